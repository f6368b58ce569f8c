"""Whole games of Kasumi: whatever is played, they end, and no hand is seen by the other player."""

from random import Random

import reference_engine as engine
from monosashi.games import kit

RULES = [*kit("kasumi").game.editions.values()][-1]


def test_games_end_and_hands_stay_secret() -> None:
    for seed in range(20):
        random, position = Random(seed), engine.begin(RULES).position
        while position.result is None:
            for seat, other in (("south", "north"), ("north", "south")):
                assert engine.view(RULES, position, seat).players[other].hand is None
            options = engine.legal(RULES, position)
            position = engine.apply(RULES, position, options.seat, options.sample(random)).position
        assert position.result.winner in ("south", "north")
