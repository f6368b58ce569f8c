"""Pictures of Monster Maker: the table with the players' maps and parties."""

from monosashi.pictures.monster_maker.picture import LEGEND, STYLE, draw, draw_film
from monosashi.pictures.monster_maker.shapes import SHAPES
from monosashi.pictures.monster_maker.words import describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "describe", "draw", "draw_film"]
