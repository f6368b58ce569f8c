"""The suite as pytest tests, one module a ruleset, for ``pytest --pyargs``; see :mod:`monosashi.pytest_way.plugin`."""

from collections.abc import Callable
from typing import Any

import pytest

from monosashi import suite
from monosashi.pytest_way.plugin import judge
from monosashi.suite import Scenario
from monosashi.verification.session import Session


def scenarios_of(ruleset: str) -> Callable[..., None]:
    """One test for each scenario of a ruleset, named by the scenario's id and marked with its clauses."""

    def test_scenario(request: pytest.FixtureRequest, scenario: Scenario, measured: Session | None) -> None:
        judge(request, scenario, measured)

    # The plugin gives it its scenarios: which, depends on the edition that is asked for.
    test_scenario.monosashi_ruleset = ruleset  # type: ignore[attr-defined]
    return test_scenario


def parameters(name: str) -> list[Any]:
    """The scenarios that hold in an edition, or in the present one of a ruleset, as parameters of a test."""
    return [
        pytest.param(
            scenario,
            id=scenario.id,
            marks=[pytest.mark.clause(id=tag) for tag in dict.fromkeys(scenario.tags) if not suite.SPAN.match(tag)],
        )
        for scenario in suite.scenarios(name)
    ]
