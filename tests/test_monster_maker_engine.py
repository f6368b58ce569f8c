"""Monster Maker: preparing a game, documents that break the rules, the ledger."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from maker_positions import CARDS, NORTH, act, begin, character, dice, quiet, side

from monosashi.ledger import load_ledger
from reference_engine.kernel import game as kernel
from reference_engine.kernel.codec import Unreadable
from reference_engine.monster_maker.card_list import BadCards, card_faults, card_schema, load_cards, load_decks
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.deck import deck_faults
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.ruleset import MONSTER_MAKER as MAKER

ROOT = Path(__file__).resolve().parent.parent
LEDGER = load_ledger("monster_maker")
CITATION = re.compile(r"\bmonster_maker(?:\.[a-z_]+)(?:\.[A-Za-z0-9_]+)+")
SETTLED = ("normative", "interpretation")

# Preparing


def test_preparing_a_game() -> None:
    position = kernel.begin(RULES, MAKER.start(RULES, MAKER.starts.convert({}))).position
    assert (position.pending.seat, position.pending.kind) == ("south", "start_character")
    wrong = next(c for c in position.players["south"].deck if position.cards[c] == "Wenna the Knight")
    answer = MAKER.answers.convert({"do": "choose_start", "card": wrong})
    found = [violation.clause for violation in kernel.violations(RULES, position, "south", answer)]
    assert found == ["monster_maker.setup.start_character_face_down"]
    options = [position.cards[a.card] for a in kernel.legal(RULES, position)]
    assert options == ["Sister Amaranth", "Wenna the Squire"]
    for _ in range(2):
        first = next(iter(kernel.legal(RULES, position)))
        position = kernel.apply(RULES, position, position.pending.seat, first).position
    assert MAKER.view(RULES, position, NORTH).players["south"].start == ""
    orders = [list(draw.among) for draw in position.pending.draws]
    position = act(position, ("chance", {"do": "draw", "outcomes": orders}), dice(2))
    assert (position.turn_player, position.order) == (NORTH, (NORTH, "south"))
    assert [len(position.players[seat].hand) for seat in position.order] == [8, 7]
    assert [len(position.players[seat].deck) for seat in position.order] == [51, 52]
    assert all(position.players[seat].party[0].marked for seat in position.order)


def test_decks_that_break_the_rules() -> None:
    deck = load_decks()[0]
    assert list(deck_faults(RULES, deck)) == []
    assert [len(deck) for deck in load_decks()] == [60] * 4
    found = list(deck_faults(RULES, (*["Spark"] * 5, "Paper Dragon")))
    assert [re.search(r"\((.*)\)$", fault)[1] for fault in found] == [  # type: ignore[index]
        "monster_maker.ruling.no_blank_cards",
        "monster_maker.deck.minimum_60",
        "monster_maker.deck.four_copies",
        "monster_maker.deck.level_zero_character",
    ]
    with pytest.raises(Unreadable, match="south: a deck has at least 60"):
        MAKER.start(RULES, MAKER.starts.convert({"decks": {"south": list(deck[:59])}}))
    with pytest.raises(Unreadable, match="1 players"):
        MAKER.start(RULES, MAKER.starts.convert({"players": 1}))


# Documents


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


# The ledger


def cited() -> set[str]:
    folder = ROOT / "reference_engine" / "monster_maker"
    return {clause for file in folder.rglob("*.py") for clause in CITATION.findall(file.read_text(encoding="utf-8"))}


def test_every_clause_is_cited_by_the_engine_and_nothing_else_is() -> None:
    found = cited()
    assert sorted(found - set(LEDGER)) == []
    assert sorted(clause.id for clause in LEDGER.values() if clause.status in SETTLED and clause.id not in found) == []


def test_the_edition_table_names_only_known_clauses() -> None:
    acts = {clause for each in RULES.acts.values() for clause in each.conditions}
    assert sorted((acts | set(RULES.occasions.values())) - set(LEDGER)) == []


def test_every_ledger_row_is_whole() -> None:
    for clause in LEDGER.values():
        assert clause.title, clause.id
        assert clause.en.endswith("."), clause.id
        if clause.status == "merged":
            assert LEDGER[clause.into].status == "normative"
        if clause.status == "excluded":
            assert clause.why
        if clause.status == "interpretation":
            assert clause.ruling, clause.id
            assert clause.reason, clause.id
            assert set(clause.of) <= set(LEDGER), clause.id
            assert clause.of, clause.id
