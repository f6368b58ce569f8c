"""Wrong cards, counters, markers and dice."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, drawn, judgement, step, table
from reference_engine.deus import quiet
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.cards import Damage
from reference_engine.monster_collection.effects import parts_of


def _first(edition: Edition, kind: str) -> Any:
    return next(card for card in edition.cards.values() if card.kind == kind)


with clause("deus.components.faction_contents"):

    @wrong("a faction has four battle spells and two ritual spells", table)
    def _(edition):
        spell = next(card for card in edition.cards.values() if card.kind == "battle_spell" and card.copies == 1)
        return edition.amended(edition.name, cards={spell.name: replace(spell, kind="ritual_spell")})

    @wrong("a faction has a fifteenth unit", table)
    def _(edition):
        unit = _first(edition, "unit")
        return edition.amended(edition.name, cards={unit.name: replace(unit, copies=unit.copies + 1)})


with clause("deus.components.card_total"):

    @wrong("the set has one token card, 127 cards in all", table)
    def _(edition):
        return edition.amended(edition.name, cards={_first(edition, "token").name: None})

    @wrong("the summoners come on top of 21 cards, 134 in all", table)
    def _(edition):
        twice = {name: replace(card, copies=2) for name, card in edition.cards.items() if card.kind == "summoner"}
        return edition.amended(edition.name, cards=twice)


with clause("deus.components.strain_tokens"):

    @wrong("the first faction has the tokens", table)
    def _(edition):
        home = next(iter(edition.cards.values())).faction
        moved = {name: replace(card, faction=home) for name, card in edition.cards.items() if card.kind == "token"}
        return edition.amended(edition.name, cards=moved)

    @wrong("each of two factions has one token", table)
    def _(edition):
        home = next(iter(edition.cards.values())).faction
        token = _first(edition, "token")
        return edition.amended(edition.name, cards={token.name: replace(token, faction=home)})


with clause("deus.components.power_counters_10"):

    @wrong("no power is gained beyond ten counters in all", judgement, zones.gain_power)
    def _(real, game, seat, count):
        left = 10 - sum(player.power for player in game.position.players.values())
        return real(game, seat, min(count, max(0, left)))

    @wrong("the power charge gives its counter to both players", after_step, "power_charge", "gain_power")
    def _(game, _frame):
        zones.gain_power(game, "north" if game.position.marching == "south" else "south", 1)


with clause("deus.components.control_markers_3"):

    @wrong("there are only two control markers", judgement, "vacated areas")
    def _(real, game):
        real(game)
        game.position.control_markers = game.position.control_markers[:2]

    @wrong("a new control marker moves the old one", judgement, "vacated areas")
    def _(real, game):
        before = game.position.control_markers
        real(game)
        if game.position.control_markers != before:
            game.position.control_markers = game.position.control_markers[-1:]

    mutant(
        "an area left without the physical piece may be met by an intercept",
        judgement("vacated areas", lambda _game: None),
        judgement(
            "intercept possible",
            lambda game, frame: bool(frame.was_empty) and frame.contested not in game.position.control_markers,
        ),
    )

    @wrong("control markers lie anywhere and on each other", judgement, quiet.marker_faults)
    def _(real, edition, position):
        bare = position.copied()
        bare.control_markers, bare.start_owner = ((), {})
        return list(real(edition, bare))


with clause("deus.components.battle_markers_3"):

    @wrong("there is one battle marker, which moves to the latest battle", step, "after_battle", "place_battle_marker")
    def _(game, frame):
        game.position.battle_markers = (frame.area,)

    @wrong("battle markers lie anywhere and on each other", judgement, quiet.marker_faults)
    def _(real, edition, position):
        bare = position.copied()
        bare.battle_markers = ()
        return list(real(edition, bare))


with clause("deus.components.dice_2"):

    @wrong("damage of a fixed amount rolls dice, too", step, "effect", "roll_dice")
    def _(game, frame):
        dice = sum(part.dice or 1 for part in parts_of(game, frame) if isinstance(part, Damage))
        draws = tuple(Draw("effect die", frame.seat, sides=6) for _ in range(dice))
        return Decision(CHANCE, "effect_dice", "deus.dice.nD", about=frame.card, draws=draws) if draws else None

    @wrong("both sides roll for the first move of every march", table)
    def _(edition):
        def roll(game, frame):
            if frame.fought:
                return None
            draws = tuple(Draw("initiative die", seat, sides=6) for seat in ("south", "north"))
            return Decision(CHANCE, "initiative_dice", "deus.components.dice_2", draws=draws)

        rules = step("march", "check_victory", roll)(edition)
        return drawn("check_victory", lambda *_: None)(rules)
