"""Ranged attacks: a printed range, a line of sight."""

from reference_engine.dungeon_command import adjacency, line_of_sight, values
from reference_engine.dungeon_command.cards import AttackKind
from reference_engine.dungeon_command.position import Creature, Position, chart_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement


@judgement
def out_of_range(
    game: Context[Position], user: Creature, kind: AttackKind, target: str, reach: int | None = None
) -> str | None:
    """A ranged attack needs a printed ranged value and a target within so many squares, walls ignored.

    One of fixed damage has a ``reach`` of its own, and needs nothing printed.

    Clauses: dungeon_command.ranged.range, dungeon_command.ruling.ranged_adjacent
    """
    if kind != "ranged" or target == user.card:
        return None
    if not reach and values.ranged(game, user) is None:
        return f"{user.card} has no ranged attack"
    there = game.position.creatures[target].square
    away = adjacency.distance(chart_of(game.position), user.square, there)
    reach = reach or values.reach(game, user)
    return f"{target} is {away} squares away, the range is {reach}" if away > reach else None


@judgement
def out_of_sight(game: Context[Position], user: Creature, kind: AttackKind, target: str) -> str | None:
    """A ranged attack needs line of sight to the target; creatures and terrain other than walls do not block it.

    Clauses: dungeon_command.ranged.los, dungeon_command.ranged.creatures_transparent
    """
    if kind != "ranged" or target == user.card:
        return None
    there = game.position.creatures[target].square
    if line_of_sight.in_sight(game, user.square, there):
        return None
    return f"walls stand between {user.square} and {there}"
