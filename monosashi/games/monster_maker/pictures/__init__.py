"""Pictures of Monster Maker: the table with the players' maps and parties."""

from monosashi.games.monster_maker.pictures.picture import LEGEND, STYLE, draw, draw_film
from monosashi.games.monster_maker.pictures.shapes import SHAPES
from monosashi.games.monster_maker.pictures.words import WORDS as SPOKEN

describe = SPOKEN.describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "WORDS", "describe", "draw", "draw_film"]

WORDS: tuple[str, ...] = ()
"""They say nothing but sentences of their own."""
