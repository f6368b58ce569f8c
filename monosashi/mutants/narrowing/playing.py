"""Playing the suite on narrowed wrong rules: which of them are still noticed.

A narrowed rule is noticed by scenarios that notice the whole rule, so only those are played on it; and of these only
those that come to the place while it is wrong.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

import reference_engine as engine
from monosashi.mutants import REMOVED, Mutant, of_edition, why_none
from monosashi.mutants.matrix import NOTICED, status_of
from monosashi.mutants.narrowing.choosing import Now, When, narrowed
from monosashi.mutants.narrowing.ways import Way, ways
from monosashi.mutants.operators.playing import ActField, counted
from monosashi.mutants.tracing import bent_entries
from monosashi.sharing import Crew, shared
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from reference_engine.kernel.edition import Edition

WHOLE = (
    "condition off",
    "number one off",
    "step left out",
    "steps swapped",
    "order turned round",
    "judgement always the same",
    "judgement turned",
    "judgement one off",
    "judgement left out",
)
"""The operators whose wrong rules are narrowed: the others are narrow already, or put questions that nobody expects."""


class NarrowFate(Struct, frozen=True):
    """What became of a wrong rule that is wrong in one way only.

    ``noticed`` is the first scenario that noticed. If none did, ``visited`` is one that notices the whole rule and came
    to the place while it was wrong; without one, ``passing`` is any that came there. Without either nobody did.
    """

    rule: str
    what: str
    clauses: tuple[str, ...]
    way: str
    kind: str
    when: str
    noticed: str = ""
    visited: str = ""
    passing: str = ""

    @property
    def id(self) -> str:
        """The rule and the way."""
        return f"{self.rule}~{self.way}"

    @property
    def state(self) -> str:
        """``noticed``; ``lives``; ``open``, where scenarios pass by only; ``nowhere``, where none does."""
        return "noticed" if self.noticed else "lives" if self.visited else "open" if self.passing else "nowhere"


@dataclass(frozen=True)
class Base:
    """A wrong rule to be narrowed, and the scenarios that may notice it."""

    id: str
    what: str
    clauses: tuple[str, ...]
    bend: Callable[[Edition], Edition]
    able: Callable[[], Sequence[Scenario]]


@cache
def bases(name: str) -> Mapping[str, Base]:
    """Every wrong rule of an edition that is narrowed: those written by hand, and those of some operators."""
    field = ActField.of(name)
    found: dict[str, Base] = {}
    for wrong in field.operated.values():
        if wrong.operator in WHOLE:
            found[wrong.id] = Base(wrong.id, wrong.what, wrong.clauses, wrong.bend, _likely(field, wrong.id))
    for mutant in () if why_none(name.partition("@")[0]) else of_edition(name).mutants.values():
        if mutant.what != REMOVED and mutant.what not in field.operated:
            found[mutant.name] = Base(mutant.name, mutant.what, (mutant.clause,), mutant.bend, _able(field, mutant))
    return found


def _likely(field: ActField, identity: str) -> Callable[[], Sequence[Scenario]]:
    return lambda: field.likely(field.operated[identity])


def _able(field: ActField, mutant: Mutant) -> Callable[[], Sequence[Scenario]]:
    def able() -> Sequence[Scenario]:
        bent = bent_entries(field.edition, mutant.rules(field.edition.name))
        numbers = sorted({number for entry in bent for number in field.look_ups.get(entry, ())})
        return [field.scenarios[number] for number in numbers]

    return able


def fates_of(name: str, base: Base) -> list[NarrowFate]:
    """What becomes of a wrong rule narrowed in every way; nothing if nobody notices the whole rule."""
    every = ways(engine.edition(name))
    played = _played(name, base, every)
    if not any(noticing for _, _, noticing in played):
        return []
    return [_fate(name, base, way, played) for way in every]


Played = tuple[Scenario, frozenset[str], bool]
"""A scenario played on the whole rule: the ways in which it comes to the place, and whether it notices."""


def _fate(name: str, base: Base, way: Way, played: Sequence[Played]) -> NarrowFate:
    there = [(scenario, noticing) for scenario, visited, noticing in played if way.id in visited]
    able = [scenario for scenario, noticing in there if noticing]
    noticed = next((scenario.id for scenario in able if _notices(name, base, scenario, way.when)), "")
    return NarrowFate(
        base.id,
        base.what,
        base.clauses,
        way.id,
        way.kind,
        way.what,
        noticed,
        "" if noticed or not able else able[0].id,
        "" if able or not there else there[0][0].id,
    )


def _played(name: str, base: Base, every: Sequence[Way]) -> list[Played]:
    visited: set[str] = set()

    def always(now: Now) -> bool:
        visited.update(way.id for way in every if way.id not in visited and way.when(now))
        return True

    found = []
    for scenario in base.able():
        visited.clear()
        noticing = _notices(name, base, scenario, always)
        found.append((scenario, frozenset(visited), noticing))
    return found


def _notices(name: str, base: Base, scenario: Scenario, when: When) -> bool:
    """Whether a scenario notices the rule, wrong in one way only."""
    right = counted(engine.edition(name))()
    rules = narrowed(right, base.bend(right), when, Now())
    return status_of(Reference(rules), name, scenario) in NOTICED


def _fates(ids: Sequence[str], name: str) -> list[list[NarrowFate]]:
    return [fates_of(name, bases(name)[each]) for each in ids]


def fates(name: str, ids: Sequence[str], crew: Crew) -> Iterator[list[NarrowFate]]:
    """What becomes of each rule in every way, rule by rule, as it becomes known. Raises NoCluster."""
    return shared(_fates, ids, crew, name)
