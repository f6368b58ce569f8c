"""The kill matrix: what is left out of playing could not have been noticed; what is kept is what was played."""

from random import Random

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import measuring
from monosashi.subjects.status import Status

SAMPLE = 150


@pytest.mark.parametrize("edition", engine.editions())
def test_what_is_not_played_passes(edition: str) -> None:
    """Scenarios drawn by chance, and for each some wrong rules that it is said to pass on: it does."""
    chance = Random(edition)
    scenarios = chance.sample(suite.scenarios(edition), 12)
    rules = measuring.wrong_rules(edition)
    able = dict(measuring.likely(edition, [scenario.id for scenario in scenarios], 1))
    for scenario in scenarios:
        others = sorted(rules.keys() - able[scenario.id])
        assert len(others) > len(rules) // 2
        for identity in chance.sample(others, SAMPLE):
            wrong = rules[identity].bend(engine.edition(edition))
            assert measuring.verdict_on(edition, wrong, scenario).status is Status.PASS, (identity, scenario.id)
