"""The direct runner: the same verdicts as under pytest, and bad scenarios told from bad engines."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import reference_engine as engine
from monosashi import runner, suite
from monosashi.case import Case
from monosashi.phrases import AmbiguousPhrase, PhraseTable, UnknownPhrase
from monosashi.reference import Reference
from monosashi.suite import Scenario, SuiteStep
from monosashi.verdict import Status

ROOT = Path(__file__).resolve().parent.parent
EDITION = "deus@2.00"


def scenario(*sentences: str) -> Scenario:
    steps = tuple(SuiteStep("*", text, number) for number, text in enumerate(sentences, 1))
    return Scenario("test/one", "test", "one", "Test", "test.feature", 1, (), steps)


def verdict(*sentences: str) -> tuple[Status, str]:
    result = runner.play(Case(Reference(), EDITION), scenario(*sentences))
    return result.status, result.message


def test_the_whole_suite_passes_on_the_reference() -> None:
    verdicts = [v for _, v in runner.run(Reference(), EDITION, suite.scenarios("deus"))]
    assert [(v.scenario, v.message) for v in verdicts if v.status is not Status.PASS] == []


def test_both_ways_give_the_same_verdict_on_a_broken_engine(tmp_path: Path) -> None:
    """On an engine without clause c of the march, pytest and the direct runner fail the same scenarios."""
    broken = engine.edition(EDITION).without("deus.march.c").amended(EDITION)
    direct = {s.id for s, v in runner.run(Reference(broken), EDITION, suite.scenarios("deus")) if v.status != "pass"}
    plugin = tmp_path / "broken_subject.py"
    plugin.write_text(
        "import pytest\nimport reference_engine as engine\nfrom monosashi.reference import Reference\n"
        "@pytest.fixture(scope='session')\ndef subject():\n"
        f"    rules = engine.edition({EDITION!r}).without('deus.march.c').amended({EDITION!r})\n"
        "    return Reference(rules)\n"
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-p",
        "broken_subject",
        "features",
    ]
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={"PYTHONPATH": str(tmp_path), "PATH": ""}
    )
    failed = [line for line in run.stdout.splitlines() if line.startswith("FAILED")]
    assert direct
    assert len(failed) == len(direct), run.stdout[-2000:]


def test_a_sentence_without_meaning_is_an_error_of_the_scenario() -> None:
    status, message = verdict("South dances")
    assert (status, message) == (Status.ERROR, "no step is defined for: South dances")


def test_an_attempt_must_be_looked_at() -> None:
    status, message = verdict("it is South's main phase", "South tries to resign")
    assert status is Status.ERROR
    assert "never says what comes of it" in message


def test_outcomes_left_over_fail_the_scenario() -> None:
    dice = "the initiative dice will show South 3 and North 4"
    assert verdict("it is South's main phase", dice, "South ends the phase")[0] is Status.CHANCE_MISMATCH


def test_a_level_not_offered_is_unsupported() -> None:
    view = next(s for s in suite.scenarios("deus") if any("sees no card" in step.text for step in s.steps))
    result = runner.play(Case(Reference(), EDITION, ("core", "effects", "setup")), view)
    assert result.status is Status.UNSUPPORTED


def test_a_refusal_for_another_clause_is_a_wrong_reason() -> None:
    found = next(
        s for s in suite.scenarios("deus") if any(t.text == "it is refused under deus.march.a" for t in s.steps)
    )
    changed = replace(
        found,
        steps=tuple(replace(s, text=s.text.replace("under deus.march.a", "under deus.march.c")) for s in found.steps),
    )
    assert runner.play(Case(Reference(), EDITION), changed).status is Status.WRONG_REASON


def test_phrases_must_be_known_and_unambiguous() -> None:
    table = PhraseTable()
    table.step("{seat} waves")(lambda case, seat: None)
    table.step("{seat} waves", "South waves")(lambda case, seat="": None)
    with pytest.raises(AmbiguousPhrase, match="South waves"):
        table.match("South waves")
    with pytest.raises(UnknownPhrase):
        table.match("East waves")
