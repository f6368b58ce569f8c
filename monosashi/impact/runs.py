"""Stored runs whose verdicts do not hold for another edition any more."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from monosashi.impact.model import ClauseChange, RunChange, ScenarioChange
from monosashi.support.files import called
from monosashi.verification.results_file import Run, suite_hash


def outdated_runs(
    old: str, runs: Mapping[Path, Run], scenarios: Sequence[ScenarioChange], clauses: Sequence[ClauseChange]
) -> tuple[RunChange, ...]:
    """What each stored run of the old edition still has to show: its scenarios that end otherwise, by clause.

    A run of another edition, or made with other scenarios than these, is named with a remark.
    """
    changed = {change.scenario: change.clauses for change in scenarios}
    texts = [change.clause for change in clauses if change.kind != "unchanged"]
    found = []
    for file, run in runs.items():
        header = run.header
        remark = ""
        if header.edition != old:
            remark = f"it is about {header.edition}"
        elif header.suite_hash != suite_hash(old):
            remark = "it was made with other scenarios"
        verdicts = [verdict for verdict in run.scored if verdict.scenario in changed] if header.edition == old else []
        measured = {verdict.clause for verdict in run.scored}
        concerned = dict.fromkeys(
            [*(verdict.clause for verdict in verdicts), *(name for name in texts if name in measured)]
        )
        name = f"{header.engine.name} {header.engine.version}".strip()
        found.append(RunChange(called(file), name, header.edition, len(verdicts), tuple(concerned), remark))
    return tuple(found)
