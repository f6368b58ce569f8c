"""The page's causes: each with the sentence of its clause, one failure in full, and a line for every other.

A page is read by people, so it has an end: so many causes, so many of them with a failure in full, so many lines. What
does not fit is counted, with the command that shows it; the record has everything.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from monosashi.pictures import pictures_of
from monosashi.reports.causes import command_for, shares, whose
from monosashi.reports.comparison import Column, Comparison, Failure, Row, anchor, lines, one_line
from monosashi.reports.failure_parts import Parts, parts_of
from monosashi.reports.page_clauses import ClauseRow, clause_row, statuses
from monosashi.reports.site_links import SiteLinks
from monosashi.subjects.status import MEANING
from monosashi.suite import SuiteStep
from monosashi.support.text import shortened
from monosashi.verification.grouping import Group
from monosashi.verification.verdict import Verdict

CAUSES, IN_FULL, ROWS = 40, 10, 200
"""How many causes a page has, how many of them with a failure in full, and how many lines there are for the others."""

BRIEF, LONG = 200, 2000
"""How many characters of what was said there are room for in a line, and in a failure in full."""


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


class Said(Struct, frozen=True):
    """How one implementation failed a scenario, in a line."""

    mark: str
    status: str
    expected: str
    actual: str


class CauseEntry(Struct, frozen=True):
    """A scenario that somebody did not pass. ``anchor`` is empty where an earlier entry has it."""

    anchor: str
    id: str
    name: str
    chapter: int
    statuses: str
    place: str
    link: str
    of: tuple[Said, ...]


class InFull(Struct, frozen=True):
    """A scenario with its sentences, the clause that it stands under, and how each implementation failed it."""

    entry: CauseEntry
    clause: ClauseRow
    sentences: tuple[Sentence, ...]
    of: tuple[FailureOf, ...]


class CauseSection(Struct, frozen=True):
    """A cause: ``clauses`` head it, ``entries`` are in a line each, ``more`` are in the record only.

    ``suspect`` is the number of the suspect that it belongs to, from 1 on; 0 means none. ``heads`` is the first of it.
    """

    anchor: str
    suspect: int
    heads: bool
    headline: str
    clauses: tuple[ClauseRow, ...]
    spread: str
    first: InFull | None
    entries: tuple[CauseEntry, ...]
    more: int
    command: str


def cause_sections(
    comparison: Comparison, numbers: Mapping[str, int], links: SiteLinks, boards: int
) -> Iterator[CauseSection]:
    """The causes that the page tells; the first failure of as many as ``boards`` is drawn.

    ``numbers`` are those of the chapters, by their titles.
    """
    groups = comparison.causes[:CAUSES]
    full = max(IN_FULL, boards)
    rows = [_by_row(group.failures) for group in groups]
    rest = [len(here) - (number < full) for number, here in enumerate(rows)]
    seen: set[str] = set()
    suspects = [comparison.suspect_number(group) for group in groups]
    for number, (group, here, shown) in enumerate(zip(groups, rows, shares(rest, ROWS), strict=True)):
        told = number < full
        entries = [_entry(failures, numbers, links, seen) for failures in here[: shown + told]]
        yield CauseSection(
            anchor=cause_anchor(group),
            suspect=suspects[number],
            heads=suspects.index(suspects[number]) == number,
            headline=_capitalised(f"{one_line(group.headline)}{whose(comparison, group)}"),
            clauses=tuple(clause_row(comparison, name, (), links) for name in group.clauses),
            spread=group.spread,
            first=_in_full(comparison, here[0], entries[0], links, drawn=number < boards) if told else None,
            entries=tuple(entries[told:]),
            more=rest[number] - shown,
            command=command_for(comparison, group.cause),
        )


def cause_anchor(group: Group[Failure]) -> str:
    """The id of a cause's section in the page."""
    return anchor(f"cause/{group.cause.id}")


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _by_row(failures: Iterable[Failure]) -> Sequence[Sequence[Failure]]:
    """The failures of each scenario: several implementations may have failed it for the same cause."""
    found: dict[str, list[Failure]] = {}
    for failure in failures:
        found.setdefault(failure.row.id, []).append(failure)
    return [*found.values()]


def _entry(failures: Sequence[Failure], numbers: Mapping[str, int], links: SiteLinks, seen: set[str]) -> CauseEntry:
    row, _, verdict = failures[0]
    name = anchor(row.id)
    entry = CauseEntry(
        anchor="" if name in seen else name,
        id=one_line(row.id),
        name=row.name,
        chapter=numbers[row.chapter],
        statuses=statuses([row]),
        place=f"{one_line(verdict.file)}:{row.scenario.line if row.scenario else verdict.line}",
        link=links.clause(row.clause),
        of=tuple(_said(failure) for failure in failures),
    )
    seen.add(name)
    return entry


def _said(failure: Failure) -> Said:
    """What was expected and what came instead; where neither is said, the message."""
    verdict = failure.verdict
    image = f", image: {verdict.image}" if verdict.image else ""
    expected, actual = verdict.expected, verdict.actual or ("" if verdict.expected else verdict.message)
    told = (shortened(one_line(text), BRIEF) for text in (expected, actual))
    return Said(failure.column.mark, one_line(f"{verdict.status}{image}"), *told)


def _in_full(
    comparison: Comparison, failures: Sequence[Failure], entry: CauseEntry, links: SiteLinks, *, drawn: bool
) -> InFull:
    row = failures[0].row
    return InFull(
        entry=entry,
        clause=clause_row(comparison, row.clause, (), links),
        sentences=tuple(_sentences(row, failures)),
        of=tuple(_failure_of(comparison, failure, drawn=drawn) for failure in failures),
    )


def _sentences(row: Row, failures: Sequence[Failure]) -> Iterator[Sentence]:
    for step in row.scenario.steps if row.scenario else ():
        place = (step.line, f"{step.keyword} {step.text}")
        yield Sentence(step, tuple(each.column for each in failures if (each.verdict.line, each.verdict.step) == place))


def _failure_of(comparison: Comparison, failure: Failure, *, drawn: bool) -> FailureOf:
    verdict = failure.verdict

    def cut(text: str) -> str:
        return shortened(lines(text), LONG)

    return FailureOf(
        column=failure.column,
        verdict=verdict,
        meaning=MEANING[verdict.status],
        message=cut(verdict.message),
        expected=cut(verdict.expected),
        actual=cut(verdict.actual),
        step=one_line(verdict.step),
        image=one_line(verdict.image),
        sent=cut("\n".join(verdict.sent)),
        words=cut("\n".join(verdict.words)),
        parts=parts_of(comparison, failure, pictures_of(comparison.edition), drawn=drawn),
    )
