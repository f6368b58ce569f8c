"""How two views of Dungeon Command are compared, and two answers.

The order of a path counts, that of several moves, of targets (an attack's comes first) and of what has been declared.
"""

from monosashi.games.interface import Comparison

COMPARISON = Comparison(
    free=("edition", "viewer"),
    unordered=("creature_hand", "order_hand", "creature_discard", "order_discard", "attached", "used"),
    by_id=("creatures", "hits"),
    ordered=(
        *("move.path", "use_order.targets", "use_order.moves", "use_power.targets", "use_power.moves"),
        *("immediate.targets", "immediate.moves"),
    ),
)
