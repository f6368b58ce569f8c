"""After the battle (page 25): exhaustion, battle marker, outcomes A to F, returns."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from reference_engine.deus import limit_adjustment, victory
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import AfterBattle
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, both_sides, opponent, units_in


class BattleEnding(Struct, frozen=True):
    """One line of the book's list: who is left, after what kind of battle, and which sides go back."""

    marching_left: bool
    defending_left: bool
    intercepted: bool | None
    marching_returns: bool = False
    defending_returns: bool = False


ENDINGS: Mapping[str, BattleEnding] = MappingProxyType(
    {
        "A": BattleEnding(True, False, None),
        "B": BattleEnding(False, True, True),
        "C": BattleEnding(True, True, True, marching_returns=True, defending_returns=True),
        "D": BattleEnding(False, True, False),
        "E": BattleEnding(True, True, False, marching_returns=True),
        "F": BattleEnding(False, False, None),
    }
)
"""Outcomes A to F.

Clauses: deus.after.A, deus.after.B, deus.after.C, deus.after.D, deus.after.E, deus.after.F
"""


def exhaust_ready_units(game: Context[Position], frame: AfterBattle) -> Next:
    """All ready units of both sides that took part in this battle become exhausted, those moved out of it included.

    Clauses: deus.after.exhaust_unacted, deus.march.exhaust_after_battle, deus.ruling.post_battle_exhausts_battle_only
    """
    moved_out = [unit for unit in game.position.units.values() if unit.moved_out]
    for unit in moved_out:
        zones.change_unit(game, unit.id, moved_out=False)
    zones.exhaust(game, [*units_in(game.position, frame.area), *moved_out], "deus.after.exhaust_unacted")
    return None


def place_battle_marker(game: Context[Position], frame: AfterBattle) -> Next:
    """Every battle, however it ended, leaves a battle marker.

    Clauses: deus.after.battle_marker, deus.ruling.battle_marker_every_outcome,
        deus.ruling.unopposed_march_no_battle_marker
    """
    position = game.position
    if frame.area not in position.battle_markers:
        position.battle_markers = (*position.battle_markers, frame.area)
        game.emit(Event("battle_marker", "deus.after.battle_marker", place=frame.area))
    return None


def judge_outcome(game: Context[Position], frame: AfterBattle) -> Next:
    """Which of A to F applies."""
    position = game.position
    marching_left, defending_left = (bool(units_in(position, frame.area, seat)) for seat in both_sides(position))
    for letter, ending in game.edition.judgements["endings"].items():
        if (ending.marching_left, ending.defending_left) == (marching_left, defending_left) and (
            ending.intercepted in (None, frame.intercepted)
        ):
            frame.ending = letter
    game.emit(Event("outcome", f"deus.after.{frame.ending}", place=frame.area))
    return None


def returning_sides(game: Context[Position], frame: AfterBattle) -> list[Seat]:
    """The sides whose units go back where they came from."""
    ending = game.edition.judgements["endings"][frame.ending]
    marching, defending = both_sides(game.position)
    return [seat for seat, goes in ((marching, ending.marching_returns), (defending, ending.defending_returns)) if goes]


def return_units(game: Context[Position], frame: AfterBattle) -> Next:
    """In C both sides, in E the marching side go back to their origins.

    Clauses: deus.after.C, deus.after.E
    """
    for seat in returning_sides(game, frame):
        for unit in units_in(game.position, frame.area, seat):
            if unit.id in frame.origins:
                zones.move(game, unit.id, frame.origins[unit.id], f"deus.after.{frame.ending}")
    return None


def marching_side_adjusts(game: Context[Position], _frame: AfterBattle) -> Next:
    """Overfull areas of the marching side are adjusted first.

    Clauses: deus.limit_adjust.order
    """
    return limit_adjustment.adjust_areas(game, game.position.marching)


def defending_side_adjusts(game: Context[Position], _frame: AfterBattle) -> Next:
    """Then those of the defending side.

    Clauses: deus.limit_adjust.order
    """
    return limit_adjustment.adjust_areas(game, opponent(game.position.marching))


def check_victory(game: Context[Position], _frame: AfterBattle) -> Next:
    """The end of a battle is one of the three moments of victory.

    Clauses: deus.after.victory_check, deus.victory.check_after_battle
    """
    return victory.check(game, "deus.victory.check_after_battle")
