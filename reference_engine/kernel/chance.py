"""The act of chance: what dice and shuffles may show."""

from collections.abc import Iterator
from random import Random
from typing import Any

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Drawn


def chance_faults(game: Context[Any], seat: str, answer: Any) -> Iterator[str]:
    """How the outcomes given for chance fail to be outcomes of the draws asked for."""
    draws = game.position.pending.draws
    if seat != CHANCE or len(answer.outcomes) != len(draws):
        yield f"{len(draws)} draws are asked for, {len(answer.outcomes)} outcomes were given"
        return
    for draw, outcome in zip(draws, answer.outcomes, strict=True):
        if draw.kind == "die":
            if not isinstance(outcome, int) or isinstance(outcome, bool) or not 1 <= outcome <= draw.sides:
                yield f"the {draw.name} of {draw.seat} shows a face from 1 to {draw.sides}, not {outcome!r}"
        elif not isinstance(outcome, tuple) or sorted(outcome) != sorted(draw.among):
            yield f"the {draw.name} of {draw.seat} must hold each of its {len(draw.among)} cards once"


def chance_sample(game: Context[Any], _seat: str, random: Random) -> Any:
    """Fair outcomes for the draws asked for."""
    outcomes: list[int | tuple[str, ...]] = []
    for draw in game.position.pending.draws:
        if draw.kind == "die":
            outcomes.append(random.randint(1, draw.sides))
        else:
            order = list(draw.among)
            random.shuffle(order)
            outcomes.append(tuple(order))
    return Drawn(tuple(outcomes))
