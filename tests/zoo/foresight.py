"""What a scenario will ask of an engine: it is played on the reference, with a note of everything that happens."""

from functools import cache
from typing import NamedTuple

from monosashi import suite
from monosashi.suite import Scenario
from monosashi.suite.controls import controls
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.watched import WatchedCall, WatchedReference
from reference_engine import GAMES

DEUS = "deus@2.00"


class Trace(NamedTuple):
    """A scenario, the capabilities it needs, and what happens in it on the reference."""

    scenario: Scenario
    capabilities: frozenset[str]
    events: tuple[WatchedCall, ...]

    @property
    def sentences(self) -> list[str]:
        """Its sentences."""
        return [step.text for step in self.scenario.steps]


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
        watched = WatchedReference()
        case = Case(watched, self.edition)
        runner.play(case, scenario)
        events = (each for each in watched.asked if each.is_taken or each.method in ("legal", "observe"))
        self[name] = Trace(scenario, frozenset(case.capabilities), tuple(events))
        return self[name]
