"""The battlefield: nine areas, three columns by three ranks; rank 2 is the front (rulebook pages 8 and 15)."""

from typing import Final

FRONT: Final = ("a2", "b2", "c2")
TERRITORY: Final = {"south": ("a1", "b1", "c1"), "north": ("a3", "b3", "c3")}
AREAS: Final = (*TERRITORY["south"], *FRONT, *TERRITORY["north"])
"""The nine areas; units exist only here.

Clauses: deus.zone.battlefield
"""


def neighbours(area: str, *, diagonal: bool) -> tuple[str, ...]:
    """The orthogonally adjacent areas, or all surrounding ones.

    The rulebook shows march ranges in a figure only; this reading is a ruling.

    Clauses: deus.march.range.fly, deus.march.range.walk, deus.ruling.walk_four_fly_eight
    """
    column, rank = ord(area[0]), int(area[1])
    near = []
    for other in AREAS:
        across, along = abs(ord(other[0]) - column), abs(int(other[1]) - rank)
        if across + along == 1 or (diagonal and across == along == 1):
            near.append(other)
    return tuple(near)


WALK: Final = {area: neighbours(area, diagonal=False) for area in AREAS}
FLY: Final = {area: neighbours(area, diagonal=True) for area in AREAS}
RANGE: Final = {"walk": WALK, "fly": FLY}
"""March type -> area -> areas in march range.

Clauses: deus.march.range_by_type
"""
