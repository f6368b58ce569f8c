"""Diagnosis: what an engine behaves like, told from its failures, and when nothing is told."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console
from sample_records import EDITION, exhausted_units_march, made, passes, with_changes
from wrong_engine import bent

from monosashi import suite
from monosashi.__main__ import main
from monosashi.adapters.schema_files import every
from monosashi.diagnosis import diagnosing, telling
from monosashi.diagnosis.diagnosing import Diagnosis, Finding, Voice, diagnose, evidence_of
from monosashi.diagnosis.matrix import KillMatrix, KnownRule, matrix, shipped_matrix
from monosashi.diagnosis.quality import Engine, Quality, quality, several_faults, single_faults, together
from monosashi.diagnosis.ranking import Evidence, Ranker
from monosashi.diagnosis.suspects import Accused, accuse
from monosashi.diagnosis.symptom import Symptom
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.status import Status
from monosashi.verification import results_file
from monosashi.verification.deep_check import RECHECKED
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.run import plan, run_suite

FAIL = Symptom("fail", "sentence:something else", 2)
MOVED = Symptom("side-effect", "position:units.area", 1)


def ranker(rows: Mapping[str, Mapping[int, Symptom]], own: Mapping[str, Sequence[int]], scenarios: int) -> Ranker:
    """A matrix by hand: a wrong rule ``CLAUSE/HOW`` for each row, and the scenarios under each clause."""
    rules = tuple(KnownRule(name, f"it is {name}", (name.partition("/")[0],)) for name in rows)
    names = tuple(f"s{number}" for number in range(scenarios))
    by_hand = KillMatrix("hand@made", "", names, (0,) * scenarios, rules, tuple(rows.values()))
    standing = tuple(frozenset(c for c, numbers in own.items() if place in numbers) for place in range(scenarios))
    return Ranker(by_hand, standing)


def failing(numbers: Sequence[int], symptom: Symptom = FAIL) -> dict[int, Symptom]:
    return dict.fromkeys(numbers, symptom)


ROWS = {
    "g.a.one/off": failing([0, 1, 2, 3]),
    "g.a.two/off": failing([3, 4, 5]),
    "g.b.three/off": failing([10, 11, 12]),
    "g.b.four/off": failing([12, 13, 14, 15, 16]),
    "g.c.five/off": failing(range(17)),
}
OWN = {
    "g.a.one": [0, 1],
    "g.a.two": [4, 5],
    "g.b.three": [10, 11],
    "g.b.four": [13, 14],
    "g.c.five": [16],
    "g.c.six": [17, 18],
}


def clauses(accused: Sequence[Accused]) -> list[str]:
    return [each.candidate.clause for each in accused]


@pytest.mark.parametrize("rule", ROWS)
def test_an_engine_that_fails_as_a_wrong_rule_does_has_broken_its_clause(rule: str) -> None:
    known = ranker(ROWS, OWN, 20)
    first = accuse(known, Evidence(ROWS[rule]))[0]
    assert first.candidate.clause == rule.partition("/")[0]
    assert first.candidate.likeness.similarity == pytest.approx(1)
    assert first.explained == ROWS[rule].keys()
    assert not first.contradicting


def test_two_faults_are_two_suspects_that_explain_their_own_failures() -> None:
    both = {**ROWS["g.a.one/off"], **ROWS["g.b.three/off"]}
    one, other, *rest = accuse(ranker(ROWS, OWN, 20), Evidence(both))
    assert {one.candidate.clause, other.candidate.clause} == {"g.a.one", "g.b.three"}
    assert one.explained | other.explained == both.keys()
    assert not one.explained & other.explained
    assert all(each.alternative for each in rest)


def test_a_pass_where_a_rule_would_fail_speaks_against_it_and_what_was_not_played_does_not() -> None:
    known = ranker(ROWS, OWN, 20)
    seen = {0: FAIL, 1: FAIL}

    def similarity(evidence: Evidence) -> float:
        return next(each for each in known.rank(evidence) if each.clause == "g.a.one").likeness.similarity

    assert similarity(Evidence(seen)) < similarity(Evidence(seen, frozenset({3}))) < 1
    assert similarity(Evidence(seen, frozenset({2, 3}))) == pytest.approx(1)
    against = next(each for each in accuse(known, Evidence(seen)) if each.candidate.clause == "g.a.one")
    assert against.contradicting == {2, 3}


def test_a_failure_that_ends_alike_says_more() -> None:
    rows = {"g.a.one/off": failing([0, 1]), "g.a.two/off": failing([0, 1], MOVED), "g.b/off": failing([2])}
    known = ranker(rows, {}, 4)
    assert known.rank(Evidence(failing([0, 1], MOVED)))[0].clause == "g.a.two"
    assert known.rank(Evidence(failing([0, 1])))[0].clause == "g.a.one"


def test_what_few_rules_fail_says_more_than_what_all_do() -> None:
    rows = {f"g.a.c{n}/off": failing([0, n + 1]) for n in range(8)}
    known = ranker(rows, {}, 12)
    assert known.weight[0] < known.weight[1] < known.weight[11]
    assert known.rank(Evidence(failing([0, 5])))[0].clause == "g.a.c4"


def test_without_any_wrong_rule_the_clause_is_suspected_whose_scenarios_fail() -> None:
    first = accuse(ranker(ROWS, OWN, 20), Evidence(failing([17, 18])))[0]
    assert first.candidate.clause == "g.c.six"
    assert first.candidate.rule is None
    assert first.explained == {17, 18}


def test_what_nothing_is_like_is_not_explained() -> None:
    seen = {**ROWS["g.a.one/off"], 19: FAIL}
    accused = accuse(ranker(ROWS, OWN, 20), Evidence(seen))
    assert 19 not in {number for each in accused for number in each.explained}
    assert accuse(ranker(ROWS, OWN, 20), Evidence({19: FAIL})) == []


def test_a_clause_that_the_refusals_demand_is_suspected() -> None:
    demanded = Symptom("fail", "accepted:g.z.hidden", 1)
    first = accuse(ranker(ROWS, OWN, 20), Evidence({19: demanded}))[0]
    assert first.candidate.clause == "g.z.hidden"
    assert first.explained == {19}


def test_of_failures_under_several_clauses_the_rarest_says_most() -> None:
    rows = {f"g.x/{n}": failing([0, 1, 2]) for n in range(5)}
    known = ranker(rows, {"g.a.often": [0, 1], "g.a.seldom": [3]}, 6)
    ranked = [each.clause for each in known.rank(Evidence(failing([0, 1, 3]))) if each.clause.startswith("g.a")]
    assert ranked == ["g.a.seldom", "g.a.often"]


def test_a_side_effect_accuses_no_clause_where_something_else_fails() -> None:
    known = ranker({}, {"g.a.one": [0], "g.a.two": [1]}, 3)
    assert [each.clause for each in known.rank(Evidence({0: MOVED, 1: FAIL}))] == ["g.a.two"]
    assert [each.clause for each in known.rank(Evidence({0: MOVED}))] == ["g.a.one"]


def test_a_rule_of_other_scenarios_is_kin_where_the_same_clauses_end_in_the_same_way() -> None:
    own = {"g.a.told": [0, 1, 2]}
    rows = {"g.a.bent/one": failing([0], MOVED), "g.a.other/one": failing([1])}
    known = ranker(rows, own, 4)
    likenesses = known.likenesses(Evidence(failing([2], MOVED)))
    assert likenesses[0].kinship == pytest.approx(1)
    assert likenesses[0].similarity == 0
    assert 1 not in likenesses
    unplayed = known.likenesses(Evidence(failing([2], MOVED), frozenset({0})))
    assert unplayed[0].kinship == 0


def test_quality_counts_what_is_right() -> None:
    known = ranker(ROWS, OWN, 20)
    engines = [*single_faults(known.matrix)]
    assert [next(iter(engine.clauses[0])) for engine in engines] == [name.partition("/")[0] for name in ROWS]
    honest = [replace(engine, left_out=frozenset()) for engine in engines]
    assert quality(known, honest) == Quality(5, 5, 5, 5, claimed=5, kept=5)
    wrong = [Engine(engine.failures, (frozenset({"g.other"}),), frozenset()) for engine in engines]
    assert quality(known, wrong) == Quality(5, 0, 0, 0, claimed=5, kept=0)
    assert all(len(engine.clauses) == 2 for engine in several_faults(honest, 2, 10))
    assert [*several_faults(honest, 2, 10)] == [*several_faults(honest, 2, 10)]


def test_of_two_faults_the_one_is_seen_that_comes_first() -> None:
    early, late = Symptom("fail", "early", 1), Symptom("fail", "late", 5)
    one = Engine({0: early, 1: late}, (frozenset({"a"}),), frozenset({1}))
    other = Engine({1: early, 2: late}, (frozenset({"b"}),), frozenset({2}))
    assert together([one, other]).failures == {0: early, 1: early, 2: late}
    assert together([one, other]).left_out == {1, 2}


# Whole runs


def test_a_run_without_failures_and_one_that_proves_nothing_have_no_diagnosis() -> None:
    assert diagnose(made(passes())).finding is Finding.NOTHING_FAILS
    run = made(passes())
    void = replace(run, footer=replace(run.footer, invalid="it was stopped before the end"))
    assert diagnose(void).finding is Finding.PROVES_NOTHING
    assert telling.headline(diagnose(void)) == ""


def test_an_engine_whose_process_fails_is_told_so_and_nothing_of_its_rules() -> None:
    crashed = [replace(verdict, status=Status.CRASH) for verdict in passes()[:30]]
    late = [replace(verdict, status=Status.TIMEOUT) for verdict in passes()[30:40]]
    found = diagnose(made(with_changes(passes(), [*crashed, *late, *exhausted_units_march()[:3]])))
    assert found.finding is Finding.ADAPTER
    assert not found.suspects
    assert "crash 30, timeout 10" in telling.headline(found)


def test_an_engine_that_fails_nearly_everything_is_told_so() -> None:
    every = [replace(v, status=Status.FAIL, message="no", expected="yes", actual="no") for v in passes()]
    found = diagnose(made([*every[100:], *passes()[:100]]))
    assert found.finding is Finding.NEARLY_EVERYTHING
    assert not found.suspects
    assert "too many to tell one rule from another" in telling.headline(found)


def test_what_fails_at_a_second_look_only_is_no_failure_as_written() -> None:
    known = shipped_matrix(EDITION)
    assert known is not None
    first = exhausted_units_march()
    odd = replace(passes()[-1], status=Status.FAIL, image="seats", message="seats: no", expected="yes", actual="no")
    again = replace(passes()[-2], status=Status.FAIL, message=f"{RECHECKED}no", expected="yes", actual="no")
    evidence = evidence_of(made(with_changes(passes(), [*first, odd, again])), known)
    written = {known.numbers[verdict.scenario] for verdict in first if verdict.status is not Status.PASS}
    later = {known.numbers[each.scenario] for each in (odd, again)}
    assert evidence.failures.keys() == written
    assert later <= evidence.unknown
    assert evidence_of(made(with_changes(passes(), [odd, again])), known).failures.keys() == later


def test_an_old_matrix_says_what_it_still_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    run = made(with_changes(passes(), exhausted_units_march()))
    known = shipped_matrix(EDITION)
    assert known is not None
    gone = known.numbers[run.failed[0].scenario]
    marks = tuple(mark + (number == gone) for number, mark in enumerate(known.marks))
    old = replace(known, marks=marks, suite_hash="of another suite")
    monkeypatch.setattr(diagnosing, "known_matrix", lambda _edition: old)
    diagnosing.ranker_of.cache_clear()
    try:
        found = diagnose(run)
    finally:
        diagnosing.ranker_of.cache_clear()
    assert found.unknown == 1
    assert found.suspects[0].clause == "deus.march.a"
    assert found.failures == len(run.failed) - 1
    assert any("newer than the matrix" in sentence for sentence in telling.rest(found))


def test_where_there_is_no_matrix_clauses_are_suspected_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = matrix(EDITION, {})
    monkeypatch.setattr(diagnosing, "known_matrix", lambda _edition: bare)
    diagnosing.ranker_of.cache_clear()
    try:
        found = diagnose(made(with_changes(passes(), exhausted_units_march())))
    finally:
        diagnosing.ranker_of.cache_clear()
    assert found.suspects[0].clause == "deus.march.a"
    assert {suspect.voice for suspect in found.suspects} == {Voice.CLAUSE}
    assert not found.unexplained
    told = [sentence for sentence in telling.rest(found) if f"no wrong rules of {EDITION} are known yet" in sentence]
    assert told
    assert f"monosashi suite mutants {EDITION} --kills makes them known" in told[0]


def test_without_reasons_no_rule_is_expected_to_name_a_clause() -> None:
    with_, without = (diagnosing.ranker_of(EDITION, each) for each in (True, False))
    told = {symptom.status for row in without.matrix.rows for symptom in row.values()}
    assert Status.WRONG_REASON in {symptom.status for row in with_.matrix.rows for symptom in row.values()}
    assert Status.WRONG_REASON not in told
    assert Status.FAIL in told


def test_only_clauses_are_suspected() -> None:
    """Other tags of a scenario, as the release in which it came, are nobody's fault."""
    known = edition_ledger(EDITION).keys()
    tags = {tag for scenario in suite.scenarios(EDITION) for tag in scenario.tags}
    assert tags - known, "no scenario has another tag, so that nothing is shown here"
    for place, standing in enumerate(diagnosing.ranker_of(EDITION, reasons=True).own):
        assert standing <= known, diagnosing.ranker_of(EDITION, reasons=True).matrix.scenarios[place]


# Engines that speak the protocol

CHAPTERS = ("deus.march", "deus.turn", "deus.zone", "deus.victory", "deus.deckout", "deus.intercept")


def measured(*rules: str) -> Run:
    """The reference with wrong rules, measured through the protocol in some chapters."""
    command = (sys.executable, "-m", "wrong_engine", EDITION, *rules)
    settings = Settings(recheck=0, images="none", timeout=60.0)
    return run_suite(plan(EDITION, CHAPTERS, command, settings), Console(quiet=True))


@pytest.fixture(autouse=True)
def _engines_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Path(__file__).resolve().parent
    monkeypatch.setenv("PYTHONPATH", f"{here.parent}:{here}")


SINGLE = (
    "deus.march.a/the-clause-is-switched-off",
    "deus.zone.hand.limit_6/number-hand-limit-plus-one",
    "deus.intercept.h/the-clause-is-switched-off",
)


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("rule", SINGLE)
def test_an_engine_with_a_known_fault_is_told_its_clause_first(rule: str) -> None:
    found = diagnose(measured(rule))
    assert found.finding is Finding.SUSPECTS
    first = found.suspects[0]
    assert rule.partition("/")[0] in (first.clause, *first.alike)
    assert first.voice is Voice.BEHAVES
    assert len(first.explains) == found.failures
    assert first.confirm in first.explains
    assert not found.unexplained


def test_of_an_engine_with_two_faults_both_are_told() -> None:
    found = diagnose(measured(*SINGLE[:2]))
    beside = [suspect for suspect in found.suspects if not suspect.alternative]
    assert {suspect.clause for suspect in beside} == {"deus.march.a", "deus.zone.hand.limit_6"}
    assert "Probably 2 things" in telling.headline(found)


def test_the_reports_say_it_and_a_program_can_read_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "run.ndjson"
    run = made(with_changes(passes(), exhausted_units_march()))
    results_file.write(record, run)
    page, comment, document = (tmp_path / name for name in ("report.html", "comment.md", "diagnosis.json"))
    told = ["--html", str(page), "--markdown", str(comment), "--json", str(document)]
    assert main(["report", str(record), *told]) == 1
    suspect = diagnose(run).suspects[0]
    assert suspect.clause == "deus.march.a"
    assert f"Suspect 1: {telling.VOICES[suspect.voice].partition(':')[0]}" in page.read_text()
    assert "What is wrong?" in comment.read_text()
    content = msgspec.json.decode(document.read_bytes())
    assert content["diagnosis"]["suspects"][0]["clause"] == "deus.march.a"
    assert msgspec.convert(content["diagnosis"], Diagnosis) == diagnose(run)
    properties = every()["diagnosis"]["$defs"]["DiagnosedRun"]["properties"]
    assert properties.keys() == content.keys()
    capsys.readouterr()
    assert main(["report", str(record)]) == 1
    assert "What is wrong?" in capsys.readouterr().out


def test_the_diagnosis_of_two_records_is_no_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        results_file.write(tmp_path / f"{name}.ndjson", made(passes(), name=name))
    assert main(["report", *(str(tmp_path / f"{n}.ndjson") for n in "ab"), "--json", str(tmp_path / "x.json")]) == 3
    assert "--json is about one record, and 2 were given" in " ".join(capsys.readouterr().err.split())


def test_a_wrong_engine_is_wrong() -> None:
    assert bent(EDITION, SINGLE[1]).numbers["hand_limit"] == 7
