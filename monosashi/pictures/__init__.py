"""Pictures of positions: a package for each game, found by the game's name, draws its views.

The modules beside those packages are what pictures of any game share. What a package offers is a :class:`Pictures`.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Protocol, cast

from monosashi.games import room
from monosashi.pictures.scene import Frame
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.shapes import sprite as sprite_of
from monosashi.pictures.speech import PLAIN, Speech

__all__ = ["DARK", "Frame", "Pictures", "pictures_of", "sprite", "style"]


DARK = """@media(prefers-color-scheme:dark){.battlefield{--south:#8fbce6;--north:#8a3a30;--ink:#e9e6df;--soft:#aaa69c;
--paper:#1b1d21;--ground:#25272c;--rule:#454850;--south-land:#1e2a35;--north-land:#33211f;--mark:#f0b04c;
--mark-land:#40310f;--stop:#ef7b6d;--stop-land:#43201d}}"""
"""What a picture that is a file of its own needs for those who like it dark."""


class Pictures(Protocol):
    """What draws the views of one game.

    ``STYLE`` is what its pictures need in a style sheet beside what all share, ``SHAPES`` what those of a film point
    at beside the shared shapes, by names that no other game uses. ``LEGEND`` says above many pictures what their signs
    mean.
    """

    STYLE: str
    LEGEND: str
    SHAPES: Mapping[str, str]

    def draw(
        self,
        view: Any,
        *,
        other: Any = None,
        cards: Mapping[str, Any] | None = None,
        ident: str = "",
        standalone: bool = False,
        legend: bool = True,
        speech: Speech = PLAIN,
    ) -> str:
        """The picture of a view as one SVG element.

        What differs from ``other`` is marked. ``cards`` describes cards by name, in addition to the edition's.
        ``ident`` makes the ids of the text alternative unique on a page; ``standalone`` makes a file of its own, with
        its style. ``speech`` is the language of all texts.
        """

    def draw_film(self, frames: Sequence[Frame], *, cards: Mapping[str, Any], speech: Speech) -> list[str]:
        """The pictures of a film, all of one size and with everything in its place.

        They show what changes from one to the next, and need the shapes of ``sprite`` in their page. ``cards``
        describes cards by name or id, in addition to the edition's.
        """

    def describe(self, view: Any, speech: Speech = PLAIN) -> str:
        """The same in sentences."""


def pictures_of(edition: str) -> Pictures | None:
    """What draws the views of a game, named by itself or by one of its editions; None if nothing does.

    >>> pictures_of("unheard-of@1")
    """
    return cast("Pictures | None", room(edition, "pictures"))


def style(*games: str) -> str:
    """The style sheet for a page with pictures of these games, named by themselves or by editions."""
    own = "".join(each.STYLE for each in map(pictures_of, games) if each is not None)
    # What all share stands last: what is new stands out, whatever colours a game has given it.
    return own + files(__name__).joinpath("pictures.css").read_text("utf-8")


def sprite(*games: str) -> str:
    """The shapes for a page with films of these games, which must stand before the films."""
    own = [each.SHAPES for each in map(pictures_of, games) if each is not None]
    return sprite_of({**SHARED, **{key: shape for shapes in own for key, shape in shapes.items()}})
