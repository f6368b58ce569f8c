"""What compare says of a wrong engine: which wrong rule it behaves like, and what has probably one cause."""

import dataclasses
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from wrong_engine import bent

import monosashi.mutants
import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.differential import state as kept
from monosashi.differential import suspecting
from monosashi.differential.causes import TOLD, causes, claims
from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.divergence import Cause
from monosashi.differential.finds import Finds, feature_of, note_of
from monosashi.differential.playing import TableOfTwo
from monosashi.differential.run import Outcome
from monosashi.differential.seen import Seen
from monosashi.differential.state import Result, Twin
from monosashi.differential.suspecting import Parting, Suspect, Suspecting, ranked, same_dice
from monosashi.kit.registry import kit
from monosashi.mutants.measuring import Measured, tried_rules, wrong_rules
from monosashi.records.coverage import CoverageCollector
from monosashi.reports.differential import lines
from monosashi.subjects.lines import Line, Said
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, Chance, Implementation, Reply
from monosashi.subjects.reference import Reference

EDITION = "deus@2.00"

BENT = {
    "deus@2.00": (
        "deus.components.dice_2/both-sides-roll-for-the-first-move-of-every-march",
        "offer.summon@main.added",
    ),
    "moncolle_tcg@quick-reference": (
        "moncolle_tcg.victory.one_empty_deck/one-empty-deck-is-enough",
        "offer.equip@instant_summon.removed",
    ),
    "monster_maker@2021-03-20": (
        "monster_maker.state.party_on_newest_land/what-is-here-is-on-the-oldest-land",
        "offer.loot@loot.removed",
    ),
    "dungeon_command@summary": (
        "dungeon_command.deploy.leadership_plus_one/both-players-leadership-rises",
        "offer.choose_first@first_player.removed",
    ),
}
"""For each edition a rule that has a name under a clause and one of the operators'."""


@pytest.fixture(autouse=True)
def _there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found must not depend on what else the machine has to do."""
    monkeypatch.setattr(suspecting, "SECONDS", 600.0)
    monkeypatch.setattr(suspecting, "LINE_SECONDS", 30.0)


def found(edition: str, child: Implementation, games: int = 8, beside: Foreseeing | None = None) -> list[Result]:
    """What the games up to the first that parts an engine from the reference have found, with what is suspected."""
    watcher = CoverageCollector(engine.edition(edition))
    contest = Contest(child, beside or Foreseeing(watcher.rules), CAPABILITIES)
    table = TableOfTwo(contest, watcher, None)
    state = kept.new(edition, 0, "wrong", "the reference")
    finds = Finds(table, state, None, watcher.plain)
    seen = Seen()
    for number in range(games):
        report = table.play(number, 0, seen)
        seen.update(report.seen)
        for each in report.found:
            finds.weigh(each, lambda _result: None)
        if state.results:
            break
    finds.suspect()
    return state.results


# What the engine behaves like


@pytest.mark.thorough(beyond=2)
@pytest.mark.parametrize(("edition", "rule"), [(edition, rule) for edition in BENT for rule in BENT[edition]])
def test_the_rule_that_was_bent_is_told_first(edition: str, rule: str) -> None:
    results = found(edition, Measured(bent(edition, rule)))
    assert results
    wrong = wrong_rules(edition)[rule]
    for result in results:
        assert result.twins, result.message
        first = result.twins[0]
        assert (first.rule, first.sentence, first.kept) == (rule, wrong.what, True), result.message
        assert first.clause in (*wrong.clauses, "")
        assert next(claims(result.twins)).startswith(f"It behaves as if: {wrong.what}")
    assert len(causes(results)) == 1


def test_two_faults_are_two_causes() -> None:
    rules = ("offer.summon@main.added", "offer.end_turn@hand_adjustment.added")
    results = found(EDITION, Measured(bent(EDITION, *rules)))
    assert {result.twins[0].rule for result in results} == {*rules}
    assert len(causes(results)) == len(rules)


def test_an_engine_that_plays_right_is_not_suspected_beside_a_wrong_one() -> None:
    class Ahead(Foreseeing):
        """Expects what is not so."""

        def observe(self, viewer: str) -> Any:
            view = super().observe(viewer)
            return msgspec.structs.replace(view, turn=view.turn + 1)

    results = found(EDITION, Measured(bent(EDITION)), 1, Ahead(CoverageCollector(engine.edition(EDITION)).rules))
    assert results
    assert not any(result.twins for result in results)


def test_an_engine_that_fails_is_not_likened_to_rules() -> None:
    class Failing(Reference):
        """Does not know how to march."""

        def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
            if action["do"] == "march":
                raise RuntimeError
            return super().apply(seat, action, chance)

    results = found(EDITION, InProcess(Failing(engine.edition(EDITION))), 1)
    assert {result.cause.kind for result in results} == {"error"}
    assert not any(result.twins for result in results)


def test_a_rule_that_does_not_explain_another_line_is_not_kept() -> None:
    off = "deus.march.c/condition-march-deus-march-c-off"
    watcher = CoverageCollector(engine.edition(EDITION))
    table = TableOfTwo(Contest(Measured(bent(EDITION, off)), Foreseeing(watcher.rules), CAPABILITIES), watcher, None)
    card = {"kind": "unit", "level": 4, "attack": 2, "defence": 3, "march": "walk"}

    def crowded(seat: str) -> Line:
        """Too many levels march into one area."""
        units = {"A": "a2", "B": "c2", "C": "b1" if seat == "south" else "b3"}
        cards = {name: {**card, "name": name} for name in units}
        placed = [{"id": name, "owner": seat, "area": area} for name, area in units.items()]
        march = {"do": "march", "moves": dict.fromkeys(units, "b2")}
        return Line({"marching": seat, "cards": cards, "units": placed}, tried=Said(seat, march))

    cause = Cause("accepted", "main", "march", ("deus.march.c",))
    result = Result(1, cause, "", "", "", ("deus.march.c",), (), crowded("north"))
    told = Suspecting(table).twins([result], {1: [crowded("south")]})[1]
    assert off in {each.rule for each in told}
    for_north = "condition.march.deus.march.c.off_for_north"
    assert for_north in wrong_rules(EDITION)
    assert for_north not in {each.rule for each in told}


def test_other_dice_are_another_line() -> None:
    five, six = Chance("initiative", "south", 5), Chance("initiative", "south", 6)
    assert same_dice([five, six], [five, six])
    assert same_dice([six], [six, five]), "rules may roll more"
    assert same_dice([six], []), "or fewer"
    assert not same_dice([five, six], [five, five])


def test_what_results_have_stays_when_the_run_goes_on() -> None:
    """The engine may have been mended since."""
    twin = Twin("one", "it is so", "deus.march.c")
    watcher = CoverageCollector(engine.edition(EDITION))
    table = TableOfTwo(Contest(Measured(bent(EDITION)), Foreseeing(watcher.rules), CAPABILITIES), watcher, None)
    state = kept.new(EDITION, 0, "wrong", "the reference")
    state.results[:] = [result(1, twin), result(2)]
    Finds(table, state, None, table.watcher.plain).suspect()
    assert [each.twins for each in state.results] == [(twin,), ()]


# How it is told


def result(number: int, *twins: Twin) -> Result:
    """Something that was found."""
    cause = Cause("accepted", "main", "march", ("deus.march.a",))
    line = Line({"marching": "south", "cards": {}})
    return Result(number, cause, "it is accepted", "", "", ("deus.march.a",), (), line, twins=twins)


def twin(name: str, *, is_kept: bool = True) -> Twin:
    return Twin(name, f"it is {name}", f"deus.{name}", is_kept)


def test_what_has_one_best_suspect_has_one_cause() -> None:
    results = [result(1, twin("a"), twin("b")), result(2), result(3, twin("a"), twin("c"), twin("b")), result(4)]
    found = causes(results)
    assert [[each.number for each in cause.results] for cause in found] == [[1, 3], [2], [4]]
    parted = [result(5, twin("d", is_kept=False)), result(6, twin("d", is_kept=False))]
    assert len(causes(parted)) == 2, "what only resembles it explains neither"
    assert [each.rule for each in found[0].twins] == ["a", "b"], "c does not explain both"
    state = kept.new(EDITION, 0, "wrong", "the reference")
    state.results[:] = results
    told = "\n".join(lines(Outcome(state, engine.edition(EDITION), "wrong", "", 1.0, 1), "the reference"))
    assert told.startswith("It behaves as if: it is a (deus.a).\nOr it behaves as if: it is b (deus.b).\n")
    assert "These 2 have probably one cause:\n1. an answer" in told
    assert told.index("\n3. an answer") < told.index("\n2. an answer")
    assert "4 divergences found, of probably 3 causes" in told


def test_no_more_is_claimed_than_is_known() -> None:
    assert [*claims([])] == []
    assert [*claims([twin("a", is_kept=False)])] == ["It resembles an engine in which: it is a (deus.a)."]
    assert [*claims([Twin("number.a", "a is 7, not 6", "")])] == ["It behaves as if: a is 7, not 6."]
    assert len([*claims([twin(name) for name in "abcdef"])]) == TOLD


def test_the_documents_say_it() -> None:
    suspected = replace(result(1, twin("a")), scenario="  Scenario: it is so\n    Given it is turn 3\n")
    assert "It behaves as if: it is a (deus.a)." in note_of(suspected)
    text = feature_of(suspected)
    assert "  # It behaves as if: it is a (deus.a).\n  @deus.a\n  Rule: it is accepted" in text
    assert "@deus.march.a" in feature_of(result(1))


def test_what_explains_most_is_likeliest_and_what_was_parted_is_none() -> None:
    wrong = next(iter(wrong_rules(EDITION).values()))

    def suspect(name: str, place: int, far: int = 0, *, is_kept: bool = True) -> Suspect:
        return Suspect(dataclasses.replace(wrong, id=name), "", (place,), far, is_kept)

    some = [suspect("parted", 0, 9, is_kept=False), suspect("near", 1), suspect("far", 2, 5), suspect("often", 3)]
    assert [each.wrong.id for each in ranked(some, Counter(often=2))] == ["often", "far", "near"]
    assert [each.wrong.id for each in ranked(some[:1], Counter())] == ["parted"], "nothing better is known"


def test_without_the_rules_written_by_hand_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = dataclasses.replace(kit("deus"), wrong_rules="tests.nowhere")
    monkeypatch.setattr(monosashi.mutants, "kit", lambda _name: bare)
    state = kept.new(EDITION, 0, "wrong", "the reference")
    state.results[:] = [result(1)]
    told = "\n".join(lines(Outcome(state, engine.edition(EDITION), "wrong", "", 1.0, 1), "the reference"))
    assert "among what operators make of the rules alone: the wrong rules of deus, tests.nowhere, are not" in told


def test_the_command_tells_and_keeps_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    rule = "deus.components.dice_2/both-sides-roll-for-the-first-move-of-every-march"
    behind = (sys.executable, "-m", "wrong_engine", EDITION, rule)
    out = tmp_path / "found"
    assert main(["compare", "--edition", EDITION, "--games", "2", "-n", "1", "--out", str(out), "--", *behind]) == 1
    claim = "It behaves as if: both sides roll for the first move of every march (deus.components.dice_2)."
    assert claim in capsys.readouterr().out
    state = json.loads((out / kept.FILE).read_text("utf-8"))
    assert state["results"][0]["twins"][0]["rule"] == rule
    assert claim in (out / state["results"][0]["record"]).read_text("utf-8")
    for file in out.glob("*.feature"):
        assert claim in file.read_text("utf-8")
        assert [each.clause for each in suite.read(file)] == ["deus.components.dice_2"]


def test_what_a_house_rule_has_taken_out_of_the_table_nobody_suspects() -> None:
    gone = tried_rules(EDITION)["step.match.play_turns.dropped"].bend(engine.edition(EDITION)).amended(EDITION)
    watcher = CoverageCollector(gone)
    table = TableOfTwo(Contest(Measured(gone), Foreseeing(watcher.rules), CAPABILITIES), watcher, None)
    line = Line({})
    swapped = tried_rules(EDITION)["step.match.play_turns.swapped"]
    with pytest.raises(KeyError):
        swapped.bend(gone)
    assert Suspecting(table)._twin_course(swapped, Parting(line, None)) is None
