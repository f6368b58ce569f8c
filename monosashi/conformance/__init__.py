"""The suite as pytest tests, one module a game, for ``pytest --pyargs``; see :mod:`monosashi.conformance.plugin`.

A package that brings a game brings such a module of its own, called ``conformance``.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from monosashi.conformance.plugin import judge

if TYPE_CHECKING:
    from monosashi.suite import Scenario
    from monosashi.verification.session import Session


def scenarios_of(game: str) -> Callable[..., None]:
    """One test for each scenario of a game, named by the scenario's id and marked with its clauses."""

    def test_scenario(request: pytest.FixtureRequest, scenario: "Scenario", measured: "Session | None") -> None:
        judge(request, scenario, measured)

    # The plugin gives it its scenarios: which, depends on the edition that is asked for.
    test_scenario.monosashi_game = game  # type: ignore[attr-defined]
    return test_scenario
