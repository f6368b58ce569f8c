"""Cards and positions as data: what must be accepted and what must be turned down."""

import json

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..monster_collection.positions import PILES, described, side
from ..tables import rows
from .phrases import step


@step("a card with these fields lies in {seat}'s {pile}")
def raw_card(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A card definition field by field, as in the card schema; values are JSON, or plain text. Blank: left out."""
    fields = {row["field"]: _value(row["value"]) for row in rows(table, "field", "value") if row["value"]}
    name = str(fields.setdefault("name", "Specimen"))
    case.arrangement["cards"][name] = fields
    side(case, seat)[PILES[pile]] = [*described(case, seat, PILES[pile]), name]


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text


@step("the position is put on the table")
def put_on_table(case: Case) -> None:
    """It may be accepted or turned down."""
    case.try_to_load()


@step("it is accepted")
def accepted(case: Case) -> None:
    """The position, or the decks, were accepted."""
    if case.rejected_position:
        case.fail("it was turned down", "accepted", case.rejected_position)


@step("it is turned down")
def turned_down(case: Case) -> None:
    """The position, or the decks, were turned down; in which words is the implementation's affair."""
    case.turned_down()
