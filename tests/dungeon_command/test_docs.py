"""What the pages on Dungeon Command's documents say is so: every field, act, question, draw, reading has its line."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from adapter_docs import (
    COMMAND,
    FOLDER,
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
from monosashi.subjects.port import CAPABILITIES, Chance, Hello
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from monosashi.verification.compared import comparison
from monosashi.verification.lockstep import reference_for
from reference_engine.dungeon_command import battlefield, cards, quiet_document, view, warband
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY as RULES
from reference_engine.dungeon_command.edition import READINGS
from reference_engine.dungeon_command.procedures import Moved

PAGES = sorted((FOLDER / "dungeon_command").glob("*.md"))


def text_of(page: str) -> str:
    return (FOLDER / "dungeon_command" / page).read_text("utf-8")


def chapter(page: str, title: str) -> str:
    return chapter_of(text_of(page), title)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_transcripts_are_what_the_reference_answers(page: Path) -> None:
    assert wrongly_shown("dungeon_command", page.read_text("utf-8")) == []


def test_there_are_transcripts() -> None:
    assert {sent["method"] for page in PAGES for sent, _ in transcript(page.read_text("utf-8"))} == {
        "load", "start", "apply", "observe"
    }  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_the_checker_points_to_the_game_s_own_pages() -> None:
    pages = {listed.page.partition("#")[0] for listed in checks(COMMAND).values()}
    assert {page for page in pages if "/" in page} == {
        f"dungeon_command/{name}.md" for name in ("position", "view", "chance", "cards")
    }
    for listed in checks(COMMAND).values():
        assert is_there(FOLDER / "index.md", listed.page), listed.page


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        (
            "position.md",
            (
                quiet_document.QuietPosition,
                quiet_document.Side,
                quiet_document.CreatureThere,
                quiet_document.TreasureThere,
                quiet_document.Start,
                battlefield.Battlefield,
            ),
        ),
        ("view.md", (view.View, view.PlayerView, view.CreatureView)),
        ("cards.md", (cards.Card, cards.CommanderFace, cards.CreatureFace, cards.OrderFace)),
        ("cards.md", (cards.Text, cards.Target, cards.Trigger, cards.Constant)),
    ],
)
def test_every_field_is_explained(page: str, kinds: tuple[Any, ...]) -> None:
    assert sorted(fields_of(kinds) - first_cells(text_of(page))) == []


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("position.md", (warband.Warband,)),
        ("view.md", (view.Asked, view.TreasureView, view.HitView, view.DeclaredView)),
        ("cards.md", (cards.Ranged, *cards.Part.__args__)),
    ],
)
def test_every_inner_field_is_mentioned(page: str, kinds: tuple[Any, ...]) -> None:
    assert [field for field in fields_of(kinds) if f"`{field}`" not in text_of(page)] == []


@pytest.mark.parametrize(
    ("page", "begins", "kind"),
    [
        ("position.md", "# ", quiet_document.QuietPosition),
        ("position.md", "A side:", quiet_document.Side),
        ("position.md", "A creature:", quiet_document.CreatureThere),
        ("position.md", "A chest:", quiet_document.TreasureThere),
        ("position.md", "## The battlefield", battlefield.Battlefield),
        ("position.md", "## The start", quiet_document.Start),
        ("view.md", "# ", view.View),
        ("view.md", "A player:", view.PlayerView),
        ("view.md", "A creature:", view.CreatureView),
    ],
)
def test_defaults_are_those_of_the_types(page: str, begins: str, kind: Any) -> None:
    """Where a table says "must be there", the type has no default, and the other way round."""
    table = text_of(page).partition(begins)[2].partition("\n\n|")[2].partition("\n\n")[0]
    assert wrong_defaults(f"|{table}", kind) == []


def test_every_word_of_the_vocabulary_is_there() -> None:
    text = text_of("cards.md")
    assert {kind.__struct_config__.tag for kind in cards.Part.__args__} <= first_cells(text)
    for words in (
        cards.Kind,
        cards.Ability,
        cards.Action,
        cards.MoveMode,
        cards.Stat,
        cards.Until,
        cards.AttackKind,
        get_args(cards.Reach)[0],
    ):
        assert [word for word in words.__args__ if f"`{word}`" not in text] == []


def test_the_cards_in_the_examples_can_be_played_with() -> None:
    for block in blocks(text_of("cards.md"), "json"):
        card = json.loads(block)
        position = {
            "turn_player": "south",
            "battlefield": {"side": "dungeon", "rows": ["s"]},
            "cards": {card["name"]: card},
            "players": {"south": {f"{card['kind']}_hand": [card["name"]]}, "north": {}},
        }
        jsonschema.validate(position, schemas()["dungeon_command.position"])
        Reference().load(COMMAND, position)


def test_every_phase_seat_and_kind_of_square_is_named() -> None:
    text = text_of("position.md") + text_of("index.md")
    words = (*quiet_document.Phase.__args__, *engine.game(COMMAND).seats, *battlefield.MEANINGS, *battlefield.TERRAIN)
    assert [word for word in words if f"`{word}`" not in text] == []


def test_every_action_has_an_example_that_reads() -> None:
    examples = [json.loads(found) for found in re.findall(r"`(\{\"do\": .*?\})` \|", text_of("actions.md"))]
    for example in examples:
        jsonschema.validate(example, schemas()["dungeon_command.action"])
        engine.game(COMMAND).answers.convert(example)
    assert {example["do"] for example in examples} == set(RULES.acts) - {"draw"}
    rows = {row.split("|")[1].strip(" `"): row for row in text_of("actions.md").splitlines() if '`{"do"' in row}
    for kind in engine.game(COMMAND).answers.kind.__args__:
        if (tag := kind.__struct_config__.tag) in rows:
            assert [name for name in kind.__struct_fields__ if f"`{name}`" not in rows[tag]] == []
    assert all(f'"{name}"' in text_of("actions.md") for name in Moved.__struct_fields__)


def test_every_question_is_listed_with_its_answers() -> None:
    rows = [line.split("|") for line in chapter("actions.md", "Questions").splitlines() if line.startswith("| `")]
    listed = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[4])) for row in rows}
    assert listed == {kind: acts for kind, acts in RULES.offers.items() if acts != ("draw",) and kind != "always"}


def test_every_draw_is_listed() -> None:
    assert first_cells(text_of("chance.md")) - {"draw", "of", "order"} == draws_of("dungeon_command")


def test_what_is_free_and_what_is_unordered_is_said() -> None:
    how, text = comparison(COMMAND), text_of("view.md")
    free = re.findall(r"^\| (`.*?)\|.*\| free \|$", text, re.MULTILINE)
    assert {cell.strip().strip("`") for cell in free} == set(how.free)
    parts = re.split(r"\n(?=\|)|\n\n", text)
    for name in (*how.unordered, *how.by_id):
        assert any(f"`{name}`" in part and "any order" in part.replace("\n", " ") for part in parts), name
    said = chapter("index.md", "Capabilities").rpartition("order means something in ")[2].partition(".")[0]
    assert {*re.findall(r"`(\w+)`", said)} == {name.rpartition(".")[2] for name in how.ordered}


def test_the_capabilities_are_those_there_are() -> None:
    assert first_cells(chapter("index.md", "Capabilities")) == set(CAPABILITIES)


def test_the_reading_switches_are_those_of_the_edition() -> None:
    assert readings_in("dungeon_command", text_of("readings.md")) == READINGS
    (example,) = blocks(text_of("readings.md"), "json")
    assert isinstance(reference_for(msgspec.json.decode(example, type=Hello), COMMAND), Reference)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_that_is_named_exists(page: Path) -> None:
    assert unknown_clauses("dungeon_command", page) == []


def test_ids_of_a_start_are_as_the_page_says() -> None:
    """Made of the seats and the names, numbered in each warband."""
    reference = Reference()
    reference.start(COMMAND, {}, [Chance("chooser", "chance")])
    found = reference.position.cards
    for seat, player in reference.position.players.items():
        numbers: dict[str, int] = {}
        for card in (player.commander, *player.creature_deck, *player.order_deck):
            words = re.sub(r"[^a-z0-9]+", "-", found[card].lower()).strip("-")
            numbers[words] = numbers.get(words, 0) + 1
            assert card == f"{seat}.{words}.{numbers[words]}"
    assert f"`{next(card for card in found if found[card] == 'Wick Runner')}`" in text_of("position.md")


def test_the_endings_are_those_of_the_engine() -> None:
    folder = FOLDER.parent.parent / "reference_engine" / "dungeon_command"
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    ways = set(re.findall(r'end_game\(game, "([\w.]+)"\)', code)) | set(re.findall(r'Ending\(.*, "([\w.]+)"\)', code))
    assert first_cells(chapter("view.md", "How a game ends")) == ways
