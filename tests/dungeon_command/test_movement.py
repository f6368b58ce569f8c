"""Reach beside every path: what can be reached is listed, and a path is refused for what it breaks."""

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.dungeon_command.adjacency import neighbours
from reference_engine.dungeon_command.movement import path_flaws
from reference_engine.dungeon_command.position import chart_of
from reference_engine.dungeon_command.procedures import MoveKind
from reference_engine.dungeon_command.reach import reachable
from reference_engine.kernel.context import Context
from tests.dungeon_command.positions import Table, table


def activated(*placed: object, mover: str = "wolf", **more: object) -> Table:
    """South's creature is being activated."""
    return table(*placed, **more).do("south", "activate", creature=mover)  # type: ignore[arg-type]


def settled(played: Table) -> Table:
    """The damage is taken."""
    while played.asked()[1] in ("react", "cower"):
        seat, kind = played.asked()
        played.do(seat, "pass") if kind == "react" else played.do(seat, "take", creature="wolf")
    return played


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
