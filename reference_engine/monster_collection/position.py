"""What any Monster Collection position holds: players with their zones, units on the battlefield.

Units, players and modifiers are frozen: a change puts a new one in the old one's place, so copies of a
position share everything that did not change.
"""

from typing import TYPE_CHECKING, Any, Literal, Self

from msgspec import Struct

from reference_engine.kernel.context import Context, headline
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Id, InOrder, Place, SeatName, Word
from reference_engine.monster_collection.cards import Card, Flag, Until

if TYPE_CHECKING:
    # The kernel knows seats as plain strings, so type checkers see strings; documents accept these two only.
    Seat = str
else:
    Seat = Literal["south", "north"]
SEATS: tuple[Seat, Seat] = ("south", "north")


def opponent(seat: str) -> Seat:
    """The other seat.

    Clauses: overview.two_players
    """
    return "north" if seat == "south" else "south"


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A lasting effect on a unit or a player. ``until`` says when it ends, ``turn`` in which turn.

    ``source`` is the card it comes from, ``since`` the order in which effects were applied.
    """

    source: Word
    until: Until
    turn: int
    attack: int = 0
    defence: int = 0
    initiative: int = 0
    dice: int = 0
    hand_limit: int = 0
    race: Word = ""
    flags: tuple[Flag, ...] = ()
    ward: int = 0
    ward_of: Word = ""
    since: int = 0


class Unit(Struct, frozen=True, omit_defaults=True):
    """A unit on the battlefield; its id is the id of its card.

    ``instantly_summoned``: this turn. ``entered_by_effect``: came into the running battle by another effect.
    ``moved_out``: an effect moved it out of the running battle. ``spent``: the spell slots consumed in the
    running battle. ``level``, ``constant`` (has constant effects) and ``alert`` (has [condition] effects) are the
    card's, kept here because they are asked for all the time.
    """

    id: Id
    owner: Seat
    area: Place
    ready: bool = True
    instantly_summoned: bool = False
    entered_by_effect: bool = False
    moved_out: bool = False
    modifiers: tuple[Modifier, ...] = ()
    spent: tuple[Word, ...] = ()
    level: int = 0
    constant: bool = False
    alert: bool = False


class Player(Struct, frozen=True, omit_defaults=True):
    """One player's zones, each a tuple of card ids. The deck's first card is its top.

    Clauses: overview.own_deck, zone.power.persist, zone.summoner_token_area
    """

    hand: tuple[Id, ...] = ()
    deck: InOrder[tuple[Id, ...]] = ()
    discard: tuple[Id, ...] = ()
    tokens: tuple[Id, ...] = ()
    summoner: Id = ""
    summoner_open: bool = False
    factions: tuple[Word, ...] = ()
    aside: tuple[Id, ...] = ()
    power: int = 0
    modifiers: tuple[Modifier, ...] = ()


class Due(Struct, frozen=True, omit_defaults=True):
    """A [condition] effect whose condition has been met and that waits to be processed.

    ``about`` are the units that met the condition, ``area`` where the effect's unit was at that moment.
    """

    seat: Seat
    unit: Id
    trigger: int
    area: Place
    about: tuple[Id, ...] = ()


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended: who won, and by which clause. No winner means a draw."""

    winner: SeatName
    clause: Word = ""


class Position(Struct):
    """The parts of a position that the shared rules read and change.

    ``cards`` names every card by its id; a definition is found in ``own_cards`` or in the edition's cards.
    ``battle`` is the area of the running battle, ``line_ups`` its sides front to rear; while ``suspended``,
    printed values count there. ``stack`` holds the procedures under way, the innermost last; a game names
    the procedures that it can hold.
    """

    edition: Word
    cards: dict[Id, Word]
    own_cards: dict[Word, Card]
    players: dict[Seat, Player]
    units: dict[Id, Unit]
    turn: int
    marching: Seat
    stack: list[Any]
    battle: Place = ""
    suspended: bool = False
    line_ups: dict[Seat, InOrder[tuple[Id, ...]]] = {}
    due: tuple[Due, ...] = ()
    pending: Decision | None = None
    result: Ending | None = None

    def __repr__(self) -> str:
        return headline(self, f"turn {self.turn} of {self.marching}" if self.turn else "before the first turn")

    def copied(self) -> Self:
        """A copy that can be changed; unchanged units, players and cards are shared."""
        copy = self.__copy__()
        copy.players = self.players.copy()
        copy.units = self.units.copy()
        copy.stack = [frame.__copy__() for frame in self.stack]
        return copy

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """Every Struct has this; msgspec's stubs do not say so."""


def card_of(game: Context[Position], card: str) -> Card:
    """The definition of a card, by its id."""
    position = game.position
    name = position.cards[card]
    own = position.own_cards
    # Asked for all the time, and most games have no cards of their own.
    found: Card = own[name] if own and name in own else game.cards[name]
    return found


def unit_of(card: Card, identity: str, owner: Seat, area: str, *, ready: bool = True) -> Unit:
    """A card as a unit on the battlefield.

    Clauses: cards.unit.summon_to_field
    """
    return Unit(
        identity,
        owner,
        area,
        ready,
        level=card.level or 0,
        constant=bool(card.constants),
        alert=bool(card.triggers),
    )


def units_in(position: Position, area: str, seat: str = "") -> list[Unit]:
    """The units in an area, of one seat if given, in the order of their ids."""
    return [u for u in position.units.values() if u.area == area and (not seat or u.owner == seat)]


def both_sides(position: Position) -> tuple[Seat, Seat]:
    """The marching side, then the defending side: the order of everything that both do at once."""
    return position.marching, opponent(position.marching)
