"""The shapes of a battlefield: what fills squares, the pieces of creatures, the signs of seats."""

from collections.abc import Mapping
from types import MappingProxyType

SIGNS = {"south": "M6 1L12 13H0Z", "north": "M0 1H12L6 13Z"}
"""Triangles that point from the seat to the middle of the table."""

SQUARE = 100
"""The shapes of squares and pieces are drawn in squares of this size, and scaled to those of the map."""

FILLS = {
    "difficult": "M0 30Q12 18 25 30T50 30T75 30T100 30M0 60Q12 48 25 60T50 60T75 60T100 60"
    "M0 90Q12 78 25 90T50 90T75 90T100 90",
    "hazard": "M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75",
    "obstacle": "M18 78L34 40L52 78ZM48 82L66 30L86 82Z",
    "wall": "M0 25H100M0 50H100M0 75H100M50 0V25M25 25V50M75 25V50M50 50V75M25 75V100M75 75V100",
}
"""What is drawn on squares, so that they can be told apart without colours: waves, strokes, rocks, bricks."""

UPRIGHT = "M22 4H78Q86 4 86 12V88Q86 96 78 96H22Q14 96 14 88V12Q14 4 22 4Z"
TURNED = "M4 22V78Q4 86 12 86H88Q96 86 96 78V22Q96 14 88 14H12Q4 14 4 22Z"

SHAPES: Mapping[str, str] = MappingProxyType(
    {f"dc-{seat}": f'<path class="dc-sign" d="{path}"/>' for seat, path in SIGNS.items()}
    | {
        f"dc-{kind}": f'<rect class="dc-{kind}" width="100" height="100"/><path class="dc-hatch-{kind}" d="{path}"/>'
        for kind, path in FILLS.items()
    }
    | {
        "dc-up": f'<path class="dc-piece" d="{UPRIGHT}"/>',
        "dc-tapped": f'<path class="dc-piece dc-turned" d="{TURNED}"/>',
        "dc-chest": '<path class="dc-chest" d="M12 44Q12 22 34 22H66Q88 22 88 44V78H12Z"/>'
        '<path class="dc-lid" d="M12 42H88M50 36V46"/>',
    }
)
"""Everything that pictures of a battlefield point at."""
