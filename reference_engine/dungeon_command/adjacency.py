"""Squares next to each other, corners of walls, distance."""

from functools import cache

from reference_engine.dungeon_command.battlefield import Chart, square_name
from reference_engine.dungeon_command.position import Position, chart_of, enemies_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.judgement import judgement

STEPS = tuple((column, row) for row in (-1, 0, 1) for column in (-1, 0, 1) if (column, row) != (0, 0))


def neighbours(chart: Chart, square: str) -> tuple[str, ...]:
    """The up to eight squares around one.

    Clauses: dungeon_command.move.adjacent_steps
    """
    return _around(chart.places[square], chart.width, chart.height)


@cache
def _around(place: tuple[int, int], width: int, height: int) -> tuple[str, ...]:
    column, row = place
    around = ((column + right, row + up) for right, up in STEPS)
    return tuple(square_name(c, r) for c, r in around if 0 <= c < width and 0 <= r < height)


@cache
def beside(chart: Chart, square: str) -> tuple[str, ...]:
    """The squares that one is adjacent to: those around it, but not around the corner of a wall.

    Clauses: dungeon_command.ruling.adjacency
    """
    return tuple(there for there in neighbours(chart, square) if not around_corner(chart, square, there))


@cache
def next_to(chart: Chart, one: str, two: str) -> bool:
    """Whether two squares touch, diagonally too, whatever stands around."""
    return distance(chart, one, two) == 1


@cache
def around_corner(chart: Chart, one: str, two: str) -> bool:
    """Whether two squares touch diagonally and a wall stands on one of the two squares between them, or on both.

    Clauses: dungeon_command.move.no_corner_cut
    """
    (left, low), (right, high) = chart.places[one], chart.places[two]
    if left == right or low == high:
        return False
    return chart.has(square_name(left, high), "wall") or chart.has(square_name(right, low), "wall")


def distance(chart: Chart, one: str, two: str) -> int:
    """How many squares away one is from the other, walls ignored: the greater of columns and rows between them.

    Clauses: dungeon_command.ruling.distance
    """
    (left, low), (right, high) = chart.places[one], chart.places[two]
    return max(abs(left - right), abs(low - high))


@judgement
def adjacent(game: Context[Position], one: str, two: str) -> bool:
    """Whether squares are adjacent, for moving, for melee and for stopping: not around the corner of a wall.

    Clauses: dungeon_command.melee.adjacent, dungeon_command.ruling.adjacency, dungeon_command.zoc.any_enemy
    """
    return two in beside(chart_of(game.position), one)


@judgement
@once
def beside_enemy(game: Context[Position], seat: str, square: str) -> bool:
    """Whether a creature of a player would be adjacent to an enemy on that square; tapped ones count.

    Clauses: dungeon_command.zoc.any_enemy
    """
    return any(adjacent(game, square, enemy.square) for enemy in enemies_of(game, seat))
