"""Before the first turn: decks, shuffles, bases, hands, and who goes first."""

from monosashi.subjects.port import Chance
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step


@step("a new game begins", "a new game has begun")
def new_game(case: Case) -> None:
    """A game with specimen decks, which stay as they are when they are shuffled; the dice must be scripted before."""
    _shuffled(case)
    case.start({})


def _shuffled(case: Case) -> None:
    """The shuffles leave each deck in its order; South's cards are s1, s2 ..., North's n1, n2 ..."""
    for number, seat in enumerate(("south", "north")):
        order = tuple(f"{seat[0]}{card}" for card in range(1, 51))
        case.chance.insert(number, Chance("shuffle", seat, order=order))


@step("a game is to begin with these decks")
def these_decks(case: Case, table: DataTable) -> None:
    """So many copies of each specimen card for South and for North; the game may be accepted or turned down."""
    decks: dict[str, list[str]] = {"south": [], "north": []}
    for row in rows(table, "card", "South", "North"):
        for seat in decks:
            decks[seat] += [row["card"]] * int(row.get(seat.capitalize()) or 0)
    _shuffled(case)
    case.start({"decks": decks})
    if case.rejected_position:
        case.chance.clear()
