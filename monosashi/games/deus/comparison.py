"""How two views of Deus are compared, and two answers."""

from monosashi.kit.interface import Comparison

COMPARISON = Comparison(
    free=("edition", "viewer", "cards", "half_decks", "timing"),
    unordered=("hand", "discard", "tokens", "control_markers", "battle_markers", "in_use", "users", "targets"),
    by_id=("units",),
    ordered=("line_up.order", "use.tokens", "trigger.tokens"),
)
