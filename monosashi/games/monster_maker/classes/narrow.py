"""Ways to narrow wrong rules that only Monster Maker has: whose turn it is, how many play, which window it is."""

from collections.abc import Iterator
from functools import partial

from monosashi.games.monster_maker.classes.table import WINDOWS
from monosashi.mutants.narrowing.choosing import Now
from monosashi.mutants.narrowing.ways import Way
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import CLOCKWISE


def ways(_edition: Edition) -> Iterator[Way]:
    """Whose turn it is, whether others answer, how many sit at the table, and in which window."""
    for seat in CLOCKWISE:
        yield Way(f"turn_{seat}", "seats", f"in {seat}'s turns", partial(_in_turn_of, seat))
    yield Way("turn_player", "round the table", "when the turn player answers", partial(_own, True))
    yield Way("others", "round the table", "when another than the turn player answers", partial(_own, False))
    for size in (2, 3, 4):
        yield Way(f"of_{size}", "round the table", f"at a table of {size}", partial(_size, size))
    for window in WINDOWS:
        yield Way(window, "windows", f"in the {window.replace('_', ' ')}", partial(_in, window))
    yield Way("in_battle", "windows", "in a battle", _in_battle)


def _in_turn_of(seat: str, now: Now) -> bool:
    return bool(now.position.turn_player == seat)


def _own(own: bool, now: Now) -> bool:
    return (now.seat == now.position.turn_player) is own


def _size(size: int, now: Now) -> bool:
    return len(now.position.order) == size


def _in(step: str, now: Now) -> bool:
    return any(frame.name == "turn" and frame.step == step for frame in now.position.stack)


def _in_battle(now: Now) -> bool:
    return any(frame.name == "battle" for frame in now.position.stack)
