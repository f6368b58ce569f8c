"""How clauses stand: what came of the scenarios of each, and what the second look found under it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from monosashi.subjects.status import UNSCORED, Status
from monosashi.support.text import counted
from monosashi.verification.results_file import Run
from monosashi.verification.verdict import Verdict

PASSED, PARTLY, FAILED, UNSUPPORTED = "passed", "as far as measured", "failed", "unsupported"
"""How a clause stands: all of its scenarios passed, all that could be measured, not all, or none could be measured."""


class Standing(NamedTuple):
    """What came of a clause: how many scenarios passed, did not, were not measured; what the second look found."""

    passed: int = 0
    failed: int = 0
    unsupported: int = 0
    found: int = 0

    @property
    def scenarios(self) -> int:
        """How many scenarios it has."""
        return self.passed + self.failed + self.unsupported

    @property
    def kind(self) -> str:
        """How it stands, in a word or a few."""
        if self.failed or self.found:
            return FAILED
        if not self.passed:
            return UNSUPPORTED
        return PARTLY if self.unsupported else PASSED

    @property
    def words(self) -> str:
        """How it stands, with numbers.

        >>> Standing(7, unsupported=2).words, Standing(6, 1, 2).words, Standing(9, found=1).words[:20]
        ('passed as far as measured (7 of 9)', '1 of 9 not passed, 2 unsupported', '9 passed, 1 finding ')
        """
        if self.kind == PARTLY:
            return f"passed {PARTLY} ({self.passed} of {self.scenarios})"
        told = f"{self.failed} of {self.scenarios} not passed" if self.failed else f"{self.passed} passed"
        parts = [told] if self.failed or self.passed else []
        parts += [f"{self.unsupported} unsupported"] if self.unsupported else []
        parts += [f"{counted(self.found, 'finding')} of the second look"] if self.found else []
        return ", ".join(parts)


def standing(verdicts: Iterable[Verdict], found: int = 0) -> Standing:
    """How a clause stands by its verdicts, and by so many findings of the second look."""
    statuses = [verdict.status for verdict in verdicts]
    passed, unsupported = statuses.count(Status.PASS), sum(status in UNSCORED for status in statuses)
    return Standing(passed, len(statuses) - passed - unsupported, unsupported, found)


def standings(run: Run) -> Mapping[str, Standing]:
    """How every clause stands that a run says anything of."""
    found = {finding.clause: 0 for finding in run.findings}
    for finding in run.findings:
        found[finding.clause] += 1
    clauses: dict[str, list[Verdict]] = {}
    for verdict in run.scored:
        clauses.setdefault(verdict.clause, []).append(verdict)
    return {name: standing(clauses.get(name, ()), found.get(name, 0)) for name in {**clauses, **found}}


def clauses_told(run: Run) -> str:
    """How many clauses stand how, in a sentence: ``of 223 clauses 24 passed, 140 as far as measured, 1 failed``."""
    found = Counter(each.kind for each in standings(run).values())
    told = ", ".join(f"{found[kind]} {kind}" for kind in (PASSED, PARTLY, FAILED, UNSUPPORTED) if found[kind])
    return f"of {counted(found.total(), 'clause')} {told}"
