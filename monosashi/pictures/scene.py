"""What a picture of any game is made from, and how its parts point at shapes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct

import reference_engine as engine
from monosashi.pictures.measure import n
from monosashi.pictures.news import NO_NEWS, News
from monosashi.pictures.speech import Speech

WIDTH, MARGIN = 416, 10


class Frame(NamedTuple):
    """A picture of a film: a view, the one before it (if it has come about from one), and what has happened."""

    view: Any
    before: Any = None
    news: News = NO_NEWS


@dataclass(frozen=True)
class PictureScene:
    """A view to be drawn, the one it is compared with, and everything that goes with it.

    In a ``film`` what is new is shown as a change, otherwise it is marked as different. ``cards`` has the definitions
    that are known, by name or id, ``shapes`` those of the game by their names.
    """

    view: Any
    other: Any
    cards: Mapping[str, Any]
    speech: Speech
    news: News
    film: bool
    shapes: Mapping[str, str]

    def mark(self, new: bool) -> str:
        """What stands before a text that differs."""
        return "≠ " if new and not self.film else ""

    def shape(self, key: str, x: float, y: float, style: str = "") -> str:
        """One of the shapes, at a place: pointed at in a film, whose page has them, and otherwise drawn."""
        kind = f' class="{style}"' if style else ""
        if self.film:
            return f'<use href="#bf-{key}" x="{n(x)}" y="{n(y)}"{kind}/>'
        return f'<g transform="translate({n(x)} {n(y)})"{kind}>{self.shapes[key]}</g>'


class Block(Struct):
    """A part of the picture: its height and its elements, drawn from its own upper left corner."""

    height: float
    parts: list[str]


def styles(*names: str) -> str:
    """A class attribute's value."""
    return " ".join(filter(None, names))


def stacked(blocks: Sequence[Block]) -> tuple[str, float]:
    """Blocks below each other, and how high they are together."""
    parts, y = [], 0.0
    for block in blocks:
        if block.parts:
            parts.append(f'<g transform="translate(0 {n(y)})">{"".join(block.parts)}</g>')
            y += block.height
    return "".join(parts), y


def edition_cards(name: str) -> Mapping[str, Any]:
    """The cards of an edition by name; none of one that is not known."""
    try:
        cards: Mapping[str, Any] = engine.edition(name).cards
    except KeyError:
        return {}
    return cards
