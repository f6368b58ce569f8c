"""Given: creatures on the battlefield, and the order cards attached to them."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from . import cards
from .phrases import step
from .sides import define

COLUMNS = (
    "creature", "side", "square", "damage", "tapped", "activated", "burnt", "owner", *cards.CREATURE_COLUMNS,
)  # fmt: skip


@step("these creatures are on the battlefield")
def creatures_on_battlefield(case: Case, table: DataTable) -> None:
    """Creatures with side and square; further columns as far as they matter.

    ``side`` is the controller's, ``owner`` somebody else's if told; tapped, activated and burnt are ``yes`` or empty.
    """
    for row in rows(table, *COLUMNS):
        name = define(case, row, "creature")
        there: dict[str, Any] = {"square": row["square"], "controller": row["side"].lower()}
        if row.get("owner"):
            there["owner"] = row["owner"].lower()
        if row.get("damage"):
            there["damage"] = int(row["damage"])
        there |= {state: True for state in ("tapped", "activated", "burnt") if cards.is_so(name, row, state)}
        case.arrangement["creatures"][name] = there


@step("{creature} carries these order cards")
def carries_order_cards(case: Case, creature: str, table: DataTable) -> None:
    """Order cards attached to a creature; unless told otherwise its controller's."""
    there = case.arrangement["creatures"].get(creature)
    if there is None:
        raise ValueError(f"{creature} is not on the battlefield; say first where it stands")
    for row in rows(table, "card", "owner", *cards.ORDER_COLUMNS):
        owner = row["owner"].lower() if row.get("owner") else there["controller"]
        there.setdefault("attached", {})[define(case, row, "order")] = owner
