"""Squares next to each other, and corners of walls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.dungeon_command import adjacency
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart

CORNERS = ("....", ".#..", "..#.", "....")
"""Walls on b3 and c2, which touch at a corner; their other diagonal is b2 and c3."""


def drawn(rows: tuple[str, ...]) -> Chart:
    return chart(Battlefield("dungeon", rows))


@pytest.mark.parametrize(
    ("square", "around"),
    [
        ("a1", {"a2", "b1", "b2"}),
        ("d2", {"d1", "c1", "c2", "c3", "d3"}),
        ("b2", {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}),
    ],
)
def test_squares_around(square: str, around: set[str]) -> None:
    assert set(adjacency.neighbours(drawn(("....",) * 4), square)) == around


@pytest.mark.parametrize(("one", "two", "away"), [("a1", "a1", 0), ("a1", "d4", 3), ("b4", "d3", 2), ("d1", "a2", 3)])
def test_distance_is_the_greater_of_columns_and_rows(one: str, two: str, away: int) -> None:
    """Walls do not matter."""
    assert adjacency.distance(drawn(CORNERS), one, two) == adjacency.distance(drawn(CORNERS), two, one) == away


@given(rows=st.lists(st.text(".#", min_size=4, max_size=4), min_size=4, max_size=4))
def test_adjacency_is_mutual(rows: list[str]) -> None:
    there = drawn(tuple(rows))
    for one in there.squares:
        for two in adjacency.neighbours(there, one):
            assert one in adjacency.neighbours(there, two)
            assert adjacency.around_corner(there, one, two) is adjacency.around_corner(there, two, one)
