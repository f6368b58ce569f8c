"""What scenarios ask for: the positions that they load, and how they end there."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.lines import as_plain
from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.controls import controls
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

Document = dict[str, Any]

Progress = Callable[[], object]


class Goal(NamedTuple):
    """A scenario, the position that it loads, that position with nothing left out, and how the scenario ends there."""

    scenario: Scenario
    position: Document
    whole: Document
    ending: tuple[Status, int]
    tries: bool


class _Probe(Reference):
    """The reference, with a note of what was put on the table first."""

    first: Document | None = None
    started = False

    def load(self, edition: str, position: Document) -> None:
        """Put a quiet position on the table."""
        self.first = self.first or as_plain(position)
        super().load(edition, position)

    def start(self, edition: str, start: Document, chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        reply = super().start(edition, start, chance)
        if reply.accepted and not self.started:
            self.started, self.first = True, as_plain(start)
        return reply


class _ProbeCase(Case):
    tries = False

    def try_to_load(self) -> None:
        """Load the position, which may be turned down."""
        self.tries = True
        super().try_to_load()


class Wanted(NamedTuple):
    """All scenarios of an edition that load a position, what is asked there, and how games begin in the others."""

    goals: tuple[Goal, ...]
    questions: frozenset[str]
    starts: tuple[Document, ...]


def every_scenario(edition: str) -> tuple[Scenario, ...]:
    """The scenarios of an edition, controls included."""
    return (*suite.scenarios(edition), *controls(edition.partition("@")[0]))


def wanted(rules: Edition, scenarios: Sequence[Scenario], advance: Progress = lambda: None) -> Wanted:
    """What scenarios ask for."""
    goals, starts, questions = [], [], set[str]()
    for scenario in scenarios:
        probe = _Probe(rules)
        case = _ProbeCase(probe, rules.name)
        ended = ending(runner.play(case, scenario))
        if probe.started:
            starts.append(probe.first or {})
        elif probe.first is not None:
            whole, question = _whole(rules, probe.first)
            questions.add(question)
            goals.append(Goal(scenario, probe.first, whole, ended, case.tries))
        advance()
    return Wanted(
        tuple(goals), frozenset(questions), tuple(each for n, each in enumerate(starts) if each not in starts[:n])
    )


def _whole(rules: Edition, position: Document) -> tuple[Document, str]:
    """A position with what it leaves out, and what is asked there; as it is, if it cannot be."""
    try:
        begun = engine.begin(rules, position).position
    except engine.Unreadable:
        return position, ""
    if begun.pending is None or begun.pending.seat == CHANCE:
        return position, ""
    return kit(rules.name).arranged(rules, begun), begun.pending.kind


def ending(verdict: Any) -> tuple[Status, int]:
    """How a scenario ended, and at which line."""
    return verdict.status, verdict.line
