"""What operators make of a table, who notices, and what is excused; whether all is: ``suite mutants --operators``."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.mutants.operators import Operated, operated
from monosashi.mutants.operators.playing import ActField, OperatorFate
from monosashi.mutants.operators.scores import (
    Excuse,
    clause_scores,
    everywhere,
    excused,
    excuses,
    scores,
    shipped_operator_scores,
)
from monosashi.mutants.operators.suggesting import suggestions
from monosashi.support.exit_codes import FAILURES
from monosashi.verification.results_file import suite_hash
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.edition import Act, Edition
from reference_engine.kernel.procedure import AGAIN

DEUS, MAKER = "deus@2.00", "monster_maker@2021-03-20"


class Take(Answer, frozen=True, tag="take"):
    """Some beans."""


def first(_game: Any, _frame: Any) -> Any:
    """The first move (toy.order.first)."""
    return Decision("south", "first", "toy.order.first")


def second(_game: Any, _frame: Any) -> Any:
    """The second."""
    return Decision(CHANCE, "dice", "toy.dice", draws=(Draw("die", "south"), Draw("die", "north")))


def most(_game: Any, _seat: str, _answer: Any) -> str | None:
    return None


TOY = Edition(
    "deus@toy",
    procedures={"round": {"first": first, "second": second}},
    acts={"take": Act(most, conditions={"toy.most": most}), "draw": Act(most), "give_up": Act(most)},
    offers={"always": ("give_up",), "first": ("take",), "dice": ("draw",), "more": ("take",)},
    numbers={"beans": 3},
    judgements={"over": lambda: True, "order": ("a", "b")},
)


def test_a_table_is_bent_in_every_entry() -> None:
    assert list(operated(TOY)) == [
        "number.beans.plus_one", "number.beans.minus_one",
        "step.round.first.dropped", "step.round.first.doubled",
        "step.round.second.dropped", "step.round.second.doubled", "step.round.second.swapped",
        "asked.first.mirrored", "asked.dice.reversed", "asked.dice.mirrored", "asked.more.mirrored",
        "offer.give_up@always.removed",
        "offer.take@first.removed", "offer.draw@first.added",
        "offer.draw@dice.removed", "offer.take@dice.added",
        "offer.take@more.removed", "offer.draw@more.added",
        "condition.take.toy.most.off", "condition.take.toy.most.off_for_south",
        "condition.take.toy.most.off_for_north", "condition.take.toy.most.off_at_first",
        "condition.take.toy.most.off_at_more",
        "judgement.order.reversed",
    ]  # fmt: skip


def test_only_the_entry_is_bent() -> None:
    rules = operated(TOY)
    assert rules["number.beans.plus_one"].bend(TOY).numbers == {"beans": 4}
    assert list(rules["step.round.first.dropped"].bend(TOY).procedures["round"]) == ["second"]
    assert list(rules["step.round.first.doubled"].bend(TOY).procedures["round"]) == ["first", "first_again", "second"]
    assert list(rules["step.round.second.swapped"].bend(TOY).procedures["round"]) == ["second", "first"]
    assert rules["offer.take@first.removed"].bend(TOY).offers["first"] == ()
    assert rules["offer.draw@first.added"].bend(TOY).offers["first"] == ("take", "draw")
    assert rules["judgement.order.reversed"].bend(TOY).judgements["order"] == ("b", "a")


@pytest.mark.parametrize("edition", engine.editions())
def test_every_operator_makes_something_of_every_edition(edition: str) -> None:
    made = {wrong.operator for wrong in operated(engine.edition(edition)).values()}
    assert len(made) >= 14
    assert all(wrong.entries and wrong.what for wrong in operated(engine.edition(edition)).values())


NOTICED = [
    (DEUS, "deus.march.a", "condition.march.deus.march.a.off"),
    (DEUS, "deus.march.a", "condition.march.deus.march.a.first_of_moves_only"),
    (DEUS, "deus.march.a", "asked.main.mirrored"),
    (DEUS, "deus.zone.hand.limit_6", "number.hand_limit.plus_one"),
    (MAKER, "monster_maker.end.hand_limit", "number.hand_limit.minus_one"),
    (MAKER, "monster_maker.damage.reset_end_phase", "step.end_phase.remove_damage.dropped"),
]


def own(edition: str, clause: str) -> list[suite.Scenario]:
    return [scenario for scenario in suite.scenarios(edition) if scenario.clause == clause]


def among(field: ActField, numbers: Iterable[int]) -> ActField:
    """The field as if there were only the scenarios with these numbers."""
    kept = {*numbers}
    left = {entry: tuple(number for number in all_ if number in kept) for entry, all_ in field.look_ups.items()}
    return replace(field, look_ups=left)


@pytest.mark.parametrize(("edition", "clause", "name"), NOTICED, ids=[name for _, _, name in NOTICED])
def test_what_is_noticed_lives_without_the_scenarios_that_notice(edition: str, clause: str, name: str) -> None:
    field = ActField.of(edition, own(edition, clause))
    wrong, every = field.operated[name], range(len(field.scenarios))
    silent = [number for number in every if among(field, [number]).fate(wrong).lives]
    assert len(silent) < len(every)
    assert field.fate(wrong).lives is False
    assert among(field, silent).fate(wrong).lives


def everything(field: ActField, wrong: Operated) -> OperatorFate:
    """Its fate if every scenario is played, also those that look up nothing that is wrong."""
    number = range(len(field.scenarios))
    return replace(field, look_ups=dict.fromkeys(wrong.entries, tuple(number))).fate(wrong)


@pytest.mark.parametrize(
    ("edition", "section"), [(DEUS, "deus.march."), (DEUS, "deus.turn."), (MAKER, "monster_maker.retreat.")]
)
def test_a_scenario_that_is_not_played_would_not_have_noticed(edition: str, section: str) -> None:
    field = ActField.of(edition, [one for one in suite.scenarios(edition) if one.clause.startswith(section)][:25])
    rules = list(field.operated.values())[::17]
    found = [(field.fate(wrong), everything(field, wrong)) for wrong in rules]
    assert [(one.id, one.noticed, one.breaks) for one, _ in found] == [
        (all_.id, all_.noticed, all_.breaks) for _, all_ in found
    ]
    assert any(one.lives for one, _ in found)
    assert any(one.noticed for one, _ in found)


def test_what_never_comes_to_an_end_breaks_the_engine() -> None:
    edition = engine.edition(DEUS)
    procedures = {"power_charge": {**edition.procedures["power_charge"], "gain_power": lambda _game, _frame: AGAIN}}
    endless = edition.amended(DEUS, procedures=procedures)
    scenario = next(one for one in suite.scenarios(DEUS) if one.clause == "deus.turn.power.gain_one")
    with pytest.raises(engine.Malformed, match="what follows never ends"):
        engine.begin(endless, {"marching": "south", "phase": "power_charge"})
    wrong = Operated("x", "y", "z", frozenset({"everywhere"}), lambda _edition: endless)
    assert ActField.of(DEUS, [scenario]).fate(wrong).breaks == scenario.id


def fates(*found: tuple[str, str]) -> list[OperatorFate]:
    return [OperatorFate(name, "operator", "what", ("clause",), noticed=noticed) for name, noticed in found]


def test_an_excuse_is_for_what_lives_and_only_for_that() -> None:
    found = fates(("a.b", ""), ("a.c", ""), ("d", "scenario"))
    told = excused(DEUS, found, [Excuse(("a.*",), "alike")], ["a.b", "a.c", "d"])
    assert ([fate.excuse for fate in told.fates], told.stale) == (["alike", "alike", ""], ())
    assert not any(fate.lives for fate in told.fates)


@pytest.mark.parametrize(
    ("excuse", "stale"),
    [
        (Excuse(("d",), "alike"), ("d is excused, but noticed by scenario",)),
        (Excuse(("a.b", "x"), "alike"), ("x is excused, but nothing is called so",)),
        (Excuse(("elsewhere",), "alike"), ()),
        (Excuse(("elsewhere",), "alike", DEUS), ("elsewhere is excused, but nothing is called so",)),
        (Excuse(("d",), "alike", MAKER), ()),
    ],
)
def test_a_stale_excuse_is_told(excuse: Excuse, stale: Iterable[str]) -> None:
    found = fates(("a.b", ""), ("d", "scenario"))
    assert excused(DEUS, found, [excuse], ["a.b", "d", "elsewhere"]).stale == stale


@pytest.mark.parametrize("edition", [DEUS, MAKER])
def test_what_the_kernel_makes_equal_is_excused_in_every_game(edition: str) -> None:
    rules = engine.edition(edition)
    asked = [kind for kind, acts in rules.offers.items() if acts == ("draw",)]
    found = fates(*((wrong, "") for wrong in operated(rules)))
    told = excused(edition, found, everywhere(edition), ())
    assert told.stale == ()
    for fate in told.fates:
        act, _, kind = fate.id.removeprefix("offer.").removesuffix(".added").partition("@")
        foreign = fate.id.endswith(".added") and (kind in asked or act == "draw")
        assert bool(fate.excuse) == foreign, fate.id


def test_the_scores_count_what_is_not_equal_in_effect() -> None:
    found = excused(DEUS, fates(("a", ""), ("b", "scenario"), ("c", "")), [Excuse(("a",), "alike")], ["a"]).fates
    told = scores(DEUS, found)
    assert (told.clauses["clause"].rules, told.clauses["clause"].noticed) == (2, 1)
    assert told.lives == ("c",)


def test_a_clause_is_told_what_can_be_bent_about_it() -> None:
    clause = "deus.zone.hand.limit_6"
    found = {fate.id: fate for fate in suggestions(DEUS, clause, ActField.of(DEUS, own(DEUS, clause)))}
    assert found["number.hand_limit.plus_one"].noticed.startswith("deus.zone.hand.limit_6/")
    assert "number.hand_limit.minus_one" in found


def test_a_scenario_that_fails_by_the_right_rules_notices_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would fail on every wrong rule that it looks up, and be told as the one who notices."""
    clause = "monster_maker.end.hand_limit"
    (one,) = own(MAKER, clause)[:1]
    last = msgspec.structs.replace(one.steps[-1], text="North has won")
    red = msgspec.structs.replace(one, steps=(*one.steps[:-1], last))
    monkeypatch.setattr(suite, "scenarios", lambda _name: (red,))
    field = ActField.of(MAKER)
    assert field.failing == {red.id: "the winner: expected north, is nobody yet"}
    assert {fate.noticed for fate in suggestions(MAKER, clause, field)} == {""}
    assert main(["suite", "mutants", MAKER, "--suggest", clause]) == FAILURES
    told = capsys.readouterr()
    assert f"{red.id} fails by the right rules and notices nothing; mend it first: the winner" in told.err
    assert "noticed by" not in told.out


@pytest.mark.parametrize("edition", engine.editions())
def test_the_published_scores_are_of_these_scenarios_and_rules(edition: str) -> None:
    told = shipped_operator_scores(edition)
    assert (told.edition, told.suite_hash) == (edition, suite_hash(edition.partition("@")[0])), (
        f"write them anew: monosashi suite mutants {edition} --operators --scores FILE"
    )
    made = [wrong.operator for wrong in operated(engine.edition(edition)).values()]
    assert {operator: score.rules for operator, score in told.operators.items()} == {
        operator: made.count(operator) for operator in made
    }
    assert sum(score.lives for score in told.operators.values()) == len(told.lives)


@pytest.mark.parametrize("game", engine.GAMES)
def test_clauses_are_scored_and_excuses_can_be_read(game: str) -> None:
    assert clause_scores(engine.game(game).editions)
    assert all(excuse.reason.endswith(".") for excuse in excuses(game))
