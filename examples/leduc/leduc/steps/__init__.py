"""What the sentences of Leduc hold'em mean. They drive a case, never an engine."""

from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.common import SHARED
from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import Placeholder, names, seats
from monosashi.verification.case import Case

DECK = [f"{rank} of {suit}" for rank in ("Jack", "Queen", "King") for suit in ("Hearts", "Spades")]
ACTS = "check|bet|call|raise|fold"

PLACEHOLDERS = {
    **seats("South", "North"),
    "acts": Placeholder(rf"(?:{ACTS})(?:(?:, | and )(?:{ACTS}))*", names),
}

TABLE = PhraseTable(PLACEHOLDERS, SHARED)
step = TABLE.step

TABLE.act("check", "{seat} checks", "Pay nothing where nothing is owed.")
TABLE.act("bet", "{seat} bets", "Be the first to pay more.")
TABLE.act("call", "{seat} calls", "Pay what is owed.")
TABLE.act("raise", "{seat} raises", "Pay what is owed, and more.")
TABLE.act("fold", "{seat} folds", "Give the pot up.")

TABLE.event("paid", "{seat} pays {amount}")
TABLE.event("drawn", "{seat} gets {cards}")
TABLE.event("revealed", "{about} is the public card")
TABLE.event("won", "{seat} wins {amount}")


def blank_position() -> dict[str, Any]:
    """The quiet position of a scenario that has not said anything yet: the first round, and South is to act."""
    hands = {"south": ["Jack of Hearts"], "north": ["Queen of Hearts"]}
    return {"to_play": "south", "hands": hands, "paid": {"south": 1, "north": 1}, "bets": 0}


# Given


@step("{seat} holds {card}")
def holds(case: Case, seat: str, card: str) -> None:
    """The private card of a player."""
    case.arrangement["hands"][seat] = [card]


@step("the next card is {card}")
def next_card(case: Case, card: str) -> None:
    """The top of the stock."""
    case.arrangement["stock"] = [card]


@step("{card} lies open, and each player has paid {n}")
def second_round(case: Case, card: str, n: int) -> None:
    """The second round has begun."""
    case.arrangement |= {"public_card": card, "paid": {"south": n, "north": n}}


@step("{seat} has paid {n}")
def has_paid(case: Case, seat: str, n: int) -> None:
    """What a player has in the pot."""
    case.arrangement["paid"][seat] = n


@step("there have been {n} bets and raises")
def number_of_bets(case: Case, n: int) -> None:
    """In this round."""
    case.arrangement["bets"] = n


# When


@step("a game begins with {cards} on top")
def begins(case: Case, cards: tuple[str, ...]) -> None:
    """The shuffle brings these cards to the top, the others lie below as they were."""
    case.chance.append(Chance("shuffle", "chance", order=(*cards, *(card for card in DECK if card not in cards))))
    case.start({})


@step("somebody puts that on the table")
def puts_on_table(case: Case) -> None:
    """The position may be turned down."""
    case.try_to_load()


# Then


@step("it is turned down")
def turned_down(case: Case) -> None:
    """The position cannot be."""
    case.expect(bool(case.rejected_position), True, "whether it is turned down")


@step("it is taken")
def taken(case: Case) -> None:
    """The position can be."""
    case.expect(case.rejected_position, "", "why it is turned down")


@step("{seat} has {card}")
def has(case: Case, seat: str, card: str) -> None:
    """The private card of a player, as the judge sees it."""
    case.expect(case.look().players[seat].hand, (card,), f"{seat}'s card")


@step("{viewer} sees {card} with {seat}")
def sees(case: Case, viewer: str, card: str, seat: str) -> None:
    """The private card of a player, as somebody sees it."""
    case.need("views")
    case.expect(case.look(viewer).players[seat].hand, (card,), f"{seat}'s card, seen by {viewer}")


@step("{card} is the public card", "there is no public card")
def public_card_is(case: Case, card: str = "") -> None:
    """The card that lies open."""
    case.expect(case.look().public_card, card, "the public card")


@step("South has {n} and North {text} in the pot")
def in_the_pot(case: Case, n: int, text: str) -> None:
    """What each player has paid."""
    players = case.look().players
    case.expect((players["south"].paid, players["north"].paid), (n, int(text)), "what has been paid")


@step("{seat} is asked to act")
def asked_to_act(case: Case, seat: str) -> None:
    """Who is next."""
    asked = case.look().asked
    case.expect(asked.seat if asked else "nobody", seat, "who is asked")


@step("{seat} may {acts}, and nothing else")
def may(case: Case, seat: str, acts: tuple[str, ...]) -> None:
    """The whole list of answers."""
    asked = case.look().asked
    case.expect(asked.seat if asked else "nobody", seat, "who is asked")
    case.expect(sorted(action["do"] for action in case.legal()), sorted(acts), "the listed answers")


@step("{seat} has won {n} chips", "{seat} has won {n} chip", "the pot is split")
def has_won(case: Case, seat: str = "", n: int = 0) -> None:
    """Who has won, and how many chips of the opponent; nobody and none where the pot is split."""
    result = case.look().result
    case.expect((result.winner, result.chips) if result else "nobody yet", (seat, n), "who has won how many chips")
