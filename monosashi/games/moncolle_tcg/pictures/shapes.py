"""The shapes of the field: units of three heights, and signs for battles, bases and cards that lie face down."""

from collections.abc import Mapping
from types import MappingProxyType

from monosashi.games.monster_collection.pictures.shapes import TILE, marks, pieces

PIECE = "t-"
"""What the names of the TCG's shapes begin with."""

LINE = 14
"""How much a tile grows for each line of marks."""

GROWN = ("", "tall-", "high-")
"""What the name of a tile's shape begins with, by how many lines of marks it has."""

SHAPES: Mapping[str, str] = MappingProxyType(
    {
        **{
            key: shape
            for lines, grown in enumerate(GROWN)
            for key, shape in pieces(PIECE + grown, TILE + lines * LINE).items()
        },
        **marks(PIECE),
        "t-swords": '<path class="tcg-swords" d="M-5-5L4 4M5-5L-4 4M-5 2L-2 5M5 2L2 5"/>',
        "t-base": '<path class="bf-icon" d="M-5 5V-4h2.4v2h1.5v-2h2.2v2h1.5v-2H5V5z"/>',
        "t-proxy": '<path class="tcg-back" d="M-3.5-5h7v10h-7zM-3.5-1L.5-5M-3.5 3L3.5-4M-1.5 5L3.5 0"/>',
    }
)
