"""Monster Maker's tables say what they mean, or say what is unclear about them."""

import re
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.verification.case import Case
from reference_engine.kernel.codec import Codec
from reference_engine.monster_maker.card_list import card_faults
from reference_engine.monster_maker.cards import Card
from steps.monster_maker import cards, decks, effects

EDITION = engine.edition("monster_maker@2021-03-20")
CARDS = Codec(Card)


@pytest.mark.parametrize(
    ("row", "made"),
    [
        (
            {"kind": "character", "attack": "2D-1", "skills": "mage 3 and thief 1", "support": "2", "named": "Rook"},
            {
                "kind": "character",
                "character": {
                    "level": 0,
                    "attack": {"dice": 2, "plus": -1},
                    "durability": 3,
                    "skills": {"mage": 3, "thief": 1},
                    "support": 2,
                },
                "named": "Rook",
            },
        ),
        (
            {
                "kind": "land",
                "level": "2",
                "town": "yes",
                "attribute": "wind",
                "condition": "after wind or fire, level 5",
            },
            {
                "kind": "land",
                "land": {"level": 2, "town": True, "attribute": "wind", "min_level": 5, "after": ["wind", "fire"]},
            },
        ),
        (
            {"kind": "monster", "attack": "-1", "attack count": "0", "retreat": "3"},
            {
                "kind": "monster",
                "monster": {
                    "level": 0,
                    "attack": {"dice": 0, "plus": -1},
                    "durability": 3,
                    "attack_count": 0,
                    "retreat": 3,
                },
            },
        ),
        (
            {"kind": "mission", "mission": "2 towns, fire and water, mage 3"},
            {
                "kind": "miracle",
                "miracle": {
                    "level": 0,
                    "type": "mission",
                    "mission": {"towns": 2, "attributes": ["fire", "water"], "skill": "mage", "skill_level": 3},
                },
            },
        ),
        ({"kind": "item"}, {"kind": "miracle", "miracle": {"level": 0, "type": "item"}}),
        ({}, {"kind": "miracle", "miracle": {"level": 20}}),
    ],
)
def test_a_row_becomes_a_card(row: dict[str, str], made: dict[str, Any]) -> None:
    assert cards.card({"card": "Specimen", **row}) == {"name": "Specimen", **made}


def test_a_card_of_two_faces_is_of_its_first_kind() -> None:
    made = cards.card({"card": "Spy", "kind": "monster and character", "level": "2", "support": "1"})
    assert made["kind"] == "monster"
    assert (made["monster"]["level"], made["character"]["level"], made["character"]["support"]) == (2, 2, 1)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            "skill: 1D+1 damage to two fire or water monsters here",
            {
                "timing": "skill",
                "do": [{"verb": "damage", "roll": {"dice": 1, "plus": 1}, "to": "target"}],
                "target": {"what": "monster", "count": 2, "side": "any", "here": True, "attributes": ["fire", "water"]},
            },
        ),
        (
            "activated, once, discard 2: wound an unhurt character of another player and return it to hand",
            {
                "timing": "activated",
                "once": True,
                "cost": {"discard": 2},
                "do": [{"verb": "wound", "to": "target"}, {"verb": "to_hand", "to": "target"}],
                "target": {"what": "character", "count": 1, "side": "other", "here": False, "state": "unhurt"},
            },
        ),
        (
            "counter to skills and abilities, wound this: cancel it and draw 1",
            {
                "timing": "counter",
                "answers": ["skill", "ability"],
                "cost": {"wound_this": True},
                "do": [{"verb": "cancel"}, {"verb": "draw", "count": 1}],
            },
        ),
        (
            "battle end, as a monster: attack -1 to all opposing characters until turn end",
            {
                "timing": "battle_end",
                "used_as": "monster",
                "do": [{"verb": "strengthen", "attack": -1, "until": "turn", "to": "opponents"}],
            },
        ),
    ],
)
def test_an_effect_in_words_becomes_an_ability(text: str, made: dict[str, Any]) -> None:
    assert effects.effect(text) == ("abilities", made)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("constant: attack +1 to this", {"attack": 1, "to": "this"}),
        ("constant: ward 2 for the party", {"ward": 2, "to": "party"}),
        ("constant: level -1 for placing miracles", {"level": -1, "placing": "miracle"}),
    ],
)
def test_a_constant_effect(text: str, made: dict[str, Any]) -> None:
    assert effects.effect(text) == ("constants", made)


@pytest.mark.parametrize(
    "row",
    [
        {
            "kind": "character",
            "effect": "battle start: heal one of your wounded characters / constant: ward 1 for this",
        },
        {"kind": "monster and character", "effect": "activated, discard this, as a monster: 2 damage to everybody"},
        {"kind": "skill", "class": "thief", "effect": "skill: send a monster of another player here"},
        {"kind": "skill"},
        {"kind": "item", "effect": "counter to miracles and counters, once: cancel it"},
        {"kind": "mission"},
        {},
    ],
)
def test_the_engine_takes_what_is_made(row: dict[str, str]) -> None:
    assert list(card_faults(CARDS.convert(cards.card({"card": "Specimen", **row})))) == []


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({"kind": "wizard"}, "Specimen: 'wizard' is no kind of card"),
        ({"level": "3"}, "Specimen: say of what kind it is"),
        ({"kind": "character", "retreat": "1"}, "Specimen: a character has no retreat"),
        ({"kind": "character", "durability": "much"}, "Specimen: durability 'much' is no number"),
        ({"kind": "character", "attack": "D2"}, "'D2' is neither a number nor dice"),
        ({"kind": "character", "skills": "bard 1"}, "'bard 1' is no skill class with a level"),
        ({"kind": "monster", "attribute": "mud"}, "Specimen: 'mud' is no attribute"),
        ({"kind": "land", "condition": "at night"}, "Specimen: 'at night' is no condition of a land"),
        ({"kind": "land", "town": "maybe"}, "Specimen: town is 'yes' or '', not 'maybe'"),
        ({"kind": "mission", "mission": "glory"}, "Specimen: 'glory' is nothing that a mission asks for"),
        ({"kind": "item", "effect": "draw 1"}, "'draw 1': a colon separates"),
        ({"kind": "item", "effect": "sometimes: draw 1"}, "'sometimes' is no timing"),
        ({"kind": "item", "effect": "counter to spells, once: draw 1"}, "'counter to spells' is no timing"),
        ({"kind": "item", "effect": "activated, twice: draw 1"}, "'twice' is neither a cost nor a limit"),
        ({"kind": "item", "effect": "activated, once: win"}, "'win' is no part of an effect"),
        (
            {"kind": "item", "effect": "activated, once: heal one of your characters of another player"},
            "names no creatures",
        ),
        ({"kind": "item", "effect": "activated, once: heal a character and wound a character"}, "chosen once"),
        ({"kind": "item", "effect": "constant: luck +1"}, "'luck +1' is no constant effect"),
        ({"kind": "item", "effect": "constant, once: ward 1 for this"}, "a constant effect has no 'once'"),
    ],
)
def test_what_is_unclear_is_told(row: dict[str, str], complaint: str) -> None:
    with pytest.raises(effects.Unclear, match=re.escape(complaint)):
        cards.card({"card": "Specimen", **row})


def test_a_deck_has_the_cards_that_are_named_and_a_start_character() -> None:
    made = decks.deck(60, "4 Spark and 1 Milestone Plain")
    assert made[:6] == ["Spark"] * 4 + ["Milestone Plain", "Wenna the Squire"]
    assert (len(made), made.count("Spark"), made.count("Milestone Plain")) == (60, 4, 4)
    assert not set(decks.deck(60, "no level 0 character")) & set(decks.LEVEL_ZERO)


def test_the_names_of_decks_are_specimen_cards() -> None:
    assert {card for card in (*decks.LEVEL_ZERO, *decks.OTHERS) if card not in EDITION.cards} == set()
    starters = {name for name, card in EDITION.cards.items() if card.kind == "character" and card.character.level == 0}
    assert set(decks.LEVEL_ZERO) == starters


@pytest.mark.parametrize(("size", "among"), [(3, "4 Spark"), (1000, ""), (60, "some Spark")])
def test_a_deck_that_cannot_be_made_is_told(size: int, among: str) -> None:
    with pytest.raises(effects.Unclear):
        decks.deck(size, among)


def play(*sentences: str, table: list[list[str]] | None = None) -> Case:
    """What these sentences make of a case; a table belongs to the first of them."""
    case = Case(Reference(), EDITION.name)
    for sentence in sentences:
        suite.play_step(case, sentence, table)
        table = None
    return case


def test_pairs_say_who_faces_whom() -> None:
    _, values = suite.phrases("monster_maker").match(
        "South assigns Hero, Ally and Old Rook to Grey Wolf and Page to Rat"
    )
    assert values["pairs"] == {"Hero": "Grey Wolf", "Ally": "Grey Wolf", "Old Rook": "Grey Wolf", "Page": "Rat"}


def test_players_who_sit_down_are_in_clockwise_order() -> None:
    assert list(play("4 players sit at the table").arrangement["players"]) == ["south", "west", "north", "east"]


def test_what_is_said_of_somebody_who_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="nobody sits at West"):
        play("West's hand holds 1 card")


def test_a_state_that_nobody_can_be_in_is_told() -> None:
    with pytest.raises(effects.Unclear, match="Hero: state is 'wounded' or 'unhurt', not 'hurt'"):
        play("South's party is", table=[["card", "state"], ["Hero", "hurt"]])


def test_monsters_on_a_land_that_is_not_there_are_told() -> None:
    with pytest.raises(ValueError, match="Hills is not on South's map"):
        play("these monsters are on South's newest land", table=[["card", "land"], ["Wolf", "Hills"]])


def test_a_card_in_the_place_of_another_leaves_no_trace() -> None:
    case = play("South's party is", "South's deck holds 1 card", table=[["card"], ["Hero"]])
    assert [card for card in case.arrangement["cards"] if card.startswith("South")] == ["South Deck 1"]


def test_cards_with_a_text_need_effects() -> None:
    plain = play("South's hand is", table=[["card", "kind"], ["Hills", "land"]])
    text = play(
        "South's hand is", table=[["card", "kind", "effect"], ["Omen", "miracle", "constant: ward 1 for the party"]]
    )
    for case in (plain, text):
        case.put_on_table()
    assert ("effects" in plain.capabilities, "effects" in text.capabilities) == (False, True)
