"""Line of sight: a straight line from inside one square to inside another that touches no wall."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from reference_engine.dungeon_command.battlefield import Chart
from reference_engine.dungeon_command.position import Position, chart_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement

Number = int | Fraction
Point = tuple[Number, Number]
Square = tuple[int, int]
Walls = frozenset[Square]

SCALE = 10
"""A square is so many units wide."""

SAMPLES = (1, 3, 5, 7, 9)
"""Where, along either side of a square, lines begin and end: five by five points.

Clauses: dungeon_command.ranged.los_definition
"""

NUDGE = Fraction(1, 1_000_000)
"""By how much a line that touches corners is turned away from them."""


@judgement
def in_sight(game: Context[Position], one: str, two: str) -> bool:
    """Whether there is line of sight between two squares; creatures and other terrain do not matter.

    Clauses: dungeon_command.ranged.los_definition, dungeon_command.ranged.creatures_transparent,
        dungeon_command.ruling.sampled_sight
    """
    return sight_line(chart_of(game.position), game.edition.switches["los_mode"], one, two) is not None


def sight_line(chart: Chart, mode: str, one: str, two: str) -> tuple[Point, Point] | None:
    """A line that proves that there is line of sight, in tenths of a square from the lower left; None without one.

    ``mode`` is a reading of ``los_mode``. Each pair of squares is looked at once for a map, from the same end.
    """
    first, second = sorted((chart.places[one], chart.places[two]))
    found = _seen(walls_between(chart, first, second), mode, first, second)
    return found if found is None or chart.places[one] == first else (found[1], found[0])


def walls_between(chart: Chart, one: Square, two: Square) -> Walls:
    """The walls that a line between two squares may touch."""
    (left, right), (low, high) = sorted((one[0], two[0])), sorted((one[1], two[1]))
    return frozenset(
        place
        for place in _walls(chart.width, tuple("wall" in meanings for meanings in chart.squares.values()))
        if left <= place[0] <= right and low <= place[1] <= high
    )


@cache
def _walls(width: int, are_walls: tuple[bool, ...]) -> Walls:
    return frozenset((index % width, index // width) for index, is_wall in enumerate(are_walls) if is_wall)


@cache
def _seen(walls: Walls, mode: str, one: Square, two: Square) -> tuple[Point, Point] | None:
    lines = _sampled(one, two) if mode == "sampled" else _exact(walls, one, two)
    return next((line for line in lines if not any(touches(line, wall) for wall in walls)), None)


def _sampled(one: Square, two: Square) -> Iterator[tuple[Point, Point]]:
    """Every line between the sample points of two squares, those between their middles first."""
    middle_first = sorted(product(SAMPLES, SAMPLES), key=lambda at: (at[0] - 5) ** 2 + (at[1] - 5) ** 2)
    for (a, b), (c, d) in product(middle_first, middle_first):
        yield (SCALE * one[0] + a, SCALE * one[1] + b), (SCALE * two[0] + c, SCALE * two[1] + d)


def touches(line: tuple[Point, Point], wall: Square) -> bool:
    """Whether a line touches a wall's square, edges and corners included: no axis separates the two.

    >>> touches(((5, 5), (45, 5)), (2, 0)), touches(((5, 5), (45, 5)), (2, 1))
    (True, False)
    """
    (x1, y1), (x2, y2) = line
    left, low = SCALE * wall[0], SCALE * wall[1]
    right, high = left + SCALE, low + SCALE
    if max(x1, x2) < left or min(x1, x2) > right or max(y1, y2) < low or min(y1, y2) > high:
        return False
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x in (left, right) for y in (low, high)]
    return not (all(side > 0 for side in sides) or all(side < 0 for side in sides))


def _exact(walls: Walls, one: Square, two: Square) -> Iterator[tuple[Point, Point]]:
    """Lines among which there is a free one if any line is free.

    A free line can be turned and pushed until it meets two corners; so each pair of corners is tried, with the line
    a little to either side of each. Within the squares it begins and ends as near to the other square as can be.
    """
    if one == two:
        yield from _sampled(one, two)
        return
    corners = sorted({corner for square in (one, two, *walls) for corner in _corners(square)})
    for index, first in enumerate(corners):
        for second in corners[index + 1 :]:
            dx, dy = second[0] - first[0], second[1] - first[1]
            for side, other_side in product((-NUDGE, NUDGE), repeat=2):
                start = (first[0] - dy * side, first[1] + dx * side)
                end = (second[0] - dy * other_side, second[1] + dx * other_side)
                line = _between(start, end, one, two)
                if line is not None:
                    yield line


def _corners(square: Square) -> list[tuple[int, int]]:
    return [(SCALE * (square[0] + right), SCALE * (square[1] + up)) for right in (0, 1) for up in (0, 1)]


def _between(start: Point, end: Point, one: Square, two: Square) -> tuple[Point, Point] | None:
    """The part of a straight line between two squares, None where it passes one of them by."""
    of_one, of_two = _within(start, end, one), _within(start, end, two)
    if of_one is None or of_two is None:
        return None
    leaves, enters = (of_one[1], of_two[0]) if of_one[0] < of_two[0] else (of_one[0], of_two[1])
    return _point(start, end, leaves), _point(start, end, enters)


def _within(start: Point, end: Point, square: Square) -> tuple[Number, Number] | None:
    """Between which parameters a straight line is inside a square, None if it does not come inside."""
    first: Number | None = None
    last: Number | None = None
    for axis in (0, 1):
        low, high = SCALE * square[axis], SCALE * square[axis] + SCALE
        rise = end[axis] - start[axis]
        if rise == 0:
            if not low < start[axis] < high:
                return None
            continue
        one, two = sorted((Fraction(low - start[axis]) / rise, Fraction(high - start[axis]) / rise))
        first = one if first is None else max(first, one)
        last = two if last is None else min(last, two)
    if first is None or last is None or first >= last:
        return None
    return first, last


def _point(start: Point, end: Point, at: Number) -> Point:
    return start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at
