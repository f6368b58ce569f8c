"""Using an effect, with everything that is chosen for it in a table."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import TABLE, deed


@deed("{seat} uses")
def use_table(case: Case, seat: str, table: DataTable, *, tries: bool) -> None:
    """An effect with everything named in one row; the number of an ability counts from 0."""
    case.need("effects")
    (row,) = rows(table, "card", "ability", "on", "paid by", "discarding", "taking", "to")
    chosen = {
        "ability": int(row.get("ability") or 0),
        "targets": list(names(row.get("on", ""))),
        "slots": TABLE.placeholders["payment"].read(row.get("paid by", "")),
        "discards": list(names(row.get("discarding", ""))),
        "tokens": list(names(row.get("taking", ""))),
        "area": row.get("to", ""),
    }
    action: dict[str, Any] = {"do": "use", "card": row["card"]}
    case.act(seat, action | {name: value for name, value in chosen.items() if value}, tries=tries)
