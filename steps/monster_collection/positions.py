"""Given: the parts of a quiet position that the Monster Collection games describe alike."""

from typing import Any

from monosashi.verification.case import Case

from .phrases import step

PILES = {"hand": "hand", "deck": "deck", "discard pile": "discard", "exclusion zone": "excluded"}

DECK_SIZE = 3
"""Cards in a deck of which a scenario says nothing: enough that nobody's deck runs out in the turn that matters."""


def filler(seat: str, zone: str, count: int) -> dict[str, dict[str, Any]]:
    """Plain unit cards that nobody cares about, by name."""
    names = [f"{seat.capitalize()} {zone.capitalize()} {number}" for number in range(1, count + 1)]
    return {
        name: {"name": name, "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"} for name in names
    }


def blank_sides() -> dict[str, Any]:
    """A quiet position of which a scenario has said nothing: a few cards in each deck."""
    decks = {seat: filler(seat, "deck", DECK_SIZE) for seat in ("south", "north")}
    return {
        "marching": "south",
        "cards": decks["south"] | decks["north"],
        "units": [],
        **{seat: {"deck": list(deck)} for seat, deck in decks.items()},
    }


def side(case: Case, seat: str) -> dict[str, Any]:
    """One player's zones in the position being described."""
    zones: dict[str, Any] = case.arrangement[seat]
    return zones


def described(case: Case, seat: str, key: str) -> list[str]:
    """A player's pile as far as the scenario has described it; the first word about a deck replaces the default one."""
    decks = case.notes.setdefault("described decks", set())
    if key == "deck" and seat not in decks:
        decks.add(seat)
        side(case, seat)[key] = []
    return list(side(case, seat).setdefault(key, []))


@step("it is {seat}'s {phase} phase")
def phase_of_seat(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is and in which phase; the turn is the third or fourth unless told otherwise."""
    case.arrangement["marching"] = seat
    case.arrangement["phase"] = phase
    case.arrangement.setdefault("turn", 3 if seat == "south" else 4)


@step("it is turn {n}")
def turn_number(case: Case, n: int) -> None:
    """The number of the turn, counted over both players from 1."""
    case.arrangement["turn"] = n


@step("{seat}'s {pile} holds {n} cards", "{seat}'s {pile} holds {n} card", "{seat}'s {pile} holds {n} other cards")
def pile_holds_number(case: Case, seat: str, pile: str, n: int) -> None:
    """Plain unit cards, called South Hand 1, South Deck 1 (the top one), South Discard 1 and so on."""
    key = PILES[pile]
    cards = filler(seat, key, n)
    case.arrangement["cards"] |= cards
    side(case, seat)[key] = [*described(case, seat, key), *cards]


@step("{seat}'s deck is empty")
def deck_is_empty(case: Case, seat: str) -> None:
    """The deck has run out; one of which nothing is said has a few cards."""
    described(case, seat, "deck")


@step("turn {n} is the final turn")
def final_turn(case: Case, n: int) -> None:
    """Both decks have run out, if nothing else has been said of them; the game ends with that turn."""
    for seat in ("south", "north"):
        described(case, seat, "deck")
    case.arrangement["final_turn"] = n
