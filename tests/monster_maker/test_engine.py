"""Monster Maker: documents that break the rules, and what is said about them."""

from pathlib import Path
from typing import Any

import pytest

from reference_engine.kernel.codec import Unreadable
from reference_engine.monster_maker.card_list import BadCards, card_faults, card_schema, load_cards, load_decks
from reference_engine.monster_maker.deck import deck_faults
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from tests.monster_maker.positions import NORTH, act, begin, do, quiet, side


def test_the_ready_decks_keep_the_rules() -> None:
    assert [(len(deck), list(deck_faults(RULES, deck))) for deck in load_decks()] == [(60, [])] * 4


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (quiet("move_phase", side("hero hero")), "hero is in 2 places"),
        (quiet("move_phase", side(map="wild1", monsters={"hero''": NORTH})), "cannot be used as a monster"),
        (quiet("move_phase", side(others="sword")), "does not lie by itself"),
        (quiet("move_phase", side(map="wild3 wild3' wild3'' wild1")), "is not unexplored"),
        (quiet("move_phase", side(), damage={"hero": 3}), "too much damage"),
        (quiet("move_phase", side(), damage={"ghost": 3}), "no such creature"),
        (quiet("move_phase", side(), turn=0), "turn 0 is no turn"),
        ({**quiet("move_phase", side()), "turn_player": "east"}, "nobody sits at 'east'"),
        ({**quiet("move_phase", side()), "cards": {}}, "is not among the cards"),
    ],
)
def test_quiet_positions_that_break_the_rules(document: dict[str, Any], fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        begin(document)


def test_cards_that_break_the_rules(tmp_path: Path) -> None:
    assert {card.kind for card in load_cards().values()} == {"land", "character", "monster", "miracle", "skill"}
    assert all(not list(card_faults(card)) for card in load_cards().values())
    assert "CardFile" in str(card_schema())
    text = '[[cards]]\nname = "A"\nkind = "land"\n[[cards]]\nname = "B"\nkind = "beast"\n'
    (tmp_path / "bad.toml").write_text(text + '[[cards]]\nname = "C"\nkind = "skill"\nland = { level = -1 }\n')
    with pytest.raises(BadCards) as caught:
        load_cards(tmp_path)
    found = "\n".join(caught.value.faults)
    for fault in (
        "A: land: missing",
        "A: ja: missing",
        "B: kind: expected one of",
        "C: skill: missing",
        "C: level: -1",
    ):
        assert fault in found


def test_damage_that_stays_by_another_reading_does_not_wound_again_by_a_rank_up() -> None:
    rules = RULES.amended("other", switches={"wound_keeps_damage": "yes"})
    document = quiet("encounter_phase", side("rookie", hand="veteran", map="wild2"), damage={"rookie": 3})
    document["players"]["south"]["party"][0]["wounded"] = True
    position = act(begin(document, rules), do("rank_up", card="veteran", replaces="rookie"), rules=rules)
    (veteran,) = position.players["south"].party
    assert (veteran.card, veteran.wounded, veteran.damage) == ("veteran", True, 3)
