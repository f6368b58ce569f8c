"""The quiet position that a scenario describes: what is there if it does not say so, and where its parts are."""

from collections.abc import Mapping
from typing import Any

from monosashi.verification.case import Case

from . import cards

CLOCKWISE = ("south", "west", "north", "east")
SEATED = {1: ("south",), 2: ("south", "north"), 3: ("south", "west", "north"), 4: CLOCKWISE}
"""Who sits at the table, by the number of players; one cannot play."""

DECK_SIZE = 5
"""A deck that is not described has so many plain cards: nobody runs out of cards without having been told to."""


def blank_position() -> dict[str, Any]:
    """Two players in the turn of South, each with an unhurt hero, no land, no hand, and a plain deck."""
    blank: dict[str, Any] = {"turn_player": "south", "players": {}, "cards": {}, "damage": {}}
    for seat in SEATED[2]:
        sit(blank, seat)
    return blank


def sit(position: dict[str, Any], seat: str) -> None:
    """A player takes a seat; the players stay in clockwise order."""
    hero = f"{seat.capitalize()} Hero"
    position["cards"][hero] = cards.card({"card": hero}, "character")
    players = position["players"]
    players[seat] = {
        "party": [{"id": hero, "marked": True}],
        "map": [],
        "deck": fillers(position, seat, "deck", DECK_SIZE),
    }
    position["players"] = {place: players[place] for place in CLOCKWISE if place in players}


def side(case: Case, seat: str) -> dict[str, Any]:
    """One player's piles and field in the position being described."""
    players = case.arrangement["players"]
    if seat not in players:
        raise ValueError(f"nobody sits at {seat.capitalize()}; say first how many players sit at the table")
    found: dict[str, Any] = players[seat]
    return found


def opponent_of(case: Case, seat: str) -> str:
    """The next player clockwise."""
    seats: list[str] = list(case.arrangement["players"])
    return seats[(seats.index(seat) + 1) % len(seats)]


def define(case: Case, row: Mapping[str, str], kind: str = "") -> str:
    """Make a card from a table row known to the position; returns its id, which is the name in the column ``card``."""
    made = cards.card(row, kind)
    case.arrangement["cards"][row["card"]] = made
    return row["card"]


def forget(case: Case, identities: list[str]) -> None:
    """Cards that the scenario has put others in place of."""
    for identity in identities:
        case.arrangement["cards"].pop(identity, None)


def fillers(position: dict[str, Any], seat: str, pile: str, count: int) -> list[str]:
    """Plain cards that nobody cares about: South Hand 1, South Deck 1 (the top one), South Discard 1 and so on."""
    made = [f"{seat.capitalize()} {pile.capitalize()} {number}" for number in range(1, count + 1)]
    position["cards"].update({name: cards.plain(name) for name in made})
    return made


def pile_of(case: Case, seat: str, pile: str) -> list[str]:
    """The cards of a pile so far; a deck that is being described loses the cards that it had before."""
    held: list[str] = side(case, seat).setdefault(pile, [])
    described = case.notes.setdefault("described decks", set())
    if pile == "deck" and seat not in described:
        described.add(seat)
        forget(case, held)
        held.clear()
    return held
