"""What the sentences of Kasumi mean. They drive a case, never an engine."""

from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.common import HAND_AND_DECK, SHARED
from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import Placeholder, names, seats
from monosashi.verification.case import Case

SEAT = "South|West|North|East"

PLACEHOLDERS = {
    **seats(*SEAT.split("|")),
    "players": Placeholder(rf"(?:{SEAT})(?:(?:, | and )(?:{SEAT}))*", lambda text: tuple(map(str.lower, names(text)))),
    "question": Placeholder("a turn|a doubt", lambda text: text.removeprefix("a ")),
}

TABLE = PhraseTable(PLACEHOLDERS, SHARED, HAND_AND_DECK)
step = TABLE.step

TABLE.act("lay", "{seat} lays {card}", "A card goes face down onto the pile.")
TABLE.act("take", "{seat} takes a card", "The top card of the stock, instead of laying one.")
TABLE.act("doubt", "{seat} doubts", "The card just laid is shown.")

TABLE.event("drawn", "{seat} gets {cards} from the stock")
TABLE.event("rolled", "")
TABLE.event("laid", "")
TABLE.event("shown", "{seat} had laid {about}")
TABLE.event("pile_taken", "{seat} takes the pile of {amount}")


def blank_position() -> dict[str, Any]:
    """The quiet position of a scenario that has not said anything yet: two players, South's turn."""
    return {"to_play": "south", "hands": {"south": [], "north": []}}


# Given


@step("{players} sit at the table")
def sit(case: Case, players: tuple[str, ...]) -> None:
    """These players, clockwise, with nothing in their hands yet."""
    case.arrangement["hands"] = {seat: [] for seat in players}


@step("it is {seat}'s turn")
def turn_of(case: Case, seat: str) -> None:
    """Whose turn begins."""
    case.arrangement["to_play"] = seat


@step("the turn is number {n}")
def turn_number(case: Case, n: int) -> None:
    """How many turns have begun, this one among them."""
    case.arrangement["turn"] = n


@step("the die shows {n}")
def die_shows(case: Case, n: int) -> None:
    """The die of this turn has been rolled."""
    case.arrangement["number"] = n


@step("the next die shows {n}")
def next_die_shows(case: Case, n: int) -> None:
    """The die of the next turn, whoever rolls it: the one after whoever is to play."""
    hands = list(case.arrangement["hands"])
    roller = hands[(hands.index(case.arrangement["to_play"]) + 1) % len(hands)]
    case.chance.append(Chance("number die", roller, shows=n))


@step("{seat} holds {cards}")
def holds(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The hand of a player."""
    case.arrangement["hands"][seat] = list(cards)


@step("the stock is {cards}")
def stock(case: Case, cards: tuple[str, ...]) -> None:
    """The stock from its top."""
    case.arrangement["stock"] = list(cards)


@step("the pile is {cards}")
def pile(case: Case, cards: tuple[str, ...]) -> None:
    """The pile, its top card last."""
    case.arrangement["pile"] = list(cards)


# When


@step("a game of {n} begins, the stock in printed order, the first die showing {text}")
def begins(case: Case, n: int, text: str) -> None:
    """The shuffle leaves the cards as they are."""
    case.chance += [Chance("shuffle", "chance"), Chance("number die", "south", shows=int(text))]
    case.start({"players": n})


@step("a game of {n} begins, the stock upside down, the first die showing {text}")
def begins_upside_down(case: Case, n: int, text: str) -> None:
    """The shuffle turns the cards round."""
    printed = [f"{animal} {number}" for number in range(1, 7) for animal in ("Fox", "Owl")]
    case.chance += [
        Chance("shuffle", "chance", order=tuple(reversed(printed))),
        Chance("number die", "south", shows=int(text)),
    ]
    case.start({"players": n})


@step("somebody wants to begin a game of {n}")
def wants_to_begin(case: Case, n: int) -> None:
    """No shuffle is scripted: nothing should come of it."""
    case.start({"players": n})


@step("somebody puts that on the table")
def puts_on_table(case: Case) -> None:
    """The position may be turned down."""
    case.try_to_load()


# Then


@step("it is turned down")
def turned_down(case: Case) -> None:
    """The position, or the start, cannot be."""
    case.expect(bool(case.rejected_position), True, "whether it is turned down")


@step("it is taken")
def taken(case: Case) -> None:
    """The position can be."""
    case.expect(case.rejected_position, "", "why it is turned down")


@step("{seat}'s hand is {cards}", "{seat}'s hand is empty")
def hand_is(case: Case, seat: str, cards: tuple[str, ...] = ()) -> None:
    """Exactly these cards, in whatever order."""
    case.expect(sorted(case.look().players[seat].hand), sorted(cards), f"{seat}'s hand")


@step("{seat} sees {n} of the cards in {players}'s hand")
def sees(case: Case, seat: str, n: int, players: tuple[str, ...]) -> None:
    """What a player sees of a hand."""
    case.need("views")
    hand = case.look(seat).players[players[0]].hand
    case.expect(len(hand or ()), n, f"the cards {seat} sees in {players[0]}'s hand")


@step("the pile has {n} cards", "the pile has {n} card")
def pile_has(case: Case, n: int) -> None:
    """The size of the pile is public."""
    case.expect(case.look().pile_count, n, "the number of cards in the pile")


@step("the stock has {n} cards", "the stock has {n} card")
def stock_has(case: Case, n: int) -> None:
    """The size of the stock is public."""
    case.expect(case.look().stock_count, n, "the number of cards in the stock")


@step("everybody is shown {card}")
def shown(case: Case, card: str) -> None:
    """The card doubted last lies open."""
    case.expect(case.look().shown, card, "the card shown")


@step("no card is shown")
def none_shown(case: Case) -> None:
    """None has been doubted, or another has been laid since."""
    case.expect(case.look().shown, "", "the card shown")


@step("the number is {n}")
def number_is(case: Case, n: int) -> None:
    """What the die shows now."""
    case.expect(case.look().number, n, "the number")


@step("{seat} is asked for {question}")
def asked_for(case: Case, seat: str, question: str) -> None:
    """Who must answer what."""
    asked = case.look().asked
    actual = f"{asked.seat} for a {asked.kind}" if asked else "nobody"
    case.expect(actual, f"{seat} for a {question}", "who is asked")


@step("{seat} has won under {clause}")
def has_won_under(case: Case, seat: str, clause: str) -> None:
    """Who has won, and by which clause, if the engine says why."""
    result = case.look().result
    named = (result.clause if case.says_why else clause) if result else ""
    case.expect((result.winner if result else "nobody yet", named), (seat, clause), "the winner")
