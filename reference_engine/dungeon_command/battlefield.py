"""The battlefield: a finished map of squares, drawn as text, its terrain and start areas.

A square is called by its column's letter and its row's number; ``a1`` is the left end of the lowest row.
"""

from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase
from typing import Literal

from msgspec import Struct

from reference_engine.kernel.documents import InOrder, SeatName, Word

MapSide = Literal["dungeon", "outdoor"]
"""Which sides of the tiles lie up.

Clauses: dungeon_command.setup.side_choice
"""

TERRAIN = {
    ".": (),
    "~": ("difficult",),
    "^": ("hazard",),
    "o": ("obstacle",),
    "#": ("wall",),
    "s": ("south",),
    "n": ("north",),
    "$": ("treasure",),
}
"""What each character of a map says of its square: types of terrain, whose start area it is in, a treasure."""

MEANINGS = ("difficult", "hazard", "obstacle", "wall", "south", "north", "treasure")


class Battlefield(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A map: its rows as text, the uppermost first, a character for each square.

    ``legend`` says what further characters stand for, in the words of MEANINGS: ``{"x": ("hazard", "obstacle")}``.

    ``tiles`` names the tiles that each player's half is built from; the engine does not know how tiles look.

    Clauses: dungeon_command.setup.halves, dungeon_command.ruling.finished_map
    """

    side: MapSide
    rows: InOrder[tuple[Word, ...]]
    legend: dict[Word, InOrder[tuple[SeatName, ...]]] = {}
    tiles: dict[Literal["south", "north"], InOrder[tuple[Word, ...]]] = {}


class Chart(Struct, frozen=True, eq=False):
    """A battlefield, looked up: what is where. Coordinates are (column, row) from 0, ``a1`` is (0, 0).

    There is one for each map, so that what is worked out of it can be remembered by it.
    """

    side: MapSide
    width: int
    height: int
    squares: dict[str, tuple[str, ...]]
    places: dict[str, tuple[int, int]]

    def has(self, square: str, what: str) -> bool:
        """Whether a square is of a type of terrain, in a start area, or has a treasure printed."""
        return what in self.squares[square]

    def those(self, what: str) -> tuple[str, ...]:
        """Every square of which that is so."""
        return tuple(square for square, meanings in self.squares.items() if what in meanings)


def square_name(column: int, row: int) -> str:
    """What a square is called.

    >>> square_name(2, 4)
    'c5'
    """
    return f"{ascii_lowercase[column]}{row + 1}"


def chart(battlefield: Battlefield) -> Chart:
    """The battlefield, looked up; worked out once for each map.

    Most questions are about the map that the last one was about.
    """
    global _latest
    if _latest is None or _latest[0] is not battlefield:
        found = _charted(battlefield.side, battlefield.rows, tuple(sorted(battlefield.legend.items())))
        _latest = battlefield, found
    return _latest[1]


_latest: tuple[Battlefield, Chart] | None = None


@cache
def _charted(side: MapSide, rows: tuple[str, ...], legend: tuple[tuple[str, tuple[str, ...]], ...]) -> Chart:
    known = {**TERRAIN, **dict(legend)}
    squares: dict[str, tuple[str, ...]] = {}
    places: dict[str, tuple[int, int]] = {}
    for row, line in enumerate(reversed(rows)):
        for column, character in enumerate(line):
            name = square_name(column, row)
            squares[name] = known[character]
            places[name] = (column, row)
    return Chart(side, len(rows[0]), len(rows), squares, places)


def map_faults(battlefield: Battlefield) -> Iterator[str]:
    """How a drawing is no map."""
    rows = battlefield.rows
    if not rows or not rows[0]:
        yield "battlefield: rows: there is no square"
        return
    if len(rows) > len(ascii_lowercase) or len(rows[0]) > len(ascii_lowercase):
        yield f"battlefield: rows: a map has at most {len(ascii_lowercase)} columns and rows"
    for index, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield f"battlefield: rows[{index}]: {len(row)} squares where the first row has {len(rows[0])}"
    known = {*TERRAIN, *battlefield.legend}
    for character in dict.fromkeys("".join(rows)):
        if character not in known:
            yield f"battlefield: rows: {character!r} stands for nothing; known are {' '.join(sorted(known))}"
    for character, meanings in battlefield.legend.items():
        if len(character) != 1 or character in TERRAIN:
            yield f"battlefield: legend: {character!r} is not a character of one's own"
        for meaning in meanings:
            if meaning not in MEANINGS:
                yield f"battlefield: legend: {character}: {meaning!r} is none of {', '.join(MEANINGS)}"
        if "wall" in meanings and len(meanings) > 1:
            yield f"battlefield: legend: {character}: a wall is nothing else"
