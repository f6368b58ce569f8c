"""Monster Maker: documents that break the rules, and what is said about them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from reference_engine.kernel.codec import Unreadable
from reference_engine.monster_maker.card_list import BadCards, card_faults, card_schema, load_cards, load_decks
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.deck import deck_faults
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.game import MONSTER_MAKER as MAKER
from tests.monster_maker.positions import CARDS, NORTH, begin, character, quiet, side


def test_the_ready_decks_keep_the_rules() -> None:
    assert [(len(deck), list(deck_faults(RULES, deck))) for deck in load_decks()] == [(60, [])] * 4


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (quiet("move_phase", side("hero hero")), "hero is in 2 places"),
        (quiet("move_phase", side("rat")), "cannot be used as a character"),
        (quiet("move_phase", side(map="wild1", monsters={"hero''": NORTH})), "cannot be used as a monster"),
        (quiet("move_phase", side(map="wild1", monsters={"rat": "south"})), "on its owner's land"),
        (quiet("move_phase", side(map="rat")), "lies face up"),
        (quiet("move_phase", side(others="sword")), "does not lie by itself"),
        (quiet("move_phase", side(map="town town2")), "directly after a town"),
        (quiet("move_phase", side(map="wild3 wild3' wild3'' wild1")), "is not unexplored"),
        (quiet("move_phase", side("rookie veteran")), "are Rook"),
        (quiet("move_phase", side("hero* ally*")), "more than one start marker"),
        (quiet("move_phase", side(annihilated=True)), "is annihilated and has a party"),
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


def test_every_document_has_a_schema() -> None:
    for codec in (MAKER.positions, MAKER.answers, MAKER.quiet_positions, MAKER.starts, MAKER.views):
        schema = codec.schema("a document")
        Draft202012Validator.check_schema(schema)
    document = quiet("move_phase", side(map="wild1", monsters={"rat": NORTH}))
    Draft202012Validator(MAKER.quiet_positions.schema("a quiet position")).validate(document)
    position = begin(document)
    plain = msgspec.json.decode(MAKER.positions.dump(position))
    Draft202012Validator(MAKER.positions.schema("a position")).validate(plain)


def test_described_cards_are_checked_too() -> None:
    free = {"timing": "activated", "do": [{"verb": "draw", "count": 1}]}
    document = quiet("move_phase", side())
    document["cards"]["hero"] = {"name": "hero", **character(abilities=[free])}
    with pytest.raises(Unreadable, match="used for ever"):
        begin(document)
    assert list(card_faults(msgspec.convert({"name": "ok", **CARDS["healer"]}, Card))) == []
