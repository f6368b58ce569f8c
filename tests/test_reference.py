"""The reference engine obeys every scenario; each as a test of its own, in pytest-bdd's way: ``pytest features``."""

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import runner


@pytest.mark.parametrize("edition", engine.editions())
def test_the_reference_obeys_every_scenario(edition: str) -> None:
    folder = f"features/{engine.game(edition).name}"
    every = suite.scenarios(edition)
    assert every
    played = list(runner.run(Reference(), edition, every))
    assert [scenario.id for scenario, _ in played] == [scenario.id for scenario in every]
    faults = [
        f"{verdict.status}: {scenario.id}, {folder}/{verdict.file}:{verdict.line}: {verdict.step}: {verdict.message}"
        for scenario, verdict in played
        if verdict.status is not Status.PASS
    ]
    assert not faults, "\n".join(faults)
