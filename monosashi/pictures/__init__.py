"""Pictures of positions: each game draws its own views, with what pictures of any game share."""

from collections.abc import Mapping
from importlib.resources import files

from monosashi.pictures.pictures import Pictures, pictures_of
from monosashi.pictures.scene import Frame
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.shapes import sprite as sprite_of

__all__ = ["DARK", "Frame", "Pictures", "pictures_of", "shapes_of", "sprite", "style"]

DARK = """@media(prefers-color-scheme:dark){.battlefield{--south:#8fbce6;--north:#8a3a30;--ink:#e9e6df;--soft:#aaa69c;
--paper:#1b1d21;--ground:#25272c;--rule:#454850;--south-land:#1e2a35;--north-land:#33211f;--mark:#f0b04c;
--mark-land:#40310f;--stop:#ef7b6d;--stop-land:#43201d}}"""
"""What a picture that is a file of its own needs for those who like it dark."""


def style(*games: str) -> str:
    """The style sheet for a page with pictures of these games, named by themselves or by editions."""
    own = "".join(each.STYLE for each in map(pictures_of, games) if each is not None)
    # What all share stands last: what is new stands out, whatever colours a game has given it.
    return own + files(__name__).joinpath("pictures.css").read_text("utf-8")


def sprite(*games: str, of: str | None = None, also: str = "") -> str:
    """The shapes for a page with films of these games, which must stand before the films; ``of`` some films, their own.

    ``also`` are further shapes.
    """
    return sprite_of(shapes_of(*games), of, also)


def shapes_of(*games: str) -> Mapping[str, str]:
    """All shapes that pictures of these games point at, by their names."""
    own = [each.SHAPES for each in map(pictures_of, games) if each is not None]
    return {**SHARED, **{key: shape for shapes in own for key, shape in shapes.items()}}
