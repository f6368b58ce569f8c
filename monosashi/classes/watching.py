"""Watching scenarios being played: what each answer was given to, by whom, and what came of it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import reference_engine as engine
from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event


@dataclass
class Moment:
    """One answer of a scenario: what was on the table ``before`` it and ``after`` it.

    ``question`` was open; ``answer`` is missing where the action could not be read. ``broken`` are all clauses that a
    refused answer breaks, ``looked_for`` those under which the scenario says that it is refused. ``happened`` is
    everything up to the next question, what was drawn included.
    """

    seat: str
    act: str
    answer: Answer | None
    question: Decision | None
    before: Any
    after: Any = None
    accepted: bool = False
    broken: tuple[str, ...] = ()
    looked_for: tuple[str, ...] = ()
    happened: tuple[Event, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the question; nothing if the game was over."""
        return self.question.kind if self.question is not None else ""

    @property
    def asked(self) -> str:
        """The seat that the question was put to."""
        return self.question.seat if self.question is not None else ""

    @property
    def turn(self) -> int:
        """The number of the turn; always the same in a game that does not count them."""
        return int(getattr(self.before, "turn", 0))


@dataclass
class Play:
    """One scenario as it was played: the position it began with, its answers, and what it looked at.

    ``began`` has what happened on the way to the first question. ``looks`` counts the answers given before each look.
    """

    scenario: Scenario
    edition: Edition
    arrangement: dict[str, Any] = field(default_factory=dict)
    loaded: Any = None
    began: tuple[Event, ...] = ()
    moments: list[Moment] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)
    status: Status = Status.NOT_RUN


class Watched(Reference):
    """The reference, with somebody who looks on."""

    def __init__(self, rules: Edition, play: Play) -> None:
        """Note one scenario in ``play``."""
        super().__init__(rules)
        self.play = play
        self._happened: list[Event] = []

    def came_of(self, result: engine.Result) -> Any:
        """Whatever has happened belongs to the answer under way."""
        self._happened += result.events
        return super().came_of(result)

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table."""
        self.play.arrangement = position
        super().load(edition, position)
        self._begun()

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        reply = super().start(edition, start, chance)
        self._begun()
        return reply

    def _begun(self) -> None:
        self.play.loaded = self.position
        self.play.began = self._taken()

    def _taken(self) -> tuple[Event, ...]:
        happened = tuple(self._happened)
        self._happened.clear()
        return happened

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act."""
        before = self.position
        try:
            answer = engine.game(self.rules.name).answers.convert(action)
        except engine.Unreadable:
            answer = None
        moment = Moment(seat, str(action.get("do", "")), answer, before.pending, before)
        self._happened.clear()
        reply = super().apply(seat, action, chance)
        moment.accepted, moment.broken, moment.happened = reply.accepted, reply.clauses, self._taken()
        moment.after = self.position
        self.play.moments.append(moment)
        return reply

    def observe(self, viewer: str) -> Any:
        """What a viewer sees."""
        self.play.looks.append(len(self.play.moments))
        return super().observe(viewer)


class WatchedCase(Case):
    """A case that tells under which clause a scenario expects a refusal; of several, under which it was refused."""

    subject: Watched

    def refused_under(self, *clauses: str) -> None:
        """The last answer was refused, as the scenario says."""
        super().refused_under(*clauses)
        last = self.subject.play.moments[-1]
        last.looked_for = (*last.looked_for, *(clause for clause in clauses if clause in last.broken))


def watch(edition: Edition, scenarios: Iterable[Scenario]) -> Iterator[Play]:
    """Play scenarios by an edition, each from its beginning."""
    for scenario in scenarios:
        play = Play(scenario, edition)
        verdict = runner.play(WatchedCase(Watched(edition, play), edition.name), scenario)
        play.status = verdict.status
        yield play
