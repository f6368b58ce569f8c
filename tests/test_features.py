"""How the feature files are written: titles that stand alone, one layout, steps in order."""

import re
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser

import reference_engine as engine
from monosashi import suite
from monosashi.suite.feature_format import formatted, order_faults

FEATURES = Path(__file__).resolve().parent.parent / "features"
FILES = tuple(sorted(FEATURES.rglob("*.feature")))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FEATURES)))

POINTERS = (
    "it its they their theirs them this that these those he she nor neither either then so but and or also too again "
    "another others likewise otherwise instead even still thus hence afterwards"
)
LEANING = re.compile(
    rf"(?:{'|'.join(POINTERS.split())}|the (?:same|others?|rest)"
    r"|(?:before|after|until|without|with|by|of|from|in|on|under) (?:it|that|them|then|this)"
    r"|(?:one|all|each|any|none|some|both) (?:of (?:it|them|these|those)|is|are|does|do|may|can|must|has))\b",
    re.IGNORECASE,
)
"""What begins like this leans on the title before. A word that a text says stands in quotation marks: "this" is ..."""

INNOCENT = {"one may shuffle the opponent's deck or leave it"}
"""Titles that begin like a leaning one and stand alone."""


def titles(file: Path) -> list[str]:
    """The titles of a file's scenarios, as they are written."""
    document: Any = Parser().parse(file.read_text("utf-8"))
    rules = [child["rule"] for child in document["feature"]["children"]]
    return [part["scenario"]["name"] for rule in rules for part in rule["children"] if "scenario" in part]


@every_file
def test_every_title_stands_alone(file: Path) -> None:
    """A title is a permanent id, which is met without the title that stands before it in the file."""
    assert [title for title in titles(file) if LEANING.match(title) and title not in INNOCENT] == []


@pytest.mark.parametrize(
    "title",
    ["nor at the loot", "It dies", "one of them is placed", "the other way round it is accepted", "then nobody"],
)
def test_a_leaning_title_is_noticed(title: str) -> None:
    assert LEANING.match(title)


def test_every_innocent_title_is_there() -> None:
    assert {title for file in FILES for title in titles(file)} >= INNOCENT


@every_file
def test_every_feature_is_laid_out_alike(file: Path) -> None:
    """``monosashi suite format`` puts it right."""
    text = file.read_text("utf-8")
    assert formatted(text) == text


@every_file
def test_steps_stand_in_order(file: Path) -> None:
    assert order_faults(file.read_text("utf-8")) == []


def test_what_goes_on_from_a_background_is_an_and(tmp_path: Path) -> None:
    file = tmp_path / "any.feature"
    text = "Feature: F\n{0}Given a\nRule: R\n{0}Given b\nScenario: s\n{1}\nThen d\n"
    file.write_text(text.format("Background:\n", "Given c\nWhen x"), "utf-8")
    (behind,) = suite.read(file)
    assert [f"{step.keyword} {step.text}" for step in behind.steps] == ["Given a", "And b", "And c", "When x", "Then d"]
    file.write_text(text.format("Background:\n", "When x"), "utf-8")
    (without,) = suite.read(file)
    assert [f"{step.keyword} {step.text}" for step in without.steps] == ["Given a", "And b", "When x", "Then d"]


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_scenario_holds_in_some_edition(game: str) -> None:
    editions = engine.game(game).editions
    assert [
        each.id for each in suite.every_scenario(game) if not any(suite.holds_in(each, name) for name in editions)
    ] == []
