"""Given: a quiet position. Nothing is played here; the position is put on the table when somebody acts or looks."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..monster_collection.positions import PILES, blank_sides, described, filler, side
from ..tables import rows
from . import cards
from .phrases import step

CARD_COLUMNS = (
    "name", "kind", "level", "attack", "defence", "march", "instant", "hero", "standing", "race", "attribute", "effect",
    "cost", "limit", "only for", "classification", "faction",
)  # fmt: skip


def define(case: Case, row: dict[str, str]) -> str:
    """Make a card from a table row known to the position; returns its id, which is its name unless told otherwise."""
    made = cards.card(row)
    identity = str(made["name"])
    made["name"] = row.get("name") or identity
    case.arrangement["cards"][identity] = made
    return identity


def blank_position() -> dict[str, Any]:
    """The quiet position that a scenario describes, before it has said anything: two bases and nothing between."""
    position = blank_sides()
    for seat in ("south", "north"):
        base = f"{seat.capitalize()} Base"
        position["cards"][base] = {"name": base, "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
        position[seat]["base"] = base
    return {**position, "terrain": []}


@step("these terrains lie on the field")
def terrains(case: Case, table: DataTable) -> None:
    """Terrain cards with area and whoever has placed them; further columns as far as they matter."""
    for row in rows(table, "terrain", "area", "placed by", *CARD_COLUMNS):
        _ground(case, define(case, row), row["area"], row.get("placed by", ""), proxy=False)


@step("plain terrain lies on {area}", "{seat} has placed plain terrain on {area}")
def plain_terrain(case: Case, area: str, seat: str = "") -> None:
    """A terrain card with Limit 8 and nothing else; in South's half South's unless told otherwise."""
    name = f"Plain {area.upper()}"
    case.arrangement["cards"][name] = {"name": name, "kind": "terrain", "limit": 8}
    _ground(case, name, area, seat, proxy=False)


@step("{area} is bare ground")
def bare_ground(case: Case, area: str) -> None:
    """Nothing lies there, whoever stands there."""
    case.arrangement["terrain"] = [ground for ground in case.arrangement["terrain"] if ground["area"] != area]


@step("{seat} has placed a proxy on {area} before")
def proxy_lies(case: Case, seat: str, area: str) -> None:
    """A card face down, in an earlier turn."""
    name = f"Proxy {area.upper()}"
    case.arrangement["cards"] |= {name: {**next(iter(filler(seat, "proxy", 1).values())), "name": name}}
    _ground(case, name, area, seat, proxy=True)


def _ground(case: Case, card: str, area: str, by: str, *, proxy: bool) -> None:
    placed_by = by.lower() or ("south" if area[1] in "12" else "north")
    made = {"card": card, "area": area, "placed_by": placed_by, **({"proxy": True} if proxy else {})}
    case.arrangement["terrain"].append(made)


@step("these units are on the battlefield")
def units_on_battlefield(case: Case, table: DataTable) -> None:
    """Units with side and area; further columns as far as they matter. Plain terrain lies under those that need it."""
    for row in rows(table, "unit", "side", "area", "state", *CARD_COLUMNS):
        name = define(case, row)
        unit: dict[str, Any] = {"id": name, "owner": row["side"].lower(), "area": row["area"]}
        if row.get("state") == "exhausted":
            unit["ready"] = False
        case.arrangement["units"].append(unit)
        covered = {ground["area"] for ground in case.arrangement["terrain"]} | {"b1", "b4"}
        if row["area"] not in covered:
            plain_terrain(case, row["area"])


@step("{unit} wears this equipment", "{unit} wears these cards")
def wears(case: Case, unit: str, table: DataTable) -> None:
    """Equipment of a unit as a table."""
    worn = [define(case, {"kind": "equipment", **row}) for row in rows(table, "card", *CARD_COLUMNS)]
    for standing in case.arrangement["units"]:
        if standing["id"] == unit:
            standing["equipment"] = [*standing.get("equipment", []), *worn]


@step("{seat}'s hand holds these cards")
def hand_holds_cards(case: Case, seat: str, table: DataTable) -> None:
    """Hand cards as a table; a card without a kind is a unit."""
    names = [define(case, row) for row in rows(table, "card", *CARD_COLUMNS)]
    side(case, seat)["hand"] = [*described(case, seat, "hand"), *names]


@step("{seat}'s {pile} holds these cards, from the top")
def pile_holds_cards(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A deck or another pile as a table, its top card first."""
    key = PILES[pile]
    names = [define(case, row) for row in rows(table, "card", *CARD_COLUMNS)]
    side(case, seat)[key] = [*described(case, seat, key), *names]


@step("there has been a battle on {area} in this turn")
def fought_on(case: Case, area: str) -> None:
    """An earlier march of the turn met enemies there."""
    case.arrangement["fought_on"] = [*case.arrangement.get("fought_on", []), area]


@step("this card is {seat}'s base")
def base_card(case: Case, seat: str, table: DataTable) -> None:
    """The card that lies face down as a base; a plain unit card unless told otherwise."""
    for row in rows(table, "card", *CARD_COLUMNS):
        side(case, seat)["base"] = define(case, row)
