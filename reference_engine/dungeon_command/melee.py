"""Melee attacks: an adjacent target, always hit."""

from reference_engine.dungeon_command import adjacency
from reference_engine.dungeon_command.cards import AttackKind
from reference_engine.dungeon_command.position import Creature, Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement


@judgement
def not_adjacent(game: Context[Position], user: Creature, kind: AttackKind, target: str) -> str | None:
    """A melee attack needs an adjacent target, not one behind the corner of a wall.

    Clauses: dungeon_command.melee.adjacent
    """
    if kind != "melee" or target == user.card:
        return None
    there = game.position.creatures[target].square
    if adjacency.adjacent(game, user.square, there):
        return None
    return f"{target} on {there} is not adjacent to {user.card} on {user.square}"
