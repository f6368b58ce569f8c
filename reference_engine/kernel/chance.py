"""The act of chance: what dice and shuffles may show."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Drawn
from reference_engine.kernel.edition import Act, Incomplete
from reference_engine.kernel.procedure import Next, Procedure

WRONG_CARDS_NAMED = 5
"""How many cards are named of those that are wrong in a sequence."""


def chance_faults(game: Context[Any], seat: str, answer: Any) -> Iterator[str]:
    """How the results given for chance fail to be results of the draws asked for."""
    draws = game.position.pending.draws
    if seat != CHANCE or len(answer.results) != len(draws):
        yield f"{len(draws)} draws are asked for, {len(answer.results)} results were given"
        return
    for draw, result in zip(draws, answer.results, strict=True):
        if draw.kind == "die":
            if not isinstance(result, int) or isinstance(result, bool) or not 1 <= result <= draw.sides:
                yield f"the {draw.name} of {draw.seat} shows a face from 1 to {draw.sides}, not {result!r}"
        elif not isinstance(result, tuple) or sorted(result) != sorted(draw.among):
            told = f"the {draw.name} of {draw.seat} must hold each of its {len(draw.among)} cards once"
            yield f"{told}: {_misfits(result, draw.among)}"


def _misfits(result: object, among: tuple[str, ...]) -> str:
    """How a sequence of cards is not the one that it should be."""
    if not isinstance(result, tuple):
        return f"it is {result!r}"
    counts = Counter(result)
    groups = {
        "more than once": [card for card, count in counts.items() if count > 1 and card in among],
        "missing": [card for card in among if card not in counts],
        "none of them": [card for card in counts if card not in among],
    }
    told = [f"it has {len(result)}"]
    for how, cards in groups.items():
        if cards:
            rest = f" and {len(cards) - WRONG_CARDS_NAMED} more" if len(cards) > WRONG_CARDS_NAMED else ""
            told.append(f"{how}: {', '.join(map(repr, cards[:WRONG_CARDS_NAMED]))}{rest}")
    return ", ".join(told)


def chance_sample(game: Context[Any], _seat: str, random: Random) -> Any:
    """Fair results for the draws asked for."""
    results: list[int | tuple[str, ...]] = []
    for draw in game.position.pending.draws:
        if draw.kind == "die":
            results.append(random.randint(1, draw.sides))
        else:
            order = list(draw.among)
            random.shuffle(order)
            results.append(tuple(order))
    return Drawn(tuple(results))


def chance_answers(game: Context[Any], frame: Procedure, _seat: str, answer: Drawn) -> Next:
    """Dice and shuffles go to the step that asked for them; the procedure still waits in it."""
    taken = game.edition.drawn.get((frame.name, frame.step))
    if taken is None:
        raise Incomplete(f"{frame.name}/{frame.step} asks chance: drawn has no such entry, which says what comes of it")
    return taken(game, frame, answer.results)


DRAW = Act(perform=chance_answers, faults=chance_faults, sample=chance_sample)
