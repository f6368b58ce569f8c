"""Pictures of Dungeon Command: the battlefield with its terrain, creatures, paths and lines of sight."""

from monosashi.games.dungeon_command.pictures.picture import LEGEND, STYLE, draw, draw_film
from monosashi.games.dungeon_command.pictures.shapes import SHAPES
from monosashi.games.dungeon_command.pictures.words import WORDS as SPOKEN

describe = SPOKEN.describe

__all__ = ["LEGEND", "SHAPES", "STYLE", "WORDS", "describe", "draw", "draw_film"]

WORDS: tuple[str, ...] = ()
"""They say nothing but sentences of their own."""
