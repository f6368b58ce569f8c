"""The TCG under the readings that were not chosen: what each switch of the edition comes to, for both seats.

Those of chains, icons and damage stand in test_readings_of_effects.py.

That the chosen readings differ from them is shown by the scenarios of their rulings (tests/test_hygiene.py).
"""

from typing import Any

import pytest

from reference_engine.moncolle_tcg.edition import READINGS
from tests.moncolle_tcg.positions import DRAW, ENEMY, TERRAIN, Plain, Table, ability, enemy, own, unit_card

both_seats = pytest.mark.parametrize("marching", ["south", "north"])
IMPROPER = ("chain.target_declarer",)
LIVES = {"defence": 9}


def test_three_readings_of_one_point_and_two_of_the_others() -> None:
    assert {name for name, readings in READINGS.items() if len(readings) != 2} == {"simultaneous_off"}
    assert len(READINGS) == 21
    assert len(READINGS["simultaneous_off"]) == 3


# Attack and its chain


@both_seats
@pytest.mark.parametrize(("whom", "struck"), [(["Squire"], False), (["Knight", "Squire"], False), ([], True)])
def test_who_is_exhausted_in_the_chain_drops_out_of_the_attack(marching: str, whom: list[str], struck: bool) -> None:
    """2 + 2 beat a defence of 4, one of them alone does not."""
    counter = ability({"verb": "exhaust"}, timing="counter", **ENEMY)
    units = {"Knight": own("b2", attack=2), "Squire": own("b2", attack=2)}
    units["Ogre"] = enemy("b3", defence=4, abilities=[counter])
    table = Table(marching, {"acted_in_chain": "drops_out"}, units).fights("Knight", "Squire").lets("own", "pass")
    for victim in whom:
        table.lets("enemy", "use", card="Ogre", targets=[victim]).lets("own", "pass")
    table.lets("enemy", "pass").pass_until("after_attack")
    assert (table.unit("Ogre") is None) is struck
    assert not table.unit("Knight").ready or whom == ["Knight"]


@both_seats
@pytest.mark.parametrize("attacking", ["own", "enemy"])
def test_an_attack_without_a_target_makes_only_attackers_proper(marching: str, attacking: str) -> None:
    help_ = ability({"verb": "grant", "defence": 1}, timing="counter", target={"side": "any"})
    units = {"Knight": own("b2", abilities=[help_], **LIVES), "Ogre": enemy("b3", abilities=[help_], **LIVES)}
    table = Table(marching, {"attack_targets": "none"}, units)
    table.fights("Knight", dice=(6, 1) if attacking == "own" else (1, 6)).lets(attacking, "pass")
    side, user, attacker = ("enemy", "Ogre", "Knight") if attacking == "own" else ("own", "Knight", "Ogre")
    assert table.asked() == (side, "counter")
    assert table.broken(side, "use", card=user, targets=[user]) == IMPROPER
    assert table.broken(side, "use", card=user, targets=[attacker]) == ()


@both_seats
def test_who_has_declared_an_attack_is_exhausted_by_it(marching: str) -> None:
    tap = ability(DRAW, timing="counter", kind="completion")
    rise = ability({"verb": "ready", "to": "this"}, timing="counter")
    units = {"Knight": own("b2", attack=4, abilities=[tap, rise]), "Squire": own("b2")}
    units["Ogre"] = enemy("b3", abilities=[ability(DRAW, timing="counter")], **LIVES)
    table = Table(marching, {"attackers_acted": "at_declaration"}, units).fights("Knight", "Squire").lets("own", "pass")
    assert not table.unit("Knight").ready
    assert not table.unit("Squire").ready
    table.lets("enemy", "use", card="Ogre")
    assert table.broken("own", "use", card="Knight") == ("abilities.completion_not_acted",)
    table.lets("own", "use", card="Knight", ability=1).pass_until("after_attack")
    assert table.unit("Knight").ready
    assert not table.unit("Squire").ready


# Cards in hands and piles


@both_seats
@pytest.mark.parametrize("phase", ["first_hand_adjustment", "second_hand_adjustment"])
@pytest.mark.parametrize(("discards", "left"), [(0, 8), (1, 7), (2, 6), (4, 6)])
def test_a_hand_above_the_limit_may_stay(marching: str, phase: str, discards: int, left: int) -> None:
    """Only below six is the hand refilled."""
    hand = [f"Card {number}" for number in range(8)]
    cards = dict.fromkeys(hand, unit_card())
    table = Table(marching, {"forced_discard": "off"}, {}, cards, phase=phase, own={"hand": hand})
    table.lets("own", "discard", cards=hand[:discards])
    assert table.zone("own", "hand_count") == left
    assert table.zone("own", "deck_count") == 3 - max(0, 6 - (8 - discards))


@both_seats
def test_a_turn_may_end_with_a_hand_above_the_limit(marching: str) -> None:
    hand = [f"Card {number}" for number in range(7)]
    cards = dict.fromkeys(hand, unit_card())
    table = Table(marching, {"forced_discard": "off"}, {}, cards, phase="end_declaration", own={"hand": hand})
    assert table.lets("own", "end_turn").asked() == ("enemy", "hand_adjustment")


def hand_type(timing: str) -> dict[str, Plain]:
    card = ability(DRAW, timing=timing, kind="hand", cost={"discard": 1})
    return {"Seer": unit_card(instant=True, abilities=[card]), "Page": unit_card()}


SUMMONED = {"hand_type": "when_summoned"}


@both_seats
@pytest.mark.parametrize(("timing", "works"), [("own_turn", True), ("normal", False), ("counter", False)])
def test_a_hand_type_ability_comes_with_a_summon_in_its_timing(marching: str, timing: str, works: bool) -> None:
    """Where it works one card is discarded for one that is drawn."""
    hand = {"hand": ["Seer", "Page"]}
    table = Table(marching, SUMMONED, {}, hand_type(timing), phase="normal_summon", own=hand)
    table.lets("own", "end_phase").lets("own", "summon", card="Seer", area="b1")
    assert table.zone("own", "discard") == (("Page",) if works else ())
    assert table.zone("own", "hand") == (("own 1",) if works else ("Page",))


@both_seats
@pytest.mark.parametrize("side", ["own", "enemy"])
@pytest.mark.parametrize("timing", ["own_turn", "normal", "counter"])
def test_a_hand_type_ability_comes_with_an_instant_summon(marching: str, side: str, timing: str) -> None:
    units = {"Knight": own("b2"), "Ogre": enemy("b3")}
    hand = {side: {"hand": ["Seer", "Page"]}}
    table = Table(marching, SUMMONED, units, hand_type(timing), **hand).fights("Knight", **{side: "Seer"})
    works = timing != "own_turn" or side == "own"
    assert table.zone(side, "hand") == ((f"{side} 1",) if works else ("Page",))


@both_seats
def test_a_hand_type_ability_that_comes_with_a_summon_is_not_declared(marching: str) -> None:
    units = {"Knight": own("b2"), "Ogre": enemy("b3")}
    table = Table(marching, SUMMONED, units, hand_type("normal"), own={"hand": ["Seer", "Page"]}).fights("Knight")
    assert table.broken("own", "use", card="Seer", discards=["Page"]) == ("ruling.hand_type_declared",)


PAYS = {"cost": {"discard": 1}}
WAITS = {"paid_cards_wait": "on"}


@both_seats
@pytest.mark.parametrize("side", ["own", "enemy"])
def test_cards_that_pay_wait_for_the_end_of_the_chain(marching: str, side: str) -> None:
    normal, counter = ability(DRAW, **PAYS), ability(DRAW, timing="counter", **PAYS)
    units = {"Knight": own("b2", abilities=[normal, counter]), "Ogre": enemy("b3", abilities=[normal, counter])}
    hands = {who: {"hand": [f"{who} card"]} for who in ("own", "enemy")}
    cards = {f"{who} card": unit_card() for who in hands}
    table = Table(marching, WAITS, units, cards, **hands).fights("Knight", dice=(6, 1) if side == "own" else (1, 6))
    other, user, replier = ("enemy", "Knight", "Ogre") if side == "own" else ("own", "Ogre", "Knight")
    table.lets(side, "use", card=user, discards=[f"{side} card"])
    table.lets(other, "use", card=replier, ability=1, discards=[f"{other} card"])
    for who in hands:
        assert (table.zone(who, "waiting"), table.zone(who, "discard")) == ((f"{who} card",), ())
    table.lets(side, "pass").lets(other, "pass")
    for who in hands:
        assert (table.zone(who, "waiting"), table.zone(who, "discard")) == ((), (f"{who} card",))


@both_seats
def test_without_a_chain_cards_that_pay_wait_for_nothing(marching: str) -> None:
    """They go under the deck with the rest of the discard pile."""
    back = ability({"verb": "restore"}, timing="own_turn", **PAYS)
    units = {"Knight": own("b2", abilities=[back])}
    table = Table(marching, WAITS, units, {"Page": unit_card()}, own={"hand": ["Page"]})
    table.lets("own", "use", card="Knight", discards=["Page"])
    assert table.zone("own", "deck")[-1] == "Page"
    assert table.zone("own", "waiting") == ()


@both_seats
def test_everybody_sees_the_own_cards_that_lie_face_down(marching: str) -> None:
    terrain = {"a2": {**unit_card(), "proxy": True}, "a3": {**unit_card(), "proxy": True, "by": "enemy"}}
    table = Table(marching, {"owner_sees_face_down": "on"}, {}, terrain=terrain)
    for viewer, seen in (("own", {"b1", "a2"}), ("enemy", {"b4", "a3"}), ("public", set())):
        found = {area for area in ("b1", "b4", "a2", "a3") if table.ground(area, viewer).card}
        assert found == seen


# Marches and terrain


@both_seats
@pytest.mark.parametrize(("to", "held", "closed"), [("b3", True, True), ("b3", False, False), ("b4", False, True)])
def test_what_the_enemy_controls_is_closed_after_a_battle(marching: str, to: str, held: bool, closed: bool) -> None:
    """An empty terrain is nobody's, an empty base its owner's."""
    units = {"Knight": own("a3"), **({"Ogre": enemy(to)} if held else {})}
    terrain = {"b3": TERRAIN, "a3": TERRAIN}
    table = Table(marching, {"one_battle_per_terrain": "on"}, units, terrain=terrain, fought_on=[to])
    assert table.broken("own", "march", units=["Knight"], area=to) == (("march.repeat_target",) if closed else ())
    fresh = Table(marching, {"one_battle_per_terrain": "on"}, units, terrain=terrain)
    assert fresh.broken("own", "march", units=["Knight"], area=to) == ()


@both_seats
def test_terrain_lies_wherever_nothing_else_forbids_it(marching: str) -> None:
    cards = {"Hill": TERRAIN}
    table = Table(
        marching, {"placement": "anywhere"}, {"Ogre": enemy("c3")}, cards, {"c3": TERRAIN}, own={"hand": ["Hill"]}
    )
    for area in ("a1", "a4", "c4", "a3"):
        assert table.broken("own", "place_terrain", card="Hill", area=area) == ()
        assert table.broken("own", "place_proxy", area=area) == ()
    assert table.broken("own", "place_terrain", card="Hill", area="b4") == ("board.base_space",)
    assert table.broken("own", "place_proxy", area="c3") == ("ruling.enemy_terrain_protected",)


@both_seats
def test_there_are_no_proxies(marching: str) -> None:
    table = Table(marching, {"proxy_terrain": "off"}, {})
    assert table.broken("own", "place_proxy", area="a1") == ("terrain.proxy",)
    assert not [answer for answer in table.reference.legal() if answer["do"] == "place_proxy"]


@both_seats
def test_terrain_under_enemies_is_replaced_like_any(marching: str) -> None:
    """Beside what is one's own, and where the enemies fit: 6 levels on a new Limit."""
    cards = {"Hill": {**TERRAIN, "limit": 6}, "Cliff": {**TERRAIN, "limit": 5}}
    terrain = {"b2": {**TERRAIN, "by": "enemy"}, "c4": {**TERRAIN, "by": "enemy"}}
    units = {"Ogre": enemy("b2", level=6), "Imp": enemy("c4")}
    table = Table(marching, {"replace_enemy_terrain": "on"}, units, cards, terrain, own={"hand": ["Hill", "Cliff"]})
    assert table.broken("own", "place_terrain", card="Hill", area="c4") == ("terrain.adjacency",)
    assert table.broken("own", "place_terrain", card="Cliff", area="b2") == ("ruling.replacement_within_limit",)
    assert table.broken("own", "place_proxy", area="b2") == ()
    table.lets("own", "place_terrain", card="Hill", area="b2")
    assert table.ground("b2").card == "Hill"
    assert table.zone("enemy", "discard") == ("on b2",)


@both_seats
def test_units_summoned_into_the_battle_are_exhausted_with_the_march(marching: str) -> None:
    """Imp is ready again after its attack; the defending side's Wisp has nothing to do with the march."""
    rise = ability({"verb": "ready", "to": "target"}, target={"side": "own"})
    units = {"Knight": own("b2", abilities=[rise], **LIVES), "Ogre": enemy("b3", abilities=[rise], **LIVES)}
    cards = dict.fromkeys(("Imp", "Wisp"), unit_card(instant=True, **LIVES))
    hands: dict[str, Any] = {"own": {"hand": ["Imp"]}, "enemy": {"hand": ["Wisp"]}}
    table = Table(marching, {"instant_marchers_acted": "on"}, units, cards, **hands)
    table.fights("Knight", own="Imp", enemy="Wisp").pass_until("after_attack")
    table.lets("own", "use", card="Knight", targets=["Imp"]).pass_until("before_attack").pass_until("after_attack")
    table.lets("enemy", "use", card="Ogre", targets=["Wisp"]).pass_until("main")
    assert [table.unit(name).ready for name in ("Knight", "Imp", "Wisp")] == [False, False, True]
    assert table.unit("Imp").area == table.turned("b2")
