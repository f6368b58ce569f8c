"""Moves: what a path may be, and what happens on the way."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dungeon_command.positions import Table, table

TERRAIN = ("........", "........", "........", ".~^o#...", "........", "........", "........", "........")
"""b5 is difficult, c5 hazardous, d5 an obstacle, e5 a wall."""


def activated(*placed: object, mover: str = "wolf", **more: object) -> Table:
    """South's creature is being activated."""
    return table(*placed, **more).do("south", "activate", creature=mover)  # type: ignore[arg-type]


def test_worked_example_of_costs() -> None:
    """Normal 1, difficult 2, hazard 2, normal 1 are 6; a second hazard costs again and burns no more (example 2)."""
    rows = ("........",) * 7 + (".~^.^...",)
    played = activated(("wolf", "south", "a2"), rows=rows)
    played.do("south", "move", path=["a1", "b1", "c1", "d1"])
    assert played.asked() == ("south", "cower")
    played.do("south", "take", creature="wolf")
    assert (played.there("wolf").square, played.there("wolf").damage) == ("d1", 10)
    again = activated(("wolf", "south", "a2"), rows=rows)
    assert again.refused("south", "move", path=["a1", "b1", "c1", "d1", "e1"]) == {"move.cost_hazard"}
    fast = activated(("wolf", "south", "a2", {"speed": 8}), rows=rows)
    fast.do("south", "move", path=["a1", "b1", "c1", "d1", "e1"]).do("south", "take", creature="wolf")
    assert (fast.there("wolf").square, fast.there("wolf").damage) == ("e1", 10)


@pytest.mark.parametrize(
    ("speed", "path", "clauses"),
    [
        (3, ["b2", "c3", "d4"], set()),
        (3, ["b2", "c3", "d4", "d5"], {"move.up_to_speed"}),
        (3, ["c3"], {"move.adjacent_steps"}),
        (6, ["a2", "a3", "a4", "b5"], set()),
        (4, ["a2", "a3", "a4", "b5"], {"move.cost_difficult"}),
        (5, ["b2", "b3", "b4", "c5"], set()),
        (4, ["b2", "b3", "b4", "c5"], {"move.cost_hazard"}),
        (4, ["b2", "c3", "c4", "d5"], {"move.cost_obstacle"}),
        (6, ["b2", "c3", "d4", "e5"], {"move.wall_blocked"}),
        (6, ["b2", "c3", "d4", "e4", "f5"], {"move.no_corner_cut"}),
        (6, ["b2", "c3", "d4", "e4", "f4", "f5"], set()),
        (6, ["b1", "a1"], set()),
    ],
)
def test_normal_moves(speed: int, path: list[str], clauses: set[str]) -> None:
    """Each path breaks just the clause that it breaks."""
    assert (
        activated(("wolf", "south", "a1", {"speed": speed}), rows=TERRAIN).refused("south", "move", path=path)
        == clauses
    )


def test_stopping_beside_an_enemy() -> None:
    """A normal move ends beside an enemy, tapped or not; one that starts there is made with speed 1 (example 3)."""
    played = activated(("wolf", "south", "a1"), ("orc", "north", "d4", {}, {"tapped": True}))
    assert played.refused("south", "move", path=["b2", "c3", "c2"]) == {"zoc.stop"}
    assert played.refused("south", "move", path=["b2", "c3"]) == set()
    beside = activated(("wolf", "south", "c5"), ("orc", "north", "d4"), rows=TERRAIN)
    assert beside.refused("south", "move", path=["c6", "c7"]) == {"zoc.speed_one"}
    assert beside.refused("south", "move", path=["b5"]) == {"zoc.speed_one_cost"}
    assert beside.refused("south", "move", path=["c4"]) == set()
    behind = activated(("wolf", "south", "d4"), ("orc", "north", "e6"), rows=TERRAIN)
    assert behind.refused("south", "move", path=["d3", "d2"]) == set()


def test_friends_and_enemies_on_the_way() -> None:
    """Friends are passed, enemies are not; nobody shares a square, and nobody stops on a friend beside an enemy."""
    placed = (("wolf", "south", "a1"), ("bear", "south", "b2"))
    played = activated(*placed, ("orc", "north", "e5"))
    assert played.refused("south", "move", path=["b2", "c3"]) == set()
    assert played.refused("south", "move", path=["b2"]) == {"move.no_shared_end"}
    near = activated(*placed, ("orc", "north", "c3"))
    assert near.refused("south", "move", path=["b2", "a3"]) == {"zoc.no_stop_on_ally"}
    assert "move.enemy_square_blocked" in near.refused("south", "move", path=["b2", "c3", "d4"])


def test_flying_and_burrowing() -> None:
    """A flyer passes outdoor walls, enemies and terrain, and notices the last square only (example 10)."""
    rows = ("......", "......", "......", ".#..^.", "......")
    flyer = ("hawk", "south", "a2", {"moves": "fly"})
    enemy = ("orc", "north", "c2")
    path = ["b2", "c2", "d2", "e2"]
    played = activated(flyer, enemy, mover="hawk", rows=rows, side="outdoor")
    played.do("south", "move", path=path).do("south", "take", creature="hawk")
    assert (played.there("hawk").square, played.there("hawk").damage) == ("e2", 10)
    slow = activated(
        ("hawk", "south", "a2", {"moves": "fly", "speed": 4}), enemy, mover="hawk", rows=rows, side="outdoor"
    )
    assert slow.refused("south", "move", path=path) == {"special.fly_terrain"}
    inside = activated(flyer, enemy, mover="hawk", rows=rows)
    assert inside.refused("south", "move", path=path) == {"special.fly_outdoor_walls"}
    assert played.refused("north", "move", path=path)
    digger = activated(("mole", "south", "a2", {"moves": "burrow"}), enemy, mover="mole", rows=rows)
    assert digger.refused("south", "move", path=path) == set()
    assert digger.refused("south", "move", path=["b2"]) == {"special.burrow_walls"}
    assert digger.refused("south", "move", path=["b2", "c2"]) == {"move.no_shared_end"}


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        (None, "zoc.speed_one"),
        ("fly", "special.fly_start_adjacent"),
        ("burrow", "special.burrow_start_adjacent"),
        ("shift", "special.shift_start_adjacent"),
    ],
)
def test_moves_by_speed_that_start_beside_an_enemy(moves: str | None, clause: str) -> None:
    """One square only."""
    played = activated(("wolf", "south", "a1", {"moves": moves}), ("orc", "north", "b2"))
    assert played.refused("south", "move", path=["a2", "a3"]) == {clause} | ({"zoc.stop"} if moves is None else set())
    assert played.refused("south", "move", path=["a2"]) == set()


def test_shifting_does_not_stop() -> None:
    """A creature that shifts passes along enemies; their squares stay closed."""
    played = activated(("wolf", "south", "a1", {"moves": "shift"}), ("orc", "north", "d2"))
    assert played.refused("south", "move", path=["b1", "c1", "d1", "e1"]) == set()
    assert played.refused("south", "move", path=["b1", "c1", "d2", "e1"]) == {"move.enemy_square_blocked"}


def test_burning_anew() -> None:
    """Hazardous terrain burns once an activation, and again in the next one."""
    rows = ("........",) * 7 + ("^^^.....",)
    played = table(("wolf", "south", "b1"), ("bear", "south", "h8"), rows=rows).do("south", "activate", creature="wolf")
    played.do("south", "move", path=["a1", "b1"]).do("south", "take", creature="wolf")
    assert (played.there("wolf").square, played.there("wolf").damage, played.there("wolf").burnt) == ("b1", 10, True)
    played.do("south", "pass").do("south", "activate", creature="bear")
    assert not played.there("wolf").burnt


def test_cowering_from_a_hazard_and_dying_on_the_way() -> None:
    """A move goes on after the damage on the way, unless the creature is destroyed."""
    rows = ("........",) * 7 + (".^......",)
    frail = ("wolf", "south", "a1", {"hit_points": 10, "level": 2})
    cowered = activated(frail, ("bear", "south", "h8"), rows=rows)
    cowered.do("south", "move", path=["b1", "c1"]).do("south", "cower", creature="wolf")
    assert (cowered.there("wolf").square, cowered.morale()) == ("c1", (9, 10))
    died = activated(frail, ("bear", "south", "h8"), rows=rows)
    died.do("south", "move", path=["b1", "c1"]).do("south", "take", creature="wolf")
    assert (died.there("wolf"), died.morale(), died.asked()) == (None, (8, 10), ("south", "activate"))
    assert died.position.players["south"].creature_discard == ("wolf",)


tiles = st.sampled_from(".....~^o##")


@settings(max_examples=40, deadline=None)
@given(
    drawn=st.lists(st.text(tiles, min_size=5, max_size=5), min_size=5, max_size=5),
    kind=st.sampled_from([None, "fly", "burrow", "shift"]),
    speed=st.integers(1, 3),
    side=st.sampled_from(["dungeon", "outdoor"]),
    others=st.lists(
        st.tuples(st.sampled_from(["south", "north"]), st.sampled_from("abcde"), st.sampled_from("12345")), max_size=4
    ),
)
def test_whatever_can_be_reached_is_listed(
    drawn: list[str], kind: str | None, speed: int, side: str, others: list[tuple[str, str, str]]
) -> None:
    """The listed paths are lawful, and every square to which a lawful path leads is listed."""
    rows = [list(row) for row in drawn]
    rows[2][2] = "."
    taken = {"c3"}
    placed = [("wolf", "south", "c3", {"speed": speed, "moves": kind})]
    for index, (seat, column, row) in enumerate(others):
        square = column + row
        if square not in taken:
            taken.add(square)
            rows[5 - int(row)]["abcde".index(column)] = "."
            placed.append((f"other {index}", seat, square, {}))
    played = activated(*placed, rows=tuple("".join(row) for row in rows), side=side)
    listed = {answer.path for answer in played.legal() if hasattr(answer, "path")}
    for path in listed:
        assert played.refused("south", "move", path=list(path)) == set()
    squares = [column + row for column in "abcde" for row in "12345"]

    def near(one: str, two: str) -> bool:
        return max(abs(ord(one[0]) - ord(two[0])), abs(int(one[1]) - int(two[1]))) == 1

    ends = {path[-1] for path in listed}
    for length in range(1, speed + 1):
        for path in product(squares, repeat=length):
            if path[-1] in ends or not all(near(a, b) for a, b in zip(("c3", *path), path, strict=False)):
                continue
            assert played.refused("south", "move", path=list(path)), path
