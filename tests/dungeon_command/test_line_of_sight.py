"""Line of sight: the worked examples, and that it is the same from either end."""

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
