"""What a position of Kasumi is, how a game begins, and who may see what of it."""

from msgspec import Struct

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Aside, InOrder, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure

SEATS = ("south", "west", "north", "east")
"""Clockwise."""

SEATED = {2: ("south", "north"), 3: ("south", "west", "north"), 4: SEATS}
"""Who sits at the table, by the number of players."""

FACES = 6
DECK = tuple(f"{animal} {number}" for number in range(1, FACES + 1) for animal in ("Fox", "Owl"))


def number_of(card: str) -> int:
    """The number printed on a card."""
    return int(card.split()[-1])


class Setup(Procedure, tag="setup"):
    """Shuffle and deal."""

    name = "setup"


class Turn(Procedure, tag="turn"):
    """A turn: a die, a card, a doubt; over and over."""

    name = "turn"


class Ending(Struct, frozen=True):
    """Who has won, and by which clause."""

    winner: SeatName
    clause: Word = ""


class Position(Struct):
    """A game under way. ``number`` is what the die shows, 0 before that; the top of the pile is its last card."""

    edition: str
    to_play: str
    hands: dict[str, tuple[str, ...]]
    stock: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    number: int = 0
    shown: str = ""
    turn: int = 1
    stack: list[Setup | Turn] = []
    pending: Decision | None = None
    result: Ending | None = None

    def copied(self) -> "Position":
        """A copy that can be changed without touching this one."""
        return Position(
            self.edition, self.to_play, dict(self.hands), self.stock, self.pile, self.number, self.shown, self.turn,
            [frame.__copy__() for frame in self.stack], self.pending, self.result,
        )  # fmt: skip

    def after(self, seat: str) -> str:
        """Who sits next, clockwise.

        Clauses: kasumi.turn.clockwise
        """
        seated = [*self.hands]
        return seated[(seated.index(seat) + 1) % len(seated)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position as scenarios describe it: a turn begins, or, with a ``number``, the die has been rolled.

    A card's name says its number, so cards are words here, and not ids that could be others.
    """

    to_play: SeatName
    hands: dict[SeatName, tuple[Word, ...]]
    stock: InOrder[tuple[Word, ...]] = ()
    pile: InOrder[tuple[Word, ...]] = ()
    number: int = 0
    turn: int = 1


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins."""

    players: int = 2


def faults(_edition: Edition, position: Position) -> list[str]:
    """How a position breaks the rules.

    Clauses: kasumi.setup.players, kasumi.setup.cards
    """
    seats = tuple(position.hands)
    found = [] if seats in SEATED.values() else [f"hands: {', '.join(seats) or 'nobody'} cannot sit at a table"]
    if position.to_play not in position.hands:
        found.append(f"to_play: nobody sits at {position.to_play}")
    if not 0 <= position.number <= FACES:
        found.append(f"number: the die does not show {position.number}")
    cards = [*position.stock, *position.pile, *(card for hand in position.hands.values() for card in hand)]
    found += [f"{card} is no card of the game" for card in cards if card not in DECK]
    return found + [f"{card} is there more than once" for card in dict.fromkeys(cards) if cards.count(card) > 1]


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what, about what."""

    seat: SeatName
    kind: Word
    about: Word = ""


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player: the number of cards for everybody, the hand for whoever may see it."""

    hand_count: int
    hand: tuple[Word, ...] | None = None


class View(Struct, frozen=True, omit_defaults=True):
    """What a viewer sees. ``shown`` is the card that was doubted last, until another is laid."""

    edition: Word
    viewer: SeatName
    turn: int
    to_play: SeatName
    phase: Word
    players: dict[SeatName, PlayerView]
    stock_count: int = 0
    pile_count: int = 0
    stock: InOrder[tuple[Word, ...]] | None = None
    pile: InOrder[tuple[Word, ...]] | None = None
    number: int = 0
    shown: Word = ""
    asked: Asked | None = None
    result: Ending | None = None
    cards: Aside[dict[Word, Word]] = {}


def view(_edition: Edition, position: Position, viewer: str) -> View:
    """The judge sees everything, each player their own hand, the public none; nobody sees stock and pile.

    Clauses: kasumi.secret.hand, kasumi.secret.pile, kasumi.doubt.show
    """
    pending, judge = position.pending, viewer == "judge"
    players = {seat: PlayerView(len(hand), hand if judge or viewer == seat else None)
               for seat, hand in position.hands.items()}  # fmt: skip
    stock, pile = (position.stock, position.pile) if judge else (None, None)
    seen = [*(card for player in players.values() for card in player.hand or ()), *(stock or ()), *(pile or ())]
    if position.shown:
        seen.append(position.shown)
    return View(
        position.edition, viewer, position.turn, position.to_play, position.stack[-1].name, players,
        len(position.stock), len(position.pile), stock, pile, position.number, position.shown,
        Asked(pending.seat, pending.kind, pending.about) if pending and not position.result else None,
        position.result, {card: card for card in seen},
    )  # fmt: skip
