"""The field: twelve spaces, three columns by four ranks, and how far units march on it.

South sits below: ranks 1 and 2 are South's territory, 3 and 4 North's. The text shows field and ranges in figures that
are lost; this reading is a ruling.
"""

from typing import Final

from reference_engine.monster_collection.position import Seat

AREAS: Final = tuple(f"{column}{rank}" for rank in "1234" for column in "abc")
"""The twelve spaces.

Clauses: moncolle_tcg.board.grid
"""

OWN: Final[dict[Seat, tuple[str, ...]]] = {
    "south": ("a2", "b2", "c2", "a1", "b1", "c1"),
    "north": ("c3", "b3", "a3", "c4", "b4", "a4"),
}
"""Each player's territory in the order of its numbers: 1 to 3 in front, 4 to 6 behind, left to right from their seat.

Clauses: moncolle_tcg.board.territories, moncolle_tcg.board.numbering
"""

BASE: Final[dict[Seat, str]] = {seat: spaces[4] for seat, spaces in OWN.items()}
"""Each player's base is that player's space 5.

Clauses: moncolle_tcg.board.base_space
"""

STEPS: Final[dict[str, frozenset[tuple[int, int]]]] = {
    "walk": frozenset({(0, 1), (1, 0)}),
    "fly": frozenset({(0, 1), (1, 0), (1, 1)}),
    "long_flight": frozenset({(0, 1), (1, 0), (1, 1), (0, 2), (2, 0)}),
}
"""March type -> how many columns and ranks away a destination may lie.

Clauses: moncolle_tcg.march.walk_range, moncolle_tcg.march.fly_range, moncolle_tcg.march.long_flight_range
"""


def distance(one: str, other: str) -> tuple[int, int]:
    """Columns and ranks between two spaces."""
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))


RANGE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    march: {area: tuple(other for other in AREAS if distance(area, other) in steps) for area in AREAS}
    for march, steps in STEPS.items()
}
"""March type -> space -> spaces in march range; what lies between does not matter."""

ADJACENT: Final = RANGE["walk"]
"""Space -> the spaces beside it, before and behind it."""
