"""What a picture of a battlefield is made from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from monosashi.games.dungeon_command.pictures.layers import NONE, Layers
from monosashi.games.dungeon_command.pictures.shapes import SHAPES
from monosashi.pictures import scene
from monosashi.pictures.shapes import SHARED
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.view import CreatureView, View

DRAWN: Mapping[str, str] = MappingProxyType({**SHARED, **SHAPES})


@dataclass(frozen=True, kw_only=True)
class Scene(scene.PictureScene):
    """A view of Dungeon Command, with what is laid over its map; ``lines`` is the room for piles, by seat.

    ``wanted`` are the squares on which something is or happens, anywhere in the film.
    """

    view: View
    other: View | None
    cards: Mapping[str, Card]
    layers: Layers = NONE
    lines: Mapping[str, int] = field(default_factory=dict)
    wanted: frozenset[str] = frozenset()
    shapes: Mapping[str, str] = field(default_factory=lambda: DRAWN)

    def card(self, card: str) -> Card | None:
        """A card's definition, if it is known and can be seen."""
        return self.cards.get(self.view.cards.get(card, "")) or self.cards.get(card)

    def before(self) -> dict[str, CreatureView]:
        """The creatures of the view that this one is compared with."""
        return {each.id: each for each in self.other.creatures} if self.other is not None else {}

    def is_new(self, creature: CreatureView) -> bool:
        """Whether a creature has come or changed."""
        return self.other is not None and self.before().get(creature.id) != creature
