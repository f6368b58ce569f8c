"""Given: a quiet position. Nothing is played here; the position is put on the table when somebody acts or looks."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..monster_collection.positions import PILES, described, side
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


@step("{seat}'s {zone} holds these cards, from the top")
def pile_holds_cards(case: Case, seat: str, zone: str, table: DataTable) -> None:
    """A deck or discard pile as a table, its top card first."""
    key = PILES[zone]
    names = [define(case, row) for row in rows(table, "card", *CARD_COLUMNS)]
    side(case, seat)[key] = [*described(case, seat, key), *names]


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
