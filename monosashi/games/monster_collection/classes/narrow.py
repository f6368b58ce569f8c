"""Ways to narrow wrong rules that all Monster Collection games have: whose turn, which side, who is in the battle."""

from collections.abc import Iterator
from functools import partial

from monosashi.mutants.narrowing.choosing import Now
from monosashi.mutants.narrowing.ways import Way
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import SEATS, units_in


def ways(_edition: Edition) -> Iterator[Way]:
    """Whose turn it is, which side answers, which battle of the turn it is, and who came into it in the midst."""
    for seat in SEATS:
        yield Way(f"turn_{seat}", "seats", f"in {seat}'s turns", partial(_in_turn_of, seat))
    yield Way("marching_side", "sides of a battle", "in a battle, when the marching side answers", partial(_side, True))
    yield Way(
        "defending_side", "sides of a battle", "in a battle, when the defending side answers", partial(_side, False)
    )
    yield Way("second_battle", "second of two", "from the second battle of a turn on", _second_battle)
    yield Way(
        "with_summoned",
        "ways in",
        "in a battle with a unit summoned instantly",
        partial(with_unit, "instantly_summoned"),
    )


def _in_turn_of(seat: str, now: Now) -> bool:
    return bool(now.position.marching == seat)


def _side(marching: bool, now: Now) -> bool:
    return bool(now.position.battle) and (now.seat == now.position.marching) is marching


def _second_battle(now: Now) -> bool:
    return now.taken["battle/begin_battle"] > 1


def with_unit(mark: str, now: Now) -> bool:
    """Whether some unit in the battle under way has a mark."""
    area = now.position.battle
    return bool(area) and any(getattr(unit, mark) for unit in units_in(now.position, area))
