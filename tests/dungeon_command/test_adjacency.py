"""Squares next to each other, and corners of walls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.dungeon_command import adjacency
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart
from reference_engine.kernel.context import Context
from tests.dungeon_command.positions import Table, table

CORNERS = ("....", ".#..", "..#.", "....")
"""Walls on b3 and c2, which touch at a corner; their other diagonal is b2 and c3."""


def drawn(rows: tuple[str, ...]) -> Chart:
    return chart(Battlefield("dungeon", rows))


def game(played: Table) -> Context:
    return Context(played.edition, played.position)


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


@pytest.mark.parametrize(
    ("one", "two", "together"),
    [
        ("a1", "b2", True),  # no wall
        ("b2", "c3", False),  # walls on both squares between them
        ("a3", "b4", False),  # a wall on one of them
        ("a2", "a3", True),  # a wall beside both
        ("b2", "c2", True),  # a wall is next to the square in front of it
        ("a1", "c1", False),
        ("a1", "a1", False),
    ],
)
def test_no_adjacency_around_a_corner(one: str, two: str, together: bool) -> None:
    """Ruling D-18: the same for everybody and from either side."""
    played = table(rows=CORNERS)
    assert adjacency.adjacent(game(played), one, two) is together
    assert adjacency.adjacent(game(played), two, one) is together


@pytest.mark.parametrize("moves", [None, "fly", "burrow"])
def test_who_passes_walls_is_no_nearer_around_a_corner(moves: str | None) -> None:
    """Ruling D-62: melee and stopping ask the walls alone, whoever stands there."""
    placed = (("mole", "south", "b2", {"moves": moves}), ("orc", "north", "c3"))
    played = table(*placed, rows=CORNERS, side="outdoor").do("south", "activate", creature="mole")
    assert played.refused("south", "attack", attack="melee", target="orc") == {"melee.adjacent"}
    assert played.refused("south", "move", path=["a2", "a1"]) == set()


def test_enemies_beside_a_square() -> None:
    """Friends do not count, tapped enemies do."""
    enemy = ("orc", "north", "d4", {}, {"tapped": True})
    played = table(("wolf", "south", "a1"), ("bear", "south", "a2"), enemy)
    assert adjacency.beside_enemy(game(played), "south", "c3")
    assert not adjacency.beside_enemy(game(played), "south", "b1")
    assert adjacency.beside_enemy(game(played), "north", "b1")


@given(rows=st.lists(st.text(".#", min_size=4, max_size=4), min_size=4, max_size=4))
def test_adjacency_is_mutual(rows: list[str]) -> None:
    there = drawn(tuple(rows))
    for one in there.squares:
        for two in adjacency.neighbours(there, one):
            assert one in adjacency.neighbours(there, two)
            assert adjacency.around_corner(there, one, two) is adjacency.around_corner(there, two, one)
