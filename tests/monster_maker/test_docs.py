"""What the pages on Monster Maker's documents say is so: every field, act, question, draw and reading has its line."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from adapter_docs import (
    FOLDER,
    MAKER,
    blocks,
    dead_links,
    draws_of,
    fields_of,
    first_cells,
    is_there,
    readings_in,
    transcript,
    unknown_clauses,
    wrong_defaults,
    wrongly_shown,
)
from adapter_docs import chapter as chapter_of

import reference_engine as engine
from monosashi.adapters.checker import checks
from monosashi.subjects.port import CAPABILITIES, Hello
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from monosashi.verification.compared import comparison
from monosashi.verification.lockstep import reference_for
from reference_engine.monster_maker import cards, quiet, quiet_document, view
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.edition import READINGS

PAGES = sorted((FOLDER / "monster_maker").glob("*.md"))


def text_of(page: str) -> str:
    return (FOLDER / "monster_maker" / page).read_text("utf-8")


def chapter(page: str, title: str) -> str:
    return chapter_of(text_of(page), title)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_transcripts_are_what_the_reference_answers(page: Path) -> None:
    assert wrongly_shown("monster_maker", page.read_text("utf-8")) == []


def test_there_are_transcripts() -> None:
    assert {sent["method"] for page in PAGES for sent, _ in transcript(page.read_text("utf-8"))} == {
        "load", "start", "apply", "observe"
    }  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_the_checker_points_to_the_game_s_own_pages() -> None:
    pages = {listed.page.partition("#")[0] for listed in checks(MAKER).values()}
    assert {page for page in pages if "/" in page} == {
        f"monster_maker/{name}.md" for name in ("position", "view", "chance", "cards")
    }
    for listed in checks(MAKER).values():
        assert is_there(FOLDER / "index.md", listed.page), listed.page


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        (
            "position.md",
            (
                quiet_document.QuietPosition,
                quiet_document.Side,
                quiet_document.LandThere,
                quiet_document.CharacterThere,
                quiet.Start,
            ),
        ),
        ("view.md", (view.View, view.PlayerView, view.LandView, view.CharacterView, view.BattleView)),
        ("cards.md", (cards.Card, cards.LandFace, cards.CharacterFace, cards.MonsterFace, cards.MiracleFace)),
        ("cards.md", (cards.SkillFace, cards.Ability, cards.Target, cards.Constant)),
    ],
)
def test_every_field_is_explained(page: str, kinds: tuple[Any, ...]) -> None:
    assert sorted(fields_of(kinds) - first_cells(text_of(page))) == []


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("view.md", (view.Asked, view.MonsterView, view.AimView, view.ActionView, view.TurnView)),
        ("cards.md", (cards.Roll, cards.MissionCondition, cards.Cost, *cards.Part.__args__)),
    ],
)
def test_every_inner_field_is_mentioned(page: str, kinds: tuple[Any, ...]) -> None:
    assert [field for field in fields_of(kinds) if f"`{field}`" not in text_of(page)] == []


def test_defaults_are_those_of_the_types() -> None:
    """Where a table says "must be there", the type has no default, and the other way round."""
    for page, end, kind in (
        ("position.md", "A side:", quiet_document.QuietPosition),
        ("view.md", "A player:", view.View),
    ):
        assert wrong_defaults(text_of(page).partition(end)[0], kind) == []


def test_every_word_of_the_vocabulary_is_there() -> None:
    text = text_of("cards.md")
    assert {kind.__struct_config__.tag for kind in cards.Part.__args__} <= first_cells(text)
    for words in (
        cards.Attribute,
        cards.SkillClass,
        cards.Kind,
        cards.Timing,
        cards.Declared,
        get_args(cards.Reach)[0],
        cards.Until,
    ):
        assert [word for word in words.__args__ if f"`{word}`" not in text] == []


def test_the_cards_in_the_examples_can_be_played_with() -> None:
    for block in blocks(text_of("cards.md"), "json"):
        card = json.loads(block)
        position = {
            "turn_player": "south",
            "cards": {card["name"]: card},
            "players": {"south": {"hand": [card["name"]]}, "north": {}},
        }
        jsonschema.validate(position, schemas()["monster_maker.position"])
        Reference().load(MAKER, position)


def test_every_phase_and_every_seat_is_named() -> None:
    text = text_of("position.md") + text_of("index.md")
    assert [phase for phase in quiet_document.Phase.__args__ if f"`{phase}`" not in text] == []
    assert [seat for seat in engine.game(MAKER).seats if f"`{seat}`" not in text] == []


def test_every_action_has_an_example_that_reads() -> None:
    examples = [json.loads(found) for found in re.findall(r"`(\{\"do\": .*?\})`", text_of("actions.md"))]
    for example in examples:
        jsonschema.validate(example, schemas()["monster_maker.action"])
        engine.game(MAKER).answers.convert(example)
    assert {example["do"] for example in examples} == set(RULES.acts) - {"draw"}
    rows = {row.split("|")[1].strip(" `"): row for row in text_of("actions.md").splitlines() if '`{"do"' in row}
    for kind in engine.game(MAKER).answers.kind.__args__:
        if (tag := kind.__struct_config__.tag) in rows and tag != "counter":  # "as `activate`"
            assert [name for name in kind.__struct_fields__ if f"`{name}`" not in rows[tag]] == []


def test_every_question_is_listed_with_its_answers() -> None:
    rows = [line.split("|") for line in chapter("actions.md", "Questions").splitlines() if line.startswith("| `")]
    listed = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[4])) for row in rows}
    assert listed == {kind: acts for kind, acts in RULES.offers.items() if acts != ("draw",) and kind != "always"}


def test_every_draw_is_listed() -> None:
    assert first_cells(text_of("chance.md")) - {"draw", "of", "shows", "order"} == draws_of("monster_maker")


def test_what_is_free_and_what_is_unordered_is_said() -> None:
    how, text = comparison(MAKER), text_of("view.md")
    free = re.findall(r"^\| (`.*?)\|.*\| free \|$", text, re.MULTILINE)
    assert {cell.strip().strip("`") for cell in free} == set(how.free)
    for name in (*how.unordered, *how.by_id):
        assert any(f"`{name}`" in part and "any order" in part for part in re.split(r"\n(?=\|)|\n\n", text)), name
    assert "`cards` of `deck_bottom`" in text_of("index.md")
    assert how.ordered == ("deck_bottom.cards",)


def test_the_capabilities_are_those_there_are() -> None:
    assert first_cells(chapter("index.md", "Capabilities")) == set(CAPABILITIES)


def test_the_reading_switches_are_those_of_the_edition() -> None:
    assert readings_in("monster_maker", text_of("readings.md")) == READINGS
    (example,) = blocks(text_of("readings.md"), "json")
    assert isinstance(reference_for(msgspec.json.decode(example, type=Hello), MAKER), Reference)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_that_is_named_exists(page: Path) -> None:
    assert unknown_clauses("monster_maker", page) == []


def test_ids_of_a_start_are_as_the_page_says() -> None:
    """Made of the names, numbered over all decks."""
    reference = Reference()
    reference.start(MAKER, {"players": 3}, ())
    found = reference.observe("judge").cards
    numbers: dict[str, int] = {}
    for seat in ("south", "west", "north"):
        for card in reference.position.players[seat].deck:
            words = re.sub(r"[^a-z0-9]+", "-", found[card].lower()).strip("-")
            numbers[words] = numbers.get(words, 0) + 1
            assert card == f"{words}.{numbers[words]}"


def test_the_endings_are_those_of_the_engine() -> None:
    folder = FOLDER.parent.parent / "reference_engine" / "monster_maker"
    code = (folder / "victory.py").read_text("utf-8")
    ways = set(re.findall(r'return "(monster_maker\.victory\.[\w.]+)"', code))
    ways |= set(re.findall(r'"(monster_maker\.endgame\.(?:highest|tie)\w*)"', code))
    assert first_cells(chapter("view.md", "How a game ends")) == ways
