"""Pictures of Deus: the battlefield."""

from monosashi.pictures.deus.picture import LEGEND, STYLE, draw, draw_film
from monosashi.pictures.deus.sprite import SHAPES
from monosashi.pictures.deus.words import describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "describe", "draw", "draw_film"]
