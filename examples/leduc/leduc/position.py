"""What a position of Leduc hold'em is, how a game begins, and who may see what of it."""

from msgspec import Struct

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Aside, InOrder, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure

SEATS = ("south", "north")
"""South acts first in each round."""

RANKS = ("Jack", "Queen", "King")
"""The lowest first."""

DECK = tuple(f"{rank} of {suit}" for rank in RANKS for suit in ("Hearts", "Spades"))


def rank_of(card: str) -> str:
    """The rank of a card: the first word of its name."""
    return card.split()[0]


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


class Hand(Procedure, tag="hand"):
    """The only procedure: antes, a deal, two rounds of betting with a public card between them, the showdown."""

    name = "hand"


class Ending(Struct, frozen=True):
    """Who has won how many of the other player's chips: nobody and none where the pot is split."""

    winner: SeatName
    chips: int


class Position(Struct):
    """A game under way. ``paid`` is what each has in the pot, ``bets`` how often was bet and raised in this round."""

    edition: str
    to_play: str
    hands: dict[str, tuple[str, ...]]
    stock: tuple[str, ...]
    paid: dict[str, int]
    public_card: str = ""
    bets: int = 0
    shown: bool = False
    stack: list[Hand] = []
    pending: Decision | None = None
    result: Ending | None = None

    def copied(self) -> "Position":
        """A copy that can be changed without touching this one."""
        return Position(
            self.edition, self.to_play, dict(self.hands), self.stock, dict(self.paid), self.public_card, self.bets,
            self.shown, [frame.__copy__() for frame in self.stack], self.pending, self.result,
        )  # fmt: skip


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position as scenarios describe it: somebody is to act, in the second round if there is a public card.

    ``stock`` is what lies on top of it; the other cards follow. Cards are words: their names say their ranks.
    """

    to_play: SeatName
    hands: dict[SeatName, tuple[Word, ...]]
    paid: dict[SeatName, int]
    stock: InOrder[tuple[Word, ...]] = ()
    public_card: Word = ""
    bets: int = 0


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins: there is one way."""


def bet_size(edition: Edition, position: Position) -> int:
    """How many chips a bet or a raise of this round adds.

    Clauses: leduc.bet.size
    """
    return edition.numbers["second_bet" if position.public_card else "first_bet"]


def faults(edition: Edition, position: Position) -> list[str]:
    """How a position breaks the rules.

    Clauses: leduc.setup.cards, leduc.bet.size, leduc.raise.limit
    """
    if {*position.hands} != {*SEATS} or {*position.paid} != {*SEATS} or position.to_play not in SEATS:
        return ["south and north sit at the table, and nobody else"]
    if any(len(hand) != 1 for hand in position.hands.values()):
        return ["a hand is one card"]
    cards = [*sum(position.hands.values(), ()), *filter(None, [position.public_card]), *position.stock]
    found = [f"{card!r} is no card of the game" for card in dict.fromkeys(cards) if card not in DECK]
    found += [f"{card} is there more than once" for card in dict.fromkeys(cards) if cards.count(card) > 1]
    if not 0 <= position.bets <= edition.numbers["bets"]:
        found.append(f"bets: nobody bets and raises {position.bets} times in a round")
    owed = position.paid[other(position.to_play)] - position.paid[position.to_play]
    due = bet_size(edition, position) if position.bets else 0
    return found if owed == due else [*found, f"paid: {position.to_play} owes {owed} chips, and it must be {due}"]


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what."""

    seat: SeatName
    kind: Word


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player: what is paid, and for whoever may see it the hand, which is one card."""

    paid: int
    hand: tuple[Word, ...] | None = None


class View(Struct, frozen=True, omit_defaults=True):
    """What a viewer sees. ``turn`` is the number of the round."""

    edition: Word
    viewer: SeatName
    turn: int
    players: dict[SeatName, PlayerView]
    bets: Aside[int] = 0
    public_card: Word = ""
    asked: Asked | None = None
    result: Ending | None = None
    phase: Aside[Word] = ""
    cards: Aside[dict[Word, Word]] = {}


def view(_edition: Edition, position: Position, viewer: str) -> View:
    """The judge sees the private cards, each player one; after a showdown everybody sees both, and nobody the stock.

    Clauses: leduc.secret.hand, leduc.secret.stock, leduc.showdown.shown
    """
    pending, all_seen = position.pending, position.shown or viewer == "judge"
    players = {seat: PlayerView(position.paid[seat], hand if all_seen or viewer == seat else None)
               for seat, hand in position.hands.items()}  # fmt: skip
    seen = [*filter(None, [position.public_card]), *(card for player in players.values() for card in player.hand or ())]
    return View(
        position.edition, viewer, 2 if position.public_card else 1, players, position.bets, position.public_card,
        Asked(pending.seat, pending.kind) if pending and not position.result else None,
        position.result, position.stack[-1].step if position.stack else "", {card: card for card in seen},
    )  # fmt: skip
