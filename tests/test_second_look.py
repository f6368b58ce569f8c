"""What the second look finds leaves a scenario passed, and is booked once, under the clause that it breaks itself."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sample_records import EDITION, SCENARIOS, made, passes, with_changes

from monosashi.diagnosis.diagnosing import Finding, diagnose, evidence_of
from monosashi.diagnosis.matrix import shipped_matrix
from monosashi.reports.badge import badge
from monosashi.reports.comparison import Changes, Column, gather
from monosashi.reports.junit import junit
from monosashi.reports.markdown import markdown
from monosashi.reports.page import page
from monosashi.reports.standing import clauses_told, standings
from monosashi.subjects.port import CAPABILITIES, Chance, Hello, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.verification import progress, results_file, runner
from monosashi.verification.known_failures import KnownFailure, judge
from monosashi.verification.results_file import Run
from monosashi.verification.run import exit_code
from monosashi.verification.session import Session
from monosashi.verification.verdict import Verdict

MARCHES = [scenario for scenario in SCENARIOS if scenario.file.startswith("march/")]
UNLAWFUL = "deus.march.range.walk"
"""What a march of nobody breaks."""


class ListsUnlawful(Reference):
    """Lists a march of nobody, wherever anything is asked."""

    def legal(self) -> list[dict[str, Any]]:
        return [*super().legal(), {"do": "march", "moves": {}}]


class ListsNoMarch(Reference):
    def legal(self) -> list[dict[str, Any]]:
        return [action for action in super().legal() if action["do"] != "march"]


class GoesOn(Reference):
    """Lists an answer when the game is over."""

    def legal(self) -> list[dict[str, Any]]:
        return [{"do": "end_turn"}] if self.position.result else super().legal()


class ShowsHands(Reference):
    def observe(self, viewer: str) -> Any:
        return replace(super().observe("judge"), viewer=viewer)


class RefusesAll(Reference):
    def __init__(self, *capabilities: str) -> None:
        super().__init__()
        self.offered = capabilities

    def hello(self) -> Hello:
        return Hello("refuses", editions=(EDITION,), capabilities=self.offered)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        return Reply(False)


class OffersSome(RefusesAll):
    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        return Reference.apply(self, seat, action, chance)


def looked_at(engine: Reference, scenarios: Sequence[Scenario] = MARCHES) -> Run:
    """Scenarios, those of the chapter on marching, played, and looked at a second time from all sides."""
    session = Session.of_object(EDITION, engine)
    first = [*session.play(scenarios)]
    passed = [
        (scenario, verdict) for scenario, verdict in zip(scenarios, first, strict=True) if verdict.status == "pass"
    ]
    again = session.recheck([each for each, _ in passed], [each for _, each in passed], {each.id for each, _ in passed})
    verdicts = {verdict.scenario: verdict for verdict in [*first, *again]}
    run = made([*verdicts.values()], required=len(scenarios), clauses=["deus.march"])
    return replace(run, header=replace(run.header, engine=engine.hello()))


@pytest.fixture(name="unlawful", scope="module")
def _unlawful() -> Run:
    return looked_at(ListsUnlawful())


def test_a_list_that_is_wrong_everywhere_is_booked_under_one_clause(unlawful: Run) -> None:
    scenario_demands = {verdict.scenario for verdict in unlawful.failed}
    assert len(unlawful.second_look) > 20
    assert scenario_demands.isdisjoint(verdict.scenario for verdict in unlawful.second_look)
    (finding,) = unlawful.findings
    assert (finding.clause, finding.capabilities) == (UNLAWFUL, ("core", "legal"))
    stands = standings(unlawful)
    assert [name for name, each in stands.items() if each.found] == [finding.clause]
    assert {name for name, each in stands.items() if each.kind == "failed"} <= {
        finding.clause,
        *(verdict.clause for verdict in unlawful.failed),
    }
    assert "1 cause of failure beside" in unlawful.in_second_look
    assert exit_code(unlawful, None) == FAILURES


def test_what_is_listed_after_the_end_is_booked_under_the_clause_that_has_ended_the_game() -> None:
    ends = [each for each in SCENARIOS if each.file.startswith("game_end")][:40]
    run = looked_at(GoesOn(), ends)
    assert not any(verdict.status is Status.ERROR for verdict in run.scored), "nothing of the kit itself may fail"
    over = [each for each in run.second_look if each.reference and each.reference.get("result")]
    assert over
    assert all(each.reference and each.clause == each.reference["result"]["clause"] for each in over)


def test_what_is_missing_is_booked_under_the_clause_of_its_act() -> None:
    assert "deus.march.d_until_resolved" in {finding.clause for finding in looked_at(ListsNoMarch()).findings}


def test_a_view_is_booked_under_the_clause_of_views() -> None:
    run = looked_at(ShowsHands())
    assert {finding.clause for finding in run.findings} == {"deus.zone.hand.private"}
    assert {finding.capabilities for finding in run.findings} == {("core", "views")}


def test_it_counts_for_its_level_and_not_for_the_core(unlawful: Run) -> None:
    found = replace(unlawful, verdicts=tuple(each for each in unlawful.verdicts if each.status is Status.PASS))
    levels = {each.name: each.failed for each in progress.levels(found)}
    assert (levels["core"], levels["legal"]) == (0, 1)


def test_every_report_says_so(unlawful: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.ndjson"
    results_file.write(file, unlawful)
    assert [each.clause for each in results_file.read(file).second_look] == [
        each.clause for each in unlawful.second_look
    ]
    comparison = gather([file])
    (column,) = comparison.columns
    assert not column.perfect
    assert '"red"' in badge(column)
    assert "1 finding of the second look" in badge(column)
    assert f'<testcase classname="{UNLAWFUL}" name="lists an unlawful “march”"' in junit(comparison)
    for told in (markdown(comparison), page(comparison)):
        assert clauses_told(unlawful) in told
        assert f"under {UNLAWFUL}" in told.replace("&#95;", "_")
    (group,) = (each for each in comparison.causes if each.cause.id == "legal:unlawful:march")
    assert group.clauses == (UNLAWFUL,)


def test_what_it_finds_newly_has_changed(unlawful: Run) -> None:
    clean = replace(unlawful, verdicts=tuple(replace(verdict, second=None) for verdict in unlawful.verdicts))
    old, new = (Column(mark, Path(mark), run, "", ()) for mark, run in (("A", clean), ("B", unlawful)))
    assert len(Changes(old, new).broken) == len(Changes(new, old).fixed) == len(unlawful.second_look)


def test_it_can_be_a_known_failure(unlawful: Run) -> None:
    listed = {verdict.scenario: KnownFailure(verdict.status) for verdict in unlawful.wrong}
    judged = judge(listed, unlawful, whole=False)
    assert (judged.unlisted, judged.changed, judged.stale) == ((), (), ())
    assert exit_code(unlawful, judged) == ALL_PASS


def test_its_clause_is_suspected_and_no_clause_of_its_scenarios() -> None:
    second = replace(passes()[0], status=Status.FAIL, clause=UNLAWFUL, expected="legal: not listed",
                     actual='{"do":"march"}')  # fmt: skip
    run = made(with_changes(passes(), [replace(passes()[0], second=second)]))
    found = diagnose(run)
    assert found.finding is Finding.SUSPECTS
    assert [suspect.clause for suspect in found.suspects] == [UNLAWFUL]
    assert found.failures == 1


# What is required


def test_what_needs_what_is_not_offered_is_unsupported_wherever_it_fails() -> None:
    offered = ("core", "reasons")
    wrong, right = looked_at(RefusesAll(*offered)), looked_at(OffersSome(*offered))
    assert wrong.failed
    assert not right.failed
    assert right.unsupported
    assert {each.scenario for each in wrong.unsupported} == {each.scenario for each in right.unsupported}
    for verdict in wrong.scored:
        if verdict.status is not Status.PASS:
            scenario = next(each for each in MARCHES if each.id == verdict.scenario)
            assert verdict.capabilities == runner.demands(EDITION, scenario).capabilities
    core = [sum(progress.levels(run)[0][1:3]) for run in (wrong, right)]
    assert core[0] == core[1]


def test_a_clause_has_passed_as_far_as_it_was_measured() -> None:
    run = looked_at(OffersSome("core", "reasons"))
    partly = {name for name, each in standings(run).items() if each.kind == "as far as measured"}
    assert partly
    assert all(standings(run)[name].passed and standings(run)[name].unsupported for name in partly)
    assert f"{len(partly)} as far as measured" in clauses_told(run)


# What is no rule's


def test_a_sentence_that_is_none_says_nothing_of_a_rule() -> None:
    known = shipped_matrix(EDITION)
    assert known is not None
    broken = replace(passes()[0], status=Status.ERROR, step="When nobody says this", message="no step is defined")
    engine = replace(passes()[1], status=Status.ERROR, step="Then a2 is empty", message="the engine says no")
    evidence = evidence_of(made(with_changes(passes(), [broken, engine])), known)
    assert known.numbers[broken.scenario] in evidence.unknown
    assert known.numbers[engine.scenario] in evidence.failures


def test_no_suspect_explains_nothing(unlawful: Run) -> None:
    refused = looked_at(RefusesAll(*CAPABILITIES))
    few = [verdict for verdict in refused.failed if verdict.clause.startswith("deus.march.c")][:2]
    found = diagnose(made(with_changes(passes(), few)))
    assert found.suspects
    assert all(suspect.explains for suspect in found.suspects)


def test_what_is_not_counted_is_said() -> None:
    one: list[Verdict] = [replace(passes()[0], status=Status.FAIL, step="Then a2 is empty", expected="1", actual="2")]
    turned = [replace(verdict, status=Status.FAIL, image="seats") for verdict in passes()[1:4]]
    found = diagnose(made(with_changes(passes(), [*one, *turned])))
    assert (found.failures, found.uncounted) == (1, 3)
