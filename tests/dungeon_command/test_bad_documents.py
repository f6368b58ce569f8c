"""Positions and starts of Dungeon Command that cannot be: everything wrong is told at once, with place and clause."""

from typing import Any

import pytest

import reference_engine as engine
from reference_engine.kernel.codec import Unreadable
from tests.dungeon_command.positions import commander, creature, order

COMMAND = "dungeon_command@summary"
RULES = engine.edition(COMMAND)
CARDS: dict[str, Any] = {
    "Wolf": creature("Wolf", hit_points=30),
    "Rat": creature("Rat"),
    "Bolt": order("Bolt"),
    "Marshal": {**commander(), "name": "Marshal"},
}
TILES = {"south": ["large A", "large B", "small C", "small D"], "north": ["large A", "large B", "small C", "small D"]}


def faults(document: dict[str, Any]) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(Unreadable) as caught:
        engine.begin(RULES, engine.game(COMMAND).quiet_position(RULES, document))
    return caught.value.faults


def field(creatures: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A position with these creatures on a small map."""
    document = {
        "turn_player": "south",
        "battlefield": {"side": "dungeon", "rows": ["....", ".#..", "ssnn"]},
        "players": {"south": {}, "north": {}},
        "creatures": creatures or {},
    }
    return {**document, **fields, "cards": CARDS | fields.get("cards", {})}


def at(square: str, controller: str = "south", **more: Any) -> dict[str, Any]:
    return {"square": square, "controller": controller, **more}


def drawn(*rows: str, **more: Any) -> dict[str, Any]:
    return field(battlefield={"side": "dungeon", "rows": list(rows), **more})


def side(**piles: list[str] | str) -> dict[str, Any]:
    return field(players={"south": piles, "north": {}})


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (field({"Wolf": at("z9")}), "Wolf stands on 'z9', and there is no such square"),
        (field({"Wolf": at("b2")}), "Wolf stands on the wall b2 (dungeon_command.move.wall_blocked)"),
        (
            field({"Wolf": at("a1", damage=30)}),
            "Wolf would be destroyed (dungeon_command.damage.destroy_at_zero)",
        ),
        (field({"Wolf": at("a1", damage=-10)}), "Wolf has damage -10"),
        (field({"Bolt": at("a1")}), "Bolt on a1 is no creature (dungeon_command.components.two_decks)"),
        (
            field({"Wolf": at("a1", attached={"Rat": "south"})}),
            "Rat with Wolf is no order card (dungeon_command.orders.own_creature)",
        ),
        (field({"Nobody": at("a1")}), "'Nobody' is not among the cards"),
        (field({"Wolf": at("a1")}, players={"south": {"creature_hand": ["Wolf"]}, "north": {}}),
         "Wolf is in 2 places: south's creature hand, on a1"),
        (field({"Wolf": at("a1")}, players={"south": {}}), "nobody sits at 'north'"),
        (field(cards={"Ghost": "Nobody's Card"}), "cards.Ghost: the edition has no card \"Nobody's Card\""),
        (side(creature_hand=["Bolt"]),
         "Bolt in south's creature hand is no creature card (dungeon_command.components.two_decks)"),
        (side(order_deck=["Wolf"]),
         "Wolf in south's order deck is no order card (dungeon_command.components.two_decks)"),
        (side(commander="Wolf"), "south's Wolf is no commander (dungeon_command.components.one_commander)"),
        (field(treasures={"b2": {"number": 2}}),
         "a chest lies on 'b2', where none can lie (dungeon_command.setup.treasure)"),
        (field(treasures={"a1": {"number": 2, "left": 3}}),
         "the chest on a1 has 3 of 2 tokens (dungeon_command.treasure.number)"),
        (field(treasures={"a1": {"number": 2, "left": 1}}),
         "the chest on a1 lies face down and is not full (dungeon_command.treasure.number)"),
        (field(cards={"Chief": {**commander(), "name": "Chief", "texts": [{"do": [{"verb": "draw", "count": 1}]}]}}),
         "cards.Chief: texts: a commander card has none"),
        (field(turn=0), "turn 0 is no turn; turns count from 1"),
        (drawn("....", "..."), "battlefield: rows[1]: 3 squares where the first row has 4"),
        (drawn(), "battlefield: rows: there is no square"),
        (drawn("..?."), "battlefield: rows: '?' stands for nothing; known are # $ . ^ n o s ~"),
        (drawn("x", legend={"x": ["wall", "hazard"]}), "battlefield: legend: x: a wall is nothing else"),
        (drawn("x", legend={"x": ["lava"]}),
         "battlefield: legend: x: 'lava' is none of difficult, hazard, obstacle, wall, south, north, treasure"),
        (drawn("#", legend={"#": ["hazard"]}), "battlefield: legend: '#' is not a character of one's own"),
        (field(battlefield="Undercrofft"),
         "battlefield: unknown map 'Undercrofft'; known: Cistern"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_turned_down_with_place_and_clause(document: dict[str, Any], expected: str) -> None:
    found = faults(document)
    assert any(fault.startswith(expected) for fault in found), found


def test_everything_is_told_at_once() -> None:
    found = faults(
        field(
            {"Wolf": at("b2"), "Rat": at("z9", damage=-10)},
            treasures={"b2": {"number": 2}},
            players={"south": {"order_deck": ["Bolt"], "commander": "Marshal"}, "north": {}},
        )
    )
    assert len(found) == 3
    assert sum("dungeon_command." in fault for fault in found) == 2


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (field({"Wolf": at("a1", "west")}), 'creatures[Wolf].controller: expected one of "south", "north", got "west"'),
        (field(phase="teatime"), 'phase: expected one of "refresh", "activate", "deploy", "cleanup", got "teatime"'),
        (field(juggler=1), "juggler: unknown field"),
    ],
)
def test_a_document_of_another_shape_is_told_field_by_field(document: dict[str, Any], expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        engine.game(COMMAND).quiet_position(RULES, document)
    assert any(fault.startswith(expected.partition(": ")[0]) for fault in caught.value.faults), caught.value.faults


# Starts


def warband(**changes: Any) -> dict[str, Any]:
    """A lawful warband, but for this."""
    creatures = [name for name, card in RULES.cards.items() if card.kind == "creature"][:12]
    orders = [name for name, card in RULES.cards.items() if card.kind == "order"][:30]
    return {"commander": "Provost Hask", "creatures": creatures, "orders": orders, **changes}


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ({"warbands": {"south": warband(commander="Gate Warden")}},
         "warbands.south: 'Gate Warden' is no commander (dungeon_command.components.one_commander)"),
        ({"warbands": {"north": warband(creatures=["Gate Warden"] * 4)}},
         "warbands.north: a warband has at least 12 creature cards, not 4 "
         "(dungeon_command.components.warband_minimum)"),
        ({"warbands": {"north": warband(orders=["Heavy Swing"] * 30)}},
         "warbands.north: 30 copies of 'Heavy Swing', at most 4 are allowed (dungeon_command.components.copy_limit)"),
        ({"warbands": {"south": warband(tiles=["large A", "small B"])}},
         "warbands.south: a half has 2 large tiles, not 1 (dungeon_command.components.tiles_per_player)"),
        ({"battlefields": {"dungeon": "Ford"}},
         "battlefields.dungeon: its tiles show the outdoor side (dungeon_command.setup.side_choice)"),
        ({"battlefields": {"outdoor": "Nowhere"}}, "battlefields.outdoor: unknown map 'Nowhere'"),
        ({"battlefields": {"dungeon": {"side": "dungeon", "rows": ["s..n"], "tiles": {"south": TILES["south"]}}}},
         "battlefields.dungeon: no tiles of north are in it (dungeon_command.setup.halves)"),
        ({"chests": [1]}, "chests: 1 chests for 4 treasure squares (dungeon_command.setup.treasure)"),
        ({"chests": [0, 1, 2, 3]}, "chests: a chest holds at least 1 token, not 0"),
    ],
)  # fmt: skip
def test_a_start_that_breaks_the_rules_is_turned_down(start: dict[str, Any], expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        engine.begin(RULES, start)
    assert any(fault.startswith(expected) for fault in caught.value.faults), caught.value.faults
