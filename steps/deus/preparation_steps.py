"""Before the first turn: draft, selection, set-up."""

from collections.abc import Callable, Mapping
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .half_decks import faction, half, half_decks
from .phrases import deed, step


@step("a new game begins", "a new game has begun")
def new_game(case: Case) -> None:
    """A game from the deck building on; the draft dice must be scripted before."""
    case.start({})


@step("a new beginner game has begun")
def new_beginner_game(case: Case) -> None:
    """A game of the beginner variant from the deck building on."""
    case.start({"beginner": True})


def plain_selection(case: Case, seat: str) -> dict[str, Any]:
    """The first 15 cards of each half deck and the first faction's summoner."""
    factions = case.look().players[seat].factions
    cards = [card for name in factions for card in half(case, name).cards[:15]]
    return {"do": "select", "cards": cards, "summoner": half(case, factions[0]).summoner}


@step("{seat}'s hand is the {end} ten cards of the plain selection")
def hand_is_end_of_selection(case: Case, seat: str, end: str) -> None:
    """The hand drawn from a deck of the first 15 cards of each half deck, from its top or, turned over, its bottom."""
    cards = plain_selection(case, seat)["cards"]
    expected = cards[:10] if end == "first" else cards[-10:]
    case.expect(sorted(case.look().players[seat].hand), sorted(expected), f"{seat}'s hand")


@deed("{seat} selects 15 cards of each faction")
def select(case: Case, seat: str, *, tries: bool = False) -> None:
    """The first 15 cards of each half deck and the first faction's summoner."""
    case.act(seat, plain_selection(case, seat), tries=tries)


def some(cards: tuple[str, ...], cell: str) -> list[str]:
    """The first cards of a half deck, or the last: ``15``, ``last 15``."""
    count = int(cell.removeprefix("last "))
    return list(cards[-count:] if cell.startswith("last ") else cards[:count])


@deed("{seat} selects")
def select_table(case: Case, seat: str, table: DataTable, *, tries: bool) -> None:
    """So many deck cards of each of one's factions, and a summoner.

    Columns: ``of the first faction``, ``of the second faction`` (a number, or ``last 15`` for the other end of the
    half deck), ``summoner`` (of the first faction, of the second faction, of another faction), ``and also``
    (a summoner, a token, a card of another faction, the first card again; with ``first`` behind it, named before
    the others).
    """
    (row,) = rows(table, "of the first faction", "of the second faction", "summoner", "and also")
    view = case.look()
    first, second = view.players[seat].factions
    cards = some(half(case, first).cards, row["of the first faction"])
    cards += some(half(case, second).cards, row["of the second faction"])
    summoner = row.get("summoner") or "of the first faction"
    if summoner == "of the first faction":
        chosen = half(case, first).summoner
    elif summoner == "of the second faction":
        chosen = half(case, second).summoner
    else:
        other = next(name for name in half_decks(case) if name not in (first, second))
        chosen = half(case, other).summoner
    extra = row.get("and also", "")
    place = 0 if extra.endswith(" first") else len(cards)
    what = extra.removesuffix(" first")
    if what == "a summoner":
        cards.insert(place, half(case, second).summoner)
    elif what == "a token":
        cards.insert(place, next(h.tokens[0] for h in half_decks(case).values() if h.tokens))
    elif what == "a card of another faction":
        other = next(name for name in half_decks(case) if name not in (first, second))
        cards.insert(place, half(case, other).cards[0])
    elif what == "the first card again":
        cards.append(cards[0])
    case.act(seat, {"do": "select", "cards": cards, "summoner": chosen}, tries=tries)


@step("the draft has been completed, South picking first")
def draft_completed(case: Case) -> None:
    """South picks the first faction, North the second and third, South the fourth."""
    case.chance += [Chance("draft die", "south", shows=6), Chance("draft die", "north", shows=1)]
    case.start({})
    for seat, places in (("south", ("first",)), ("north", ("second", "third")), ("south", ("fourth",))):
        case.act(seat, {"do": "pick", "factions": [faction(case, place) for place in places]})


@step("both decks have been selected")
def decks_selected(case: Case) -> None:
    """Both players select plainly; the shuffles leave the decks as they are."""
    select(case, "south")
    shuffles(case)
    select(case, "north")


@step("the shuffles will leave the decks as they are")
def shuffles(case: Case) -> None:
    """Scripted shuffles that keep the order."""
    case.chance += [Chance("shuffle", "south"), Chance("shuffle", "north")]


@step("the shuffles will turn the decks upside down")
def shuffles_reversed(case: Case) -> None:
    """Scripted shuffles that reverse the selected order of South; North's has still to be selected."""
    south = case.look().players["south"].deck
    north = plain_selection(case, "north")["cards"]
    case.chance += [
        Chance("shuffle", "south", order=tuple(reversed(south))),
        Chance("shuffle", "north", order=tuple(reversed(north))),
    ]


@step("nobody shuffles the other deck")
def nobody_shuffles(case: Case) -> None:
    """Both players leave it at that; hands are drawn and the turn order is rolled as scripted."""
    case.act("south", {"do": "pass"})
    case.act("north", {"do": "pass"})


@step(
    "the game has been prepared, {first} having the first turn", "the game is prepared, {first} having the first turn"
)
def prepared(case: Case, first: str) -> None:
    """Draft, selection and set-up, with this player going first."""
    draft_completed(case)
    shuffles(case)
    faces = {"south": (6, 1), "north": (1, 6)}[first]
    case.chance += [
        Chance("turn order die", seat, shows=face) for seat, face in zip(("south", "north"), faces, strict=True)
    ]
    while (asked := case.look().asked) is not None and asked.kind in PLAIN:
        PLAIN[asked.kind](case, asked.seat)


def plain_summoner(case: Case, seat: str) -> None:
    """The summoner of the faction picked first."""
    first = case.look().players[seat].factions[0]
    case.act(seat, {"do": "choose_summoner", "summoner": half(case, first).summoner})


def first_six_kept(case: Case, seat: str) -> None:
    """The last four cards of the hand, as the view lists them, go under the deck."""
    case.act(seat, {"do": "put_back", "cards": list(case.look().players[seat].hand[6:])})


def no_shuffle(case: Case, seat: str) -> None:
    """The other deck is left as it is."""
    case.act(seat, {"do": "pass"})


PLAIN: Mapping[str, Callable[[Case, str], None]] = {
    "selection": select,
    "summoner": plain_summoner,
    "opening_hand": first_six_kept,
    "shuffle_opponent": no_shuffle,
}
"""How the questions between the picks and the first turn are answered where the answers do not matter."""
