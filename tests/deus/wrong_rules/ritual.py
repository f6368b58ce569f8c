"""Wrong rituals."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import abilities, costs, zones
from reference_engine.monster_collection.position import card_of, opponent


def kind_of(game: Any, card: str) -> str:
    """The kind of a card."""
    return str(card_of(game, card).kind)


def free_for(edition: Edition, kind: str) -> Edition:
    """The table in which whoever uses a card of this kind gets its power back."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].power
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == kind:
            zones.change_player(game, seat, power=before)
        return outcome

    return amend.around(edition, "use", use)


@mutant("deus.ritual.main_phase_only", "rituals are used in the normal summon phase, too")
def rituals_in_the_summon_phase(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "summon", "use")


@mutant("deus.ritual.main_phase_only", "the defending side may use a ritual instead of an intercept")
def rituals_during_an_intercept(edition: Edition) -> Edition:
    """One more act is on offer, to the defending side."""
    return amend.offer(edition, "intercept", "use")


@mutant("deus.ritual.main_phase_only", "a main phase is not over before each ritual in the hand has been used")
def rituals_must_be_used(edition: Edition) -> Edition:
    """One more condition."""

    def used(game: Any, seat: str, _answer: Any) -> str | None:
        hand = game.position.players[seat].hand
        return "a ritual is left" if any(kind_of(game, card) == "ritual_spell" for card in hand) else None

    return amend.condition(edition, "end_phase", "deus.ritual.main_phase_only", used)


@mutant("deus.ritual.sources", "rituals of unit cards in the hand are not thought of")
def units_have_no_rituals(edition: Edition) -> Edition:
    """One of the three sources is missing."""

    def no_unit(game: Any, _seat: str, answer: Any) -> str | None:
        return "a unit" if kind_of(game, answer.card) == "unit" and not game.position.battle else None

    return amend.condition(edition, "use", "deus.ritual.sources", no_unit)


@mutant("deus.ritual.sources", "only ritual spells are rituals")
def summoners_have_no_rituals(edition: Edition) -> Edition:
    """One of the three sources is missing."""

    def no_summoner(game: Any, _seat: str, answer: Any) -> str | None:
        return "a summoner" if kind_of(game, answer.card) == "summoner" else None

    return amend.condition(edition, "use", "deus.ritual.sources", no_summoner)


@mutant("deus.ritual.spell_cost", "ritual spells are free once they are in the hand")
def ritual_spells_are_free(edition: Edition) -> Edition:
    """The power comes back."""
    return free_for(edition, "ritual_spell")


@mutant("deus.ritual.spell_cost", "a cost that is 1 too high for the power left can be paid with all of it")
def one_short_is_enough(edition: Edition) -> Edition:
    """Off by one."""

    def short(game: Any, seat: str, answer: Any) -> str | None:
        cost = abilities.ability_of(game, answer).cost.power
        return "too little power" if cost > game.position.players[seat].power + 1 else None

    return amend.condition(edition, "use", "deus.ritual.spell_cost", short)


@mutant("deus.ritual.spell_cost", "ritual spells are used from the discard pile, too")
def from_the_discard_pile(edition: Edition) -> Edition:
    """The place is not looked at."""
    return edition.without("deus.cards.ritual_spell.from_hand")


@mutant("deus.ritual.spell_discard", "a ritual spell goes back to the hand")
def ritual_spells_come_back(edition: Edition) -> Edition:
    """The card is not used up."""

    def put_away(game: Any, frame: Any) -> Any:
        if frame.spell and kind_of(game, frame.card) == "ritual_spell":
            hand = game.position.players[frame.seat].hand
            zones.change_player(game, frame.seat, hand=(*hand, frame.card))
            frame.spell = False
        return edition.procedures["effect"]["put_card_away"](game, frame)

    return amend.step(edition, "effect", "put_card_away", put_away)


@mutant("deus.ritual.spell_discard", "a ritual spell is out of the game once it has been used")
def ritual_spells_vanish(edition: Edition) -> Edition:
    """The card goes nowhere."""
    return amend.without_step(edition, "effect", "put_card_away")


@mutant("deus.ritual.summoner_cost", "the summoner's rituals are free")
def summoners_are_free(edition: Edition) -> Edition:
    """The power comes back."""
    return free_for(edition, "summoner")


@mutant("deus.ritual.summoner_cost", "the opponent pays for the summoner's rituals")
def the_opponent_pays(edition: Edition) -> Edition:
    """The wrong side's power is taken."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].power
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == "summoner":
            spent = before - game.position.players[seat].power
            zones.change_player(game, seat, power=before)
            zones.gain_power(game, opponent(seat), -spent)
        return outcome

    return amend.around(edition, "use", use)


@mutant("deus.ritual.summoner_repeat", "a summoner's ritual takes all the power that is left")
def all_the_power_goes(edition: Edition) -> Edition:
    """There is nothing to repeat it with."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == "summoner":
            zones.change_player(game, seat, power=0)
        return outcome

    return amend.around(edition, "use", use)


@mutant("deus.ritual.summoner_repeat", "a summoner is used once in a main phase")
def once_a_phase(edition: Edition) -> Edition:
    """A used one is put aside."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if kind_of(game, answer.card) == "summoner":
            zones.change_player(game, seat, aside=(*game.position.players[seat].aside, answer.card))
        return outcome

    def unused(game: Any, seat: str, answer: Any) -> str | None:
        return "used already" if answer.card in game.position.players[seat].aside else None

    return amend.condition(amend.around(edition, "use", use), "use", "deus.ritual.summoner_repeat", unused)


@judgement(costs.short_of_power, "deus.ritual.summoner_repeat", "power that was once there pays for ever")
def power_is_not_looked_at(_real: Any, _game: Any, _seat: str, _cost: Any) -> None:
    """A summoner with nothing left can go on."""


@mutant("deus.ritual.unit_hand", "a unit card whose ritual is used is discarded")
def ritual_units_are_discarded(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "hand_ritual_card_stays", "discarded")


@mutant("deus.ritual.unit_hand", "rituals of unit cards are used on the battlefield")
def rituals_on_the_battlefield(edition: Edition) -> Edition:
    """The wrong place."""

    def on_the_battlefield(game: Any, _seat: str, answer: Any) -> str | None:
        if kind_of(game, answer.card) != "unit" or abilities.ability_of(game, answer).timing != "ritual":
            return None
        return None if answer.card in game.position.units else "not on the battlefield"

    return amend.condition(edition, "use", "deus.ritual.unit_hand", on_the_battlefield)


@mutant("deus.ritual.unit_hand", "rituals of unit cards in the hand are free")
def unit_rituals_are_free(edition: Edition) -> Edition:
    """The power comes back."""
    return free_for(edition, "unit")
