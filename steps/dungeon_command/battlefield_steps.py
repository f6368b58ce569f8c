"""Given: the battlefield, its terrain, the chests on it, whose turn it is.

Nothing is played here; the position is put on the table when somebody acts or looks.
"""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import column
from . import maps
from .phrases import step


def _squares(case: Case) -> maps.Squares:
    """What the squares of the battlefield are, as far as the scenario has drawn it."""
    found: maps.Squares = case.notes.setdefault("squares", maps.open_squares(8, 8))
    return found


def _drawn(case: Case, squares: maps.Squares) -> None:
    """The map as it is now; what a chest lies on is a treasure square, so that no engine has to take it elsewhere."""
    for square in case.arrangement.get("treasures", {}):
        if maps.at(squares, square) not in (None, ("wall",)):
            maps.become(squares, square, "treasure")
    case.notes["squares"] = squares
    case.arrangement["battlefield"] = maps.battlefield(case.notes.get("map side", "dungeon"), squares)


@step("the battlefield is")
def battlefield_is(case: Case, table: DataTable) -> None:
    """A map, drawn in rows of signs, the uppermost row first."""
    _drawn(case, maps.read(column(table)))


@step("the battlefield is {n} by {n2} open squares")
def open_squares(case: Case, n: int, n2: int) -> None:
    """So many columns and rows; the lowest row is South's start area, the uppermost North's."""
    _drawn(case, maps.open_squares(n, n2))


@step("the battlefield is the map {card}")
def specimen_map(case: Case, card: str) -> None:
    """One of the specimen maps, by its name."""
    case.need("setup")
    case.arrangement["battlefield"] = card


@step("the battlefield is {open}")
def battlefield_side(case: Case, open: str) -> None:
    """Which sides of the tiles lie up; a dungeon, unless something else is said."""
    case.notes["map side"] = "outdoor" if open == "outdoors" else "dungeon"
    _drawn(case, _squares(case))


@step("{squares} is {terrain}", "{squares} are {terrain}")
def squares_are(case: Case, squares: tuple[str, ...], terrain: str) -> None:
    """Squares are this, beside what they were; walls are nothing else."""
    found = _squares(case)
    for square in squares:
        maps.become(found, square, maps.WORDS[terrain])
    _drawn(case, found)


@step("a chest of {n} lies {face} on {square}", "a chest of {n} with {n2} left lies {face} on {square}")
def chest_lies(case: Case, n: int, face: str, square: str, n2: int | None = None) -> None:
    """A treasure chest with its number, and the tokens left in it, on a treasure square."""
    chest: dict[str, Any] = {"number": n, "face_down": face == "face down"}
    case.arrangement.setdefault("treasures", {})[square] = chest if n2 is None else {**chest, "left": n2}
    if not isinstance(case.arrangement["battlefield"], str):
        _drawn(case, _squares(case))


@step("it is {seat}'s {phase} phase")
def phase_of_seat(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is and which phase is about to begin.

    Unless told otherwise South had the first turn, and this is the first round.
    """
    case.arrangement["turn_player"] = seat
    case.arrangement["phase"] = phase
    case.arrangement.setdefault("first_player", "south")
    case.arrangement.setdefault("turn", 1 if seat == case.arrangement["first_player"] else 2)


@step("it is turn {n}")
def turn_number(case: Case, n: int) -> None:
    """The number of the turn, counted over both players from 1."""
    case.arrangement["turn"] = n


@step("{seat} had the first turn")
def had_first_turn(case: Case, seat: str) -> None:
    """Who went first."""
    case.arrangement["first_player"] = seat
