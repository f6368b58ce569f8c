"""What a picture of the table is made from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from monosashi.games.monster_maker.pictures.changes import Changes
from monosashi.games.monster_maker.pictures.plan import Plan
from monosashi.games.monster_maker.pictures.shapes import SHAPES
from monosashi.pictures import scene
from monosashi.pictures.shapes import SHARED
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.view import View

DRAWN: Mapping[str, str] = MappingProxyType({**SHARED, **SHAPES})


@dataclass(frozen=True, kw_only=True)
class Scene(scene.PictureScene):
    """A view of Monster Maker with the room that everything has, and what has become of lands and creatures.

    ``slots`` says which place of its row each creature of this picture has.
    """

    view: View
    other: View | None
    cards: Mapping[str, Card]
    plan: Plan
    change: Changes
    slots: Mapping[str, int]
    shapes: Mapping[str, str] = field(default_factory=lambda: DRAWN)

    def card(self, card: str) -> Card | None:
        """A card's definition, if it is known and can be seen."""
        return self.cards.get(self.view.cards.get(card, "")) or self.cards.get(card)

    def is_new(self, card: str) -> bool:
        """Whether a creature has come or changed."""
        return card in self.change.fresh or card in self.change.altered
