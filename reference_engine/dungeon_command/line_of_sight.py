"""Line of sight: a straight line from inside one square to inside another that touches no wall.

Everything is worked out in whole numbers, so that a line that touches a corner is known from one that just misses it.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from reference_engine.dungeon_command.battlefield import Chart
from reference_engine.dungeon_command.position import Position, chart_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement

Point = tuple[int, int]
Line = tuple[Point, Point]
Square = tuple[int, int]
Walls = frozenset[Square]
Proof = tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]

TENTH = 1_000_000
"""How many units a tenth of a square's width has; a line that is turned away from a corner moves by few of them."""

SCALE = 10 * TENTH
"""A square is so many units wide."""

SAMPLES = (1, 3, 5, 7, 9)
"""Where, in tenths along either side of a square, lines begin and end: five by five points.

Clauses: dungeon_command.ranged.los_definition
"""


@judgement
def in_sight(game: Context[Position], one: str, two: str) -> bool:
    """Whether there is line of sight between two squares; creatures and other terrain do not matter.

    Clauses: dungeon_command.ranged.los_definition, dungeon_command.ranged.creatures_transparent,
        dungeon_command.ruling.sampled_sight
    """
    return sight_line(chart_of(game.position), game.edition.switches["los_mode"], one, two) is not None


def sight_line(chart: Chart, mode: str, one: str, two: str) -> Proof | None:
    """A line that proves that there is line of sight, from inside one square to inside the other; None without one.

    Its points are counted in squares from the map's lower left corner. ``mode`` is a reading of ``los_mode``. Each pair
    of squares is looked at once for a map, from the same end.
    """
    first, second = sorted((chart.places[one], chart.places[two]))
    found = _seen(walls_between(chart, first, second), mode, first, second)
    return found if found is None or chart.places[one] == first else (found[1], found[0])


def walls_between(chart: Chart, one: Square, two: Square) -> Walls:
    """The walls that a line between two squares may touch."""
    (left, right), (low, high) = sorted((one[0], two[0])), sorted((one[1], two[1]))
    over, up = two[0] - one[0], two[1] - one[1]
    return frozenset(
        (column, row)
        for column, row in _walls(chart.width, tuple("wall" in meanings for meanings in chart.squares.values()))
        if left <= column <= right
        and low <= row <= high
        and abs(over * (row - one[1]) - up * (column - one[0])) < abs(over) + abs(up)
    )


@cache
def _walls(width: int, are_walls: tuple[bool, ...]) -> Walls:
    return frozenset((index % width, index // width) for index, is_wall in enumerate(are_walls) if is_wall)


@cache
def _seen(walls: Walls, mode: str, one: Square, two: Square) -> Proof | None:
    lines = _sampled(one, two) if mode == "sampled" or one == two else _exact(walls, one, two)
    for line in lines:
        if not any(touches(line, wall) for wall in walls):
            return _within(line, one), _within(line, two)
    return None


def _sampled(one: Square, two: Square) -> Iterator[Line]:
    """Every line between the sample points of two squares, those between their middles first."""
    middle_first = sorted(product(SAMPLES, SAMPLES), key=lambda at: (at[0] - 5) ** 2 + (at[1] - 5) ** 2)
    for (a, b), (c, d) in product(middle_first, middle_first):
        yield (
            (SCALE * one[0] + TENTH * a, SCALE * one[1] + TENTH * b),
            (SCALE * two[0] + TENTH * c, SCALE * two[1] + TENTH * d),
        )


def _exact(walls: Walls, one: Square, two: Square) -> Iterator[Line]:
    """Lines through both squares, among which there is a free one if any line is free.

    A free line can be turned and pushed until it meets two corners; so each pair of corners is tried, with the line
    a little to either side of each.
    """
    corners = sorted({corner for square in (one, two, *walls) for corner in _corners(square)})
    for index, (x1, y1) in enumerate(corners):
        for x2, y2 in corners[index + 1 :]:
            aside_x, aside_y = (y1 - y2) // TENTH, (x2 - x1) // TENTH
            for side, other_side in product((-1, 1), repeat=2):
                line = (
                    (x1 + side * aside_x, y1 + side * aside_y),
                    (x2 + other_side * aside_x, y2 + other_side * aside_y),
                )
                if _passes_inside(line, one) and _passes_inside(line, two):
                    yield line


def _corners(square: Square) -> list[Point]:
    return [(SCALE * (square[0] + right), SCALE * (square[1] + up)) for right in (0, 1) for up in (0, 1)]


def touches(line: Line, wall: Square) -> bool:
    """Whether a line between two squares touches the square of a wall between them, edges and corners included.

    Before the one square and beyond the other the line leads away from everything between them, so that it does not
    matter how long it is.

    >>> middles = (5 * TENTH, 5 * TENTH), (45 * TENTH, 5 * TENTH)
    >>> touches(middles, (2, 0)), touches(middles, (2, 1))
    (True, False)
    """
    away, half = _from_middle(line, wall)
    return away <= half


def _passes_inside(line: Line, square: Square) -> bool:
    away, half = _from_middle(line, square)
    return away < half


def _from_middle(line: Line, square: Square) -> tuple[int, int]:
    """How far a line passes from a square's middle, and how far it would if it just touched the square.

    Both are multiplied by the line's length.
    """
    (x1, y1), (x2, y2) = line
    over, up = x2 - x1, y2 - y1
    half = SCALE // 2
    away = over * (SCALE * square[1] + half - y1) - up * (SCALE * square[0] + half - x1)
    return abs(away), half * (abs(over) + abs(up))


def _within(line: Line, square: Square) -> tuple[Fraction, Fraction]:
    """The middle, in squares, of the part of a line that is inside a square that it passes through."""
    start, end = line
    runs = [(end[axis] - start[axis], SCALE * square[axis] - start[axis]) for axis in (0, 1)]
    crossed = [sorted((Fraction(low, run), Fraction(low + SCALE, run))) for run, low in runs if run]
    if not crossed:
        return Fraction(start[0], SCALE), Fraction(start[1], SCALE)
    at = (max(enters for enters, _ in crossed) + min(leaves for _, leaves in crossed)) / 2
    return (start[0] + runs[0][0] * at) / SCALE, (start[1] + runs[1][0] * at) / SCALE
