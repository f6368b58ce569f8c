"""What the pages on the TCG's documents say is so: every field, act, question, draw and reading has its line."""

import inspect
import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from adapter_docs import (
    FOLDER,
    TABLES,
    TCG,
    blocks,
    dead_links,
    draws_of,
    fields_of,
    first_cells,
    is_there,
    readings_in,
    seen,
    transcript,
    unknown_clauses,
    with_tables,
    wrong_defaults,
    wrongly_shown,
)
from adapter_docs import chapter as chapter_of

import reference_engine as engine
from monosashi.adapters.checker import checks
from monosashi.subjects.port import CAPABILITIES, BadPosition, Hello
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from monosashi.verification.compared import comparison
from monosashi.verification.lockstep import reference_for
from reference_engine.moncolle_tcg import card_list, cards, deck, quiet, quiet_document, view
from reference_engine.moncolle_tcg.abilities import Use
from reference_engine.moncolle_tcg.board import AREAS
from reference_engine.moncolle_tcg.edition import QUICK_REFERENCE as RULES
from reference_engine.moncolle_tcg.edition import READINGS
from reference_engine.monster_collection import cards as shared
from reference_engine.monster_collection import view as shared_view
from reference_engine.monster_collection.position import Ending

PAGES = sorted((FOLDER / "moncolle_tcg").glob("*.md"))


def text_of(page: str) -> str:
    return (FOLDER / "moncolle_tcg" / page).read_text("utf-8")


def chapter(page: str, title: str) -> str:
    return chapter_of(text_of(page), title)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_transcripts_are_what_the_reference_answers(page: Path) -> None:
    assert wrongly_shown("moncolle_tcg", page.read_text("utf-8")) == []


def test_there_are_transcripts() -> None:
    assert {sent["method"] for page in PAGES for sent, _ in transcript(page.read_text("utf-8"))} == {
        "load", "start", "apply", "observe"
    }  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_the_checker_points_to_pages_that_exist() -> None:
    assert [each.page for each in checks(TCG).values() if not is_there(FOLDER / "index.md", each.page)] == []


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        (
            "position.md",
            (
                quiet_document.QuietPosition,
                quiet_document.Side,
                quiet_document.Standing,
                quiet_document.Terrain,
                quiet.Start,
            ),
        ),
        ("view.md", (view.View, view.PlayerView, view.UnitView, view.GroundView, shared_view.BattleView)),
        ("actions.md", (Use,)),
        ("cards.md", (cards.Card, cards.Ability, cards.Automatic, cards.TerrainEffect)),
    ],
)
def test_every_field_is_explained(page: str, kinds: tuple[Any, ...]) -> None:
    assert sorted(fields_of(kinds) - first_cells(text_of(page))) == []


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("view.md", (shared_view.Asked, shared_view.DeclaredView, Ending)),
        ("cards.md", (cards.Standing, cards.Weakness, cards.Cost, cards.Target, shared.When, *cards.Part.__args__)),
    ],
)
def test_every_inner_field_is_mentioned(page: str, kinds: tuple[Any, ...]) -> None:
    assert [field for field in fields_of(kinds) if f"`{field}`" not in text_of(page)] == []


def test_defaults_are_those_of_the_types() -> None:
    for page, end, kind in (
        ("position.md", "Zones of a player", quiet_document.QuietPosition),
        ("view.md", "A player:", view.View),
    ):
        assert wrong_defaults(text_of(page).partition(end)[0], kind) == []


def test_every_word_of_the_vocabulary_is_there() -> None:
    text = text_of("cards.md")
    assert {kind.__struct_config__.tag for kind in cards.Part.__args__} <= first_cells(text)
    for words in (
        get_args(cards.Kind),
        get_args(shared.Icon),
        words_of(cards.Ability, "timing"),
        words_of(cards.Ability, "kind"),
        words_of(cards.Automatic, "timing"),
        words_of(shared.When, "event"),
        words_of(shared.When, "who"),
        get_args(cards.StandingKind),
    ):
        assert [word for word in words if f"`{word}`" not in text] == []


def words_of(struct: type, field: str) -> tuple[str, ...]:
    """The words that a field with a description may hold."""
    literal: tuple[str, ...] = get_args(get_args(struct.__annotations__[field])[0])
    return literal


def test_the_cards_in_the_examples_can_be_played_with() -> None:
    for block in blocks(text_of("cards.md"), "json"):
        card = json.loads(block)
        position = {"marching": "south", "cards": {card["name"]: card}, "south": {"hand": [card["name"]]}}
        jsonschema.validate(position, schemas()["moncolle_tcg.position"])
        Reference().load(TCG, position)


def test_every_phase_and_every_area_is_named() -> None:
    text = text_of("position.md")
    assert [phase for phase in get_args(quiet_document.Phase) if f"`{phase}`" not in text] == []
    assert [area for area in AREAS if area not in text] == []


def test_every_action_has_an_example_that_reads() -> None:
    examples = [json.loads(found) for found in re.findall(r"`(\{\"do\": .*?\})` \|", text_of("actions.md"))]
    for example in examples:
        jsonschema.validate(example, schemas()["moncolle_tcg.action"])
        engine.game(TCG).answers.convert(example)
    assert {example["do"] for example in examples} == set(RULES.acts) - {"draw"}
    rows = {row.split("|")[1].strip(" `"): row for row in text_of("actions.md").splitlines() if '`{"do"' in row}
    for kind in engine.game(TCG).answers.kind.__args__:
        if (tag := kind.__struct_config__.tag) in rows and kind is not Use:  # that has a table of its own
            assert [name for name in kind.__struct_fields__ if f"`{name}`" not in rows[tag]] == []


def test_every_question_is_listed_with_its_answers() -> None:
    rows = [line.split("|") for line in chapter("actions.md", "Questions").splitlines() if line.startswith("| `")]
    listed = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[5])) for row in rows}
    assert listed == {kind: acts for kind, acts in RULES.offers.items() if acts != ("draw",) and kind != "always"}
    assert set(seen(TCG).questions) == set(listed)


def test_every_draw_is_listed() -> None:
    drawn = draws_of("moncolle_tcg", "monster_collection", "kernel")
    assert first_cells(text_of("chance.md")) - {"draw", "of", "shows", "order"} == drawn


def test_what_is_free_and_what_is_unordered_is_said() -> None:
    how, text = comparison(TCG), text_of("view.md")
    free = re.findall(r"^\| (`.*?)\|.*\| free \|$", text, re.MULTILINE)
    assert {cell.strip().strip("`") for cell in free} == set(how.free)
    for name in (*how.unordered, *how.by_id):
        assert any(f"`{name}`" in part and "any order" in part for part in re.split(r"\n(?=\|)|\n\n", text)), name
    assert "`order` of `line_up`" in text_of("index.md")
    # No text of the TCG speaks of tokens; the family's answer has them.
    assert {*how.ordered} == {"line_up.order", "trigger.tokens"}


def test_the_capabilities_are_those_there_are() -> None:
    assert first_cells(chapter("index.md", "Capabilities").partition("\n### ")[0]) == set(CAPABILITIES)


def test_the_reading_switches_are_those_of_the_edition() -> None:
    assert readings_in("moncolle_tcg", text_of("readings.md")) == READINGS
    (example,) = blocks(text_of("readings.md"), "json")
    assert isinstance(reference_for(msgspec.json.decode(example, type=Hello), TCG), Reference)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_that_is_named_exists(page: Path) -> None:
    assert unknown_clauses("moncolle_tcg", page) == []


@pytest.mark.parametrize("page", sorted({table.page for table in TABLES if table.page.startswith("moncolle_tcg/")}))
def test_the_tables_are_those_of_the_engine(page: str) -> None:
    text = (FOLDER / page).read_text("utf-8")
    assert text == with_tables(page, text), "python tests/adapter_docs.py writes the tables anew"


def test_ids_of_a_start_are_as_the_page_says() -> None:
    reference = Reference()
    decks = {seat: list(deck.specimen_deck(RULES, seat)) for seat in ("south", "north")}
    begun = engine.begin(RULES, {"decks": decks}).position
    assert {seat: player.deck[0] for seat, player in begun.players.items()} == {"south": "s1", "north": "n1"}
    with pytest.raises(BadPosition, match=r"decks\.south: a deck has 50 cards"):
        reference.start(TCG, {"decks": {**decks, "south": decks["south"][1:]}}, ())


def test_the_endings_are_those_of_the_suite() -> None:
    assert first_cells(chapter("view.md", "How a game ends")) == seen(TCG).endings


def test_every_fault_of_a_card_is_listed() -> None:
    found = (card_list._values, card_list._abilities, card_list._speaks_of_no_unit, card_list._script_faults,
             card_list._target_faults)  # fmt: skip
    named = {clause for check in found for clause in re.findall(r"moncolle_tcg(?:\.\w+)+", inspect.getsource(check))}
    told = set(re.findall(r"moncolle_tcg(?:\.\w+)+", chapter("cards.md", "What a card may carry")))
    assert sorted(named - told) == []
