"""The diagrams of Dungeon Command ask its engine; an edition with another reading has others; both languages."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from xml.etree import ElementTree

import pytest

from monosashi.games.dungeon_command.site.diagrams.table import DungeonCommandTable
from monosashi.games.dungeon_command.site.introduction import lessons
from monosashi.site.book.chapters import book
from monosashi.site.diagrams import UnknownEntry, diagrams, present_diagrams
from monosashi.site.diagrams import names as names_of_steps_and_acts
from monosashi.site.publish import messages
from monosashi.site.text.language import Language
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY as RULES
from reference_engine.kernel.edition import Edition

ENGLISH = Language("en", "dungeon_command", {})
TABLE = DungeonCommandTable(RULES)
NAMES = {"Wolf", "Rat", "Bat", "Archer"}
"""Creatures of the diagrams: what those are called, the scenarios' words say."""

PLAIN_STEPS = {"match", "activate", "turn_effects", "moving", "effect"}
"""Procedures of one step, or of steps that nobody takes part in: they have no chart, but for the match."""


class Echo(Mapping[tuple[str, str], str]):
    """A catalogue that has every message and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()

    def __getitem__(self, key: tuple[str, str]) -> str:
        self.asked.add(key)
        return f"ja:{key[1]}"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.asked)

    def __len__(self) -> int:
        return len(self.asked)


def drawn(rules: Edition = RULES, language: Language = ENGLISH) -> dict[str, str]:
    """Every diagram by its name."""
    place = book("dungeon_command").place
    return {each.name: each.draw(language, place) for chapter in diagrams(rules).values() for each in chapter}


@cache
def in_english() -> Mapping[str, str]:
    return drawn()


def one(name: str, rules: Edition) -> str:
    place = book("dungeon_command").place
    return next(
        each.draw(ENGLISH, place) for chapter in diagrams(rules).values() for each in chapter if each.name == name
    )


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup.replace("&#x27;", "'"))


def texts(markup: str) -> list[str]:
    return [text.strip() for text in parsed(markup).itertext() if text.strip()]


def names(markup: str, style: str = "name") -> list[str]:
    """The texts of all elements of a class, in order."""
    return ["".join(node.itertext()) for node in parsed(markup).iter() if node.get("class") == style]


def count(markup: str, style: str) -> int:
    """How many elements have a class."""
    return sum(style in node.get("class", "").split() for node in parsed(markup).iter())


def test_every_step_of_a_procedure_with_a_chart_is_in_it() -> None:
    assert set(RULES.procedures) - set(TABLE.CHAPTERS) == PLAIN_STEPS - {"match"}
    for procedure in TABLE.CHAPTERS:
        shown = set(names(in_english()[procedure.replace("_", "-")]))
        assert {TABLE.called(ENGLISH, step) for step in RULES.procedures[procedure]} <= shown, procedure


def test_another_step_is_in_the_chart() -> None:
    steps = {**RULES.procedures["refresh"], "draw_order_again": RULES.procedures["refresh"]["draw_order"]}
    more = RULES.amended("dungeon_command@test", procedures={"refresh": steps})
    assert len(names(one("refresh", more))) == len(names(in_english()["refresh"])) + 1


def test_reach_is_what_the_rules_give() -> None:
    # Counted by hand on the maps of the diagrams.
    assert count(in_english()["neighbours"], "dc-reach") == 5, "the wall above cuts two corners off"
    assert count(in_english()["held"], "dc-reach") == 6, "neither the enemy's square nor the difficult one"
    assert names(in_english()["costs"], "dc-cost") == ["1", "2", "2"]


def test_another_reading_has_another_reach() -> None:
    free = RULES.amended("dungeon_command@test", switches={"end_square_costs_extra": "off"})
    assert count(one("flying", free), "dc-reach") > count(in_english()["flying"], "dc-reach")
    for name in ("costs", "stopping", "shifting"):
        assert one(name, free) == in_english()[name]


def test_lines_of_sight_are_drawn_free_and_cut() -> None:
    assert (count(in_english()["hidden"], "dc-sight"), count(in_english()["hidden"], "dc-cut")) == (1, 1)
    assert (count(in_english()["seen"], "dc-sight"), count(in_english()["seen"], "dc-cut")) == (9, 0)
    assert 0 < count(in_english()["seen"], "dc-reach") < 80 - 13, "not everything, and no wall"


def test_diagrams_stand_in_chapters_of_the_book_and_lessons_show_what_there_is() -> None:
    found = present_diagrams("dungeon_command")
    chapters = {chapter.name for chapter in book("dungeon_command").chapters}
    assert chapters >= set(found)
    told = [*lessons(ENGLISH)]
    assert chapters >= {chapter for lesson in told for chapter in lesson.chapters}
    assert all(lesson.sight.scenario or lesson.sight.diagram for lesson in told)


def test_a_clause_that_the_ledger_does_not_have_is_noticed() -> None:
    with pytest.raises(UnknownEntry, match=r"dungeon_command\.nothing"):
        TABLE.titled("dungeon_command.nothing", ENGLISH, str)


def test_markup_is_one_sound_figure_without_anything_from_elsewhere() -> None:
    found: list[str] = []
    for name, markup in in_english().items():
        root = parsed(markup)
        assert (root.tag, root.get("id")) == ("figure", f"diagram-{name}")
        assert len(list(root.iter("figcaption"))) == 1
        assert not re.search(r"https?:|<script|style=", markup)
        found += [ident for node in root.iter() if (ident := node.get("id")) and ident != "bf-to"]
        for svg in root.iter("svg"):
            assert svg.get("aria-hidden") == "true" or svg.get("aria-label") or svg.findtext("title"), name
    assert len(found) == len(set(found))


def test_everything_is_said_in_the_language() -> None:
    echo = Echo()
    for name, markup in drawn(language=Language("ja", "dungeon_command", echo)).items():
        for text in texts(markup):
            left = re.sub(r"ja:[^、。]*", "", unescape(text))
            assert not re.search(r"[A-Za-z]{2,}", left) or text in NAMES, f"{name}: {text}"
    of_site = {*messages.of_site(), *messages.of_game("dungeon_command")}
    assert {key for key in echo.asked if key[0] == "site"} <= of_site, "say() wants literals, not inside f-strings"
    assert {key for key in echo.asked if key[0] == "step"} <= set(names_of_steps_and_acts("dungeon_command"))
    titles = {clause.title for clause in book("dungeon_command").clauses.values()}
    assert {english for context, english in echo.asked if context == "title"} <= titles
