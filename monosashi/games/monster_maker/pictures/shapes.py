"""The shapes of a table of Monster Maker: lands, creatures, the signs of seats and attributes."""

from collections.abc import Mapping
from types import MappingProxyType

LAND, LAND_HIGH = 68, 54
"""A land of a map."""

MONSTER, MONSTER_HIGH = 130, 58
"""A monster on a newest land."""

LONG, SHORT = 97, 78
"""A character's card: upright, or on its side if it is wounded."""

ITEM = 16
"""How high an item below its character is."""

SIGNS = {
    "south": "M6 1L12 13H0Z",
    "west": "M0 1L12 7L0 13Z",
    "north": "M0 1H12L6 13Z",
    "east": "M12 1V13L0 7Z",
}
"""Triangles that point from the seat to the middle of the table."""

HATCH = "M8 20L20 8M8 34L34 8M8 48L48 8M22 48L60 10M36 48L60 24"
"""The back of a card that lies face down."""

SHAPES: Mapping[str, str] = MappingProxyType(
    {f"mm-{seat}": f'<path class="mm-sign" d="{path}"/>' for seat, path in SIGNS.items()}
    | {
        "mm-wild": f'<rect class="mm-land" width="{LAND}" height="{LAND_HIGH}" rx="5"/>',
        "mm-town": f'<path class="mm-land" d="M0 14L{LAND / 2:g} 0L{LAND} 14V{LAND_HIGH}H0Z"/>',
        "mm-unknown": f'<rect class="mm-land mm-down" width="{LAND}" height="{LAND_HIGH}" rx="5"/>'
        f'<path class="mm-hatch" d="{HATCH}"/>',
        "mm-monster": f'<path class="mm-beast" d="M0 6L6 0L12 6L18 0L24 6H{MONSTER - 4}q4 0 4 4V{MONSTER_HIGH}H0Z"/>',
        "mm-up": f'<rect class="mm-card" x="{(LONG - SHORT) / 2:g}" width="{SHORT}" height="{LONG}" rx="6"/>',
        "mm-side": f'<rect class="mm-card mm-hurt" y="{(LONG - SHORT) / 2:g}" width="{LONG}" height="{SHORT}" rx="6"/>',
        "mm-back": f'<rect class="mm-card mm-down" x="{(LONG - SHORT) / 2:g}" width="{SHORT}" height="{LONG}" rx="6"/>',
        "mm-gone": f'<rect class="bf-chip" width="{LONG}" height="20" rx="4"/>',
        "mm-star": '<path class="mm-icon" d="M0-6L1.8-2L6-1.8L2.7 1L3.8 5.2L0 2.8L-3.8 5.2L-2.7 1L-6-1.8L-1.8-2Z"/>',
        "mm-fire": '<path class="mm-icon" d="M0-7C1-3 5-2 4 3C3.4 6-3.4 6-4 3C-4.4 1-3 0-2.6-2C-1-1-.6-4 0-7Z"/>',
        "mm-water": '<path class="mm-icon" d="M0-7C2-3 4.4-.6 4.4 2A4.4 4.4 0 0 1-4.4 2C-4.4-.6-2-3 0-7Z"/>',
        "mm-wind": '<path class="mm-line" d="M-6-2H3A2.4 2.4 0 1 0 .8-5M-6 1.4H5A2.4 2.4 0 1 1 2.8 4.8M-6 4.6H-1"/>',
        "mm-earth": '<path class="mm-icon" d="M-7 5L-2-4L1 1L3-2L7 5Z"/>',
    }
)
