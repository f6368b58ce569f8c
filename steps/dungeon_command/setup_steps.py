"""Before the first turn: warbands, the draw, maps, shuffles, starting creatures."""

from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from . import maps
from .acts import with_the_shuffles
from .outcome_steps import held
from .phrases import step
from .warbands import warband

CHESTS = (1, 2, 3, 1)
"""The chests that are ready: enough for every specimen map."""


@step("a new game begins", "a new game begins, {seat} winning the draw")
def new_game(case: Case, seat: str = "south") -> None:
    """A game with ready warbands and maps; South chooses who goes first, unless told otherwise."""
    _begin(case, seat)


@step("a new game begins with these warbands")
def new_game_with_warbands(case: Case, table: DataTable) -> None:
    """So many specimen cards for a side, these among them; a side without a row has a ready warband."""
    known = ("side", "commander", "creatures", "orders", "creatures among them", "orders among them", "tiles")
    case.notes["warbands"] = {row["side"].lower(): warband(row) for row in rows(table, *known)}
    _begin(case, "south")


@step("a new game begins on these maps")
def new_game_on_maps(case: Case, table: DataTable) -> None:
    """A map for a side of the tiles, row by row, the uppermost first; ``tiles`` of South and North, in any row.

    ``shows``: the side that the map itself shows, where it is another one.
    """
    drawn: dict[str, dict[str, list[str]]] = {}
    for row in rows(table, "side", "shows", "map", "south tiles", "north tiles"):
        for column in ("shows", "map", "south tiles", "north tiles"):
            drawn.setdefault(row["side"], {}).setdefault(column, []).extend(filter(None, [row.get(column, "")]))
    case.notes["maps"] = {side: _map(side, columns) for side, columns in drawn.items()}
    _begin(case, "south")


def _map(side: str, columns: dict[str, list[str]]) -> dict[str, Any]:
    made = maps.battlefield(next(iter(columns["shows"]), side), maps.read(columns["map"]))
    tiles = {seat: columns[f"{seat} tiles"] for seat in ("south", "north") if columns[f"{seat} tiles"]}
    return {**made, "tiles": tiles} if tiles else made


def _begin(case: Case, winner: str) -> None:
    case.notes["started"] = True
    other = "north" if winner == "south" else "south"
    case.chance.append(Chance("chooser", "chance", order=(winner, other)))
    start: dict[str, Any] = {"chests": list(CHESTS)}
    if "warbands" in case.notes:
        start["warbands"] = case.notes["warbands"]
    if "maps" in case.notes:
        start["battlefields"] = case.notes["maps"]
    case.start(start)
    if case.rejected_position:
        case.chance.clear()


@step("the chests will lie as they come")
def chests_as_they_come(case: Case) -> None:
    """The scripted draw of the chests keeps their order: 1, 2, 3 and 1 from the lowest row up, from the left."""
    case.notes["chests"] = ()


@step("the chests will lie in the opposite order")
def chests_reversed(case: Case) -> None:
    """The scripted draw of the chests: 1, 3, 2 and 1 from the lowest row up, from the left."""
    numbered = [f"{number}.{index}" for index, number in enumerate(CHESTS, start=1)]
    case.notes["chests"] = tuple(reversed(numbered))


@step("the shuffles will leave the decks as they are")
def shuffles(case: Case) -> None:
    """Scripted shuffles that keep the order; they are made when the side is chosen."""
    case.notes["shuffles"] = "as they are"


@step("the shuffles will turn the decks upside down")
def shuffles_reversed(case: Case) -> None:
    """Shuffles that reverse the order."""
    case.notes["shuffles"] = "upside down"


@step("{seat}'s {nth} hand will come from the {part} of the deck")
def drawn_anew(case: Case, seat: str, nth: str, part: str) -> None:
    """The scripted shuffle of a hand back into the deck, made after all others: what it puts on top of it.

    The bottom: the deck is turned upside down. The middle: its first third lies at the bottom now.
    """
    before = case.notes.setdefault("drawn anew", [])
    if nth != ("second", "third")[min(1, sum(each == seat for each, _ in before))]:
        raise ValueError(f"the {nth} hand of {seat} is not the next")
    before.append((seat, part))


@step("the game has been prepared, {seat} having the first turn")
def prepared(case: Case, seat: str) -> None:
    """The dungeon side; chests and decks lie as they come; each deploys the first creature that may be deployed."""
    new_game(case, seat)
    chests_as_they_come(case)
    shuffles(case)
    case.act(seat, {"do": "choose_first", "first": seat})
    case.act(seat, with_the_shuffles(case, seat, {"do": "choose_side", "side": "dungeon"}, {}, tries=False))
    while (asked := case.look().asked) is not None and asked.kind == "starting":
        case.act(asked.seat, next(action for action in case.legal() if action["do"] == "deploy"))
        case.act(asked.seat, {"do": "pass"})


# What comes of it


@step("{seat}'s {kind} hand is the {end} {n} cards of the deck")
def hand_is_end_of_deck(case: Case, seat: str, kind: str, end: str, n: int) -> None:
    """The deck is meant as it was before the shuffle."""
    before = case.notes["decks"][seat, kind]
    names = case.look().cards
    expected = [names[card] for card in (before[:n] if end == "first" else before[-n:])]
    case.expect(sorted(held(case, seat, f"{kind}_hand")), sorted(expected), f"{seat}'s {kind} hand")


@step("the battlefield shows the {side} side")
def shows_side(case: Case, side: str) -> None:
    """Which sides of the tiles lie up."""
    battlefield = case.look().battlefield
    case.expect(battlefield.side if battlefield else "none yet", side, "the side of the battlefield")
