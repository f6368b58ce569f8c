"""Controls: scenarios that demand something false, mixed into every run.

They stand in ``features/<game>/controls/``. Nothing tells an implementation which scenarios they are. One that
passes shows that the run proves nothing, be it the implementation's doing or the kit's. One counts as caught that
fails at its false sentence; where an engine ends before, another control takes its place.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

from msgspec.structs import replace

from monosashi import suite
from monosashi.rulebook.folders import features_of
from monosashi.suite.reading import Scenario

CONTROL = "control"
"""What controls have in the place of a clause."""

SCENARIOS_PER_CONTROL = 50
"""One control is played for so many scenarios, and no fewer than MIN_CONTROLS."""

MIN_CONTROLS = 3


@cache
def controls(game: str) -> tuple[Scenario, ...]:
    """Every control of a game, in the order of its files."""
    files = sorted((features_of(game) / "controls").glob("*.feature"))
    return tuple(
        replace(scenario, id=f"{CONTROL}/{suite.slug(scenario.name)}", clause=CONTROL)
        for file in files
        for scenario in suite.read(file)
    )


def mixed(scenarios: Sequence[Scenario], among: Sequence[Scenario], chance: Random | None = None) -> list[Scenario]:
    """The scenarios in their order, with controls spread evenly among them; ``chance`` draws which, and the order.

    >>> mixed(["a", "b", "c"], [])
    ['a', 'b', 'c']
    """
    number = min(len(among), max(MIN_CONTROLS, len(scenarios) // SCENARIOS_PER_CONTROL))
    if not number:
        return list(scenarios)
    # From all over the list, so that a short run does not always have the same kind.
    chosen = [among[index * len(among) // number] for index in range(number)]
    if chance:
        chosen, scenarios = chance.sample(among, number), chance.sample(scenarios, len(scenarios))
    order: list[Scenario] = []
    for index, control in enumerate(chosen):
        first, last = (len(scenarios) * (index + part) // number for part in (0, 1))
        middle = (first + last + 1) // 2
        order += [*scenarios[first:middle], control, *scenarios[middle:last]]
    return order
