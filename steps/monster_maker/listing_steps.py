"""Then: what the asked seat may answer, as the implementation lists it."""

from typing import Any

from monosashi.suite.facts import spoken
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..common import options
from ..tables import lines, rows
from .phrases import step
from .sides import CLOCKWISE

ANSWER_COLUMNS = (
    "ability", "card", "cards", "characters", "face", "on", "paid", "replaces", "targets", "to", "user",
)  # fmt: skip


@step("the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    Only the cards of a deck order have an order; ``face`` is up or down. Answers that assign characters have a column
    for each character, and in it the monster that it faces, or whom it supports.
    """
    known = () if act in ("assign", "support") else ANSWER_COLUMNS
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *known)]
    actual = [_row(case, action) for action in options(case, seat, act)]
    ordered = ("cards",) if act == "deck_bottom" else ()
    case.expect(lines(actual, ordered), lines(expected, ordered), f"the {act} answers")


def _row(case: Case, action: dict[str, Any]) -> dict[str, str]:
    """An answer as a row of a table would have it."""
    row = {"face": "down" if action.get("face_down") else "up"} if action["do"] == "move" else {}
    for name, value in action.items():
        if name in ("mains", "supports"):
            row |= value
        elif name == "card":
            row[name] = spoken(case, case.look(), value)
        elif name in ("on", "to") and value in CLOCKWISE:
            row[name] = value.capitalize()
        elif name not in ("do", "face_down") and value:
            row[name] = ", ".join(value) if isinstance(value, list) else str(value)
    return row
