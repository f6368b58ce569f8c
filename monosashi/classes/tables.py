"""A class as a table: its rows and columns, which scenarios are in which cell, and what is left open."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from msgspec import Struct

from monosashi.classes.watching import Play
from monosashi.support.faulty import Faulty


class BadTable(Faulty):
    """A table is not made as it should be; the message says where."""


Cell = tuple[str, str]
"""A row and a column."""


def say(message: str) -> str:
    """Mark what the site says of a table: it is looked up in the catalogues when a page is made."""
    return message


@dataclass(frozen=True)
class ClassTable:
    """One class of situations.

    ``rows`` and ``columns`` are all that there are; ``cells`` says in which of them a scenario has been. A pair that
    ``cannot`` is no situation at all, whatever anybody does: nothing is shown there. ``rule`` names the wrong rules of
    the operators that nobody can notice but in a cell: where those are equal in effect, the cell cannot be.
    """

    name: str
    title: str
    about: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: Callable[[Play], Iterable[Cell]]
    cannot: Callable[[str, str], bool] = lambda _row, _column: False
    rule: Callable[[str, str], str] = lambda _row, _column: ""


class Impossible(Struct, frozen=True, forbid_unknown_fields=True):
    """Cells that no scenario can ever be in, and why.

    ``table``, ``rows`` and ``columns`` are names or patterns of names with ``*``; ``edition`` is the only one in which
    it is so, none means all.
    """

    table: str
    reason: str
    rows: tuple[str, ...] = ("*",)
    columns: tuple[str, ...] = ("*",)
    edition: str = ""

    def meant(self, table: str, row: str, column: str) -> bool:
        """Whether a cell is among them."""
        return (
            fnmatchcase(table, self.table)
            and any(fnmatchcase(row, pattern) for pattern in self.rows)
            and any(fnmatchcase(column, pattern) for pattern in self.columns)
        )


@dataclass(frozen=True)
class Filled:
    """A table with the scenarios that are in each cell, and the reason for each cell that cannot be."""

    table: ClassTable
    scenarios: Mapping[Cell, tuple[str, ...]]
    impossible: Mapping[Cell, str]

    def state(self, row: str, column: str) -> str:
        """What there is to say of a cell: ``full``, ``impossible``, ``open``, or ``none`` where there is no cell."""
        if self.table.cannot(row, column):
            return "none"
        if (row, column) in self.scenarios:
            return "full"
        return "impossible" if (row, column) in self.impossible else "open"

    def counted(self) -> Mapping[str, int]:
        """How many cells are in each state."""
        found = dict.fromkeys(("full", "impossible", "open"), 0)
        for row in self.table.rows:
            for column in self.table.columns:
                if (state := self.state(row, column)) in found:
                    found[state] += 1
        return found

    def open(self) -> Mapping[str, tuple[str, ...]]:
        """The open cells: the columns of each row that has some."""
        found = {
            row: tuple(column for column in self.table.columns if self.state(row, column) == "open")
            for row in self.table.rows
        }
        return {row: columns for row, columns in found.items() if columns}


def fill(
    tables: Sequence[ClassTable],
    plays: Iterable[Play],
    impossible: Sequence[Impossible],
    equal: Callable[[str], str] = lambda _rule: "",
) -> tuple[Filled, ...]:
    """Every table with its scenarios; ``equal`` says why wrong rules are equal in effect, nothing if they are not.

    Raises BadTable if a scenario is in a cell that there is not.
    """
    found: list[dict[Cell, dict[str, None]]] = [{} for _ in tables]
    sizes = [({*table.rows}, {*table.columns}) for table in tables]
    for play in plays:
        for table, cells, (rows, columns) in zip(tables, found, sizes, strict=True):
            for row, column in table.cells(play):
                if row not in rows or column not in columns or table.cannot(row, column):
                    raise BadTable(f"{play.scenario.id} is in {row} | {column}, which {table.name} does not have")
                cells.setdefault((row, column), {})[play.scenario.id] = None
    return tuple(
        Filled(table, {cell: tuple(ids) for cell, ids in cells.items()}, _reasons(table, impossible, equal))
        for table, cells in zip(tables, found, strict=True)
    )


def _reasons(table: ClassTable, impossible: Sequence[Impossible], equal: Callable[[str], str]) -> Mapping[Cell, str]:
    concerning = [each for each in impossible if fnmatchcase(table.name, each.table)]
    found: dict[Cell, str] = {}
    for cell in ((row, column) for row in table.rows for column in table.columns):
        rule = table.rule(*cell)
        reason = next((each.reason for each in concerning if each.meant(table.name, *cell)), "")
        if reason := reason or (equal(rule) if rule else ""):
            found[cell] = reason
    return found


def stale(filled: Iterable[Filled], impossible: Iterable[Impossible]) -> Iterable[str]:
    """What is said to be impossible and is not, or is no cell at all: a sentence each."""
    every = tuple(filled)
    for each in impossible:
        concerning = [found for found in every if fnmatchcase(found.table.name, each.table)]
        said = f"{each.table}: {', '.join(each.rows)} | {', '.join(each.columns)}"
        cells = [
            (found, (row, column))
            for found in concerning
            for row in found.table.rows
            for column in found.table.columns
            if not found.table.cannot(row, column) and each.meant(found.table.name, row, column)
        ]
        if not cells:
            yield f"{said} is said to be impossible, but there is no such cell"
        for found, cell in cells:
            if cell in found.scenarios:
                yield f"{' | '.join(cell)} of {found.table.name} cannot be, but {found.scenarios[cell][0]} is there"
