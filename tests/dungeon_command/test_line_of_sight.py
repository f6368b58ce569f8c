"""Line of sight: the worked examples, and that it is the same from either end."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart, square_name
from reference_engine.dungeon_command.line_of_sight import sight_line

Place = tuple[int, int]


def drawn(width: int, height: int, walls: set[Place]) -> Chart:
    """A map with walls there."""
    rows = ["".join("#" if (column, row) in walls else "." for column in range(width)) for row in range(height)]
    return chart(Battlefield("dungeon", tuple(reversed(rows))))


CORRIDOR = {(column, row) for column in range(12) for row in (1, 3)}


@pytest.mark.parametrize(
    ("walls", "one", "two", "sampled", "exact"),
    [
        ({(2, 0)}, (0, 0), (4, 0), False, False),
        ({(2, 0)}, (0, 0), (4, 1), True, True),
        ({(1, 1)}, (0, 0), (2, 2), False, False),
        (CORRIDOR, (0, 2), (5, 2), True, True),
        ({(3, 0), (3, 1)}, (0, 0), (6, 1), False, False),
        ({(1, 0), (0, 1)}, (0, 0), (1, 1), False, False),
        ({(1, 0)}, (0, 0), (9, 1), False, True),
    ],
)
def test_worked_examples(walls: set[Place], one: Place, two: Place, sampled: bool, exact: bool) -> None:
    """Worked example 8 and ruling D-41 (dungeon_command.ranged.los_definition), from either end."""
    there = drawn(12, 4, walls)
    for first, second in ((one, two), (two, one)):
        names = square_name(*first), square_name(*second)
        assert (sight_line(there, "sampled", *names) is not None) is sampled
        assert (sight_line(there, "exact", *names) is not None) is exact


places = st.tuples(st.integers(0, 5), st.integers(0, 5))


@settings(max_examples=60, deadline=None)
@given(walls=st.sets(places, max_size=9), one=places, two=places)
def test_sight_is_mutual_and_every_sampled_line_exists(walls: set[Place], one: Place, two: Place) -> None:
    """Whoever sees is seen; a line through sample points is a line between the squares."""
    there = drawn(6, 6, walls - {one, two})
    names = square_name(*one), square_name(*two)
    for mode in ("sampled", "exact"):
        assert (sight_line(there, mode, *names) is None) is (sight_line(there, mode, *reversed(names)) is None)
    if sight_line(there, "sampled", *names) is not None:
        assert sight_line(there, "exact", *names) is not None


def clear(line: tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]], walls: set[Place]) -> bool:
    """Whether a line touches no wall, edges and corners included: it is clipped to each wall's square."""
    start, end = line
    for wall in walls:
        enters, leaves = Fraction(0), Fraction(1)
        for axis in (0, 1):
            run, low = end[axis] - start[axis], wall[axis] - start[axis]
            if run:
                first, last = sorted((low / run, (low + 1) / run))
                enters, leaves = max(enters, first), min(leaves, last)
            elif low > 0 or low + 1 < 0:
                enters, leaves = Fraction(1), Fraction(0)
        if enters <= leaves:
            return False
    return True


@settings(max_examples=80, deadline=None)
@given(walls=st.sets(places, max_size=12), one=places, two=places)
def test_a_proof_proves(walls: set[Place], one: Place, two: Place) -> None:
    """It goes from inside one square to inside the other, in that order, and touches no wall."""
    walls -= {one, two}
    for mode in ("sampled", "exact"):
        line = sight_line(drawn(6, 6, walls), mode, square_name(*one), square_name(*two))
        if line is not None:
            for square, point in zip((one, two), line, strict=True):
                assert all(square[axis] < point[axis] < square[axis] + 1 for axis in (0, 1))
            assert clear(line, walls)


@settings(max_examples=80, deadline=None)
@given(walls=st.sets(places, max_size=12), one=places, two=places, seed=st.integers(0, 999))
def test_what_is_out_of_sight_is_so_on_every_line(walls: set[Place], one: Place, two: Place, seed: int) -> None:
    """The sampling is worked out anew; no line at random is free where the exact reading finds none."""
    walls -= {one, two}
    there, names = drawn(6, 6, walls), (square_name(*one), square_name(*two))
    inside = [Fraction(tenth, 10) for tenth in (1, 3, 5, 7, 9)]
    ends = [[(square[0] + a, square[1] + b) for a in inside for b in inside] for square in (one, two)]
    seen = any(clear((start, end), walls) for start in ends[0] for end in ends[1])
    assert (sight_line(there, "sampled", *names) is not None) is seen
    if sight_line(there, "exact", *names) is None:
        random = Random(seed)
        for _ in range(200):
            start, end = (tuple(at + Fraction(random.randint(1, 999), 1000) for at in square) for square in (one, two))
            assert not clear(((start[0], start[1]), (end[0], end[1])), walls)


@pytest.mark.parametrize(
    ("walls", "one", "two", "exact"),
    [
        ({(1, 0)}, (0, 0), (1, 1), True),  # past one corner of two neighbours
        ({(3, 0), (2, 1)}, (0, 0), (5, 1), False),  # two walls that touch at a corner
        ({(3, 0), (1, 1)}, (0, 0), (4, 1), True),  # between two that do not
        (set(), (4, 2), (4, 2), True),
    ],
)
def test_gaps(walls: set[Place], one: Place, two: Place, exact: bool) -> None:
    """Walls that touch at a corner leave no gap, whatever the reading."""
    names = square_name(*one), square_name(*two)
    assert (sight_line(drawn(12, 4, walls), "exact", *names) is not None) is exact
