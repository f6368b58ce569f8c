"""The diagrams of Monster Maker follow its table and ask its engine; texts tell the same; both languages."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from html import unescape
from xml.etree import ElementTree

import pytest

from monosashi.games.monster_maker.site.diagrams import turn_overview
from monosashi.games.monster_maker.site.diagrams.assignments import assignments
from monosashi.games.monster_maker.site.diagrams.games import by_chance
from monosashi.games.monster_maker.site.diagrams.judgement import STANDINGS, judged
from monosashi.games.monster_maker.site.diagrams.lands import kept_after_annihilation, kept_after_retreat
from monosashi.games.monster_maker.site.diagrams.table import GAMES, LENGTH, MonsterMakerTable
from monosashi.games.monster_maker.site.diagrams.tenth_level import may_place
from monosashi.games.monster_maker.site.diagrams.wounds import TURN_ENDS, State, struck
from monosashi.games.monster_maker.site.introduction import lessons
from monosashi.site.book.chapters import book
from monosashi.site.diagrams import UnknownEntry, diagrams, names, present_diagrams
from monosashi.site.diagrams.watching import facts, watched
from monosashi.site.publish import messages
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES

ENGLISH = Language("en", "monster_maker", {})
TABLE = MonsterMakerTable(RULES)


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
    place = book("monster_maker").place
    found = present_diagrams("monster_maker") if rules is RULES else diagrams(rules)
    every = [each for chapter in found.values() for each in chapter]
    return {each.name: each.draw(language, place) for each in (*every, turn_overview(rules))}


def one(name: str, rules: Edition) -> str:
    """One diagram of other rules."""
    place = book("monster_maker").place
    every = [each for chapter in diagrams(rules).values() for each in chapter]
    return next(each.draw(ENGLISH, place) for each in every if each.name == name)


def texts(markup: str) -> str:
    return " ".join(text.strip() for text in ElementTree.fromstring(markup).itertext() if text.strip())


def boxes(markup: str) -> list[str]:
    """The names of the steps of a chart."""
    root = ElementTree.fromstring(markup)
    return ["".join(node.itertext()) for node in root.iter() if node.get("class") == "name"]


# Flow charts


@pytest.mark.thorough
def test_few_games_reveal_what_more_games_reveal() -> None:
    """Otherwise a chart would lack something: play more in ``GAMES``."""
    more = watched(RULES, [partial(by_chance, seed, LENGTH) for seed in range(3 * GAMES)], TABLE.role)
    assert facts(TABLE.seen) == facts(more)


def test_every_step_of_every_procedure_is_in_a_chart() -> None:
    charts = drawn()
    shown = {name for procedure in TABLE.CHAPTERS for name in boxes(charts[procedure.replace("_", "-")])}
    for procedure, steps in RULES.procedures.items():
        assert {TABLE.called(ENGLISH, step) for step in steps} <= shown, procedure
    phases = [TABLE.called(ENGLISH, step) for step in RULES.procedures["turn"]]
    assert [name for name in boxes(charts["turn"]) if name in phases] == phases


def test_a_phase_taken_out_or_moved_is_drawn_so() -> None:
    steps = dict(RULES.procedures["turn"])
    moved = {"encounter_phase": steps.pop("encounter_phase"), **steps}
    del moved["second_window"]
    rules = RULES.amended("monster_maker@test", procedures={"turn": moved})
    for chart in (one("turn", rules), turn_overview(rules).draw(ENGLISH, book("monster_maker").place)):
        assert boxes(chart)[0] == "Encounter phase"
        assert "Second window" not in boxes(chart)
    more = RULES.amended("monster_maker@test", procedures={"turn": {**steps, "rest": lambda _game, _turn: None}})
    with pytest.raises(UnknownEntry, match="rest"):
        turn_overview(more).draw(ENGLISH, book("monster_maker").place)


def test_who_is_asked_what_was_seen() -> None:
    charts = drawn()
    told = {name: " ".join(texts(chart).split()) for name, chart in charts.items()}
    assert "Turn player use skill ↻ (then again) place miracle ↻ (then again)" in told["window"]
    assert re.search(r"The other players (Turn player )?counter ↻ \(then again\)", told["action"])
    assert "Turn player battle retreat" in told["turn"]
    assert "Owner of the monsters deck bottom" in told["retreat"]
    assert "Every player choose start" in told["setup"]
    assert "Choose targets" in told["battle"].partition("Owner of the monsters aim")[0]


# Asked of the engine


def lawful(rules: Edition, characters: int) -> set[tuple[int, ...]]:
    return {shape for shape, clauses in assignments(rules, characters).items() if not clauses}


def test_assignments_are_the_engine_s() -> None:
    assert lawful(RULES, 1) == {(1, 0), (0, 1)}
    assert lawful(RULES, 3) == {(1, 2)}
    assert lawful(RULES, 4) == {(2, 2), (1, 3), (1, 2)}
    assert assignments(RULES, 3)[2, 1] == ("monster_maker.assign.no_surplus_before_fill",)
    free = RULES.without("monster_maker.assign.no_surplus_before_fill")
    assert lawful(free, 3) == {(1, 2), (2, 1)}
    assert one("assignments", free) != drawn()["assignments"]


def test_a_table_of_assignments_has_every_way_once_and_says_what_is_lawful() -> None:
    root = ElementTree.fromstring(drawn()["assignments"])
    rows = ["".join(row.itertext()) for table in root.iter("tbody") for row in table.iter("tr")]
    assert len(rows) == 3 + 10 + 15
    assert sum("lawful" in row for row in rows) == 2 + 1 + 3
    assert all(("✓" in row) == ("lawful" in row) and ("✕" in row) == ("refused" in row) for row in rows)


def test_damage_is_what_the_engine_deals() -> None:
    assert struck(RULES, "character", (2, 1, 2, 1)) == [
        State(2), State(0, wounded=True), State(2, wounded=True), State(there=False),
    ]  # fmt: skip
    assert struck(RULES, "character", (7,)) == [State(wounded=True)]
    assert struck(RULES, "character", (2, TURN_ENDS, 2)) == [State(2), State(), State(2)]
    assert struck(RULES, "monster", (2, 1)) == [State(2), State(there=False)]
    kept = RULES.amended("monster_maker@test", switches={"wound_keeps_damage": "yes"})
    assert struck(kept, "character", (7,)) == [State(7, wounded=True)]


def test_lands_that_go_are_the_engine_s() -> None:
    assert [kept_after_retreat(RULES, "wwtww", number) for number in (0, 1, 2, 3, 9)] == [5, 4, 3, 3, 3]
    assert [kept_after_retreat(RULES, "wtwut", number) for number in (1, 2, 5)] == [4, 3, 2]
    assert kept_after_retreat(RULES, "ww", 5) == 0
    assert [kept_after_annihilation(RULES, lands) for lands in ("wtwtww", "wwt", "wuww")] == [4, 3, 0]
    none = RULES.amended("monster_maker@test", switches={"annihilated_without_town": "none"})
    assert kept_after_annihilation(none, "wuww") == 4
    assert one("annihilation-lands", none) != drawn()["annihilation-lands"]


@pytest.mark.parametrize("name", ["retreat-lands", "annihilation-lands"])
def test_the_text_alternative_counts_the_lands_that_are_crossed_out(name: str) -> None:
    for svg in ElementTree.fromstring(drawn()[name]).iter("svg"):
        told = [int(number) for number in re.findall(r"(\d+) lands go", svg.findtext("desc") or "")]
        assert told
        assert sum(told) == sum(node.get("class") == "dies" for node in svg.iter("path"))


def test_crossing_level_ten_is_the_engine_s() -> None:
    crossing = "monster_maker.unexplored.level_ten_land"
    assert may_place(RULES, 8, 1) == ()
    assert may_place(RULES, 9, 1) == may_place(RULES, 8, 3) == (crossing,)
    assert may_place(RULES, 9, 1, face_down=True) == may_place(RULES, 10, 3) == ()
    exactly = RULES.amended("monster_maker@test", switches={"crossing_ten": "exactly ten"})
    assert may_place(exactly, 8, 3) == ()
    assert one("crossing-ten", exactly) != drawn()["crossing-ten"]


def test_judgements_are_the_engine_s() -> None:
    found = [judged(RULES, standings) for standings in STANDINGS]
    assert [(ending.winner, ending.clause.rpartition(".")[2]) for ending in found] == [
        ("south", "highest_level"), ("west", "tie_fewer_towns"), ("west", "highest_level"), ("", "tie_draw"),
    ]  # fmt: skip
    assert set(found[-1].tied) == {"south", "west"}


# All of them


def test_diagrams_and_lessons_lead_to_chapters_of_the_book() -> None:
    chapters = {chapter.name for chapter in book("monster_maker").chapters}
    assert chapters >= set(present_diagrams("monster_maker"))
    assert all(chapters >= set(lesson.chapters) and lesson.chapters for lesson in lessons(ENGLISH))


def test_markup_is_one_sound_figure_without_anything_from_elsewhere() -> None:
    found: list[str] = []
    for name, markup in drawn().items():
        root = ElementTree.fromstring(markup)
        assert (root.tag, root.get("id")) == ("figure", f"diagram-{name}")
        assert len(list(root.iter("figcaption"))) == 1
        assert not re.search(r"https?:|<script|style=|\n\n", markup)
        found += [ident for node in root.iter() if (ident := node.get("id"))]
        for svg in root.iter("svg"):
            assert svg.get("aria-hidden") == "true" or (svg.findtext("title") and svg.findtext("desc")), name
    assert len(found) == len(set(found))


def test_everything_is_said_in_the_language() -> None:
    echo = Echo()
    japanese = Language("ja", "monster_maker", echo)
    for name, markup in drawn(language=japanese).items():
        for text in ElementTree.fromstring(markup).itertext():
            left = re.sub(r"ja:[^、。]*", "", unescape(text))
            assert not re.search(r"[A-Za-z]{2,}", left), f"{name}: {text!r} is English"
    list(lessons(japanese))
    known = {*names("monster_maker"), *messages.of_site(), *messages.of_game("monster_maker")}
    known |= {*messages.of_rules(book("monster_maker"))}
    assert echo.asked <= known, "say() wants literals, not inside f-strings"
