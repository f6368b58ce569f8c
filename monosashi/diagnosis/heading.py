"""The clause that heads a cause whose positions differ: not where its scenarios stand, but what is broken there.

A difference that was tried on the engine knows the clause, if it explains most of the cause. Else three things are
weighed: which clause the kill matrix knows to break in this way; by which the reference did what differs; and how many
of the scenarios stand under it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence

from monosashi import suite
from monosashi.diagnosis.diagnosing import ranker_of
from monosashi.diagnosis.matrix import shipped_matrix
from monosashi.diagnosis.ranking import Evidence
from monosashi.diagnosis.symptom import symptom_of
from monosashi.verification.causes import Kind
from monosashi.verification.grouping import Failed, Group, broken_at
from monosashi.verification.results_file import Run
from reference_engine.amendments import published

ENOUGH = 3
"""From how many scenarios on a cause says more than the clauses that they stand under."""

MOST = 0.5
"""From which share of its scenarios on a cause is what explains them."""

BEHIND = 0.6
"""How much the clauses count by which the reference did what differs; found by leaving out wrong rules."""


def headed(groups: Iterable[Group[Failed]], runs: Sequence[Run]) -> tuple[Group[Failed], ...]:
    """Causes of these runs, with the clauses that they break."""
    found = ((group, _broken(group, runs)) for group in groups)
    return tuple(broken_at(group, clause) if clause else group for group, clause in found)


def _broken(group: Group[Failed], runs: Sequence[Run]) -> str:
    """The clause that heads a cause; nothing where no other one is known than that of most of its scenarios."""
    names = {verdict.scenario for verdict in group.verdicts}
    explaining = Counter[str]()
    for difference in (each for run in runs for each in run.footer.differences):
        explaining[difference.clause] += len(names.intersection(difference.explains))
    for clause, number in explaining.most_common(1):
        if number > MOST * len(names):
            return clause
    if group.cause.kind not in (Kind.POSITION, Kind.CHANGED) or len(names) < ENOUGH:
        return ""
    score: dict[str, float] = defaultdict(float)
    for verdict in group.verdicts:
        for clause in verdict.behind:
            score[clause] += BEHIND / len(group.verdicts)
        score[verdict.clause] += 1 / len(group.verdicts)
    for clause, known in _known(group, runs, names).items():
        score[clause] += known
    return max(score, key=lambda clause: score[clause])


def _known(group: Group[Failed], runs: Sequence[Run], names: Collection[str]) -> dict[str, float]:
    """How much the kill matrix suspects each clause, if nothing else had failed; nothing without a matrix."""
    edition = published(runs[0].header.edition)
    known = shipped_matrix(edition)
    if known is None:
        return {}
    scenarios = {each.id: each for each in suite.scenarios(edition)}
    failures = {
        known.numbers[verdict.scenario]: symptom_of(edition, verdict, scenarios[verdict.scenario])
        for verdict in group.verdicts
        if verdict.scenario in known.numbers
    }
    passed = set.intersection(*({verdict.scenario for verdict in run.passed} for run in runs))
    seen = {known.numbers[name] for name in passed - {*names} if name in known.numbers}
    unknown = frozenset(range(len(known.scenarios))) - seen - failures.keys()
    reasons = all("reasons" in run.header.engine.capabilities for run in runs)
    ranked = ranker_of(edition, reasons).rank(Evidence(failures, unknown))
    return {each.clause: each.score for each in ranked}
