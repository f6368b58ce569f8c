"""Then: the listed answers of a kind, in a table."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..common import options
from ..monster_collection.listing_steps import answer_lines, singly, together
from ..tables import rows
from .half_decks import faction
from .phrases import step

ANSWER_COLUMNS = ("ability", "about", "area", "card", "cards", "discards", "factions", "order", "slots", "targets",
                  "to", "tokens", "trigger", "unit", "units")  # fmt: skip


@step("the single {act} answers open to {seat} are exactly", "the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    Names are separated by commas; only an ``order`` has an order. Of answers that combine what several units do
    (march, rearrange) those of one unit are looked at, as ``unit`` and ``to``. Factions are named by their places.
    """
    single = [singly(action) for action in options(case, seat, act) if len(together(action)) <= 1]
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *ANSWER_COLUMNS)]
    for row in expected:
        if "factions" in row:
            row["factions"] = ", ".join(faction(case, ordinal) for ordinal in row["factions"].split(", "))
    case.expect(answer_lines(single), answer_lines(expected), f"the {act} answers")
