"""What a picture of the battlefield is made from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from monosashi.games.deus.pictures.changes import Changes
from monosashi.games.deus.pictures.plan import Plan
from monosashi.games.deus.pictures.sprite import SHAPES
from monosashi.pictures import scene
from monosashi.pictures.shapes import SHARED
from reference_engine.deus.view import View
from reference_engine.monster_collection.cards import Card

KIND = {"south": "s", "north": "n"}
DRAWN: Mapping[str, str] = MappingProxyType({**SHARED, **SHAPES})


@dataclass(frozen=True, kw_only=True)
class Scene(scene.Scene):
    """A view of Deus with the room that everything has, and what has become of the units."""

    view: View
    other: View | None
    cards: Mapping[str, Card]
    plan: Plan
    change: Changes
    shapes: Mapping[str, str] = field(default_factory=lambda: DRAWN)
