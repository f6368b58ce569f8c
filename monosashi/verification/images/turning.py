"""How many seats further on a scenario is played, so that the scenarios of a clause reach every seat together.

A table of two can be turned in one way, a table of four in three. One image of each scenario is enough: the refusals
of a clause share the turns of a table among them, and so do its other scenarios. Where a clause has one refusal alone,
at a table of four, that one is played in three images.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple, NoReturn

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.status import ScenarioEnded
from monosashi.suite import Scenario
from monosashi.suite.upright import exemptions
from monosashi.verification.case import Case
from monosashi.verification.images.catalogue import seated

ONE_SEAT = (1,)
"""What there is where two seats are exchanged, or nobody knows who sits at the table: everybody one seat further on."""

SEATS = "seats"
"""What a tag calls the image that exchanges seats."""


class Sitting(NamedTuple):
    """A scenario with those who take part in it, in the order of the seats, and who acts in its When."""

    scenario: Scenario
    table: tuple[str, ...]
    actor: str

    @property
    def turns(self) -> range:
        """By how many seats the table can be turned; not at all where a tag says that the scenario stays upright."""
        return range(1, 1 if SEATS in exemptions(self.scenario) else len(self.table))

    def reaches(self, turn: int) -> str:
        """Who acts when everybody sits so many seats further on."""
        return self.table[(self.table.index(self.actor) + turn) % len(self.table)]


def turns(edition: str, scenario: Scenario, seed: int | None = None) -> tuple[int, ...]:
    """By how many seats a scenario is turned in its images: mostly one number, more where too few share the work.

    Which of them is turned by how many is drawn by the ``seed``.

    >>> one = next(each for each in suite.scenarios("deus") if each.clause == "deus.march.a")
    >>> turns("deus", one)
    (1,)
    """
    turned = any(each.seats for each in kit(edition).images.symmetries)
    if not turned or len(engine.game(edition).seats) == len(ONE_SEAT) + 1:
        return ONE_SEAT
    return _shared(edition, scenario.clause, seed).get(scenario.id, ONE_SEAT)


def refused_seats(edition: str) -> dict[str, frozenset[str]]:
    """Who is refused in the scenarios of each clause, as they are written or in an image."""
    found: dict[str, frozenset[str]] = {}
    groups = [group for clause in _by_clause(edition) for refused, group in _groups(edition, clause) if refused]
    for each in (each for group in groups for each in group):
        met = {each.reaches(turn) for turn in (0, *turns(edition, each.scenario))}
        for clause in (each.scenario.clause, *each.scenario.tags):
            found[clause] = found.get(clause, frozenset()) | met
    return found


@cache
def _shared(edition: str, clause: str, seed: int | None) -> Mapping[str, tuple[int, ...]]:
    chance = None if seed is None else Random(f"{seed} {clause}")
    found: dict[str, tuple[int, ...]] = {}
    for _refused, group in _groups(edition, clause):
        found |= shared_turns(chance.sample(group, len(group)) if chance else group)
    return found


def shared_turns(group: Sequence[Sitting]) -> dict[str, tuple[int, ...]]:
    """The turns of scenarios that reach every seat together, by their ids; the smaller tables have the first choice."""
    met = {each.actor for each in group}
    used: Counter[int] = Counter()
    chosen: dict[str, tuple[int, ...]] = {}
    by_size = sorted(group, key=lambda each: len(each.table))
    for each in by_size:
        best = min(each.turns, key=lambda turn: (each.reaches(turn) in met, used[turn]), default=0)
        chosen[each.scenario.id] = (best,) if best else ONE_SEAT
        used[best] += 1
        met.add(each.reaches(best))
    for each in by_size:
        for turn in each.turns:
            if each.reaches(turn) not in met:
                chosen[each.scenario.id] += (turn,)
                met.add(each.reaches(turn))
    return chosen


def _groups(edition: str, clause: str) -> Iterator[tuple[bool, list[Sitting]]]:
    """The scenarios of a clause that are played at a table: those in which something is refused, and the others."""
    every = (_sitting(edition, one) for one in _by_clause(edition).get(clause, ()))
    sitting = [each for each in every if each.actor in each.table]
    for refused in (True, False):
        yield refused, [each for each in sitting if _is_refusal(each.scenario) is refused]


@cache
def _by_clause(edition: str) -> Mapping[str, list[Scenario]]:
    found: dict[str, list[Scenario]] = {}
    for scenario in suite.scenarios(edition):
        found.setdefault(scenario.clause, []).append(scenario)
    return found


def _is_refusal(scenario: Scenario) -> bool:
    return any("refused" in step.text for step in scenario.steps)


class _OnTheTable(Exception):
    """The position is known; nothing more is played."""


class _Onlooker:
    """Takes a position and goes."""

    def __init__(self) -> None:
        self.position: Mapping[str, Any] = {}

    def load(self, _edition: str, position: dict[str, Any]) -> NoReturn:
        self.position = position
        raise _OnTheTable

    def __getattr__(self, _name: str) -> NoReturn:
        raise _OnTheTable


def _sitting(edition: str, scenario: Scenario) -> Sitting:
    """Who sits at the table of a scenario, and who is named first in its When, or last before it."""
    onlooker: Any = _Onlooker()
    case = Case(onlooker, edition)
    with suppress(_OnTheTable, ScenarioEnded):
        for step in scenario.steps:
            suite.play_step(case, step.text, step.table)
    if not onlooker.position:
        return Sitting(scenario, (), "")
    seat = re.compile(rf"\b({'|'.join(engine.game(edition).seats)})\b", re.IGNORECASE)
    when = sum(step.given for step in scenario.steps[:-1])
    named = seat.findall(scenario.steps[when].text)[:1]
    for step in reversed(scenario.steps[:when] if not named else ()):
        named = named or seat.findall(step.text)[-1:]
    table = seated(kit(edition), onlooker.position)
    return Sitting(scenario, table, named[0].lower() if named else table[0])
