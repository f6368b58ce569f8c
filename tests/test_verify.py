"""What a run comes to: controls, known failures, exit codes, records."""

import io
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import collection
from monosashi.reports.terminal import print_run, remarks
from monosashi.subjects.port import CAPABILITIES, Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.controls import CONTROL, MIN_CONTROLS, SCENARIOS_PER_CONTROL, controls, mixed
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, STALE
from monosashi.verification import known_failures, results_file, runner
from monosashi.verification.case import Case
from monosashi.verification.known_failures import BadList, KnownFailure
from monosashi.verification.results_file import BadRecord, Footer, Header, Run, Settings
from monosashi.verification.run import exit_code, order_of, plan, run_suite, why_invalid
from monosashi.verification.session import Invalid, Session
from monosashi.verification.verdict import Verdict
from monosashi.verification.worker_pool import CHUNK_SIZE, EmbeddedPool

EDITION = "deus@2.00"
MARCH_A = "deus.march.a/an-exhausted-unit-stays-where-it-is"


def quiet() -> Console:
    return Console(file=io.StringIO())


def verdict(scenario: str, status: Status = Status.PASS, **more: object) -> Verdict:
    found = Verdict(scenario, scenario.partition("/")[0], status, name=scenario, file="march.feature")
    return replace(found, **more)


def run_of(*verdicts: Verdict, clauses: tuple[str, ...] = (), capabilities: tuple[str, ...] = CAPABILITIES) -> Run:
    header = Header(
        edition=EDITION,
        engine=Hello("test engine", "1", editions=(EDITION,), capabilities=capabilities),
        command=("engine",),
        clauses=clauses,
        required=sum(not v.control for v in verdicts),
        settings=Settings(),
        suite="0",
        suite_hash=results_file.suite_hash("deus"),
        started="2026-01-01T00:00:00+00:00",
    )
    footer = Footer(why_invalid(verdicts), results_file.counts(verdicts), 0, 0, 0, 0, 0.0)
    return Run(header, verdicts, footer)


# Controls


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_control_is_false(game: str) -> None:
    """It fails on the reference, and for what it says, not because it is badly written."""
    edition = list(engine.game(game).editions)[-1]
    verdicts = [verdict for _, verdict in runner.run(Reference(), edition, controls(game))]
    assert len(verdicts) > MIN_CONTROLS
    badly = [(v.name, v.message) for v in verdicts if v.status not in (Status.FAIL, Status.CHANCE_MISMATCH)]
    assert badly == []


@pytest.mark.parametrize("length", [1, 2, 7, 60, 1600])
def test_controls_are_mixed_in_everywhere(length: int) -> None:
    scenarios = suite.scenarios("deus")[:1] * length
    order = mixed(scenarios, controls("deus"))
    places = [place for place, scenario in enumerate(order) if scenario.clause == CONTROL]
    assert len(order) - len(places) == length
    assert len(set(places)) == min(len(controls("deus")), max(MIN_CONTROLS, length // SCENARIOS_PER_CONTROL))
    assert [scenario for scenario in order if scenario.clause != CONTROL] == list(scenarios)
    if length > 100:
        assert max(later - sooner for sooner, later in pairwise(places)) < 3 * SCENARIOS_PER_CONTROL


def test_a_control_that_passes_invalidates_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is the kit that is at fault: nothing that a scenario expects is looked at."""
    monkeypatch.setattr(Case, "expect", lambda *_: None)
    monkeypatch.setattr(Case, "fail", lambda *_: None)
    run = run_suite(plan(EDITION, ["deus.march.a"], [], Settings()), quiet())
    assert "demands something false and passes" in run.footer.invalid
    assert exit_code(run, None) == INVALID


# Runs


def test_a_run_of_the_reference() -> None:
    run = run_suite(plan(EDITION, ["deus.march"], [], Settings()), quiet())
    assert (run.footer.invalid, run.failed, run.unsupported) == ("", (), ())
    assert len(run.passed) == run.header.required > 100
    assert run.footer.controls == run.footer.caught >= MIN_CONTROLS
    assert exit_code(run, None) == ALL_PASS


@pytest.mark.parametrize("seed", [None, 5])
def test_several_processes_measure_editions_as_one_does(seed: int | None) -> None:
    """Verdict by verdict, with the second looks; a process has some of each edition."""
    clauses = {"deus@2.00": ["deus.march", "deus.turn"], "monster_maker@2021-03-20": ["monster_maker.move"]}
    several = Settings(workers=2, seed=seed)
    found = [plan(edition, names, [], several) for edition, names in clauses.items()]
    pool = EmbeddedPool(several)
    with closing(pool):
        pool.begin({what.edition: order_of(what) for what in found})
        runs = [run_suite(what, quiet(), pool) for what in found]
    assert not any(process.is_alive() for process in pool.pool.processes)
    for what, run in zip(found, runs, strict=True):
        alone = run_suite(what._replace(settings=Settings(seed=seed)), quiet())
        assert len(run.verdicts) > CHUNK_SIZE
        assert any(each.imaged for each in run.verdicts)
        assert any(each.control for each in run.verdicts)
        assert [replace(each, milliseconds=0) for each in run.verdicts] == [
            replace(each, milliseconds=0) for each in alone.verdicts
        ]
        assert replace(run.footer, seconds=0) == replace(alone.footer, seconds=0)


def test_a_seed_draws_controls_and_the_order_of_play() -> None:
    """The same ones again; the record has the order of the suite nonetheless."""
    plans = [plan(EDITION, ["deus.march.a"], [], Settings(seed=seed)) for seed in (1, 1, 2)]
    once, again, other = map(order_of, plans)
    assert once == again
    assert {each.id for each in once if each.clause == CONTROL} != {each.id for each in other if each.clause == CONTROL}
    for order in (once, other):
        own = [each for each in order if each.clause != CONTROL]
        assert own != list(plans[0].scenarios)
        assert sorted(each.id for each in own) == sorted(each.id for each in plans[0].scenarios)
    run = run_suite(plans[0], quiet())
    assert [each.scenario for each in run.verdicts if not each.control] == [each.id for each in plans[0].scenarios]
    assert run.drawn == "seed 1; --seed 1 draws the same again"
    console = quiet()
    print_run(console, run)
    assert isinstance(console.file, io.StringIO)
    assert run.drawn in console.file.getvalue()


def test_what_fails_in_an_image_may_pass_in_the_next_run(tmp_path: Path) -> None:
    """It is listed as such, and does not grow old; what fails as it is written does."""
    listed = tmp_path / "known.txt"
    failing = [verdict("a/b", Status.FAIL, image="ids", seed=7), verdict("a/c", Status.FAIL)]
    known_failures.update(listed, "title", run_of(*failing, verdict("a/d")), whole=True)
    assert listed.read_text().splitlines()[1:] == ["a/b  fail image", "a/c  fail"]
    known = known_failures.read(listed)
    assert known_failures.judge(known, run_of(*failing), whole=True).stale == ()
    assert known_failures.judge(known, run_of(verdict("a/b"), verdict("a/c")), whole=True).stale == ("a/c",)
    # One that does not exist any more is taken off all the same.
    assert known_failures.judge(known, run_of(verdict("a/c", Status.FAIL)), whole=True).stale == ("a/b",)


def test_where_no_bar_is_to_be_seen_lines_say_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monosashi.verification.run.QUIET", 0.0)
    notes = quiet()
    run_suite(plan(EDITION, ["deus.march.a"], [], Settings()), notes)
    assert isinstance(notes.file, io.StringIO)
    lines = notes.file.getvalue().splitlines()
    total = len(order_of(plan(EDITION, ["deus.march.a"], [], Settings())))
    assert f"{EDITION}: {total} of {total} scenarios" in lines
    assert any(line.startswith(f"{EDITION}: second look: ") for line in lines)


def test_wrong_rules_fail_their_clause() -> None:
    measurement = Session.of_command(EDITION, [], Settings())
    measurement.subject = Reference(
        collection("deus").mutants["deus.march.a/the-clause-is-switched-off"].rules(EDITION)
    )
    found = list(measurement.play([s for s in suite.scenarios("deus") if s.clause == "deus.march.a"]))
    assert Status.FAIL in {v.status for v in found}


def test_a_run_in_which_nothing_is_played_is_invalid() -> None:
    run = run_of(verdict("a/b", Status.UNSUPPORTED), verdict("control/c", Status.FAIL, control=True))
    assert run.footer.invalid == "nothing could be played"


def test_a_run_that_was_given_up_is_invalid() -> None:
    run = run_of(verdict("a/b"), verdict("a/c", Status.NOT_RUN, message="gave up after 10 restarts"))
    assert run.footer.invalid == "1 scenarios were not run; gave up after 10 restarts"
    assert exit_code(run, None) == INVALID


@pytest.mark.parametrize(
    ("run", "remark"),
    [
        (run_of(verdict("a/b"), clauses=("deus.march",)), "partial: only deus.march"),
        (run_of(verdict("a/b"), capabilities=("core", "effects")), "partial: setup, views, legal, reasons not offered"),
    ],
)
def test_a_partial_run_says_so(run: Run, remark: str) -> None:
    assert remark in remarks(run)
    console = quiet()
    print_run(console, run)
    assert isinstance(console.file, io.StringIO)
    assert remark in console.file.getvalue()
    assert "%" not in console.file.getvalue()


@pytest.mark.parametrize(
    ("edition", "wanted", "message"),
    [("chess@1", [], "unknown edition"), (EDITION, ["deus.nonsense"], "is no clause and no scenario")],
)
def test_what_cannot_be_played(edition: str, wanted: list[str], message: str) -> None:
    with pytest.raises(Invalid, match=message):
        plan(edition, wanted, [], Settings())


# Records


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    run = run_suite(plan(EDITION, ["deus.march.a"], [], Settings()), quiet())
    results_file.write(tmp_path / "run.ndjson", run)
    assert msgspec.json.encode(results_file.read(tmp_path / "run.ndjson")) == msgspec.json.encode(run)
    assert [file.name for file in tmp_path.iterdir()] == ["run.ndjson"]


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def headless(lines: list[bytes]) -> list[bytes]:
    return lines[1:]


def twice(lines: list[bytes]) -> list[bytes]:
    return [lines[0], *lines]


def garbled(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b"{", *lines[1:]]


def abysmal(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b"[" * 100_000, *lines[1:]]


def said_twice(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].replace(b'"status":"pass"', b'"status":"fail","status":"pass"'), *lines[2:]]


def newer(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"format":1', b'"format":9'), *lines[1:]]


def odd(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].replace(b'"status":"pass"', b'"status":"splendid"'), *lines[2:]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (cut, "there is no footer"),
        (headless, "the first line is no header"),
        (twice, "expected one header"),
        (garbled, r"run:2: not JSON at column 2: "),
        (abysmal, r"run:2: not JSON: it is nested too deeply"),
        (said_twice, r"run:2: status: stands 2 times; a key may stand once"),
        (lambda lines: [lines[0], lines[-1]], "there is no verdict; its header counts 2 scenarios"),
        (newer, "format 9; this version reads format 1"),
        (odd, r"run:2: status"),
        (lambda _: [], "the first line is no header"),
    ],
)
def test_a_bad_record_is_told(tmp_path: Path, change: Callable[[list[bytes]], list[bytes]], message: str) -> None:
    file = tmp_path / "run"
    results_file.write(file, run_of(verdict("a/b"), verdict("a/c")))
    file.write_bytes(b"\n".join(change(file.read_bytes().splitlines())))
    with pytest.raises(BadRecord, match=message):
        results_file.read(file)


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        results_file.read(tmp_path / "nothing")


# Known failures


PASSES, FAILS, OTHER = verdict("a/passes"), verdict("a/fails", Status.FAIL), verdict("a/other", Status.SIDE_EFFECT)


@pytest.mark.parametrize(
    ("listed", "code"),
    [
        ({"a/fails": Status.FAIL, "a/other": Status.SIDE_EFFECT}, ALL_PASS),
        ({"a/fails": Status.FAIL}, FAILURES),
        ({"a/fails": Status.FAIL, "a/other": Status.FAIL}, FAILURES),
        ({"a/fails": Status.FAIL, "a/other": Status.SIDE_EFFECT, "a/passes": Status.FAIL}, STALE),
        ({"a/fails": Status.FAIL, "a/other": Status.SIDE_EFFECT, "a/gone": Status.FAIL}, STALE),
        ({"a/fails": Status.FAIL, "a/passes": Status.FAIL}, FAILURES),
    ],
)
def test_the_list_must_say_what_is(listed: dict[str, Status], code: int) -> None:
    run = run_of(PASSES, FAILS, OTHER)
    judged = known_failures.judge({name: KnownFailure(status) for name, status in listed.items()}, run, whole=True)
    assert exit_code(run, judged) == code


def test_what_was_not_played_is_not_stale() -> None:
    judged = known_failures.judge({"a/elsewhere": KnownFailure(Status.FAIL)}, run_of(PASSES), whole=False)
    assert judged.stale == ()


def test_the_list_is_rewritten_with_its_notes(tmp_path: Path) -> None:
    file = tmp_path / "known.txt"
    file.write_text("# ours\n# since May\n\na/fails  fail  # issue 12\na/passes  fail\na/elsewhere  crash  # odd\n")
    known_failures.update(file, "title", run_of(PASSES, FAILS, OTHER), whole=False)
    assert file.read_text().splitlines() == [
        "# ours",
        "# since May",
        "a/elsewhere  crash  # odd",
        "a/fails      fail  # issue 12",
        "a/other      side-effect",
    ]
    now = known_failures.update(file, "title", run_of(PASSES, FAILS, OTHER), whole=True)
    assert now == {"a/fails": KnownFailure(Status.FAIL, "issue 12"), "a/other": KnownFailure(Status.SIDE_EFFECT)}
    assert known_failures.read(file) == now
    assert exit_code(run_of(PASSES, FAILS), known_failures.judge(now, run_of(PASSES, FAILS), whole=True)) == STALE


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("a/b", r"known.txt:2: expected a scenario and a status, got 'a/b'"),
        ("a/b wrong", r"known.txt:2: 'wrong' is no status; expected one of fail,"),
        ("a/b pass", "'pass' is no status"),
        ("a/b fail\na/b fail", r"known.txt:3: a/b is listed twice"),
    ],
)
def test_a_bad_list_is_told(tmp_path: Path, line: str, message: str) -> None:
    file = tmp_path / "known.txt"
    file.write_text(f"# title\n{line}\n")
    with pytest.raises(BadList, match=message):
        known_failures.read(file)
