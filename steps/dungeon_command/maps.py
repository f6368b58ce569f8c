"""Battlefields in words: rows of text to the map of a position, squares that become something else.

In the map that is made the start areas have signs of their own, explained in its legend: so that what is South's and
what is North's is said in words that can be exchanged.
"""

from collections.abc import Iterable
from typing import Any

SIGNS: dict[str, tuple[str, ...]] = {
    ".": (),
    "~": ("difficult",),
    "^": ("hazard",),
    "o": ("obstacle",),
    "#": ("wall",),
    "s": ("south",),
    "n": ("north",),
    "$": ("treasure",),
}
"""What the signs of a drawn map mean."""

PLAIN = {meanings: sign for sign, meanings in SIGNS.items() if sign not in "sn"}
"""The signs that need no explanation."""

OWN: dict[tuple[str, ...], str] = {("south",): "S", ("north",): "N"}
"""Those of the start areas."""

FURTHER = "abcdefghijklm"
"""The signs for what is several things at once, as they are needed."""

WORDS = {
    "difficult terrain": "difficult",
    "hazardous terrain": "hazard",
    "an obstacle": "obstacle",
    "obstacles": "obstacle",
    "a wall": "wall",
    "walls": "wall",
    "a treasure square": "treasure",
    "treasure squares": "treasure",
    "South's start area": "south",
    "North's start area": "north",
}
"""What a square can be said to be."""

Squares = list[list[tuple[str, ...]]]
"""What each square is: row by row, the uppermost first."""


def open_squares(columns: int, rows: int) -> Squares:
    """Plain squares; the lowest row is South's start area, the uppermost North's."""
    middle: Squares = [[()] * columns for _ in range(rows - 2)]
    return [[("north",)] * columns, *middle, [("south",)] * columns]


def read(rows: Iterable[str]) -> Squares:
    """Rows of text. Raises ValueError for a sign that means nothing."""
    found = []
    for row in rows:
        for sign in row:
            if sign not in SIGNS:
                raise ValueError(f"{sign!r} on a map means nothing; known are {' '.join(SIGNS)}")
        found.append([SIGNS[sign] for sign in row])
    return found


def battlefield(side: str, squares: Squares) -> dict[str, Any]:
    """The map of a position."""
    legend: dict[str, list[str]] = {}
    rows = ["".join(_sign(square, legend) for square in row) for row in squares]
    return {"side": side, "rows": rows, "legend": legend} if legend else {"side": side, "rows": rows}


def _sign(square: tuple[str, ...], legend: dict[str, list[str]]) -> str:
    if square in PLAIN:
        return PLAIN[square]
    known = next((sign for sign, meanings in legend.items() if tuple(meanings) == square), None)
    if known is None:
        known = OWN.get(square) or next(sign for sign in FURTHER if sign not in legend)
        legend[known] = list(square)
    return known


def at(squares: Squares, square: str) -> tuple[str, ...] | None:
    """What a square is; None if it is not there."""
    column, row = ord(square[0]) - ord("a"), len(squares) - int(square[1:])
    return squares[row][column] if 0 <= row < len(squares) and column < len(squares[0]) else None


def become(squares: Squares, square: str, what: str) -> None:
    """A square is something more than before; a wall is nothing else. Raises ValueError if it is not there."""
    column, row = ord(square[0]) - ord("a"), len(squares) - int(square[1:])
    if row < 0 or column >= len(squares[0]):
        raise ValueError(f"there is no square {square} on the map")
    before = squares[row][column]
    squares[row][column] = ("wall",) if what == "wall" else tuple(dict.fromkeys((*before, what)))
