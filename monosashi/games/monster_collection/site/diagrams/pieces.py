"""The pieces of both sides, as small signs and in pictures."""

from monosashi.site.diagrams import markup
from monosashi.site.text.language import Language

PIECES = {"south": "M0 5L6 0L12 5V14H0Z", "north": "M0 0H12V9L6 14L0 9Z"}
"""A unit, pointing the way its side marches; 12 by 14, as in the pictures of positions."""

SIGNS = {
    "marching": f'<path class="piece s" d="{PIECES["south"]}"/>',
    "defending": f'<path class="piece n" d="{PIECES["north"]}"/>',
}
SIGNS["south"], SIGNS["north"] = SIGNS["marching"], SIGNS["defending"]


def sign(role: str) -> str:
    """The sign of a side."""
    return markup.sign(SIGNS[role])


def side(language: Language, seat: str) -> str:
    """A seat by its name."""
    return language.word("seat", seat.capitalize())


def piece(seat: str, x: float, y: float, size: float = 1, kind: str = "") -> str:
    """A unit's piece around a point of a picture, as an SVG element."""
    style = f"piece {seat[0]} {kind}".strip()
    moved = f"translate({x - 6 * size:g} {y - 7 * size:g})"
    grown = f" scale({size:g})" if size != 1 else ""
    return f'<path class="{style}" transform="{moved}{grown}" d="{PIECES[seat]}"/>'
