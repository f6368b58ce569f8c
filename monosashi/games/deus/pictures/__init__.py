"""Pictures of Deus: the battlefield."""

from monosashi.games.deus.pictures.picture import LEGEND, STYLE, draw, draw_film
from monosashi.games.deus.pictures.sprite import SHAPES
from monosashi.games.deus.pictures.words import describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "WORDS", "describe", "draw", "draw_film"]

WORDS: tuple[str, ...] = ()
"""They say nothing but sentences of their own."""
