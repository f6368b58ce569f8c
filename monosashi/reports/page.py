"""One HTML page that needs nothing else: no network, no other file, and no script but for filtering and copying."""

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined
from msgspec import Struct

from monosashi.pictures import pictures_of, style
from monosashi.reports import BOARDS
from monosashi.reports.comparison import Column, Comparison, Row, anchor, lines, not_passed, one_line
from monosashi.reports.failure_parts import Parts, parts_of
from monosashi.rulebook.catalogue import rules_messages
from monosashi.subjects.port import CAPABILITIES, OPTIONAL
from monosashi.subjects.status import MEANING, UNSCORED, Status
from monosashi.suite import SuiteStep
from monosashi.verification.results_file import Settings, counts
from monosashi.verification.verdict import Verdict

SIGNS = {"passed": "✓", "failed": "✗", "open": "–"}


class Cell(Struct, frozen=True):
    """How one clause, or one scenario, went for one implementation: a kind for its looks, a sign, words, a link."""

    kind: str
    sign: str
    words: str
    link: str = ""


class ClauseRow(Struct, frozen=True):
    """One clause of the matrix, with its scenarios; ``statuses`` are what the filter looks at."""

    id: str
    where: str
    en: str
    ja: str
    statuses: str
    cells: tuple[Cell, ...]
    scenarios: tuple[tuple[str, tuple[Cell, ...]], ...]


class Chapter(Struct, frozen=True):
    """One chapter of the matrix."""

    number: int
    title: str
    clauses: tuple[ClauseRow, ...]


class FailureOf(Struct, frozen=True):
    """How one implementation failed a scenario."""

    column: Column
    verdict: Verdict
    meaning: str
    message: str
    expected: str
    actual: str
    step: str
    image: str
    sent: str
    words: str
    parts: Parts


class Sentence(Struct, frozen=True):
    """A sentence of a scenario; ``ended`` names the implementations for which the scenario ended here."""

    step: SuiteStep
    ended: tuple[Column, ...]


class Failure(Struct, frozen=True):
    """A scenario that somebody did not pass."""

    anchor: str
    row: Row
    chapter: int
    clause: ClauseRow
    statuses: str
    place: str
    sentences: tuple[Sentence, ...]
    of: tuple[FailureOf, ...]


def page(comparison: Comparison, boards: int = BOARDS) -> str:
    """The whole page; as many failures as ``boards`` are drawn, and the page says so if there are more."""
    drawn = _to_be_drawn(comparison, boards)
    chapters = tuple(_chapters(comparison))
    failures = tuple(_failures(comparison, chapters, drawn))
    templates = Environment(
        loader=PackageLoader("monosashi.reports"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    templates.filters |= {
        "one_line": one_line,
        "number": lambda number: f"{number:,}",
        "address": address,
        "moment": moment,
    }
    script = _asset("report.js")
    pictures = pictures_of(comparison.edition)
    return templates.get_template("report.html").render(
        comparison=comparison,
        chapters=chapters,
        failures=failures,
        legend=pictures.LEGEND if pictures else "",
        drawn=len(drawn),
        boards=sum(len(failure.of) for failure in failures),
        capabilities=CAPABILITIES,
        optional=OPTIONAL,
        plain=Settings(),
        statuses=[status.value for status in Status if any(status in row.statuses for row in comparison.rows)],
        counts={column.mark: counts(column.run.scored) for column in comparison.columns},
        meaning={status.value: MEANING[status] for status in Status},
        cell_of=_cell_of,
        anchor=anchor,
        style=_asset("report.css") + style(comparison.edition),
        script=script,
        script_hash=b64encode(sha256(script.encode()).digest()).decode(),
    )


def _asset(name: str) -> str:
    return files("monosashi.reports").joinpath("templates", name).read_text("utf-8")


def address(name: str) -> str:
    """A link to a section."""
    return "#" + quote(anchor(name), safe="/.-_~")


def moment(text: str) -> str:
    """A point of time for a reader; anything else as it is.

    >>> moment("2026-11-21T15:00:00.123456+00:00")
    '2026-11-21 15:00 UTC'
    """
    try:
        return datetime.fromisoformat(text).astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError):
        return one_line(text)


def _to_be_drawn(comparison: Comparison, boards: int) -> frozenset[str]:
    """The scenarios to be drawn: the first of each clause, then the second of each, as far as ``boards`` go.

    A scenario counts as often as it was failed.
    """
    seen = Counter[str]()
    order: list[tuple[int, int, Row]] = []
    for row in comparison.rows:
        if row.failed:
            order.append((seen[row.clause], len(order), row))
            seen[row.clause] += 1
    found, left = [], boards
    for _, _, row in sorted(order):
        left -= sum(map(not_passed, row.statuses))
        if left < 0:
            break
        found.append(row.id)
    return frozenset(found)


# The matrix


def _chapters(comparison: Comparison) -> Iterator[Chapter]:
    for number, (title, clauses) in enumerate(comparison.chapters.items()):
        yield Chapter(number, title, tuple(_clause_row(comparison, name, rows) for name, rows in clauses.items()))


def _clause_row(comparison: Comparison, name: str, rows: Sequence[Row]) -> ClauseRow:
    clause = comparison.ledger.get(name)
    columns = range(len(comparison.columns))
    return ClauseRow(
        id=one_line(name),
        where=clause.where() if clause else "",
        en=clause.en if clause else "This suite has no such clause.",
        ja=rules_messages(name.partition(".")[0], "ja").get((clause.id, clause.en), "") if clause else "",
        statuses=_statuses(rows),
        cells=tuple(_clause_cell(rows, number) for number in columns),
        scenarios=tuple((row.name, tuple(_cell_of(row, number) for number in columns)) for row in rows),
    )


def _statuses(rows: Iterable[Row]) -> str:
    """What the filter looks at: every status, and whether anybody disagrees."""
    found = {status.value for row in rows for status in row.statuses}
    found |= {"not-passed" for row in rows if row.failed}
    found |= {"disagree" for row in rows if row.disagree}
    return " ".join(sorted(found))


def _clause_cell(rows: Sequence[Row], number: int) -> Cell:
    """A clause for one implementation: failed if anything of it failed."""
    verdicts = [row.verdicts[number] for row in rows]
    asked = [verdict for verdict in verdicts if verdict is not None]
    failed = [verdict for verdict in asked if not_passed(verdict.status)]
    open_ = sum(verdict.status in UNSCORED for verdict in asked)
    passed = len(asked) - len(failed) - open_
    if not asked:
        return Cell("none", "·", "not asked for")
    rest = f", {open_} unsupported" if open_ else ""
    if failed:
        words = f"{len(failed)} of {len(asked)} not passed{rest}"
        return Cell("failed", f"{SIGNS['failed']} {len(failed)} of {len(asked)}", words, address(failed[0].scenario))
    if open_ and passed:
        return Cell("mixed", f"✓ {passed} – {open_}", f"{passed} passed{rest}")
    return (
        Cell("open", f"– {open_}", f"{open_} unsupported")
        if open_
        else Cell("passed", f"✓ {passed}", f"{passed} passed")
    )


def _cell_of(row: Row, number: int) -> Cell:
    """A scenario for one implementation."""
    verdict = row.verdicts[number]
    if verdict is None:
        return Cell("none", "·", "not asked for")
    kind = "passed" if verdict.status is Status.PASS else "open" if verdict.status in UNSCORED else "failed"
    return Cell(kind, SIGNS[kind], verdict.status.value, address(row.id) if kind == "failed" else "")


# Failures


def _failures(comparison: Comparison, chapters: Sequence[Chapter], drawn: frozenset[str]) -> Iterator[Failure]:
    where = {chapter.title: chapter for chapter in chapters}
    clauses: Mapping[tuple[int, str], ClauseRow] = {
        (chapter.number, clause.id): clause for chapter in chapters for clause in chapter.clauses
    }
    pictures = pictures_of(comparison.edition)
    for row in comparison.rows:
        if not row.failed:
            continue
        chapter = where[row.chapter]
        failing = [
            (column, verdict)
            for column, verdict in zip(comparison.columns, row.verdicts, strict=True)
            if verdict is not None and not_passed(verdict.status)
        ]
        parts = parts_of(comparison, row, pictures, drawn=row.id in drawn)
        first = failing[0][1]
        yield Failure(
            anchor=anchor(row.id),
            row=row,
            chapter=chapter.number,
            clause=clauses[chapter.number, one_line(row.clause)],
            statuses=_statuses([row]),
            place=f"{one_line(first.file)}:{row.scenario.line if row.scenario else first.line}",
            sentences=tuple(_sentences(row, failing)),
            of=tuple(_failure_of(column, verdict, parts[column.mark]) for column, verdict in failing),
        )


def _sentences(row: Row, failing: Sequence[tuple[Column, Verdict]]) -> Iterator[Sentence]:
    for step in row.scenario.steps if row.scenario else ():
        said = f"{step.keyword} {step.text}"
        yield Sentence(step, tuple(c for c, v in failing if (v.line, v.step) == (step.line, said)))


def _failure_of(column: Column, verdict: Verdict, parts: Parts) -> FailureOf:
    return FailureOf(
        column=column,
        verdict=verdict,
        meaning=MEANING[verdict.status],
        message=lines(verdict.message),
        expected=lines(verdict.expected),
        actual=lines(verdict.actual),
        step=one_line(verdict.step),
        image=one_line(verdict.image),
        sent="\n".join(map(lines, verdict.sent)),
        words="\n".join(map(lines, verdict.words)),
        parts=parts,
    )


def size(path: Path) -> str:
    """How big a file is, for a reader."""
    amount: Any = path.stat().st_size
    return f"{amount / 1_000_000:.1f} MB" if amount >= 1_000_000 else f"{max(1, round(amount / 1000))} kB"
