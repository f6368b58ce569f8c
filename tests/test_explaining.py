"""What parts an engine from the rulebook, difference by difference; and house rules, accepted by name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.diagnosis import telling
from monosashi.diagnosis.diagnosing import Voice, diagnose
from monosashi.differential import state
from monosashi.differential.explaining import MIN_PLAYS, Explaining, explained
from monosashi.differential.run import Run as Games
from monosashi.differential.run import Wish
from monosashi.mutants.house_rules import BadHouseRule, HouseRules, house_rules, update
from monosashi.records import game_record
from monosashi.records.replay import replayed
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, STALE
from monosashi.verification import following
from monosashi.verification.following import Amended
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.run import exit_code, plan, run_suite
from monosashi.verification.session import Session
from reference_engine.kernel.edition import Edition

EDITION = "deus@2.00"
CHAPTERS = ("deus.damage", "deus.intercept", "deus.battle.quick")

HIDES = "step.battle.marching_side_quick.doubled"
"""What shows in every battle, before anybody is damaged."""

HIDDEN = "values_cannot_die:sees:modifier.flags.first_0"
"""What shows only in battles, so that the first one hides it."""

BESIDE = "condition.intercept.deus.intercept.i.off"
"""What shows before any battle."""

OFTEN = "number.turns_without_opening.plus_one"
"""What shows in every game."""


@pytest.fixture(autouse=True)
def _engines_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Path(__file__).resolve().parent
    monkeypatch.setenv("PYTHONPATH", f"{here.parent}:{here}")


def command(*rules: str) -> tuple[str, ...]:
    return sys.executable, "-m", "wrong_engine", EDITION, *rules


def measured(*rules: str, accepted: tuple[str, ...] = (), clauses: tuple[str, ...] = CHAPTERS, recheck: int = 0) -> Run:
    settings = Settings(recheck=recheck, images="none", timeout=300.0)
    house = HouseRules(EDITION, accepted) if accepted else None
    what = plan(EDITION, clauses, command(*rules), settings)._replace(house=house)
    return explained(run_suite(what, Console(quiet=True)), what)


def test_a_difference_that_another_one_hides_is_found_and_none_is_invented() -> None:
    alone, both = measured(HIDES), measured(HIDES, HIDDEN, BESIDE)
    hidden = {verdict.scenario for verdict in measured(HIDDEN).failed}
    assert hidden <= {verdict.scenario for verdict in alone.failed}, "nothing is hidden, so that nothing is shown here"
    assert {each.rule for each in both.footer.differences} == {HIDES, HIDDEN, BESIDE}
    assert not any(each.refuted for each in both.footer.differences)
    found = diagnose(both)
    assert {each.voice for each in found.suspects} == {Voice.DIFFERS}
    assert not found.unexplained
    assert {scenario for each in found.suspects for scenario in each.explains} == {v.scenario for v in both.failed}
    assert telling.headline(found) == "The engine is the rulebook with 3 differences."


def test_a_published_reading_is_called_one() -> None:
    diagnosis = diagnose(measured("reading.initiative_is_dice_result.yes", clauses=("deus.battle.initiative",)))
    assert diagnosis.suspects[0].reading == "initiative_is_dice_result = yes"
    told = " ".join(next(telling.suspects(diagnosis)).details)
    assert "declare it in hello" in told


def test_the_rule_for_one_seat_is_told_from_the_rule_for_both() -> None:
    narrow = "condition.march.deus.march.a.off_for_south"
    run = measured(narrow, clauses=("deus.march",))
    assert [each.rule for each in run.footer.differences] == [narrow]


def test_a_rule_that_the_engine_does_not_have_is_refuted_by_what_it_passes() -> None:
    settings = Settings(recheck=0, images="none", timeout=300.0)
    what = plan(EDITION, CHAPTERS, command(BESIDE), settings)
    session = Session.of_command(EDITION, what.command, settings)
    try:
        explaining = Explaining(run_suite(what, Console(quiet=True)), session)
        refuting = {rule: explaining._refuting(explaining.ids.index(rule)) for rule in (BESIDE, HIDES, HIDDEN)}
    finally:
        session.close()
    assert not refuting[BESIDE]
    assert refuting[HIDES]
    assert refuting[HIDDEN]


def test_rules_that_never_end_are_rules_by_which_nobody_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(game: object) -> object:
        while True:
            pass

    monkeypatch.setattr(following, "SECONDS", 0.2)
    endless_rules = engine.edition(EDITION).amended(EDITION, state_based_actions=endless)
    position = suite.blank_position("deus")
    with pytest.raises(ScenarioEnded, match="they never end") as ended:
        Amended(endless_rules).load(EDITION, position)
    assert ended.value.status is Status.NOT_RUN


def test_of_rules_that_nothing_tells_apart_the_one_about_the_clause_that_fails_is_named(tmp_path: Path) -> None:
    """In Leduc hold'em, to compare before the cards are shown never shows them; a published engine shows none."""
    root, info = Path(__file__).resolve().parent.parent, tmp_path / "leduc-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: leduc\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[monosashi.games]\nleduc = leduc:GAME\n")
    path = f"{root}:{root}/tests:{root}/examples/leduc:{tmp_path}"
    hides = [sys.executable, "-m", "wrong_engine", "leduc@2005", "step.hand.show.dropped"]
    verify = [sys.executable, "-m", "monosashi", "verify", "--edition", "leduc@2005", "--seed", "5", "--", *hides]
    done = subprocess.run(verify, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path})
    assert "The engine is the rulebook with 1 difference." in done.stdout, done.stdout + done.stderr
    assert "1. In hand, show is left out (leduc.showdown.shown)." in done.stdout
    assert "in a game of its own" not in done.stdout, "what parts them there is known"


def test_rules_that_the_matrix_takes_for_one_are_told_apart_by_the_engine() -> None:
    """When a start is refused, scenarios end alike, whatever has happened before."""
    edition, swapped = "dungeon_command@summary", "step.setup.shuffle_decks.swapped"
    program = sys.executable, "-m", "wrong_engine", edition, swapped
    clauses = ("dungeon_command.setup", "dungeon_command.components")
    what = plan(edition, clauses, program, Settings(recheck=0, images="none", timeout=300.0))
    run = explained(run_suite(what, Console(quiet=True)), what)
    assert [each.rule for each in run.footer.differences] == [swapped]
    assert not run.footer.differences[0].refuted


def test_a_failure_that_only_the_scenario_s_own_sentence_shows_is_explained_too() -> None:
    """No view need show the attacker tapped before the attack takes effect; a sentence may ask for it all the same."""
    edition, untapped = "dungeon_command@summary", "dungeon_command.attack.declare:source:dropped_ccd73"
    program = sys.executable, "-m", "wrong_engine", edition, untapped
    what = plan(edition, ("dungeon_command.attack",), program, Settings(recheck=0, images="none", timeout=300.0))
    run = explained(run_suite(what, Console(quiet=True)), what)
    (difference,) = run.footer.differences
    assert difference.rule == untapped
    assert {*difference.explains} == {verdict.scenario for verdict in run.failed}
    assert "dungeon_command.attack.standard_action/a-melee-attack-taps-the-attacker" in difference.explains
    assert not run.footer.invalid, "a control demands what such an engine does"


def test_what_scenarios_speak_against_only_resembles_the_engine() -> None:
    run = measured(BESIDE, clauses=("deus.intercept",))
    (found,) = run.footer.differences
    doubtful = replace(found, refuted=(run.passed[0].scenario,))
    told = next(telling.suspects(diagnose(replace(run, footer=replace(run.footer, differences=(doubtful,))))))
    assert told.headline.startswith("It resembles an engine in which")
    assert any(run.passed[0].scenario in detail for detail in told.details)


def test_a_second_look_is_explained_with_the_rest() -> None:
    run = measured(HIDES, recheck=100)
    assert not diagnose(run).unexplained
    assert len(diagnose(run).suspects) == 1


def test_the_engine_is_asked_no_more_often_than_by_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    follow, plays = Session.follow, []

    def counted(self: Session, scenario: object, rules: Edition) -> object:
        plays.append(scenario)
        return follow(self, scenario, rules)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "follow", counted)
    run = measured(HIDES, HIDDEN, BESIDE)
    assert 0 < len(plays) <= max(MIN_PLAYS, len(run.scored))


# House rules


def test_what_is_accepted_counts_neither_as_passed_nor_as_failed() -> None:
    whole, run = measured(HIDES, BESIDE), measured(HIDES, BESIDE, accepted=(HIDES, BESIDE))
    assert not run.failed
    assert run.not_applicable
    assert {v.scenario for v in run.not_applicable} <= {v.scenario for v in whole.failed}
    assert exit_code(run, None) == ALL_PASS
    assert all(number for number in run.footer.accepted.values())
    assert any(f"house rule: {BESIDE}" in note for note in run.notes)


def test_beside_what_is_accepted_the_next_difference_is_found() -> None:
    run = measured(HIDES, HIDDEN, accepted=(HIDES,))
    assert exit_code(run, None) == FAILURES
    assert [each.rule for each in run.footer.differences] == [HIDDEN]


def test_what_is_accepted_and_not_done_is_stale() -> None:
    settings = Settings(recheck=0, images="none", timeout=300.0)
    what = plan(EDITION, (), command(), settings)._replace(house=HouseRules(EDITION, (BESIDE,)))
    run = run_suite(what, Console(quiet=True))
    assert not run.failed
    assert run.stale == (BESIDE,)
    assert exit_code(run, None) == STALE


def test_a_file_keeps_house_rules_edition_by_edition(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    assert house_rules([EDITION], (), file) == {}
    update(file, "dungeon_command@summary", {"offer.x.added": 'x answers "y"'})
    update(file, EDITION, {BESIDE: "our sentence"})
    update(file, EDITION, {BESIDE: "intercepts", HIDES: "twice"})
    assert house_rules([EDITION], (), file)[EDITION].ids == (BESIDE, HIDES)
    assert "our sentence" in file.read_text("utf-8"), "a sentence that its author has changed stays"
    assert 'x answers \\"y\\"' in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("[", "cannot be read"),
        ('"deus@2.00" = 3', "expected a table"),
        (f'["{EDITION}"]\n"no.such" = ""', "is no rule that an engine can have otherwise"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(tmp_path: Path, content: str, fault: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(content)
    with pytest.raises(BadHouseRule, match=fault):
        house_rules([EDITION], (), file)
    assert file.read_text() == content


def test_the_command_writes_what_differs_and_accepts_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.toml"
    some = [
        "verify",
        "--clause",
        "deus.intercept",
        "--recheck",
        "0",
        "--images",
        "none",
        "--differences",
        str(file),
    ]
    assert main([*some, "--update", "--", *command(BESIDE)]) == FAILURES
    assert "The engine is the rulebook with 1 difference." in capsys.readouterr().out
    assert main([*some, "--", *command(BESIDE)]) == ALL_PASS
    assert f"house rule: {BESIDE}" in capsys.readouterr().out
    assert main(["verify", "--accept", "no.such", "--edition", EDITION, "--", *command()]) == INVALID
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("monosashi: verify: 'no.such' is no rule that an engine can have otherwise")
    assert main(["verify", "--accept", BESIDE, "--edition", EDITION]) == INVALID
    assert "the embedded reference has no house rules" in capsys.readouterr().err


def test_games_beside_a_house_rule_show_what_comes_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    some = ["compare", "--edition", EDITION, "--games", "2", "-n", "1"]
    assert main([*some, "--", *command(HIDES)]) == FAILURES
    assert f"--accept {HIDES}" in capsys.readouterr().out
    assert main([*some, "--accept", HIDES, "--", *command(HIDES)]) == ALL_PASS
    assert f"beside the reference with {HIDES}, {EDITION}" in capsys.readouterr().out
    assert main([*some, "--accept", HIDES, "--", *command(HIDES, OFTEN)]) == FAILURES
    assert f"--accept {OFTEN}" in capsys.readouterr().out


def test_house_rules_are_of_the_reference_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--accept", HIDES, "--against", "./other", "--", *command()]) == INVALID
    assert "house rules are the reference's" in capsys.readouterr().err


def test_a_line_by_house_rules_alone_has_no_record(tmp_path: Path) -> None:
    """Whoever replays a record has the rules of the book."""
    run = Games(Wish(EDITION, command(HIDES, OFTEN), games=2, house=HouseRules(EDITION, (HIDES,))))
    try:
        outcome = run.play(state.new(EDITION, 0, run.name, run.against), tmp_path, lambda _: None, lambda _: None)
    finally:
        run.close()
    assert outcome.state.results
    for result in outcome.state.results:
        if result.record:
            assert replayed(game_record.read(tmp_path / result.record)) is None
