"""How many sequences of answers there are.

A sequence is as long as it has answers. Whoever is asked gives one of the listed answers, see
:class:`reference_engine.kernel.legality.Legal`. Chance is asked, too: dice that are thrown together are one answer,
which shows a face each, and every combination of faces is one. Shuffles leave the cards as they are: their orders
would drown all else. A game that is over goes no further, so it is in no longer sequence.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

import reference_engine as engine
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn
from reference_engine.kernel.edition import Edition

Position = Any


def is_for_chance(position: Position) -> bool:
    """Whether dice or shuffles are to be answered."""
    return position.result is None and position.pending is not None and position.pending.seat == CHANCE


def answers(rules: Edition, position: Position) -> Iterator[Answer]:
    """Every answer that is counted in a position, in a stable order."""
    if is_for_chance(position):
        yield from (Drawn(results) for results in product(*map(_shown, position.pending.draws)))
    else:
        yield from engine.legal(rules, position)


def _shown(draw: Draw) -> Sequence[int | tuple[str, ...]]:
    return range(1, draw.sides + 1) if draw.kind == "die" else (draw.among,)


def number_of_answers(rules: Edition, position: Position) -> int:
    """How many answers are counted in a position."""
    if is_for_chance(position):
        return prod(len(_shown(draw)) for draw in position.pending.draws)
    return len(engine.legal(rules, position))


def counts(rules: Edition, position: Position, depth: int, advance: Callable[[], object] = lambda: None) -> list[int]:
    """How many sequences of 1, 2, … ``depth`` answers there are; ``advance`` is called after each first answer."""
    if depth == 1:
        return [number_of_answers(rules, position)]
    found = [0] * depth
    for answer in answers(rules, position):
        found[0] += 1
        after = engine.apply(rules, position, position.pending.seat, answer).position
        for length, count in enumerate(counts(rules, after, depth - 1), 1):
            found[length] += count
        advance()
    return found
