"""Answers near a lawful one: another seat, another act, one field changed."""

from random import Random
from typing import Any

import msgspec
from game_laws import Laws

from monosashi.differential.bending import Bender, Plain
from monosashi.records.random_games import Position
from monosashi.subjects.lines import Move
from reference_engine import Unreadable
from reference_engine.kernel.decision import act_of


def bent_answer(laws: Laws, chance: Random, move: Move) -> tuple[str, Any]:
    """Another seat, or another answer near the one given; none if it is no answer at all."""
    bender = Bender(chance, lambda key: some_name(laws, chance, move.before, key))
    seat = chance.choice(laws.everybody) if chance.random() < 0.1 else move.seat
    plain = {**fields_of(laws, act_of(move.answer)), **msgspec.to_builtins(move.answer)}
    if chance.random() < 0.15:
        plain = bender.filled(chance.choice(laws.plain_answers))
    for _ in range(chance.choice((1, 1, 2))):
        plain = bender.bent(plain)
    try:
        return seat, laws.answer_of(plain)
    except Unreadable:
        return seat, None


def fields_of(laws: Laws, act: str) -> Plain:
    """Every field that an act may have; an answer is told without those that say nothing."""
    return next((plain for plain in laws.plain_answers if plain["do"] == act), {})


def some_name(laws: Laws, chance: Random, position: Position, key: str = "") -> str:
    """A word for that field, or any that the game knows of, or nothing known."""
    if key in laws.words and chance.random() < 0.9:
        return chance.choice(laws.words[key])
    names = chance.choice((*(names for names in laws.names(position) if names), ("nobody",)))
    return str(chance.choice(names))
