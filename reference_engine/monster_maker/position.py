"""A Monster Maker position: everything there is to know at one moment, in the words of the rules.

Players, lands, characters and monsters are frozen: a change puts a new one in the old one's place, so copies of a
position share everything that did not change.
"""

from typing import TYPE_CHECKING, Literal, Self

from msgspec import Struct

from reference_engine.kernel.context import Context, headline
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Id, InOrder, SeatName, Word
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker.cards import Card, Until
from reference_engine.monster_maker.procedures import Frame

if TYPE_CHECKING:
    # The kernel knows seats as plain strings, so type checkers see strings; documents accept these only.
    Seat = str
else:
    Seat = Literal["south", "west", "north", "east"]

CLOCKWISE: tuple[Seat, ...] = ("south", "west", "north", "east")
"""The places round the table, clockwise.

Clauses: monster_maker.game.turn_order
"""

SEATED: dict[int, tuple[Seat, ...]] = {2: ("south", "north"), 3: ("south", "west", "north"), 4: CLOCKWISE}
"""Which seats are taken, by the number of players.

Clauses: monster_maker.game.players
"""


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A change of a creature's attack results that lasts for a battle or a turn."""

    source: Word
    attack: int
    until: Until


class Monster(Struct, frozen=True, omit_defaults=True):
    """A monster on a land. It stays its owner's card.

    Clauses: monster_maker.monster.owner, monster_maker.ruling.ownership
    """

    card: Id
    owner: Seat
    damage: int = 0
    modifiers: tuple[Modifier, ...] = ()


class Land(Struct, frozen=True, omit_defaults=True):
    """A land of a map. Face down it is an unexplored land.

    Clauses: monster_maker.state.land_face_down
    """

    card: Id
    face_down: bool = False
    monsters: InOrder[tuple[Monster, ...]] = ()


class Character(Struct, frozen=True, omit_defaults=True):
    """A character of a party, unhurt or wounded, with its items.

    ``marked``: it has the start marker and is its player's hero.

    Clauses: monster_maker.state.character_wounded, monster_maker.start.hero
    """

    card: Id
    wounded: bool = False
    damage: int = 0
    marked: bool = False
    items: tuple[Id, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


class Player(Struct, frozen=True, omit_defaults=True):
    """One player's piles and field: the map, the oldest land first, the party, and an area for other cards.

    The deck's first card is its top; ``start`` is the start character while it lies face down.

    Clauses: monster_maker.state.own_field_areas, monster_maker.map.record, monster_maker.state.party_on_newest_land
    """

    hand: tuple[Id, ...] = ()
    deck: InOrder[tuple[Id, ...]] = ()
    discard: tuple[Id, ...] = ()
    map: InOrder[tuple[Land, ...]] = ()
    party: tuple[Character, ...] = ()
    others: tuple[Id, ...] = ()
    start: Id = ""
    annihilated: bool = False


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended: who won, and by which clause. Without a winner, ``tied`` share a draw."""

    winner: SeatName
    clause: Word = ""
    tied: tuple[Seat, ...] = ()


class Position(Struct):
    """A position. ``cards`` names every card by its id; a definition is in ``own_cards`` or the edition's cards.

    ``order`` has the seats in turn order, the first player first. ``turn`` counts from 1, 0 means the game is still
    being prepared. ``time_is_up``: the match time is over, the game ends with the present phase.
    """

    edition: Word
    cards: dict[Id, Word]
    own_cards: dict[Word, Card]
    players: dict[Seat, Player]
    order: InOrder[tuple[Seat, ...]]
    turn: int
    turn_player: Seat
    stack: list[Frame]
    time_is_up: bool = False
    pending: Decision | None = None
    result: Ending | None = None

    def __repr__(self) -> str:
        return headline(self, f"turn {self.turn} of {self.turn_player}" if self.turn else "before the first turn")

    def copied(self) -> Self:
        """A copy that can be changed; unchanged players and cards are shared."""
        copy = self.__copy__()
        copy.players = self.players.copy()
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


def seats_from(position: Position, seat: str) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with one.

    Clauses: monster_maker.game.turn_order
    """
    start = position.order.index(seat)
    return position.order[start:] + position.order[:start]


@judgement
def others_from(game: Context[Position], seat: str) -> tuple[Seat, ...]:
    """All other seats in turn order, beginning on the left of one."""
    return seats_from(game.position, seat)[1:]


def owner_of(position: Position, card: str) -> Seat | None:
    """Whose character that is, None if it is in nobody's party."""
    for seat in position.order:
        if any(character.card == card for character in position.players[seat].party):
            return seat
    return None


def character_of(position: Position, card: str) -> Character | None:
    """The character of that card, in whosever party it is."""
    for seat in position.order:
        for character in position.players[seat].party:
            if character.card == card:
                return character
    return None


def monster_of(position: Position, card: str) -> Monster | None:
    """The monster of that card, on whosever land it is."""
    place = place_of_monster(position, card)
    if place is None:
        return None
    seat, index = place
    return next(monster for monster in position.players[seat].map[index].monsters if monster.card == card)


def place_of_monster(position: Position, card: str) -> tuple[Seat, int] | None:
    """Whose land a monster is on, and which one of the map."""
    for seat in position.order:
        for index, land in enumerate(position.players[seat].map):
            if any(monster.card == card for monster in land.monsters):
                return seat, index
    return None


def newest(player: Player) -> Land | None:
    """The land placed last, the party's present position.

    Clauses: monster_maker.map.newest_is_position
    """
    return player.map[-1] if player.map else None


def obstacles(player: Player) -> tuple[Monster, ...]:
    """The monsters on a player's newest land.

    Clauses: monster_maker.monster.role
    """
    return player.map[-1].monsters if player.map else ()


def unhurt(player: Player) -> tuple[Character, ...]:
    """The unhurt characters of a party."""
    return tuple(character for character in player.party if not character.wounded)
