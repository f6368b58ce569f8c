"""What a start of Dungeon Command needs: warbands, maps, quiet positions that hang together, and what is hidden."""

from typing import Any

from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY
from reference_engine.dungeon_command.game import DUNGEON_COMMAND
from reference_engine.dungeon_command.map_list import file_faults, load_maps
from reference_engine.dungeon_command.quiet import faults
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.run import begin
from tests.dungeon_command.positions import Table, order, table

EDITION = DUNGEON_COMMAND_SUMMARY


def begun(**document: Any) -> Table:
    """A new game at its first decision."""
    how = DUNGEON_COMMAND.starts.convert(document)
    return Table(EDITION, begin(EDITION, DUNGEON_COMMAND.start(EDITION, how)).position)


def drawn(played: Table) -> Table:
    """Chance answers with everything in the order given."""
    pending = played.position.pending
    assert pending is not None
    return played.do("chance", "draw", results=[list(draw.among) for draw in pending.draws])


def test_a_map_without_start_areas() -> None:
    """Nobody can deploy, and nobody has to."""
    bare = {side: {"side": side, "rows": ["....", "...."]} for side in ("dungeon", "outdoor")}
    played = begun(battlefields=bare).do("chance", "draw", results=[["south", "north"]])
    drawn(played.do("south", "choose_first", first="south").do("south", "choose_side", side="dungeon"))
    for seat in ("south", "north"):
        assert (played.asked(), played.legal()) == ((seat, "starting"), [Pass()])
        played.do(seat, "pass")
    assert played.position.turn == 1


def test_what_is_shown_before_the_first_decision() -> None:
    """Each commander, which creatures each player has, and the tiles; no order card."""
    how = DUNGEON_COMMAND.starts.convert({})
    started = begin(EDITION, DUNGEON_COMMAND.start(EDITION, how))
    shown = {event.seat: event for event in started.events if event.what == "revealed"}
    tiles = {(event.seat, event.place): event.cards for event in started.events if event.what == "tiles"}
    for seat, player in started.position.players.items():
        assert (shown[seat].about, shown[seat].cards) == (player.commander, player.creature_deck)
        for side, name in (("dungeon", "Cistern"), ("outdoor", "Ford")):
            assert tiles[seat, side] == load_maps()[name].battlefield.tiles[seat]


def test_maps_are_read() -> None:
    """Both sides are there; a drawing with a fault is refused with a sentence."""
    assert {each.side for each in load_maps().values()} == {"dungeon", "outdoor"}
    head = 'name = "x"\nja = "x"\nside = "dungeon"\ntiles = {}\n'
    assert list(file_faults((head + 'rows = ["...", ".."]').encode())) == [
        "battlefield: rows[1]: 2 squares where the first row has 3"
    ]
    assert any("'?' stands for nothing" in fault for fault in file_faults((head + 'rows = ["?"]').encode()))


def test_positions_that_do_not_hang_together() -> None:
    """Attached cards have an owner; creatures and chests are entered under their own names."""
    banner = order("Banner", "minor", {"verb": "attach"}, target={})
    banner["constants"] = [{"stat": "speed", "amount": 1}]
    bearer: tuple[Any, ...] = ("wolf", "south", "a1", {}, {"attached": {"banner": "south"}})
    position = table(bearer, cards={"banner": banner}, treasures={"h8": {"number": 3}}).position
    assert not list(faults(EDITION, position))
    position.owners = {}
    assert list(faults(EDITION, position)) == ["banner with wolf is nobody's card"]
    position.owners = {"banner": "south", "pennant": "north"}
    assert list(faults(EDITION, position)) == ["pennant has an owner and is attached to nobody"]
    position.owners = {"banner": "south"}
    position.creatures, position.treasures = {"dog": position.creatures["wolf"]}, {"a1": position.treasures["h8"]}
    assert list(faults(EDITION, position)) == [
        "the creature wolf is entered as 'dog'",
        "the chest on h8 is entered as 'a1'",
    ]
