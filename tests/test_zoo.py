"""Every wrong engine gets the verdicts that it deserves, said beforehand; every right one passes.

What a scenario asks of an engine is found out by playing it on the reference (:mod:`zoo.foresight`); from that, each
test says which statuses each scenario may end with. Nothing here counts scenarios by hand, so the suite may grow.
"""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from zoo.foresight import DEUS, Trace, traces
from zoo.measuring import EVERY, LOOKED_AT, QUARREL, SLICE, assert_counts, command, from_outside, measure
from zoo.measuring import marked_fixture as marked_fixture
from zoo.predictions import FORESEEN, PASS, SAID, WRONG, Drifts, Foresight, where

from monosashi.differential.beside import beside_reference
from monosashi.reports.verify import verify
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, OPTIONAL
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.controls import MIN_CONTROLS, controls
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.verification import results_file, runner
from monosashi.verification.case import Case
from monosashi.verification.deep_check import RECHECKED
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.run import exit_code, plan, run_suite
from monosashi.verification.watched import WatchedCall
from reference_engine import edition

pytestmark = pytest.mark.usefixtures("marked")

# Engines with wrong rules: each fails where its mistake shows, and nowhere else


OTHERS = {
    "monster_maker": ("move", "roll", "setup", "unexplored", "start", "window", "retreat"),
    "dungeon_command": ("zoc", "setup", "ranged", "orders", "deploy", "treasure"),
}
"""Something of everything: dice and shuffles, views, set-up, effects, refusals, lists of legal answers."""


def names_reasons(trace: Trace) -> set[Status]:
    return {Status.WRONG_REASON} if "reasons" in trace.capabilities else PASS


def other_dice(trace: Trace) -> set[Status]:
    """Wherever a die shows something else than a loaded one does, it may be noticed; nowhere else."""
    rolled = [item for event in trace.events for item in event.chance if item.shows]
    other = any(item.shows != (6 if item.of == "south" else 1) for item in rolled)
    return {*WRONG, *PASS, Status.CHANCE_MISMATCH} if other else PASS


ANYWHERE: dict[str, Callable[[], Foresight]] = {
    "accepts-all": where(lambda event: event.refused),
    "refuses-all": where(lambda event: event.accepted or event.act == "start", {Status.FAIL}),
    "wrong-clause": lambda: names_reasons,
    "names-more": lambda: names_reasons,
    "changes-when-refusing": where(lambda event: event.refused, {Status.SIDE_EFFECT}),
    "hides-dice": where(lambda event: event.chance, {Status.CHANCE_MISMATCH}),
    "claims-capabilities": where(lambda event: event.act == "legal", {Status.ERROR}),
    "drifts": Drifts,
}
"""Engines that play any game, and how each scenario may end."""
WORDS = {
    "names-more": "under what nothing breaks",
    "accepts-all": "the action was accepted",
    "refuses-all": "is refused",
    "wrong-clause": "refused under ",
    "changes-when-refusing": "changed the position although it refused",
    "hides-dice": "used 0 scripted outcomes; expected",
}
CAGES = [
    *(("deus", engine, FORESEEN[engine], SAID.get(engine, "")) for engine in FORESEEN),
    *((game, engine, ANYWHERE[engine], WORDS.get(engine, "")) for game in OTHERS for engine in ANYWHERE),
    ("monster_maker", "own-dice", lambda: other_dice, ""),
]


def zoo(game: str, engine: str, clauses: tuple[str, ...] = (), recheck: int = 0) -> Run:
    if game == "deus":
        return measure(engine, clauses=clauses or SLICE, recheck=recheck)
    chosen = clauses or tuple(f"{game}.{group}" for group in OTHERS[game])
    return measure(f"{game}/{engine}", clauses=chosen, recheck=recheck, edition=edition(game).name)


@pytest.mark.thorough(beyond=9)
@pytest.mark.parametrize(("game", "engine", "foreseen", "words"), CAGES, ids=lambda each: str(each)[:24])
def test_a_wrong_engine_fails_where_it_is_wrong_and_nowhere_else(
    game: str, engine: str, foreseen: Callable[[], Foresight], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no fault of an engine makes any control pass: that would look like a fault of the kit.

    Controls are followed, too, for engines that have a memory.
    """
    monkeypatch.setattr("monosashi.suite.controls.MIN_CONTROLS", EVERY)
    run, foresee = zoo(game, engine), foreseen()
    ends = [(verdict, foresee(traces(game)[verdict.scenario])) for verdict in run.verdicts]
    surprises = [
        (verdict.scenario, verdict.status, expected, verdict.message)
        for verdict, expected in ends
        if not verdict.control and verdict.status not in expected
    ]
    assert surprises == []
    assert_counts(run)
    assert run.footer.controls + run.footer.unreached == len(controls(game))
    assert run.passed
    assert run.failed
    assert exit_code(run, None) == FAILURES
    assert run.footer.restarts == 0
    assert any(words in verdict.message for verdict in run.failed)


# What only the second look can see


def seen_around(trace: Trace, secret: Callable[[WatchedCall], bool]) -> bool:
    """Whether something secret is there to be seen, at the beginning or after any action."""
    return any(event.after is not None and event.act != "observe" and secret(event) for event in trace.events)


def hand_of_south(event: WatchedCall) -> bool:
    """South has cards in hand."""
    return bool(event.after.players["south"].hand)


def acts_after_load(trace: Trace) -> bool:
    """Whether something is done in a position that was loaded: the engine that drifts has met it before."""
    return trace.events[:1] != () and trace.events[0].act == "load" and any(e.accepted for e in trace.events)


def has_table(trace: Trace) -> bool:
    """Whether there ever is a position that could be looked at."""
    return any(event.act in ("load", "start") for event in trace.events)


def unexplored_land(event: WatchedCall) -> bool:
    """Something lies face down on South's map."""
    return any(land.face_down for land in event.after.players["south"].map)


def hands_in_battle(event: WatchedCall) -> bool:
    """A battle is on, and somebody has cards in hand."""
    return bool(event.after.battle) and any(player.hand for player in event.after.players.values())


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(
    ("game", "engine", "shows", "statuses"),
    [
        ("deus", "drifts", acts_after_load, WRONG),
        ("deus", "leaks-hand", lambda trace: seen_around(trace, hand_of_south), {Status.SIDE_EFFECT}),
        ("deus", "leaks-in-battle", lambda trace: seen_around(trace, hands_in_battle), {Status.SIDE_EFFECT}),
        ("deus", "lists-unlawful", has_table, {Status.FAIL}),
        ("deus", "claims-capabilities", has_table, {Status.ERROR}),
        ("monster_maker", "leaks-lands", lambda trace: seen_around(trace, unexplored_land), {Status.SIDE_EFFECT}),
    ],
)
def test_the_second_look_finds_what_no_scenario_asks_about(
    game: str, engine: str, shows: Callable[[Trace], bool], statuses: set[Status]
) -> None:
    """Played once, the engine passes nearly everywhere; played again, it fails wherever its fault can be seen."""
    clauses = LOOKED_AT if game == "deus" else ("monster_maker.unexplored", "monster_maker.move")
    first, second = (zoo(game, engine, clauses, recheck=recheck) for recheck in (0, EVERY))
    assert_counts(second)
    once = {verdict.scenario for verdict in first.passed}
    assert second.footer.recheck == len(once)
    for verdict in second.scored:
        if verdict.scenario not in once:
            continue
        expected = statuses if shows(traces(game)[verdict.scenario]) else PASS
        seen = verdict.second or verdict
        assert seen.status in expected, (verdict.scenario, seen.message)
        assert seen.status is Status.PASS or seen.message.startswith(RECHECKED)


@pytest.mark.parametrize("engine", ["leaks-hand", "tires"])
def test_the_usual_sample_is_enough(engine: str) -> None:
    """What is wrong in many places is found without playing everything twice; what is rare may need --recheck."""
    run = measure(engine, recheck=Settings().recheck)
    again = [verdict for verdict in run.wrong if verdict.message.startswith(RECHECKED)]
    assert again
    assert exit_code(run, None) == FAILURES


# Right engines


@pytest.mark.thorough(beyond=2)
@pytest.mark.parametrize(
    ("game", "engine"), [(game, engine) for game in ("deus", *OTHERS) for engine in ("other-way-round", "spells-out")]
)
def test_a_right_engine_passes_however_it_writes(game: str, engine: str) -> None:
    clauses = (*LOOKED_AT, "deus.setup") if game == "deus" else tuple(f"{game}.{group}" for group in OTHERS[game][:3])
    run = zoo(game, engine, clauses, recheck=EVERY)
    assert [(verdict.scenario, verdict.message) for verdict in run.wrong] == []
    assert_counts(run)
    assert len(run.passed) == run.header.required == run.footer.recheck
    assert exit_code(run, None) == ALL_PASS


def test_an_engine_with_the_core_only_is_partial_and_never_looks_whole() -> None:
    """Without the texts on cards, too: what needs them is unsupported, be it used or acting by itself."""
    done, run = from_outside("core-only", clauses=(*SLICE, "deus.constant"))
    assert done.returncode == ALL_PASS
    lacking = [capability for capability in CAPABILITIES if capability not in ("core", *OPTIONAL)]
    assert f"partial: {', '.join(lacking)} not offered" in done.stdout
    for verdict in run.scored:
        trace = traces()[verdict.scenario]
        needed = trace.capabilities - {"core", "reasons"}
        # Cards with texts may lie there without the capability, and do no harm as long as nothing comes of them.
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


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(("switch", "reading", "clauses"), SWITCHES)
def test_another_reading_is_no_fault_if_it_is_declared(switch: str, reading: str, clauses: tuple[str, ...]) -> None:
    """What the reading is about is then not applicable; undeclared, it fails there and nowhere else."""
    other = Reference(edition(DEUS).amended(DEUS, switches={switch: reading}))
    chosen = plan(DEUS, clauses, (), Settings()).scenarios
    presupposed = {s.id for s in chosen if runner.play(Case(other, DEUS), s).status is not Status.PASS}
    beside = Lockstep(InProcess(other), Reference())
    different = {s.id for s in chosen if runner.play(Case(beside, DEUS), s).status is not Status.PASS}
    ruling = next(clause.id for clause in load_ledger("deus").values() if clause.switch == switch)
    assert presupposed & {scenario.id for scenario in chosen if ruling in scenario.tags}

    declared = measure("reads-otherwise", switch, reading, "declared", clauses=clauses, recheck=10)
    assert_counts(declared)
    assert [(verdict.scenario, verdict.message) for verdict in declared.wrong] == []
    put_aside = {verdict.scenario for verdict in declared.scored if verdict.status is Status.NOT_APPLICABLE}
    assert put_aside == presupposed
    assert len(declared.passed) == len(declared.scored) - len(presupposed)
    assert declared.header.engine.readings == {switch: reading}

    hidden = measure("reads-otherwise", switch, reading, "undeclared", clauses=clauses)
    assert_counts(hidden)
    assert {verdict.scenario for verdict in hidden.failed} == presupposed | different
    assert {verdict.status for verdict in hidden.failed} <= WRONG


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
    known = {played(traces()[scenario.id]) for scenario in plan(DEUS, there, (), Settings()).scenarios}
    run = measure("peeks", transcript, clauses=("deus.intercept",))
    assert_counts(run)
    assert all(played(traces()[verdict.scenario]) in known for verdict in run.passed)
    assert len(run.passed) < len(run.failed) / 10


def test_what_another_seed_asks_is_in_no_transcript(tmp_path: Path) -> None:
    """Who repeats right answers passes the same run again, and fails in the images of another."""
    transcript, there = str(tmp_path / "transcript.json"), ("deus.march.range",)
    for engine, seed in (("scribe", 1), ("peeks", 1)):
        run = measure(engine, transcript, clauses=there, images="all", seed=seed)
        assert_counts(run)
        assert exit_code(run, None) == ALL_PASS
        assert run.imaged
    run = measure("peeks", transcript, clauses=there, images="all", seed=2)
    assert exit_code(run, None) == FAILURES
    assert {verdict.image for verdict in run.failed} >= {"seats"}
    assert not run.imaged or all(verdict.image for verdict in run.imaged)
    for verdict in run.failed:
        assert verdict.again == f"{verdict.scenario} --seed 2"


def test_a_few_decisions_of_its_own_end_a_whole_run(tmp_path: Path) -> None:
    """They are of no scenario, so that a transcript has no answer to them, whatever the images are."""
    transcript = str(tmp_path / "transcript.json")
    for engine, parted in (("peeks", True), ("right", False)):
        if parted:
            measure("scribe", transcript, clauses=("deus.march.a",), seed=1)
        arguments = (transcript,) if parted else ()
        settings = Settings(images="none", recheck=0, seed=1, timeout=20.0)
        what = plan(DEUS, ["deus.march.a"], command(engine, *arguments), settings)
        run = run_suite(what, Console(quiet=True))
        assert exit_code(run, None) == ALL_PASS
        # What was asked for is all that there is.
        run = beside_reference(run, what._replace(clauses=()))
        assert bool(run.footer.parted) is parted
        assert exit_code(run, None) == (FAILURES if parted else ALL_PASS)
        if parted:
            assert "monosashi compare --edition deus@2.00 --games 3 --seed 1 -- " in run.footer.parted[0]
            assert run.footer.parted[0] in run.notes
        else:
            assert run.footer.decisions > 20


# Controls that are not reached


def test_a_run_that_reaches_no_control_proves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in the place of a false sentence are no answer to it."""
    transcript, there = str(tmp_path / "transcript.json"), ("deus.march.range",)
    every = controls("deus")
    monkeypatch.setattr("monosashi.verification.run.controls", lambda _game: every[-3:])
    assert exit_code(measure("scribe", transcript, clauses=there), None) == ALL_PASS
    # Their positions are those of no scenario.
    elsewhere = every[9:13]
    monkeypatch.setattr("monosashi.verification.run.controls", lambda _game: elsewhere)
    run = measure("peeks", transcript, clauses=there)
    assert run.passed
    assert (run.footer.controls, run.footer.unreached) == (0, 4)
    assert run.footer.invalid.startswith("none of 4 controls was reached (control/")
    assert "never heard of it" in run.footer.invalid
    assert exit_code(run, None) == INVALID
    # One that is reached is enough: it stands for the others.
    monkeypatch.setattr("monosashi.verification.run.controls", lambda _game: (*elsewhere[:3], every[-1]))
    run = measure("peeks", transcript, clauses=there)
    assert (run.footer.controls, run.footer.caught, run.footer.unreached) == (1, 1, 3)
    assert exit_code(run, None) == ALL_PASS
    assert "3 controls not reached: the engine ended before what is false; 1 reached" in run.notes


def test_a_wrong_rule_in_the_way_of_a_control_has_another_one_played() -> None:
    """Also where there are not enough: an engine that refuses what should be accepted reaches two, of all of them."""
    run = measure("keeps-flags", clauses=("deus.march.range",), seed=0)
    assert run.footer.unreached > 0
    assert run.footer.controls == run.footer.caught == MIN_CONTROLS
    run = measure("refuses-all", clauses=("deus.march.range",), seed=0)
    assert 0 < run.footer.controls == run.footer.caught < MIN_CONTROLS
    assert run.footer.controls + run.footer.unreached == len(controls("deus"))
    assert exit_code(run, None) == FAILURES
    missed = next(each for each in run.verdicts if each.control and each.status is Status.BLOCKED)
    assert re.match("it ended at '(Given|When|And) ", missed.message)


def played(trace: Trace) -> bytes:
    """What is played in a scenario, whatever is looked at."""
    looks = ("observe", "legal")
    return msgspec.json.encode(
        [(event.act, event.seat, event.plain) for event in trace.events if event.act not in looks]
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
    what = plan(DEUS, QUARREL, command("right"), Settings(recheck=0, timeout=20.0))
    assert verify(what, record=record).code == INVALID
    run = results_file.read(record)
    assert re.match(r"control/\S+ demands something false and passes", run.footer.invalid)
    assert run.footer.caught < run.footer.controls
    assert "THIS RUN PROVES NOTHING: control/" in capfd.readouterr().out
