"""Every game's diagrams follow its table and ask its engine; texts tell the same; both languages."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from monosashi import suite
from monosashi.games.deus.site import diagrams as deus
from monosashi.games.deus.site.diagrams import damage as deus_damage
from monosashi.games.deus.site.diagrams import endings as deus_endings
from monosashi.games.deus.site.diagrams import lists as deus_lists
from monosashi.games.deus.site.diagrams import reach as deus_reach
from monosashi.games.moncolle_tcg.site import diagrams as tcg
from monosashi.games.moncolle_tcg.site.diagrams import endings as tcg_endings
from monosashi.games.moncolle_tcg.site.diagrams import initiative as tcg_initiative
from monosashi.games.moncolle_tcg.site.diagrams import limits as tcg_limits
from monosashi.games.moncolle_tcg.site.diagrams import reach as tcg_reach
from monosashi.games.moncolle_tcg.site.diagrams.equipment import worth
from monosashi.games.monster_maker.site import diagrams as maker
from monosashi.games.monster_maker.site.diagrams.assignments import assignments
from monosashi.games.monster_maker.site.diagrams.games import by_chance
from monosashi.games.monster_maker.site.diagrams.judgement import STANDINGS, judged
from monosashi.games.monster_maker.site.diagrams.lands import kept_after_annihilation, kept_after_retreat
from monosashi.games.monster_maker.site.diagrams.table import GAMES, LENGTH
from monosashi.games.monster_maker.site.diagrams.tenth_level import may_place
from monosashi.games.monster_maker.site.diagrams.wounds import TURN_ENDS, State, struck
from monosashi.kit.registry import games
from monosashi.site.book.chapters import book
from monosashi.site.diagrams import UnknownEntry, diagrams, diagrams_of, present, present_diagrams
from monosashi.site.diagrams import names as names_of_steps_and_acts
from monosashi.site.diagrams.watching import facts, played, watched
from monosashi.site.pages.introduction import introduction
from monosashi.site.publish import messages
from monosashi.site.text.language import Language
from monosashi.site.text.words import words
from reference_engine.deus.after_battle import ENDINGS
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call, Procedure

DRAWN = tuple(game.name for game in games() if diagrams_of(game.name) is not None)
BRIEF = {"deus": deus.turn_overview, "moncolle_tcg": tcg.turn_overview, "monster_maker": maker.turn_overview}
UNCHARTED = {"activate", "turn_effects", "moving", "effect"}
"""Procedures of Dungeon Command of one step, or of steps that nobody takes part in: they have no chart."""
SHUT = re.compile(r"^(Wolf|Rat|Bat|Archer)$")
NAMING = {"moncolle_tcg": ("chain-stack", "damage", "wearing")}
"""Diagrams that name units: what those are called, the scenarios' words say."""
every_game = pytest.mark.parametrize("game", DRAWN)
DEUS, TCG, MAKER, COMMAND = map(present, ("deus", "moncolle_tcg", "monster_maker", "dungeon_command"))


class Echo(Mapping[tuple[str, str], str]):
    """A catalogue that has every message: it remembers what it was asked for, and lists the names from the start."""

    def __init__(self, game: str) -> None:
        self.asked = {key for key in words(game) if key[0] == "name"}

    def __getitem__(self, key: tuple[str, str]) -> str:
        self.asked.add(key)
        return f"ja:{key[1]}"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.asked)

    def __len__(self) -> int:
        return len(self.asked)


def drawn(game: str, language: Language) -> dict[str, str]:
    """Every diagram by its name."""
    every = [each for chapter in present_diagrams(game).values() for each in chapter]
    brief = [BRIEF[game](present(game))] if game in BRIEF else []
    return {each.name: each.draw(language, book(game).place) for each in (*every, *brief)}


@cache
def in_english(game: str) -> Mapping[str, str]:
    return drawn(game, Language("en", game, {}))


@cache
def table(game: str) -> Any:
    return diagrams_of(game).TABLE(present(game))  # type: ignore[union-attr]


def one(name: str, rules: Edition) -> str:
    """A diagram of other rules."""
    game = rules.name.partition("@")[0]
    every = [each for chapter in diagrams(rules).values() for each in chapter]
    every += [BRIEF[game](rules)] if game in BRIEF else []
    return next(each.draw(Language("en", game, {}), book(game).place) for each in every if each.name == name)


def amended(rules: Edition, **changes: Any) -> Edition:
    return rules.amended(f"{rules.name.partition('@')[0]}@test", **changes)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup.replace("&#x27;", "'"))


def texts(markup: str) -> list[str]:
    return [text.strip() for text in parsed(markup).itertext() if text.strip()]


def in_one_line(markup: str) -> str:
    return " ".join(" ".join(texts(markup)).split())


def names(markup: str, style: str = "name") -> list[str]:
    """The texts of all elements of a class, in order."""
    return ["".join(node.itertext()) for node in parsed(markup).iter() if node.get("class") == style]


def count(markup: str, style: str) -> int:
    """How many elements have a class."""
    return sum(style in node.get("class", "").split() for node in parsed(markup).iter())


def headings(game: str, procedure: str) -> list[str]:
    english = Language("en", game, {})
    return [table(game).called(english, step) for step in present(game).procedures[procedure]]


# Every diagram


@every_game
def test_markup_is_one_sound_figure_without_anything_from_elsewhere(game: str) -> None:
    idents: list[str] = []
    for name, markup in in_english(game).items():
        root = parsed(markup)
        assert (root.tag, root.get("id")) == ("figure", f"diagram-{name}")
        assert len(list(root.iter("figcaption"))) == 1
        assert not re.search(r"https?:|<script|style=|\n\n", markup)
        idents += [ident for node in root.iter() if (ident := node.get("id")) and ident != "bf-to"]
        for svg in root.iter("svg"):
            described = svg.get("aria-label") or (svg.findtext("title") and svg.findtext("desc"))
            assert svg.get("aria-hidden") == "true" or described, name
    assert len(idents) == len({*idents})


@every_game
def test_everything_is_in_the_language_and_names_only_what_there_is(game: str) -> None:
    echo = Echo(game)
    japanese = Language("ja", game, echo)
    for name, markup in drawn(game, japanese).items():
        for text in texts(markup):
            left = re.sub(r"ja:[^、。]*", "", unescape(text))
            known = SHUT.match(text) or name in NAMING.get(game, ())
            assert known or not re.search(r"[A-Za-z]{2,}", left), f"{name}: {text!r} is English"
    of_site = {*messages.of_site(), *messages.of_game(game)}
    assert {key for key in echo.asked if key[0] == "site"} <= of_site, "say() wants literals, not inside f-strings"
    known_words = {*words(game), *names_of_steps_and_acts(game)}
    assert {key for key in echo.asked if key[0] in ("step", "act", "seat")} <= known_words
    titles = {clause.title for clause in book(game).clauses.values()}
    assert {english for context, english in echo.asked if context == "title"} <= titles


@every_game
def test_diagrams_stand_in_chapters_of_the_book_and_lessons_show_what_there_is(game: str) -> None:
    chapters = {chapter.name for chapter in book(game).chapters}
    assert chapters >= {*present_diagrams(game)}
    assert len(present_diagrams(game)) > 3
    lessons = [*introduction(game).lessons(Language("en", game, {}))]
    assert chapters >= {chapter for lesson in lessons for chapter in lesson.chapters}
    assert all(lesson.chapters for lesson in lessons)


# Flow charts


@every_game
def test_every_step_of_every_procedure_is_in_a_chart_in_its_order(game: str) -> None:
    charts = in_english(game)
    shown = {name for procedure in table(game).CHAPTERS for name in names(charts[procedure.replace("_", "-")])}
    for procedure in present(game).procedures:
        own = headings(game, procedure)
        if game != "dungeon_command" or procedure not in UNCHARTED:
            assert {*own} <= shown, procedure
        if procedure in table(game).CHAPTERS:
            steps = [name for name in names(charts[procedure.replace("_", "-")]) if name in own]
            assert list(dict.fromkeys(steps)) == list(dict.fromkeys(own)), procedure


GOING = {
    "deus": ("turn", "normal_summon"),
    "moncolle_tcg": ("turn", "first_hand_adjustment"),
    "monster_maker": ("turn", "second_window"),
    "dungeon_command": ("refresh", "untap_creatures"),
}
"""A step of each game that is missed by nothing else."""


@pytest.mark.thorough(beyond=1)
@every_game
def test_a_step_taken_out_or_put_in_is_drawn_so(game: str) -> None:
    rules, (procedure, gone) = present(game), GOING[game]
    steps = dict(rules.procedures[procedure])
    names_before = dict(zip(steps, headings(game, procedure), strict=True))
    last = [name for name in steps if name != gone][-1]
    moved = {last: steps.pop(last), **steps, "bless_units": lambda _game, _turn: None}
    del moved[gone]
    chart = names(one(procedure, amended(rules, procedures={procedure: moved})))
    assert names_before[gone] not in chart
    assert chart.index(names_before[last]) < chart.index("Bless units")
    if game in BRIEF:
        with pytest.raises(UnknownEntry, match="bless"):
            one(
                "turn-overview", amended(rules, procedures={"turn": {**rules.procedures["turn"], "bless": moved[last]}})
            )


@pytest.mark.parametrize("game", BRIEF)
def test_a_turn_in_brief_has_the_phases_of_the_table(game: str) -> None:
    brief = in_english(game)["turn-overview"]
    assert names(brief) == headings(game, "turn")
    fewer = dict(present(game).procedures["turn"])
    del fewer[[*fewer][1]]
    shorter = names(one("turn-overview", amended(present(game), procedures={"turn": fewer})))
    assert shorter == [name for name in names(brief) if name != names(brief)[1]]


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["deus", "moncolle_tcg"])
def test_few_scenarios_reveal_what_all_reveal(game: str) -> None:
    """Otherwise a chart would lack something: name a clause more in ``REVEALING``."""
    rules = present(game)

    def seen(scenarios: Any) -> Any:
        shown = dict(facts(watched(rules, [partial(played, each) for each in scenarios], table(game).role)))
        shown["goes on"] = {pair for pair in shown["goes on"] if pair[1] not in rules.offers["always"]}
        return shown

    assert seen(table(game).revealing()) == seen(suite.scenarios(game))


@pytest.mark.thorough
def test_few_games_reveal_what_more_games_reveal() -> None:
    """Otherwise a chart would lack something: play more in ``GAMES``."""
    more = watched(MAKER, [partial(by_chance, seed, LENGTH) for seed in range(2 * GAMES)], table("monster_maker").role)
    assert facts(table("monster_maker").seen) == facts(more)


def test_a_procedure_without_a_chart_is_drawn_inside_its_caller() -> None:
    class Blessing(Procedure, tag="blessing"):
        name = "blessing"

    def bless(_game: Any, _turn: Any) -> Call:
        return Call(Blessing())

    inner = {"blessing": {"lay_on_hands": lambda _game, _frame: None}}
    steps = {**DEUS.procedures["turn"], "bless": bless}
    assert names(one("turn", amended(DEUS, procedures={"turn": steps, **inner})))[-2:] == ["Bless", "Lay on hands"]
    with pytest.raises(UnknownEntry, match="blessing"):
        one("turn", amended(DEUS, procedures=inner))


def test_a_step_that_cites_what_the_ledger_lacks_is_refused() -> None:
    def bless(_game: Any, _turn: Any) -> None:
        """Nothing happens.

        Clauses: deus.turn.blessing
        """

    with pytest.raises(UnknownEntry, match=r"deus\.turn\.blessing"):
        one("turn", amended(DEUS, procedures={"turn": {**DEUS.procedures["turn"], "bless": bless}}))
    with pytest.raises(UnknownEntry, match=r"dungeon_command\.nothing"):
        table("dungeon_command").titled("dungeon_command.nothing", Language("en", "dungeon_command", {}), str)


@pytest.mark.parametrize(
    ("game", "name", "expected"),
    [
        ("deus", "turn", "Marching side march ↻ (then again) use ↻ (then again) end phase ↓ (then on)"),
        ("deus", "turn", "Each player’s first turn starts here"),
        ("deus", "battle", "If one side has the higher initiative"),
        ("deus", "battle", "If both have the same initiative"),
        ("deus", "battle", "“End battle”"),
        ("deus", "turn-overview", "refill your hand to 6 cards."),
        ("deus", "area-limit", "6 + 2 + 1 is too much."),
        ("deus", "march-ranges", "upside down"),
        ("moncolle_tcg", "turn", "The first player’s first turn starts here"),
        ("moncolle_tcg", "battle", "If one side has the higher initiative"),
        ("moncolle_tcg", "turn-overview", "refill your hand to 6 cards."),
        ("moncolle_tcg", "limits", "8 + 3 is too much."),
        ("monster_maker", "window", "Turn player use skill ↻ (then again) place miracle ↻ (then again)"),
        ("monster_maker", "turn", "Turn player battle retreat"),
        ("monster_maker", "retreat", "Owner of the monsters deck bottom"),
        ("monster_maker", "setup", "Every player choose start"),
    ],
)
def test_who_is_asked_and_where_it_goes_on_is_in_the_chart(game: str, name: str, expected: str) -> None:
    assert expected in in_one_line(in_english(game)[name])


def test_calls_lanes_and_citations_of_charts_are_those_of_the_steps() -> None:
    charts = in_english("deus")
    assert names(charts["turn"], "call") == ["March", "Effect", "Triggers"]
    assert names(charts["march"], "call") == ["Battle"]
    lanes = [node.get("class", "").split() for node in parsed(charts["battle"]).iter("li")]
    assert ["marching" in kinds for kinds in lanes[1:7]] == [True, False] * 3
    assert ["defending" in kinds for kinds in lanes[1:7]] == [False, True] * 3
    only = [step for step, kinds in zip(DEUS.procedures["battle"], lanes, strict=True) if "only" in kinds]
    steps = [*DEUS.procedures["battle"]]
    assert only == steps[steps.index("first_normal_timing") : steps.index("end_battle")]
    first = next(parsed(charts["march"]).iter("li"))
    assert "deus.march.f_multi_units" in next(node.get("href") or "" for node in first.iter("a"))
    assert 'href="turn.html#diagram-turn"' in charts["turn-overview"]
    fewer = amended(DEUS, offers={"main": ("march", "end_phase")})
    assert not any("use" in act for act in names(one("turn", fewer), "act"))
    for rules in (DEUS, TCG):
        assert names(one("turn", amended(rules, numbers={"turns_without_opening": 0})), "entry") == []
    assert table("moncolle_tcg").initiative["simultaneous_attack"] == "equal"


# Asked of the engine


def test_ranges_and_places_are_the_engine_s() -> None:
    walks = {board.area: {*board.allowed} for board in deus_reach.marches(DEUS, "walk")}
    assert walks["b1"] == {"a1", "c1", "b2"}
    flies = {board.area: board for board in deus_reach.marches(DEUS, "fly")}["b2"]
    assert {*flies.allowed} == {"a2", "c2", "a1", "b1", "c1"}
    assert dict(flies.forbidden) == dict.fromkeys(("a3", "b3", "c3"), ("deus.march.b_front_or_own",))
    assert {board.area: {*board.allowed} for board in deus_reach.intercepts(DEUS, "fly")}["a2"] == {"a3", "b3", "b2"}
    assert {*deus_reach.summons(DEUS).allowed} == {board.area for board in deus_reach.rearrangements(DEUS)}
    assert {*deus_reach.standing(DEUS, "north")} == {"a3", "b3", "c3", "a2", "b2", "c2"}
    assert len(deus_reach.summons(DEUS.without("deus.turn.summon.normal")).allowed) == 9
    assert (tcg_reach.base_of(TCG, "south"), tcg_reach.base_of(TCG, "north")) == ("b1", "b4")
    far = {board.area: {*board.allowed} for board in tcg_reach.marches(TCG, "long_flight")}
    assert far["a1"] == {"a2", "b1", "b2", "a3", "c1"}
    assert {*tcg_reach.lays(TCG, (("b2", "south"),))} == {"a1", "c1", "a2", "b2", "c2", "b3"}


def test_reach_and_sight_are_what_the_rules_give() -> None:
    """Counted by hand on the maps of the diagrams."""
    charts = in_english("dungeon_command")
    assert count(charts["neighbours"], "dc-reach") == 5, "the wall above cuts two corners off"
    assert count(charts["held"], "dc-reach") == 6, "neither the enemy's square nor the difficult one"
    assert names(charts["costs"], "dc-cost") == ["1", "2", "2"]
    assert (count(charts["hidden"], "dc-sight"), count(charts["hidden"], "dc-cut")) == (1, 1)
    assert (count(charts["seen"], "dc-sight"), count(charts["seen"], "dc-cut")) == (9, 0)
    free = amended(COMMAND, switches={"end_square_costs_extra": "off"})
    assert count(one("flying", free), "dc-reach") > count(charts["flying"], "dc-reach")
    assert all(one(name, free) == charts[name] for name in ("costs", "stopping", "shifting"))


@pytest.mark.parametrize(("game", "area", "there"), [("deus", "b1", "a2"), ("moncolle_tcg", "a1", "c3")])
def test_another_range_gives_other_boards(game: str, area: str, there: str) -> None:
    rules, ranges = present(game), present(game).judgements["march range"]
    leap = {**ranges, "walk": {**ranges["walk"], area: (there,)}}
    shown = in_one_line(one("march-ranges", amended(rules, judgements={"march range": leap})))
    assert f"From {area}: to {there}." in shown
    assert "upside down" not in shown, "North's boards are no longer South's"
    swim = amended(rules, judgements={"march range": {**ranges, "swim": ranges["walk"]}})
    with pytest.raises(UnknownEntry, match="swim"):
        one("march-ranges", swim)


@pytest.mark.parametrize("name", ["march-ranges", "intercept-reach"])
def test_the_text_alternative_names_as_many_areas_as_there_are_arrows(name: str) -> None:
    for svg in parsed(in_english("deus")[name]).iter("svg"):
        if svg.get("role") == "img":
            allowed = re.sub(r"Within range, but not allowed: [^.]*\.", "", svg.findtext("desc") or "")
            areas = [len(re.findall(r"[abc][123]", part)) for part in re.findall(r"(?:to|from) ([^.]+)\.", allowed)]
            assert sum(areas) == sum(node.get("class") == "way" for node in svg.iter("path")) > 0


@pytest.mark.parametrize("name", ["retreat-lands", "annihilation-lands"])
def test_the_text_alternative_counts_the_lands_that_are_crossed_out(name: str) -> None:
    for svg in parsed(in_english("monster_maker")[name]).iter("svg"):
        lost = [int(number) for number in re.findall(r"(\d+) lands go", svg.findtext("desc") or "")]
        assert lost
        assert sum(lost) == sum(node.get("class") == "dies" for node in svg.iter("path"))


def test_limits_follow_the_numbers() -> None:
    assert [deus_lists.fits(DEUS, levels) for levels in ((6, 2), (6, 2, 1))] == [True, False]
    assert "6 + 2 + 1 fits." in in_one_line(one("area-limit", amended(DEUS, numbers={"area_limit": 9})))
    limits = (("base", (6, 4)), ("base", (8, 3)), ("proxy", (8,)), ("terrain", (3, 2)))
    assert [tcg_limits.fits(TCG, kind, levels) for kind, levels in limits] == [True, False, True, False]
    assert "8 + 3 fits." in in_one_line(one("limits", amended(TCG, numbers={"base_limit": 11})))


def test_the_chain_takes_effect_as_it_did() -> None:
    first_first = amended(DEUS, judgements={"next in chain": lambda items: (items[0], items[1:])})
    assert names(in_english("deus")["chain-stack"], "badge") == ["3", "1", "2", "2", "1", "3"]
    assert names(one("chain-stack", first_first), "badge") == ["3", "3", "2", "2", "1", "1"]
    badges = names(in_english("moncolle_tcg")["chain-stack"], "badge")
    assert badges[::2] == badges[1::2][::-1], "what was declared last takes effect first"


def test_damage_is_what_the_engine_deals_and_the_text_says() -> None:
    for module, rules in ((deus_damage, DEUS), (tcg.damage, TCG)):
        blows = module.struck(rules, (4, 3), (3, 2, 4))
        assert [(blow.damage, blow.died) for blow in blows] == [(7, True), (4, True), (2, False)]
    flat = {"damage along line-up": lambda _game, line, total: [total] * len(line)}
    assert "7 ≥ 4" in texts(one("damage", amended(DEUS, judgements=flat)))
    pictures = [svg for svg in parsed(in_english("deus")["damage"]).iter("svg") if svg.get("role") == "img"]
    for svg, (attacks, defences) in zip(pictures, deus_damage.EXAMPLES, strict=True):
        shown = [text for text in svg.itertext() if " ≥ " in text or " < " in text]
        pairs = re.findall(r"defence (\d+), takes (\d+) and (dies|lives)", svg.findtext("desc") or "")
        assert len(pairs) == len(shown) == len(defences)
        assert [f"{took} {'≥' if end == 'dies' else '<'} {has}" for has, took, end in pairs] == shown
        assert str(sum(attacks)) in (svg.findtext("title") or "")


def test_initiative_and_equipment_are_what_the_engine_says() -> None:
    assert tcg_initiative.rolled(TCG, (4, 0), (2, 1)).first == "south"
    assert tcg_initiative.rolled(TCG, (1, 0), (2, 3)).first == "north"
    assert tcg_initiative.rolled(TCG, (3, 1), (4, 0)).first == ""
    assert [worth(TCG, state) for state in ("bare", "worn", "tied")] == [(2, 3, 3, 3), (4, 3, 3, 1), (2, 3, 3, 1)]


def test_every_outcome_comes_from_a_battle() -> None:
    letters = {(way, left): deus_endings.ended(DEUS, way, *left).letter for way in (True, False)
               for left in deus_endings.LEFT}  # fmt: skip
    assert letters == {
        (True, (True, True)): "C", (False, (True, True)): "E", (True, (True, False)): "A", (False, (True, False)): "A",
        (True, (False, True)): "B", (False, (False, True)): "D", (True, (False, False)): "F",
        (False, (False, False)): "F",
    }  # fmt: skip
    assert names(in_english("deus")["outcomes"], "letter") == ["C", "E", "A", "A", "B", "D", "F", "F"]
    clauses = [tcg_endings.ended(TCG, *left).clause.rpartition(".")[2] for left in tcg_endings.LEFT]
    assert sorted(clauses) == ["both_destroyed", "failure_return", "failure_return", "success"]
    assert len({*names(in_english("moncolle_tcg")["outcomes"], "fate")}) == 4


def test_an_amended_ending_changes_the_picture_and_one_that_nothing_explains_is_refused() -> None:
    both = ENDINGS["C"].__class__
    stays = {**ENDINGS, "C": both(True, True, True, marching_returns=True)}
    fates = names(one("outcomes", amended(DEUS, judgements={"endings": stays})), "fate")
    assert fates[0] == "The marching side goes back. The defending side stays."
    for endings in (
        {**ENDINGS, "E": both(True, True, False, defending_returns=True)},
        {**ENDINGS, "G": both(False, True, None, marching_returns=True)},
        {letter: ending for letter, ending in ENDINGS.items() if letter != "F"},
    ):
        with pytest.raises(UnknownEntry):
            one("outcomes", amended(DEUS, judgements={"endings": endings}))


def test_deck_out_criteria_in_the_table_s_order() -> None:
    turned = dict(reversed([*DEUS.judgements["deck-out criteria"].items()]))
    titles = names(in_english("deus")["deck-out"])
    other = names(one("deck-out", amended(DEUS, judgements={"deck-out criteria": turned})))
    assert other == [*reversed(titles[:-1]), titles[-1]]


def test_assignments_are_the_engine_s() -> None:
    ways = {many: assignments(MAKER, many) for many in (1, 3, 4)}
    lawful = {many: {shape for shape, clauses in each.items() if not clauses} for many, each in ways.items()}
    assert lawful == {1: {(1, 0), (0, 1)}, 3: {(1, 2)}, 4: {(2, 2), (1, 3), (1, 2)}}
    assert ways[3][2, 1] == ("monster_maker.assign.no_surplus_before_fill",)
    free = MAKER.without("monster_maker.assign.no_surplus_before_fill")
    assert one("assignments", free) != in_english("monster_maker")["assignments"]
    root = parsed(in_english("monster_maker")["assignments"])
    rows = ["".join(row.itertext()) for body in root.iter("tbody") for row in body.iter("tr")]
    assert [len(rows), sum("lawful" in row for row in rows)] == [3 + 10 + 15, 2 + 1 + 3]
    assert all(("✓" in row) == ("lawful" in row) and ("✕" in row) == ("refused" in row) for row in rows)


def test_wounds_lands_levels_and_judgements_are_the_engine_s() -> None:
    kept = amended(MAKER, switches={"wound_keeps_damage": "yes"})
    for rules, whom, blows, left in (
        (MAKER, "character", (2, 1, 2, 1), [State(2), State(0, True), State(2, True), State(there=False)]),
        (MAKER, "character", (7,), [State(wounded=True)]),
        (MAKER, "character", (2, TURN_ENDS, 2), [State(2), State(), State(2)]),
        (MAKER, "monster", (2, 1), [State(2), State(there=False)]),
        (kept, "character", (7,), [State(7, wounded=True)]),
    ):
        assert struck(rules, whom, blows) == left
    assert [kept_after_retreat(MAKER, "wwtww", number) for number in (0, 1, 2, 3, 9)] == [5, 4, 3, 3, 3]
    assert [kept_after_annihilation(MAKER, lands) for lands in ("wtwtww", "wwt", "wuww")] == [4, 3, 0]
    crossing = ("monster_maker.unexplored.level_ten_land",)
    assert [may_place(MAKER, *where) for where in ((8, 1), (9, 1), (8, 3), (10, 3))] == [(), crossing, crossing, ()]
    assert may_place(MAKER, 9, 1, face_down=True) == ()
    endings = [judged(MAKER, standings) for standings in STANDINGS]
    assert [(ending.winner, ending.clause.rpartition(".")[2]) for ending in endings] == [
        ("south", "highest_level"), ("west", "tie_fewer_towns"), ("west", "highest_level"), ("", "tie_draw"),
    ]  # fmt: skip
    for name, switch, reading in (
        ("annihilation-lands", "annihilated_without_town", "none"),
        ("crossing-ten", "crossing_ten", "exactly ten"),
    ):
        other = amended(MAKER, switches={switch: reading})
        assert one(name, other) != in_english("monster_maker")[name]
