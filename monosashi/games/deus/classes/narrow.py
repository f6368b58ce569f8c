"""Ways to narrow wrong rules that only Deus has: whose turn it is, which side, which battle, who takes part."""

from collections.abc import Iterator
from functools import partial

from monosashi.games.deus.classes.story import intercepted
from monosashi.mutants.narrowing.choosing import Now
from monosashi.mutants.narrowing.ways import Way
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import SEATS, units_in


def ways(_edition: Edition) -> Iterator[Way]:
    """Whose turn it is, which side answers, how the battle came about, which one of the turn, and who is in it."""
    for seat in SEATS:
        yield Way(f"turn_{seat}", "seats", f"in {seat}'s turns", partial(_in_turn_of, seat))
    yield Way("marching_side", "sides of a battle", "in a battle, when the marching side answers", partial(_side, True))
    yield Way(
        "defending_side", "sides of a battle", "in a battle, when the defending side answers", partial(_side, False)
    )
    yield Way("intercepted", "sides of a battle", "in a battle after an intercept", partial(_met, True))
    yield Way("not_intercepted", "sides of a battle", "in a battle without an intercept", partial(_met, False))
    yield Way("second_battle", "second of two", "from the second battle of a turn on", _second_battle)
    yield Way(
        "with_summoned", "ways in", "in a battle with a unit summoned instantly", partial(_with, "instantly_summoned")
    )
    yield Way(
        "with_entered", "ways in", "in a battle with a unit that came by an effect", partial(_with, "entered_by_effect")
    )


def _in_turn_of(seat: str, now: Now) -> bool:
    return bool(now.position.marching == seat)


def _side(marching: bool, now: Now) -> bool:
    return bool(now.position.battle) and (now.seat == now.position.marching) is marching


def _met(by_intercept: bool, now: Now) -> bool:
    return bool(now.position.battle) and intercepted(now.position) is by_intercept


def _second_battle(now: Now) -> bool:
    return now.taken["battle/begin_battle"] > 1


def _with(mark: str, now: Now) -> bool:
    area = now.position.battle
    return bool(area) and any(getattr(unit, mark) for unit in units_in(now.position, area))
