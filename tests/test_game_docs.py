"""What the pages on a game's documents say is so: every field, word, act, question, draw and reading has its line.

The pages of the tutorial itself, which speak of Deus, are looked at in ``test_adapter_docs.py``.
"""

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from adapter_docs import (
    FOLDER,
    blocks,
    chapter,
    dead_links,
    draws_of,
    first_cells,
    is_there,
    readings_in,
    seen,
    transcript,
    unknown_clauses,
    wrong_defaults,
    wrongly_shown,
)

import reference_engine as engine
from monosashi.adapters.checker import checks
from monosashi.kit.registry import names
from monosashi.subjects.port import CAPABILITIES, BadPosition, Chance, Hello
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from monosashi.verification.compared import comparison
from monosashi.verification.lockstep import reference_for
from reference_engine.dungeon_command import battlefield
from reference_engine.dungeon_command import quiet_document as command_document
from reference_engine.dungeon_command import view as command_view
from reference_engine.moncolle_tcg import card_list as tcg_cards
from reference_engine.moncolle_tcg import deck
from reference_engine.moncolle_tcg.board import AREAS

GAMES = tuple(name for name in names() if (FOLDER / name).is_dir())
PAGES = sorted(page for game in GAMES for page in (FOLDER / game).glob("*.md"))
RULES = {game: engine.edition(game) for game in GAMES}
PACKAGES = {"moncolle_tcg": ("moncolle_tcg", "monster_collection", "kernel")}
"""Where a game's draws are asked for, if not in its own package alone."""
ELSEWHERE = {"moncolle_tcg": ("Use",), "monster_maker": ("Counter",), "dungeon_command": ()}
"""Answers that have a table of their own, or are explained as another one."""
UNUSED = {"moncolle_tcg": ("max_level", "min_level", "races", "state")}
"""Fields that the family of games shares and that no card of this one may use."""
every_game = pytest.mark.parametrize("game", GAMES)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")


def text_of(game: str, page: str) -> str:
    return (FOLDER / game / page).read_text("utf-8")


def documents(game: str) -> dict[str, Any]:
    """The types of the documents that each page is about."""
    position = engine.begin(RULES[game]).position
    card = type(next(iter(RULES[game].cards.values())))
    seen_type = type(engine.view(RULES[game], position, "judge"))
    return {"position.md": engine.game(game).quiet_positions.kind, "view.md": seen_type, "cards.md": card}


def parts(info: Any, known: dict[Any, None]) -> Iterator[tuple[str, Any]]:
    """Every field and every word of a type and of what it is made of: ("field", name), ("word", word)."""
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in known:
            return
        known[info.cls] = None
        if info.tag is not None:
            yield "word", info.tag
        for field in info.fields:
            yield "field", field.encode_name
            yield from parts(field.type, known)
    elif isinstance(info, msgspec.inspect.LiteralType):
        yield from (("word", word) for word in info.values if isinstance(word, str) and word)
    else:
        for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
            inner = getattr(info, name, ())
            for each in inner if isinstance(inner, tuple) else (inner,):
                yield from parts(each, known)


# Pages


@every_page
def test_transcripts_links_and_clauses_of_a_page_are_right(page: Path) -> None:
    game = page.parent.name
    assert wrongly_shown(game, page.read_text("utf-8")) == []
    assert dead_links(page) == []
    assert unknown_clauses(game, page) == []


@every_game
def test_there_are_transcripts_and_the_checker_points_to_pages_that_exist(game: str) -> None:
    pages = [page for page in PAGES if page.parent.name == game]
    methods = {sent["method"] for page in pages for sent, _ in transcript(page.read_text("utf-8"))}
    assert methods == {"load", "start", "apply", "observe"}
    shown = [check.page for check in checks(RULES[game].name).values()]
    assert [page for page in shown if not is_there(FOLDER / "index.md", page)] == []
    own = {page.partition("#")[0] for page in shown if "/" in page}
    assert own == {f"{game}/{name}.md" for name in ("position", "view", "chance", "cards")}


# Documents


@every_game
@pytest.mark.parametrize("page", ["position.md", "view.md", "cards.md"])
def test_every_field_and_every_word_of_a_document_is_explained(game: str, page: str) -> None:
    kind, text = documents(game)[page], text_of(game, page)
    everywhere = "".join(each.read_text("utf-8") for each in PAGES if each.parent.name == game)
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    assert sorted(fields - first_cells(text)) == []
    known = {*parts(msgspec.inspect.type_info(kind), {})} - {("field", name) for name in UNUSED.get(game, ())}
    assert len(known) > 20
    assert (
        sorted(name for what, name in known if what == "field" and not re.search(rf"[`\"]{name}[`\"]", everywhere))
        == []
    )
    assert sorted(word for what, word in known if what == "word" and not re.search(rf"\b{word}\b", everywhere)) == []


@every_game
@pytest.mark.parametrize(
    ("page", "begins", "find"),
    [
        ("position.md", "# ", lambda game: documents(game)["position.md"]),
        ("view.md", "# ", lambda game: documents(game)["view.md"]),
    ],
)
def test_defaults_are_those_of_the_types(game: str, page: str, begins: str, find: Any) -> None:
    """Where a table says "must be there", the type has no default, and the other way round."""
    table = text_of(game, page).partition(begins)[2].partition("\n\n|")[2].partition("\n\n")[0]
    assert wrong_defaults(f"|{table}", find(game)) == []


@pytest.mark.parametrize(
    ("page", "begins", "kind"),
    [
        ("position.md", "A side:", command_document.Side),
        ("position.md", "A creature:", command_document.CreatureThere),
        ("position.md", "A chest:", command_document.TreasureThere),
        ("position.md", "## The battlefield", battlefield.Battlefield),
        ("position.md", "## The start", command_document.Start),
        ("view.md", "A player:", command_view.PlayerView),
        ("view.md", "A creature:", command_view.CreatureView),
    ],
)
def test_defaults_of_inner_documents_are_those_of_the_types(page: str, begins: str, kind: Any) -> None:
    table = text_of("dungeon_command", page).partition(begins)[2].partition("\n\n|")[2].partition("\n\n")[0]
    assert wrong_defaults(f"|{table}", kind) == []


@every_game
def test_the_cards_in_the_examples_can_be_played_with(game: str) -> None:
    for block in blocks(text_of(game, "cards.md"), "json"):
        card = json.loads(block)
        hand = {f"{card['kind']}_hand" if game == "dungeon_command" else "hand": [card["name"]]}
        position: dict[str, Any] = {"cards": {card["name"]: card}}
        if game == "moncolle_tcg":
            position |= {"marching": "south", "south": hand}
        else:
            position |= {"turn_player": "south", "players": {"south": hand, "north": {}}}
        if game == "dungeon_command":
            position["battlefield"] = {"side": "dungeon", "rows": ["s"]}
        jsonschema.validate(position, schemas()[f"{game}.position"])
        Reference().load(RULES[game].name, position)


@every_game
def test_every_place_and_every_seat_is_named(game: str) -> None:
    text = text_of(game, "position.md") + text_of(game, "index.md")
    places = {"moncolle_tcg": AREAS, "dungeon_command": (*battlefield.MEANINGS, *battlefield.TERRAIN)}
    assert [
        word
        for word in (*places.get(game, ()), *engine.game(game).seats)
        if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
    ] == []


# Acts, questions, draws


@every_game
def test_every_action_has_an_example_that_reads(game: str) -> None:
    text = text_of(game, "actions.md")
    examples = [json.loads(example) for example in re.findall(r"`(\{\"do\": .*?\})`", text)]
    schema = jsonschema.Draft202012Validator(schemas()[f"{game}.action"])
    for example in examples:
        schema.validate(example)
        engine.game(game).answers.convert(example)
    assert {example["do"] for example in examples} == set(RULES[game].acts) - {"draw"}
    rows = {row.split("|")[1].strip(" `"): row for row in text.splitlines() if '`{"do"' in row}
    for kind in engine.game(game).answers.kind.__args__:
        if (tag := kind.__struct_config__.tag) in rows and kind.__name__ not in ELSEWHERE[game]:
            assert [name for name in kind.__struct_fields__ if f"`{name}`" not in rows[tag]] == []


@every_game
def test_every_question_has_its_row_with_its_answers(game: str) -> None:
    rows = [line.split("|") for line in chapter(text_of(game, "actions.md"), "Questions").splitlines()]
    column = 5 if game == "moncolle_tcg" else 4
    cells = {row[1].strip(" `"): row[column] for row in rows if len(row) > column and row[1].startswith(" `")}
    shown = {kind: tuple(re.findall(r"`(\w+)`", cell)) for kind, cell in cells.items()}
    offers = {kind: acts for kind, acts in RULES[game].offers.items() if acts != ("draw",) and kind != "always"}
    assert shown == offers


@every_game
def test_every_draw_has_its_row(game: str) -> None:
    shown = first_cells(text_of(game, "chance.md")) - {"draw", "of", "shows", "order"}
    assert shown == draws_of(*PACKAGES.get(game, (game,)))


# What may differ


@every_game
def test_what_is_free_and_what_is_unordered_is_in_the_table(game: str) -> None:
    how, text = comparison(RULES[game].name), text_of(game, "view.md")
    free = re.findall(r"^\| (`.*?)\|.*\| free \|$", text, re.MULTILINE)
    assert {cell.strip().strip("`") for cell in free} == set(how.free)
    pieces = [part.replace("\n", " ") for part in re.split(r"\n(?=\|)|\n\n", text)]
    for name in (*how.unordered, *how.by_id):
        assert any(f"`{name}`" in part and "any order" in part for part in pieces), name
    index = chapter(text_of(game, "index.md"), "Capabilities")
    # The family's answer has tokens, of which no text of the TCG speaks.
    for name in {*how.ordered} - ({"trigger.tokens"} if game == "moncolle_tcg" else set()):
        assert f"`{name.rpartition('.')[2]}`" in index, name


@every_game
def test_capabilities_and_readings_are_those_there_are(game: str) -> None:
    capabilities = chapter(text_of(game, "index.md"), "Capabilities").partition("\n### ")[0]
    assert first_cells(capabilities) == set(CAPABILITIES)
    assert readings_in(game, text_of(game, "readings.md")) == dict(engine.game(game).readings)
    (example,) = blocks(text_of(game, "readings.md"), "json")
    hello = msgspec.json.decode(example, type=Hello)
    assert isinstance(reference_for(hello, RULES[game].name), Reference)


@every_game
def test_the_endings_are_those_of_the_engine(game: str) -> None:
    code = "".join(file.read_text("utf-8") for file in (FOLDER.parent.parent / "reference_engine" / game).glob("*.py"))
    ways = {
        "moncolle_tcg": lambda: set(seen(RULES[game].name).endings),
        "monster_maker": lambda: {
            *re.findall(r'return "(monster_maker\.victory\.[\w.]+)"', code),
            *re.findall(r'"(monster_maker\.endgame\.(?:highest|tie)\w*)"', code),
        },
        "dungeon_command": lambda: {
            *re.findall(r'end_game\(game, "([\w.]+)"\)', code), *re.findall(r'Ending\(.*, "([\w.]+)"\)', code)
        },
    }  # fmt: skip
    assert first_cells(chapter(text_of(game, "view.md"), "How a game ends")) == ways[game]()


# Of one game alone


def test_every_fault_of_a_card_of_the_tcg_is_named() -> None:
    faults = (tcg_cards._values, tcg_cards._abilities, tcg_cards._speaks_of_no_unit, tcg_cards._script_faults,
              tcg_cards._target_faults)  # fmt: skip
    pattern = r"moncolle_tcg(?:\.\w+)+"
    named = {clause for check in faults for clause in re.findall(pattern, inspect.getsource(check))}
    shown = re.findall(pattern, chapter(text_of("moncolle_tcg", "cards.md"), "What a card may carry"))
    assert sorted(named - {*shown}) == []


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def test_ids_of_a_start_are_as_the_pages_say() -> None:
    """Numbered in each deck; made of the names and numbered over all decks; made of seats and names."""
    rules = RULES["moncolle_tcg"]
    decks = {seat: list(deck.specimen_deck(rules, seat)) for seat in ("south", "north")}
    begun = engine.begin(rules, {"decks": decks}).position
    assert {seat: player.deck[0] for seat, player in begun.players.items()} == {"south": "s1", "north": "n1"}
    with pytest.raises(BadPosition, match=r"decks\.south: a deck has 50 cards"):
        Reference().start(rules.name, {"decks": {**decks, "south": decks["south"][1:]}}, ())
    for game, start, chances in (
        ("monster_maker", {"players": 3}, ()),
        ("dungeon_command", {}, [Chance("chooser", "chance")]),
    ):
        reference, numbers = Reference(), dict[str, int]()
        reference.start(RULES[game].name, start, chances)
        cards = reference.observe("judge").cards
        for seat, player in reference.position.players.items():
            mine = game == "dungeon_command"
            each = (player.commander, *player.creature_deck, *player.order_deck) if mine else player.deck
            for card in each:
                name = f"{seat}." * mine + slug(cards[card])
                numbers[name] = numbers.get(name, 0) + 1
                assert card == f"{name}.{numbers[name]}"
