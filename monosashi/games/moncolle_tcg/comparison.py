"""What in a view of the TCG nothing has decided."""

from collections.abc import Iterator

from monosashi.kit.interface import Comparison
from reference_engine.moncolle_tcg.view import View
from reference_engine.monster_collection.position import SEATS


def not_lined_up(view: View) -> Iterator[str]:
    """The rows of the sides that have yet to line up: no rule says in which order units come into a battle."""
    if view.battle is not None:
        yield from (f"battle.line_ups[{seat}]" for seat in SEATS if seat not in view.battle.line_ups)


COMPARISON = Comparison(undecided=not_lined_up)
