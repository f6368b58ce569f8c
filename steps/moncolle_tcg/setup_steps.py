"""Before the first turn: decks, shuffles, bases, hands, and who goes first."""

import re

from monosashi.subjects.port import Chance
from monosashi.suite.card_phrases import Unclear
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step

SIZE, COPIES = 50, 3

FILLERS = (
    "Slag Terrace", "Windgap Stair", "Tinder Runner", "Bellows Apprentice", "Scorchwing Kit", "Spark Peddler",
    "Clinker Duellist", "Hearth Matron", "Gravel Mole", "Orchard Sentry", "Quarry Bruiser", "Crosswind Slinger",
    "Kindled Lance", "Chimney's Answer", "Wormwood Tonic", "Whetted Billhook", "Courier's Spurs", "Cold Ledger",
)  # fmt: skip
"""Specimen cards in the order in which they fill a deck."""


def deck(size: int, among: str) -> list[str]:
    """A deck of so many specimen cards: first those named, ``3 Slag Terrace and 1 Cold Ledger``, then others."""
    made: list[str] = []
    for text in filter(None, re.split(r", | and ", among)):
        match = re.fullmatch(r"(\d+) (.+)", text)
        if match is None:
            raise Unclear(f"{text!r} is no number of a card")
        made += [match[2]] * int(match[1])
    made += [card for card in FILLERS if card not in made for _ in range(COPIES)][: max(0, size - len(made))]
    if len(made) != size:
        raise Unclear(f"{among!r} does not make a deck of {size} cards")
    return made


@step("the shuffles will turn the decks upside down")
def upside_down(case: Case) -> None:
    """Shuffles that reverse the order, when a new game begins."""
    case.notes["upside down"] = True


@step("a new game begins", "a new game has begun")
def new_game(case: Case) -> None:
    """A game with specimen decks, which stay as they are when they are shuffled; the dice must be scripted before."""
    _begin(case, {})


@step("a new game begins with these decks")
def new_game_with_decks(case: Case, table: DataTable) -> None:
    """So many specimen cards for a seat, these among them; a seat without a row has a plain deck of 50."""
    decks = {seat: deck(SIZE, "") for seat in ("south", "north")}
    for row in rows(table, "seat", "cards", "among them"):
        decks[row["seat"].lower()] = deck(int(row["cards"]), row.get("among them", ""))
    _begin(case, {"decks": decks})


def _begin(case: Case, start: dict[str, object]) -> None:
    """Cards are called by their places in the decks before the shuffle: s1, s2 ... and n1, n2 ..."""
    places = range(1, SIZE + 1)
    for number, seat in enumerate(("south", "north")):
        order = [f"{seat[0]}{place}" for place in places]
        shuffled = tuple(reversed(order) if case.notes.get("upside down") else order)
        case.chance.insert(number, Chance("shuffle", seat, order=shuffled))
    case.start(start)
    if case.rejected_position:
        case.chance.clear()


# What comes of it; cards by their places in the deck before the shuffle


@step("{seat}'s hand is cards {numbers} of the deck")
def hand_is_cards(case: Case, seat: str, numbers: tuple[int, ...]) -> None:
    """All cards of a hand, in any order."""
    hand = case.look().players[seat].hand
    case.expect(sorted(hand), sorted(f"{seat[0]}{place}" for place in numbers), f"{seat}'s hand")


@step("card {n} of {seat}'s deck lies on {area}")
def card_lies_on(case: Case, n: int, seat: str, area: str) -> None:
    """What lies on an area, face down or not."""
    ground = case.look().field.get(area)
    case.expect(ground.card if ground else "nothing", f"{seat[0]}{n}", f"what lies on {area}")
