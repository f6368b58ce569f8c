"""Wrong rituals."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, condition, judgement, perform, step, table
from reference_engine.monster_collection import abilities, costs, zones
from reference_engine.monster_collection.position import card_of, opponent


def kind_of(game: Any, card: str) -> str:
    """The kind of a card."""
    return str(card_of(game, card).kind)


with clause("deus.ritual.main_phase_only") as this:

    @wrong("a main phase is not over before each ritual in the hand has been used", condition, "end_phase", this)
    def _(game, seat, _answer):
        hand = game.position.players[seat].hand
        return any(kind_of(game, card) == "ritual_spell" for card in hand)


with clause("deus.ritual.sources") as this:

    @wrong("rituals of unit cards in the hand are not thought of", condition, "use", this)
    def _(game, _seat, answer):
        return kind_of(game, answer.card) == "unit" and not game.position.battle

    @wrong("only ritual spells are rituals", condition, "use", this)
    def _(game, _seat, answer):
        return kind_of(game, answer.card) == "summoner"


def free_for(kind: str) -> Bend:
    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].power
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == kind:
            zones.change_player(game, seat, power=before)
        return outcome

    return perform("use", use)


with clause("deus.ritual.spell_cost") as this:
    mutant("ritual spells are free once they are in the hand", free_for("ritual_spell"))

    @wrong("a cost that is 1 too high for the power left can be paid with all of it", condition, "use", this)
    def _(game, seat, answer):
        cost = abilities.ability_of(game, answer).cost.power
        return cost > game.position.players[seat].power + 1


with clause("deus.ritual.spell_discard"):

    @wrong("a ritual spell goes back to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        if frame.spell and kind_of(game, frame.card) == "ritual_spell":
            hand = game.position.players[frame.seat].hand
            zones.change_player(game, frame.seat, hand=(*hand, frame.card))
            frame.spell = False
        return real(game, frame)


with clause("deus.ritual.summoner_cost"):
    mutant("the summoner's rituals are free", free_for("summoner"))

    @wrong("the opponent pays for the summoner's rituals", perform, "use")
    def _(real, game, frame, seat, answer):
        before = game.position.players[seat].power
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == "summoner":
            spent = before - game.position.players[seat].power
            zones.change_player(game, seat, power=before)
            zones.gain_power(game, opponent(seat), -spent)
        return outcome


with clause("deus.ritual.summoner_repeat"):
    mutant("power that was once there pays for ever", judgement(costs.short_of_power, lambda *_: None))

    @wrong("a summoner's ritual takes all the power that is left", after_act, "use")
    def _(game, seat, answer):
        if kind_of(game, answer.card) == "summoner":
            zones.change_player(game, seat, power=0)

    @wrong("a summoner is used once in a main phase", table)
    def _(edition):
        def use(real, game, frame, seat, answer):
            outcome = real(game, frame, seat, answer)
            if kind_of(game, answer.card) == "summoner":
                zones.change_player(game, seat, aside=(*game.position.players[seat].aside, answer.card))
            return outcome

        def unused(game, seat, answer):
            return "used already" if answer.card in game.position.players[seat].aside else None

        return condition("use", "deus.ritual.summoner_repeat", unused)(perform("use", use)(edition))


with clause("deus.ritual.unit_hand") as this:
    mutant("rituals of unit cards in the hand are free", free_for("unit"))

    @wrong("rituals of unit cards are used on the battlefield", condition, "use", this)
    def _(game, _seat, answer):
        if kind_of(game, answer.card) != "unit" or abilities.ability_of(game, answer).timing != "ritual":
            return None
        return answer.card not in game.position.units
