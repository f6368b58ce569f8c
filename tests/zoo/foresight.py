"""What a scenario will ask of an engine: it is played on the reference, with a note of everything that happens."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from monosashi import suite
from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.suite.controls import controls
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine import GAMES

DEUS = "deus@2.00"


class Event(NamedTuple):
    """Something asked: ``what`` is the method or, for apply, what was done; ``before`` and ``after`` are positions."""

    what: str
    by: str = ""
    asked: Any = None
    reply: Reply | None = None
    chance: tuple[Chance, ...] = ()
    before: Any = None
    after: Any = None

    @property
    def accepted(self) -> bool:
        """Whether an action was accepted; a start is no action."""
        return self.reply is not None and self.reply.accepted and self.what != "start"

    @property
    def refused(self) -> bool:
        """Whether an action was refused."""
        return self.reply is not None and not self.reply.accepted


class Trace(NamedTuple):
    """A scenario, the capabilities it needs, and what happens in it on the reference."""

    scenario: Scenario
    capabilities: frozenset[str]
    events: tuple[Event, ...]

    @property
    def sentences(self) -> list[str]:
        """Its sentences."""
        return [step.text for step in self.scenario.steps]


class Watched(Reference):
    """The reference under observation."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []

    def load(self, edition: str, position: dict[str, Any]) -> None:
        super().load(edition, position)
        self.events.append(Event("load", asked=position, after=self.position))

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        reply = super().start(edition, start, chance)
        used = tuple(chance[: reply.drawn])
        self.events.append(Event("start", asked=start, reply=reply, chance=used, after=self.position))
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        before = self.position
        reply = super().apply(seat, action, chance)
        used = tuple(chance[: reply.drawn])
        self.events.append(Event(action["do"], seat, action, reply, used, before, self.position))
        return reply

    def legal(self) -> list[dict[str, Any]]:
        self.events.append(Event("legal"))
        return super().legal()

    def observe(self, viewer: str) -> Any:
        self.events.append(Event("observe", viewer, after=self.position))
        return super().observe(viewer)


@cache
def traces(game: str = "deus") -> dict[str, Trace]:
    """Scenarios and controls by id; each is played when it is asked for."""
    return _Traces(game, {scenario.id: scenario for scenario in (*suite.scenarios(game), *controls(game))})


class _Traces(dict[str, Trace]):
    def __init__(self, game: str, scenarios: dict[str, Scenario]) -> None:
        super().__init__()
        self.edition = [*GAMES[game].editions][-1]
        self.scenarios = scenarios

    def __missing__(self, name: str) -> Trace:
        scenario = self.scenarios[name]
        watched = Watched()
        case = Case(watched, self.edition)
        runner.play(case, scenario)
        self[name] = Trace(scenario, frozenset(case.capabilities), tuple(watched.events))
        return self[name]
