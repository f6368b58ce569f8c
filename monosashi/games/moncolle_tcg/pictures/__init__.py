"""Pictures of the TCG: the field with its terrain, and the units on it with what they wear."""

from monosashi.games.moncolle_tcg.pictures.picture import LEGEND, STYLE, draw, draw_film
from monosashi.games.moncolle_tcg.pictures.shapes import SHAPES
from monosashi.games.moncolle_tcg.pictures.words import describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "WORDS", "describe", "draw", "draw_film"]

WORDS: tuple[str, ...] = ()
"""They say nothing but sentences of their own."""
