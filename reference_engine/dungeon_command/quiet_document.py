"""The documents that put a situation on the table: a quiet position, and how a game begins."""

from typing import Literal

from msgspec import Struct

from reference_engine.dungeon_command.battlefield import Battlefield, MapSide
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.position import Seat
from reference_engine.dungeon_command.warband import Warband
from reference_engine.kernel.documents import Id, InOrder, Word

Phase = Literal["refresh", "activate", "deploy", "cleanup"]


class CreatureThere(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A creature of a quiet position. Without an ``owner`` it is its controller's; ``attached`` says whose cards."""

    square: Word
    controller: Seat
    owner: Seat | None = None
    damage: int = 0
    tapped: bool = False
    activated: bool = False
    burnt: bool = False
    attached: InOrder[dict[Id, Seat]] = {}


class TreasureThere(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chest of a quiet position: its number, the tokens left (all of them, if nothing is said)."""

    number: int
    left: int | None = None
    face_down: bool = True


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's commander (a card's name), numbers and piles; card ids, the deck's top card first."""

    commander: Id = ""
    leadership: int = 0
    morale: int = 10
    creature_deck: InOrder[tuple[Id, ...]] = ()
    creature_hand: tuple[Id, ...] = ()
    creature_discard: tuple[Id, ...] = ()
    order_deck: InOrder[tuple[Id, ...]] = ()
    order_hand: tuple[Id, ...] = ()
    order_discard: tuple[Id, ...] = ()


class QuietPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position at the beginning of a phase of somebody's turn.

    ``battlefield`` is a map, or the name of a specimen map. ``cards`` gives for each card id, and for the name of a
    commander that is described here, either the name of a card of the edition or a whole definition.
    """

    turn_player: Seat
    battlefield: Battlefield | Word
    players: dict[Seat, Side]
    creatures: dict[Id, CreatureThere] = {}
    treasures: dict[Word, TreasureThere] = {}
    turn: int = 1
    phase: Phase = "activate"
    cards: dict[Id, Word | Card] = {}
    first_player: Seat | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins: with which warbands, on which map for either side of the tiles, with which chests.

    What is left out is as in the specimen warbands and maps.
    """

    warbands: dict[Seat, Warband] = {}
    battlefields: dict[MapSide, Battlefield | str] = {}
    chests: tuple[int, ...] = ()
