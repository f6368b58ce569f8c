"""Whole games of the draft of 2018-08-29; their properties are looked at with those of all editions."""

from random import Random

import pytest

from monosashi.records.random_games import Position, play
from reference_engine import Malformed, edition, game, violations

RULES = edition("deus@2018-08-29")


def test_what_only_the_other_edition_has_is_malformed() -> None:
    position = first_asked("summoner")
    for plain in ({"do": "select", "cards": [], "summoner": ""}, {"do": "end_turn"}, {"do": "shuffle"}):
        with pytest.raises(Malformed):
            violations(RULES, position, position.pending.seat, game(RULES.name).answers.convert(plain))


def first_asked(kind: str) -> Position:
    """The first position of some game in which somebody is asked this."""
    found: list[Position] = []
    play(RULES, Random(1), look=lambda p: found.append(p) if p.pending and p.pending.kind == kind else None)
    return found[0]
