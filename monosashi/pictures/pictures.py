"""What draws a game's views: its part ``pictures``."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from monosashi.kit.registry import known, late_part
from monosashi.pictures.scene import Frame
from monosashi.pictures.speech import Speech


class Pictures(Protocol):
    """What draws the views of one game."""

    @property
    def STYLE(self) -> str:
        """What the pictures need in a style sheet beside what all share."""

    @property
    def LEGEND(self) -> str:
        """What their signs mean, said above many pictures."""

    @property
    def WORDS(self) -> Sequence[str]:
        """Words of the engine's own that they say: every language has them among its names."""

    @property
    def SHAPES(self) -> Mapping[str, str]:
        """What those of a film point at beside the shared shapes, by names that no other game uses."""

    def draw(
        self,
        view: Any,
        *,
        other: Any = None,
        cards: Mapping[str, Any] | None = None,
        ident: str = "",
        standalone: bool = False,
        legend: bool = True,
        speech: Speech = ...,
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

    def describe(self, view: Any, speech: Speech = ...) -> str:
        """The same in sentences."""


def pictures_of(edition: str) -> Pictures | None:
    """What draws the views of a game, named by itself or by one of its editions; None if there is no such game.

    >>> pictures_of("unheard-of@1")
    """
    found: Pictures | None = late_part(edition, "pictures", Pictures) if known(edition) else None
    return found
