"""Playing the suite on what the operators make: who notices, stopping at the first."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.mutants.matrix import NOTICED, status_of
from monosashi.mutants.operators import Operated, operated
from monosashi.mutants.tracing import FineTracer
from monosashi.sharing import Crew, shared
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.patience import TooLong
from monosashi.verification.images.looking import mirrors
from reference_engine.kernel.edition import Edition

STEPS = 20_000
"""No scenario takes nearly so many steps; wrong rules that do never come to an end."""


class OperatorFate(Struct, frozen=True):
    """What became of the rules with one entry amended.

    ``noticed`` is the first scenario that noticed, ``imaged`` the first that did so in its images, if none did as it is
    written; ``breaks`` the first in which the engine broke, if none noticed: that proves less. ``excuse`` is the reason
    why no scenario can notice. If nobody noticed, ``witness`` is a continuation in which these rules can be seen;
    ``unseen`` are those that have been looked for in many, in vain.
    """

    id: str
    operator: str
    what: str
    clauses: tuple[str, ...] = ()
    noticed: str = ""
    breaks: str = ""
    excuse: str = ""
    imaged: str = ""
    witness: str = ""
    unseen: bool = False

    @property
    def silent(self) -> bool:
        """Whether no scenario tells these rules from the right ones."""
        return not (self.noticed or self.breaks or self.imaged)

    @property
    def lives(self) -> bool:
        """Whether no scenario tells these rules from the right ones, and nothing says that none can."""
        return self.silent and not (self.excuse or self.unseen)


@dataclass(frozen=True)
class ActField:
    """An edition, its scenarios, what they look up, and everything that the operators make of the edition.

    ``failing`` are scenarios that do not pass by the right rules, with the reason: they notice nothing.
    """

    edition: Edition
    scenarios: tuple[Scenario, ...]
    look_ups: Mapping[str, tuple[int, ...]]
    operated: Mapping[str, Operated]
    failing: Mapping[str, str]

    @classmethod
    def of(cls, name: str, scenarios: Iterable[Scenario] | None = None) -> "ActField":
        """Play an edition's scenarios, or only some, once by the right rules."""
        edition = engine.edition(name)
        played = tuple(suite.scenarios(name) if scenarios is None else scenarios)
        tracer = FineTracer(edition)
        return cls(edition, played, tracer.places(played), operated(edition), tracer.failing)

    def likely(self, wrong: Operated) -> list[Scenario]:
        """The scenarios that can notice: those of the clauses concerned first, then the others in their order."""
        numbers = sorted({number for entry in wrong.entries for number in self.look_ups.get(entry, ())})
        able = [self.scenarios[number] for number in numbers]
        return sorted(able, key=lambda scenario: not concerned(wrong.clauses, scenario))

    def fate(self, wrong: Operated) -> OperatorFate:
        """Play until a scenario notices."""
        rules = counted(wrong.bend(self.edition))
        breaks = ""
        likely = self.likely(wrong)
        for scenario in likely:
            status = status_of(Reference(rules()), self.edition.name, scenario)
            if status in NOTICED:
                return OperatorFate(wrong.id, wrong.operator, wrong.what, wrong.clauses, noticed=scenario.id)
            if status is Status.ERROR:
                breaks = breaks or scenario.id
        # Only what is said of its clauses: images of every scenario for every rule that lives would take an hour.
        own = [] if breaks else [scenario for scenario in likely if concerned(wrong.clauses, scenario)]
        image = next((one.id for one in own if self._notices_in_images(rules, one)), "")
        return OperatorFate(wrong.id, wrong.operator, wrong.what, wrong.clauses, breaks=breaks, imaged=image)

    def _notices_in_images(self, rules: Callable[[], Edition], scenario: Scenario) -> bool:
        found = mirrors(lambda: Reference(rules()), self.edition.name, scenario)
        return any(status_of(image, self.edition.name, scenario) in NOTICED for image in found)


def concerned(clauses: Iterable[str], scenario: Scenario) -> bool:
    """Whether a scenario is one of the clauses that a wrong rule concerns."""
    return not {*clauses}.isdisjoint((scenario.clause, *scenario.tags))


def counted(edition: Edition) -> Callable[[], Edition]:
    """The rules for one scenario after another, each of which may only take so many steps."""
    taken = 0
    real = edition.state_based_actions

    def between(game: Any) -> Any:
        nonlocal taken
        taken += 1
        if taken > STEPS:
            raise TooLong
        return real(game)

    rules = edition.amended(edition.name, state_based_actions=between)

    def fresh() -> Edition:
        nonlocal taken
        taken = 0
        return rules

    return fresh


_field = cache(ActField.of)
"""What a process needs for all that it is given."""


def _fates(ids: Sequence[str], name: str) -> list[OperatorFate]:
    field = _field(name)
    return [field.fate(field.operated[each]) for each in ids]


def fates(name: str, ids: Collection[str], crew: Crew) -> Iterator[OperatorFate]:
    """What becomes of each, as it becomes known. Raises NoCluster."""
    return shared(_fates, list(ids), crew, name)
