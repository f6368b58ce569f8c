"""What the other readings of open points come to, where no scenario of the suite can show them."""

from typing import Any

import pytest

import reference_engine as engine
from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference

DEUS = "deus@2.00"
Action = dict[str, Any]
Position = dict[str, Any]


def unit(name: str, level: int = 2, **more: Any) -> Action:
    return {"name": name, "kind": "unit", "level": level, "attack": 0, "defence": 3, "march": "fly", **more}


def table(position: Position, **readings: str) -> Reference:
    """A position on the table, in these readings."""
    reference = Reference(engine.edition(DEUS).amended(DEUS, switches=readings))
    reference.load(DEUS, {"marching": "south", **position})
    return reference


def lets(reference: Reference, seat: str, chance: tuple[Chance, ...] = (), **action: Any) -> None:
    reply = reference.apply(seat, action, chance)
    assert reply.accepted, reply.message


def withdrawn(reading: str) -> Reference:
    """South has gone back to two areas with room for 3 and 2 levels, and has summoned units of levels 2 and 3."""
    cards = {"Giant": unit("Giant", 4), "Titan": unit("Titan", 5), "Hawk": unit("Hawk", 1), "Roc": unit("Roc", 1)}
    summoned = {"Imp": unit("Imp", 2, instant=True), "Wisp": unit("Wisp", 3, instant=True)}
    reference = table(
        {
            "cards": {**cards, **summoned, "Ogre": unit("Ogre")},
            "south": {"hand": list(summoned)},
            "units": [
                {"id": "Giant", "owner": "south", "area": "a1"},
                {"id": "Hawk", "owner": "south", "area": "a1"},
                {"id": "Titan", "owner": "south", "area": "b1"},
                {"id": "Roc", "owner": "south", "area": "b1"},
                {"id": "Ogre", "owner": "north", "area": "b2"},
            ],
        },
        return_must_fit=reading,
    )
    lets(reference, "south", do="march", moves={"Hawk": "b2", "Roc": "b2"})
    for card in summoned:
        lets(reference, "south", do="instant_summon", card=card)
    lets(reference, "south", do="pass")
    lets(reference, "north", do="pass")
    lets(reference, "south", do="line_up", order=["Hawk", "Roc", "Imp", "Wisp"])
    lets(reference, "south", do="pass")
    dice = (Chance("initiative die", "south", shows=6), Chance("initiative die", "north", shows=1))
    lets(reference, "north", dice, do="pass")
    while reference.observe("judge").battle is not None:
        lets(reference, reference.observe("judge").asked.seat, do="pass")
    return reference


def places(reference: Reference) -> dict[str, str]:
    return {unit.id: unit.area for unit in reference.observe("judge").units}


def test_all_come_back_who_can() -> None:
    reference = withdrawn("yes")
    assert reference.observe("judge").asked.kind == "main"
    assert (places(reference)["Imp"], places(reference)["Wisp"]) == ("b1", "a1")


@pytest.mark.parametrize(("reading", "open_to_wisp"), [("each alone", ["a1"]), ("no", ["a1", "b1"])])
def test_one_may_crowd_out_another(reading: str, open_to_wisp: list[str]) -> None:
    reference = withdrawn(reading)
    listed = reference.legal()
    assert [answer["area"] for answer in listed if answer["unit"] == "Wisp"] == open_to_wisp
    lets(reference, "south", do="return", unit="Imp", area="a1")
    lets(reference, "south", do="return", unit="Wisp", area="b1")
    assert reference.observe("judge").players["south"].discard == ("Wisp",)


BOMB = {"timing": "quick", "scope": "battle", "do": [[{"verb": "kill", "to": "all"}]]}


def emptied(reading: str) -> Reference:
    """A quick effect has left nobody in a battle."""
    reference = table(
        {
            "cards": {"Mage": unit("Mage", abilities=[BOMB]), "Ogre": unit("Ogre")},
            "units": [
                {"id": "Mage", "owner": "south", "area": "b1"},
                {"id": "Ogre", "owner": "north", "area": "b2"},
            ],
        },
        continue_battle_when_both_sides_gone=reading,
    )
    lets(reference, "south", do="march", moves={"Mage": "b2"})
    lets(reference, "south", do="pass")
    lets(reference, "north", do="pass")
    lets(reference, "south", do="use", card="Mage")
    return reference


def test_nobody_left_ends_a_battle() -> None:
    assert emptied("no").observe("judge").asked.kind == "main"


def test_by_the_other_reading_it_is_gone_through() -> None:
    reference = emptied("yes")
    assert reference.observe("judge").asked.kind == "quick"
    lets(reference, "south", do="pass")
    dice = (Chance("initiative die", "south", shows=6), Chance("initiative die", "north", shows=1))
    lets(reference, "north", dice, do="pass")
    asked = reference.observe("judge").asked
    assert (asked.seat, asked.kind) == ("south", "before_attack")
    lets(reference, "south", do="pass")
    view = reference.observe("judge")
    assert (view.asked.kind, view.battle_markers) == ("main", ("b2",))


@pytest.mark.parametrize(("reading", "accepted"), [("with the symbol", True), ("no", False)])
def test_a_token_with_the_symbol_in_the_hand(reading: str, accepted: bool) -> None:
    token = {**unit("Sprout", instant=True), "kind": "token"}
    reference = table(
        {"phase": "normal_summon", "cards": {"Sprout": token}, "south": {"hand": ["Sprout"]}},
        token_normally_summoned=reading,
    )
    assert any(answer["do"] == "summon" for answer in reference.legal()) is accepted
    reply = reference.apply("south", {"do": "summon", "card": "Sprout", "area": "a1"}, ())
    assert reply.accepted is accepted


CALL = {"timing": "before_attack", "scope": "battle", "do": [[{"verb": "token", "token": "Wolf"}]]}
ECHO = {"timing": "counter", "scope": "battle", "do": [[{"verb": "token", "token": "Bear"}]]}


def called(**readings: str) -> Reference:
    """In a battle South has declared a token of 5 levels, and beside it one that takes effect first."""
    tokens = {name: {**unit(name, 5), "kind": "token"} for name in ("Wolf", "Bear")}
    reference = table(
        {
            "cards": {"Mage": unit("Mage", 1, abilities=[CALL, ECHO]), "Ogre": unit("Ogre"), **tokens},
            "south": {"tokens": list(tokens)},
            "units": [
                {"id": "Mage", "owner": "south", "area": "b1"},
                {"id": "Ogre", "owner": "north", "area": "b2"},
            ],
        },
        **readings,
    )
    lets(reference, "south", do="march", moves={"Mage": "b2"})
    for seat in ("south", "north", "south"):
        lets(reference, seat, do="pass")
    dice = (Chance("initiative die", "south", shows=6), Chance("initiative die", "north", shows=1))
    lets(reference, "north", dice, do="pass")
    lets(reference, "south", do="use", card="Mage", area="b2")
    lets(reference, "north", do="pass")
    lets(reference, "south", do="use", card="Mage", ability=1, area="b2")
    lets(reference, "north", do="pass")
    lets(reference, "south", do="pass")
    return reference


def loads(reference: Reference) -> None:
    position = reference.position
    assert position is not None
    assert engine.load(engine.dump(position), reference.rules) == position


def test_what_finds_no_room_stays_away() -> None:
    reference = called()
    assert reference.observe("judge").players["south"].tokens == ("Wolf",)
    assert reference.observe("judge").asked.kind == "before_attack"
    loads(reference)


def test_by_the_other_reading_it_comes_and_is_adjusted() -> None:
    reference = called(no_room_on_arrival="limit adjustment")
    asked = reference.observe("judge").asked
    assert (asked.seat, asked.kind) == ("south", "limit_adjustment")
    assert sorted(answer["unit"] for answer in reference.legal()) == ["Bear", "Wolf"]
    loads(reference)
    lets(reference, "south", do="adjust", unit="Bear")
    assert places(reference) == {"Mage": "b2", "Ogre": "b2", "Wolf": "b2"}
    loads(reference)


def test_units_that_stay_by_another_reading_leave_a_position_that_loads() -> None:
    reference = called(effect_entered_units="stay")
    while reference.observe("judge").battle is not None:
        lets(reference, reference.observe("judge").asked.seat, do="pass")
    assert places(reference) == {"Bear": "b2", "Mage": "b1", "Ogre": "b2"}
    loads(reference)
