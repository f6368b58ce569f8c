"""Ownership markers (the draft's section on marches): a front area is whose marker lies on it, units or not."""

from reference_engine.deus import victory
from reference_engine.deus.board import FRONT
from reference_engine.deus.position import Position, owners
from reference_engine.deus.procedures import AfterBattle, Marching
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import Seat, units_in


def is_contested(game: Context[Position], area: str) -> bool:
    """A front area without the marching side's marker, or with enemies in it.

    An area with a marker is its owner's, whether or not units are there; one with the opponent's is the enemy's.

    Clauses: deus.draft.control.marker_is_control, deus.draft.control.enemy_marker
    """
    if area not in FRONT:
        return False
    position = game.position
    enemies = any(unit.area == area and unit.owner != position.marching for unit in position.units.values())
    return enemies or owners(position).get(area) != position.marching


@judgement
def place(game: Context[Position], area: str, seat: Seat, clause: str) -> None:
    """The area becomes this player's; a marker of the other one goes back to its owner."""
    position = game.position
    if owners(position).get(area) != seat:
        position.ownership = dict(sorted({**owners(position), area: seat}.items()))
        game.emit(Event("ownership_marker", clause, seat=seat, place=area))


@judgement
def markers_of(game: Context[Position], seat: str) -> int:
    """On how many front areas a player's markers lie."""
    return sum(owner == seat for owner in owners(game.position).values())


def holds_three_markers(game: Context[Position], seat: str) -> bool:
    """Own markers lie on all three front areas, units or not.

    Clauses: deus.draft.victory.three_markers
    """
    return markers_of(game, seat) == len(FRONT)


def take_control(game: Context[Position], march: Marching) -> Next:
    """Units that marched without a battle make the area their side's.

    Clauses: deus.draft.march.unopposed_takes_control
    """
    position = game.position
    if march.contested and not march.fought and units_in(position, march.contested, position.marching):
        place(game, march.contested, position.marching, "deus.draft.march.unopposed_takes_control")
    return None


def winner_takes_control(game: Context[Position], frame: AfterBattle) -> Next:
    """Whoever alone is left in the area places a marker there.

    Clauses: deus.draft.after.A, deus.draft.after.B
    """
    position = game.position
    left = {unit.owner for unit in units_in(position, frame.area)}
    if len(left) == 1:
        seat = left.pop()
        place(game, frame.area, seat, "deus.draft.after.A" if seat == position.marching else "deus.draft.after.B")
    return None


def check_after_march(game: Context[Position], march: Marching) -> Next:
    """The third marker wins.

    Clauses: deus.draft.victory.three_markers
    """
    return None if march.fought else victory.check(game, "deus.draft.victory.three_markers")


def check_after_battle(game: Context[Position], _frame: AfterBattle) -> Next:
    """The third marker wins, the defending side, too.

    Clauses: deus.draft.victory.three_markers
    """
    return victory.check(game, "deus.draft.victory.three_markers")


def nothing_vacated(_game: Context[Position]) -> None:
    """An area that is left empty keeps its marker; no other one is placed.

    Clauses: deus.draft.control.marker_is_control
    """
