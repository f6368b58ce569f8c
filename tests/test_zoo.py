"""Every wrong engine gets the verdicts that it deserves, said beforehand; every right one passes.

What a scenario asks of an engine is found out by playing it on the reference (:mod:`zoo.foresight`); from that, each
test says which statuses each scenario may end with. Nothing here counts scenarios by hand, so the suite may grow.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from zoo import memory, rules, wire
from zoo.foresight import DEUS, Event, Trace, traces

from monosashi import run_record, runner
from monosashi.case import Case
from monosashi.commands import ALL_PASS, FAILURES, INVALID
from monosashi.controls import controls
from monosashi.ledger import load_ledger
from monosashi.lockstep import Lockstep
from monosashi.measure import Invalid
from monosashi.reference import Reference
from monosashi.run_record import Run, Settings
from monosashi.subject import LEVELS
from monosashi.verdict import Status, Verdict
from monosashi.verify import exit_code, measured, plan, verify
from reference_engine import edition

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SLICE = (
    "deus.zone",
    "deus.setup",
    "deus.battle.initiative",
    "deus.march.range",
    "deus.ritual",
    "deus.control_marker",
)
"""Something of everything: dice and shuffles, views, set-up, effects, refusals, lists of legal answers."""

LOOKED_AT = ("deus.zone", "deus.control_marker")

QUARREL = ("deus.control_marker",)
"""Few scenarios, two of which use abilities: enough for engines that then misbehave."""

EVERY = 100_000
"""So many scenarios are played again: all that have passed."""

PASS = {Status.PASS}
WRONG = {Status.FAIL, Status.WRONG_FRAME}
MARK = "ZOO_MARK"
LOOK_OF_NORTH = ("observe", "north")


# Measuring


def command(*engine: str) -> list[str]:
    """The command that lets an engine of the zoo out."""
    return [sys.executable, "-m", "zoo", *map(str, engine)]


def measure(*engine: str, clauses: tuple[str, ...] = SLICE, again: int = 0, **settings: Any) -> Run:
    """Measure an engine with the kit, in this process."""
    # Much longer than an engine takes, so that a busy machine changes no verdict.
    chosen = Settings(**{"again": again, "timeout": 20.0} | settings)
    return measured(plan(DEUS, clauses, command(*engine), chosen), Console(quiet=True))


def became(run: Run) -> set[tuple[str, Status]]:
    """What became of each scenario, controls included, in no order."""
    return {(verdict.scenario, verdict.status) for verdict in run.verdicts}


def assert_counts(run: Run) -> None:
    """The run is one: every control was caught, nothing was left out."""
    assert run.footer.invalid == ""
    assert run.footer.controls == run.footer.caught >= 3
    assert Status.NOT_RUN not in {verdict.status for verdict in run.verdicts}
    open_ = sum(verdict.status is Status.NOT_APPLICABLE for verdict in run.scored)
    assert len(run.scored) == run.header.required + open_


class Marked:
    """Everything that is started meanwhile carries a mark in its environment, grandchildren too."""

    def __init__(self, mark: str) -> None:
        self.mark = f"{MARK}={mark}".encode()

    def running(self) -> list[str]:
        """The processes that carry it."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if self.mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode())
            except OSError:
                continue  # It has ended meanwhile, or is somebody else's.
        return found

    def gone(self) -> bool:
        """Whether they all end within a few seconds: who was killed need not be gone at once."""
        return eventually(lambda: not self.running(), 5)


def eventually(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def zombies() -> list[str]:
    """Ended processes of ours that nobody has asked for their status."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            _, _, rest = (process / "stat").read_text().rpartition(")")
        except OSError:
            continue
        state, parent = rest.split()[:2]
        if state == "Z" and int(parent) == os.getpid():
            found.append(process.name)
    return found


@pytest.fixture(autouse=True)
def marked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Marked]:
    """Engines find the zoo; when a test is over, none of them is left, dead or alive."""
    mark = f"{os.getpid()}-{request.node.name}"
    monkeypatch.setenv(MARK, mark)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), str(ROOT)]))
    yield Marked(mark)
    assert Marked(mark).gone(), Marked(mark).running()
    assert zombies() == []


# Engines with wrong rules: each fails where its mistake shows, and nowhere else

Foresight = Callable[[Trace], set[Status]]


def where(
    wrong: Callable[[Event], object], then: set[Status] = WRONG, *, otherwise: set[Status] = PASS
) -> Callable[[], Foresight]:
    """A scenario goes wrong in which something wrong happens."""
    return lambda: lambda trace: then if any(map(wrong, trace.events)) else otherwise


def has_power(event: Event) -> bool:
    """Somebody has the rare number of powers."""
    return event.after is not None and any(p.power == rules.RARE_POWER for p in event.after.players.values())


def own_cards(event: Event) -> list[dict[str, Any]]:
    """The cards that a loaded position defines."""
    return [card for card in event.asked["cards"].values() if isinstance(card, dict)]


def loaded_dice(trace: Trace) -> set[Status]:
    """Dice that say otherwise than loaded ones: they do not show more for South than for North.

    Initiative of the units' own, or from an effect, may outweigh any dice: nothing is foreseen where there is any.
    """
    own = any("initiative" in card for event in trace.events if event.what == "load" for card in own_cards(event))
    wrong = WRONG | {Status.CHANCE_MISMATCH}
    if (own or "effects" in trace.levels) and any(event.chance for event in trace.events):
        return wrong | PASS
    for event in trace.events:
        shown = [item.shows for item in event.chance if item.shows]
        if any(south <= north for south, north in zip(shown[::2], shown[1::2], strict=False)):
            return wrong
    return PASS


def sweeps(event: Event) -> bool:
    """A battle begins while control markers lie there."""
    before, after = event.before, event.after
    return bool(before is not None and after is not None and not before.battle and after.battle) and bool(
        after.control_markers
    )


def tires_somebody(event: Event) -> object:
    """A march that somebody of the other side looks on at."""
    return event.what == "march" and event.accepted and rules.bystander(event.after, event.by)


def asks_to_intercept(event: Event) -> bool:
    """An action after which somebody is asked whether to intercept."""
    return event.accepted and event.after.pending is not None and event.after.pending.kind == "intercept"


def marching(event: Event) -> bool:
    """A march, lawful or not, that needs no outcomes."""
    return event.what == "march" and not event.chance


def looks_into_hand(trace: Trace) -> set[Status]:
    """North is asked about what is in South's hand."""
    hands = [event.after.players["south"].hand for event in trace.events if (event.what, event.by) == LOOK_OF_NORTH]
    secret = {card for hand in hands for card in hand}
    for sentence in trace.sentences:
        if secret and sentence == "North sees no card in South's hand":
            return {Status.FAIL}
        if sentence.startswith("North does not learn of") and secret & set(re.split(r"[ ,]+", sentence)):
            return {Status.FAIL}
    return PASS


class KeepsFlags:
    """Follows which units have marched, from one game to the next."""

    def __init__(self) -> None:
        self.marched: set[str] = set()

    def __call__(self, trace: Trace) -> set[Status]:
        for event in trace.events:
            if event.what == "march":
                moved = set(event.asked["moves"])
                if moved & self.marched:
                    return {Status.FAIL, Status.WRONG_REASON} if event.refused else {Status.FAIL}
                if event.accepted:
                    self.marched |= moved
        return PASS


class Drifts:
    """Follows which positions have been loaded; a start is no position."""

    def __init__(self) -> None:
        self.met: set[bytes] = set()

    def __call__(self, trace: Trace) -> set[Status]:
        again = False
        for event in trace.events:
            if event.what == "load":
                key = msgspec.json.encode(event.asked)
                again = key in self.met
                self.met.add(key)
            elif event.accepted and again:
                return WRONG
        return PASS


class Tires:
    """Counts accepted actions."""

    def __init__(self) -> None:
        self.accepted = 0

    def __call__(self, trace: Trace) -> set[Status]:
        for event in trace.events:
            if event.accepted:
                self.accepted += 1
                if self.accepted > memory.PATIENCE:
                    return WRONG
        return PASS


FORESEEN: dict[str, Callable[[], Foresight]] = {
    "accepts-all": where(lambda event: event.refused),
    "refuses-all": where(lambda event: event.accepted or event.what == "start", {Status.FAIL}),
    "wrong-clause": lambda: lambda trace: {Status.WRONG_REASON} if "reasons" in trace.levels else PASS,
    "changes-when-refusing": where(lambda event: event.refused, {Status.WRONG_FRAME}),
    "answers-for-others": where(asks_to_intercept),
    "exhausts-bystanders": where(tires_somebody),
    "forgets-markers": where(sweeps),
    "miscounts-power": where(has_power),
    "own-dice": lambda: loaded_dice,
    "hides-dice": where(lambda event: event.chance, {Status.CHANCE_MISMATCH}),
    "throws-for-marches": where(marching, {Status.CHANCE_MISMATCH}),
    "lists-unlawful": where(lambda event: event.what == "legal", {Status.FAIL, Status.PASS}),
    "claims-levels": where(lambda event: event.what == "legal", {Status.ERROR}),
    "leaks-hand": lambda: looks_into_hand,
    "keeps-flags": KeepsFlags,
    "drifts": Drifts,
    "tires": Tires,
}


def surprises(run: Run, foresee: Foresight) -> list[tuple[str, Status, set[Status], str]]:
    """Where the verdicts are not as foreseen. Controls are followed, too, for engines that have a memory."""
    found = [(verdict, foresee(traces()[verdict.scenario])) for verdict in run.verdicts]
    return [
        (verdict.scenario, verdict.status, expected, verdict.message)
        for verdict, expected in found
        if not verdict.control and verdict.status not in expected
    ]


SAID = {
    "accepts-all": "the action was accepted",
    "refuses-all": "is refused",
    "wrong-clause": f"refused under {rules.ELSEWHERE}",
    "changes-when-refusing": "changed the position although it refused",
    "exhausts-bystanders": "ready: expected yes, actual no",
    "forgets-markers": "control_markers: expected",
    "miscounts-power": "power: expected 7, is 6",
    "hides-dice": "used 0 scripted outcomes; expected",
    "throws-for-marches": "asks for the march die of south",
    "leaks-hand": "north is shown Knight",
}
"""What an implementer must be told: what the engine did, not that something did not match."""


@pytest.mark.parametrize("engine", FORESEEN)
def test_a_wrong_engine_fails_where_it_is_wrong_and_nowhere_else(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no fault of an engine makes any control pass: that would look like a fault of the kit."""
    monkeypatch.setattr("monosashi.controls.FEWEST", EVERY)
    run = measure(engine)
    assert surprises(run, FORESEEN[engine]()) == []
    assert_counts(run)
    assert run.footer.controls == len(controls("deus"))
    assert run.passed
    assert run.failed
    assert exit_code(run, None) == FAILURES
    assert run.footer.restarts == 0
    assert any(SAID.get(engine, "") in verdict.message for verdict in run.failed)


# What only the second look can see


def seen_around(trace: Trace, secret: Callable[[Event], bool]) -> bool:
    """Whether something secret is there to be seen, at the beginning or after any action."""
    return any(event.after is not None and event.what != "observe" and secret(event) for event in trace.events)


def hand_of_south(event: Event) -> bool:
    """South has cards in hand."""
    return bool(event.after.players["south"].hand)


def acts_after_load(trace: Trace) -> bool:
    """Whether something is done in a position that was loaded: the engine that drifts has met it before."""
    return trace.events[:1] != () and trace.events[0].what == "load" and any(e.accepted for e in trace.events)


def has_table(trace: Trace) -> bool:
    """Whether there ever is a position that could be looked at."""
    return any(event.what in ("load", "start") for event in trace.events)


def hands_in_battle(event: Event) -> bool:
    """A battle is on, and somebody has cards in hand."""
    return bool(event.after.battle) and any(player.hand for player in event.after.players.values())


@pytest.mark.parametrize(
    ("engine", "found", "statuses"),
    [
        ("drifts", acts_after_load, WRONG),
        ("leaks-hand", lambda trace: seen_around(trace, hand_of_south), {Status.WRONG_FRAME}),
        ("leaks-in-battle", lambda trace: seen_around(trace, hands_in_battle), {Status.WRONG_FRAME}),
        ("lists-unlawful", has_table, {Status.FAIL}),
        ("claims-levels", has_table, {Status.ERROR}),
    ],
)
def test_the_second_look_finds_what_no_scenario_asks_about(
    engine: str, found: Callable[[Trace], bool], statuses: set[Status]
) -> None:
    """Played once, the engine passes nearly everywhere; played again, it fails wherever its fault can be seen."""
    first, second = measure(engine, clauses=LOOKED_AT), measure(engine, clauses=LOOKED_AT, again=EVERY)
    assert_counts(second)
    once = {verdict.scenario for verdict in first.passed}
    assert second.footer.again == len(once)
    for verdict in second.scored:
        if verdict.scenario not in once:
            continue
        expected = statuses if found(traces()[verdict.scenario]) else PASS
        assert verdict.status in expected, (verdict.scenario, verdict.message)
        assert verdict.status is Status.PASS or verdict.message.startswith("passed once, and when played again: ")


@pytest.mark.parametrize("engine", ["leaks-in-battle", "tires"])
def test_the_usual_sample_is_enough(engine: str) -> None:
    """Whatever is not right in several places is found without playing everything twice."""
    run = measure(engine, again=Settings().again)
    again = [verdict for verdict in run.failed if verdict.message.startswith("passed once, and when played again: ")]
    assert again
    assert exit_code(run, None) == FAILURES


# Right engines


@pytest.mark.parametrize("engine", ["other-way-round", "spells-out"])
def test_a_right_engine_passes_however_it_writes(engine: str) -> None:
    run = measure(engine, again=EVERY)
    assert [(verdict.scenario, verdict.message) for verdict in run.failed] == []
    assert_counts(run)
    assert len(run.passed) == run.header.required == run.footer.again
    assert exit_code(run, None) == ALL_PASS


def test_an_engine_with_the_core_only_is_partial_and_never_looks_whole() -> None:
    """Without the texts on cards, too: what needs them is unsupported, be it used or acting by itself."""
    done, run = from_outside("core-only", clauses=(*SLICE, "deus.constant"))
    assert done.returncode == ALL_PASS
    lacking = [level for level in LEVELS if level != "core"]
    assert f"partial: {', '.join(lacking)} not offered" in done.stdout
    for verdict in run.scored:
        trace = traces()[verdict.scenario]
        needed = trace.levels - {"core", "reasons"}
        # Cards with texts may lie there without the level, and do no harm as long as nothing comes of them.
        expected = (
            {Status.UNSUPPORTED} if needed - {"effects"} else {Status.UNSUPPORTED, Status.PASS} if needed else PASS
        )
        assert verdict.status in expected, (verdict.scenario, verdict.message)
    assert run.unsupported
    assert f"0 not passed, {len(run.unsupported)} unsupported of {len(run.scored)} required" in done.stdout
    assert f"{len(run.scored)} passed" not in done.stdout


SWITCHES = [
    ("initiative_is_dice_result", "yes", ("deus.battle.initiative", "deus.dice")),
    ("deckout_latched", "no", ("deus.deckout",)),
    ("zero_damage_counts_as_damage", "yes", ("deus.attack", "deus.damage")),
]


@pytest.mark.parametrize(("switch", "reading", "clauses"), SWITCHES)
def test_another_reading_is_no_fault_if_it_is_declared(switch: str, reading: str, clauses: tuple[str, ...]) -> None:
    """What the reading is about is then not applicable; undeclared, it fails there and nowhere else."""
    other = Reference(edition(DEUS).amended(DEUS, switches={switch: reading}))
    chosen = plan(DEUS, clauses, (), Settings()).scenarios
    presupposed = {s.id for s in chosen if runner.play(Case(other, DEUS), s).status is not Status.PASS}
    beside = Lockstep(other, Reference())
    different = {s.id for s in chosen if runner.play(Case(beside, DEUS), s).status is not Status.PASS}
    ruling = next(clause.id for clause in load_ledger("deus").values() if clause.switch == switch)
    assert presupposed & {scenario.id for scenario in chosen if ruling in scenario.tags}

    declared = measure("reads-otherwise", switch, reading, "declared", clauses=clauses, again=10)
    assert_counts(declared)
    assert [(verdict.scenario, verdict.message) for verdict in declared.failed] == []
    assert {verdict.scenario for verdict in declared.unsupported} == presupposed
    assert {verdict.status for verdict in declared.unsupported} == {Status.NOT_APPLICABLE}
    assert declared.header.engine.readings == {switch: reading}

    hidden = measure("reads-otherwise", switch, reading, "undeclared", clauses=clauses)
    assert_counts(hidden)
    assert {verdict.scenario for verdict in hidden.failed} == presupposed | different
    assert {verdict.status for verdict in hidden.failed} <= WRONG


# Engines that misbehave: what it costs, and that nothing of them stays

MISBEHAVIOUR = {
    "late": (Status.TIMEOUT, "no answer to apply within"),
    "hangs": (Status.TIMEOUT, "no answer to apply within"),
    "crashes": (Status.CRASH, "ended with exit status 70"),
    "chatters": (Status.PROTOCOL_ERROR, "'thinking...'"),
    "stale-id": (Status.PROTOCOL_ERROR, "id: expected"),
    "floods": (Status.PROTOCOL_ERROR, "longer than"),
    "floods-lines": (Status.PROTOCOL_ERROR, "before "),
    "closes-pipe": (Status.PROTOCOL_ERROR, "goes on running"),
    "fails": (Status.ERROR, "not made for this"),
}


def uses_ability(verdict: Verdict) -> bool:
    """Whether an ability is used in a scenario: that is what makes these engines misbehave."""
    return any(event.what == "use" for event in traces()[verdict.scenario].events)


@pytest.mark.parametrize("engine", MISBEHAVIOUR)
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


def test_a_crash_now_and_then_costs_a_scenario_now_and_then() -> None:
    """Not the same ones each time, but exactly one for each crash."""
    run = measure("crashes-at", "80", clauses=QUARREL)
    assert_counts(run)
    broken = [verdict for verdict in run.verdicts if verdict.status is not Status.PASS and not caught(verdict)]
    assert {verdict.status for verdict in broken} == {Status.CRASH}
    assert all(wire.LAST_WORDS in verdict.words for verdict in broken)
    assert len(broken) - run.footer.restarts in (0, 1)  # after the last crash nothing may be left to start for
    assert run.footer.restarts >= 2


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
        ("floats", "expected int, got float"),
        ("claims-edition", "edition: not known here"),
        (
            "keeps-markers",
            "something of the position loaded before is left: not shown as it was loaded: control_markers",
        ),
    ],
)
def test_an_engine_that_is_not_connected_is_not_scored(engine: str, words: str, tmp_path: Path) -> None:
    """Names, numbers or positions do not come back as they were sent: no scenario could tell anything about rules."""
    record = tmp_path / "run.ndjson"
    done = subprocess.run(kit(record, engine), capture_output=True, text=True)
    assert done.returncode == INVALID
    assert words in done.stderr
    assert "monosashi check-adapter -- " in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not record.exists()


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


def from_outside(
    *engine: str, clauses: tuple[str, ...] = SLICE, options: tuple[str, ...] = ()
) -> tuple[subprocess.CompletedProcess[str], Run]:
    """Run the command line; what it printed, and the record it kept."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "run.ndjson"
        done = subprocess.run(kit(record, *engine, clauses=clauses, options=options), capture_output=True, text=True)
        assert "Traceback" not in done.stderr
        return done, run_record.read(record)


def kit(record: Path, *engine: str, clauses: tuple[str, ...] = SLICE, options: tuple[str, ...] = ()) -> list[str]:
    """The command line that measures an engine."""
    chosen = [part for clause in clauses for part in ("--clause", clause)]
    patience = ["--timeout", "20"] if "--timeout" not in options else []
    start = [sys.executable, "-m", "monosashi", "verify", "--record", str(record), "--edition", DEUS]
    return [*start, *chosen, *patience, *options, "--", *command(*engine)]


@pytest.mark.parametrize("engine", ["crashes", "exhausts-bystanders"])
def test_two_workers_come_to_the_same_verdicts(engine: str) -> None:
    done, two = from_outside(engine, clauses=QUARREL, options=("-n", "2", "--again", "0"))
    one = measure(engine, clauses=QUARREL)
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
    started = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert eventually(note.exists, 60)
        os.killpg(started.pid, way)
        out, errors = started.communicate(timeout=60)
    finally:
        started.kill()
    assert started.returncode == INVALID, errors
    assert "Traceback" not in errors
    run = run_record.read(record)
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
    started = subprocess.Popen(
        kit(record, "silent", str(note)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert eventually(note.exists, 60)
        os.killpg(started.pid, way)
        out, errors = started.communicate(timeout=60)
    finally:
        started.kill()
    assert started.returncode == INVALID, errors
    assert "Traceback" not in errors
    assert out == ""
    assert not record.exists()
    assert marked.gone()


# Engines without rules


def test_a_transcript_passes_only_where_it_was_written(tmp_path: Path) -> None:
    """An engine that repeats right answers is right, as far as its memory goes: no test can tell.

    It gains nothing from it: the controls fail for it, too, so the run counts; whatever is asked otherwise fails.
    """
    transcript = str(tmp_path / "transcript.json")
    there = ("deus.control_marker", "deus.march.range")
    assert exit_code(measure("scribe", transcript, clauses=there), None) == ALL_PASS
    for engine in ("parrot", "peeks"):
        run = measure(engine, transcript, clauses=there)
        assert_counts(run)
        assert exit_code(run, None) == ALL_PASS
    # In another order, who only counts is lost at once; who recognises games is not.
    run = measure("parrot", transcript, clauses=there[::-1])
    assert exit_code(run, None) == FAILURES
    assert len(run.passed) < len(run.scored) / 10
    run = measure("peeks", transcript, clauses=there[::-1])
    assert exit_code(run, None) == ALL_PASS
    # Elsewhere there is nothing to repeat, but for games that are played there, too.
    known = {game(traces()[scenario.id]) for scenario in plan(DEUS, there, (), Settings()).scenarios}
    run = measure("peeks", transcript, clauses=("deus.intercept",))
    assert_counts(run)
    assert all(game(traces()[verdict.scenario]) in known for verdict in run.passed)
    assert len(run.passed) < len(run.failed) / 10


def game(trace: Trace) -> bytes:
    """What is played in a scenario, whatever is looked at."""
    told = ("observe", "legal")
    return msgspec.json.encode(
        [(event.what, event.by, event.asked) for event in trace.events if event.what not in told]
    )


# The kit under suspicion: controls


def test_every_control_fails_for_the_reason_it_was_written_for() -> None:
    """At its last sentence; one demands that something unlawful happens and does not get that far."""
    early = set()
    for control in controls("deus"):
        verdict = runner.play(Case(Reference(), DEUS), control)
        assert verdict.status in (Status.FAIL, Status.CHANCE_MISMATCH), (control.id, verdict.message)
        if verdict.line != control.steps[-1].line:
            early.add(control.id)
            assert "is refused" in verdict.message
    assert early == {"control/an-exhausted-unit-does-not-march"}


def no_expectations(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Case, "expect", lambda self, actual, expected, what: None)
    patch.setattr(Case, "fail", lambda self, message, expected="", actual="": None)


def refusals_unread(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Case, "refused_under", lambda self, clause: setattr(self, "unexamined", False))
    patch.setattr(Lockstep, "finish", lambda self: None)


def sentences_skipped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("monosashi.suite.play_step", lambda case, text, table: None)


@pytest.mark.parametrize("broken", [no_expectations, refusals_unread, sentences_skipped])
def test_a_kit_that_lets_everything_pass_invalidates_its_own_run(
    broken: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:  # fmt: skip
    broken(monkeypatch)
    record = tmp_path / "run.ndjson"
    what = plan(DEUS, QUARREL, command("right"), Settings(again=0, timeout=20.0))
    assert verify(what, record=record) == INVALID
    run = run_record.read(record)
    assert re.match(r"control/\S+ demands something false and passes", run.footer.invalid)
    assert run.footer.caught < run.footer.controls
    assert "THIS RUN PROVES NOTHING: control/" in capfd.readouterr().out
