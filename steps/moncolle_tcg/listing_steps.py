"""Then: the listed answers of a kind, in a table."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..common import options
from ..monster_collection.listing_steps import answer_lines, singly
from ..tables import rows
from .phrases import step

ANSWER_COLUMNS = ("ability", "area", "card", "cards", "discards", "order", "slots", "targets", "unit", "units", "user")


@step("the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    Names are separated by commas; only an ``order`` has an order. Of marches those of one unit are looked at.
    """
    single = [singly(action) for action in options(case, seat, act) if len(action.get("units", ())) <= 1]
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *ANSWER_COLUMNS)]
    case.expect(answer_lines(single), answer_lines(expected), f"the {act} answers")
