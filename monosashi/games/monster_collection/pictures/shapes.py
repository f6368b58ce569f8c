"""The shapes of a field: units, what has become of them, and the measures of both."""

from collections.abc import Mapping

from monosashi.pictures.measure import n

CELL, GAP = 128, 6
TILE, ROOF, CHIP, STEP = 42, 6, 19, 23
"""Units are tiles, at least twice as high as the chips that stand for those who have left; a chip takes a ``STEP``."""

BETWEEN = 4
"""How far units stand apart."""

WIDE, INSET = CELL - 8, 4
"""How wide a unit is, and how far from the edge of its area."""


def outline(seat: str, tile: int) -> str:
    """The outline of a unit, which points the way its side marches."""
    half = n(WIDE / 2)
    return {
        "s": f"M0 {ROOF}L{half} 0L{WIDE} {ROOF}V{tile}H0Z",
        "n": f"M0 0H{WIDE}V{tile - ROOF}L{half} {tile}L0 {tile - ROOF}Z",
        "o": f"M0 0H{WIDE}V{tile}H0Z",
    }[seat]


def unit(seat: str, ready: bool, tile: int = TILE) -> str:
    """A tile with its card: upright if the unit is ready, on its side if it is exhausted."""
    top = 20 if seat == "n" else 26
    place = f'x="8" y="{top}" width="6" height="9"' if ready else f'x="6.5" y="{top + 1.5}" width="9" height="6"'
    lying = "" if ready else " bf-z"
    return f'<path class="bf-tile{lying}" d="{outline(seat, tile)}"/><rect class="bf-card" {place} rx="1"/>'


def pieces(prefix: str, tile: int = TILE) -> Mapping[str, str]:
    """The tiles of both sides and of nobody, ready and exhausted."""
    return {
        f"{prefix}{seat}{'' if ready else 'z'}": unit(seat, ready, tile) for seat in "sno" for ready in (True, False)
    }


def marks(prefix: str) -> Mapping[str, str]:
    """The signs of both sides (``by-``: small), where somebody has fought, and what is left of a unit that is gone."""
    return {
        f"{prefix}sign-s": '<path class="bf-tile" d="M0 5L6 0L12 5V14H0Z"/>',
        f"{prefix}sign-n": '<path class="bf-tile" d="M0 0H12V9L6 14L0 9Z"/>',
        f"{prefix}by-s": '<path class="bf-tile" d="M0 4L4.5 0L9 4V10H0Z"/>',
        f"{prefix}by-n": '<path class="bf-tile" d="M0 0H9V6L4.5 10L0 6Z"/>',
        f"{prefix}fought": '<path class="bf-cross" d="M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5"/>',
        f"{prefix}chip": f'<rect class="bf-chip" width="{WIDE}" height="{CHIP}" rx="4"/>',
    }
