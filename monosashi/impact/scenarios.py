"""Scenarios that end otherwise on another edition, and those that somebody must read again."""

from typing import Any, Literal, NamedTuple

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.impact.model import AskedClause, ScenarioChange, Shown
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.revisions import state
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import JUDGE, differences
from monosashi.verification.verdict import Verdict


def ending_otherwise(old: str, new: str, shown: Shown) -> tuple[ScenarioChange, ...]:
    """Play every scenario of either edition on both; those that do not end alike, in the suite's order."""
    before = {scenario.id: scenario for scenario in suite.scenarios(old)}
    after = {scenario.id: scenario for scenario in suite.scenarios(new)}
    tables = Reference(engine.edition(old)), Reference(engine.edition(new))
    found = []
    for scenario in shown("scenarios", list((before | after).values())):
        one, other = (runner.play(Case(table, table.rules.name), scenario) for table in tables)
        if one.status is not other.status:
            belongs: Literal["both", "old", "new"] = "both"
            if scenario.id not in before or scenario.id not in after:
                belongs = "old" if scenario.id in before else "new"
            found.append(_change(tables, scenario, belongs))
    return tuple(found)


def to_be_read_again(old: str, new: str) -> dict[str, tuple[str, ...]]:
    """The scenarios played in both editions of which a clause says something else in the new one.

    Those that are outdated in the new edition as it stands are among them.
    """
    before, after = edition_ledger(old), edition_ledger(new)
    restless = {name for name, row in after.items() if name in before and before[name].en != row.en}
    behind = state(new.partition("@")[0]).outdated
    both = {scenario.id for scenario in suite.scenarios(old)}
    found = {}
    for scenario in suite.scenarios(new):
        if scenario.id in both:
            moved = [name for name in dict.fromkeys((scenario.clause, *scenario.tags)) if name in restless]
            moved += behind.get(suite.group_id(scenario.id), ())
            if moved:
                found[scenario.id] = tuple(dict.fromkeys(moved))
    return found


class Seen(NamedTuple):
    """A sentence, what a judge saw after it (None where nothing was on the table yet), the clause of the question."""

    sentence: str
    view: Any
    asked: str = ""


def _change(tables: tuple[Reference, Reference], scenario: Scenario, belongs: Any) -> ScenarioChange:
    """A scenario that ends otherwise, with the first sentence after which the tables differ."""
    (one, left), (other, right) = (_watched(table, scenario) for table in tables)
    pairs = list(zip(left, right, strict=False))
    before, after = next((pair for pair in pairs if _differ(pair[0].view, pair[1].view)), pairs[-1])
    shown = [None if seen.view is None else msgspec.to_builtins(seen.view) for seen in (before, after)]
    failed = other if other.status is not Status.PASS else one
    return ScenarioChange(
        scenario=scenario.id,
        clauses=tuple(dict.fromkeys(tag for tag in (scenario.clause, *scenario.tags) if not suite.NOTE.match(tag))),
        belongs=belongs,
        leans=not all(suite.holds_in(scenario, engine.published(table.rules.name)) for table in tables),
        old=one.status.value,
        new=other.status.value,
        step=before.sentence,
        message=failed.message,
        asked=AskedClause(before.asked, after.asked),
        before=shown[0],
        after=shown[1],
    )


def _watched(table: Reference, scenario: Scenario) -> tuple[Verdict, list[Seen]]:
    """Play a scenario and see what a judge sees after each sentence, the one included at which it ends."""
    seen: list[Seen] = []

    def watch(case: Case, sentence: str) -> None:
        if not case.loaded or case.rejected_position:
            seen.append(Seen(sentence, None))
        else:
            pending = table.position.pending
            seen.append(Seen(sentence, table.observe(JUDGE), "" if pending is None else pending.clause))

    case = Case(table, table.rules.name)
    verdict = runner.play(case, scenario, watch)
    if verdict.status is not Status.PASS:
        watch(case, verdict.step)
    return verdict, seen


def _differ(one: Any, other: Any) -> bool:
    """Whether a judge sees something else."""
    if one is None or other is None:
        return one is not other
    return bool(differences(one, other))
