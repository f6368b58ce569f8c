"""Classes of situations as tables: in the terminal, as JSON, as Markdown."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from monosashi.classes.tables import Filled

OPEN, IMPOSSIBLE, NONE = "□", "×", ""
"""What stands in a cell that has no scenario: none yet, none ever; nothing where there is no cell."""

SIGNS = {"open": OPEN, "impossible": IMPOSSIBLE, "none": NONE}


def sign(found: Filled, row: str, column: str) -> str:
    """What stands in a cell: how many scenarios, or why there is none."""
    return SIGNS.get(found.state(row, column)) or str(len(found.scenarios.get((row, column), ())) or "")


def counts(filled: Iterable[Filled]) -> Iterator[str]:
    """A line for each table: how many cells are in which state."""
    head = f"{'class':<16} {'with scenarios':>14} {'cannot be':>10} {'open':>6}"
    yield head
    for found in filled:
        table, told = found.table, found.counted()
        yield f"{table.name:<16} {told['full']:>14} {told['impossible']:>10} {told['open']:>6}  {table.title}"


def drawn(found: Filled) -> Iterator[str]:
    """A table in the terminal: its columns are numbered, so that it fits."""
    table = found.table
    yield f"{table.name}: {table.title}"
    yield table.about
    yield ""
    yield from (f"  {number:>2}  {column}" for number, column in enumerate(table.columns, 1))
    width = max(map(len, table.rows), default=0)
    yield " " * width + "".join(f"{number:>5}" for number in range(1, len(table.columns) + 1))
    for row in table.rows:
        yield f"{row:<{width}}" + "".join(f"{sign(found, row, column):>5}" for column in table.columns)
    yield f"{OPEN} open, {IMPOSSIBLE} cannot be, a number: so many scenarios"


def class_lines(found: Filled, states: Sequence[str]) -> Iterator[str]:
    """Each cell in one of these states, with its first scenario or the reason why there can be none."""
    table = found.table
    for row in table.rows:
        for column in table.columns:
            state = found.state(row, column)
            if state in states:
                more = found.scenarios.get((row, column), ("",))[0] or found.impossible.get((row, column), "")
                yield f"{table.name}: {row} | {column}" + (f": {more}" if more and state != "open" else "")


def plain(edition: str, filled: Iterable[Filled]) -> dict[str, Any]:
    """Everything there is to know of the tables, as plain data."""
    return {"edition": edition, "classes": [_plain(found) for found in filled]}


def _plain(found: Filled) -> dict[str, Any]:
    table = found.table
    cells: dict[str, dict[str, Any]] = {}
    for row in table.rows:
        for column in table.columns:
            state = found.state(row, column)
            if state == "full":
                cells.setdefault(row, {})[column] = {"scenarios": list(found.scenarios[row, column])}
            elif state == "impossible":
                cells.setdefault(row, {})[column] = {"impossible": found.impossible[row, column]}
            elif state == "open":
                cells.setdefault(row, {})[column] = {"open": True}
    return {
        "name": table.name,
        "title": table.title,
        "about": table.about,
        "rows": list(table.rows),
        "columns": list(table.columns),
        "counts": dict(found.counted()),
        "cells": cells,
    }


def markdown(edition: str, filled: Iterable[Filled]) -> Iterator[str]:
    """The tables as a page of Markdown."""
    yield f"# Classes of {edition}"
    yield ""
    yield f"{OPEN} open, {IMPOSSIBLE} cannot be, a number: so many scenarios."
    for found in filled:
        table, told = found.table, found.counted()
        yield from ("", f"## {table.title}", "", table.about, "")
        yield f"With scenarios {told['full']}, cannot be {told['impossible']}, open {told['open']}."
        yield ""
        yield f"| | {' | '.join(table.columns)} |"
        yield f"| --- |{' ---: |' * len(table.columns)}"
        for row in table.rows:
            yield f"| `{row}` | {' | '.join(sign(found, row, column) for column in table.columns)} |"
