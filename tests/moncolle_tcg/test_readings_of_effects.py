"""The TCG under the readings that were not chosen: chains, icons, damage and standing abilities, for both seats."""

from typing import Any

import pytest

from tests.moncolle_tcg.positions import DRAW, ENEMY, TERRAIN, Plain, Table, ability, enemy, own, when

both_seats = pytest.mark.parametrize("marching", ["south", "north"])
both_sides = pytest.mark.parametrize("side", ["own", "enemy"])
IMPROPER = ("chain.target_declarer",)
LIVES = {"defence": 9}

FIRST = {"own": (6, 1), "enemy": (1, 6), "nobody": (3, 3)}
"""The dice of a battle, by who goes first."""

OTHER = {"own": "enemy", "enemy": "own"}


def hit(amount: int, **more: Any) -> Plain:
    return {"verb": "damage", "amount": amount, **more}


def spell(*parts: Plain, timing: str = "normal", icons: tuple[str, ...] = ("fire",), **more: Any) -> Plain:
    declared = ability(*parts, timing=timing, kind="card", cost={"slots": list(icons)}, **more)
    return {"kind": "battle_spell", "attributes": ["fire"], "abilities": [declared]}


def consumable(*parts: Plain, timing: str = "normal", **more: Any) -> Plain:
    declared = ability(*parts, timing=timing, kind="card", cost={"items": 1}, **more)
    return {"kind": "consumable", "classification": "potion", "abilities": [declared]}


MAGE = {"standing": {"spells": ["fire"], "items": 1}}


def facing(side: str, this: dict[str, Plain], that: dict[str, Plain]) -> dict[str, Plain]:
    """Units of a side and of the other, the marching ones on b2, the others on b3."""
    place = {"own": lambda card: own("b2", **card), "enemy": lambda card: enemy("b3", **card)}
    return {
        name: place[who](card) for who, units in ((side, this), (OTHER[side], that)) for name, card in units.items()
    }


def fought(marching: str, readings: dict[str, str], units: dict[str, Plain], first: str, **more: Any) -> Table:
    """The battle of all that march, at the first question after the dice."""
    table = Table(marching, readings, units, **more)
    return table.fights(*(name for name, unit in units.items() if unit["side"] == "own"), dice=FIRST[first])


# Targets and rights in a chain


@both_seats
@both_sides
def test_every_target_of_a_counter_must_be_proper(marching: str, side: str) -> None:
    """Mage has declared something, Page has not; a party is proper only as a whole."""
    two = ability({"verb": "exhaust"}, timing="counter", target={"count": 2, "side": "enemy"})
    party = ability({"verb": "exhaust", "to": "enemies"}, timing="counter")
    normal = {"abilities": [ability(DRAW), ability({"verb": "ready", "to": "allies"})]}
    units = facing(side, {"Mage": normal, "Page": {}}, {"Ogre": {"abilities": [two, party]}})
    table = fought(marching, {"proper_targets": "every"}, units, side).lets(side, "use", card="Mage")
    assert table.broken(OTHER[side], "use", card="Ogre", targets=["Mage", "Page"]) == IMPROPER
    assert table.broken(OTHER[side], "use", card="Ogre", ability=1) == IMPROPER
    table.lets(OTHER[side], "pass").lets(side, "use", card="Mage", ability=1)
    assert table.broken(OTHER[side], "use", card="Ogre", targets=["Mage", "Page"]) == ()
    assert table.broken(OTHER[side], "use", card="Ogre", ability=1) == ()


@both_seats
@both_sides
def test_used_cards_and_equipment_are_no_targets_by_themselves(marching: str, side: str) -> None:
    """Equipment that was chosen itself is the target of a declaration all the same."""
    cancel = ability({"verb": "cancel"}, timing="counter", target={"what": "declaration"})
    strip = ability({"verb": "strip"}, timing="counter", target={"equipment": True, "side": "enemy"})
    own_strip = ability({"verb": "strip"}, target={"equipment": True, "side": "own"})
    this = {"Mage": {"standing": {"items": 2, "spells": ["fire"]}, "equipment": ["Ring"], "abilities": [own_strip]}}
    units = facing(side, this, {"Ogre": {"abilities": [cancel, strip]}})
    ring = {"kind": "equipment", "classification": "ring", "wearing_cost": 1}
    cards = {"Ring": ring, "Flame": spell(hit(1), **ENEMY), "Water": consumable(hit(1), **ENEMY)}
    more: dict[str, Any] = {"cards": cards, side: {"hand": ["Flame", "Water"]}}
    strict = {"strict_target_list": "on"}
    table = fought(marching, strict, units, side, **more)
    table.lets(side, "use", card="Flame", user="Mage", targets=["Ogre"], slots={"Mage": ["fire"]})
    assert table.broken(OTHER[side], "use", card="Ogre", targets=["Flame"]) == IMPROPER
    assert table.broken(OTHER[side], "use", card="Ogre", ability=1, targets=["Ring"]) == IMPROPER
    table = fought(marching, strict, units, side, **more)
    table.lets(side, "use", card="Water", user="Mage", targets=["Ogre"])
    assert table.broken(OTHER[side], "use", card="Ogre", targets=["Water"]) == IMPROPER
    table = fought(marching, strict, units, side, **more).lets(side, "use", card="Mage", targets=["Ring"])
    assert table.broken(OTHER[side], "use", card="Ogre", ability=1, targets=["Ring"]) == ()
    assert table.broken(OTHER[side], "use", card="Ogre", targets=["Mage"]) == ()


@both_seats
@both_sides
def test_one_may_counter_what_one_has_declared_oneself(marching: str, side: str) -> None:
    """The counter takes effect first: with 2 more, 1 + 2 beat a defence of 3."""
    boost = ability({"verb": "grant", "attack": 2, "to": "this"}, timing="counter")
    units = facing(side, {"Knight": {"attack": 1, "abilities": [boost], **LIVES}}, {"Ogre": {}})
    table = fought(marching, {"self_counter": "on"}, units, side).lets(side, "pass")
    assert table.asked() == (OTHER[side], "counter")
    table.lets(OTHER[side], "pass")
    assert table.asked() == (side, "counter")
    table.lets(side, "use", card="Knight")
    assert table.asked() == (OTHER[side], "counter")
    table.lets(OTHER[side], "pass").lets(side, "pass")
    assert table.unit("Ogre") is None


# Who uses, and who pays


@both_seats
@both_sides
@pytest.mark.parametrize("card", ["Flame", "Water"])
def test_a_used_card_takes_effect_without_its_user(marching: str, side: str, card: str) -> None:
    """An ability still needs its unit."""
    strike = ability(hit(9), timing="counter", **ENEMY)
    this = {"Mage": {**MAGE, "abilities": [ability(DRAW)]}, "Page": {}}
    units = facing(side, this, {"Ogre": {"abilities": [strike]}, "Imp": {}})
    cards = {"Flame": spell(hit(3), **ENEMY), "Water": consumable(hit(3), **ENEMY)}
    table = fought(marching, {"spell_needs_user": "off"}, units, side, cards=cards, **{side: {"hand": [card]}})
    slots = {"slots": {"Mage": ["fire"]}} if card == "Flame" else {}
    table.lets(side, "use", card=card, user="Mage", targets=["Imp"], **slots)
    table.lets(OTHER[side], "use", card="Ogre", targets=["Mage"]).lets(side, "pass").lets(OTHER[side], "pass")
    assert (table.unit("Mage"), table.unit("Imp")) == (None, None)
    assert table.zone(side, "discard") == tuple(sorted([card, "Mage"]))
    table = fought(marching, {"spell_needs_user": "off"}, units, side, **{side: {"deck": []}})
    table.lets(side, "use", card="Mage").lets(OTHER[side], "use", card="Ogre", targets=["Mage"])
    table.lets(side, "pass").lets(OTHER[side], "pass")
    assert table.zone(side, "hand") == ()


@both_seats
@both_sides
@pytest.mark.parametrize("timing", ["normal", "counter"])
def test_only_the_user_of_a_spell_gives_icons(marching: str, side: str, timing: str) -> None:
    this: dict[str, Plain] = {
        "Mage": {"standing": {"spells": ["fire", "fire"]}},
        "Sage": {"standing": {"spells": ["fire"]}},
    }
    units = facing(side, this, {"Ogre": {"abilities": [ability(DRAW)]}})
    cards = {"Flame": spell(DRAW, timing=timing, icons=("fire", "fire"))}
    first = side if timing == "normal" else OTHER[side]
    table = fought(marching, {"split_spell_cost": "off"}, units, first, cards=cards, **{side: {"hand": ["Flame"]}})
    if timing == "counter":
        table.lets(OTHER[side], "use", card="Ogre")
    shared = {"Mage": ["fire"], "Sage": ["fire"]}
    broken = table.broken(side, "use", card="Flame", user="Mage", slots=shared)
    assert broken == ("ruling.icons_of_several_units",)
    assert table.broken(side, "use", card="Flame", user="Mage", slots={"Mage": ["fire", "fire"]}) == ()
    assert [answer["slots"] for answer in table.reference.legal() if answer["do"] == "use"] == [
        {"Mage": ["fire", "fire"]}
    ]


@both_seats
@both_sides
def test_only_the_bearer_of_an_ability_gives_icons_for_it(marching: str, side: str) -> None:
    ray = ability(DRAW, cost={"slots": ["fire"]})
    units = facing(side, {"Mage": {**MAGE, "abilities": [ray]}, "Sage": MAGE}, {"Ogre": {}})
    table = fought(marching, {"split_spell_cost": "off"}, units, side)
    assert table.broken(side, "use", card="Mage", slots={"Sage": ["fire"]}) == ("ruling.icons_of_several_units",)
    assert table.broken(side, "use", card="Mage", slots={"Mage": ["fire"]}) == ()


# Damage and death


@both_seats
@both_sides
def test_resisted_damage_is_not_received(marching: str, side: str) -> None:
    """Nothing waits for it, weakness adds nothing to it, nothing follows; being killed by it is resisted as ever."""
    burns = [
        ability(hit(5, attribute="fire"), DRAW, **ENEMY),
        ability({"verb": "kill", "attribute": "fire"}, **ENEMY),
        ability(hit(3, attribute="water"), **ENEMY),
    ]
    hardy = {"standing": {"resist": ["fire"], "weaknesses": [{"to": "fire", "more": 2}]}}
    units = facing(side, {"Mage": {"abilities": burns}}, {"Ogre": {**hardy, "automatic": [when("damaged", DRAW)]}})
    table = fought(marching, {"resist_mode": "reduce"}, units, side)
    for index in (0, 1):
        table.lets(side, "use", card="Mage", ability=index, targets=["Ogre"]).lets(OTHER[side], "pass")
        assert table.unit("Ogre") is not None
        assert [table.zone(who, "hand_count") for who in OTHER] == [0, 0]
    table.lets(side, "use", card="Mage", ability=2, targets=["Ogre"]).lets(OTHER[side], "pass")
    assert table.unit("Ogre") is None
    assert table.zone(OTHER[side], "hand_count") == 1


@both_seats
@both_sides
@pytest.mark.parametrize("event", ["dies", "discarded"])
def test_a_unit_without_defence_is_discarded_alive(marching: str, side: str, event: str) -> None:
    weaken = ability({"verb": "grant", "defence": -3}, **ENEMY)
    units = facing(side, {"Mage": {"abilities": [weaken]}}, {"Ogre": {"automatic": [when(event, DRAW)]}, "Imp": {}})
    table = fought(marching, {"zero_defence": "discarded"}, units, side)
    table.lets(side, "use", card="Mage", targets=["Ogre"]).lets(OTHER[side], "pass")
    assert table.zone(OTHER[side], "discard") == ("Ogre",)
    assert table.zone(OTHER[side], "hand_count") == (event == "discarded")


# Standing abilities and the order of the sides


@both_seats
@both_sides
@pytest.mark.parametrize("first", [True, False])
def test_charge_and_defender_are_worth_what_they_are_now(marching: str, side: str, first: bool) -> None:
    """Charge 2 or Defender 2 of its own, 1 more granted, then all of it lost."""
    kind, value, other = ("charge", "attack", "defence") if first else ("defender", "defence", "attack")
    change = [
        ability({"verb": "grant", "standing": {kind: 1}, "to": "all"}),
        ability({"verb": "lose", "what": [kind], "to": "all"}),
    ]
    user = {"abilities": change, "attack": 1}
    units = facing(side, {"Knight": {"attack": 1, "defence": 3, "standing": {kind: 2}}, "Page": user}, {"Ogre": user})
    goes_first = side if first else OTHER[side]
    table = fought(marching, {"late_charge": "on"}, units, goes_first)
    before = {"attack": 1, "defence": 3}
    for index, more in enumerate((2, 3, 0)):
        unit = table.unit("Knight")
        assert (getattr(unit, value), getattr(unit, other)) == (before[value] + more, before[other])
        if index < 2:
            mage = "Page" if first else "Ogre"
            table.lets(goes_first, "use", card=mage, ability=index).lets(OTHER[goes_first], "pass")


@both_seats
def test_defender_ends_with_the_battle(marching: str) -> None:
    """Ogre has 2 more for the battle only: 1 left of 3 keeps it, 0 does not."""
    weaken = ability({"verb": "grant", "defence": -3}, until="turn", **ENEMY)
    units = facing("own", {"Mage": {"abilities": [weaken], **LIVES}}, {"Ogre": {"standing": {"defender": 2}}})
    table = fought(marching, {"late_charge": "on"}, units, "own").lets("own", "use", card="Mage", targets=["Ogre"])
    table.lets("enemy", "pass")
    assert table.unit("Ogre").defence == 2
    table.pass_until("main")
    assert table.unit("Ogre") is None
    assert table.unit("Mage").area == table.turned("b3")


# Simultaneous attacks


def tied(marching: str, reading: str, side: str, this: Plain, that: Plain, **more: Any) -> Table:
    units = facing(side, {"Knight": this}, {"Ogre": that})
    table = fought(marching, {"simultaneous_off": reading}, units, "nobody", **more)
    assert table.asked() == ("own", "main")
    return table


@both_seats
@both_sides
@pytest.mark.parametrize(("reading", "dies"), [("all_but_printed", False), ("listed", True), ("usable_only", True)])
def test_what_terrain_gives_counts_in_a_tie(marching: str, side: str, reading: str, dies: bool) -> None:
    terrain = {"b2": TERRAIN, "b3": {**TERRAIN, "effects": [{"attack": 1}]}}
    table = tied(marching, reading, side, {"attack": 2, **LIVES}, {}, terrain=terrain)
    assert (table.unit("Ogre") is None) is dies


@both_seats
@both_sides
@pytest.mark.parametrize(("reading", "dies"), [("all_but_printed", False), ("listed", True), ("usable_only", True)])
def test_what_was_granted_before_counts_in_a_tie(marching: str, side: str, reading: str, dies: bool) -> None:
    rage = {"when": {"event": "battle_begins"}, "do": [[{"verb": "grant", "attack": 1, "to": "this"}]]}
    table = tied(marching, reading, side, {"attack": 2, "automatic": [rage], **LIVES}, {})
    assert (table.unit("Ogre") is None) is dies


@both_seats
@both_sides
@pytest.mark.parametrize("reading", ["all_but_printed", "listed", "usable_only"])
def test_what_equipment_adds_never_counts_in_a_tie(marching: str, side: str, reading: str) -> None:
    sword = {"kind": "equipment", "classification": "sword", "wearing_cost": 1, "attack": 5}
    this = {"attack": 2, "standing": {"items": 1, "charge": 5}, "equipment": ["Sword"], **LIVES}
    table = tied(marching, reading, side, this, {}, cards={"Sword": sword})
    assert table.unit("Ogre") is not None
    assert table.unit("Knight").attack == 7


@both_seats
@both_sides
@pytest.mark.parametrize("reading", ["all_but_printed", "listed", "usable_only"])
@pytest.mark.parametrize("event", ["attacks", "damaged", "dies"])
def test_automatic_abilities_in_a_tie(marching: str, side: str, reading: str, event: str) -> None:
    """By the third reading they go on, what waits for an attack before the blows: 2 + 1 beat a defence of 3."""
    more = {"verb": "grant", "attack": 1, "to": "this"}
    wakes = when(event, more if event == "attacks" else DRAW)
    this = {"attack": 2, "defence": 2 if event == "dies" else 9, "automatic": [wakes]}
    table = tied(marching, reading, side, this, {"attack": 2})
    works = reading == "usable_only"
    assert table.zone(side, "hand_count") == (works and event != "attacks")
    assert (table.unit("Ogre") is None) is (works and event == "attacks")
