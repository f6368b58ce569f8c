"""Data tables: rows as mappings from column name to cell."""

import json
from collections.abc import Container, Iterable, Mapping
from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names


def rows(table: DataTable | None, *known: str) -> list[dict[str, str]]:
    """The rows below the header. Raises ValueError for a column that is not among the known ones."""
    if not table:
        raise ValueError("this step needs a table")
    header = list(table[0])
    unknown = [column for column in header if known and column not in known]
    if unknown:
        raise ValueError(f"unknown column {unknown[0]!r}; this table knows {', '.join(known)}")
    return [dict(zip(header, row, strict=True)) for row in table[1:]]


def column(table: DataTable | None) -> list[str]:
    """The cells of a table of one column, without its header."""
    return [next(iter(row.values())) for row in rows(table)]


def fields_of(table: DataTable) -> dict[str, Any]:
    """Fields with their values, which are JSON or plain text. Blank: left out."""
    return {row["field"]: _value(row["value"]) for row in rows(table, "field", "value") if row["value"]}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def lines(answers: Iterable[Mapping[str, str]], in_order: Container[str] = ()) -> list[str]:
    """Rows as lines that can be compared and read; of some columns the order of their names counts."""
    found = []
    for row in answers:
        cells = {name: names(cell) if name in in_order else sorted(names(cell)) for name, cell in sorted(row.items())}
        found.append(" ".join(f"{name} {' and '.join(listed)}" for name, listed in cells.items()) or "nothing more")
    return sorted(found)
