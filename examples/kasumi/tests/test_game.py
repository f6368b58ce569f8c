"""Whole games of Kasumi: whatever is played, they end, and no hand is seen by another player."""

from random import Random

import pytest
from kasumi.position import DECK, SEATED, Start
from kasumi.rules import FIRST

import reference_engine as engine


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_no_card_is_lost_and_hands_stay_secret(players: int) -> None:
    endings = set()
    for seed in range(30):
        random, position = Random(seed), engine.begin(FIRST, Start(players)).position
        while position.result is None:
            cards = [*position.stock, *position.pile, *(card for hand in position.hands.values() for card in hand)]
            assert sorted(cards) == sorted(DECK)
            for seat in SEATED[players]:
                seen = engine.view(FIRST, position, seat)
                assert (seen.stock, seen.pile) == (None, None)
                assert [other for other in seen.players if seen.players[other].hand is not None] == [seat]
            options = engine.legal(FIRST, position)
            position = engine.apply(FIRST, position, options.seat, options.sample(random)).position
        assert position.result.winner in SEATED[players]
        endings.add(position.result.clause)
    assert "kasumi.end.no_card" in endings
