"""The diagrams follow the table: an amended edition has other pictures; texts tell the same; both languages."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from monosashi import suite
from monosashi.games.moncolle_tcg.site.diagrams import turn_overview
from monosashi.games.moncolle_tcg.site.diagrams.damage import struck
from monosashi.games.moncolle_tcg.site.diagrams.endings import LEFT, ended
from monosashi.games.moncolle_tcg.site.diagrams.equipment import worth
from monosashi.games.moncolle_tcg.site.diagrams.initiative import rolled
from monosashi.games.moncolle_tcg.site.diagrams.limits import fits
from monosashi.games.moncolle_tcg.site.diagrams.reach import base_of, lays, marches
from monosashi.games.moncolle_tcg.site.diagrams.table import TcgTable
from monosashi.games.moncolle_tcg.site.introduction import lessons
from monosashi.site.book.chapters import book
from monosashi.site.diagrams import UnknownEntry, diagrams, present_diagrams
from monosashi.site.diagrams import names as names_of_steps_and_acts
from monosashi.site.diagrams.watching import facts, played, watched
from monosashi.site.publish import messages
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.board import RANGE
from reference_engine.moncolle_tcg.edition import QUICK_REFERENCE

ENGLISH = Language("en", "moncolle_tcg", {})
TABLE = TcgTable(QUICK_REFERENCE)
NAMING = ("chain-stack", "damage", "wearing")
"""Diagrams that name units: what those are called, the scenarios' words say."""


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


def drawn(rules: Edition = QUICK_REFERENCE, language: Language = ENGLISH) -> dict[str, str]:
    """Every diagram by its name."""
    place = book("moncolle_tcg").place
    every = [each for chapter in diagrams(rules).values() for each in chapter]
    return {each.name: each.draw(language, place) for each in (*every, turn_overview(rules))}


@cache
def in_english() -> Mapping[str, str]:
    return drawn()


def one(name: str, rules: Edition) -> str:
    place = book("moncolle_tcg").place
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


@pytest.mark.thorough
def test_few_scenarios_reveal_what_all_reveal() -> None:
    """Otherwise a chart would lack something: name a clause more in ``REVEALING``."""

    def seen(scenarios: Any) -> Any:
        plays = [partial(played, scenario) for scenario in scenarios]
        found = dict(facts(watched(QUICK_REFERENCE, plays, TABLE.role)))
        always = QUICK_REFERENCE.offers["always"]
        found["goes on"] = {pair for pair in found["goes on"] if pair[1] not in always}
        return found

    assert seen(TABLE.revealing()) == seen(suite.scenarios("moncolle_tcg"))


def test_every_step_of_every_procedure_is_in_a_chart() -> None:
    shown = {name for procedure in TABLE.CHAPTERS for name in names(in_english()[procedure.replace("_", "-")])}
    for procedure, steps in QUICK_REFERENCE.procedures.items():
        assert {TABLE.called(ENGLISH, step) for step in steps} <= shown, procedure


def test_the_first_turn_and_the_initiative_are_asked_of_the_steps() -> None:
    assert names(in_english()["turn"], "entry") == ["The first player’s first turn starts here"]
    whole = QUICK_REFERENCE.amended("moncolle_tcg@test", numbers={"turns_without_opening": 0})
    assert names(one("turn", whole), "entry") == []
    assert TABLE.initiative["first_normal_timing"] == TABLE.initiative["second_normal_timing"] == "different"
    assert TABLE.initiative["simultaneous_attack"] == "equal"
    assert names(in_english()["battle"], "entry") == [
        "If one side has the higher initiative",
        "If both have the same initiative",
    ]


def test_a_turn_in_brief_has_the_phases_of_the_table() -> None:
    brief = in_english()["turn-overview"]
    assert names(brief) == [TABLE.called(ENGLISH, phase) for phase in QUICK_REFERENCE.procedures["turn"]]
    assert "refill your hand to 6 cards." in brief
    steps = {**QUICK_REFERENCE.procedures["turn"], "bless": lambda _game, _turn: None}
    more = QUICK_REFERENCE.amended("moncolle_tcg@test", procedures={"turn": steps})
    with pytest.raises(UnknownEntry, match="bless"):
        turn_overview(more).draw(ENGLISH, book("moncolle_tcg").place)


def test_bases_ranges_and_terrain_are_the_engine_s() -> None:
    assert (base_of(QUICK_REFERENCE, "south"), base_of(QUICK_REFERENCE, "north")) == ("b1", "b4")
    found = {kind: {board.area: set(board.allowed) for board in marches(QUICK_REFERENCE, kind)} for kind in RANGE}
    assert found["walk"]["a1"] == {"a2", "b1"}
    assert found["fly"]["a1"] == {"a2", "b1", "b2"}
    assert found["long_flight"]["a1"] == {"a2", "b1", "b2", "a3", "c1"}
    assert set(lays(QUICK_REFERENCE, ())) == {"a1", "c1", "b2"}
    assert set(lays(QUICK_REFERENCE, (("b2", "south"),))) == {"a1", "c1", "a2", "b2", "c2", "b3"}
    assert set(lays(QUICK_REFERENCE, (("a3", "north"),), "a3")) > {"a4", "a2", "b3"}


def test_another_range_gives_other_boards() -> None:
    leap = {**RANGE, "walk": {**RANGE["walk"], "a1": ("c3",)}}
    rules = QUICK_REFERENCE.amended("moncolle_tcg@test", judgements={"march range": leap})
    told = " ".join(texts(one("march-ranges", rules)))
    assert "From a1: to c3." in told
    assert "upside down" not in told, "North's boards are no longer South's"
    more = {**RANGE, "swim": RANGE["walk"]}
    swimming = QUICK_REFERENCE.amended("moncolle_tcg@test", judgements={"march range": more})
    with pytest.raises(UnknownEntry, match="swim"):
        one("march-ranges", swimming)


def test_limits_follow_the_numbers() -> None:
    assert fits(QUICK_REFERENCE, "base", (6, 4))
    assert not fits(QUICK_REFERENCE, "base", (8, 3))
    assert fits(QUICK_REFERENCE, "proxy", (8,))
    assert not fits(QUICK_REFERENCE, "terrain", (3, 2))
    more = QUICK_REFERENCE.amended("moncolle_tcg@test", numbers={"base_limit": 11})
    assert "8 + 3 fits." in " ".join(texts(one("limits", more)))
    assert "8 + 3 is too much." in " ".join(texts(in_english()["limits"]))


def test_initiative_damage_and_equipment_are_what_the_engine_says() -> None:
    assert rolled(QUICK_REFERENCE, (4, 0), (2, 1)).first == "south"
    assert rolled(QUICK_REFERENCE, (1, 0), (2, 3)).first == "north"
    tie = rolled(QUICK_REFERENCE, (3, 1), (4, 0))
    assert (tie.totals, tie.first) == ({"south": 4, "north": 4}, "")
    assert [(blow.damage, blow.died) for blow in struck(QUICK_REFERENCE, (4, 3), (3, 2, 4))] == [
        (7, True), (4, True), (2, False),
    ]  # fmt: skip
    assert [worth(QUICK_REFERENCE, state) for state in ("bare", "worn", "tied")] == [
        (2, 3, 3, 3), (4, 3, 3, 1), (2, 3, 3, 1),
    ]  # fmt: skip


def test_every_outcome_comes_from_a_battle() -> None:
    found = {left: ended(QUICK_REFERENCE, *left).clause.rpartition(".")[2] for left in LEFT}
    assert found == {
        (True, True): "failure_return", (True, False): "success", (False, True): "failure_return",
        (False, False): "both_destroyed",
    }  # fmt: skip
    assert names(in_english()["outcomes"], "fate") == [
        "The march fails, the marching side goes back. The defending side stays.",
        "The march succeeds, the marching side stays.",
        "The defending side stays.",
        "The march fails, the area is empty.",
    ]


def test_the_chain_takes_effect_as_it_did() -> None:
    badges = names(in_english()["chain-stack"], "badge")
    assert badges[::2] == list(reversed(badges[1::2])), "what was declared last takes effect first"


def test_diagrams_stand_in_chapters_of_the_book_and_lessons_show_what_there_is() -> None:
    found = present_diagrams("moncolle_tcg")
    chapters = {chapter.name for chapter in book("moncolle_tcg").chapters}
    assert chapters >= set(found)
    for chapter in ("field", "terrain", "march", "battle", "initiative", "chain", "equipment", "victory"):
        assert found[chapter]
    assert chapters >= {chapter for lesson in lessons(ENGLISH) for chapter in lesson.chapters}


def test_markup_is_one_sound_figure_without_anything_from_elsewhere() -> None:
    found: list[str] = []
    for name, markup in in_english().items():
        root = parsed(markup)
        assert (root.tag, root.get("id")) == ("figure", f"diagram-{name}")
        assert len(list(root.iter("figcaption"))) == 1
        assert not re.search(r"https?:|<script|style=", markup)
        found += [ident for node in root.iter() if (ident := node.get("id"))]
        for svg in root.iter("svg"):
            assert svg.get("aria-hidden") == "true" or (svg.findtext("title") and svg.findtext("desc")), name
    assert len(found) == len(set(found))


def test_everything_is_said_in_the_language() -> None:
    echo = Echo()
    for name, markup in drawn(language=Language("ja", "moncolle_tcg", echo)).items():
        for text in texts(markup):
            left = re.sub(r"ja:[^、。]*", "", unescape(text))
            assert not re.search(r"[A-Za-z]{2,}", left) or name in ("chain-stack", "damage", "wearing"), (
                f"{name}: {text}"
            )
    of_site = {*messages.of_site(), *messages.of_game("moncolle_tcg")}
    assert {key for key in echo.asked if key[0] == "site"} <= of_site, "say() wants literals, not inside f-strings"
    assert {key for key in echo.asked if key[0] == "step"} <= set(names_of_steps_and_acts("moncolle_tcg"))
    titles = {clause.title for clause in book("moncolle_tcg").clauses.values()}
    assert {english for context, english in echo.asked if context == "title"} <= titles
