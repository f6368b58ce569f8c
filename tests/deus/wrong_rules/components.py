"""Wrong cards, counters, markers and dice."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import quiet
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.cards import Damage
from reference_engine.monster_collection.effects import parts_of


def _first(edition: Edition, kind: str) -> Any:
    return next(card for card in edition.cards.values() if card.kind == kind)


@mutant("deus.components.faction_contents", "a faction has four battle spells and two ritual spells")
def two_ritual_spells(edition: Edition) -> Edition:
    """Change the kind of one card."""
    spell = next(card for card in edition.cards.values() if card.kind == "battle_spell" and card.copies == 1)
    return edition.amended(edition.name, cards={spell.name: replace(spell, kind="ritual_spell")})


@mutant("deus.components.faction_contents", "a faction has a fifteenth unit")
def fifteenth_unit(edition: Edition) -> Edition:
    """Print one copy more."""
    unit = _first(edition, "unit")
    return edition.amended(edition.name, cards={unit.name: replace(unit, copies=unit.copies + 1)})


@mutant("deus.components.card_total", "the set has one token card, 127 cards in all")
def one_token_missing(edition: Edition) -> Edition:
    """Take one token out."""
    return edition.amended(edition.name, cards={_first(edition, "token").name: None})


@mutant("deus.components.card_total", "the summoners come on top of 21 cards, 134 in all")
def summoners_on_top(edition: Edition) -> Edition:
    """Print every summoner twice."""
    twice = {name: replace(card, copies=2) for name, card in edition.cards.items() if card.kind == "summoner"}
    return edition.amended(edition.name, cards=twice)


@mutant("deus.components.strain_tokens", "the first faction has the tokens")
def tokens_of_the_first_faction(edition: Edition) -> Edition:
    """Move them."""
    home = next(iter(edition.cards.values())).faction
    moved = {name: replace(card, faction=home) for name, card in edition.cards.items() if card.kind == "token"}
    return edition.amended(edition.name, cards=moved)


@mutant("deus.components.strain_tokens", "each of two factions has one token")
def a_token_each(edition: Edition) -> Edition:
    """Move one of them."""
    home = next(iter(edition.cards.values())).faction
    token = _first(edition, "token")
    return edition.amended(edition.name, cards={token.name: replace(token, faction=home)})


@judgement(zones.gain_power, "deus.components.power_counters_10", "no power is gained beyond ten counters in all")
def ten_counters_in_all(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Look into the box first."""
    left = 10 - sum(player.power for player in game.position.players.values())
    return real(game, seat, min(count, max(0, left)))


@mutant("deus.components.power_counters_10", "the power charge gives its counter to both players")
def charge_for_both(edition: Edition) -> Edition:
    """Charge twice."""

    def other_too(game: Any, _frame: Any) -> Next:
        zones.gain_power(game, "north" if game.position.marching == "south" else "south", 1)
        return None

    return amend.after_step(edition, "power_charge", "gain_power", other_too)


@judgement("vacated areas", "deus.components.control_markers_3", "there are only two control markers")
def two_control_markers(real: Callable[..., None], game: Any) -> None:
    """Place no third one."""
    real(game)
    game.position.control_markers = game.position.control_markers[:2]


@judgement("vacated areas", "deus.components.control_markers_3", "a new control marker moves the old one")
def one_control_marker(real: Callable[..., None], game: Any) -> None:
    """Leave the newest only."""
    before = game.position.control_markers
    real(game)
    if game.position.control_markers != before:
        game.position.control_markers = game.position.control_markers[-1:]


@mutant("deus.components.control_markers_3", "an area left without the physical piece may be met by an intercept")
def the_piece_decides(edition: Edition) -> Edition:
    """Ask for the piece instead of who was there."""

    def possible(game: Any, frame: Any) -> bool:
        return bool(frame.was_empty) and frame.contested not in game.position.control_markers

    return amend.rule(edition, "intercept possible", possible)


@judgement(quiet.marker_faults, "deus.components.control_markers_3", "control markers lie anywhere and on each other")
def control_markers_anywhere(real: Callable[..., Any], edition: Edition, position: Any) -> list[str]:
    """Look at battle markers only."""
    bare = position.copied()
    bare.control_markers, bare.start_owner = (), {}
    return list(real(edition, bare))


@mutant("deus.components.battle_markers_3", "there is one battle marker, which moves to the latest battle")
def one_battle_marker(edition: Edition) -> Edition:
    """Take the old ones away."""

    def move(game: Any, frame: Any) -> Next:
        game.position.battle_markers = (frame.area,)
        return None

    return amend.step(edition, "after_battle", "place_battle_marker", move)


@judgement(quiet.marker_faults, "deus.components.battle_markers_3", "battle markers lie anywhere and on each other")
def battle_markers_anywhere(real: Callable[..., Any], edition: Edition, position: Any) -> list[str]:
    """Look at control markers only."""
    bare = position.copied()
    bare.battle_markers = ()
    return list(real(edition, bare))


@mutant("deus.components.dice_2", "the dice have five sides")
def five_sides(edition: Edition) -> Edition:
    """Count one less."""
    return amend.numbers(edition, dice_sides=5)


@mutant("deus.components.dice_2", "damage of a fixed amount rolls dice, too")
def dice_for_fixed_damage(edition: Edition) -> Edition:
    """Roll a die for each damage."""

    def roll(game: Any, frame: Any) -> Next:
        dice = sum(part.dice or 1 for part in parts_of(game, frame) if isinstance(part, Damage))
        draws = tuple(Draw("effect die", frame.seat, sides=6) for _ in range(dice))
        return Decision(CHANCE, "effect_dice", "deus.dice.nD", about=frame.card, draws=draws) if draws else None

    return amend.step(edition, "effect", "roll_dice", roll)


@mutant("deus.components.dice_2", "both sides roll for the first move of every march")
def dice_for_a_march(edition: Edition) -> Edition:
    """Call for dice without a battle."""

    def roll(game: Any, frame: Any) -> Next:
        if frame.fought:
            return None
        draws = tuple(Draw("initiative die", seat, sides=6) for seat in ("south", "north"))
        return Decision(CHANCE, "initiative_dice", "deus.components.dice_2", draws=draws)

    rules = amend.step(edition, "march", "check_victory", roll)
    return amend.drawn(rules, "check_victory", lambda *_: None)
