"""The quick timing (page 20): effects used before the initiative is decided, which nobody can counter."""

from reference_engine.deus.battle import cut_short
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import opponent


def marching_side_quick(game: Context[Position], battle: Battle) -> Next:
    """The marching side uses its quick effects one at a time.

    Clauses: deus.battle.quick.marching_first
    """
    seat = game.position.marching
    return cut_short(game, battle) or Decision(seat, "quick", "deus.battle.quick.marching_first", about=battle.area)


def defending_side_quick(game: Context[Position], battle: Battle) -> Next:
    """After that the defending side uses its own.

    Clauses: deus.battle.quick.defender_after, deus.ruling.quick_sides_in_blocks
    """
    seat = opponent(game.position.marching)
    return cut_short(game, battle) or Decision(seat, "quick", "deus.battle.quick.defender_after", about=battle.area)
