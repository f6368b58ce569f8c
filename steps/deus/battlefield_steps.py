"""Given: a quiet position. Nothing is played here; the position is put on the table when somebody acts or looks."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from . import cards
from .phrases import step

CARD_COLUMNS = (
    "name", "kind", "level", "attack", "defence", "march", "instant", "initiative", "spell", "race", "attribute",
    "effect",
)  # fmt: skip


def define(case: Case, row: dict[str, str]) -> str:
    """Make a card from a table row known to the position; returns its id, which is its name unless told otherwise."""
    made = cards.card(row)
    identity = str(made["name"])
    made["name"] = row.get("name") or identity
    case.arrangement["cards"][identity] = made
    return identity


def filler(seat: str, zone: str, count: int) -> dict[str, dict[str, Any]]:
    """Plain unit cards that nobody cares about, by name."""
    names = [f"{seat.capitalize()} {zone.capitalize()} {number}" for number in range(1, count + 1)]
    return {
        name: {"name": name, "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"} for name in names
    }


DECK_SIZE = 3
"""Cards in a deck of which a scenario says nothing: enough that nobody's deck runs out in the turn that matters."""


def blank_position() -> dict[str, Any]:
    """The quiet position that a scenario describes, before it has said anything."""
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


@step("these units are on the battlefield")
def units_on_battlefield(case: Case, table: DataTable) -> None:
    """Units with side and area; further columns as far as they matter, blank cells do not matter."""
    for row in rows(table, "unit", "side", "area", "state", *CARD_COLUMNS):
        name = define(case, row)
        unit: dict[str, Any] = {"id": name, "owner": row["side"].lower(), "area": row["area"]}
        if row.get("state") == "exhausted":
            unit["ready"] = False
        case.arrangement["units"].append(unit)


@step("{seat}'s hand holds these cards")
def hand_holds_cards(case: Case, seat: str, table: DataTable) -> None:
    """Hand cards as a table; a card without a kind is a unit."""
    names = [define(case, row) for row in rows(table, "card", *CARD_COLUMNS)]
    side(case, seat)["hand"] = [*described(case, seat, "hand"), *names]


PILES = {"hand": "hand", "deck": "deck", "discard pile": "discard"}


@step("{seat}'s {pile} holds {n} cards", "{seat}'s {pile} holds {n} card", "{seat}'s {pile} holds {n} other cards")
def pile_holds_number(case: Case, seat: str, pile: str, n: int) -> None:
    """Plain unit cards, called South Hand 1, South Deck 1 (the top one), South Discard 1 and so on."""
    key = PILES[pile]
    cards = filler(seat, key, n)
    case.arrangement["cards"] |= cards
    side(case, seat)[key] = [*described(case, seat, key), *cards]


@step("{seat}'s {zone} holds these cards, from the top")
def pile_holds_cards(case: Case, seat: str, zone: str, table: DataTable) -> None:
    """A deck or discard pile as a table, its top card first."""
    key = PILES[zone]
    names = [define(case, row) for row in rows(table, "card", *CARD_COLUMNS)]
    side(case, seat)[key] = [*described(case, seat, key), *names]


@step("{seat}'s deck is empty")
def deck_is_empty(case: Case, seat: str) -> None:
    """The deck has run out; one of which nothing is said has a few cards."""
    described(case, seat, "deck")


@step("{seat}'s token area holds these tokens")
def token_area_holds(case: Case, seat: str, table: DataTable) -> None:
    """Tokens as a table; ``hand`` says ``never`` for one that may not be in a hand."""
    names = [define(case, row) for row in rows(table, "token", "hand", *CARD_COLUMNS)]
    side(case, seat)["tokens"] = names


@step("{seat}'s summoner is {card} with {text}")
def summoner_with_effect(case: Case, seat: str, card: str, text: str) -> None:
    """The revealed summoner and its effect in words."""
    define(case, {"summoner": card, "effect": text})
    side(case, seat)["summoner"] = card


@step("{seat} has {n} power")
def power(case: Case, seat: str, n: int) -> None:
    """Power counters."""
    side(case, seat)["power"] = n


@step("{area} was {seat}'s when the turn began")
def area_was_held(case: Case, area: str, seat: str) -> None:
    """Who had units in a front area at turn start, where the units now do not tell."""
    _start_owner(case)[area] = seat


@step("nobody was in {area} when the turn began")
def area_was_empty(case: Case, area: str) -> None:
    """A front area that was empty at turn start and is not now."""
    _start_owner(case).pop(area, None)


def _start_owner(case: Case) -> dict[str, str]:
    front = {u["area"]: u["owner"] for u in case.arrangement["units"] if u["area"] in ("a2", "b2", "c2")}
    owners: dict[str, str] = case.arrangement.setdefault("start_owner", front)
    return owners


@step("a control marker lies on {area}")
def control_marker_lies(case: Case, area: str) -> None:
    """The marching side controls the empty area; it was its own when the turn began."""
    _start_owner(case)[area] = case.arrangement["marching"]
    case.arrangement["control_markers"] = [*case.arrangement.get("control_markers", []), area]


@step("a battle marker lies on {area}")
def battle_marker_lies(case: Case, area: str) -> None:
    """There has been a battle this turn."""
    case.arrangement["battle_markers"] = [*case.arrangement.get("battle_markers", []), area]


@step("turn {n} is the final turn")
def final_turn(case: Case, n: int) -> None:
    """Both decks have run out, if nothing else has been said of them; the game ends with that turn."""
    for seat in ("south", "north"):
        described(case, seat, "deck")
    case.arrangement["final_turn"] = n
