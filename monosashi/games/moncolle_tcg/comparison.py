"""How two views of the TCG are compared, and two answers."""

from collections.abc import Iterator

from monosashi.kit.interface import Comparison
from reference_engine.moncolle_tcg.view import View
from reference_engine.monster_collection.position import SEATS


def not_lined_up(view: View) -> Iterator[str]:
    """The rows of the sides that have yet to line up: no rule says in which order units come into a battle."""
    if view.battle is not None:
        yield from (f"battle.line_ups[{seat}]" for seat in SEATS if seat not in view.battle.line_ups)


COMPARISON = Comparison(
    free=("edition", "viewer", "cards", "timing"),
    unordered=("hand", "discard", "excluded", "waiting", "fought_on", "equipment", "in_use", "users", "targets"),
    by_id=("units",),
    ordered=("line_up.order",),
    undecided=not_lined_up,
)
