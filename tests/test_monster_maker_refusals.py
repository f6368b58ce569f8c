"""Every refusal of Monster Maker names its clause and no other; without that clause the act is accepted."""

from collections import Counter
from typing import Any

import pytest
from maker_positions import BATTLE, NORTH, PASS, act, begin, do, quiet, side

from reference_engine.kernel import game as kernel
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.ruleset import MONSTER_MAKER as MAKER

REFUSALS: list[tuple[str, dict[str, Any], list[Any], Any]] = [
    ("battle.obligation", quiet("battle_phase", side(map="wild1", monsters={"rat": NORTH})), [], PASS),
    ("battle.skip", quiet("move_phase", side(map="wild1")), [], BATTLE),
    ("retreat.declare", quiet("battle_phase", side(map="wild1", monsters={"rat": NORTH})), [BATTLE], do("retreat")),
    (
        "ruling.battle_needs_somebody_unhurt",
        quiet("battle_phase", side("hero-", map="wild1", monsters={"rat": NORTH})),
        [],
        BATTLE,
    ),
    (
        "assign.unhurt_only",
        quiet("battle_phase", side("hero ally-", map="wild1", monsters={"rat": NORTH})),
        [BATTLE],
        do("assign", mains={"hero": "rat", "ally": "rat"}),
    ),
    (
        "assign.one_each",
        quiet("battle_phase", side("hero ally", map="wild1", monsters={"wolf": NORTH, "wolf'": NORTH})),
        [BATTLE],
        do("assign", mains={"hero": "wolf", "ally": "wolf"}),
    ),
    (
        "assign.fill_attack_count",
        quiet("battle_phase", side("hero ally strong", map="wild1", monsters={"wolf": NORTH})),
        [BATTLE],
        do("assign", mains={"hero": "wolf"}),
    ),
    (
        "assign.no_surplus_before_fill",
        quiet("battle_phase", side("hero ally strong", map="wild1", monsters={"rat": NORTH, "wolf": NORTH})),
        [BATTLE],
        do("assign", mains={"hero": "rat", "ally": "rat", "strong": "wolf"}),
    ),
    (
        "assign.too_few",
        quiet(
            "battle_phase", side("hero ally", map="wild1", monsters={"wolf": NORTH, "wolf'": NORTH, "wolf''": NORTH})
        ),
        [BATTLE],
        do("assign", mains={"hero": "wolf", "ally": "wolf"}),
    ),
    (
        "battle.turn_player_assigns",
        quiet("battle_phase", side(map="wild1", monsters={"rat": NORTH})),
        [BATTLE],
        (NORTH, {"do": "assign", "mains": {"hero": "rat"}}),
    ),
    (
        "support.who",
        quiet("battle_phase", side("hero ally helper", map="wild1", monsters={"rat": NORTH})),
        [BATTLE, do("assign", mains={"hero": "rat"})],
        do("support", supports={"ally": "hero"}),
    ),
    (
        "target.owner_chooses",
        quiet("battle_phase", side("hero ally", map="wild1", monsters={"rat": NORTH})),
        [BATTLE, do("assign", mains={"hero": "rat"})],
        (NORTH, {"do": "aim", "characters": ["ally"]}),
    ),
    (
        "target.owner_chooses",
        quiet("battle_phase", side("hero", map="wild1", monsters={"rat": NORTH})),
        [BATTLE, do("assign", mains={"hero": "rat"})],
        do("aim", characters=["hero"]),
    ),
    (
        "target.up_to_attack_count",
        quiet("battle_phase", side("hero ally", map="wild1", monsters={"rat": NORTH})),
        [BATTLE, do("assign", mains={"hero": "rat", "ally": "rat"})],
        (NORTH, {"do": "aim", "characters": ["hero", "ally"]}),
    ),
    (
        "target.one_attack_per_character",
        quiet("battle_phase", side("hero", map="wild1", monsters={"wolf": NORTH})),
        [BATTLE, do("assign", mains={"hero": "wolf"})],
        (NORTH, {"do": "aim", "characters": ["hero", "hero"]}),
    ),
    ("move.condition", quiet("move_phase", side(map="wild1", hand="wild2", monsters={"rat": NORTH})), [],
     do("move", card="wild2")),
    ("move.condition", quiet("move_phase", side("hero ally", map="wild1", monsters={"rat": NORTH})), [],
     do("dismiss", characters=["ally"])),
    ("retreat.bars_move_phase", quiet("move_phase", side(hand="wild2"), retreated=True), [], do("move", card="wild2")),
    ("retreat.bars_move_phase", quiet("move_phase", side("hero ally"), retreated=True), [],
     do("dismiss", characters=["ally"])),
    ("move.not_while_annihilated", quiet("move_phase", side("", hand="wild2", annihilated=True)), [],
     do("move", card="wild2")),
    ("land.card_text", quiet("move_phase", side(hand="slash")), [], do("move", card="slash")),
    ("land.card_text", quiet("move_phase", side(hand="summit", map="wild2 wild2'")), [], do("move", card="summit")),
    ("land.card_text", quiet("move_phase", side(hand="ford", map="wild2")), [], do("move", card="ford")),
    ("town.not_consecutive", quiet("move_phase", side(hand="town", map="wild1 town2")), [], do("move", card="town")),
    ("unexplored.level_ten_land", quiet("move_phase", side(hand="wild2", map="wild2' wild3 wild3'")), [],
     do("move", card="wild2")),
    ("unexplored.level_ten_land", quiet("move_phase", side(hand="wild3", map="wild2' wild3' wild3''")), [],
     do("move", card="wild3")),
    ("unique.named", quiet("move_phase", side(hand="manor2", map="manor")), [], do("move", card="manor2")),
    ("dismiss.any_number", quiet("move_phase", side()), [], do("dismiss", characters=["hero'"])),
    ("move.one_land", quiet("encounter_phase", side(hand="wild2")), [], do("move", card="wild2")),
    ("move.exclusive", quiet("encounter_phase", side("hero ally")), [], do("dismiss", characters=["ally"])),
    ("encounter.character", quiet("encounter_phase", side(hand="ally"), placed_character=True), [],
     do("place_character", card="ally")),
    ("encounter.character_level", quiet("encounter_phase", side(hand="captain", map="wild2 wild2'")), [],
     do("place_character", card="captain")),
    ("monster.deemed_character", quiet("encounter_phase", side(hand="rat")), [], do("place_character", card="rat")),
    ("unique.named", quiet("encounter_phase", side("rookie", hand="rookie'")), [],
     do("place_character", card="rookie'")),
    ("character.rank_up", quiet("encounter_phase", side("hero", hand="veteran", map="wild2")), [],
     do("rank_up", card="veteran", replaces="hero")),
    ("character.rank_up", quiet("encounter_phase", side("veteran", hand="rookie")), [],
     do("rank_up", card="rookie", replaces="veteran")),
    ("encounter.character_level", quiet("encounter_phase", side("rookie", hand="elder")), [],
     do("rank_up", card="elder", replaces="rookie")),
    ("ruling.rank_up_is_the_placement",
     quiet("encounter_phase", side("rookie", hand="veteran", map="wild2"), placed_character=True), [],
     do("rank_up", card="veteran", replaces="rookie")),
    ("encounter.monster", quiet("encounter_phase", side(hand="rat"), side("hero'", map="wild1"), monsters_on=[NORTH]),
     [], do("place_monster", card="rat", on=NORTH)),
    ("encounter.monster", quiet("encounter_phase", side(hand="rat", map="wild1")), [],
     do("place_monster", card="rat", on="south")),
    ("encounter.monster_level", quiet("encounter_phase", side(hand="boar", map="wild3"), side("hero'", map="wild1")),
     [], do("place_monster", card="boar", on=NORTH)),
    ("encounter.needs_land", quiet("encounter_phase", side(hand="rat")), [], do("place_monster", card="rat", on=NORTH)),
    ("encounter.not_on_annihilated",
     quiet("encounter_phase", side(hand="rat"), side("", map="town", annihilated=True)), [],
     do("place_monster", card="rat", on=NORTH)),
    ("character.deemed_monster", quiet("encounter_phase", side(hand="ally"), side("hero'", map="wild1")), [],
     do("place_monster", card="ally", on=NORTH)),
    ("unique.named",
     quiet("encounter_phase", side(hand="herald"), side("hero'", map="wild1", monsters={"lord": "south"})), [],
     do("place_monster", card="herald", on=NORTH)),
    ("window.three_windows", quiet("move_phase", side(hand="crown")), [], do("place_miracle", card="crown")),
    ("window.counter", quiet("first_window", side(), side("hero'", hand="crown")), [],
     (NORTH, {"do": "place_miracle", "card": "crown"})),
    ("window.activated", quiet("first_window", side(), side("sniper")), [],
     do("activate", card="sniper", targets=["sniper"])),
    ("ruling.card_text_binds", quiet("first_window", side("healer ally-")), [], do("activate", card="healer")),
    ("ruling.card_text_binds", quiet("first_window", side("sniper ally"), side("hero'")), [],
     do("activate", card="sniper", targets=["ally"])),
    ("start.not_targeted", quiet("first_window", side("sniper"), side("hero'*")), [],
     do("activate", card="sniper", targets=["hero'"])),
    ("start.not_targeted", quiet("first_window", side("fighter", hand="slash"), side("hero'*")), [],
     do("use_skill", card="slash", user="fighter", targets=["hero'"])),
    ("character.skill_class", quiet("first_window", side("mage", hand="slash"), side("hero'")), [],
     do("use_skill", card="slash", user="mage", targets=["hero'"])),
    ("skill.use_condition", quiet("first_window", side("fighter", hand="slam"), side("hero'")), [],
     do("use_skill", card="slam", user="fighter", targets=["hero'"])),
    ("skill.use_condition", quiet("first_window", side("fighter- hero", hand="slash"), side("hero'")), [],
     do("use_skill", card="slash", user="fighter", targets=["hero'"])),
    ("skill.use_condition", quiet("first_window", side(hand="slash"), side("fighter hero'")), [],
     do("use_skill", card="slash", user="fighter", targets=["hero'"])),
    ("miracle.level", quiet("first_window", side(hand="relic", map="wild3")), [], do("place_miracle", card="relic")),
    ("item.attach", quiet("first_window", side(hand="sword")), [], do("place_miracle", card="sword")),
    ("item.attach", quiet("first_window", side(hand="sword")), [], do("place_miracle", card="sword", on="hero'")),
    ("miracle.place", quiet("first_window", side(hand="crown")), [], do("place_miracle", card="crown", on="hero")),
    ("unique.named", quiet("first_window", side(hand="circlet", others="crown")), [],
     do("place_miracle", card="circlet")),
    ("window.counter", quiet("first_window", side("warden'", hand="crown"), side("warden")),
     [do("place_miracle", card="crown")], (NORTH, {"do": "counter", "card": "warden'"})),
    ("end.hand_limit", quiet("end_phase", side(hand="wild1 wild2 wild3 town town2 rat wolf boar")), [],
     do("discard", cards=["rat", "wolf"])),
    ("end.declare", quiet("end_phase", side(hand="wild1 wild2 wild3 town town2 rat wolf boar")), [], do("end_turn")),
    ("turn.phases", quiet("move_phase", side(hand="ally")), [], do("place_character", card="ally")),
]  # fmt: skip


def titles() -> list[str]:
    counts: Counter[str] = Counter()
    found = []
    for clause, *_ in REFUSALS:
        counts[clause] += 1
        found.append(f"{clause}-{counts[clause]}")
    return found


@pytest.mark.parametrize(("clause", "document", "moves", "refused"), REFUSALS, ids=titles())
def test_a_refusal_names_its_clause_and_no_other(clause: str, document: Any, moves: Any, refused: Any) -> None:
    position = act(begin(document), *moves)
    before = MAKER.positions.dump(position)
    seat, plain = refused
    answer = MAKER.answers.convert(plain)
    found = [violation.clause for violation in kernel.violations(RULES, position, seat, answer)]
    assert found == [f"monster_maker.{clause}"]
    with pytest.raises(kernel.Illegal):
        kernel.apply(RULES, position, seat, answer)
    assert MAKER.positions.dump(position) == before
    bound = any(f"monster_maker.{clause}" in a.conditions for a in RULES.acts.values())
    offered = plain["do"] in RULES.offers[position.pending.kind] and seat == position.pending.seat
    if bound and offered:
        assert kernel.violations(RULES.without(f"monster_maker.{clause}"), position, seat, answer) == []


def test_every_condition_of_an_act_is_shown_by_a_refusal() -> None:
    bound = {clause for acts in RULES.acts.values() for clause in acts.conditions}
    shown = {f"monster_maker.{clause}" for clause, *_ in REFUSALS} | {
        "monster_maker.setup.start_character_face_down",  # shown below
        "monster_maker.ruling.monsters_may_hold_back",  # binds in the other reading only, shown below
    }
    assert sorted(bound - shown) == []
