"""Wrong [constant] effects."""

from collections.abc import Iterator

from monosashi.mutants import judgement
from reference_engine.monster_collection import values, zones
from reference_engine.monster_collection.cards import Change
from reference_engine.monster_collection.position import Modifier, Unit, card_of, unit_of
from tests.deus.wrong_rules.bends import Real, Table


@judgement(values.attack, "deus.constant.always_on", "constant effects do not count in an attack")
def not_in_the_attack(real: Real, game: Table, unit: Unit) -> int:
    """Only lasting ones do."""
    return (card_of(game, unit.id).attack or 0) + sum(modifier.attack for modifier in unit.modifiers)


@judgement(values.shared_constants, "deus.constant.always_on", "a constant effect skips the unit that has it")
def not_for_oneself(real: Real, game: Table, source: Unit, unit: Unit) -> list[Change]:
    """Own units are the others."""
    found: list[Change] = real(game, source, unit)
    return [change for change in found if change.to == "this" or source.id != unit.id]


@judgement(values.in_force, "deus.constant.always_on", "constant effects begin with the quick timing")
def only_from_the_quick_timing(real: Real, game: Table, source: Unit, scope: str) -> bool:
    """The line-up comes first."""
    early = ("begin_battle", "marching_side_summons", "defending_side_summons", "marching_side_lines_up")
    asleep = any(frame.name == "battle" and frame.step in early for frame in game.position.stack)
    return not asleep and bool(real(game, source, scope))


@judgement(zones.leave, "deus.constant.leaves_lose", "the constant effects of a dead unit last until the battle ends")
def they_outlive_their_unit(real: Real, game: Table, units: list[Unit], *, what: str, clause: str) -> None:
    """They become lasting effects."""
    for source in units:
        for unit in [unit for unit in game.position.units.values() if unit not in units]:
            for change in values.shared_constants(game, source, unit):
                modifier = Modifier(
                    source.id, "battle", game.position.turn, attack=change.attack, defence=change.defence
                )
                zones.lasts(game, game.position.units[unit.id], modifier)
    real(game, units, what=what, clause=clause)


@judgement(values.shared_constants, "deus.constant.leaves_lose", "an exhausted unit loses its constant effects")
def the_exhausted_lose_theirs(real: Real, game: Table, source: Unit, unit: Unit) -> list[Change]:
    """Leaving is not the only way."""
    found: list[Change] = real(game, source, unit)
    return found if source.ready else []


def _from_cards(game: Table, zone: str, unit: Unit) -> Iterator[Change]:
    """What constant effects in a zone would do if their cards were units where this unit is."""
    for seat, player in game.position.players.items():
        for card in getattr(player, zone):
            ghost = unit_of(card_of(game, card), card, seat, unit.area)
            yield from values.shared_constants(game, ghost, unit)


@judgement(values.bearing_on, "deus.constant.unit_only", "constant effects hold from the hand as well")
def from_the_hand(real: Real, game: Table, unit: Unit) -> list[Modifier | Change]:
    """Shown or not."""
    return [*real(game, unit), *_from_cards(game, "hand", unit)]


@judgement(values.bearing_on, "deus.constant.unit_only", "constant effects hold from the discard pile as well")
def from_the_discard_pile(real: Real, game: Table, unit: Unit) -> list[Modifier | Change]:
    """Face up, though."""
    return [*real(game, unit), *_from_cards(game, "discard", unit)]


@judgement(values.shared_constants, "deus.constant.unit_only", "a unit summoned instantly has no constant effects yet")
def newcomers_have_none(real: Real, game: Table, source: Unit, unit: Unit) -> list[Change]:
    """It must have been there before."""
    found: list[Change] = real(game, source, unit)
    return [] if source.instantly_summoned else found
