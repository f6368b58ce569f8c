"""Then: what the asked seat may answer, as the implementation lists it."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names
from monosashi.verification.case import Case

from ..tables import rows
from .outcome_steps import spoken
from .phrases import step
from .sides import CLOCKWISE

ANSWER_COLUMNS = (
    "ability", "card", "cards", "characters", "face", "on", "paid", "replaces", "targets", "to", "user",
)  # fmt: skip


def _options(case: Case, seat: str, act: str) -> list[dict[str, Any]]:
    asked = case.look().asked
    case.expect(asked.seat if asked else "nobody", seat, "the seat that is asked")
    return [action for action in case.legal() if action["do"] == act]


@step("the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    Only the cards of a deck order have an order; ``face`` is up or down. Answers that assign characters have a column
    for each character, and in it the monster that it faces, or whom it supports.
    """
    known = () if act in ("assign", "support") else ANSWER_COLUMNS
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *known)]
    actual = [_row(case, action) for action in _options(case, seat, act)]
    ordered = act == "deck_bottom"
    case.expect(_listed(actual, ordered), _listed(expected, ordered), f"the {act} answers")


@step("the {act} answer is open to {seat}")
def answer_open(case: Case, act: str, seat: str) -> None:
    """An answer that says nothing more than what it is, is listed, once."""
    case.expect(_options(case, seat, act), [{"do": act}], f"the {act} answers")


@step("no {act} answer is open to {seat}")
def no_answer_open(case: Case, act: str, seat: str) -> None:
    """Nothing of that kind is listed."""
    case.expect(len(_options(case, seat, act)), 0, f"the number of {act} answers")


def _row(case: Case, action: dict[str, Any]) -> dict[str, str]:
    """An answer as a row of a table would have it."""
    row = {"face": "down" if action.get("face_down") else "up"} if action["do"] == "move" else {}
    for name, value in action.items():
        if name in ("mains", "supports"):
            row |= value
        elif name == "card":
            (row[name],) = spoken(case, (value,))
        elif name in ("on", "to") and value in CLOCKWISE:
            row[name] = value.capitalize()
        elif name not in ("do", "face_down") and value:
            row[name] = ", ".join(value) if isinstance(value, list) else str(value)
    return row


def _listed(answers: list[dict[str, str]], ordered: bool) -> list[str]:
    """Answers as lines that can be compared and read."""
    lines = []
    for row in answers:
        fields = []
        for name, cell in sorted(row.items()):
            cards = names(cell) if ordered else sorted(names(cell))
            fields.append(f"{name} {' and '.join(cards)}")
        lines.append(" ".join(fields) or "nothing more")
    return sorted(lines)
