"""Monster Maker under the readings that were not chosen: what each switch of the edition does.

That the chosen readings differ from them is shown by the scenarios of their rulings (tests/test_hygiene.py).
"""

from typing import Any

import pytest

from reference_engine.kernel import legality
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.edition import READINGS
from reference_engine.monster_maker.game import MONSTER_MAKER as MAKER
from tests.monster_maker.positions import BATTLE, NORTH, act, begin, character, do, quiet, side, skill


def read(switch: str) -> Edition:
    """The edition with the other reading of a switch."""
    return RULES.amended("other", switches={switch: READINGS[switch][1]})


def broken(rules: Edition, position: Any, seat: str, **answer: Any) -> list[str]:
    return [found.clause for found in legality.violations(rules, position, seat, MAKER.answers.convert(answer))]


def test_there_are_two_readings_of_everything() -> None:
    assert {len(readings) for readings in READINGS.values()} == {2}


def test_damage_stays_on_the_wounded() -> None:
    rules = read("wound_keeps_damage")
    hits = {
        f"hit{amount}": skill("fighter", 0, {"verb": "damage", "roll": {"plus": amount}}, target={})
        for amount in (4, 1)
    }
    document = quiet(
        "first_window",
        side("fighter", hand="hit4 hit1"),
        side("hero' x"),
        described={"x": character(durability=4), **hits},
    )
    position = begin(document, rules)
    position = act(position, do("use_skill", card="hit4", user="fighter", targets=["x"]), rules=rules)
    assert [(c.wounded, c.damage) for c in position.players[NORTH].party if c.card == "x"] == [(True, 4)]
    position = act(position, do("use_skill", card="hit1", user="fighter", targets=["x"]), rules=rules)
    assert position.players[NORTH].discard == ("x",)


def test_damage_that_stays_does_not_wound_again_by_a_rank_up() -> None:
    rules = read("wound_keeps_damage")
    south = side("rookie", hand="veteran", map="wild2")
    document = quiet("encounter_phase", south, damage={"rookie": 3})
    document["players"]["south"]["party"][0]["wounded"] = True
    position = act(begin(document, rules), do("rank_up", card="veteran", replaces="rookie"), rules=rules)
    assert [(c.card, c.wounded, c.damage) for c in position.players["south"].party] == [("veteran", True, 3)]


def test_annihilation_without_a_town_costs_no_land() -> None:
    rules = read("annihilated_without_town")
    position = begin(quiet("move_phase", side("hero", map="wild2 wild1")), rules)
    position = act(position, do("dismiss", characters=["hero"]), rules=rules)
    assert [land.card for land in position.players["south"].map] == ["wild2", "wild1"]


@pytest.mark.parametrize(("lands", "refused"), [("wild3 wild3' wild3''", False), ("wild2' wild3 wild3'", True)])
def test_only_a_land_that_brings_exactly_level_ten_is_unexplored(lands: str, refused: bool) -> None:
    rules = read("crossing_ten")
    position = begin(quiet("move_phase", side(hand="wild2", map=lands)), rules)
    expected = ["monster_maker.unexplored.level_ten_land"] if refused else []
    assert broken(rules, position, "south", do="move", card="wild2") == expected


def test_at_level_ten_there_is_nothing_to_cross() -> None:
    rules = read("crossing_ten")
    moor = {"kind": "land", "land": {"level": 0}}
    south = side(hand="moor", map="wild3 wild3' wild3'' face")
    south["map"][-1]["face_down"] = True
    document = quiet("move_phase", south, described={"moor": moor, "face": moor})
    assert broken(rules, begin(document, rules), "south", do="move", card="moor") == []


def test_a_monster_attacks_as_many_as_it_can() -> None:
    rules = read("must_attack_max")
    position = begin(quiet("battle_phase", side(map="wild1", monsters={"rat": NORTH})), rules)
    position = act(position, BATTLE, do("assign", mains={"hero": "rat"}), rules=rules)
    assert broken(rules, position, NORTH, do="aim") == ["monster_maker.ruling.monsters_may_hold_back"]
    assert broken(rules, position, NORTH, do="aim", characters=["hero"]) == []


def test_an_annihilated_player_skips_the_battle_phase() -> None:
    rules = read("annihilated_skips_battle")
    gone = quiet("battle_phase", side("", map="town", monsters={"rat": NORTH}, annihilated=True, deck="boar"))
    assert begin(gone, rules).pending.kind == "window"


def test_a_rank_up_comes_beside_the_placement() -> None:
    rules = read("rank_up_extra")
    south = side("rookie", hand="veteran ally", map="wild2")
    placed = begin(quiet("encounter_phase", south, placed_character=True), rules)
    assert broken(rules, placed, "south", do="rank_up", card="veteran", replaces="rookie") == []
    ranked = begin(quiet("encounter_phase", south, ranked_up=True), rules)
    assert broken(rules, ranked, "south", do="place_character", card="ally") == []
    again = broken(rules, ranked, "south", do="rank_up", card="veteran", replaces="rookie")
    assert again == ["monster_maker.ruling.rank_up_is_the_placement"]


def test_a_counter_is_an_ability_that_others_answer() -> None:
    """A text that names abilities answers it; in the chosen reading only one that names counters does."""
    document = quiet("first_window", side("guard", hand="crown"), side("warden"))
    chosen, other = (answered(document, rules) for rules in (RULES, read("counter_chain")))
    assert (chosen.pending.seat, chosen.pending.kind) == ("south", "window")
    assert (other.pending.seat, other.pending.kind, other.pending.about) == ("south", "counter", "warden")
    other = act(other, do("counter", card="guard"), rules=read("counter_chain"))
    assert other.players["south"].others == ("crown",)


def answered(document: dict[str, Any], rules: Edition) -> Any:
    """South places a miracle, North counters."""
    position = act(begin(document, rules), do("place_miracle", card="crown"), rules=rules)
    return act(position, (NORTH, {"do": "counter", "card": "warden"}), rules=rules)
