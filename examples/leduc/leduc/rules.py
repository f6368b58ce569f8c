"""The rules of Leduc hold'em, executable: what happens, what can be done, and the edition, a table of all that."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from leduc.position import (
    DECK,
    RANKS,
    SEATS,
    Ending,
    Hand,
    Position,
    Quiet,
    Start,
    View,
    bet_size,
    faults,
    other,
    rank_of,
    view,
)
from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw, Drawn
from reference_engine.kernel.edition import OUT_OF_TURN, Act, Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.procedure import AGAIN, Next

# Before the first round


def ante(game: Context[Position], _hand: Hand) -> Next:
    """Both pay before they have seen a card.

    Clauses: leduc.setup.ante
    """
    for seat in SEATS:
        pay(game, seat, game.edition.numbers["ante"], "leduc.setup.ante")
    return None


def pay(game: Context[Position], seat: str, chips: int, clause: str) -> None:
    """Chips of a player go into the pot."""
    game.position.paid[seat] += chips
    game.emit(Event("paid", clause, seat=seat, amount=chips))


def shuffle(game: Context[Position], _hand: Hand) -> Next:
    """All cards are shuffled.

    Clauses: leduc.setup.deal
    """
    draw = Draw("shuffle", CHANCE, "order", among=game.position.stock)
    return Decision(CHANCE, "shuffle", "leduc.setup.deal", draws=(draw,))


def shuffled(game: Context[Position], _hand: Hand, orders: tuple[tuple[str, ...]]) -> Next:
    """The cards lie in their new order, the first one on top."""
    game.position.stock = orders[0]
    return None


def deal(game: Context[Position], _hand: Hand) -> Next:
    """A card for each player, South first.

    Clauses: leduc.setup.deal
    """
    for seat in SEATS:
        game.position.hands[seat] = (top_card(game.position),)
        game.emit(Event("drawn", "leduc.setup.deal", seat=seat, cards=game.position.hands[seat]))
    return None


def top_card(position: Position) -> str:
    """The top card of the stock, which it leaves."""
    card, *rest = position.stock
    position.stock = tuple(rest)
    return card


# Rounds and showdown


def bet_round(game: Context[Position], _hand: Hand) -> Next:
    """Whoever is to play is asked to act.

    Clauses: leduc.round.alternate
    """
    return Decision(game.position.to_play, "act", "leduc.round.alternate")


def reveal(game: Context[Position], _hand: Hand) -> Next:
    """The next card lies open, and another round begins without a bet.

    Clauses: leduc.round.public
    """
    position = game.position
    position.public_card, position.bets = top_card(position), 0
    game.emit(Event("revealed", "leduc.round.public", about=position.public_card))
    return None


def south_begins(game: Context[Position], _hand: Hand) -> Next:
    """South acts first again.

    Clauses: leduc.round.first
    """
    game.position.to_play = SEATS[0]
    return None


def show(game: Context[Position], _hand: Hand) -> Next:
    """Both cards are seen by everybody.

    Clauses: leduc.showdown.shown
    """
    game.position.shown = True
    return None


def compare(game: Context[Position], _hand: Hand) -> Next:
    """The better card wins.

    Clauses: leduc.showdown.pair, leduc.showdown.rank, leduc.showdown.tie
    """
    position = game.position
    strengths = {seat: strength(position, card) for seat, (card,) in position.hands.items()}
    for seat in SEATS:
        if strengths[seat] > strengths[other(seat)]:
            win(game, seat, "leduc.showdown.pair" if strengths[seat][0] else "leduc.showdown.rank")
    if not position.result:
        position.result = Ending("", 0)
    return None


def strength(position: Position, card: str) -> tuple[bool, int]:
    """What a private card is worth: first whether it pairs the public card, then its rank.

    Clauses: leduc.showdown.pair, leduc.showdown.rank
    """
    return rank_of(card) == rank_of(position.public_card), RANKS.index(rank_of(card))


def win(game: Context[Position], seat: str, clause: str) -> None:
    """A player takes the pot, and so wins what the other one has paid."""
    chips = game.position.paid[other(seat)]
    game.position.result = Ending(seat, chips)
    game.emit(Event("won", clause, seat=seat, amount=chips))


# Acts


class Check(Answer, frozen=True, tag="check"):
    """Pay nothing where nothing is owed."""


class Bet(Answer, frozen=True, tag="bet"):
    """Be the first to pay more in this round."""


class Call(Answer, frozen=True, tag="call"):
    """Pay what is owed."""


class Raise(Answer, frozen=True, tag="raise"):
    """Pay what is owed, and more."""


class Fold(Answer, frozen=True, tag="fold"):
    """Give the pot up."""


def check(game: Context[Position], _hand: Hand, seat: str, _answer: Check) -> Next:
    """The opponent is next; the second check ends the round.

    Clauses: leduc.round.end
    """
    game.position.to_play = other(seat)
    return AGAIN if seat == SEATS[0] else None


def bet(game: Context[Position], _hand: Hand, seat: str, answer: Bet | Raise) -> Next:
    """What is owed and the size of a bet are paid; the opponent must answer that.

    Clauses: leduc.bet.size, leduc.raise.over
    """
    position = game.position
    clause = "leduc.bet.size" if isinstance(answer, Bet) else "leduc.raise.over"
    pay(game, seat, owed(position, seat) + bet_size(game.edition, position), clause)
    position.bets += 1
    position.to_play = other(seat)
    return AGAIN


def call(game: Context[Position], _hand: Hand, seat: str, _answer: Call) -> Next:
    """What is owed is paid, and the round is over.

    Clauses: leduc.call, leduc.round.end
    """
    pay(game, seat, owed(game.position, seat), "leduc.call")
    game.position.to_play = other(seat)
    return None


def fold(game: Context[Position], _hand: Hand, seat: str, _answer: Fold) -> Next:
    """The opponent takes the pot.

    Clauses: leduc.fold.loses
    """
    win(game, other(seat), "leduc.fold.loses")
    return None


def owed(position: Position, seat: str) -> int:
    """How much more the opponent has paid."""
    return position.paid[other(seat)] - position.paid[seat]


def nothing_owed(game: Context[Position], seat: str, _answer: Answer) -> str | None:
    """Nobody has bet in this round.

    Clauses: leduc.check, leduc.bet.first
    """
    return f"{seat} must answer a bet" if owed(game.position, seat) else None


def something_owed(game: Context[Position], seat: str, _answer: Answer) -> str | None:
    """The opponent has bet or raised.

    Clauses: leduc.call, leduc.raise.over
    """
    return None if owed(game.position, seat) else "there is no bet to answer"


def folded_with_reason(game: Context[Position], seat: str, answer: Fold) -> str | None:
    """Where nothing is owed, nothing is given up, in the reading that is chosen.

    Clauses: leduc.ruling.idle_fold
    """
    return None if game.edition.switches["idle_fold"] == "allowed" else something_owed(game, seat, answer)


def raises_left(game: Context[Position], _seat: str, _answer: Raise) -> str | None:
    """So many bets and raises are possible in a round.

    Clauses: leduc.raise.limit
    """
    return None if game.position.bets < game.edition.numbers["bets"] else "there has been a raise in this round"


def only(answer: Answer) -> Callable[[Any, str], Iterable[Any]]:
    """The options of an act that has one."""
    return lambda _game, _seat: [answer]


FIRST = Edition(
    name="leduc@2005",
    numbers={"ante": 1, "first_bet": 2, "second_bet": 4, "bets": 2},
    procedures={
        "hand": {
            "ante": ante, "shuffle": shuffle, "deal": deal, "first_round": bet_round, "reveal": reveal,
            "south_begins": south_begins, "second_round": bet_round, "show": show, "compare": compare,
        }
    },
    drawn={("hand", "shuffle"): shuffled},
    acts={
        "draw": DRAW,
        "check": Act(check, {"leduc.check": nothing_owed}, only(Check())),
        "bet": Act(bet, {"leduc.bet.first": nothing_owed}, only(Bet())),
        "call": Act(call, {"leduc.call": something_owed}, only(Call())),
        "raise": Act(bet, {"leduc.raise.over": something_owed, "leduc.raise.limit": raises_left}, only(Raise())),
        "fold": Act(fold, {"leduc.ruling.idle_fold": folded_with_reason}, only(Fold())),
    },
    offers={"shuffle": ("draw",), "act": ("check", "bet", "call", "raise", "fold"), "always": ()},
    otherwise_forbidden_by={(OUT_OF_TURN, "act"): "leduc.round.alternate"},
    switches={"idle_fold": "refused"},
)  # fmt: skip
"""The rules as a table. Another edition, or an erratum, is this one amended."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card has nothing beside its name, which begins with its rank."""


def place(edition: Edition, quiet: Quiet) -> Position:
    """The position that a quiet one describes. Raises Unreadable with all faults."""
    named = {*sum(quiet.hands.values(), ()), quiet.public_card, *quiet.stock}
    stock = (*quiet.stock, *(card for card in DECK if card not in named))
    step = "second_round" if quiet.public_card else "first_round"
    position = Position(
        edition.name, quiet.to_play, dict(quiet.hands), stock, dict(quiet.paid), quiet.public_card, quiet.bets,
        stack=[Hand(step=step)],
    )  # fmt: skip
    found = faults(edition, position)
    if found:
        raise Unreadable(found)
    return position


def start(edition: Edition, _begun: Start) -> Position:
    """A new game.

    Clauses: leduc.setup.cards, leduc.round.first
    """
    return Position(
        edition.name, SEATS[0], dict.fromkeys(SEATS, ()), DECK, dict.fromkeys(SEATS, 0), stack=[Hand(step="ante")]
    )


RULES = Game(
    name="leduc",
    seats=SEATS,
    editions={FIRST.name: FIRST},
    readings={"idle_fold": ("refused", "allowed")},
    positions=Codec(Position),
    answers=Codec(Check | Bet | Call | Raise | Fold | Drawn),
    quiet_positions=Codec(Quiet),
    starts=Codec(Start),
    views=Codec(View),
    cards=Codec(dict[str, Card]),
    place=place,
    start=start,
    faults=faults,
    view=view,
)
