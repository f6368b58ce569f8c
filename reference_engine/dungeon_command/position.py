"""A Dungeon Command position: everything there is to know at one moment, in the words of the rules.

Players, creatures and treasures are frozen: a change puts a new one in the old one's place, so copies of a position
share everything that did not change.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, Self

from msgspec import Struct

from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart
from reference_engine.dungeon_command.cards import Card, Stat, Until
from reference_engine.dungeon_command.procedures import Frame
from reference_engine.kernel.context import Context, headline
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Id, InOrder, SeatName, Word
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.judgement import judgement

if TYPE_CHECKING:
    # The kernel knows seats as plain strings, so type checkers see strings; documents accept these only.
    Seat = str
else:
    Seat = Literal["south", "north"]

SEATS: tuple[Seat, ...] = ("south", "north")

OTHER: dict[Seat, Seat] = {"south": "north", "north": "south"}


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A change of a creature's value that lasts until a turn or an activation ends.

    ``source`` is the name of the card whose text made it.
    """

    source: Word
    stat: Stat
    amount: int
    until: Until


class Creature(Struct, frozen=True, omit_defaults=True):
    """A creature on the battlefield, on one square.

    ``damage`` has been dealt to it; ``activated``: it has been activated in this turn; ``burnt``: it has entered
    hazardous terrain since the latest activation of any creature began; ``attached`` are the ids of the order cards
    attached to it.

    Clauses: dungeon_command.damage.persistent, dungeon_command.ruling.one_square
    """

    card: Id
    owner: Seat
    controller: Seat
    square: Word
    damage: int = 0
    tapped: bool = False
    activated: bool = False
    burnt: bool = False
    modifiers: tuple[Modifier, ...] = ()
    attached: InOrder[tuple[Id, ...]] = ()


class Treasure(Struct, frozen=True, omit_defaults=True):
    """A treasure chest marker on a square: its number, the tokens left, whether the number lies down.

    Clauses: dungeon_command.setup.treasure, dungeon_command.treasure.number
    """

    square: Word
    number: int
    left: int
    face_down: bool = True


class Player(Struct, frozen=True, omit_defaults=True):
    """One player's commander, piles, leadership and morale. A deck's first card is its top.

    Clauses: dungeon_command.components.two_decks, dungeon_command.components.one_commander
    """

    commander: Id = ""
    creature_deck: InOrder[tuple[Id, ...]] = ()
    creature_hand: tuple[Id, ...] = ()
    creature_discard: tuple[Id, ...] = ()
    order_deck: InOrder[tuple[Id, ...]] = ()
    order_hand: tuple[Id, ...] = ()
    order_discard: tuple[Id, ...] = ()
    leadership: int = 0
    morale: int = 0


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended: who won, and by which clause. Without a winner it is a draw."""

    winner: SeatName
    clause: Word = ""


class Position(Struct):
    """A position. ``cards`` names every card by its id; a definition is in ``own_cards`` or the edition's cards.

    ``creatures`` are those on the battlefield, by their cards' ids and in that order; ``treasures`` the chests, by
    their squares; ``owners`` says whose each order card is that is attached to a creature.
    ``turn`` counts from 1, 0 means the game is still being prepared.
    """

    edition: Word
    cards: dict[Id, Word]
    own_cards: dict[Word, Card]
    players: dict[Seat, Player]
    first_player: Seat
    turn: int
    turn_player: Seat
    stack: list[Frame]
    battlefield: Battlefield | None = None
    creatures: dict[Id, Creature] = {}
    treasures: dict[Word, Treasure] = {}
    owners: dict[Id, Seat] = {}
    pending: Decision | None = None
    result: Ending | None = None

    def __repr__(self) -> str:
        return headline(self, f"turn {self.turn} of {self.turn_player}" if self.turn else "before the first turn")

    def copied(self) -> Self:
        """A copy that can be changed; unchanged players, creatures and cards are shared."""
        copy = self.__copy__()
        copy.players = self.players.copy()
        copy.creatures = self.creatures.copy()
        copy.treasures = self.treasures.copy()
        copy.owners = self.owners.copy()
        copy.stack = [frame.__copy__() for frame in self.stack]
        return copy

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """Every Struct has this; msgspec's stubs do not say so."""


def card_of(game: Context[Position], card: str) -> Card:
    """The definition of a card, by its id."""
    name = game.position.cards[card]
    own = game.position.own_cards
    found: Card = own[name] if name in own else game.cards[name]
    return found


def chart_of(position: Position) -> Chart:
    """The map that the game is played on, looked up."""
    assert position.battlefield is not None
    return chart(position.battlefield)


def creature_on(position: Position, square: str) -> Creature | None:
    """The creature on a square, if there is one."""
    return next((each for each in position.creatures.values() if each.square == square), None)


@once
def others_by_square(game: Context[Position], creature: str) -> Mapping[str, Creature]:
    """Where the creatures stand that somebody may meet: all but the one that moves."""
    return {each.square: each for each in game.position.creatures.values() if each.card != creature}


@judgement
@once
def creatures_of(game: Context[Position], seat: str) -> tuple[Creature, ...]:
    """The creatures that a player controls, on the battlefield.

    Clauses: dungeon_command.ruling.control_and_ownership
    """
    return tuple(each for each in game.position.creatures.values() if each.controller == seat)


@judgement
@once
def enemies_of(game: Context[Position], seat: str) -> tuple[Creature, ...]:
    """The creatures that the other player controls, on the battlefield."""
    return tuple(each for each in game.position.creatures.values() if each.controller != seat)


def other(seat: str) -> Seat:
    """The opponent.

    >>> other("south")
    'north'

    Clauses: dungeon_command.ruling.two_players
    """
    return OTHER[seat]
