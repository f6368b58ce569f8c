"""Plays worked out by hand from the texts (rulings T-nn, seed Lnn), played by the engine."""
import sys
sys.path.insert(0, "/tmp/tcg_plays")
import pytest
from kit import *

FIELD = [T("b2", "south"), T("b3", "north")]


def battle(units, dice=None, south=None, north=None, sw=None, march=None, terrain=(), orders=None, **k):
    """South's units on b2 march to b3, where North's stand; nobody summons; dice of South, North."""
    g = Play(units, [*FIELD, *terrain], south=south, north=north, sw=sw, **k)
    march = march or [u["unit"]["id"] for u in units if u["unit"]["owner"] == "south" and u["unit"]["area"] == "b2" and u["unit"]["ready"]]
    g.do("south", "march", units=march, area="b3")
    if dice is not None:
        g.to_dice(**(orders or {}))
        g.dice(*dice)
    return g


# --- the nine worked examples (rulings, section 2)


@pytest.mark.parametrize("dice,first", [((4, 3), ""), ((4, 2), "south"), ((1, 3), "north")])
def test_example_1_initiative(dice, first):
    g = battle([U("a", "south", "b2", standing={"initiative": 1}), U("b", "south", "b2"), U("o", "north", "b3", standing={"initiative": 2}), U("far", "north", "b4", standing={"initiative": 5})])
    g.to_dice().dice(*dice)
    amounts = [e.amount for e in g.events if e.what == "initiative"]
    assert amounts == [dice[0] + 1, dice[1] + 2]
    if first:
        assert g.asked == (first, "before_attack")
    else:
        assert "simul" or True
        assert g.p.battle == "" and g.asked == ("south", "main")


def ex2(dice, **sw):
    return battle([U("a", "south", "b2", attack=3, defence=9, standing={"charge": 1}), U("b", "south", "b2", attack=2, defence=9),
                   U("p", "north", "b3", defence=2, attack=1), U("q", "north", "b3", defence=3, attack=1, standing={"defender": 1}), U("r", "north", "b3", defence=2, attack=1)],
                  dice, orders={"north": ["p", "q", "r"]}, sw=sw)


def test_example_2_attack():
    g = ex2((6, 1))
    g.do("south", "pass").passes()
    assert g.damages() == {"p": 6, "q": 4, "r": 0}
    assert not g.u("p") and not g.u("q") and g.u("r")
    assert set(g.pile("north")) == {"p", "q"}


def test_example_3_simultaneous():
    g = ex2((3, 3))
    assert {k: v for k, v in g.damages().items() if k in "pqr"} == {"p": 5, "q": 3, "r": 0}
    assert {k: v for k, v in g.damages().items() if k in "ab"} == {"a": 3, "b": 0}
    assert not g.u("p") and not g.u("q") and g.u("r")
    assert g.asked == ("south", "main")  # failure: back at the origin, exhausted (T-10)
    assert g.u("a").area == "b2" and not g.u("a").ready and not g.u("b").ready
    assert not g.u("r").ready  # it has attacked (L200)


@pytest.mark.parametrize("attr,amount,dies,shown", [("flame", 3, True, 5), ("flame", 0, False, 0), ("flame", 2, False, 4), ("cold", 4, False, 4), ("cold", 5, True, 5)])
def test_example_4_weakness(attr, amount, dies, shown):
    s = spell("S", [[dmg(amount, attribute=attr)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=5, standing={"weaknesses": [{"to": "flame", "more": 2}]})], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.damages() == {"o": shown}
    assert (g.u("o") is None) == dies
    assert "S" in g.pile("south")


def test_example_4_resist_with_weakness_receives_five_and_lives():
    s = spell("S", [[dmg(3, attribute="flame")]], target=ENEMY)
    o = U("o", "north", "b3", defence=5, standing={"weaknesses": [{"to": "flame", "more": 2}], "resist": ["flame"]}, automatic=[{"when": {"event": "damaged"}, "do": [[grant("this", attack=7)]]}])
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), o], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.damages() == {"o": 5} and g.u("o")
    assert g.att("o") == 9  # T-36: received, so the trigger fires


def test_weaknesses_of_one_attribute_add_up():  # T-37
    s = spell("S", [[dmg(1, attribute="flame")]], target=ENEMY)
    o = U("o", "north", "b3", defence=9, standing={"weaknesses": [{"to": "flame", "more": 2}, {"to": "flame", "more": 3}, {"to": "cold", "more": 9}]})
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), o], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.damages() == {"o": 6}


def test_resist_reduce_reading():  # T-01
    s = spell("S", [[dmg(9, attribute="flame")]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"resist": ["flame"]})], (6, 1), south={"hand": [s]}, sw={"resist_mode": "reduce"})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.u("o") and g.damages() == {"o": 0}


def test_example_5_icons():
    hand = [consumable(f"C{i}", [[grant("target", attack=1)]], target=OWN) for i in (1, 2, 3)] + [consumable("CC", [[grant("target", attack=1)]], items=2, target=OWN)]
    ring = gear("ring", 1, attack=1)
    u = U("i", "south", "b2", standing={"items": 2}, wear=[ring], defence=20, attack=0)
    g = battle([u, U("o", "north", "b3", defence=20), U("z", "south", "a2", defence=20)], (6, 1), south={"hand": hand}, terrain=[T("a2", "south")])
    g.no("south", "use", "item_consumable", card="CC", user="i", targets=["i"])
    g.do("south", "use", card="C1", user="i", targets=["i"]).passes()
    assert g.att("i") == 2 and "C1" in g.pile("south")
    g.no("south", "use", "item_consumable", card="C2", user="i", targets=["i"])
    g.finish_battle()
    assert g.u("i").items_used == 0 and not g.p.battle and g.u("i").equipment == ("ring",)
    assert g.att("i") == 1  # L124: granted things vanish, equipment stays


def test_item_of_cost_two():  # T-34
    u = U("i", "south", "b2", standing={"items": 2}, defence=20)
    v = U("j", "south", "b2", standing={"items": 1}, defence=20)
    cc = consumable("CC", [[grant("target", attack=1)]], items=2, target=OWN)
    c = consumable("C", [[grant("target", attack=1)]], target=OWN)
    g = battle([u, v, U("o", "north", "b3", defence=20)], (6, 1), south={"hand": [cc, c]})
    g.no("south", "use", "item_consumable", card="CC", user="j", targets=["j"])
    g.do("south", "use", card="CC", user="i", targets=["j"]).passes()
    g.no("south", "use", "item_consumable", card="C", user="i", targets=["i"])
    g.do("south", "use", card="C", user="j", targets=["j"]).passes()
    assert g.att("j") == 4


def test_example_6_chain():
    """A: spell on B1; B1 counters on A1; A1 counters on B1; B passes; A counters again on B1 and kills."""
    zap = [ability([[dmg(9)]], "counter", target=ENEMY)]
    pump = lambda n: [ability([[grant("target", attack=n)]], "counter", target=ANY)]
    s1 = spell("S1", [[dmg(1)]], target=ENEMY)
    s5 = spell("S5", [[dmg(9)]], timing="counter", target=ENEMY)
    g = battle([U("A1", "south", "b2", abilities=pump(5), defence=9, standing={"spells": ["fire", "fire"]}),
                U("B1", "north", "b3", abilities=zap), U("B2", "north", "b3", defence=1)], (6, 1), south={"hand": [s1, s5]})
    g.no("north", "use", card="B1", ability=0, targets=["A1"])  # L135
    g.do("south", "use", card="S1", user="A1", slots={"A1": ["fire"]}, targets=["B1"])
    assert g.asked == ("north", "counter")
    g.no("south", "use", card="A1", ability=0, targets=["B1"])
    g.do("north", "use", card="B1", ability=0, targets=["A1"])
    assert g.asked == ("south", "counter")
    g.no("south", "use", "target_declarer", card="A1", ability=0, targets=["B2"])  # L154
    g.do("south", "use", card="A1", ability=0, targets=["B1"])
    g.do("north", "pass")
    assert g.asked == ("south", "counter")
    g.do("south", "use", card="S5", user="A1", slots={"A1": ["fire"]}, targets=["B1"])
    g.do("north", "pass").do("south", "pass")
    assert g.u("B1") is None and g.u("A1") and g.u("A1").modifiers == ()
    effects = [(e.what, e.about) for e in g.events if e.what in ("takes_effect", "no_effect")]
    assert effects == [("takes_effect", "S5"), ("no_effect", "A1"), ("no_effect", "B1"), ("no_effect", "S1")]
    assert set(g.pile("south")) == {"S1", "S5"}
    assert g.asked == ("south", "before_attack")


def test_nobody_counters_oneself_alone_and_after_the_opponents_pass():  # T-27
    pump = [ability([[grant("this", attack=1)]], "counter")]
    us = lambda: [U("A1", "south", "b2", abilities=[ability([[grant("this", attack=1)]]), *pump], defence=9), U("B1", "north", "b3")]
    g = battle(us(), (6, 1))
    g.do("south", "use", card="A1", ability=0).do("north", "pass")
    assert g.asked == ("south", "before_attack") and g.att("A1") == 3
    g = battle(us(), (6, 1), sw={"self_counter": "on"})
    g.do("south", "use", card="A1", ability=0).do("north", "pass")
    assert g.asked == ("south", "counter")
    g.do("south", "use", card="A1", ability=1).do("north", "pass").do("south", "pass")
    assert g.att("A1") == 4


def test_example_7_deck_out():
    g = Play([U("s1", "south", "b3"), U("s2", "south", "a3"), U("n1", "north", "b2"), U("n2", "north", "a4"), U("s3", "south", "a2")],
             [T("b2", "south"), T("b3", "north"), T("a3", "north"), T("a4", "north"), T("a2", "south")],
             south={"deck": ["d"], "hand": [f"h{i}" for i in range(5)]}, north={"deck": []}, phase="second_hand_adjustment", turn=13)
    g.do("south", "discard", cards=[])
    assert g.p.final_turn == 14
    g.do("south", "end_turn")
    assert g.p.result is None and g.asked == ("north", "hand_adjustment")
    g.do("north", "discard").do("north", "end_phase").do("north", "end_phase").do("north", "end_phase").do("north", "discard")
    g.do("north", "end_turn")
    assert g.p.result.winner == "south"


def test_deck_out_draw_and_base_first():
    k = dict(terrain=[T("b2", "south"), T("b3", "north")], south={"deck": []}, north={"deck": []}, turn=14, final_turn=14, marching="north")
    g = Play([U("n1", "north", "b2"), U("s1", "south", "b3"), U("s2", "south", "b1", attack=0)], phase="end_declaration", **k)
    g.do("north", "end_turn")
    assert g.p.result.winner == "" 
    g = Play([U("n1", "north", "b2"), U("s1", "south", "b3"), U("s2", "south", "c2")], **{**k, "terrain": [*k["terrain"], T("c2", "south")]})
    g.do("north", "march", units=["n1"], area="b1")
    assert g.p.result.winner == "north" and "empty_base" in g.p.result.clause and g.asked is None


def test_example_8_limit_on_return():
    g = Play([U("five", "south", "a1", level=5), U("fl", "south", "a1", level=1, march="fly", defence=20), U("o", "north", "b2", defence=20, attack=0)],
             [T("a1", "south", 6), T("b2", "south")], south={"hand": [unit("in2", level=2, instant=True, defence=20)]})
    g.do("south", "march", units=["fl"], area="b2").do("south", "instant_summon", card="in2")
    g.to_dice().dice(6, 1).finish_battle()
    assert g.asked == ("south", "main")
    assert g.u("fl").area == "a1" and g.u("five") and g.u("in2") is None and "in2" in g.pile("south")
    assert ("dies", "in2") not in g.whats(g.log)


def test_example_9_setup_count():
    r = RULES
    g = Play.__new__(Play); g.rules = r; g.log = []
    g.p = engine.begin(r).position
    draws = g.p.pending.draws
    assert g.asked == ("chance", "shuffle")
    g.do("chance", "draw", results=[list(reversed(d.among)) for d in draws])
    assert [len(g.p.players[s].deck) for s in ("south", "north")] == [43, 43] and len(g.hand("south")) == 6
    assert g.p.field["b1"].card == draws[0].among[-1] and g.p.field["b1"].kind == "base"  # top of the deck first
    assert g.hand("south") == tuple(reversed(draws[0].among))[1:7]
    g.dice(4, 4); assert g.asked == ("chance", "turn_order_dice")
    g.dice(2, 5)
    assert g.p.marching == "north" and g.asked == ("north", "summon_discards")  # no hand adjustment, no main (L81, L87)
    for v in ("south", "north", "public"):
        shown = engine.view(r, g.p, v)
        assert shown.field["b1"].card == "" and shown.field["b4"].card == "" and shown.players["south"].deck is None
        assert (shown.players["south"].hand is None) == (v != "south")
    assert engine.view(r, g.p, "judge").field["b1"].card
    g.do("north", "end_phase").do("north", "end_phase").do("north", "discard").do("north", "end_turn")
    assert g.asked == ("south", "hand_adjustment")
    g.do("south", "discard"); assert g.asked == ("south", "main")  # the second player's turn 1 is complete


def test_first_turn_two_summons():
    g = Play([], [], south={"hand": ["u1", "u2", "u3", "u4", "u5", "u6"], "deck": [f"d{i}" for i in range(43)]}, phase="normal_summon", turn=1)
    g.do("south", "end_phase").do("south", "summon", card="u1", area="b1").do("south", "summon", card="u2", area="b1")
    g.no("south", "summon", "base_only", card="u3", area="b2")
    g.do("south", "end_phase").do("south", "discard")
    assert len(g.p.players["south"].deck) == 41 and len(g.hand("south")) == 6


# --- march, return, overflow


def test_second_battle_on_the_same_space():  # T-14, T-52
    us = lambda: [U("a", "south", "b2", defence=9, attack=0), U("b", "south", "b2", defence=9, attack=0), U("o", "north", "b3", defence=9, attack=0)]
    g = battle(us(), (6, 1), march=["a"])
    g.finish_battle()
    assert g.p.fought_on == ("b3",)
    g.no("south", "march", "unacted_only", units=["a"], area="b3")
    g.do("south", "march", units=["b"], area="b3")
    assert g.p.battle == "b3"
    g = battle(us(), (6, 1), march=["a"], sw={"one_battle_per_terrain": "on"})
    g.finish_battle()
    g.no("south", "march", "repeat_target", units=["b"], area="b3")


def test_both_wiped_out_then_march_again():  # T-12, L124
    for sw in ({}, {"one_battle_per_terrain": "on"}):
        g = battle([U("a", "south", "b2", attack=3), U("b", "south", "b2"), U("o", "north", "b3", attack=3)], (3, 3), march=["a"], sw=sw)
        assert not g.u("a") and not g.u("o") and g.p.result is None
        assert engine.view(g.rules, g.p, "judge").field["b3"].used == {}
        g.do("south", "march", units=["b"], area="b3")
        assert g.u("b").area == "b3" and not g.p.battle and not g.u("b").ready


def test_both_wiped_out_in_the_base_is_no_capture():
    g = Play([U("a", "south", "b3", attack=3), U("b", "south", "b3"), U("o", "north", "b4", attack=3)], FIELD)
    g.do("south", "march", units=["a"], area="b4").to_dice().dice(2, 2)
    assert g.p.result is None and g.asked == ("south", "main") and not g.u("a") and not g.u("o")
    g.do("south", "march", units=["b"], area="b4")
    assert g.p.result.winner == "south"


def test_base_captured_by_a_battle_ends_at_once():  # L63
    g = Play([U("a", "south", "b3", attack=9), U("o", "north", "b4", attack=0)], FIELD)
    g.do("south", "march", units=["a"], area="b4").to_dice().dice(6, 2)
    g.do("south", "pass").passes().do("south", "pass")
    assert g.p.result.winner == "south" and "base_captured" in g.p.result.clause


def test_base_captured_by_instant_units_alone():  # T-70
    s = spell("S", [[dmg(9)]], target=OWN)
    g = Play([U("a", "south", "b3", attack=0, standing={"spells": ["fire"]}, defence=1), U("o", "north", "b4", attack=0, defence=1)], FIELD, south={"hand": [s, unit("i", instant=True, attack=9)]})
    g.do("south", "march", units=["a"], area="b4").do("south", "instant_summon", card="i").to_dice().dice(6, 1)
    g.do("south", "use", card="S", user="a", slots={"a": ["fire"]}, targets=["a"]).passes()
    g.do("south", "pass").passes().finish_battle()
    assert g.p.result and g.p.result.winner == "south"


def test_instant_units_choose_among_all_origins_also_of_the_fallen():  # T-71, T-13, T-53
    g = Play([U("a", "south", "b2", attack=0, defence=1), U("b", "south", "a3", attack=0, defence=20), U("c", "south", "b2", level=6, attack=0), U("o", "north", "b3", attack=1, defence=50)],
             [*FIELD, T("a3", "south")], south={"hand": [unit("i1", 2, 0, 20, instant=True), unit("i2", 1, 0, 20, instant=True)]})
    g.do("south", "march", units=["a", "b"], area="b3").do("south", "instant_summon", card="i1").do("south", "instant_summon", card="i2")
    g.to_dice(south=["a", "b", "i1", "i2"]).dice(1, 6)
    g.finish_battle()
    assert g.u("a") is None and g.asked == ("south", "return")
    g.no("south", "return", unit="i1", area="b1")
    g.no("south", "return", unit="b", area="b2")
    g.do("south", "return", unit="i1", area="b2")  # where the fallen came from: 6 + 2 fits 8
    g.do("south", "return", unit="i2", area="b2")  # 9 > 8: overfull by choice
    assert g.asked == ("south", "limit_adjustment")
    g.no("south", "adjust", "return_overflow", unit="c")
    g.no("south", "adjust", unit="b")
    g.do("south", "adjust", unit="i2")
    assert g.asked == ("south", "main") and g.u("i1").area == "b2" and not g.u("i1").ready and g.u("b").area == "a3"  # it has attacked


def test_overflow_of_two_spaces_and_owner_choice():  # T-13: instant ones first, then the owner's choice
    g = Play([U("a", "south", "b2", level=2, attack=0, defence=20, march="fly"), U("x", "south", "b2", level=3), U("y", "south", "b2", level=3), U("o", "north", "b3", attack=0, defence=20)],
             [T("b2", "south", 8), T("b3", "north")], south={"hand": [unit("i1", 3, 0, 20, instant=True), unit("i2", 3, 0, 20, instant=True)]})
    g.do("south", "march", units=["a"], area="b3").do("south", "instant_summon", card="i1").do("south", "instant_summon", card="i2").to_dice().dice(6, 1).finish_battle()
    assert g.asked == ("south", "limit_adjustment")  # 8 + 6 > 8: one of two, then the other
    g.do("south", "adjust", unit="i2")
    assert g.u("i1") is None and g.u("i2") is None and g.u("a") and g.asked == ("south", "main")


def test_success_exhausts_marchers_not_instant_ones():  # T-10, T-51
    for sw, ready in (({}, True), ({"instant_marchers_acted": "on"}, False)):
        killer = U("k", "south", "b2", abilities=[ability([[dmg(99)]], kind="completion", target=ENEMY)])
        g = battle([killer, U("o", "north", "b3")], south={"hand": [unit("i", instant=True)]}, sw=sw)
        g.do("south", "instant_summon", card="i").to_dice().dice(6, 1)
        g.do("south", "use", card="k", targets=["o"]).passes()
        assert not g.u("o") and not g.u("k").ready
        g.finish_battle()
        assert g.u("i").area == "b3" and g.u("i").ready == ready and not g.u("k").ready


def test_ranges():  # T-03
    us = [U("w", "south", "b2"), U("f", "south", "b2", march="fly"), U("l", "south", "b2", march="long_flight")]
    every = [T(a, "south") for a in ("a1", "a2", "c2", "b3", "a3", "c4", "a4", "c1")]
    g = Play([*us, U("n", "north", "b3")], [T("b2", "south"), *every])
    g.no("south", "march", "walk_range", units=["w"], area="a1")
    g.no("south", "march", "walk_range", units=["w", "f"], area="a3")
    g.no("south", "march", "fly_range", units=["f"], area="b4")
    g.no("south", "march", "long_flight_range", units=["l"], area="a4")
    g.ok("south", "march", units=["f"], area="a3")
    g.ok("south", "march", units=["l"], area="b4")  # jumps over enemies on b3
    g = Play([U("l", "south", "b2", march="long_flight")], [T("b2", "south")])
    g.no("south", "march", "units_on_terrain", units=["l"], area="b3")
    g.do("south", "march", units=["l"], area="b4")  # over bare ground into an empty base
    assert g.p.result.winner == "south"
    g = Play([U("l", "south", "a2", march="long_flight")], [T("a2", "south"), T("c2", "south")])
    g.do("south", "march", units=["l"], area="c2")
    assert g.u("l").area == "c2"


def test_march_limit_counts_own_side_only_and_groups():  # T-06, T-09
    g = Play([U("a", "south", "b2", level=5), U("b", "south", "b1", level=4), U("c", "south", "c3", level=3), U("o", "north", "b3", level=8)], [*FIELD, T("c3", "south")])
    g.no("south", "march", "march.limit", units=["a", "c", "b"], area="b3")
    g.do("south", "march", units=["a", "c"], area="b3")
    assert g.p.battle == "b3"


# --- terrain


def test_terrain_conditions():  # T-07, T-72, T-15
    hand = [terrain("n1", 6), terrain("n2", 8), terrain("n3", 3)]
    g = Play([U("s", "south", "b3", level=5), U("o", "north", "c2", level=4)],
             [T("b2", "north"), T("b3", "north"), T("c2", "south"), T("a4", "north")], south={"hand": hand})
    g.no("south", "place_terrain", "base_space", card="n1", area="b1")
    g.no("south", "place_terrain", "base_space", card="n1", area="b4")
    g.no("south", "place_terrain", "enemy_terrain_protected", card="n1", area="c2")  # placed by South, the enemy stands there
    g.ok("south", "place_terrain", card="n1", area="c1")
    g.ok("south", "place_terrain", card="n1", area="c3")  # beside c2, which South placed, though the enemy stands on it; beside b3, controlled
    g.no("south", "place_terrain", "adjacency", card="n1", area="a4")  # beside nothing of South's
    g.no("south", "place_terrain", "adjacency", card="n1", area="c4")
    g.ok("south", "place_terrain", card="n1", area="a3")  # beside b3, controlled
    g.no("south", "place_terrain", "adjacency", card="n2", area="b3")  # beside b2 (north's, vacant), a3 bare, c3 bare, b4: nothing of South's
    g.do("south", "place_terrain", card="n2", area="b2")  # vacant, placed by the enemy, beside the own base
    assert "t_b2" in g.pile("north") and "t_b2" not in g.pile("south")
    assert g.p.field["b2"].placed_by == "south"
    g.no("south", "place_terrain", "replacement_within_limit", card="n3", area="b3")
    g.do("south", "place_terrain", card="n1", area="b3")
    assert "t_b3" in g.pile("north") and g.u("s").area == "b3"


def test_adjacency_to_placed_terrain_with_the_enemy_on_it():  # T-72
    g = Play([U("o", "north", "a2")], [T("a2", "south")], south={"hand": [terrain("n")]})
    g.ok("south", "place_terrain", card="n", area="a3")
    g = Play([U("o", "north", "a2")], [T("a2", "north")], south={"hand": [terrain("n")]})
    g.no("south", "place_terrain", "adjacency", card="n", area="a3")


def test_replace_enemy_terrain_and_placement_readings():
    g = Play([U("o", "north", "b2", level=7)], [T("b2", "north")], south={"hand": [terrain("n", 7), terrain("m", 6)]}, sw={"replace_enemy_terrain": "on"})
    g.no("south", "place_terrain", "replacement_within_limit", card="m", area="b2")
    g.do("south", "place_terrain", card="n", area="b2")
    g = Play([], [], south={"hand": [terrain("n")]}, sw={"placement": "anywhere"})
    g.ok("south", "place_terrain", card="n", area="a4")
    g.no("south", "place_terrain", "base_space", card="n", area="b4")


def test_proxy():  # T-08, T-73
    g = Play([U("s", "south", "b2", level=8)], [T("b2", "south", 9)], south={"hand": [terrain("n", 8)], "deck": ["last"]}, north={"deck": []})
    g.do("south", "place_proxy", area="b2")
    assert "t_b2" in g.pile("south") and g.p.field["b2"].card == "last" and g.p.final_turn == 4  # both decks empty: latched
    assert all(e.about != "last" and "last" not in e.cards for e in g.events)
    for v in ("south", "north", "public"):
        shown = engine.view(g.rules, g.p, v)
        assert shown.field["b2"].card == "" and "last" not in shown.cards and shown.field["b2"].limit == 8
    g.no("south", "place_proxy", "proxy", area="a1")
    g.do("south", "place_terrain", card="n", area="b2")
    assert "last" in g.pile("south")
    g = Play([], [], sw={"proxy_terrain": "off"})
    g.no("south", "place_proxy", "proxy", area="b2")
    g = Play([U("s", "south", "b2", level=9)], [T("b2", "south", 9)])
    g.no("south", "place_proxy", "replacement_within_limit", area="b2")
    g = Play([], [T("b2", "south", proxy=True)], sw={"owner_sees_face_down": "on"})
    assert engine.view(g.rules, g.p, "south").field["b2"].card and engine.view(g.rules, g.p, "south").field["b1"].card
    assert not engine.view(g.rules, g.p, "north").field["b2"].card and not engine.view(g.rules, g.p, "public").field["b1"].card


def test_terrain_effect_replaced_kills_and_sheds():
    ring = gear("ring", 1)
    g = Play([U("s", "south", "b2", defence=1, wear=[ring])], [T("b2", "south", effects=[{"standing": {"items": 1}}])], south={"hand": [terrain("n", effects=[{"defence": -1}])]})
    g.do("south", "place_terrain", card="n", area="b2")
    assert g.u("s") is None and set(g.pile("south")) == {"t_b2", "s", "ring"}
    assert ("dies", "s") in g.whats()


# --- heroes, summoning


def test_heroes():  # L42, T-38
    h = lambda n: unit(n, hero=2, instant=True)
    card = h("H")
    g = Play([U("H0", "north", "b4")], [], south={"hand": [card], "deck": ["d1", "d2"]}, north={"deck": []}, phase="normal_summon")
    g.do("south", "end_phase").do("south", "summon", card="H", area="b1")
    assert g.pile("south") == ("d1", "d2") and g.p.final_turn == 4  # T-48: the cost of a hero empties the second deck
    g = Play([], [], south={"hand": [h("H")], "deck": ["d1"]}, phase="normal_summon")
    g.do("south", "end_phase").no("south", "summon", "short_deck", card="H", area="b1")


def test_hero_unique():
    doc = {"marching": "south", "phase": "normal_summon", "cards": {"h1": unit("Hero", hero=1), "h2": "Hero", "h3": "Hero", "d": unit("d"), "n": unit("n")},
           "south": {"hand": ["h2"], "deck": ["d"], "base": "n"}, "units": [{"id": "h1", "owner": "south", "area": "b1"}, {"id": "h3", "owner": "north", "area": "b4"}]}
    p = engine.begin(RULES, doc).position
    p = engine.apply(RULES, p, "south", {"do": "end_phase"}).position
    assert any("unique_in_own_army" in v.clause for v in engine.violations(RULES, p, "south", {"do": "summon", "card": "h2", "area": "b1"}))
    doc["units"] = doc["units"][1:]; doc["south"]["discard"] = ["h1"]
    p = engine.begin(RULES, doc).position
    p = engine.apply(RULES, p, "south", {"do": "end_phase"}).position
    assert not engine.violations(RULES, p, "south", {"do": "summon", "card": "h2", "area": "b1"})


def test_instant_hero_pays_and_limit():  # T-38, T-06, T-19
    g = battle([U("a", "south", "b2", level=5), U("o", "north", "b3")], south={"hand": [unit("H", 3, hero=2, instant=True), unit("big", 4, instant=True), unit("no", 1)], "deck": ["d1", "d2", "d3"]})
    g.no("south", "instant_summon", "instant_eligible", card="no")
    g.no("south", "instant_summon", "instant_place_limit", card="big")
    g.no("north", "pass", "instant_order")
    g.do("south", "instant_summon", card="H")
    assert g.pile("south") == ("d1", "d2") and g.u("H").ready and g.u("H").area == "b3"


def test_summon_phase():  # L89-91
    ring, rod = gear("ring", 1), gear("rod", 1)
    g = Play([U("a", "south", "a3", standing={"items": 1}, wear=[ring]), U("b", "south", "b1", level=7), U("o", "north", "b4", standing={"items": 1})], [T("a3", "south")],
             south={"hand": [rod, unit("u", 3), unit("v", 4)]}, phase="normal_summon")
    g.no("south", "equip", card="rod", unit="a")
    g.do("south", "discard_equipment", card="ring").do("south", "end_phase")
    g.no("south", "discard_equipment", "step_order", card="ring")
    g.no("south", "equip", "equip_anywhere", card="rod", unit="o")
    g.do("south", "equip", card="rod", unit="a")
    g.no("south", "summon", "limit_base_and_proxy", card="v", area="b1")
    g.do("south", "summon", card="u", area="b1")
    assert g.u("u").ready and g.u("a").equipment == ("rod",)


# --- equipment


def test_exclusive_and_swap():  # T-40, T-41
    blade = gear("blade", 1, race_only="Elf")
    ring = gear("ring", 1)
    g = Play([U("e", "south", "b2", race="Elf", standing={"items": 2}, wear=[blade, ring]), U("d", "south", "b2", race="Dwarf", standing={"items": 1}), U("f", "south", "b1", race="Elf", standing={"items": 1})], [T("b2", "south")])
    g.no("south", "swap", "exclusive", wear={"blade": "d"})
    g.no("south", "swap", "swap_scope", wear={"blade": "f"})
    g.no("south", "swap", "free_icons", wear={"blade": "d", "ring": "d"})
    g.do("south", "swap", wear={"ring": "d"})
    assert g.u("d").equipment == ("ring",)
    g.no("south", "discard_equipment", "discard_windows", card="ring")


def test_swap_leaves_nobody_with_too_few_icons():  # T-41: respects icons; no discards
    belt, sword = gear("belt", 0, standing={"items": 1}), gear("sword", 1)
    g = Play([U("a", "south", "b2", wear=[belt, sword]), U("b", "south", "b2")], [T("b2", "south")])
    g.no("south", "swap", "free_icons", wear={"belt": "b"})
    g.do("south", "swap", wear={"belt": "b", "sword": "b"})
    assert set(g.u("b").equipment) == {"belt", "sword"} and g.pile("south") == ()


def test_swap_in_line_up_and_not_in_instant_timing():  # L101, L103
    sword = gear("sword", 1, attack=3)
    g = battle([U("a", "south", "b2", standing={"items": 1}, wear=[sword]), U("b", "south", "b2", standing={"items": 1}), U("o", "north", "b3"), U("x", "south", "b1", standing={"items": 1})])
    g.no("south", "swap", "instant_actions", wear={"sword": "b"})
    g.do("south", "pass").do("north", "pass")
    assert g.asked == ("south", "line_up")
    g.no("south", "swap", "swap_scope", wear={"sword": "x"})
    g.do("south", "swap", wear={"sword": "b"})
    assert g.att("b") == 5 and g.att("a") == 2
    g.no("south", "equip", card="sword", unit="a")


def test_equipment_goes_with_its_unit_and_instant_equipment():  # T-41, T-19
    sword, helm = gear("sword", 1, attack=3), gear("helm", 1, defence=1)
    g = battle([U("a", "south", "b2", standing={"items": 1}, wear=[sword], attack=0), U("o", "north", "b3", attack=9), U("x", "south", "b1", standing={"items": 1})], south={"hand": [helm]})
    g.no("south", "equip", "instant_equipment_in_battle", card="helm", unit="x")
    g.no("south", "equip", "free_icons", card="helm", unit="a")
    g.do("south", "discard_equipment", card="sword").do("south", "equip", card="helm", unit="a")
    g.to_dice().dice(1, 6).finish_battle()
    assert g.u("a") is None and set(g.pile("south")) == {"sword", "a", "helm"}


def test_icons_lost_while_something_is_worn():  # T-34, T-82
    r1, r2 = gear("r1", 1), gear("r2", 1)
    s = spell("S", [[{"verb": "lose", "what": ["items"], "to": "target"}]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"items": 2}, wear=[r1, r2], defence=9)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.asked == ("north", "shed")
    engine_roundtrip(g)
    g.do("north", "discard_equipment", card="r2")
    assert set(g.pile("north")) == {"r1", "r2"} and g.asked == ("south", "before_attack")


def test_icons_partly_lost_owner_chooses():  # T-82: worn until it fits what is left
    belt, r1, r2 = gear("belt", 0, standing={"items": 1}), gear("r1", 1), gear("r2", 1)
    s = spell("S", [[{"verb": "strip", "to": "target"}]], target={"side": "enemy", "equipment": True})
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"items": 1}, wear=[belt, r1, r2], defence=9)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["belt"]).passes()
    assert g.asked == ("north", "shed")
    g.do("north", "discard_equipment", card="r1")
    assert g.u("o").equipment == ("r2",)


# --- battle: order of the sides, charge, simultaneous


def charge_game(sw=None, dice=(6, 1)):
    s = spell("S", [[grant("target", standing={"charge": 2, "defender": 2})]], target=ANY)
    lose = spell("L", [[{"verb": "lose", "what": ["charge"], "to": "target"}]], slots=("water",), target=ANY)
    return battle([U("w", "south", "b2", attack=1, defence=9, standing={"spells": ["fire", "water"], "charge": 1}), U("o", "north", "b3", defence=9, attack=1, standing={"defender": 1})], dice, south={"hand": [s, lose]}, sw=sw)


def test_charge_looked_at_once():  # T-33, T-57
    g = charge_game()
    assert g.att("w") == 2 and g.dfn("o") == 10 and g.dfn("w") == 9
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["w"]).passes()
    assert g.att("w") == 2
    g.do("south", "use", card="L", user="w", slots={"w": ["water"]}, targets=["w"]).passes()
    assert g.att("w") == 2
    g.finish_battle()
    assert g.att("w") == 1 and g.dfn("o") == 9
    g = charge_game({"late_charge": "on"})
    assert g.att("w") == 2 and g.dfn("o") == 10
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["w"]).passes()
    assert g.att("w") == 4
    g.do("south", "use", card="L", user="w", slots={"w": ["water"]}, targets=["w"]).passes()
    assert g.att("w") == 1
    g.finish_battle()
    assert g.att("w") == 1
    g = charge_game(dice=(1, 6))
    assert g.att("w") == 1 and g.dfn("o") == 9


def simul_game(reading=None):
    sword, shield = gear("sword", 1, attack=2), gear("shield", 1, defence=5)
    auto = [{"when": {"event": "battle_begins"}, "do": [[grant("this", attack=1)]]}, {"when": {"event": "attacks"}, "do": [[grant("this", defence=50)]]},
            {"when": {"event": "dies"}, "do": [[{"verb": "draw", "count": 1}]]}]
    us = [U("a", "south", "b2", attack=1, defence=3, standing={"items": 2, "charge": 5}, wear=[sword, shield], automatic=auto), U("o", "north", "b3", attack=3, defence=4, standing={"defender": 4})]
    g = Play(us, [T("b2", "south"), T("b3", "north", effects=[{"attack": 1}])], sw={"simultaneous_off": reading} if reading else {})
    g.do("south", "march", units=["a"], area="b3").to_dice()
    assert g.att("a") == 5 and g.dfn("a") == 8
    g.dice(3, 3)
    return g


def test_simultaneous_listed():  # T-47, T-62
    g = simul_game()
    assert g.damages() == {"o": 3, "a": 4}  # 1 printed + 1 granted + 1 terrain; 3 + 1 terrain
    assert g.u("a") is None and g.u("o") and len(g.hand("south")) == 0


def test_simultaneous_all_but_printed():
    g = simul_game("all_but_printed")
    assert g.damages() == {"o": 1, "a": 3} and g.u("a") is None


def test_simultaneous_usable_only():
    g = simul_game("usable_only")
    assert g.damages()["o"] == 3 and g.damages()["a"] == 4
    assert g.asked == ("south", "trigger")  # both due abilities are South's: the order is South's choice
    g.do("south", "trigger", unit="a", trigger=2)
    assert len(g.hand("south")) == 1  # automatic abilities go on: the death trigger fires


def test_equipment_counts_again_after_the_simultaneous_attack():
    g = battle([U("a", "south", "b2", attack=1, defence=3, standing={"items": 1}, wear=[gear("sword", 1, attack=2)]), U("o", "north", "b3", attack=0, defence=4)], (2, 2))
    assert g.damages()["o"] == 1 and g.att("a") == 3 and g.u("a").equipment == ("sword",)


def test_acted_units_do_not_attack_and_forced_attack():  # T-23
    g = battle([U("a", "south", "b2", attack=2), U("o", "north", "b3", ready=False, attack=9, defence=9)], (6, 1))
    g.do("south", "pass")
    assert g.asked == ("north", "counter") and [e.about for e in g.events if e.what == "declared"] == [""]
    g.passes().do("south", "pass")
    assert g.asked == ("north", "before_attack")
    g.do("north", "pass")
    assert g.asked == ("north", "after_attack") and g.u("a")
    g.do("north", "pass")
    assert g.u("a").area == "b2" and not g.u("o").ready


def test_negative_attack_counts_zero_and_survivors_shield():  # T-22
    s = spell("S", [[grant("target", attack=-5)]], target=ANY)
    g = battle([U("a", "south", "b2", attack=2, standing={"spells": ["fire"]}), U("b", "south", "b2", attack=4), U("o", "north", "b3", defence=9), U("p", "north", "b3", defence=9)], (6, 1), south={"hand": [s]}, orders={"north": ["o", "p"]})
    g.do("south", "use", card="S", user="a", slots={"a": ["fire"]}, targets=["a"]).passes()
    g.do("south", "pass").passes()
    assert g.damages() == {"o": 4, "p": 0}


def test_one_side_gone_keeps_its_timing():  # T-24
    c = consumable("C", [[{"verb": "draw", "count": 1}]])
    g = battle([U("a", "south", "b2", attack=9, standing={"items": 1}), U("o", "north", "b3")], (6, 1), south={"hand": [c]})
    g.do("south", "pass").passes()
    assert g.asked == ("south", "after_attack")
    g.do("south", "use", card="C", user="a").passes()
    g.do("south", "pass")
    assert g.asked == ("south", "main") and g.u("a").area == "b3" and len(g.hand("south")) == 1


def test_first_side_wiped_out_second_side_acts():
    g = battle([U("a", "south", "b2", attack=1, defence=1, abilities=[ability([[dmg(9, "this")]])]), U("o", "north", "b3", defence=9)], (6, 1))
    g.do("south", "use", card="a").passes()
    assert g.u("a") is None and g.asked == ("north", "before_attack")
    g.do("north", "pass"); assert g.asked == ("north", "after_attack")
    g.do("north", "pass"); assert g.asked == ("south", "main")


# --- grants, deaths


def test_grant_ending_at_battle_end_kills_before_the_result():  # T-46, T-67
    for sw, what in (({}, "dies"), ({"zero_defence": "discarded"}, "discarded")):
        shield = spell("S", [[grant("target", defence=3)]], target=OWN)
        curse = spell("X", [[grant("target", defence=-4)]], slots=("water",), target=ENEMY, until="turn")
        g = battle([U("w", "south", "b2", standing={"spells": ["water"]}, attack=0, defence=9), U("o", "north", "b3", defence=3, attack=0, standing={"spells": ["fire"]})], (1, 6),
                   south={"hand": [curse]}, north={"hand": [shield]}, sw=sw)
        g.do("north", "use", card="S", user="o", slots={"o": ["fire"]}, targets=["o"]).passes()
        g.do("north", "pass").passes().do("north", "pass")
        g.do("south", "use", card="X", user="w", slots={"w": ["water"]}, targets=["o"]).passes()
        assert g.dfn("o") == 2
        g.finish_battle()
        assert g.u("o") is None and (what, "o") in g.whats(g.log) and (("dies", "o") in g.whats(g.log)) == (what == "dies")
        assert g.u("w").area == "b3"  # only the marching side lives: success


def test_old_damage_is_over():  # T-26
    shield = spell("S", [[grant("target", defence=3)]], timing="counter", target=OWN)
    hit = spell("H", [[dmg(4)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, attack=0), U("o", "north", "b3", defence=3, attack=0, standing={"spells": ["fire"]})], (6, 1), south={"hand": [hit]}, north={"hand": [shield]})
    g.do("south", "use", card="H", user="w", slots={"w": ["fire"]}, targets=["o"])
    g.do("north", "use", card="S", user="o", slots={"o": ["fire"]}, targets=["o"]).passes()
    assert g.damages()["o"] == 4 and g.u("o")
    g.finish_battle()
    assert g.u("o") and g.dfn("o") == 3


def test_no_defence_beats_cannot_die():  # T-81
    prot = spell("P", [[grant("target", cannot_die=True)]], target=ANY)
    kill = spell("K", [[{"verb": "kill", "to": "target"}]], target=ANY, slots=("water",))
    zero = spell("Z", [[grant("target", defence=-3)]], target=ANY, slots=("wind",))
    g = battle([U("w", "south", "b2", standing={"spells": ["fire", "water", "wind"]}), U("o", "north", "b3", defence=3)], (6, 1), south={"hand": [prot, kill, zero]})
    for card, icon in (("P", "fire"), ("K", "water")):
        g.do("south", "use", card=card, user="w", slots={"w": [icon]}, targets=["o"]).passes()
    assert g.u("o")
    g.do("south", "use", card="Z", user="w", slots={"w": ["wind"]}, targets=["o"]).passes()
    assert g.u("o") is None


def test_resist_against_a_kill_without_damage():  # T-36
    for attr, lives in (("flame", True), ("", False), ("cold", False)):
        kill = spell("K", [[{"verb": "kill", "to": "target", "attribute": attr}], [{"verb": "draw", "count": 1}]], target=ANY)
        ban = spell("B", [[{"verb": "discard_unit", "to": "target"}]], target=ANY, slots=("water",))
        g = battle([U("w", "south", "b2", standing={"spells": ["fire", "water"]}), U("o", "north", "b3", standing={"resist": ["flame"]})], (6, 1), south={"hand": [kill, ban]})
        g.do("south", "use", card="K", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
        assert bool(g.u("o")) == lives
        assert len(g.hand("south")) == (1 if lives else 2)  # T-68: a resisted kill was not applied
        if lives:
            g.do("south", "use", card="B", user="w", slots={"w": ["water"]}, targets=["o"]).passes()
            assert g.u("o") is None and ("dies", "o") not in g.whats(g.log)  # discards are not prevented


# --- after application, &


def after(first, n_hand=1, **k):
    s = spell("S", [first, [{"verb": "draw", "count": 1, "who": "own"}]], target=k.pop("target", None))
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=5, ready=k.pop("ready", True))], (6, 1), south={"hand": [s]}, north={"hand": [f"h{i}" for i in range(k.pop("enemy_hand", 0))]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"] if "target" in str(s["abilities"][0].get("target")) or s["abilities"][0].get("target") else []).passes()
    while g.asked and g.asked[1] == "drop":
        g.do("north", "drop", cards=list(g.hand("north"))[:1])
    return len(g.hand("south")) == 1


def test_after_application():  # T-68
    assert after([dmg(1)], target=ENEMY)  # kills nobody, applied
    assert not after([dmg(0)], target=ENEMY)
    assert after([{"verb": "exhaust", "to": "target"}], target=ENEMY)
    assert not after([{"verb": "exhaust", "to": "target"}], target=ENEMY, ready=False)
    assert not after([{"verb": "drop", "count": 1}])
    assert after([{"verb": "drop", "count": 1}], enemy_hand=2)
    assert after([{"verb": "drop", "count": 2}], enemy_hand=1)  # something happened: one card of two


def test_joined_parts_see_the_same():  # T-69
    s = spell("S", [[grant("target", defence=5), dmg(3)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=3)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.u("o") is None
    s = spell("S", [[grant("target", cannot_die=True), {"verb": "kill", "to": "target"}]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=3)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.u("o") is None


@pytest.mark.parametrize("turned", [False, True])
def test_joined_grant_and_loss_in_any_order(turned):  # T-69, T-77: the loss takes what was there before both
    parts = [grant("target", standing={"initiative": 3, "items": 2}), {"verb": "lose", "what": ["items"], "to": "target"}]
    s = spell("S", [parts[::-1] if turned else parts], target=OWN)
    c = consumable("C", [[{"verb": "draw", "count": 1}]], items=2)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"], "items": 1}), U("o", "north", "b3", defence=3)], (6, 1), south={"hand": [s, c]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["w"]).passes()
    g.ok("south", "use", card="C", user="w")


def test_loss_takes_what_is_there_now():  # T-77
    lose = spell("L", [[{"verb": "lose", "what": ["abilities", "spells"], "to": "target"}]], target=ENEMY)
    give = spell("G", [[grant("target", abilities=[ability([[grant("this", attack=3)]])])]], target=OWN, slots=("holy",))
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, attack=0), U("o", "north", "b3", defence=3, standing={"spells": ["holy"]}, abilities=[ability([[grant("this", attack=1)]])]),
                U("p", "north", "b3", standing={"spells": ["holy"]})], (6, 1), south={"hand": [lose]}, north={"hand": [give]})
    g.do("south", "use", card="L", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    g.do("south", "pass").passes().do("south", "pass")
    g.no("north", "use", "loss", card="o", ability=0)
    g.no("north", "use", "standing.spell", card="G", user="o", slots={"o": ["holy"]}, targets=["o"])
    g.do("north", "use", card="G", user="p", slots={"p": ["holy"]}, targets=["o"]).passes()
    g.do("north", "use", card="o", ability=1).passes()
    assert g.att("o") == 5


# --- chain: proper targets, uncounterable, fizzles


def test_attack_party_is_proper_and_terrain_readings():  # T-49
    heal = spell("H", [[grant("target", defence=5)]], timing="counter", target=ANY)
    us = lambda: [U("a", "south", "b2", attack=3), U("z", "south", "b2", ready=True, attack=1), U("o", "north", "b3", defence=3, standing={"spells": ["fire"]}), U("p", "north", "b3")]
    g = battle(us(), (6, 1), north={"hand": [heal]})
    g.do("south", "pass")
    g.ok("north", "use", card="H", user="o", slots={"o": ["fire"]}, targets=["p"])
    g.ok("north", "use", card="H", user="o", slots={"o": ["fire"]}, targets=["a"])
    g = battle(us(), (6, 1), north={"hand": [heal]}, sw={"attack_targets": "none"})
    g.do("south", "pass")
    g.no("north", "use", "target_declarer", card="H", user="o", slots={"o": ["fire"]}, targets=["p"])
    g.ok("north", "use", card="H", user="o", slots={"o": ["fire"]}, targets=["z"])


def test_proper_targets_one_or_every_and_party():  # T-59, T-64
    two = spell("T", [[grant("target", defence=1)]], timing="counter", target={"side": "own", "count": 2})
    allies = spell("G", [[grant("allies", defence=1)]], timing="counter")
    hit = spell("H", [[dmg(1)]], target=ENEMY)
    us = lambda: [U("a", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=3, standing={"spells": ["fire"]}), U("p", "north", "b3"), U("q", "north", "b3")]
    for sw, fine in (({}, True), ({"proper_targets": "every"}, False)):
        g = battle(us(), (6, 1), south={"hand": [hit]}, north={"hand": [two, allies]}, sw=sw)
        g.do("south", "use", card="H", user="a", slots={"a": ["fire"]}, targets=["o"])
        (g.ok if fine else g.no)("north", "use", card="T", user="o", slots={"o": ["fire"]}, targets=["o", "p"])
        g.no("north", "use", "target_declarer", card="T", user="p", slots={"o": ["fire"]}, targets=["p", "q"])
        (g.ok if fine else g.no)("north", "use", card="G", user="o", slots={"o": ["fire"]})


def test_strict_target_list():  # T-28
    strip = spell("X", [[{"verb": "strip", "to": "target"}]], timing="counter", target={"side": "enemy", "equipment": True})
    cancel = spell("N", [[{"verb": "cancel"}]], timing="counter", slots=("water",), target={"what": "declaration"})
    hit = spell("H", [[dmg(1)]], target=ENEMY)
    ring, ring2 = gear("ring", 1), gear("ring2", 1)
    us = lambda: [U("a", "south", "b2", standing={"spells": ["fire"], "items": 1}, wear=[ring]), U("z", "south", "b2", standing={"items": 1}, wear=[ring2]), U("o", "north", "b3", defence=1, standing={"spells": ["fire", "water"]})]
    for sw, fine in (({}, True), ({"strict_target_list": "on"}, False)):
        g = battle(us(), (6, 1), south={"hand": [hit]}, north={"hand": [strip, cancel]}, sw=sw)
        g.do("south", "use", card="H", user="a", slots={"a": ["fire"]}, targets=["o"])
        (g.ok if fine else g.no)("north", "use", card="X", user="o", slots={"o": ["fire"]}, targets=["ring"])
        g.no("north", "use", "target_declarer", card="X", user="o", slots={"o": ["fire"]}, targets=["ring2"])
        (g.ok if fine else g.no)("north", "use", card="N", user="o", slots={"o": ["water"]}, targets=["H"])
    g = battle(us(), (6, 1), south={"hand": [hit]}, north={"hand": [strip, cancel]})
    g.do("south", "use", card="H", user="a", slots={"a": ["fire"]}, targets=["o"])
    g.do("north", "use", card="N", user="o", slots={"o": ["water"]}, targets=["H"]).passes()
    assert g.u("o") and "H" in g.pile("south")


def test_uncounterable_counter_in_a_chain():  # T-30, T-56, T-65
    zap = consumable("Z", [[dmg(9)]], timing="counter", target=ENEMY, uncounterable=True)
    a = U("a", "south", "b2", abilities=[ability([[dmg(1)]], target=ENEMY), ability([[grant("target", attack=1)]], "counter", target=ANY)], defence=9)
    a2 = U("a2", "south", "b2", abilities=[ability([[grant("target", attack=1)]], "counter", target=ANY)])
    g = battle([a, a2, U("o", "north", "b3", defence=9), U("p", "north", "b3", standing={"items": 1}, defence=9), U("q", "north", "b3")], (6, 1), north={"hand": [zap, "h"]})
    g.do("south", "use", card="a", ability=0, targets=["o"])
    g.do("north", "use", card="Z", user="p", targets=["a"])
    assert g.u("a") is None and "Z" in g.pile("north") and g.asked == ("south", "counter")
    g.ok("south", "use", card="a2", targets=["p"])  # its user stays proper; it is the opponent's declaration
    g.no("south", "use", "target_declarer", card="a2", targets=["q"])
    g.do("south", "pass"); assert g.asked == ("north", "counter")
    g.do("north", "pass")
    assert ("no_effect", "a") in g.whats() and not g.damages()


def test_uncounterable_normal_opens_no_window():  # L140
    s = spell("S", [[dmg(9)]], target=ENEMY, uncounterable=True)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3")], (6, 1), south={"hand": [s]}, north={"hand": ["h"]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"])
    assert g.u("o") is None and g.asked == ("south", "before_attack")


def test_fizzle_of_spell_without_user():  # T-29, T-61
    for sw, hits in (({}, False), ({"spell_needs_user": "off"}, True)):
        s = spell("S", [[dmg(2)]], target=ENEMY)
        z = consumable("Z", [[dmg(9)]], timing="counter", target=ENEMY)
        g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("v", "south", "b2"), U("o", "north", "b3", standing={"items": 1})], (6, 1), south={"hand": [s]}, north={"hand": [z]}, sw=sw)
        g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"])
        g.do("north", "use", card="Z", user="o", targets=["w"]).passes()
        assert g.u("w") is None and (g.damages().get("o") == 2) == hits and "S" in g.pile("south")


def test_exhausted_user_does_not_fizzle_and_some_targets_gone():
    two = spell("S", [[dmg(2)]], target={"side": "enemy", "count": 2})
    bounce = spell("R", [[{"verb": "to_hand", "to": "target"}]], timing="counter", target=OWN)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"spells": ["fire"]}), U("p", "north", "b3", defence=2)], (6, 1), south={"hand": [two]}, north={"hand": [bounce]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o", "p"])
    g.do("north", "use", card="R", user="o", slots={"o": ["fire"]}, targets=["o"]).passes()
    assert g.u("o") is None and "o" in g.hand("north") and g.u("p") is None  # the rest is hit


def test_completion_counter_by_an_attacker():  # T-50
    for sw, dealt in (({}, {"o": 5}), ({"acted_in_chain": "drops_out"}, {"o": 2})):
        a = U("a", "south", "b2", attack=3, defence=9, abilities=[ability([[grant("others", defence=1)]], "counter", kind="completion")])
        o = U("o", "north", "b3", defence=20, abilities=[ability([[grant("this", attack=1)]], "counter")])
        g = battle([a, U("b", "south", "b2", attack=2), o], (6, 1), sw=sw)
        g.do("south", "pass").do("north", "use", card="o").do("south", "use", card="a")
        assert not g.u("a").ready
        g.no("south", "use", card="a")
        g.do("north", "pass").do("south", "pass")
        assert g.damages() == dealt
        assert not g.u("b").ready


def test_attackers_acted_at_declaration():  # T-60
    for sw, can in (({}, True), ({"attackers_acted": "at_declaration"}, False), ({"attackers_acted": "at_declaration", "acted_in_chain": "drops_out"}, False)):
        a = U("a", "south", "b2", attack=3, defence=9, abilities=[ability([[grant("this", defence=1)]], "counter", kind="completion")])
        o = U("o", "north", "b3", defence=20, abilities=[ability([[grant("this", attack=1)]], "counter")])
        g = battle([a, o], (6, 1), sw=sw)
        g.do("south", "pass")
        assert g.u("a").ready == can
        g.do("north", "use", card="o")
        (g.ok if can else g.no)("south", "use", card="a")
        g.passes()
        assert g.damages() == {"o": 3}


def test_attacker_gone_adds_nothing():  # T-50
    z = spell("Z", [[dmg(9)]], timing="counter", target=ENEMY)
    g = battle([U("a", "south", "b2", attack=3), U("b", "south", "b2", attack=2), U("o", "north", "b3", defence=20, standing={"spells": ["fire"]})], (6, 1), north={"hand": [z]})
    g.do("south", "pass").do("north", "use", card="Z", user="o", slots={"o": ["fire"]}, targets=["a"]).passes()
    assert g.damages()["o"] == 2 and g.u("a") is None


def test_declared_type_when_acted_any_number():  # L167
    a = U("a", "south", "b2", ready=True, attack=1, abilities=[ability([[grant("this", attack=1)]], cost={"discard": 1, "discard_kind": "battle_spell"}), ability([[grant("this", attack=1)]], kind="completion")])
    g = battle([a, U("o", "north", "b3", defence=20)], (6, 1), south={"hand": [spell("s1", [[dmg(1)]], target=ANY), spell("s2", [[dmg(1)]], target=ANY), "u"]})
    g.do("south", "use", card="a", ability=1).passes()
    assert not g.u("a").ready
    g.no("south", "use", "completion_not_acted", card="a", ability=1)
    g.no("south", "use", "cost.condition", card="a", ability=0, discards=["u"])
    g.no("south", "use", "must_be_payable", card="a", ability=0)
    g.do("south", "use", card="a", ability=0, discards=["s1"]).passes()
    g.do("south", "use", card="a", ability=0, discards=["s2"]).passes()
    assert g.att("a") == 4
    g.do("south", "pass")
    assert g.asked == ("south", "after_attack")  # no attack: nobody unacted


def test_paid_cards():  # T-54
    a = lambda: U("a", "south", "b2", abilities=[ability([[grant("this", attack=1)]], cost={"discard": 1})])
    g = battle([a(), U("o", "north", "b3")], (6, 1), south={"hand": ["u", "v"]})
    g.do("south", "use", card="a", discards=["u"])
    assert g.pile("south") == ("u",)
    g = battle([a(), U("o", "north", "b3")], (6, 1), south={"hand": ["u", "v"]}, sw={"paid_cards_wait": "on"})
    g.do("south", "use", card="a", discards=["u"])
    assert g.pile("south") == () and g.p.players["south"].aside == ("u",)
    g.passes()
    assert g.pile("south") == ("u",) and g.p.players["south"].aside == ()


# --- spells: icons, user, secret arts


def test_the_user_of_a_spell_gives_an_icon():  # L189, T-35: one of those that give icons is declared as the user
    s = spell("S", [[dmg(1)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("k", "south", "b2"), U("o", "north", "b3")], (6, 1), south={"hand": [s]})
    g.no("south", "use", card="S", user="k", slots={"w": ["fire"]}, targets=["o"])
    assert all(a.user == "w" for a in engine.legal(g.rules, g.p) if getattr(a, "card", "") == "S")


def test_split_and_multi_icons():  # T-35
    s = spell("S", [[dmg(1)]], slots=("fire", "wind"), target=ENEMY)
    us = lambda: [U("w", "south", "b2", standing={"spells": ["fire"]}), U("m", "south", "b2", standing={"spells": ["multi", "multi"]}), U("x", "south", "b2", standing={"spells": ["water"]}), U("o", "north", "b3", defence=9)]
    g = battle(us(), (6, 1), south={"hand": [s]})
    use = dict(card="S", targets=["o"])
    g.ok("south", "use", user="w", slots={"w": ["fire"], "m": ["multi"]}, **use)
    g.ok("south", "use", user="m", slots={"m": ["multi", "multi"]}, **use)
    g.no("south", "use", user="w", slots={"w": ["fire"], "x": ["water"]}, **use)
    g.no("south", "use", user="w", slots={"w": ["fire"]}, **use)
    g.no("south", "use", user="m", slots={"w": ["fire"], "m": ["multi", "multi"]}, **use)
    g.do("south", "use", user="m", slots={"w": ["fire"], "m": ["multi"]}, **use).passes()
    assert g.u("m").spent == ("multi",)
    g = battle(us(), (6, 1), south={"hand": [s]}, sw={"split_spell_cost": "off"})
    g.no("south", "use", "several_units", user="w", slots={"w": ["fire"], "m": ["multi"]}, **use)
    g.ok("south", "use", user="m", slots={"m": ["multi", "multi"]}, **use)


def test_icon_used_once_per_battle_and_free_in_the_next():
    hand = [spell(f"S{i}", [[dmg(1)]], target=ENEMY) for i in (1, 2)]
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, attack=0, defence=9), U("o", "north", "b3", defence=9, attack=0, standing={"spells": ["fire"]})], (6, 1), south={"hand": hand})
    g.do("south", "use", card="S1", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    g.no("south", "use", "standing.spell", card="S2", user="w", slots={"w": ["fire"]}, targets=["o"])
    g.finish_battle()
    assert g.u("w").spent == ()


def test_secret_art():  # L57, T-40
    s = spell("S", [[dmg(1)]], slots=("fire", "fire"), target=ENEMY, race="Elf")
    g = battle([U("e", "south", "b2", race="Elf", standing={"spells": ["fire"]}), U("d", "south", "b2", race="Dwarf", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=9)], (6, 1), south={"hand": [s]})
    g.no("south", "use", "secret_art", card="S", user="d", slots={"d": ["fire"], "e": ["fire"]}, targets=["o"])
    g.do("south", "use", card="S", user="e", slots={"d": ["fire"], "e": ["fire"]}, targets=["o"]).passes()


# --- hand type


def test_hand_type_declared():  # T-75
    h = unit("h", abilities=[ability([[dmg(9)]], "counter", kind="hand", target=ENEMY)])
    g = battle([U("a", "south", "b2"), U("o", "north", "b3"), U("p", "north", "b3")], (6, 1), north={"hand": [h, "x"]})
    g.do("south", "pass")
    g.no("north", "use", card="h", user="o", targets=["a"])  # without a unit
    g.no("north", "use", card="h", user="a", targets=["a"])
    g.do("north", "use", card="h", targets=["a"])
    assert g.pile("north") == ("h",)
    g.passes()
    assert g.u("a") is None
    on_field = U("a", "south", "b2", abilities=[ability([[{"verb": "draw", "count": 1}]], "normal", kind="hand")])
    g = battle([on_field, U("o", "north", "b3")], (6, 1))
    g.no("south", "use", "hand_type", card="a")


# --- hand, deck-out


def test_hand_over_the_limit():  # T-16, T-55
    hand = [f"h{i}" for i in range(8)]
    g = Play([], [], south={"hand": hand}, phase="second_hand_adjustment")
    g.no("south", "discard", "over_limit", cards=["h0"])
    g.do("south", "discard", cards=["h0", "h1", "h2"])
    assert len(g.hand("south")) == 6
    g = Play([], [], south={"hand": hand}, phase="second_hand_adjustment", sw={"forced_discard": "off"})
    g.do("south", "discard", cards=[])
    assert len(g.hand("south")) == 8
    g = Play([], [], south={"hand": hand[:2], "deck": ["d"]}, phase="second_hand_adjustment")
    g.do("south", "discard", cards=[])
    assert len(g.hand("south")) == 3 and g.p.final_turn == 0


def test_deck_out_stays_when_cards_return():  # T-48
    a = U("a", "south", "b2", abilities=[ability([[{"verb": "restore"}]], "own_turn"), ability([[{"verb": "mill", "count": 5, "who": "own"}]], "own_turn")])
    g = Play([a], [T("b2", "south")], south={"deck": ["d1", "d2"]}, north={"deck": []})
    g.do("south", "use", card="a", ability=1)
    assert g.p.final_turn == 4
    g.do("south", "use", card="a", ability=0)
    assert len(g.p.players["south"].deck) == 2 and g.p.final_turn == 4


# --- automatic abilities


def test_automatic_inside_the_chain_and_order_of_players():  # T-32, T-76
    cry = lambda: [{"when": {"event": "damaged", "who": "any"}, "do": [[grant("this", attack=1)]]}]
    s = spell("S", [[dmg(1)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, automatic=cry()), U("o", "north", "b3", defence=9, automatic=cry())], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert [about for what, about in g.whats() if what == "changed"] == ["w", "o"]


def test_automatic_with_equipment_target():
    auto = [{"when": {"event": "attacks"}, "do": [[{"verb": "strip", "to": "target"}]], "target": {"side": "enemy", "equipment": True}}]
    with pytest.raises(engine.Unreadable):
        Play([U("a", "south", "b1", automatic=auto)])


def test_death_of_several_with_choice_round_trips():
    auto = [{"when": {"event": "dies", "who": "own"}, "do": [[dmg(1)]], "target": ENEMY, "timing": "always"}]
    g = Play([U("w", "south", "a2", automatic=auto), U("m", "south", "b2", defence=1), U("o", "north", "b3"), U("p", "north", "b3"), U("k", "south", "b2")], [T("b2", "south"), T("b3", "north", effects=[{"defence": -1}]), T("a2", "south")])
    g.do("south", "march", units=["m", "k"], area="b3")
    assert g.u("m") is None and g.asked == ("south", "trigger")  # between arrival and battle
    g.do("south", "trigger", unit="w", targets=["o"])
    assert g.p.battle == "b3"


def test_march_of_which_nobody_arrives():
    g = Play([U("m", "south", "b2", defence=1), U("o", "north", "b3")], [T("b2", "south"), T("b3", "north", effects=[{"defence": -1}])], south={"hand": [unit("i", instant=True)]})
    g.do("south", "march", units=["m"], area="b3")
    assert g.u("m") is None  # doubtful: a battle begins all the same, and the marching side may summon into it
    g.to_dice().finish_battle()


def test_loss_of_icons_on_both_sides_turn_player_first():  # T-42
    lose = spell("L", [[{"verb": "lose", "what": ["items"], "to": "all"}]])
    g = battle([U("z", "south", "b2", standing={"spells": ["fire"], "items": 2}, wear=[gear("r1"), gear("r2")]), U("a", "north", "b3", standing={"items": 2}, wear=[gear("q1"), gear("q2")])], (6, 1), south={"hand": [lose]})
    g.do("south", "use", card="L", user="z", slots={"z": ["fire"]}).passes()
    assert g.asked == ("south", "shed")
    g.do("south", "discard_equipment", card="r1")
    assert g.asked == ("north", "shed")


def test_nested_granted_ability():
    inner = ability([[grant("this", attack=5)]])
    outer = ability([[grant("target", abilities=[inner])]], target=OWN)
    s = spell("S", [[grant("target", abilities=[outer])]], target=OWN)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, attack=0), U("o", "north", "b3")], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["w"]).passes()
    g.do("south", "use", card="w", ability=0, targets=["w"]).passes()
    g.do("south", "use", card="w", ability=1).passes()
    assert g.att("w") == 5


def test_own_turn_automatic():  # L137
    auto = [{"when": {"event": "battle_begins"}, "do": [[grant("this", attack=1)]], "timing": "own_turn"}]
    g = battle([U("a", "south", "b2", automatic=auto), U("o", "north", "b3", automatic=auto)], (6, 1))
    assert g.att("a") == 3 and g.att("o") == 2


def test_usable_only_lets_own_turn_abilities_go_on():
    auto = [{"when": {"event": "dies", "who": "any"}, "do": [[{"verb": "draw", "count": 1}]], "timing": "own_turn"}]
    g = battle([U("a", "south", "b2", attack=0, automatic=auto), U("o", "north", "b3", attack=9)], (3, 3), sw={"simultaneous_off": "usable_only"})
    assert len(g.hand("south")) == 1


def test_dice_of_several_targets():  # T-79
    s = spell("S", [[dmg(1, dice=2)]], target={"side": "enemy", "count": 2})
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", defence=9), U("p", "north", "b3", defence=10)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o", "p"]).passes()
    assert g.asked == ("chance", "effect_dice")
    g.dice(3, 5)
    assert g.damages() == {"o": 9, "p": 9} and not g.u("o") and g.u("p")


def test_exclusion():  # L232, T-44
    s = spell("S", [[{"verb": "exclude", "to": "target"}]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"items": 1}, wear=[gear("r")])], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    assert g.p.excluded == {"north": ("o",)} and g.pile("north") == ("r",)


def test_end_declaration_resets_both():  # L95
    g = Play([U("a", "south", "b1", ready=False), U("o", "north", "b4", ready=False)], [], phase="end_declaration")
    g.do("south", "end_turn")
    assert g.u("a").ready and g.u("o").ready


def test_a_trigger_that_costs_nothing_takes_no_payment():  # nothing in the text: no cost
    auto = [{"when": {"event": "attacks"}, "do": [[dmg(1)]], "target": ENEMY}]
    g = battle([U("a", "south", "b2", automatic=auto), U("o", "north", "b3", defence=9, standing={"spells": ["fire"]}), U("p", "north", "b3")], (6, 1), south={"hand": ["h1", "h2"]})
    g.do("south", "pass")
    assert g.asked == ("south", "trigger")
    g.no("south", "trigger", unit="a", targets=["o"], discards=["h1"])
    g.no("south", "trigger", unit="a", targets=["o"], slots={"o": ["fire"]})
    g.do("south", "trigger", unit="a", targets=["o"])


WS = {"hand_type": "when_summoned"}


def test_hand_type_when_summoned_instantly():  # T-75, the other reading
    h = unit("h", instant=True, abilities=[ability([[dmg(9)]], "counter", kind="hand", target=ENEMY)])
    g = battle([U("a", "south", "b2"), U("o", "north", "b3"), U("p", "north", "b3")], south={"hand": [h]}, sw=WS)
    g.do("south", "instant_summon", card="h")
    assert g.asked == ("south", "trigger")
    g.no("south", "trigger", unit="h", targets=["a"])
    g.do("south", "trigger", unit="h", targets=["o"])
    assert g.u("o") is None and g.u("h") and g.asked == ("south", "instant_summon")
    g = battle([U("a", "south", "b2"), U("o", "north", "b3")], south={"hand": [h]})
    g.do("south", "instant_summon", card="h")
    assert g.asked == ("south", "instant_summon") and g.u("o")  # the base reading: nothing


def test_hand_type_when_summoned_normally_and_its_cost():
    h = unit("h", abilities=[ability([[{"verb": "draw", "count": 2}]], "own_turn", kind="hand", cost={"discard": 1, "discard_kind": "battle_spell"})])
    s = spell("S", [[dmg(1)]], target=ENEMY)
    g = Play([], [], south={"hand": [h, s, "x"]}, phase="normal_summon", sw=WS)
    g.do("south", "end_phase").do("south", "summon", card="h", area="b1")
    assert g.pile("south") == ("S",) and set(g.hand("south")) == {"x", "south_d0", "south_d1"}
    g = Play([], [], south={"hand": [h, "x"]}, phase="normal_summon", sw=WS)
    g.do("south", "end_phase").do("south", "summon", card="h", area="b1")
    assert g.hand("south") == ("x",)  # cannot be paid: nothing
    g = Play([], [], south={"hand": [h, s, spell("S2", [[dmg(1)]], target=ENEMY), "x"]}, phase="normal_summon", sw=WS)
    g.do("south", "end_phase").do("south", "summon", card="h", area="b1")
    assert g.asked == ("south", "trigger")
    g.no("south", "trigger", "cost", unit="h", discards=["x"])
    g.do("south", "trigger", unit="h", discards=["S2"])
    assert g.pile("south") == ("S2",)


def test_hand_type_is_not_declared_in_that_reading():
    h = unit("h", abilities=[ability([[dmg(9)]], "counter", kind="hand", target=ENEMY)])
    g = battle([U("a", "south", "b2"), U("o", "north", "b3")], (6, 1), north={"hand": [h]}, sw=WS)
    g.do("south", "pass")
    g.no("north", "use", "hand_type", card="h", targets=["a"])
    # a battle effect does nothing outside battles
    g = Play([U("o", "north", "b4")], [], south={"hand": [h]}, phase="normal_summon", sw=WS)
    g.do("south", "end_phase").do("south", "summon", card="h", area="b1")
    assert g.asked == ("south", "summon") and g.u("o")


def test_card_duration_wins():  # T-66
    s = spell("S", [[grant("target", attack=2)]], target=OWN, until="turn")
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}, attack=0, defence=9), U("o", "north", "b3", defence=9, attack=0)], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["w"]).passes().finish_battle()
    assert not g.p.battle and g.att("w") == 2
    g.do("south", "end_phase").do("south", "end_phase").do("south", "end_phase").do("south", "discard").do("south", "end_turn")
    assert g.att("w") == 0


def test_a_finished_chain_makes_nobody_proper():  # L154: that chain
    pump = [ability([[grant("target", attack=1)]], "counter", target=ANY)]
    g = battle([U("w", "south", "b2", abilities=[ability([[grant("target", attack=1)]], target=ANY)], defence=9), U("v", "south", "b2"), U("o", "north", "b3", abilities=pump, defence=9), U("p", "north", "b3")], (6, 1))
    g.do("south", "use", card="w", targets=["p"])
    g.ok("north", "use", card="o", targets=["p"])
    g.passes()
    g.do("south", "use", card="w", targets=["v"])
    g.no("north", "use", "target_declarer", card="o", targets=["p"])
    g.ok("north", "use", card="o", targets=["v"])


def test_initiative_of_equipment_terrain_and_acted_units():  # T-21, L172
    band = gear("band", 1, standing={"initiative": 2})
    g = battle([U("a", "south", "b2", standing={"items": 1, "initiative": -1}, wear=[band]), U("o", "north", "b3", ready=False, standing={"initiative": 1})], None)
    g.to_dice().dice(3, 3)
    assert [e.amount for e in g.events if e.what == "initiative"] == [4, 4]


def test_targets_wholly_gone_nothing_of_the_effect_happens():  # T-29: all targets gone
    s = spell("S", [[dmg(1), {"verb": "draw", "count": 1}]], target=ENEMY)
    o = U("o", "north", "b3", abilities=[ability([[{"verb": "to_hand", "to": "this"}]], "counter")])
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), o, U("p", "north", "b3")], (6, 1), south={"hand": [s]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"])
    g.do("north", "use", card="o").passes()
    assert "o" in g.hand("north") and g.hand("south") == () and ("no_effect", "S") in g.whats()


def test_resist_by_grant_of_a_counter():
    s = spell("S", [[dmg(9, attribute="flame")]], target=ENEMY)
    c = consumable("C", [[grant("target", standing={"resist": ["flame"]})]], timing="counter", target=OWN)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire"]}), U("o", "north", "b3", standing={"items": 1})], (6, 1), south={"hand": [s]}, north={"hand": [c]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).do("north", "use", card="C", user="o", targets=["o"]).passes()
    assert g.u("o") and g.damages() == {"o": 9}


def test_hero_cost_and_mill_latch_both_decks():
    a = U("a", "south", "b2", abilities=[ability([[{"verb": "mill", "count": 3, "who": "enemy"}]], "own_turn", kind="completion")])
    g = Play([a], [T("b2", "south")], south={"deck": []}, north={"deck": ["n1", "n2"]})
    g.do("south", "use", card="a")
    assert g.p.final_turn == 4 and g.pile("north") == ("n1", "n2") and not g.u("a").ready
    g.no("south", "use", "completion_not_acted", card="a")


def test_main_phase_actions_only():  # L83-86
    g = Play([U("a", "south", "b1", standing={"items": 1})], [], south={"hand": [unit("u", instant=True), gear("r"), spell("S", [[dmg(1)]], target=ENEMY)]})
    g.no("south", "summon", "three_actions", card="u", area="b1")
    g.no("south", "equip", "three_actions", card="r", unit="a")
    g.no("south", "instant_summon", card="u")
    g.no("south", "use", card="S", user="a")
    g.no("north", "march", units=["a"], area="b2")


def test_consumable_needs_icons_left_by_equipment_and_terrain_gives_icons():
    c = consumable("C", [[{"verb": "draw", "count": 1}]])
    g = Play([U("a", "south", "b2"), U("o", "north", "b3")], [T("b2", "south"), T("b3", "north", effects=[{"standing": {"items": 1}}])], south={"hand": [c]})
    g.do("south", "march", units=["a"], area="b3").to_dice().dice(6, 1)
    g.do("south", "use", card="C", user="a").passes()
    assert len(g.hand("south")) == 1


def test_instant_marchers_acted_is_about_this_march():  # T-51, T-10
    rouse = U("r", "south", "b1", abilities=[ability([[{"verb": "ready", "to": "target"}]], "own_turn", target=OWN, kind="completion")])
    g = battle([U("k", "south", "b2", attack=9), U("l", "south", "b2", march="fly"), rouse, U("o", "north", "b3", attack=0), U("q", "north", "c3", attack=0)], south={"hand": [unit("i", instant=True)]}, sw={"instant_marchers_acted": "on"}, march=["k"], terrain=[T("c3", "north")])
    g.do("south", "instant_summon", card="i").to_dice().dice(6, 1).finish_battle()
    assert g.u("i").area == "b3" and not g.u("i").ready
    g.do("south", "use", card="r", targets=["i"])
    g.do("south", "march", units=["l"], area="c3").to_dice().dice(6, 1).finish_battle()
    assert g.asked == ("south", "main") and g.u("i").ready


def test_attack_whose_targets_are_all_gone():  # doubtful: T-29 against T-60
    g = battle([U("a", "south", "b2", defence=9), U("o", "north", "b3", abilities=[ability([[{"verb": "to_hand", "to": "this"}]], "counter")])], (6, 1))
    g.do("south", "pass").do("north", "use", card="o").passes()
    assert not g.damages() and g.asked == ("south", "after_attack")


def test_defenders_stay_ready_unless_they_attack():  # T-10
    g = battle([U("a", "south", "b2", attack=9, abilities=[ability([[dmg(99, "this")]])]), U("o", "north", "b3", defence=20)], (6, 1))
    g.do("south", "use", card="a").passes().finish_battle()
    assert g.u("o").ready and g.asked == ("south", "main")


def test_origin_filled_by_the_choice_then_owner_chooses_among_the_rest():  # T-13, T-53: earlier summons are like any other
    g = Play([U("a", "south", "b2", level=2, attack=0, defence=20), U("b", "south", "b2", level=3, attack=9, defence=20), U("o", "north", "b3", attack=0, defence=50), U("p", "north", "c2", attack=0, defence=1)],
             [T("b2", "south", 6), T("b3", "north"), T("c2", "south")], south={"hand": [unit("i", 2, 5, 20, instant=True), unit("j", 3, 0, 20, instant=True)]})
    g.do("south", "march", units=["b"], area="c2").do("south", "instant_summon", card="i").to_dice().dice(6, 1).finish_battle()
    assert g.u("b").area == "c2" and g.u("i").area == "c2"
    g.do("south", "march", units=["a"], area="b3").do("south", "instant_summon", card="j").to_dice().dice(6, 1).finish_battle()
    assert g.u("a").area == "b2" and g.u("j").area == "b2" and g.asked == ("south", "main")  # 2 + 3 fit 6


def test_proxy_in_the_base_and_terrain_over_a_proxy_of_the_enemy():
    g = Play([], [T("b2", "north", proxy=True)], south={"hand": [terrain("n")]})
    g.no("south", "place_proxy", "base_space", area="b1")
    g.do("south", "place_terrain", card="n", area="b2")
    assert "t_b2" in g.pile("north")


def test_line_up_is_each_units_once_and_order_of_sides():  # L103
    g = battle([U("a", "south", "b2"), U("b", "south", "b2"), U("o", "north", "b3"), U("p", "north", "b3")])
    g.do("south", "pass").do("north", "pass")
    g.no("north", "line_up", "formation_order", order=["p", "o"])
    g.no("south", "line_up", "line_up_is_a_row", order=["a"])
    g.do("south", "line_up", order=["b", "a"]).do("north", "line_up", order=["p", "o"]).dice(6, 1)
    g.do("south", "pass").passes()
    assert g.damages() == {"p": 4, "o": 1}


def test_second_side_attacks_after_the_first_with_the_survivors():
    g = battle([U("a", "south", "b2", attack=3, defence=9), U("o", "north", "b3", attack=5), U("p", "north", "b3", attack=2, defence=9)], (6, 1), orders={"north": ["o", "p"]})
    g.do("south", "pass").passes().do("south", "pass")
    assert g.u("o") is None
    g.do("north", "pass").passes()
    assert g.damages() == {"a": 2} and not g.u("p").ready


def test_made_ready_after_the_attack_attacks_no_second_time():
    a = U("a", "south", "b2", attack=1, abilities=[ability([[{"verb": "ready", "to": "this"}]])])
    g = battle([a, U("o", "north", "b3", defence=9, attack=0)], (6, 1))
    g.do("south", "pass").passes()
    g.do("south", "use", card="a").passes()
    assert g.u("a").ready and g.asked == ("south", "after_attack")
    g.do("south", "pass"); assert g.asked == ("north", "before_attack")
    g.finish_battle()
    assert not g.u("a").ready  # it has marched


def test_hidden_hand_asked_to_counter_without_anything():  # T-74
    g = battle([U("a", "south", "b2", attack=1), U("o", "north", "b3", defence=9)], (6, 1))
    g.do("south", "pass")
    assert g.asked == ("north", "counter")


@pytest.mark.parametrize("reading", ["listed", "all_but_printed", "usable_only"])
def test_nothing_is_given_up_in_a_simultaneous_attack(reading):  # L122: the bonus is lost, the equipment stays
    belt, sword = gear("belt", 0, standing={"items": 1}), gear("sword", 1, attack=2)
    watcher = U("w", "south", "a1", automatic=[{"when": {"event": "dies", "who": "any"}, "do": [[{"verb": "exhaust", "to": "target"}]], "target": {"side": "any"}, "timing": "always"}])
    g = battle([U("a", "south", "b2", wear=[belt, sword], defence=9), U("x", "south", "b2", defence=1), U("o", "north", "b3", attack=1, defence=4), watcher], terrain=[T("a1", "south")], sw={"simultaneous_off": reading})
    g.to_dice(south=["x", "a"]).dice(3, 3)
    while g.asked[1] == "trigger":
        g.do("south", "trigger", unit="w", targets=["a"])
    assert set(g.u("a").equipment) == {"belt", "sword"} and g.asked == ("south", "main")


def test_spells_and_consumables_are_used_once():  # L15, L19
    s = spell("S", [[dmg(1)]], target=ENEMY)
    c = consumable("C", [[dmg(1)]], target=ENEMY)
    g = battle([U("w", "south", "b2", standing={"spells": ["fire", "fire"], "items": 2}), U("o", "north", "b3", defence=9)], (6, 1), south={"hand": [s, c]})
    g.do("south", "use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"]).passes()
    g.do("south", "use", card="C", user="w", targets=["o"]).passes()
    assert set(g.pile("south")) == {"S", "C"}
    g.no("south", "use", "spell_single_use", card="S", user="w", slots={"w": ["fire"]}, targets=["o"])
    g.no("south", "use", "consumable_single_use", card="C", user="w", targets=["o"])
    g.no("south", "use", "hand_type", card="C", user="w", targets=["o"]) if False else None
