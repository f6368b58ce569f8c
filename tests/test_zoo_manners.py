"""Engines without manners cost the scenarios in which they misbehave, and nothing of them stays behind."""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from stoppable import stoppable
from zoo import wire
from zoo.foresight import traces
from zoo.measuring import QUARREL, Marked, assert_counts, became, eventually, from_outside, kit, measure
from zoo.measuring import marked_fixture as marked_fixture

from monosashi.subjects.status import Status
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.verification import results_file
from monosashi.verification.run import exit_code
from monosashi.verification.session import Invalid
from monosashi.verification.verdict import Verdict

pytestmark = pytest.mark.usefixtures("marked")

MISBEHAVIOUR = {
    "late": (Status.TIMEOUT, "no answer to apply within"),
    "hangs": (Status.TIMEOUT, "no answer to apply within"),
    "crashes": (Status.CRASH, "ended with exit status 70"),
    "chatters": (Status.PROTOCOL_ERROR, "'thinking...'"),
    "stale-id": (Status.PROTOCOL_ERROR, "id: expected"),
    "floods": (Status.PROTOCOL_ERROR, "longer than"),
    "floods-lines": (Status.PROTOCOL_ERROR, "'still thinking'"),
    "closes-pipe": (Status.PROTOCOL_ERROR, "goes on running"),
    "repeats-keys": (Status.PROTOCOL_ERROR, "accepted: stands 2 times; a key may stand once"),
    "half-characters": (Status.PROTOCOL_ERROR, "message: half a character"),
    "fails": (Status.ERROR, "not made for this"),
}


def uses_ability(verdict: Verdict) -> bool:
    """Whether an ability is used in a scenario: that is what makes these engines misbehave."""
    return any(event.act == "use" for event in traces()[verdict.scenario].events)


SLOW = ("late", "closes-pipe")
"""Those that let a timeout run out; one of them, ``hangs``, is looked at always."""

SOME = [pytest.param(name, marks=pytest.mark.thorough) if name in SLOW else name for name in MISBEHAVIOUR]


@pytest.mark.parametrize("engine", SOME)
def test_misbehaviour_costs_the_scenario_in_which_it_happens(engine: str) -> None:
    status, words = MISBEHAVIOUR[engine]
    patience = {"timeout": 1.5} if status is Status.TIMEOUT else {}
    run = measure(engine, clauses=QUARREL, **patience)
    assert_counts(run)
    hit = [verdict for verdict in run.scored if uses_ability(verdict)]
    assert 2 <= len(hit) < len(run.scored)
    for verdict in run.scored:
        assert verdict.status is (status if verdict in hit else Status.PASS), (verdict.scenario, verdict.message)
    for verdict in hit:
        assert words in verdict.message
        assert len(verdict.message) < 600
        assert wire.LAST_WORDS in verdict.words
    # An error is an answer: both sides know where they are, and the process goes on.
    assert run.footer.restarts == (0 if status is Status.ERROR else len(hit))
    assert exit_code(run, None) == FAILURES


@pytest.mark.parametrize(("engine", "validate"), [("floats", True), ("marks", False)])
def test_another_spelling_of_the_same_costs_nothing(engine: str, validate: bool) -> None:
    """A number with an integral value is an integer; a byte-order mark and the line ends of Windows mean nothing."""
    run = measure(engine, clauses=QUARREL, validate=validate)
    assert_counts(run)
    assert {verdict.status for verdict in run.scored} <= {Status.PASS, Status.NOT_APPLICABLE}


def test_a_crash_now_and_then_costs_a_scenario_now_and_then() -> None:
    """Not the same ones each time, but exactly one for each crash."""
    run = measure("crashes-at", "50", clauses=QUARREL)
    assert_counts(run)
    broken = [verdict for verdict in run.verdicts if verdict.status is not Status.PASS and not caught(verdict)]
    assert {verdict.status for verdict in broken} == {Status.CRASH}
    assert all(wire.LAST_WORDS in verdict.words for verdict in broken)
    assert len(broken) - run.footer.restarts in (0, 1)  # after the last crash nothing may be left to start for
    assert len(broken) >= 2


def caught(verdict: Verdict) -> bool:
    """A control that has failed as it should."""
    return verdict.control and verdict.status in (Status.FAIL, Status.CHANCE_MISMATCH)


def test_an_engine_that_crashes_all_the_time_is_given_up() -> None:
    done, run = from_outside("crashes-at", "80", options=("--restarts", "4"))
    assert done.returncode == INVALID
    assert "gave up after 4 restarts; the last failure was: the process ended" in run.footer.invalid
    assert f"THIS RUN PROVES NOTHING: {run.footer.invalid}" in done.stdout
    counts = run.footer.counts
    assert counts["not-run"] > 0
    assert sum(verdict.status is Status.CRASH for verdict in run.verdicts) == 5
    assert run.footer.restarts == 4


def test_processes_that_tell_different_stories_prove_nothing() -> None:
    """A crash is forgiven, but the next process is another engine by its own words."""
    run = measure("changes-its-story", clauses=QUARREL, restarts=2)
    assert [verdict.status for verdict in run.verdicts if verdict.status is Status.CRASH] == [Status.CRASH]
    assert "gave up after 2 restarts" in run.footer.invalid
    assert "editions: expected" in run.footer.invalid
    assert exit_code(run, None) == INVALID


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        (("greets",), "'Welcome to the game!'"),
        (("always-stale",), "id: expected 1, got 0"),
        (("crashes-at", "1"), "its last words: here it goes wrong"),
        (("other-edition",), "does not offer deus@2.00; it offers deus@9.99"),
        (("odd-readings",), "deus@2.00 has no such switch"),
        (("no-such-engine",), "KeyError"),
    ],
)
def test_who_cannot_be_understood_cannot_be_measured(engine: tuple[str, ...], words: str) -> None:
    with pytest.raises(Invalid) as caught:
        measure(*engine, clauses=QUARREL)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        ("renames", "ids: not shown as it was loaded: units"),
        ("claims-edition", "edition: not known here"),
        (
            "keeps-markers",
            "control_markers: expected nothing, actual (a2)",
        ),
    ],
)
def test_an_engine_that_is_not_connected_is_not_scored(engine: str, words: str, tmp_path: Path) -> None:
    """Names or positions do not come back as they were sent: no scenario could tell anything about rules."""
    record = tmp_path / "run.ndjson"
    done = subprocess.run(kit(record, engine), capture_output=True, text=True)
    assert done.returncode == INVALID
    assert words in done.stderr
    assert "monosashi adapter check -- " in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not record.exists()


ODD = (
    "the field 'favourite'",
    "the capability 'telepathy'",
    "the edition 'deus@9.99', which this kit does not know; the nearest is 'deus@2.00'",
    "the word of card texts 'teleport'",
)


def test_an_unknown_word_in_hello_is_a_warning_everywhere(tmp_path: Path) -> None:
    """It is measured as if it had not been said; the terminal, the record and reports say so."""
    record = tmp_path / "run.ndjson"
    done = subprocess.run(kit(record, "odd-words", clauses=QUARREL), capture_output=True, text=True)
    assert done.returncode == ALL_PASS, done.stderr
    told = subprocess.run([*kit(record)[:3], "report", str(record)], capture_output=True, text=True)
    assert told.returncode == ALL_PASS
    assert len(results_file.read(record).header.unknown) == len(ODD)
    for output in (done.stdout, told.stdout):
        assert all(f"hello has {word}" in output for word in ODD)
    command_line = [*kit(record)[:3], "adapter", "check", "--", *kit(record, "odd-words")[-4:]]
    checked = subprocess.run(command_line, capture_output=True, text=True)
    words = " ".join(checked.stdout.split())
    assert all(
        word in words for word in (*ODD[:1], *ODD[2:3], "offers the capability telepathy", "has the word teleport")
    )


def test_a_report_ends_as_the_run_did(tmp_path: Path) -> None:
    """Also beside a list of known failures; restarts and smoke checks are told there, too."""
    record, known = tmp_path / "run.ndjson", tmp_path / "known.txt"
    report = [*kit(record)[:3], "report", str(record)]
    for options, code in (((), FAILURES), (("--known-failures", str(known), "--update"), ALL_PASS)):
        line = kit(record, "crashes", clauses=QUARREL, options=("--restarts", "99", *options))
        assert subprocess.run(line, capture_output=True, text=True).returncode == code
        told = subprocess.run(report, capture_output=True, text=True)
        assert told.returncode == code
        assert f"the process had to be started again {results_file.read(record).footer.restarts} times" in told.stdout
    line = kit(record, "crashes-at", "80", clauses=QUARREL, options=("--restarts", "1"))
    assert subprocess.run(line, capture_output=True, text=True).returncode == INVALID
    assert subprocess.run([*report, "--json", str(tmp_path / "x")], capture_output=True).returncode == INVALID


def test_smoke_checks_tell_and_do_not_judge() -> None:
    """Whoever accepts nonsense is told so before everything else, and measured all the same."""
    done, run = from_outside("accepts-all", clauses=QUARREL)
    assert done.returncode == FAILURES
    assert [check.name for check in run.header.smoke if not check.ok] == ["refusals"]
    assert "smoke check failed: refusals: an act that does not exist was accepted" in done.stdout
    assert run.passed


def test_whoever_ignores_goodbye_is_sent_away_with_all_helpers() -> None:
    done, run = from_outside("stays", clauses=QUARREL)
    assert done.returncode == ALL_PASS
    assert_counts(run)


# From outside: the command as a user types it


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("engine", ["crashes", "exhausts-bystanders"])
def test_two_workers_come_to_the_same_verdicts(engine: str) -> None:
    same = ("--recheck", "0", "--seed", "1", "--restarts", "100")
    done, two = from_outside(engine, clauses=QUARREL, options=("-n", "2", *same))
    _, one = from_outside(engine, clauses=QUARREL, options=("-n", "1", *same))
    assert done.returncode == FAILURES
    assert_counts(two)
    assert became(two) == became(one)
    assert two.footer.restarts == one.footer.restarts
    assert [verdict.words for verdict in two.verdicts] == [verdict.words for verdict in one.verdicts]
    assert f"{len(two.failed)} not passed" in done.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "terminated"])
def test_a_run_that_is_stopped_says_so(way: signal.Signals, workers: str, tmp_path: Path, marked: Marked) -> None:
    """In the middle: what was played is reported, the rest is not run, and nothing is proved."""
    record, note = tmp_path / "run.ndjson", tmp_path / "busy"
    line = kit(record, "slow", str(note), options=("-n", workers))
    with stoppable(line) as started:
        assert eventually(note.exists, 60)
        os.killpg(started.pid, way)
        out, errors = started.communicate(timeout=60)
    assert started.returncode == INVALID, errors
    assert "Traceback" not in errors
    run = results_file.read(record)
    assert run.footer.invalid == "it was stopped before the end"
    assert "THIS RUN PROVES NOTHING: it was stopped before the end" in out
    assert len(run.scored) == run.header.required
    assert {verdict.status for verdict in run.scored} == {Status.PASS, Status.NOT_RUN}
    assert f"{len(run.failed)} not passed" in out
    assert marked.gone()


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "terminated"])
def test_a_run_that_is_stopped_before_it_begins(way: signal.Signals, tmp_path: Path, marked: Marked) -> None:
    """While the engine is still starting."""
    record, note = tmp_path / "run.ndjson", tmp_path / "there"
    with stoppable(kit(record, "silent", str(note))) as started:
        assert eventually(note.exists, 60)
        os.killpg(started.pid, way)
        out, errors = started.communicate(timeout=60)
    assert started.returncode == INVALID, errors
    assert "Traceback" not in errors
    assert out == ""
    assert not record.exists()
    assert marked.gone()
