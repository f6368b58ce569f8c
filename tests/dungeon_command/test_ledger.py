"""The ledger beside the engine: what one names, the other has."""

import re
from pathlib import Path

import tomli

from monosashi.rulebook.catalogue import messages
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY, READINGS

ROOT = Path(__file__).parents[2]
FEATURES = ROOT / "features" / "dungeon_command"
ROWS = {row["id"]: row for row in tomli.loads((FEATURES / "clauses.toml").read_text("utf-8"))["clause"]}


DEMANDING = ("normative", "interpretation")


def cited() -> set[str]:
    """Every clause that the engine names."""
    folder = ROOT / "reference_engine" / "dungeon_command"
    text = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    return set(re.findall(r"\bdungeon_command\.[a-z_]+\.[a-z_]+", text)) - set(
        re.findall(r"reference_engine\.(\S+)", text)
    )


def test_every_clause_is_obeyed_somewhere_and_every_citation_has_a_row() -> None:
    """The engine cites each row that demands something, and nothing else."""
    modules = {f"dungeon_command.{file.stem}" for file in (ROOT / "reference_engine" / "dungeon_command").glob("*.py")}
    named = {clause for clause in cited() if clause.rpartition(".")[0] not in modules or clause in ROWS}
    assert named - set(ROWS) == set()
    assert {name for name, row in ROWS.items() if row["status"] in DEMANDING} - named == set()


def test_conditions_and_questions_are_under_clauses() -> None:
    """Whatever forbids an answer is a row of the ledger."""
    edition = DUNGEON_COMMAND_SUMMARY
    binding = {clause for act in edition.acts.values() for clause in act.conditions}
    assert {*binding, *edition.otherwise_forbidden_by.values()} <= set(ROWS)


def test_every_switch_has_its_row() -> None:
    """The rows with a switch name each reading that may be chosen."""
    assert {row["switch"] for row in ROWS.values() if "switch" in row} == set(READINGS)


def test_every_row_stands_in_both_languages() -> None:
    """Titles and sentences are translated, reasons and other readings, too, and the glossary."""
    known = messages((FEATURES / "ja.po",))
    for name, row in ROWS.items():
        assert known.get(("title", row["title"])), name
        for text in (row["en"], *(row[field] for field in ("why", "reason") if field in row), *row.get("others", ())):
            assert known.get((name, text)), (name, text)
    for term in tomli.loads((FEATURES / "glossary.toml").read_text("utf-8"))["term"]:
        assert known.get(("glossary", term["term"])), term
        assert known.get(("glossary", term["text"])), term
        assert set(term["clauses"]) <= set(ROWS), term


def test_rows_speak_of_rows() -> None:
    """A ruling settles a clause that there is."""
    assert {of for row in ROWS.values() for of in row.get("of", ())} <= set(ROWS)
