"""A Deus position: everything there is to know at one moment, in the rulebook's words."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import UNSET, Struct, UnsetType

from reference_engine.deus.procedures import Frame
from reference_engine.kernel.documents import InOrder, Place, Word
from reference_engine.monster_collection import position as shared
from reference_engine.monster_collection.position import Seat


class Position(shared.Position):
    """A position of Deus.

    ``turn`` counts from 1; 0 means the game is still being prepared. ``start_owner`` says who had units in each
    front area when the turn began. ``control_markers`` and ``battle_markers`` are front areas.
    ``ownership`` says whose ownership marker lies on a front area, in editions that have such markers.
    ``final_turn`` is the turn at whose end the decks' running out decides the game, 0 while none is set.
    ``stack`` holds the procedures under way, the innermost last.
    """

    stack: list[Frame]
    first_player: Seat | None = None
    start_owner: dict[Place, Seat] = {}
    control_markers: tuple[Place, ...] = ()
    battle_markers: tuple[Place, ...] = ()
    final_turn: int = 0
    beginner: bool = False
    ownership: dict[Place, Seat] | UnsetType = UNSET


NOBODYS: Mapping[str, Seat] = MappingProxyType({})


def owners(position: Position) -> Mapping[str, Seat]:
    """Front area -> the seat whose ownership marker lies there; empty in editions without such markers."""
    return NOBODYS if isinstance(position.ownership, UnsetType) else position.ownership


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """Two ready-made decks for a game that starts with the set-up; cards by name, in deck-list order."""

    south: "Deck"
    north: "Deck"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's 30 cards, summoner and the factions they come from."""

    factions: tuple[Word, ...]
    cards: InOrder[tuple[Word, ...]]
    summoner: Word = ""
