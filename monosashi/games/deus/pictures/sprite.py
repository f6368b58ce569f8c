"""The shapes of the battlefield: areas, units, markers."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from monosashi.pictures.measure import n

CELL, GAP = 128, 6
TILE, ROOF, CHIP, STEP = 42, 6, 19, 23
"""Units are tiles, twice as high as the chips that stand for those who have left; a row of an area is a ``STEP``."""

WIDE = CELL - 12
HEAD = 24
ROWS = range(2, 25)
"""How many steps high the areas of a page's shapes can be; higher ones are drawn in place."""


def height(steps: int) -> int:
    """How high an area of so many steps is."""
    return HEAD + STEP * steps + 2


def _tile(seat: str) -> str:
    """The outline of a unit, which points the way its side marches."""
    half = n(WIDE / 2)
    return {
        "s": f"M0 {ROOF}L{half} 0L{WIDE} {ROOF}V{TILE}H0Z",
        "n": f"M0 0H{WIDE}V{TILE - ROOF}L{half} {TILE}L0 {TILE - ROOF}Z",
        "o": f"M0 0H{WIDE}V{TILE}H0Z",
    }[seat]


def _unit(seat: str, ready: bool) -> str:
    """A tile with its card: upright if the unit is ready, on its side if it is exhausted."""
    top = 20 if seat == "n" else 26
    place = f'x="8" y="{top}" width="6" height="9"' if ready else f'x="6.5" y="{top + 1.5}" width="9" height="6"'
    lying = "" if ready else " bf-z"
    return f'<path class="bf-tile{lying}" d="{_tile(seat)}"/><rect class="bf-card" {place} rx="1"/>'


@cache
def row(rank: str, steps: int) -> str:
    """The three areas of a rank with their names."""
    high = height(steps)
    outline = "".join(f"M{i * (CELL + GAP)} 0h{CELL}v{high}h-{CELL}z" for i in range(3))
    names = "".join(f'<tspan x="{8 + i * (CELL + GAP)}">{column}{rank}</tspan>' for i, column in enumerate("abc"))
    return f'<path class="bf-land bf-l{rank}" d="{outline}"/><text class="bf-at" y="16">{names}</text>'


SHAPES: Mapping[str, str] = MappingProxyType(
    {f"{seat}{'' if ready else 'z'}": _unit(seat, ready) for seat in "sno" for ready in (True, False)}
    | {
        "sign-s": '<path class="bf-tile" d="M0 5L6 0L12 5V14H0Z"/>',
        "sign-n": '<path class="bf-tile" d="M0 0H12V9L6 14L0 9Z"/>',
        "control": '<path class="bf-icon" d="M-4 0L0-5L4 0L0 5Z"/>',
        "fought": '<path class="bf-cross" d="M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5"/>',
        "chip": f'<rect class="bf-chip" width="{WIDE}" height="{CHIP}" rx="4"/>',
    }
    | {f"r{rank}{steps}": row(rank, steps) for rank in "321" for steps in ROWS}
)
