"""Monster Maker's tables say what they mean, or say what is unclear about them."""

import re

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.suite.card_phrases import Unclear
from monosashi.verification.case import Case
from steps.monster_maker import cards, decks

EDITION = engine.edition("monster_maker@2021-03-20")


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({"kind": "wizard"}, "Specimen: 'wizard' is no kind of card"),
        ({"level": "3"}, "Specimen: say of what kind it is"),
        ({"kind": "character", "retreat": "1"}, "Specimen: a character has no retreat"),
        ({"kind": "character", "durability": "much"}, "Specimen: durability 'much' is no number"),
        ({"kind": "character", "attack": "D2"}, "'D2': nothing is called 'D2'"),
        ({"kind": "character", "skills": "bard 1"}, "'bard 1' is no skill class with a level"),
        ({"kind": "monster", "attribute": "mud"}, "Specimen: 'mud' is no attribute"),
        ({"kind": "land", "condition": "at night"}, "'at night': nothing is called 'at night'"),
        ({"kind": "land", "town": "maybe"}, "Specimen: town is 'yes' or '', not 'maybe'"),
        ({"kind": "mission", "mission": "glory"}, "'glory': nothing is called 'glory'"),
    ],
)
def test_what_is_unclear_is_told(row: dict[str, str], complaint: str) -> None:
    with pytest.raises(Unclear, match=re.escape(complaint)):
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
    with pytest.raises(Unclear):
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
    with pytest.raises(Unclear, match="Hero: state is 'wounded' or 'unhurt', not 'hurt'"):
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
