"""The quiet position that a scenario describes: what is there if it does not say so, and where its parts are."""

from collections.abc import Iterable, Mapping
from typing import Any

from monosashi.verification.case import Case

from . import cards, maps

SEATS = ("south", "north")

DECK_SIZE = 5
"""A deck that is not described has so many plain cards: nobody runs out of cards without having been told to."""

LEADERSHIP = MORALE = 10
"""Enough, where it does not matter."""


def blank_position() -> dict[str, Any]:
    """South's activate phase on an open dungeon of 8 by 8 squares: no creatures, no hands, plain decks."""
    blank: dict[str, Any] = {
        "turn_player": "south",
        "battlefield": maps.battlefield("dungeon", maps.open_squares(8, 8)),
        "players": {},
        "creatures": {},
        "cards": {},
    }
    for seat in SEATS:
        blank["players"][seat] = {
            "leadership": LEADERSHIP,
            "morale": MORALE,
            "creature_deck": fillers(blank, seat, "creature_deck", DECK_SIZE),
            "order_deck": fillers(blank, seat, "order_deck", DECK_SIZE),
        }
    return blank


def side(case: Case, seat: str) -> dict[str, Any]:
    """One player's numbers and piles in the position being described."""
    found: dict[str, Any] = case.arrangement["players"][seat]
    return found


def define(case: Case, row: Mapping[str, str], kind: str) -> str:
    """Make a card from a table row known to the position; returns its id, which is the name in the first column."""
    name = row.get("creature") or row["card"]
    case.arrangement["cards"][name] = cards.card(name, row, kind)
    return name


def fillers(position: dict[str, Any], seat: str, pile: str, count: int) -> list[str]:
    """Plain cards that nobody cares about: South Order Deck 1 (the top one), South Creature Hand 1 and so on."""
    called, kind = pile.replace("_", " ").title(), pile.partition("_")[0]
    made = [f"{seat.capitalize()} {called} {number}" for number in range(1, count + 1)]
    position["cards"].update({name: cards.plain(name, kind) for name in made})
    return made


def add_to_pile(case: Case, seat: str, pile: str, added: Iterable[str]) -> None:
    """Cards come to a pile; a deck that is being described loses the cards that it had before."""
    held: list[str] = side(case, seat).setdefault(pile, [])
    described = case.notes.setdefault("described decks", set())
    added = list(added)
    if pile.endswith("_deck") and (seat, pile) not in described:
        described.add((seat, pile))
        for identity in held:
            if identity not in added:
                case.arrangement["cards"].pop(identity, None)
        held.clear()
    held.extend(added)
