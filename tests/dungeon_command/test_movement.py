"""Moves: what a path may be, and what happens on the way."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.dungeon_command.adjacency import neighbours
from reference_engine.dungeon_command.movement import path_flaws
from reference_engine.dungeon_command.position import chart_of
from reference_engine.dungeon_command.procedures import MoveKind
from reference_engine.dungeon_command.reach import reachable
from reference_engine.kernel.context import Context
from reference_engine.kernel.legality import Malformed
from tests.dungeon_command.positions import Table, order, table

THORNS = {"side": "dungeon", "rows": [".x"], "legend": {"x": ["hazard", "obstacle"]}}

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


@pytest.mark.parametrize(
    ("line", "speed", "clauses"),
    [
        (".~^.....", 4, set()),
        (".~^.....", 3, {"move.cost_hazard"}),  # whichever of the two cost no more, the path would do
        (".^~.....", 3, {"move.cost_difficult"}),
        (".~^.....", 2, {"move.cost_difficult", "move.cost_hazard"}),
        (".~~^....", 4, {"move.cost_difficult"}),  # without the hazard's cost it is still too dear
        (".o~^....", 3, {"move.cost_difficult", "move.cost_hazard", "move.cost_obstacle"}),
    ],
)
def test_every_clause_that_makes_a_path_too_dear(line: str, speed: int, clauses: set[str]) -> None:
    """Those are named without which the path could be paid for, and no more of them than it takes."""
    path = [f"{column}1" for column, square in zip("abcdefgh", line, strict=True) if square != "."]
    played = activated(("wolf", "south", "a1", {"speed": speed}), rows=(*("........",) * 7, line))
    assert played.refused("south", "move", path=path) == clauses


def test_two_types_on_a_square_cost_no_more_than_one() -> None:
    played = activated(("wolf", "south", "a1", {"speed": 2}), rows=(".x",), battlefield=THORNS)
    assert played.refused("south", "move", path=["b1"]) == set()


@pytest.mark.parametrize(
    ("moves", "side", "clauses"),
    [
        (None, "outdoor", {"move.no_corner_cut"}),
        ("shift", "outdoor", {"move.no_corner_cut"}),
        ("fly", "outdoor", set()),
        ("fly", "dungeon", {"move.no_corner_cut"}),
        ("burrow", "dungeon", set()),
    ],
)
def test_corners_bind_who_cannot_enter_the_wall(moves: str | None, side: str, clauses: set[str]) -> None:
    """Ruling D-46."""
    played = activated(("wolf", "south", "d4", {"moves": moves}), rows=TERRAIN, side=side)
    assert played.refused("south", "move", path=["e4", "f5"]) == clauses


def on_the_way(mover: dict[str, Any], *others: tuple[Any, ...], seat: str, reaction: dict[str, Any]) -> Table:
    """The wolf goes from a1 to e1 and burns on c1, where somebody may answer with an order card."""
    rows = ("........",) * 7 + ("..^.....",)
    held: dict[str, Any] = {seat: {"order_hand": ["answer"]}, "cards": {"answer": reaction}}
    played = activated(("wolf", "south", "a1", mover), *others, rows=rows, **held)
    return played.do("south", "move", path=["b1", "c1", "d1", "e1"])


def settled(played: Table) -> Table:
    """The damage is taken."""
    while played.asked()[1] in ("react", "cower"):
        seat, kind = played.asked()
        played.do(seat, "pass") if kind == "react" else played.do(seat, "take", creature="wolf")
    return played


def leap(squares: int) -> dict[str, Any]:
    return order(
        "Leap",
        "immediate",
        {"verb": "move", "kind": "shift", "squares": squares},
        answers={"what": "hazard", "on": "any", "by": "any"},
    )


def test_a_move_goes_on_after_an_answer_that_bars_nothing() -> None:
    answered = on_the_way({}, ("bear", "south", "h8"), seat="south", reaction=leap(1))
    moves = [{"creature": "bear", "path": ["h7"]}]
    answered.do("south", "immediate", card="answer", user="bear", moves=moves)
    assert settled(answered).there("wolf").square == "e1"


def test_a_move_ends_where_a_reaction_has_put_the_creature() -> None:
    """It does not go on from a square where it no longer is (ruling D-63)."""
    answered = on_the_way({}, ("orc", "north", "h8"), seat="south", reaction=leap(3))
    moves = [{"creature": "wolf", "path": ["c2", "c3", "c4"]}]
    answered.do("south", "immediate", card="answer", user="wolf", moves=moves)
    assert settled(answered).there("wolf").square == "c4"


WAYS = {
    "c2": ["c4", "c3", "c2"],
    "d1": ["d3", "d2", "d1"],
    "e1": ["e3", "e2", "e1"],
    "e2": ["e4", "e3", "e2"],
    "e4": ["e6", "e5", "e4"],
}
"""Where an enemy starts and which squares it enters."""


@pytest.mark.parametrize(
    ("mover", "to", "end"),
    [
        ({}, "e2", "d1"),  # beside a later square
        ({}, "e4", "e1"),  # beside none
        ({}, "c2", "c1"),
        ({"moves": "shift"}, "c2", "e1"),
        ({}, "d1", "c1"),
        ({"moves": "shift"}, "d1", "c1"),
        ({"moves": "shift"}, "e1", "d1"),
    ],
)
def test_an_enemy_comes_beside_the_creature_or_into_its_way(mover: dict[str, Any], to: str, end: str) -> None:
    """A normal move ends beside it, any that cannot pass it in front of it (ruling D-63)."""
    start, *between = WAYS[to]
    answered = on_the_way(mover, ("orc", "north", start), seat="north", reaction=leap(2))
    answered.do("north", "immediate", card="answer", user="orc", moves=[{"creature": "orc", "path": between}])
    assert settled(answered).there("wolf").square == end


def test_a_path_may_end_where_it_began_and_come_back() -> None:
    """Ruling D-69: also over squares entered before."""
    played = activated(("wolf", "south", "a1"))
    assert played.do("south", "move", path=["b1", "a1", "b1", "a1"]).there("wolf").square == "a1"


def test_a_path_enters_a_square_of_the_map() -> None:
    played = activated(("wolf", "south", "a1"))
    for path in ([], ["z9"]):
        with pytest.raises(Malformed):
            played.do("south", "move", path=path)


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


@settings(max_examples=60, deadline=None)
@given(
    drawn=st.lists(st.text(tiles, min_size=4, max_size=4), min_size=4, max_size=4),
    kind=st.sampled_from(["normal", "fly", "burrow", "shift", "slide"]),
    stated=st.one_of(st.none(), st.integers(1, 3)),
    side=st.sampled_from(["dungeon", "outdoor"]),
    burnt=st.booleans(),
    others=st.lists(st.tuples(st.sampled_from(["south", "north"]), st.sampled_from("abcd"), st.sampled_from("1234"))),
)
def test_reach_beside_every_path(
    drawn: list[str], kind: MoveKind, stated: int | None, side: str, burnt: bool, others: list[tuple[str, str, str]]
) -> None:
    """Each end, and each way of getting there burnt or not, is found just if some path of at most three squares does.

    A number of squares may be stated: of slides it is.
    """
    stated = 3 if kind == "slide" and stated is None else stated
    rows = [list(row) for row in drawn]
    rows[2][1] = "."
    placed: dict[str, tuple[Any, ...]] = {"b2": ("wolf", "south", "b2", {"speed": 3}, {"burnt": burnt})}
    for index, (seat, column, row) in enumerate(others[:4]):
        if column + row not in placed:
            rows[4 - int(row)]["abcd".index(column)] = "."
            placed[column + row] = (f"other {index}", seat, column + row)
    played = table(*placed.values(), rows=tuple("".join(row) for row in rows), side=side)
    game, wolf = Context(played.edition, played.position), played.there("wolf")
    chart = chart_of(played.position)

    def burns(path: tuple[str, ...]) -> bool:
        noticed = path[-1:] if kind in ("fly", "burrow") else path
        return not burnt and any(chart.has(square, "hazard") for square in noticed)

    lawful = set()
    paths: list[tuple[str, ...]] = [()]
    for _ in range(3):
        paths = [(*path, there) for path in paths for there in neighbours(chart, path[-1] if path else "b2")]
        lawful |= {(path[-1], burns(path)) for path in paths if not path_flaws(game, wolf, kind, stated, path)}
    found = reachable(game, wolf, kind, stated)
    assert {(end, burns(path)) for end, ways in found.items() for path in ways} == lawful
    assert sum(map(len, found.values())) == len(lawful)
    for ways in found.values():
        for path in ways:
            assert not path_flaws(game, wolf, kind, stated, path)


@settings(max_examples=150, deadline=None)
@given(
    drawn=st.lists(st.text(tiles, min_size=4, max_size=4), min_size=4, max_size=4),
    kind=st.sampled_from([None, "fly", "burrow", "shift"]),
    speed=st.integers(1, 4),
    side=st.sampled_from(["dungeon", "outdoor"]),
    path=st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("1234")), min_size=1, max_size=4),
    ally=st.sampled_from(["a3", "c3", "d1"]),
    enemy=st.sampled_from(["a1", "c1", "d4"]),
)
def test_a_path_is_refused_for_what_it_breaks(
    drawn: list[str], kind: str | None, speed: int, side: str, path: list[tuple[str, str]], ally: str, enemy: str
) -> None:
    """With the clauses off under which it is refused, and no fewer, it is accepted.

    The creature then goes all the way, unless it burns on it: then it is looked at again what is in its way.
    """
    rows = [list(row) for row in drawn]
    for square in ("b2", ally, enemy):
        rows[4 - int(square[1])]["abcd".index(square[0])] = "."
    wolf = ("wolf", "south", "b2", {"speed": speed, "moves": kind})
    played = activated(
        wolf, ("bear", "south", ally), ("orc", "north", enemy), rows=tuple("".join(row) for row in rows), side=side
    )
    squares = [column + row for column, row in path]
    broken = played.refused("south", "move", path=squares)
    for kept in [None, *sorted(broken)]:
        edition = played.edition
        for clause in broken - {kept}:
            edition = edition.without(f"dungeon_command.{clause}")
        bent = Table(edition, played.position)
        assert bent.refused("south", "move", path=squares) == ({kept} if kept is not None else set())
        if kept is None:
            wolf_there = settled(bent.do("south", "move", path=squares)).there("wolf")
            assert wolf_there.burnt or wolf_there.square == squares[-1]
