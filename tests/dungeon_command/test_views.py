"""What views of Dungeon Command show: values as they are at present, what has been decided and used."""

from typing import Any

from reference_engine.dungeon_command.game import DUNGEON_COMMAND
from reference_engine.dungeon_command.view import View
from tests.dungeon_command.positions import Table, order, table

RAISE = [{"verb": "change", "stat": stat, "amount": 10, "to": "this"} for stat in ("melee", "ranged")]
HASTE = {"verb": "change", "stat": "speed", "amount": -2, "to": "this", "until": "activation"}
SHOOTS = {"ranged": {"damage": 20, "range": 5}}


def seen(played: Table, viewer: str = "public") -> View:
    found: View = DUNGEON_COMMAND.view(played.edition, played.position, viewer)
    return found


def creature(played: Table, card: str) -> Any:
    return next(each for each in seen(played).creatures if each.id == card)


def test_what_is_added_to_a_value_is_shown_for_as_long_as_it_lasts() -> None:
    powers = [{"do": [*RAISE, HASTE], "once": True}]
    played = table(("wolf", "south", "a1", {"texts": powers}), ("rat", "north", "h8"), ("bear", "south", "c1"))
    played.do("south", "activate", creature="wolf").do("south", "use_power", card="wolf")
    wolf = creature(played, "wolf")
    # A wolf has no ranged attack, whatever is added to it.
    assert (wolf.speed, wolf.melee, wolf.ranged, wolf.range) == (-2, 10, 0, 0)
    assert seen(played).used == ("wolf:0",)
    played.do("south", "pass")
    wolf = creature(played, "wolf")
    assert (wolf.speed, wolf.melee) == (0, 10)
    assert (seen(played).used, seen(played).activating) == ((), "")
    played.do("south", "pass")
    assert creature(played, "wolf").melee == 0


def test_attached_cards_and_friends_add_to_values() -> None:
    boots = order("Boots", "minor", {"verb": "attach", "to": "this"})
    boots["constants"] = [{"stat": "speed", "amount": 2}, {"stat": "hit_points", "amount": 20}]
    far = [{"to": "own", "stat": "range", "amount": 1}]
    played = table(
        ("wolf", "south", "a1", SHOOTS, {"attached": {"boots": "south"}, "damage": 10}),
        ("owl", "south", "b1", {"constants": far}),
        ("rat", "north", "h8", SHOOTS),
        cards={"boots": boots},
    )
    wolf = creature(played, "wolf")
    assert (wolf.speed, wolf.range, wolf.hit_points, wolf.attached) == (2, 1, 60, ("boots",))
    assert (creature(played, "owl").range, creature(played, "rat").range) == (0, 0)


def test_decisions_about_damage_are_seen_by_everybody() -> None:
    burst = [{"action": "minor", "do": [{"verb": "damage", "amount": 20, "to": "everybody"}]}]
    played = table(("wolf", "south", "a1", {"texts": burst}), ("bear", "south", "c1"), ("rat", "north", "h8"))
    played.do("south", "activate", creature="wolf").do("south", "use_power", card="wolf")
    assert {hit.id: hit.cower for hit in seen(played).hits} == {"wolf": None, "bear": None, "rat": None}
    played.do("south", "take", creature="bear").do("south", "cower", creature="wolf")
    assert {hit.id: (hit.amount, hit.cower) for hit in seen(played, "north").hits} == {
        "wolf": (20, True), "bear": (20, False), "rat": (20, None)
    }  # fmt: skip
