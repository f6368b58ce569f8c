"""How two views of Dungeon Command are compared, and two answers.

The order of a path counts, that of several moves and of what has been declared; those chosen have none.
Of the many paths to a square the reference lists one or two, and another implementation any.
"""

from monosashi.games.interface import Comparison

PATHS = ("move.path", "use_order.moves.path", "use_power.moves.path", "immediate.moves.path")

COMPARISON = Comparison(
    free=("edition", "viewer"),
    unordered=("creature_hand", "order_hand", "creature_discard", "order_discard", "attached", "used"),
    by_id=("creatures", "hits"),
    ordered=("use_order.moves", "use_power.moves", "immediate.moves", *PATHS),
    ends=PATHS,
)
