"""Monster Maker plays as the rulings' worked examples say, and otherwise under the other readings."""

from collections import Counter
from typing import Any

import pytest
from maker_positions import BATTLE, NORTH, PASS, act, begin, character, dice, do, monster, quiet, side, skill

from monosashi.ledger import load_ledger
from reference_engine.kernel import game as kernel
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.edition import READINGS
from reference_engine.monster_maker.ruleset import MONSTER_MAKER as MAKER

LEDGER = load_ledger("monster_maker")

# The worked examples of the rulings


def assignments(monsters: dict[str, str], party: str) -> list[dict[str, int]]:
    position = act(begin(quiet("battle_phase", side(party, map="wild1", monsters=monsters))), BATTLE)
    return [Counter(answer.mains.values()) for answer in kernel.legal(RULES, position)]


@pytest.mark.parametrize(
    ("monsters", "party", "expected"),
    [
        ("rat wolf", "hero ally strong", {(1, 2)}),
        ("rat wolf", "hero ally strong roller", {(1, 2), (2, 2), (1, 3)}),
        ("wolf wolf'", "hero ally strong", {(2, 1), (1, 2)}),
        ("wolf wolf' wolf''", "hero ally", {(1, 1, 0), (1, 0, 1), (0, 1, 1)}),
    ],
)
def test_example_1_assignment(monsters: str, party: str, expected: set[tuple[int, ...]]) -> None:
    names = monsters.split()
    found = {tuple(counts[name] for name in names) for counts in assignments(dict.fromkeys(names, NORTH), party)}
    assert found == expected


def test_example_2_a_battle() -> None:
    document = quiet(
        "battle_phase",
        side("roller ally", map="wild1", monsters={"beast": NORTH}, deck="wild2 wild3"),
        side("hero'"),
        described={"beast": monster(durability=5, count=2, dice=1, plus=0)},
    )
    position = act(begin(document), BATTLE, do("assign", mains={"roller": "beast", "ally": "beast"}))
    position = act(position, (NORTH, {"do": "aim", "characters": ["roller", "ally"]}), dice(1, 3))
    assert position.pending.kind == "monster_dice"
    assert len(position.pending.draws) == 2
    position = act(position, dice(4, 2))
    party = {c.card: (c.wounded, c.damage) for c in position.players["south"].party}
    assert party == {"roller": (True, 0), "ally": (False, 2)}
    assert position.players[NORTH].discard == ("beast",)
    assert position.pending.kind == "loot"
    position = act(position, do("loot"))
    assert position.players["south"].hand == ("wild2",)
    assert position.pending.kind == "window"


def wounds(rules: Any, *amounts: int) -> str:
    """What becomes of a character of durability 4 that is hit by skills of these amounts."""
    cards = {"x": character(durability=4)}
    for index, amount in enumerate(amounts):
        cards[f"hit{index}"] = skill("fighter", 0, {"verb": "damage", "roll": {"plus": amount}}, target={})
    hand = " ".join(card for card in cards if card != "x")
    position = begin(quiet("first_window", side("fighter", hand=hand), side("hero' x"), described=cards), rules)
    for index in range(len(amounts)):
        position = act(position, do("use_skill", card=f"hit{index}", user="fighter", targets=["x"]), rules=rules)
    left = [c for c in position.players[NORTH].party if c.card == "x"]
    return f"{'wounded' if left[0].wounded else 'unhurt'} {left[0].damage}" if left else "destroyed"


def test_example_3_wounded_again() -> None:
    assert wounds(RULES, 3) == "unhurt 3"
    assert wounds(RULES, 9) == "wounded 0"
    assert wounds(RULES, 4, 3) == "wounded 3"
    assert wounds(RULES, 4, 3, 1) == "destroyed"
    kept = RULES.amended("kept", switches={"wound_keeps_damage": "yes"})
    assert wounds(kept, 4, 1) == "destroyed"


def retreated(map_: str, monsters: dict[str, str]) -> list[str]:
    position = act(begin(quiet("battle_phase", side("hero", map=map_, monsters=monsters, deck="manor"))), do("retreat"))
    while position.pending.kind == "deck_bottom":
        answer = next(iter(kernel.legal(RULES, position)))
        position = kernel.apply(RULES, position, position.pending.seat, answer).position
    return [place.card for place in position.players["south"].map]


def test_examples_4_and_5_retreat() -> None:
    assert retreated("wild2 town wild2' wild1 ?rat'", {"boar": NORTH, "boar'": NORTH}) == ["wild2", "town"]
    assert retreated("town wild2 town2", {"boar": NORTH, "rat": NORTH}) == ["town"]
    assert retreated("wild1 wild2", {"boar": NORTH, "rat": NORTH}) == []
    assert retreated("wild1 wild2 wild3", {"rat": NORTH}) == ["wild1", "wild2"]


def test_a_retreat_leaves_the_wounded_and_sends_monsters_home() -> None:
    document = quiet(
        "battle_phase",
        side("hero ally-", map="wild1 wild2", monsters={"rat": NORTH, "boar": "west", "wolf": NORTH}),
        side("hero'", deck="town"),
        west=side("hero''", deck="town2"),
    )
    position = act(begin(document), do("retreat"))
    assert (position.pending.seat, position.pending.kind) == (NORTH, "deck_bottom")
    assert MAKER.view(RULES, position, "public").returning == ("rat", "wolf")
    position = act(position, (NORTH, {"do": "deck_bottom", "cards": ["wolf", "rat"]}))
    assert position.players[NORTH].deck == ("town", "wolf", "rat")
    assert position.players["west"].deck == ("town2", "boar")
    assert [c.card for c in position.players["south"].party] == ["hero"]
    assert position.players["south"].map == ()


def annihilated(map_: str, rules: Any = RULES) -> list[str]:
    position = act(
        begin(quiet("move_phase", side("hero", map=map_)), rules), do("dismiss", characters=["hero"]), rules=rules
    )
    assert position.players["south"].annihilated
    return [place.card for place in position.players["south"].map]


def test_example_6_annihilation() -> None:
    assert annihilated("wild2 town wild2' wild1") == ["wild2", "town"]
    assert annihilated("wild2 wild1") == []
    assert annihilated("wild2 town") == ["wild2", "town"]
    none = RULES.amended("none", switches={"annihilated_without_town": "none"})
    assert annihilated("wild2 wild1", none) == ["wild2", "wild1"]


def test_annihilation_in_another_players_turn_takes_monsters_along() -> None:
    """Wounds in a window are judged at the end of the next phase, and once only."""
    document = quiet(
        "first_window",
        side("mage", hand="spark", deck="boar"),
        side("x", map="town wild1", monsters={"rat": "south"}),
        described={"x": character(durability=2)},
    )
    position = act(begin(document), do("use_skill", card="spark", user="mage"))
    assert position.players[NORTH].party[0].wounded
    assert not position.players[NORTH].annihilated
    position = act(position, PASS)
    assert position.players[NORTH].annihilated
    assert [place.card for place in position.players[NORTH].map] == ["town"]
    assert position.players["south"].discard == ("spark", "rat")
    position = act(position, PASS, PASS)
    assert [place.card for place in position.players[NORTH].map] == ["town"]


def test_example_7_crossing_ten() -> None:
    position = begin(quiet("move_phase", side(hand="wild1 wild2", map="wild3 wild3' wild3''")))
    legal = kernel.legal(RULES, position)
    assert [(a.card, a.face_down) for a in legal.of("move")] == [("wild2", True), ("wild1", True)]
    position = begin(quiet("move_phase", side(hand="wild2", map="wild3 wild3' wild3'' ?rat")))
    assert ("wild2", False) in [(a.card, a.face_down) for a in kernel.legal(RULES, position).of("move")]
    exactly = RULES.amended("exactly", switches={"crossing_ten": "exactly ten"})
    position = begin(quiet("move_phase", side(hand="wild2", map="wild3 wild3' wild3''")), exactly)
    assert ("wild2", False) in [(a.card, a.face_down) for a in kernel.legal(exactly, position).of("move")]


def result_of(document: dict[str, Any]) -> tuple[str, str, tuple[str, ...]]:
    result = begin(document).result
    return result.winner, result.clause.removeprefix("monster_maker."), result.tied


def test_example_8_final_judgement() -> None:
    document = quiet(
        "victory_check",
        side(map="wild3 wild1 town wild1' wild2", monsters={"rat": NORTH}),
        side("hero'", map="wild3' town2 wild1''"),
        west=side("hero''", map="town' wild3'' town''' wild1'''"),
    )
    assert result_of(document) == ("", "endgame.tie_draw", ("south", "north"))


def test_the_judgement_prefers_level_then_fewer_towns() -> None:
    empty = {"south": side(map="town"), "north": side("hero'", map="wild1'", deck="rat")}
    assert result_of(quiet("victory_check", **empty)) == (NORTH, "endgame.tie_fewer_towns", ())
    empty["south"] = side(map="wild2")
    assert result_of(quiet("victory_check", **empty)) == ("south", "endgame.highest_level", ())


def test_victory_by_level_and_by_mission_unless_a_monster_is_there() -> None:
    ten = "wild3 wild3' wild3'' ?rat"
    assert result_of(quiet("victory_check", side(map=ten)))[:2] == ("south", "victory.level_ten")
    assert result_of(quiet("victory_check", side(map="wild2", others="quest")))[:2] == ("south", "victory.mission")
    blocked = begin(quiet("victory_check", side(map=ten, monsters={"wolf": NORTH}, deck="boar", others="quest")))
    assert blocked.result is None
    other = begin(quiet("victory_check", side(deck="boar"), side("hero'", map=ten)))
    assert other.result is None


def test_time_is_called_from_outside_and_ends_the_phase() -> None:
    position = begin(quiet("move_phase", side(map="wild2")))
    with pytest.raises(kernel.Malformed):
        act(position, do("call_time"))
    position = act(position, ("chance", {"do": "call_time"}))
    assert position.result is None
    assert act(position, PASS).result.winner == "south"


def test_a_town_heals_once_and_an_unexplored_one_does_not() -> None:
    document = quiet("move_phase", side("hero ally-", hand="town"))
    healed = act(begin(document), do("move", card="town"))
    assert not any(c.wounded for c in healed.players["south"].party)
    hidden = act(begin(document), do("move", card="town", face_down=True))
    assert any(c.wounded for c in hidden.players["south"].party)


def test_rank_up_keeps_wounds_items_and_marker() -> None:
    south = side("rookie-*", hand="veteran", map="wild2")
    south["party"][0]["items"] = ["sword"]
    position = act(begin(quiet("encounter_phase", south)), do("rank_up", card="veteran", replaces="rookie"))
    new = position.players["south"].party[0]
    assert (new.card, new.wounded, new.marked, new.items) == ("veteran", True, True, ("sword",))
    assert position.players["south"].discard == ("rookie",)


def test_items_leave_with_their_character() -> None:
    south = side("hero ally")
    south["party"][1]["items"] = ["sword"]
    position = act(begin(quiet("move_phase", south)), do("dismiss", characters=["ally"]))
    assert position.players["south"].discard == ("sword", "ally")


def test_support_and_items_raise_the_attack() -> None:
    south = side("hero helper", map="wild1", monsters={"wolf": NORTH})
    south["party"][0]["items"] = ["sword"]
    document = quiet("battle_phase", south)
    document["cards"]["wolf"] = {"name": "wolf", **monster(durability=5)}
    position = act(begin(document), BATTLE, do("assign", mains={"hero": "wolf"}))
    position = act(position, do("support", supports={"helper": "hero"}), (NORTH, {"do": "aim"}))
    assert position.players[NORTH].discard == ("wolf",)


def test_battle_start_effects_count_for_the_loot() -> None:
    document = quiet("battle_phase", side("scout", map="wild1", monsters={"rat": NORTH}, deck="wild2"))
    document["cards"]["rat"] = {"name": "rat", **monster(durability=2)}
    position = act(begin(document), BATTLE)
    assert position.pending.kind == "loot"


def test_a_counter_cancels_and_the_card_is_gone() -> None:
    document = quiet("first_window", side("warden'", hand="crown"), side("warden"))
    position = act(begin(document), do("place_miracle", card="crown"))
    assert (position.pending.seat, position.pending.kind, position.pending.about) == (NORTH, "counter", "crown")
    position = act(position, (NORTH, {"do": "counter", "card": "warden"}))
    assert position.players["south"].discard == ("crown",)
    assert position.players["south"].others == ()


def test_the_marker_keeps_skills_away_but_not_monsters() -> None:
    document = quiet("first_window", side("mage", hand="spark"), side("hero'* ally'"))
    position = act(begin(document), do("use_skill", card="spark", user="mage"))
    assert {c.card: c.damage for c in position.players[NORTH].party} == {"hero'": 0, "ally'": 2}


# The other readings


def test_every_switch_has_its_ruling() -> None:
    assert sorted(clause.switch for clause in LEDGER.values() if clause.switch) == sorted(READINGS)


def test_other_readings_of_switches() -> None:
    full = RULES.amended("full", switches={"must_attack_max": "yes"})
    battle = quiet("battle_phase", side(map="wild1", monsters={"rat": NORTH}))
    position = act(begin(battle, full), BATTLE, do("assign", mains={"hero": "rat"}), rules=full)
    aim = MAKER.answers.convert({"do": "aim"})
    found = [violation.clause for violation in kernel.violations(full, position, NORTH, aim)]
    assert found == ["monster_maker.ruling.monsters_may_hold_back"]
    assert kernel.violations(RULES, position, NORTH, aim) == []

    gone = quiet("battle_phase", side("", map="town", monsters={"rat": NORTH}, annihilated=True, deck="boar"))
    assert begin(gone).pending.kind == "battle_or_retreat"
    skips = RULES.amended("skips", switches={"annihilated_skips_battle": "yes"})
    assert begin(gone, skips).pending.kind == "window"

    extra = RULES.amended("extra", switches={"rank_up_extra": "yes"})
    ranked = quiet("encounter_phase", side("rookie", hand="veteran", map="wild2"), placed_character=True)
    answer = MAKER.answers.convert({"do": "rank_up", "card": "veteran", "replaces": "rookie"})
    assert kernel.violations(extra, begin(ranked, extra), "south", answer) == []

    chain = RULES.amended("chain", switches={"counter_chain": "yes"})
    document = quiet("first_window", side("meddler", hand="crown"), side("warden"))
    position = act(begin(document, chain), do("place_miracle", card="crown"), rules=chain)
    position = act(position, (NORTH, {"do": "counter", "card": "warden"}), rules=chain)
    assert (position.pending.seat, position.pending.kind, position.pending.about) == ("south", "counter", "warden")
    position = act(position, do("counter", card="meddler"), rules=chain)
    assert position.players["south"].others == ("crown",)
