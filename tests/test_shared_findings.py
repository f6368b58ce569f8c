"""Findings that answers share, and what is kept of a position, change nothing but the time it takes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import Struct

import reference_engine as engine
from reference_engine import GAMES
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Act, Edition
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.fast.shared_findings import Checks, Condition, looks_at, ruled_out, together
from reference_engine.kernel.judgement import judgement

EDITIONS = [found for game in GAMES.values() for found in game.editions.values()]


class Walk(Struct, frozen=True):
    """Somebody goes somewhere."""

    who: str
    where: str


WALKS = [Walk(who, where) for who in ("ann", "ben", "cho") for where in ("hill", "lake", "moor")]


def looking(**acts: Act) -> Context[Any]:
    return Context.looking(Edition("walks@1", procedures={}, acts=acts, offers={}), None)  # type: ignore[type-var]


class Forgetting(dict[Any, Any]):
    """Keeps nothing."""

    def __setitem__(self, key: Any, value: Any) -> None:
        pass

    def setdefault(self, key: Any, default: Any = None) -> Any:
        return default


def unshared(edition: Edition[Any, Any, Any]) -> Edition[Any, Any, Any]:
    """The same rules: every condition is asked about every answer, nothing is kept of a position."""

    def asked_alone(condition: Condition) -> Condition:
        return lambda game, seat, answer: condition(game, seat, answer)

    acts = {
        name: replace(act, conditions={clause: asked_alone(each) for clause, each in act.conditions.items()})
        for name, act in edition.acts.items()
    }
    rules = edition.amended(edition.name, acts=acts)
    object.__setattr__(rules, "cache", Forgetting())
    return rules


def positions(edition: Edition[Any, Any, Any], random: Random, most: int) -> Iterator[Any]:
    position = engine.begin(edition).position
    for _ in range(most):
        if position.result is not None:
            return
        yield position
        answer = engine.legal(edition, position).sample(random)
        position = engine.apply(edition, position, position.pending.seat, answer).position


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_what_is_listed_is_what_every_condition_lets_pass(edition: Edition[Any, Any, Any], seed: int) -> None:
    alone = unshared(edition)
    for position in positions(edition, Random(seed), 150):
        listed = list(islice(engine.legal(edition, position), 400))
        assert listed == list(islice(engine.legal(alone, position), 400))
        for answer in Random(seed).sample(listed, min(3, len(listed))):
            assert engine.violations(alone, position, position.pending.seat, answer) == []


def test_a_condition_is_asked_once_for_all_answers_that_agree_in_what_it_looks_at() -> None:
    asked: Counter[str] = Counter()

    @looks_at("who")
    def not_ben(_game: Any, _seat: str, answer: Walk) -> str | None:
        asked[answer.who] += 1
        return "ben stays" if answer.who == "ben" else None

    lawful = list(Checks({"walks.ben": not_ben}).lawful(looking(), "south", WALKS))
    assert lawful == [walk for walk in WALKS if walk.who != "ben"]
    assert asked == {"ann": 1, "ben": 1, "cho": 1}


def test_a_condition_that_looks_at_more_than_it_says_is_asked_about_every_answer() -> None:
    @looks_at("who")
    def not_to_the_lake(_game: Any, _seat: str, answer: Walk) -> str | None:
        return "no boat" if answer.where == "lake" else None

    lawful = list(Checks({"walks.lake": not_to_the_lake}).lawful(looking(), "south", WALKS))
    assert lawful == [walk for walk in WALKS if walk.where != "lake"]


def test_what_no_answer_can_mend_ends_the_list() -> None:
    thought_of: list[Walk] = []

    def options() -> Iterator[Walk]:
        for walk in WALKS:
            thought_of.append(walk)
            yield walk

    @looks_at()
    def by_daylight(_game: Any, _seat: str, _answer: Walk) -> str | None:
        return "it is night"

    @looks_at()
    def not_to_the_moor(_game: Any, _seat: str, answer: Walk) -> str | None:
        return "fog" if answer.where == "moor" else None

    assert list(Checks({"walks.day": by_daylight}).lawful(looking(), "south", options())) == []
    assert thought_of == WALKS[:1]
    lawful = Checks({"walks.fog": not_to_the_moor}).lawful(looking(), "south", WALKS)
    assert list(lawful) == [walk for walk in WALKS if walk.where != "moor"]


def test_answers_are_ruled_out_by_what_the_act_is_bound_by_and_is_known_of_them() -> None:
    @looks_at("who")
    def not_ben(_game: Any, _seat: str, answer: Walk) -> str | None:
        return "ben stays" if answer.who == "ben" else None

    def walking(**conditions: Condition) -> Context[Any]:
        return looking(walk=Act(perform=lambda *_: None, conditions=conditions))

    bound = walking(ben=not_ben)
    assert ruled_out(bound, "south", "walk", who="ben")
    assert not ruled_out(bound, "south", "walk", who="ann")
    assert not ruled_out(bound, "south", "walk", where="hill")
    assert not ruled_out(walking(), "south", "walk", who="ben")
    # What stands in the place of a condition may look at more.
    assert not ruled_out(
        walking(ben=lambda game, seat, answer: not_ben(game, seat, answer)), "south", "walk", who="ben"
    )


def test_conditions_that_are_worked_out_together_are_worked_out_once() -> None:
    worked_out: list[Walk] = []

    def flaws(_game: Any, _seat: str, answer: Walk) -> Iterator[tuple[str, str]]:
        worked_out.append(answer)
        if answer.where == "lake":
            yield "walks.wet", "the lake is deep"
            yield "walks.wet", "the lake is wide"
            yield "walks.cold", "the lake is cold"

    conditions = together(flaws, ("walks.wet", "walks.cold", "walks.dark"))
    game = looking()
    told = [condition(game, "south", WALKS[1]) for condition in conditions.values()]
    assert told == ["the lake is deep", "the lake is cold", None]
    assert worked_out == [WALKS[1]]
    assert [walk.where for walk in Checks(conditions).lawful(game, "south", WALKS[:3])] == ["hill", "moor"]
    # Of clauses that do not bind nothing is broken.
    dark = Checks({"walks.dark": conditions["walks.dark"]})
    assert list(dark.lawful(game, "south", WALKS)) == WALKS


def test_what_is_worked_out_together_is_so_for_one_seat() -> None:
    def finding(_game: Any, seat: str, _walk: Walk) -> list[tuple[str, str]]:
        return [("walks.open", "closed")] if seat == "south" else []

    lawful, game = together(finding, ("walks.open",))["walks.open"], looking()
    assert [lawful(game, seat, WALKS[0]) for seat in ("north", "south")] == [None, "closed"]


def test_what_is_worked_out_is_kept_while_a_position_is_looked_at_and_no_longer() -> None:
    asked: Counter[str] = Counter()

    @judgement
    @once
    def height(_game: Any, where: str, *, at: str = "noon") -> int:
        """How high it is."""
        asked[where] += 1
        return len(where) + len(at)

    game = looking()
    assert [height(game, "hill"), height(game, "hill"), height(game, "hill", at="night")] == [8, 8, 9]
    assert asked == {"hill": 2}
    assert height.__doc__ == "How high it is."
    playing: Context[Any] = Context(game.edition, game.position)
    assert [height(playing, "lake"), height(playing, "lake")] == [8, 8]
    assert asked["lake"] == 2
    flat = game.edition.amended("flat@1", judgements={height: lambda _game, _where, at="noon": 0})
    assert height(Context.looking(flat, None), "hill") == 0  # type: ignore[type-var]
