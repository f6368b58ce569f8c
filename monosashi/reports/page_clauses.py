"""The page's list of clauses: chapter by chapter, how each clause went for each implementation."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec import Struct

from monosashi.reports.comparison import Column, Comparison, Row, not_passed, one_line
from monosashi.reports.site_links import SiteLinks
from monosashi.reports.standing import FAILED, PARTLY, PASSED, UNSUPPORTED
from monosashi.rulebook.catalogue import rules_messages
from monosashi.subjects.status import UNSCORED, Status
from monosashi.support.text import counted

SIGNS = {"passed": "✓", "failed": "✗", "open": "–", "mixed": "✓", "none": "·"}


class Cell(Struct, frozen=True):
    """How one clause, or one scenario, went for one implementation: a kind for its looks, words, a scenario to see."""

    kind: str
    words: str
    scenario: str = ""

    @property
    def sign(self) -> str:
        """The kind for the eye."""
        return SIGNS[self.kind]


class ClauseRow(Struct, frozen=True):
    """One clause; ``link`` leads to it in the published rules, ``statuses`` are what the filter looks at."""

    id: str
    where: str
    en: str
    ja: str
    link: str
    statuses: str
    cells: tuple[Cell, ...]

    @property
    def kind(self) -> str:
        """The worst of its cells."""
        kinds = {cell.kind for cell in self.cells}
        return next((kind for kind in ("failed", "open", "mixed", "passed") if kind in kinds), "none")


class Chapter(Struct, frozen=True):
    """One chapter."""

    number: int
    title: str
    clauses: tuple[ClauseRow, ...]

    @property
    def told(self) -> str:
        """How many clauses it has, and how many of them not everybody passed."""
        failed = sum(clause.kind == "failed" for clause in self.clauses)
        every = counted(len(self.clauses), "clause")
        return f"✗ {failed} of {every} not passed" if failed else every

    @property
    def failed(self) -> bool:
        """Whether any of its clauses was not passed by somebody."""
        return any(clause.kind == "failed" for clause in self.clauses)


def chapters_of(comparison: Comparison, links: SiteLinks) -> Iterator[Chapter]:
    """The chapters in the suite's order."""
    for number, (title, clauses) in enumerate(comparison.chapters.items()):
        rows = (clause_row(comparison, name, here, links) for name, here in clauses.items())
        yield Chapter(number, title, tuple(rows))


def clause_row(comparison: Comparison, name: str, rows: Sequence[Row], links: SiteLinks) -> ClauseRow:
    """A clause by its id, and how some scenarios went."""
    clause = comparison.ledger.get(name)
    return ClauseRow(
        id=one_line(name),
        where=clause.where(comparison.edition) if clause else "",
        en=clause.en if clause else "This suite has no such clause.",
        ja=rules_messages(name.partition(".")[0], "ja").get((clause.id, clause.en), "") if clause else "",
        link=links.clause(name),
        statuses=statuses(rows),
        cells=tuple(_clause_cell(column, name, rows) for column in comparison.columns),
    )


def statuses(rows: Iterable[Row]) -> str:
    """What the filter looks at: every status, and whether anybody disagrees."""
    rows = tuple(rows)
    found = {status.value for row in rows for status in row.statuses}
    found |= {"not-passed" for row in rows if row.failed}
    found |= {"disagree" for row in rows if row.disagree}
    return " ".join(sorted(found))


KINDS = {PASSED: "passed", PARTLY: "mixed", FAILED: "failed", UNSUPPORTED: "open"}


def _clause_cell(column: Column, clause: str, rows: Sequence[Row]) -> Cell:
    """A clause for one implementation, with the first scenario that failed, or was found wrong beside it."""
    stands = column.standings.get(clause)
    if not rows or stands is None:
        return Cell("none", "not asked for")
    asked = (verdict for row in rows if (verdict := column.verdicts.get(row.id)) is not None)
    failed = (verdict.scenario for verdict in asked if not_passed(verdict.status))
    found = (verdict.scenario for verdict in column.run.findings if verdict.clause == clause)
    return Cell(KINDS[stands.kind], stands.words, next(chain(failed, found), ""))


def scenario_cell(row: Row, number: int) -> Cell:
    """A scenario for one implementation."""
    verdict = row.verdicts[number]
    if verdict is None:
        return Cell("none", "not asked for")
    kind = "passed" if verdict.status is Status.PASS else "open" if verdict.status in UNSCORED else "failed"
    return Cell(kind, verdict.status.value, row.id if kind == "failed" else "")
