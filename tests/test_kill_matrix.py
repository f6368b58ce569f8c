"""The kill matrix: what is left out of playing could not have been noticed; what is kept is what was played."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.commands.suite.mutants_measured import measured
from monosashi.diagnosis import matrix
from monosashi.diagnosis.matrix import KillMatrix, KnownRule, matrix_file, packed, shipped_matrix, unpacked
from monosashi.diagnosis.symptom import Symptom
from monosashi.mutants import measuring
from monosashi.sharing import ALONE
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.verification.results_file import suite_hash

T = TypeVar("T")


def shipped(edition: str) -> KillMatrix:
    """The matrix that comes with the suite."""
    made = shipped_matrix(edition)
    if made is None:
        pytest.skip(f"nobody has made the matrix of {edition} yet: monosashi suite mutants {edition} --kills")
    return made


SAMPLE = 150


@pytest.mark.thorough
@pytest.mark.parametrize("edition", engine.editions())
def test_what_is_not_played_passes(edition: str) -> None:
    """Scenarios drawn by chance, and for each some wrong rules that it is said to pass on: it does."""
    chance = Random(edition)
    scenarios = chance.sample(suite.scenarios(edition), 4)
    rules = measuring.wrong_rules(edition)
    able = dict(measuring.likely(edition, [scenario.id for scenario in scenarios], ALONE))
    for scenario in scenarios:
        others = sorted(rules.keys() - able[scenario.id])
        assert len(others) > len(rules) // 2
        for identity in chance.sample(others, SAMPLE):
            wrong = rules[identity].bend(engine.edition(edition))
            assert measuring.verdict_on(edition, wrong, scenario).status is Status.PASS, (identity, scenario.id)


@pytest.mark.parametrize("edition", engine.editions())
def test_the_matrix_is_of_this_suite_and_of_these_wrong_rules(edition: str) -> None:
    made = shipped(edition)
    anew = f"bring it up to date: monosashi suite mutants {edition} --kills"
    assert made.suite_hash == suite_hash(edition.partition("@")[0]), anew
    assert [*made.numbers] == [scenario.id for scenario in suite.scenarios(edition)], anew
    assert {rule.id for rule in made.rules} == measuring.wrong_rules(edition).keys(), anew


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("edition", engine.editions())
def test_rows_drawn_by_chance_are_true(edition: str) -> None:
    """Each failure is played again, and as many passes of scenarios that the rule may fail."""
    made = shipped(edition)
    chance = Random(edition)
    scenarios = {scenario.id: scenario for scenario in suite.scenarios(edition)}
    drawn = chance.sample([place for place, row in enumerate(made.rows) if row], 20)
    for place in drawn:
        wrong = measuring.wrong_rules(edition)[made.rules[place].id]
        row = {made.scenarios[number]: symptom for number, symptom in made.rows[place].items()}
        failing = chance.sample(sorted(row), min(20, len(row)))
        passing = chance.sample(sorted(scenarios.keys() - row.keys()), 20)
        played = measuring.cells(edition, wrong, [scenarios[name] for name in (*failing, *passing)])
        assert played == {name: row[name] for name in failing}, wrong.id


@pytest.mark.thorough
def test_only_what_is_new_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two scenarios read otherwise, and one wrong rule is new: both become known again, and nothing else is played."""
    edition = "monster_maker@2021-03-20"
    whole = shipped(edition)
    strange = {0, 1}
    marks = tuple(mark + (number in strange) for number, mark in enumerate(whole.marks))
    new = next(place for place, row in enumerate(whole.rows) if 0 < len(row) < 5)
    old = replace(whole, marks=marks, rules=_but(whole.rules, new), rows=_but(whole.rows, new))
    played: set[str] = set()
    real = measuring.cells

    def cells(name: str, wrong: measuring.WrongRule, scenarios: Sequence[Scenario]) -> Mapping[str, Symptom]:
        found = {scenario.id for scenario in scenarios}
        played.update(found if wrong.id != whole.rules[new].id else ())
        return real(name, wrong, scenarios)

    monkeypatch.setattr(measuring, "cells", cells)
    made = measured(edition, old, ALONE)
    assert dict(zip(made.rules, made.rows, strict=True)) == dict(zip(whole.rules, whole.rows, strict=True))
    assert played <= {whole.scenarios[number] for number in strange}


def _but(items: tuple[T, ...], place: int) -> tuple[T, ...]:
    return items[:place] + items[place + 1 :]


def test_a_matrix_is_kept_as_it_is() -> None:
    rows = ({0: Symptom("fail", "accepted:deus.march.a", 3), 2: Symptom("side-effect", "position:units.area", -1)}, {})
    rules = (KnownRule("one", "it is wrong", ("deus.march.a",)), KnownRule("two", "so is this", ()))
    made = KillMatrix("deus@2.00", "abc", ("a", "b", "c"), (1, 2, 3), rules, rows)
    assert unpacked(packed(made)) == made


def test_the_same_rules_make_the_same_file_in_whatever_order_they_come() -> None:
    ids = [scenario.id for scenario in suite.scenarios("deus@2.00")[:3]]
    found = {
        KnownRule(name, f"{name} is wrong", ()): {identity: Symptom("fail", "", 1) for identity in order}
        for name, order in (("two", ids), ("one", ids[::-1]), ("three", []))
    }
    turned = dict(reversed(found.items()))
    assert packed(matrix.matrix("deus@2.00", found)) == packed(matrix.matrix("deus@2.00", turned))


def test_a_scenario_that_reads_otherwise_is_unknown() -> None:
    made = shipped("deus@2.00")
    old = replace(made, marks=(made.marks[0] + 1, *made.marks[1:]))
    assert made.numbers.keys() - old.numbers.keys() == {made.scenarios[0]}


def test_an_older_edition_has_a_matrix_of_its_own() -> None:
    assert matrix_file("deus@2018-08-29") != matrix_file("deus@2.00")
    assert matrix_file("deus@2.00").parent == matrix_file("deus@2018-08-29").parent


def test_check_says_what_a_stale_matrix_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = shipped("monster_maker@2021-03-20")
    assert main(["suite", "mutants", "monster_maker", "--kills", "--check"]) == ALL_PASS
    old = replace(made, marks=(made.marks[0] + 1, *made.marks[1:]), rules=made.rules[1:], rows=made.rows[1:])
    monkeypatch.setattr("monosashi.commands.suite.mutants_measured.shipped_matrix", lambda _edition: old)
    assert main(["suite", "mutants", "monster_maker", "--kills", "--check"]) == FAILURES
    told = " ".join(capsys.readouterr().err.split())
    assert "1 scenario and 1 wrong rule are not in it as they are now" in told
    assert "monosashi suite mutants monster_maker@2021-03-20 --kills" in told
