"""How two views of the TCG are compared, and two answers."""

from monosashi.games.interface import Comparison

COMPARISON = Comparison(
    free=("edition", "viewer", "cards", "timing"),
    unordered=("hand", "discard", "excluded", "waiting", "fought_on", "equipment", "in_use", "users", "targets"),
    by_id=("units",),
    ordered=("line_up.order",),
)
