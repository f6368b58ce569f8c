"""What differs between the pictures of the Monster Collection games."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from monosashi.games.monster_collection.pictures.shapes import TILE
from monosashi.games.monster_collection.pictures.words import Words
from monosashi.pictures.scene import Block

if TYPE_CHECKING:
    from monosashi.games.monster_collection.pictures.scene import Scene

Cards = Mapping[str, Any]


class Look(ABC):
    """How the field of one game looks.

    ``RANKS`` are its ranks from top to bottom, ``HEAD`` is how much of an area its name takes, ``LEAST`` how much room
    for units an area has at least. ``SHAPES`` are drawn beside those that all pictures share, and ``PIECE`` begins the
    names of the units' shapes.
    """

    game: ClassVar[str]
    words: ClassVar[Words]
    RANKS: ClassVar[str]
    HEAD: ClassVar[int]
    LEAST: ClassVar[int]
    SHAPES: ClassVar[Mapping[str, str]]
    PIECE: ClassVar[str] = ""
    COUNTS: ClassVar[float]
    """How far the numbers beside a side's name stand apart."""

    @abstractmethod
    def lands(self, scene: "Scene", rank: str) -> Iterator[str]:
        """The three areas of a rank, without anything on them."""

    @abstractmethod
    def ground(self, scene: "Scene", area: str, x: float, top: float) -> Iterator[str]:
        """What is special about one area."""

    @abstractmethod
    def tint(self, view: Any, area: str) -> str:
        """The classes of an area's ground."""

    @abstractmethod
    def compared(self, view: Any, area: str) -> tuple[Any, ...]:
        """What is compared of an area: itself, whether there is a battle, whose which units are there."""

    @abstractmethod
    def markers(self, view: Any, area: str) -> Iterator[tuple[str, str]]:
        """The shapes of an area's markers, with their classes."""

    @abstractmethod
    def signs(self, scene: "Scene") -> Iterator[str]:
        """What the game's own signs mean, as far as they are in the picture."""

    def middle(self, scene: "Scene") -> Block | None:  # noqa: ARG002
        """What lies on the table where the field is not laid out yet."""
        return None

    def facts(self, scene: "Scene", card: Any) -> str:
        """What stands below a unit's name: its level and whether it walks or flies, as far as they are known."""
        if card is None:
            return ""
        say = scene.speech.wording.say
        march = {"walk": say("walks"), "fly": say("flies"), "long_flight": say("flies")}.get(card.march or "", "")
        return " ".join(filter(None, ["" if card.level is None else say("lv {n}", n=card.level), march]))

    def tile(self, card: Any) -> int:  # noqa: ARG002
        """How high the tile of a unit is; a tile has a shape of its own for each height."""
        return TILE

    def piece(self, key: str, card: Any) -> str:  # noqa: ARG002
        """The shape of a unit's tile, by the one that has the usual height."""
        return key

    def behind(self, unit: Any) -> int:  # noqa: ARG002
        """How much room a unit needs behind its tile."""
        return 0

    def extras(self, scene: "Scene", unit: Any, card: Any) -> Iterator[str]:  # noqa: ARG002
        """What belongs to a unit besides, drawn from the upper left corner of its tile."""
        return iter(())

    def high(self, unit: Any, cards: Cards) -> int:
        """How much room a unit takes."""
        return self.tile(card_of(unit, cards)) + self.behind(unit)


def card_of(unit: Any, cards: Cards) -> Any:
    """The definition of a unit's card, None if it is not known."""
    return cards.get(unit.card) or cards.get(unit.id)
