"""What a picture is made from, and how its parts point at shapes."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from monosashi.pictures.changes import Changes, News
from monosashi.pictures.measure import n
from monosashi.pictures.plan import Plan
from monosashi.pictures.speech import Speech
from monosashi.pictures.sprite import SHAPES
from reference_engine.deus.view import View
from reference_engine.monster_collection.cards import Card

KIND = {"south": "s", "north": "n"}


@dataclass(frozen=True)
class Scene:
    """A view to be drawn, the one it is compared with, and everything that goes with it.

    In a ``film`` what is new is shown as a change, otherwise it is marked as different.
    """

    view: View
    other: View | None
    cards: Mapping[str, Card]
    speech: Speech
    plan: Plan
    change: Changes
    news: News
    film: bool

    def mark(self, new: bool) -> str:
        """What stands before a text that differs."""
        return "≠ " if new and not self.film else ""

    def shape(self, key: str, x: float, y: float, style: str = "") -> str:
        """One of the shapes, at a place: pointed at in a film, whose page has them, and otherwise drawn."""
        kind = f' class="{style}"' if style else ""
        if self.film:
            return f'<use href="#bf-{key}" x="{n(x)}" y="{n(y)}"{kind}/>'
        return f'<g transform="translate({n(x)} {n(y)})"{kind}>{SHAPES[key]}</g>'


class Block(Struct):
    """A part of the picture: its height and its elements, drawn from its own upper left corner."""

    height: float
    parts: list[str]


def styles(*names: str) -> str:
    """A class attribute's value."""
    return " ".join(filter(None, names))
