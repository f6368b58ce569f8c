"""The rules of Kasumi, executable: what happens, what can be done, and the edition, which is a table of all that."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from kasumi.position import (
    DECK,
    FACES,
    SEATED,
    SEATS,
    Ending,
    Position,
    Quiet,
    Setup,
    Start,
    Turn,
    View,
    faults,
    number_of,
    view,
)
from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw, Drawn, Pass
from reference_engine.kernel.documents import Word
from reference_engine.kernel.edition import OUT_OF_TURN, Act, Edition, steps
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.procedure import Goto, Next

# Before the first turn


def shuffle(game: Context[Position], _setup: Setup) -> Next:
    """All cards are shuffled into the stock.

    Clauses: kasumi.setup.shuffle
    """
    draw = Draw("shuffle", CHANCE, "order", among=game.position.stock)
    return Decision(CHANCE, "shuffle", "kasumi.setup.shuffle", draws=(draw,))


def shuffled(game: Context[Position], _setup: Setup, orders: tuple[tuple[str, ...]]) -> Next:
    """The stock lies in its new order, the first card on top."""
    game.position.stock = orders[0]
    return None


def deal(game: Context[Position], _setup: Setup) -> Next:
    """Each player gets the next cards of the stock.

    Clauses: kasumi.setup.deal
    """
    position, count = game.position, game.edition.numbers["hand"]
    for seat in position.hands:
        draw_cards(game, seat, count, "kasumi.setup.deal")
    return None


def draw_cards(game: Context[Position], seat: str, count: int, clause: str) -> None:
    """The top cards of the stock come to a hand."""
    position = game.position
    drawn, position.stock = position.stock[:count], position.stock[count:]
    position.hands[seat] += drawn
    game.emit(Event("drawn", clause, seat=seat, cards=drawn))


# A turn


def roll(game: Context[Position], _turn: Turn) -> Next:
    """A die says which number is asked for.

    Clauses: kasumi.turn.roll
    """
    draw = Draw("number die", game.position.to_play, sides=FACES)
    return Decision(CHANCE, "number_die", "kasumi.turn.roll", draws=(draw,))


def rolled(game: Context[Position], _turn: Turn, faces: tuple[int]) -> Next:
    """The number holds for this turn."""
    game.position.number = faces[0]
    game.emit(Event("rolled", "kasumi.turn.roll", seat=game.position.to_play, amount=faces[0]))
    return None


def choose(game: Context[Position], _turn: Turn) -> Next:
    """Whoever is to play lays a card, or takes one.

    Clauses: kasumi.turn.choose
    """
    return Decision(game.position.to_play, "turn", "kasumi.turn.choose")


def await_doubt(game: Context[Position], _turn: Turn) -> Next:
    """The next player is asked whether the card is believed.

    Clauses: kasumi.doubt.next_player
    """
    position = game.position
    return Decision(position.after(position.to_play), "doubt", "kasumi.doubt.next_player")


def finish(game: Context[Position], _turn: Turn) -> Next:
    """Somebody has won, or the next player's turn begins.

    Clauses: kasumi.end.no_card, kasumi.end.last_turn, kasumi.turn.clockwise
    """
    position = game.position
    if not position.hands[position.to_play]:
        position.result = Ending(position.to_play, "kasumi.end.no_card")
        return None
    position.to_play = position.after(position.to_play)
    if position.turn >= game.edition.numbers["turns"]:
        position.result = Ending(fewest(position), "kasumi.end.last_turn")
        return None
    position.turn += 1
    position.number = 0
    return Goto("roll")


def fewest(position: Position) -> str:
    """The player with the fewest cards; among several, whose turn would have come first.

    Clauses: kasumi.end.last_turn
    """
    seats = [position.to_play]
    while len(seats) < len(position.hands):
        seats.append(position.after(seats[-1]))
    return min(seats, key=lambda seat: len(position.hands[seat]))


# Acts


class Lay(Answer, frozen=True, tag="lay"):
    """Lay a card of the hand face down; it is said to bear the number of the die."""

    card: Word


class Take(Answer, frozen=True, tag="take"):
    """Take the top card of the stock instead."""


class Doubt(Answer, frozen=True, tag="doubt"):
    """Say that the card laid does not bear the number."""


def lay(game: Context[Position], _turn: Turn, seat: str, answer: Lay) -> Next:
    """The card goes face down onto the pile, whatever its number.

    Clauses: kasumi.lay.any_number
    """
    position = game.position
    position.hands[seat] = tuple(card for card in position.hands[seat] if card != answer.card)
    position.pile = (*position.pile, answer.card)
    position.shown = ""
    game.emit(Event("laid", "kasumi.lay.any_number", seat=seat))
    return None


def there_is_such_a_card(_game: Context[Position], _seat: str, answer: Lay) -> Iterable[str]:
    """What makes the answer meaningless, whoever gives it."""
    if answer.card not in DECK:
        yield f"{answer.card} is no card of the game"


def held(game: Context[Position], seat: str, answer: Lay) -> str | None:
    """A card comes from the player's own hand.

    Clauses: kasumi.lay.own_hand
    """
    return None if answer.card in game.position.hands[seat] else f"{answer.card} is not in {seat}'s hand"


def hand_of(game: Context[Position], seat: str) -> Iterable[Lay]:
    """What can be laid."""
    return [Lay(card) for card in game.position.hands[seat]]


def take(game: Context[Position], _turn: Turn, seat: str, _answer: Take) -> Next:
    """The turn ends with a card more, and nobody is asked to believe anything.

    Clauses: kasumi.take.one
    """
    draw_cards(game, seat, 1, "kasumi.take.one")
    return Goto("finish")


def stock_left(game: Context[Position], _seat: str, _answer: Take) -> str | None:
    """There must be something to take.

    Clauses: kasumi.take.stock
    """
    return None if game.position.stock else "the stock is empty"


def doubt(game: Context[Position], _turn: Turn, seat: str, _answer: Doubt) -> Next:
    """The card is shown; whoever was wrong takes the pile.

    Clauses: kasumi.doubt.show, kasumi.doubt.true, kasumi.doubt.false
    """
    position = game.position
    position.shown = position.pile[-1]
    honest = number_of(position.shown) == position.number
    clause = "kasumi.doubt.true" if honest else "kasumi.doubt.false"
    loser = seat if honest else position.to_play
    position.hands[loser] += position.pile
    game.emit(Event("shown", "kasumi.doubt.show", seat=position.to_play, about=position.shown))
    game.emit(Event("pile_taken", clause, seat=loser, amount=len(position.pile)))
    position.pile = ()
    return None


def believe(_game: Context[Position], _turn: Turn, _seat: str, _answer: Pass) -> Next:
    """The card stays where it is, unseen."""
    return None


def only(answer: Answer) -> Any:
    """The options of an act that has one."""
    return lambda _game, _seat: [answer]


FIRST = Edition(
    name="kasumi@0.1",
    numbers={"hand": 3, "turns": 30},
    procedures={"setup": steps(shuffle, deal), "turn": steps(roll, choose, await_doubt, finish)},
    drawn={("setup", "shuffle"): shuffled, ("turn", "roll"): rolled},
    acts={
        "draw": DRAW,
        "lay": Act(lay, {"kasumi.lay.own_hand": held}, hand_of, there_is_such_a_card),
        "take": Act(take, {"kasumi.take.stock": stock_left}, only(Take())),
        "doubt": Act(doubt, options=only(Doubt())),
        "pass": Act(believe, options=only(Pass())),
    },
    offers={
        "shuffle": ("draw",), "number_die": ("draw",), "turn": ("lay", "take"), "doubt": ("pass", "doubt"),
        "always": (),
    },
    otherwise_forbidden_by={(OUT_OF_TURN, "turn"): "kasumi.turn.clockwise"},
)  # fmt: skip
"""The rules as a table. Another edition, or an erratum, is this one amended."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card has nothing beside its name, which ends with its number."""


def place(edition: Edition, quiet: Quiet) -> Position:
    """The position that a quiet one describes. Raises Unreadable with all faults."""
    # Who sits where is known; in which order the document names them means nothing.
    hands = {seat: quiet.hands[seat] for seat in (*SEATS, *quiet.hands) if seat in quiet.hands}
    position = Position(
        edition.name, quiet.to_play, hands, quiet.stock, quiet.pile, quiet.number, turn=quiet.turn,
        stack=[Turn(step="choose" if quiet.number else "roll")],
    )  # fmt: skip
    found = faults(edition, position)
    if found:
        raise Unreadable(found)
    return position


def start(edition: Edition, begun: Start) -> Position:
    """A new game. Raises Unreadable for too few players, or too many.

    Clauses: kasumi.setup.players, kasumi.setup.first
    """
    if begun.players not in SEATED:
        raise Unreadable([f"players: two to four can play, not {begun.players}"])
    seats = SEATED[begun.players]
    return Position(
        edition.name, seats[0], dict.fromkeys(seats, ()), DECK, stack=[Turn(step="roll"), Setup(step="shuffle")]
    )


RULES = Game(
    name="kasumi",
    seats=SEATS,
    editions={FIRST.name: FIRST},
    readings={},
    positions=Codec(Position),
    answers=Codec(Lay | Take | Doubt | Pass | Drawn),
    quiet_positions=Codec(Quiet),
    starts=Codec(Start),
    views=Codec(View),
    cards=Codec(dict[str, Card]),
    place=place,
    start=start,
    faults=faults,
    view=view,
)
