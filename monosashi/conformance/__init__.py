"""The suite as pytest tests, one module a ruleset, for ``pytest --pyargs``; see :mod:`monosashi.pytest_plugin`."""

from collections.abc import Callable

import pytest

from monosashi import suite
from monosashi.measure import Measurement
from monosashi.pytest_plugin import judge
from monosashi.suite import Scenario


def scenarios_of(ruleset: str) -> Callable[..., None]:
    """One test for each scenario of a ruleset, named by the scenario's id and marked with its clauses."""
    every = [
        pytest.param(
            scenario, id=scenario.id, marks=[pytest.mark.clause(id=tag) for tag in dict.fromkeys(scenario.tags)]
        )
        for scenario in suite.scenarios(ruleset)
    ]

    @pytest.mark.parametrize("scenario", every)
    def test_scenario(request: pytest.FixtureRequest, scenario: Scenario, measured: Measurement | None) -> None:
        judge(request, scenario, measured)

    return test_scenario
