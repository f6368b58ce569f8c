"""Wrong rules that are wrong now and then: which of two tables holds, and who notices; ``suite mutants --narrowed``."""

from collections.abc import Callable
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.mutants.amend import condition, judgement, lifted, numbers, step, step_before, without, without_step
from monosashi.mutants.narrowing.choosing import Now, When, narrowed
from monosashi.mutants.narrowing.playing import Base, NarrowFate, fates_of
from monosashi.mutants.narrowing.ways import ways
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification import runner
from reference_engine.kernel.edition import Edition

DEUS, MAKER = "deus@2.00", "monster_maker@2021-03-20"


def scenarios(*clauses: str) -> list[Scenario]:
    return [each for each in suite.scenarios(DEUS) if each.clause in clauses]


def failing(rules: Edition, *clauses: str) -> set[str]:
    return {
        scenario.id
        for scenario, verdict in runner.run(Reference(rules), DEUS, scenarios(*clauses))
        if verdict.status is not Status.PASS
    }


def narrow(bend: Callable[[Edition], Edition], when: When) -> Edition:
    right = engine.edition(DEUS)
    return narrowed(right, bend(right), when, Now())


def always(_now: Now) -> bool:
    return True


def never(_now: Now) -> bool:
    return False


BENDS: dict[str, tuple[Callable[[Edition], Edition], tuple[str, ...]]] = {
    "condition": (lifted("march", "deus.march.a"), ("deus.march.a",)),
    "number": (numbers(hand_limit=5), ("deus.turn.hand1.refill", "deus.turn.hand1.forced_discard")),
    "judgement": (judgement("victory", lambda *_: None), ("deus.victory.check_after_battle",)),
    "step": (without_step("after_battle", "place_battle_marker"), ("deus.after.battle_marker",)),
    "order": (step_before("turn", "normal_summon", "main"), ("deus.turn.phase_order",)),
}


@pytest.mark.parametrize("what", BENDS)
def test_the_wrong_table_holds_always_or_never(what: str) -> None:
    bend, clauses = BENDS[what]
    wrong = failing(bend(engine.edition(DEUS)), *clauses)
    assert wrong
    assert failing(narrow(bend, always), *clauses) == wrong
    assert failing(narrow(bend, never), *clauses) == set()


def test_a_rule_is_wrong_for_one_seat() -> None:
    by = {way.id: way.when for way in ways(engine.edition(DEUS))}
    both = [failing(narrow(without("deus.march.a"), by[f"seat_{seat}"]), "deus.march.a") for seat in ("south", "north")]
    assert set.union(*both) == failing(engine.edition(DEUS).without("deus.march.a").amended(DEUS), "deus.march.a")


def test_a_rule_is_wrong_from_the_second_time_on() -> None:
    times: list[int] = []
    now = Now()
    right = engine.edition(DEUS)

    def noting(_game: Any, _seat: str, _answer: Any) -> bool:
        times.append(now.time)
        return True

    by = {way.id: way.when for way in ways(right)}
    wrong = condition("summon", "deus.turn.summon.normal", noting)(right)
    assert failing(narrowed(right, wrong, by["second_answer"], now), "deus.turn.summon.normal_repeat")
    assert min(times) == 2


def test_a_step_is_wrong_the_second_time_that_it_is_taken() -> None:
    taken: list[str] = []

    def noting(real: Any, game: Any, frame: Any) -> Any:
        taken.append(frame.area)
        return real(game, frame)

    by = {way.id: way.when for way in ways(engine.edition(DEUS))}
    rules = narrow(step("battle", "begin_battle", noting), by["second_battle"])
    assert failing(rules, "deus.battle.end.slots") == set()
    assert taken, "a scenario has two battles in a turn"


def test_what_is_cached_does_not_outlive_the_choice() -> None:
    rules = narrow(numbers(hand_limit=5), always)
    rules.cache["something"] = 1
    assert rules.cache == {}
    assert rules.cache.setdefault("cards", {}) == {}


@pytest.mark.parametrize("edition", engine.editions())
def test_ways_have_names_of_their_own(edition: str) -> None:
    found = [way.id for way in ways(engine.edition(edition))]
    assert len(found) == len(set(found))


def test_a_narrowed_rule_is_noticed_lives_or_is_nowhere() -> None:
    base = Base(
        "off", "nobody need be ready", ("deus.march.a",), without("deus.march.a"), lambda: scenarios("deus.march.a")
    )
    states = {fate.way: fate.state for fate in fates_of(DEUS, base)}
    assert states["question_main"] == "noticed"
    assert states["question_counter"] == "nowhere"
    assert states["seat_south"] == "noticed"
    whole = Base("no", "nothing is wrong", (), lambda edition: edition, lambda: scenarios("deus.march.a")[:2])
    assert fates_of(DEUS, whole) == []


def test_the_command_tells_what_lives_and_what_would_notice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lives = NarrowFate(
        "off", "is off", ("deus.march.a",), "seat_north", "seats", "when north answers", "", "deus.march.a/x"
    )
    noticed = NarrowFate(
        "off", "is off", ("deus.march.a",), "seat_south", "seats", "when south answers", "deus.march.a/y"
    )
    base = Base("off", "is off", ("deus.march.a",), without("deus.march.a"), list)
    monkeypatch.setattr("monosashi.commands.suite.mutants_narrowed.bases", lambda _edition: {"off": base})
    monkeypatch.setattr("monosashi.commands.suite.mutants_narrowed.fates", lambda *_: iter([[lives, noticed]]))
    assert main(["suite", "mutants", "deus", "--narrowed"]) == 1
    told = capsys.readouterr().out
    assert "off~seat_north: is off, when north answers" in told
    assert "what would notice: deus.march.a, when north answers" in told
    assert "1 of 2 narrowed rules noticed, 1 live" in told
    assert main(["suite", "mutants", "deus", "--narrowed", "--clause", "deus.turn"]) == 3
