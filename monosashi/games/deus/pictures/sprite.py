"""The shapes of the battlefield: areas and markers, beside the units that every game of the family has."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from monosashi.games.monster_collection.pictures.shapes import CELL, GAP, STEP, marks, pieces

HEAD = 24
"""How much of an area its name takes."""

ROWS = range(2, 25)
"""How many steps high the areas of a page's shapes can be; higher ones are drawn in place."""


def height(steps: int) -> int:
    """How high an area of so many steps is."""
    return HEAD + STEP * steps + 2


@cache
def row(rank: str, steps: int) -> str:
    """The three areas of a rank with their names."""
    high = height(steps)
    outline = "".join(f"M{i * (CELL + GAP)} 0h{CELL}v{high}h-{CELL}z" for i in range(3))
    names = "".join(f'<tspan x="{8 + i * (CELL + GAP)}">{column}{rank}</tspan>' for i, column in enumerate("abc"))
    return f'<path class="bf-land bf-l{rank}" d="{outline}"/><text class="bf-at" y="16">{names}</text>'


SHAPES: Mapping[str, str] = MappingProxyType(
    {**pieces(""), **marks("")}
    | {"control": '<path class="bf-icon" d="M-4 0L0-5L4 0L0 5Z"/>'}
    | {f"r{rank}{steps}": row(rank, steps) for rank in "321" for steps in ROWS}
)
