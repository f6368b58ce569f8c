"""Every switch under both readings: what the rules leave open is decided by it and by nothing else."""

from typing import Any

import pytest

from reference_engine.dungeon_command.edition import READINGS, SWITCHES
from tests.dungeon_command.positions import Table, order, table

HAZARDS = ("........",) * 7 + ("^.^.....",)
DEAR = ("........",) * 7 + (".~^.....",)
SHOVE = order("Shove", "minor", {"verb": "move", "kind": "slide", "squares": 3, "to": "target"}, target={})
LEAP = order("Leap", "immediate", {"verb": "move", "kind": "shift", "squares": 3}, answers={"what": "attack"})
SHOOTER = {"ranged": {"damage": 20, "range": 9}}


def test_the_first_reading_is_the_base() -> None:
    """The edition reads everything in the first way."""
    assert {name: readings[0] for name, readings in READINGS.items()} == SWITCHES


def reading(name: str, value: str) -> dict[str, dict[str, str]]:
    """A table of the other reading."""
    return {"switches": {name: value}}


@pytest.mark.parametrize(("value", "damage"), [("activation", 10), ("move", 20)])
def test_hazards_burn_once(value: str, damage: int) -> None:
    """In an activation, or in each move: a card moves the creature before its own move."""
    hand: dict[str, Any] = {"south": {"order_hand": ["shove"]}, "cards": {"shove": SHOVE}}
    played = table(("wolf", "south", "b1"), rows=HAZARDS, **hand, **reading("hazard_once_per", value))
    played.do("south", "activate", creature="wolf")
    played.do("south", "use_order", card="shove", targets=["wolf"], moves=[{"creature": "wolf", "path": ["a1"]}])
    played.do("south", "take", creature="wolf").do("south", "move", path=["b1", "c1", "d1"])
    if played.asked() == ("south", "cower"):
        played.do("south", "take", creature="wolf")
    assert (played.there("wolf").square, played.there("wolf").damage) == ("d1", damage)


@pytest.mark.parametrize(("value", "clauses"), [("off", {"move.cost_hazard"}), ("on", set())])
def test_slides_over_dear_squares(value: str, clauses: set[str]) -> None:
    """Each step pays the square's cost out of the number shown, or one each."""
    hand: dict[str, Any] = {"south": {"order_hand": ["shove"]}, "cards": {"shove": SHOVE}}
    played = table(
        ("wolf", "south", "h8"), ("orc", "north", "a1"), rows=DEAR, **hand, **reading("slide_ignores_cost", value)
    )
    played.do("south", "activate", creature="wolf")
    moves = [{"creature": "orc", "path": ["b1", "c1"]}]
    assert played.refused("south", "use_order", card="shove", targets=["orc"], moves=moves) == clauses


@pytest.mark.parametrize(("value", "clauses"), [("on", {"special.fly_terrain"}), ("off", set())])
def test_the_last_square_of_a_flight(value: str, clauses: set[str]) -> None:
    """Its cost is paid, or not."""
    played = table(
        ("hawk", "south", "a1", {"moves": "fly", "speed": 2}), rows=DEAR, **reading("end_square_costs_extra", value)
    )
    played.do("south", "activate", creature="hawk")
    assert played.refused("south", "move", path=["b1", "c1"]) == clauses


@pytest.mark.parametrize(("value", "asked"), [("off", ("south", "react")), ("on", ("south", "cower"))])
def test_reacting_in_ones_own_turn(value: str, asked: tuple[str, str]) -> None:
    """Allowed, or only in the opponent's turn: a friend attacks a creature that has cover."""
    rows = ("........",) * 7 + ("....o...",)
    placed = (("wolf", "south", "a1", SHOOTER), ("bear", "south", "e1"))
    played = table(*placed, rows=rows, **reading("immediate_only_opponent_turn", value))
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="ranged", target="bear")
    assert played.asked() == asked


@pytest.mark.parametrize(("value", "passed"), [("always", ["north", "south"]), ("able", [])])
def test_who_is_asked_to_react(value: str, passed: list[str]) -> None:
    """Everybody, or only who could react: nobody can here, for the card in hand answers no attack."""
    ward = order("Ward", "immediate", {"verb": "morale", "amount": 1}, answers={"what": "hazard"})
    hand: dict[str, Any] = {"north": {"order_hand": ["ward"]}, "cards": {"ward": ward}}
    played = table(("wolf", "south", "a1"), ("orc", "north", "b1"), **hand, **reading("react_asked", value))
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="melee", target="orc")
    assert (played.passed, played.asked()) == (passed, ("north", "cower"))


@pytest.mark.parametrize(("value", "damage"), [("off", 20), ("on", 0)])
@pytest.mark.parametrize("kind", ["melee", "ranged"])
def test_a_target_that_has_moved_away(value: str, damage: int, kind: str) -> None:
    """It is still hit, or looked for again when the attack takes effect."""
    rows = ("........",) * 6 + ("..##....", "........")
    hand: dict[str, Any] = {"north": {"order_hand": ["leap"]}, "cards": {"leap": LEAP}}
    attacker = ("wolf", "south", "a1", {"ranged": {"damage": 20, "range": 2}})
    played = table(attacker, ("orc", "north", "b1"), rows=rows, **hand, **reading("target_rechecked", value))
    played.do("south", "activate", creature="wolf").do("south", "attack", attack=kind, target="orc")
    played.do("north", "immediate", card="leap", user="orc", moves=[{"creature": "orc", "path": ["c1", "d1"]}])
    if played.asked() == ("north", "cower"):
        played.do("north", "take", creature="orc")
    assert (played.there("orc").square, played.there("orc").damage) == ("d1", damage)


@pytest.mark.parametrize(("value", "clauses"), [("sampled", {"ranged.los"}), ("exact", set())])
def test_line_of_sight(value: str, clauses: set[str]) -> None:
    """The sampling is the rule, the exact geometry the other reading: past b1 from a1 to j2."""
    rows = ("..........", ".#........")
    placed = (("wolf", "south", "a1", SHOOTER), ("orc", "north", "j2"))
    played = table(*placed, rows=rows, **reading("los_mode", value)).do("south", "activate", creature="wolf")
    assert played.refused("south", "attack", attack="ranged", target="orc") == clauses


def test_a_dead_user_of_an_order() -> None:
    """An order of a creature that has been destroyed does nothing and is spent, or, by the other reading, works."""
    strike = order(
        "Strike", "immediate", {"verb": "damage", "amount": 50, "to": "actor"}, answers={"what": "order", "on": "any"}
    )
    cheer = order("Cheer", "minor", {"verb": "morale", "amount": 1})
    hand: dict[str, Any] = {
        "south": {"order_hand": ["cheer"]},
        "north": {"order_hand": ["strike"]},
        "cards": {"cheer": cheer, "strike": strike},
    }

    def played(value: str) -> Table:
        begun = table(
            ("wolf", "south", "a1"),
            ("bear", "south", "h1"),
            ("orc", "north", "h8"),
            **hand,
            **reading("dead_attacker_hits", value),
        )
        begun.do("south", "activate", creature="wolf").do("south", "use_order", card="cheer")
        return begun.do("north", "immediate", card="strike", user="orc").do("south", "take", creature="wolf")

    assert played("off").morale() == (9, 10)
    assert played("on").morale() == (10, 10)
    assert played("off").position.players["south"].order_discard == ("cheer",)
