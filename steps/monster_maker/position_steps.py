"""Given: whose turn it is, who sits at the table, parties and maps with what lies on them.

Nothing is played here; the position is put on the table when somebody acts or looks.
"""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names
from monosashi.verification.case import Case

from ..tables import rows
from . import cards
from .phrases import step
from .sides import SEATED, define, forget, opponent_of, side, sit

CARDS = ("card", *cards.COLUMNS)


@step("{n} players sit at the table")
def players_sit(case: Case, n: int) -> None:
    """South and North; with three West too, with four East as well. To be said before anything is said of them."""
    players = case.arrangement["players"]
    for seat in SEATED[n]:
        if seat not in players:
            sit(case.arrangement, seat)
    for seat in set(case.arrangement["players"]) - set(SEATED[n]):
        del case.arrangement["players"][seat]


@step("it is {seat}'s {phase}")
def phase_of_seat(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is and which phase or window is about to begin.

    Unless told otherwise South had the first turn, and this is the first round.
    """
    side(case, seat)
    case.arrangement["turn_player"] = seat
    case.arrangement["phase"] = phase
    seats = list(case.arrangement["players"])
    case.arrangement.setdefault("first_player", seats[0])
    case.arrangement.setdefault("turn", seats.index(seat) + 1)


@step("it is turn {n}")
def turn_number(case: Case, n: int) -> None:
    """The number of the turn, counted over all players from 1."""
    case.arrangement["turn"] = n


@step("{seat} had the first turn")
def had_first_turn(case: Case, seat: str) -> None:
    """Who went first; without it the turn player did."""
    case.arrangement["first_player"] = seat


@step("{seat}'s party is")
def party_is(case: Case, seat: str, table: DataTable) -> None:
    """Characters; ``state`` is unhurt or wounded, ``marker`` is start for the hero, ``items`` are plain ones."""
    own = side(case, seat)
    forget(case, [member["id"] for member in own["party"]])
    own["party"] = [_member(case, row) for row in rows(table, *CARDS, "state", "damage", "marker", "items")]


def _member(case: Case, row: dict[str, str]) -> dict[str, Any]:
    member: dict[str, Any] = {"id": define(case, row, "character")}
    if cards.is_so(row, "state", "wounded", "unhurt"):
        member["wounded"] = True
    if cards.is_so(row, "marker", "start"):
        member["marked"] = True
    if row.get("items"):
        member["items"] = list(names(row["items"]))
        case.arrangement["cards"].update({item: cards.card({"card": item}, "item") for item in member["items"]})
    if row.get("damage"):
        case.arrangement["damage"][member["id"]] = int(row["damage"])
    return member


@step("{character} holds these items")
def holds_these_items(case: Case, character: str, table: DataTable) -> None:
    """Items with a text, or a name, of their own."""
    holders = [member for own in case.arrangement["players"].values() for member in own["party"]]
    found = next((member for member in holders if member["id"] == character), None)
    if found is None:
        raise ValueError(f"{character} is in nobody's party")
    found["items"] = [*found.get("items", []), *(define(case, row, "item") for row in rows(table, *CARDS))]


@step("{seat} has no party")
def has_no_party(case: Case, seat: str) -> None:
    """Nobody is in the party; at the end of the phase the player is annihilated."""
    own = side(case, seat)
    forget(case, [member["id"] for member in own["party"]])
    own["party"] = []


@step("{seat} has been annihilated")
def has_been_annihilated(case: Case, seat: str) -> None:
    """Some time ago: the party is gone, and no new character has been placed."""
    has_no_party(case, seat)
    side(case, seat)["annihilated"] = True


@step("{seat}'s map is, the oldest land first")
def map_is(case: Case, seat: str, table: DataTable) -> None:
    """Lands; ``face`` is down for an unexplored one, which may be a card of any kind."""
    own = side(case, seat)
    if own["map"]:
        raise ValueError(f"{seat.capitalize()} has lands already; describe the map first, and once")
    for row in rows(table, *CARDS, "face"):
        land: dict[str, Any] = {"id": define(case, row, "land")}
        if cards.is_so(row, "face", "down", "up"):
            land["face_down"] = True
        own["map"].append(land)


@step("{seat}'s map has level {n}")
def map_has_level(case: Case, seat: str, n: int) -> None:
    """Lands of level 1: South Land 1 (the oldest), South Land 2 and so on; the tenth must be an unexplored one."""
    lands = [[f"{seat.capitalize()} Land {number}", "down" if number == 10 else ""] for number in range(1, n + 1)]
    map_is(case, seat, [["card", "face"], *lands])


@step("these monsters are on {seat}'s newest land")
def monsters_on_land(case: Case, seat: str, table: DataTable) -> None:
    """Monsters in the order placed, on a plain land if there is none.

    Unless told otherwise their ``owner`` is the next opponent; ``land`` names an older land, where none can be.
    """
    own = side(case, seat)
    if not own["map"]:
        map_has_level(case, seat, 1)
    lands = {land["id"]: land for land in own["map"]}
    for row in rows(table, *CARDS, "damage", "owner", "land"):
        monster = define(case, row, "monster")
        if row.get("land") and row["land"] not in lands:
            raise ValueError(f"{row['land']} is not on {seat.capitalize()}'s map")
        land = lands[row.get("land") or own["map"][-1]["id"]]
        land.setdefault("monsters", {})[monster] = row["owner"].lower() if row.get("owner") else opponent_of(case, seat)
        if row.get("damage"):
            case.arrangement["damage"][monster] = int(row["damage"])


@step("{seat} has retreated this turn")
def has_retreated(case: Case, seat: str) -> None:
    """The turn player has given up the land that the party was on."""
    _must_be_turn_player(case, seat)
    case.arrangement["retreated"] = True


@step("{seat} has placed a character this turn")
def has_placed_character(case: Case, seat: str) -> None:
    """The turn player has placed the one character of the turn."""
    _must_be_turn_player(case, seat)
    case.arrangement["placed_character"] = True


@step("{seat} has ranked up this turn")
def has_ranked_up(case: Case, seat: str) -> None:
    """The turn player has replaced a character."""
    _must_be_turn_player(case, seat)
    case.arrangement["ranked_up"] = True


@step("{seat} has placed a monster on {opponent} this turn")
def has_placed_monster(case: Case, seat: str, opponent: str) -> None:
    """The turn player has placed the one monster on that opponent."""
    _must_be_turn_player(case, seat)
    case.arrangement["monsters_on"] = [*case.arrangement.get("monsters_on", []), opponent]


def _must_be_turn_player(case: Case, seat: str) -> None:
    if case.arrangement["turn_player"] != seat:
        raise ValueError(f"it is not {seat.capitalize()}'s turn; say first whose it is")
