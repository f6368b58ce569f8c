"""What the tutorial says is so: its transcripts are played, its examples read, its tables compared with the tables."""

import inspect
import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from adapter_docs import (
    DEUS,
    FOLDER,
    PAGES,
    TABLES,
    blocks,
    chapter,
    dead_links,
    draws_of,
    fields_of,
    first_cells,
    is_there,
    matches,
    readings_in,
    seen,
    text_of,
    transcript,
    unknown_clauses,
    with_tables,
    wrongly_shown,
)

import reference_engine as engine
from monosashi import suite
from monosashi.adapters import template
from monosashi.adapters.checker import TUTORIAL, check_adapter, checks
from monosashi.commands.list import schemas as schemas_command
from monosashi.commands.parsing import parser
from monosashi.games.deus import adapter as deus_adapter
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.port import CAPABILITIES, BadPosition, Hello
from monosashi.subjects.program import Child
from monosashi.subjects.protocol import METHODS, Acted, Code, Loaded, schemas
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification.compared import comparison
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.runner import run
from monosashi.verification.smoke import CheckStatus
from reference_engine.deus import card_list, quiet_document, view
from reference_engine.deus.draft_2018.edition import READINGS_2018
from reference_engine.deus.edition import DEUS_200, OTHERWISE_FORBIDDEN_BY, READINGS
from reference_engine.kernel.decision import act_of
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN
from reference_engine.monster_collection import cards
from reference_engine.monster_collection import view as shared_view
from reference_engine.monster_collection.abilities import Use

PROTOCOL = (FOLDER.parent / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_transcripts_are_what_the_reference_answers(page: Path) -> None:
    assert wrongly_shown("deus", page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("shown", "real", "fits"),
    [
        ({"a": 1, "…": "…"}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": {"b": 1}, "…": "…"}, {"a": {"b": 1, "c": 2}}, False),
        ({"a": 1, "…": "…"}, {"b": 2}, False),
        ([1, {"a": 2}], [1, {"a": 3}], False),
        ([1], [1, 2], False),
    ],
)
def test_a_transcript_that_is_not_so_is_noticed(shown: object, real: object, fits: bool) -> None:
    assert matches(shown, real) is fits


def test_there_are_transcripts_of_every_method() -> None:
    assert {sent["method"] for sent, _ in transcript(text_of("messages.md"))} >= set(METHODS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_the_checker_points_to_pages_that_exist() -> None:
    for name, listed in checks("deus@2.00").items():
        assert is_there(FOLDER.parent.parent / TUTORIAL / "index.md", listed.page), name


# Every field, action, question, draw, capability, status and reading has its line


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("position.md", (quiet_document.QuietPosition, quiet_document.Side, quiet_document.Standing)),
        (
            "view.md",
            (view.View, view.PlayerView, view.UnitView, shared_view.BattleView),
        ),
        ("actions.md", (Use,)),
        ("cards.md", (cards.Card, cards.Ability)),
        ("messages.md", (Hello, Acted, Loaded)),
    ],
)
def test_every_field_is_explained(page: str, kinds: tuple[Any, ...]) -> None:
    assert sorted(fields_of(kinds) - first_cells(text_of(page))) == []


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("view.md", (shared_view.DeclaredView, shared_view.Asked, view.HalfDeckView)),
        ("cards.md", (cards.Trigger, cards.When, cards.Constant, cards.Target, cards.Cost, cards.Filter, cards.Change)),
    ],
)
def test_every_inner_field_is_mentioned(page: str, kinds: tuple[Any, ...]) -> None:
    text = text_of(page) + text_of("capabilities.md")
    assert [field for field in fields_of(kinds) if f"`{field}`" not in text] == []


def test_what_is_free_and_what_is_unordered_is_said() -> None:
    free = re.findall(r"^\| (`.*?)\|.*\| free \|$", text_of("view.md"), re.MULTILINE)
    assert {cell.strip().strip("`") for cell in free} == set(comparison("deus").free)
    lines = [line for line in text_of("view.md").splitlines() if "any order" in line and line.startswith("| `")]
    assert {line.split("`")[1] for line in lines} == {*comparison("deus").unordered, *comparison("deus").by_id}


def test_every_action_has_an_example_that_reads() -> None:
    examples = [json.loads(found) for found in re.findall(r"`(\{\"do\": .*?\})`", text_of("actions.md"))]
    answers = engine.game("deus").answers
    for example in examples:
        answers.convert(example)
    assert {example["do"] for example in examples} == set(DEUS_200.acts) - {"draw"}


def test_every_question_is_listed_with_its_answers() -> None:
    rows = [line.split("|") for line in text_of("questions.md").splitlines() if line.startswith("| `")]
    listed = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[5])) for row in rows}
    asked = {kind: acts for kind, acts in DEUS_200.offers.items() if acts != ("draw",) and kind != "always"}
    assert listed == asked


def test_every_draw_is_listed() -> None:
    drawn = draws_of("deus", "monster_collection", "kernel")
    assert first_cells(text_of("chance.md")) - {"draw", "of", "shows", "order"} == drawn


def test_the_reading_switches_are_those_of_the_edition() -> None:
    assert readings_in("deus", text_of("readings.md")) == READINGS


def test_the_page_on_the_draft_has_what_is_different() -> None:
    text = text_of("draft.md")
    rules = engine.edition("deus@2018-08-29")
    examples = [json.loads(found) for found in re.findall(r"`(\{\"do\": .*?\})`", text)]
    assert {act_of(engine.game("deus").answers.convert(example)) for example in examples} == {
        act for act in rules.acts if act not in DEUS_200.acts
    }
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `") and line.count("|") == 6]
    listed = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[5])) for row in rows}
    assert listed == {kind: acts for kind, acts in rules.offers.items() if kind not in DEUS_200.offers}
    switches = re.findall(r"^\| `(\w+)` \| `([\w .]+)`( \(chosen\))? \| .+ \| `([\w.]+)` \|$", text, re.M)
    assert [(switch, value) for switch, value, _, _ in switches] == [
        (switch, value) for switch, values in READINGS_2018.items() for value in values
    ]
    for switch, value, chosen, ruling in switches:
        assert bool(chosen) == (value == rules.switches[switch])
        assert load_ledger("deus")[ruling].switch == switch
    refusals = re.findall(
        r"^\| `(\w+)` \| in (?:any other question|the question `(\w+)`) \| `([\w.]+)` \|$", text, re.M
    )
    assert {((act, kind or ANY_QUESTION), clause) for act, kind, clause in refusals} == {
        (place, clause)
        for place, clause in rules.otherwise_forbidden_by.items()
        if OTHERWISE_FORBIDDEN_BY.get(place) != clause
    }


def test_an_example_of_readings_is_accepted() -> None:
    (example,) = blocks(text_of("readings.md"), "json")
    assert isinstance(reference_for(msgspec.json.decode(example, type=Hello), "deus@2.00"), Reference)


def test_the_clauses_of_occasions_are_those_of_the_edition() -> None:
    rows = re.findall(r"^\| (?:`(\w+)`|any) \| (.+) \| `([\w.]+)` \|$", text_of("refusals.md"), re.MULTILINE)
    listed = set()
    for act, where, clause in rows:
        kind = "".join(re.findall(r"`(\w+)`", where))
        listed.add(((act or OUT_OF_TURN, kind or ANY_QUESTION), clause))
    assert listed == {(place, clause) for place, clause in OTHERWISE_FORBIDDEN_BY.items() if place[0] != "draw"}


PLAYED = {table.page for table in TABLES if table.name == "questions and their clauses"}
"""Pages for which the whole suite is played."""

PAGES_OF_DOCUMENTS = [
    pytest.param(page, marks=pytest.mark.thorough) if page in PLAYED else page
    for page in sorted({table.page for table in TABLES})
]


@pytest.mark.parametrize("page", PAGES_OF_DOCUMENTS)
def test_the_tables_are_those_of_the_engine(page: str) -> None:
    assert text_of(page) == with_tables(page, text_of(page)), "python tests/adapter_docs.py writes the tables anew"


@pytest.mark.thorough
def test_every_question_has_the_clause_that_puts_it() -> None:
    assert set(seen(DEUS).questions) == {kind for kind, acts in DEUS_200.offers.items() if acts != ("draw",)} - {
        "always"
    }


@pytest.mark.thorough
def test_every_way_to_end_a_game_is_listed() -> None:
    draft = chapter(text_of("draft.md"), "How a game ends")
    assert first_cells(draft) == seen("deus@2018-08-29").endings - {"deus.resign.loses"}
    between = {f"deus.deckout.{number}" for number in range(1, 6)}
    assert first_cells(chapter(text_of("view.md"), "How a game ends")) | between == seen(DEUS).endings


def test_every_fault_of_a_card_is_listed() -> None:
    checks = (card_list._values, card_list._abilities, card_list._scripts, card_list._target_faults,
              card_list._part_faults, card_list._change_faults, card_list._constant_faults)  # fmt: skip
    named = {clause for check in checks for clause in re.findall(r"deus(?:\.\w+)+", inspect.getsource(check))}
    told = set(re.findall(r"deus(?:\.\w+)+", chapter(text_of("cards.md"), "What a card may carry")))
    assert sorted(named - told) == []


EFFECT = {"timing": "ritual", "scope": "field", "do": [[{"verb": "power", "count": 1}]]}
HIT = [[{"verb": "damage", "amount": 1}]]
BATTLE = {"timing": "quick", "scope": "battle", "cost": {"slots": ["fire"]}, "do": EFFECT["do"]}
UNIT = {"name": "X", "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ({"kind": "unit", "level": 2}, "deus.cards.unit.fields"),
        ({**UNIT, "epithet": "the Old"}, "deus.cards.unit.fields"),
        ({"kind": "summoner", "level": 1}, "deus.cards.summoner.fields"),
        ({**UNIT, "level": 9}, "deus.zone.area_limit_8"),
        ({**UNIT, "defence": 0}, "deus.damage.zero_defence_discard"),
        ({"kind": "summoner", "abilities": [{**EFFECT, "scope": "battle"}]}, "deus.ritual.main_phase_only"),
        ({"kind": "battle_spell", "abilities": [{**BATTLE, "scope": "field"}]}, "deus.scope.battle"),
        ({"kind": "summoner", "abilities": [BATTLE]}, "deus.ritual.sources"),
        ({"kind": "ritual_spell", "abilities": [BATTLE]}, "deus.cards.ritual_spell.from_hand"),
        ({"kind": "ritual_spell", "abilities": [EFFECT, EFFECT]}, "deus.cards.ritual_spell.fields"),
        ({"kind": "battle_spell", "abilities": [EFFECT]}, "deus.cards.battle_spell.by_unit"),
        ({"kind": "battle_spell", "abilities": [{**BATTLE, "cost": {}}]}, "deus.cards.battle_spell.by_unit"),
        ({"kind": "battle_spell", "abilities": [BATTLE, BATTLE]}, "deus.cards.battle_spell.fields"),
        ({"kind": "summoner", "abilities": [{**EFFECT, "cost": {"slots": ["fire"]}}]}, "deus.standing.spell_slots"),
        ({"kind": "summoner", "abilities": [{**EFFECT, "usable_from": "hand"}]}, "deus.ritual.unit_hand"),
        ({**UNIT, "abilities": [{**EFFECT, "cost": {"exhaust_this": True}}]}, "deus.cards.unit.summon_to_field"),
        ({"kind": "summoner", "abilities": [{**EFFECT, "do": [[{"verb": "ready", "to": "this"}]]}]},
         "deus.cards.unit.summon_to_field"),
        ({**UNIT, "abilities": [{**EFFECT, "do": [[{"verb": "ready", "to": "that_unit"}]]}]},
         "deus.trigger.condition_met"),
        ({"kind": "summoner", "abilities": [{**EFFECT, "do": [[{"verb": "summon_this"}]]}]}, "deus.ritual.unit_hand"),
        ({**UNIT, "abilities": [{**BATTLE, "target": {}, "do": [[{"verb": "damage"}]]}]}, "deus.damage.value"),
        ({**UNIT, "constants": [{"scope": "battle", "change": {"to": "this", "ward": 1}}]},
         "deus.damage.typeless_not_attribute"),
        ({**UNIT, "abilities": [{**BATTLE, "do": HIT}]}, "deus.ruling.no_declaration_without_target"),
        ({**UNIT, "abilities": [{**BATTLE, "target": {}}]}, "deus.ruling.no_declaration_without_target"),
        ({**UNIT, "abilities": [{**BATTLE, "target": {}, "do": [[{"verb": "cancel"}]]}]},
         "deus.ruling.no_declaration_without_target"),
        ({**UNIT, "constants": [{"scope": "battle", "change": {"to": "target", "attack": 1}}]},
         "deus.constant.always_on"),
    ],
)  # fmt: skip
def test_a_card_that_cannot_be_is_turned_down_as_it_says(card: dict[str, Any], clause: str) -> None:
    position = {"marching": "south", "cards": {"X": {"name": "X", **card}}, "south": {}}
    with pytest.raises(BadPosition, match=re.escape(f"({clause})")):
        Reference().load("deus@2.00", position)
    assert f"`{clause}`" in chapter(text_of("cards.md"), "What a card may carry")


def test_levels_statuses_and_errors_are_complete() -> None:
    assert first_cells(text_of("capabilities.md")) == set(CAPABILITIES)
    assert first_cells(text_of("statuses.md")) == set(Status)
    assert set(re.findall(r"^\| (-\d+) \|", PROTOCOL, re.MULTILINE)) == {str(int(code)) for code in Code}


def test_the_cards_in_the_examples_can_be_played_with() -> None:
    for block in blocks(text_of("cards.md"), "json"):
        card = json.loads(block)
        position = {"marching": "south", "cards": {card["name"]: card}, "south": {"hand": [card["name"]]}}
        jsonschema.validate(position, schemas()["deus.position"])
        Reference().load("deus@2.00", position)
    verbs = {kind.__struct_config__.tag for kind in cards.Part.__args__}
    assert verbs <= first_cells(text_of("cards.md"))


# Step by step


def steps() -> list[str]:
    """The program as it is after each step: everything so far, and the loop at its end."""
    parts = re.split(r"^## \d", text_of("step-by-step.md"), flags=re.MULTILINE)
    parts = [blocks(part, "python") for part in parts[1:]]
    (loop,) = [block for part in parts for block in part if block.startswith("for line in")]
    return [
        "\n\n".join([block for part in parts[:count] for block in part if block != loop] + [loop])
        for count in range(1, len(parts) + 1)
    ]


def passes(program: str, file: Path, runtime: str = sys.executable) -> int:
    """How many scenarios of the march chapter a program passes."""
    file.write_text(program, "utf-8")
    chapter = [scenario for scenario in suite.scenarios("deus") if scenario.clause.startswith("deus.march.")]
    with Child([runtime, str(file)], timeout=10) as child:
        hello = child.hello()
        subject = Lockstep(child, reference_for(hello, "deus@2.00"))
        return sum(verdict.status is Status.PASS for _, verdict in run(subject, "deus@2.00", chapter, hello))


@pytest.mark.parametrize(("language", "number"), [("python", 0), ("javascript", 1)])
def test_the_first_improvement_is_one(tmp_path: Path, language: str, number: int) -> None:
    runtime = sys.executable if language == "python" else shutil.which("node")
    if runtime is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    change = blocks(text_of("index.md"), "diff")[number]
    before = [line[1:] for line in change.splitlines() if line.startswith("-")]
    after = [line[1:] for line in change.splitlines() if line.startswith("+")]
    toy = template(language, deus_adapter)
    assert toy.count("\n".join(before)) == 1
    improved = toy.replace("\n".join(before), "\n".join(after))
    assert passes(improved, tmp_path / "improved", runtime) > passes(toy, tmp_path / "toy", runtime)


def test_each_step_is_worth_what_the_tutorial_says(tmp_path: Path) -> None:
    rows = re.findall(r"^\| (\d) \| .+ \| (\d+) \| (\d+) \|$", text_of("step-by-step.md"), re.MULTILINE)
    programs = steps()
    assert len(rows) == len(programs)
    before = -1
    for program, (number, faults, said) in zip(programs, rows, strict=True):
        file = tmp_path / f"step{number}.py"
        file.write_text(program, "utf-8")
        command = [sys.executable, str(file)]
        found = list(check_adapter(command, "deus@2.00", timeout=10))
        assert sum(finding.outcome is CheckStatus.FAULT for finding in found) == int(faults), found
        passed = passes(program, file)
        assert abs(passed - int(said)) <= 8, f"step {number}: {passed} pass, the tutorial says {said}"
        assert passed > before or passed == 0
        before = passed


# What else the pages name


def test_every_clause_that_is_named_exists() -> None:
    for page in (*PAGES, FOLDER.parent / "protocol.md"):
        assert unknown_clauses("deus", page) == [], page.name


def test_every_command_line_is_understood() -> None:
    found = set()
    for page in (*PAGES, FOLDER.parent / "protocol.md"):
        text = page.read_text("utf-8")
        lines = re.findall(r"`(monosashi [^`]+)`", text) + re.findall(r"^(?:\$ )?(monosashi .+)$", text, re.MULTILINE)
        for line in lines:
            words = shlex.split(line)[1:]
            options = parser().parse_args(words)
            name = options.declared.name
            assert name.split() == words[: len(name.split())]
            if name == "list schemas" and len(words) > 2:
                assert schemas_command.run(options) == 0
            found.add(name)
    assert found >= {"verify", "adapter check", "adapter new", "list clauses", "list schemas", "adapter serve"}
