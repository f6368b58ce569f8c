"""The specimen maps: what they have, and that nobody is walled in on them."""

import pytest

from reference_engine.dungeon_command.adjacency import around_corner, neighbours
from reference_engine.dungeon_command.battlefield import Chart, chart
from reference_engine.dungeon_command.map_list import load_maps
from reference_engine.dungeon_command.quiet import built_wrongly
from reference_engine.dungeon_command.quiet_document import Start
from tests.dungeon_command.positions import DUNGEON_COMMAND_SUMMARY as EDITION

MAPS = load_maps()
every_map = pytest.mark.parametrize("name", MAPS)


def walked_from(there: Chart, square: str) -> set[str]:
    """The squares to which a walker comes."""
    seen, left = {square}, [square]
    while left:
        here = left.pop()
        for onward in neighbours(there, here):
            if onward not in seen and not there.has(onward, "wall") and not around_corner(there, here, onward):
                seen.add(onward)
                left.append(onward)
    return seen


def test_there_are_maps_of_either_side_and_all_terrain() -> None:
    charts = [chart(each.battlefield) for each in MAPS.values()]
    assert sorted(each.side for each in charts) == ["dungeon"] * 3 + ["outdoor"] * 3
    for each in charts:
        assert all(each.those(what) for what in ("hazard", "obstacle", "wall"))
    assert {each.side for each in charts if each.those("difficult")} == {"dungeon", "outdoor"}
    assert any(len(meanings) > 1 for each in charts for meanings in each.squares.values())


@every_map
def test_a_map_is_one_to_play_on(name: str) -> None:
    """Between 8 by 8 and 16 by 12 squares, treasures to fetch, room for either player; everybody gets everywhere."""
    there = chart(MAPS[name].battlefield)
    assert 8 <= there.width <= 16
    assert 8 <= there.height <= 12
    assert 2 <= len(there.those("treasure")) <= 4
    floor = {square for square in there.squares if not there.has(square, "wall")}
    for seat in ("south", "north"):
        assert 6 <= len(there.those(seat)) <= 16
        assert walked_from(there, there.those(seat)[0]) == floor


@every_map
def test_its_halves_are_built_from_tiles(name: str) -> None:
    """Two large and two small ones each, no tile twice on any map."""
    battlefield = MAPS[name].battlefield
    assert list(built_wrongly(EDITION, battlefield, battlefield.side, Start())) == []
    tiles = [tile for each in MAPS.values() for half in each.tiles.values() for tile in half]
    assert len(set(tiles)) == len(tiles) == 8 * len(MAPS)


def test_maps_have_passages_one_square_wide() -> None:
    """Somewhere between two walls."""
    narrow = {
        each.battlefield.side
        for each in MAPS.values()
        if any(f"#{square}#" in row for row in each.rows for square in ".~^o")
    }
    assert narrow == {"dungeon", "outdoor"}
