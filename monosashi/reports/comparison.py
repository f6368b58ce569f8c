"""One or more records side by side: what limits each, who disagrees, what changed. Every report is made from this."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import reference_engine as engine
from monosashi import suite
from monosashi.diagnosis.diagnosing import Diagnosis, Suspect, diagnose
from monosashi.diagnosis.heading import headed
from monosashi.reports.standing import Standing, standings
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import BadLedger, Clause
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite import Scenario
from monosashi.support.exit_codes import INVALID, worst
from monosashi.support.text import printable
from monosashi.verification.grouping import Group, grouped
from monosashi.verification.progress import not_offered, partly
from monosashi.verification.results_file import BadRecord, Run, read, suite_hash
from monosashi.verification.run import exit_code
from monosashi.verification.verdict import Verdict

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NAMED = 3
"""How many clauses that a run was restricted to are named."""


class Column:
    """One record among those compared.

    ``mark`` is a letter, ``label`` a name that no other column has. ``problem`` says in a sentence why the run proves
    nothing, ``limits`` what keeps it from being a whole one; both are empty for a whole run that counts.
    ``notes`` are sentences about what was required, and what was not.
    """

    def __init__(self, mark: str, path: Path, run: Run, problem: str, limits: tuple[str, ...]) -> None:
        """Index the verdicts that count by scenario."""
        self.mark, self.path, self.run, self.problem, self.limits = mark, path, run, problem, limits
        self.notes = tuple(map(one_line, run.notes))
        self.label = one_line(run.header.engine.name) or "an engine without a name"
        self.verdicts: Mapping[str, Verdict] = {verdict.scenario: verdict for verdict in run.scored}

    @cached_property
    def diagnosis(self) -> Diagnosis:
        """What the implementation behaves like."""
        return diagnose(self.run)

    @cached_property
    def standings(self) -> Mapping[str, Standing]:
        """How every clause stands."""
        return standings(self.run)

    @property
    def whole(self) -> bool:
        """Whether everything was asked for, and offered, and the run counts."""
        return not self.problem and not self.limits

    @property
    def code(self) -> int:
        """The exit code that the run ended with; of a record that does not say it, without known failures."""
        if self.problem:
            return INVALID
        return exit_code(self.run, None) if self.run.footer.code is None else self.run.footer.code

    @property
    def perfect(self) -> bool:
        """A whole run in which every required scenario passed."""
        return self.whole and not self.run.wrong and len(self.run.passed) == self.run.header.required


class Row:
    """One scenario: the verdict of each column, None where a run did not ask for it."""

    def __init__(self, scenario: Scenario | None, verdicts: tuple[Verdict | None, ...]) -> None:
        """Without ``scenario`` it is one that this suite does not have."""
        self.scenario, self.verdicts = scenario, verdicts
        known = next(verdict for verdict in verdicts if verdict is not None)
        self.id, self.clause = known.scenario, known.clause
        self.name = scenario.name if scenario else one_line(known.name) or known.scenario
        file = scenario.file if scenario else known.file
        self.chapter = scenario.feature if scenario else f"{one_line(file) or 'unknown'} (not in this suite)"

    @property
    def statuses(self) -> tuple[Status, ...]:
        """The statuses of those who were asked."""
        return tuple(verdict.status for verdict in self.verdicts if verdict is not None)

    @property
    def failed(self) -> bool:
        """Whether anybody neither passed nor left the scenario open."""
        return any(not_passed(status) for status in self.statuses)

    @property
    def disagree(self) -> bool:
        """Whether somebody passed and somebody else did not, or they failed in different ways."""
        return len({status for status in self.statuses if status not in UNSCORED}) > 1


class Failure(NamedTuple):
    """A scenario that an implementation did not pass."""

    row: Row
    column: Column
    verdict: Verdict


class Changes:
    """What changed from one run to a later one; each list has pairs of an old and a new verdict."""

    def __init__(self, old: Column, new: Column) -> None:
        """Compare by scenario."""
        # What the second look finds in one run and not in the other has changed, too.
        one, other = ({name: each.second or each for name, each in run.verdicts.items()} for run in (old, new))
        both = [(one[name], verdict) for name, verdict in other.items() if name in one]
        moved = [(before, after) for before, after in both if before.status is not after.status]
        self.old, self.new = old, new
        self.fixed = [pair for pair in moved if pair[1].status is Status.PASS]
        self.broken = [pair for pair in moved if _broken(*pair)]
        self.others = [pair for pair in moved if pair[1].status is not Status.PASS and not _broken(*pair)]
        self.added = [verdict for name, verdict in new.verdicts.items() if name not in old.verdicts]
        self.gone = [verdict for name, verdict in old.verdicts.items() if name not in new.verdicts]
        self.same = len(both) - len(moved)


class Comparison:
    """Everything that a report needs. ``warnings`` are sentences about records that do not quite fit together."""

    def __init__(self, edition: str, columns: Sequence[Column], warnings: Sequence[str], changes: bool) -> None:
        """Put the scenarios in the suite's order, those that it does not have at the end."""
        self.edition, self.columns, self.warnings = edition, tuple(columns), tuple(warnings)
        self.game = edition.partition("@")[0]
        self.changes = Changes(columns[0], columns[1]) if changes else None
        _name_apart(self.columns)

    @property
    def code(self) -> int:
        """The worst exit code of the runs; where something has changed, that of the newer one."""
        return self.columns[1].code if self.changes else worst(column.code for column in self.columns)

    @cached_property
    def ledger(self) -> Mapping[str, Clause]:
        """The clauses of this suite."""
        return edition_ledger(self.edition)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every scenario that any of the runs asked for."""
        known = {scenario.id: scenario for scenario in suite.scenarios(self.edition)}
        named = dict.fromkeys(name for column in self.columns for name in column.verdicts)
        order = [name for name in known if name in named] + [name for name in named if name not in known]
        return tuple(Row(known.get(name), tuple(c.verdicts.get(name) for c in self.columns)) for name in order)

    @cached_property
    def chapters(self) -> Mapping[str, Mapping[str, Sequence[Row]]]:
        """The rows by chapter and clause."""
        found: dict[str, dict[str, list[Row]]] = {}
        for row in self.rows:
            found.setdefault(row.chapter, {}).setdefault(row.clause, []).append(row)
        return found

    @cached_property
    def causes(self) -> tuple[Group[Failure], ...]:
        """What was not passed by cause, whoever has failed, the cause that explains most first.

        Of one implementation those come first that belong to the likeliest suspect, and so on.
        """
        failures = (
            Failure(row, column, verdict.second or verdict)
            for row in self.rows
            for column, verdict in zip(self.columns, row.verdicts, strict=True)
            if verdict is not None and (not_passed(verdict.status) or verdict.second)
        )
        found = grouped(self.edition, failures, lambda failure: failure.verdict)
        found = headed(found, [column.run for column in self.columns])
        return tuple(sorted(found, key=lambda group: self.suspect_number(group) or len(self._suspects) + 1))

    @cached_property
    def _suspects(self) -> tuple[Suspect, ...]:
        """The suspects of one implementation that stand beside each other; of several there are none."""
        told = self.columns[0].diagnosis.suspects if len(self.columns) == 1 else ()
        return tuple(each for each in told if not each.alternative)

    def suspect_number(self, group: Group[Failure]) -> int:
        """Which suspect explains most of a cause's failures, the first one being 1; 0 if none explains any."""
        names = {failure.row.id for failure in group.failures}
        counts = [len(names.intersection(each.explains)) for each in self._suspects]
        most = max(counts, default=0)
        return counts.index(most) + 1 if most else 0

    @cached_property
    def disagreements(self) -> tuple[Row, ...]:
        """The scenarios that do not end alike for all who offer what they need."""
        return tuple(row for row in self.rows if row.disagree)

    @cached_property
    def partly_offered(self) -> int:
        """How many scenarios some play and others do not offer."""
        return sum(len({status in UNSCORED for status in row.statuses}) > 1 for row in self.rows)


def _broken(old: Verdict, new: Verdict) -> bool:
    """Whether what passed does not pass any more; a capability given up is no failure."""
    return old.status is Status.PASS and not_passed(new.status)


def not_passed(status: Status) -> bool:
    """Neither passed nor left open."""
    return status is not Status.PASS and status not in UNSCORED


def one_line(text: str) -> str:
    """Somebody else's text in one line, without anything that cannot be shown."""
    return " ".join(printable(part) for part in text.split())


def anchor(scenario: str) -> str:
    """The id of a scenario's section in the page."""
    return "-".join(one_line(scenario).split()) or "-"


def lines(text: str) -> str:
    """Somebody else's text with its line breaks, without anything else that cannot be shown."""
    return "\n".join(printable(part.replace("\t", "    ")) for part in text.splitlines())


def gather(paths: Sequence[Path], *, changes: bool = False, anyway: bool = False) -> Comparison:
    """Read records and put them side by side.

    Two records of one implementation are compared as an older and a newer run, as are any two with ``changes``.
    ``anyway`` lets records pass that were made with other scenarios; a warning says so. Raises BadRecord.
    """
    runs = [(path, read(path)) for path in paths]
    edition = _common_edition(runs)
    warnings = _suites(edition, runs, anyway)
    if len(runs) > len(LETTERS):
        raise BadRecord(f"{len(runs)} records are too many; a report compares up to {len(LETTERS)}")
    columns = [
        Column(LETTERS[number], path, run, _problem(run), _limits(run, edition))
        for number, (path, run) in enumerate(runs)
    ]
    names = [run.header.engine.name for _, run in runs]
    return Comparison(edition, columns, warnings, changes or (len(runs) == 2 and names[0] == names[1]))


def _common_edition(runs: Sequence[tuple[Path, Run]]) -> str:
    (first, run), *others = runs
    edition = run.header.edition
    if not engine.knows(edition):
        raise BadRecord(f"{first}: this version does not know the edition {one_line(edition)!r}")
    for path, other in others:
        if other.header.edition != edition:
            theirs = one_line(other.header.edition)
            raise BadRecord(f"{first} is about {edition} and {path} about {theirs}; only one edition can be compared")
    return edition


def _suites(edition: str, runs: Sequence[tuple[Path, Run]], anyway: bool) -> list[str]:
    """Warnings about records that were not made with the scenarios of this suite. Raises BadRecord."""
    from monosashi import __version__

    try:
        here = suite_hash(edition)
    except (OSError, BadLedger) as error:
        raise BadRecord(f"the suite of {edition} cannot be read: {error}") from None
    strangers = [
        f"{path} was made with suite {one_line(run.header.suite)} ({one_line(run.header.suite_hash)})"
        for path, run in runs
        if run.header.suite_hash != here
    ]
    this = f"this is suite {__version__} ({here})"
    if strangers and not anyway:
        raise BadRecord(f"{'; '.join(strangers)}; {this}; --anyway compares scenarios of one name nonetheless")
    return [f"{stranger}; {this}: scenarios of one name may not be the same." for stranger in strangers]


def _problem(run: Run) -> str:
    """Why a run proves nothing, in a sentence; empty for one that counts."""
    if run.footer.invalid:
        return one_line(run.footer.invalid)
    if len({verdict.scenario for verdict in run.scored}) != len(run.scored):
        return "a scenario has two verdicts"
    required = len(run.scored) - len(run.not_applicable)
    if required != run.header.required:
        return f"{run.header.required} scenarios were required, {required} have a verdict"
    if run.footer.caught < run.footer.controls:
        return f"only {run.footer.caught} of {run.footer.controls} controls were caught"
    return "" if run.passed or run.failed else "nothing could be played"


def _limits(run: Run, edition: str) -> tuple[str, ...]:
    """What keeps a run from being a whole one."""
    header = run.header
    found = []
    if missing := not_offered(header.engine, edition):
        found.append(f"{', '.join(missing)} not offered")
    if some := partly(header.engine, edition):
        found.append(some)
    if header.clauses:
        more = len(header.clauses) - NAMED
        named = ", ".join(map(one_line, header.clauses[:NAMED])) + (f" and {more} more" if more > 0 else "")
        found.append(f"only {named}")
    every = len(suite.scenarios(edition))
    asked = header.required + len(run.later) + len(run.spared) + len(run.not_applicable)
    if not header.clauses and header.suite_hash == suite_hash(edition) and asked < every:
        found.append(f"only {asked} of {every} scenarios asked for")
    return tuple(found)


def _name_apart(columns: Iterable[Column]) -> None:
    """Give columns of one name their versions, and if that is not enough their files' names."""
    for extend in (lambda column: one_line(column.run.header.engine.version), lambda column: column.path.name):
        twins: dict[str, list[Column]] = {}
        for column in columns:
            twins.setdefault(column.label, []).append(column)
        for group in twins.values():
            if len(group) > 1:
                for column in group:
                    column.label = f"{column.label} {extend(column)}".strip()
