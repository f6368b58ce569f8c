"""The diagrams follow the table: an amended edition has other pictures; texts tell the same; both languages."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from monosashi import suite
from monosashi.games.deus.site.diagrams import turn_overview
from monosashi.games.deus.site.diagrams.damage import EXAMPLES, struck
from monosashi.games.deus.site.diagrams.endings import LEFT, ended
from monosashi.games.deus.site.diagrams.lists import fits
from monosashi.games.deus.site.diagrams.reach import intercepts, marches, mirrored, rearrangements, standing, summons
from monosashi.games.deus.site.diagrams.table import DeusTable
from monosashi.site.book.chapters import book
from monosashi.site.diagrams import UnknownEntry, diagrams, present_diagrams
from monosashi.site.diagrams import names as names_of_steps_and_acts
from monosashi.site.diagrams.watching import facts, played, watched
from monosashi.site.publish import messages
from monosashi.site.text.language import Language
from monosashi.site.text.words import words
from reference_engine.deus.after_battle import ENDINGS
from reference_engine.deus.board import RANGE
from reference_engine.deus.edition import DEUS_200
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call, Procedure

ENGLISH = Language("en", "deus", {})
TABLE = DeusTable(DEUS_200)
CHAPTERS = TABLE.CHAPTERS


class Echo(Mapping[tuple[str, str], str]):
    """A catalogue that has every message: it remembers what it was asked for, and lists the names from the start."""

    def __init__(self) -> None:
        self.asked = {key for key in words("deus") if key[0] == "name"}

    def __getitem__(self, key: tuple[str, str]) -> str:
        self.asked.add(key)
        return f"ja:{key[1]}"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.asked)

    def __len__(self) -> int:
        return len(self.asked)


def drawn(rules: Edition = DEUS_200, language: Language = ENGLISH) -> dict[str, str]:
    """Every diagram by its name."""
    place = book("deus").place
    every = [each for chapter in diagrams(rules).values() for each in chapter]
    return {each.name: each.draw(language, place) for each in (*every, turn_overview(rules))}


def one(name: str, rules: Edition, language: Language = ENGLISH) -> str:
    place = book("deus").place
    return next(
        each.draw(language, place) for chapter in diagrams(rules).values() for each in chapter if each.name == name
    )


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup.replace("&#x27;", "'"))


def texts(markup: str) -> list[str]:
    return [text.strip() for text in parsed(markup).itertext() if text.strip()]


def names(markup: str, style: str = "name") -> list[str]:
    """The texts of all elements of a class, in order."""
    return ["".join(node.itertext()) for node in parsed(markup).iter() if node.get("class") == style]


def heading(step: str) -> str:
    words = TABLE.in_words(step)
    return words[0].upper() + words[1:]


def with_steps(procedure: str, steps: Mapping[str, Any], **more: Any) -> Edition:
    return DEUS_200.amended("deus@test", procedures={procedure: steps, **more})


# What is watched


@pytest.mark.thorough
def test_few_scenarios_reveal_what_all_reveal() -> None:
    """Otherwise a chart would lack something: name a clause more in ``REVEALING``."""

    def seen(scenarios: Any) -> Any:
        plays = [partial(played, scenario) for scenario in scenarios]
        found = dict(facts(watched(DEUS_200, plays, TABLE.role)))
        found["goes on"] = {pair for pair in found["goes on"] if pair[1] not in DEUS_200.offers["always"]}
        return found

    assert seen(TABLE.revealing()) == seen(suite.scenarios("deus"))


# Flow charts


def test_every_step_of_every_procedure_is_in_a_chart() -> None:
    charts = drawn()
    shown = {name for procedure in CHAPTERS for name in names(charts[procedure.replace("_", "-")])}
    for procedure, steps in DEUS_200.procedures.items():
        assert {heading(step) for step in steps} <= shown, procedure
        if procedure in CHAPTERS:
            own = [name for name in names(charts[procedure.replace("_", "-")]) if name in map(heading, steps)]
            assert list(dict.fromkeys(own)) == list(map(heading, steps)), f"{procedure}: in their order"


def test_a_step_taken_out_is_in_no_chart() -> None:
    steps = {name: step for name, step in DEUS_200.procedures["turn"].items() if name != "normal_summon"}
    chart = one("turn", with_steps("turn", steps))
    assert "Normal summon" in names(one("turn", DEUS_200))
    assert "Normal summon" not in names(chart)
    assert "Main" in names(chart)


def test_a_new_step_and_another_order_are_drawn() -> None:
    def bless_units(_game: Any, _turn: Any) -> None:
        """Nothing happens.

        Clauses: deus.turn.phase_order
        """

    steps = dict(DEUS_200.procedures["turn"])
    moved = {"second_hand_adjustment": steps.pop("second_hand_adjustment"), "bless_units": bless_units, **steps}
    chart = names(one("turn", with_steps("turn", moved)))
    assert chart.index("Second hand adjustment") < chart.index("Bless units") < chart.index("Power charge")


def test_a_procedure_without_a_chart_is_drawn_inside_its_caller() -> None:
    class Blessing(Procedure, tag="blessing"):
        name = "blessing"

    def bless(_game: Any, _turn: Any) -> Call:
        return Call(Blessing())

    def lay_on_hands(_game: Any, _frame: Any) -> None:
        return None

    steps = {**DEUS_200.procedures["turn"], "bless": bless}
    rules = with_steps("turn", steps, blessing={"lay_on_hands": lay_on_hands})
    assert names(one("turn", rules))[-2:] == ["Bless", "Lay on hands"]
    lost = DEUS_200.amended("deus@test", procedures={"blessing": {"lay_on_hands": lay_on_hands}})
    with pytest.raises(UnknownEntry, match="blessing"):
        one("turn", lost)


def test_a_step_that_cites_what_the_ledger_lacks_is_refused() -> None:
    def bless(_game: Any, _turn: Any) -> None:
        """Nothing happens.

        Clauses: deus.turn.blessing
        """

    with pytest.raises(UnknownEntry, match=r"deus\.turn\.blessing"):
        one("turn", with_steps("turn", {**DEUS_200.procedures["turn"], "bless": bless}))


def test_calls_questions_loops_and_leaps_are_those_that_were_seen() -> None:
    charts = drawn()
    assert names(charts["turn"], "call") == ["March", "Effect", "Triggers"]
    assert names(charts["march"], "call") == ["Battle"]
    assert names(charts["battle"], "call")[-2:] == ["After battle", "Triggers"]
    main = next(node for node in parsed(charts["turn"]).iter("li") if "Main" in "".join(node.itertext()))
    told = " ".join("".join(main.itertext()).split())
    assert "Marching side march↻ (then again) use↻ (then again) end phase↓ (then on)" in told
    lanes = [node.get("class", "").split() for node in parsed(charts["battle"]).iter("li")]
    assert ["marching" in kinds for kinds in lanes[1:7]] == [True, False] * 3
    assert ["defending" in kinds for kinds in lanes[1:7]] == [False, True] * 3
    assert [kinds for kinds in lanes if "landing" in kinds] == [["step", "landing", "through"]] or "landing" in lanes[
        13
    ]
    assert "“End battle”" in "".join(texts(charts["battle"]))
    assert "Dice↻ (then again)↓ (then on)" in re.sub(r"\s+(?=[↻↓])", "", "".join(parsed(charts["setup"]).itertext()))


def test_the_first_turn_and_the_initiative_are_asked_of_the_steps() -> None:
    assert names(one("turn", DEUS_200), "entry") == ["Each player’s first turn starts here"]
    whole = DEUS_200.amended("deus@test", numbers={"turns_without_opening": 0})
    assert names(one("turn", whole), "entry") == []
    battle = [kinds.split() for node in parsed(one("battle", DEUS_200)).iter("li") if (kinds := node.get("class", ""))]
    steps = list(DEUS_200.procedures["battle"])
    only = [step for step, kinds in zip(steps, battle, strict=True) if "only" in kinds]
    assert only == steps[steps.index("first_normal_timing") : steps.index("end_battle")]
    assert names(one("battle", DEUS_200), "entry") == [
        "If one side has the higher initiative",
        "If both have the same initiative",
    ]


def test_a_turn_in_brief_has_the_phases_of_the_table() -> None:
    place = book("deus").place
    brief = turn_overview(DEUS_200).draw(ENGLISH, place)
    assert names(brief) == [heading(phase) for phase in DEUS_200.procedures["turn"]]
    assert names(brief, "entry") == ["Each player’s first turn starts here"]
    assert "refill your hand to 6 cards." in brief
    assert 'href="turn.html#diagram-turn"' in brief
    fewer = {name: step for name, step in DEUS_200.procedures["turn"].items() if name != "normal_summon"}
    other = with_steps("turn", fewer).amended("deus@test", numbers={"hand_limit": 7})
    assert "Normal summon" not in names(turn_overview(other).draw(ENGLISH, place))
    assert "hand to 7 cards." in turn_overview(other).draw(ENGLISH, place)
    more = with_steps("turn", {**DEUS_200.procedures["turn"], "bless": lambda _game, _turn: None})
    with pytest.raises(UnknownEntry, match="bless"):
        turn_overview(more).draw(ENGLISH, place)


def test_a_step_says_which_clause_it_carries_out() -> None:
    march = parsed(one("march", DEUS_200))
    first = next(node for node in march.iter("li"))
    assert "deus.march.f_multi_units" in next(node.get("href") or "" for node in first.iter("a"))


def test_an_act_no_longer_offered_is_gone() -> None:
    rules = DEUS_200.amended("deus@test", offers={"main": ("march", "end_phase")})
    assert not any("use" in act for act in names(one("turn", rules), "act"))


# Boards


def test_march_ranges_are_the_engine_s() -> None:
    walks = {board.area: set(board.allowed) for board in marches(DEUS_200, "walk")}
    assert walks["b1"] == {"a1", "c1", "b2"}
    flies = {board.area: board for board in marches(DEUS_200, "fly")}
    assert set(flies["b2"].allowed) == {"a2", "c2", "a1", "b1", "c1"}
    assert dict(flies["b2"].forbidden) == dict.fromkeys(("a3", "b3", "c3"), ("deus.march.b_front_or_own",))
    assert mirrored(marches(DEUS_200, "walk"), marches(DEUS_200, "walk", "north"))


def test_another_range_gives_other_boards() -> None:
    leap = {**RANGE, "walk": {**RANGE["walk"], "b1": ("b2", "a2")}}
    rules = DEUS_200.amended("deus@test", judgements={"march range": leap})
    assert {board.area: board.allowed for board in marches(rules, "walk")}["b1"] == ("a2", "b2")
    assert one("march-ranges", rules) != one("march-ranges", DEUS_200)
    told = " ".join(texts(one("march-ranges", rules)))
    assert "From b1: to a2 and b2." in told
    assert "upside down" not in told, "North's boards are no longer South's"
    assert "North: A unit that walks" in told
    with pytest.raises(UnknownEntry, match="swim"):
        one("march-ranges", DEUS_200.amended("deus@test", judgements={"march range": {**RANGE, "swim": RANGE["walk"]}}))


def test_intercepts_summons_and_places_to_stand_are_the_engine_s() -> None:
    reached = {board.area: set(board.allowed) for board in intercepts(DEUS_200, "fly")}
    assert reached["a2"] == {"a3", "b3", "b2"}
    assert set(summons(DEUS_200).allowed) == {"a1", "b1", "c1"}
    assert {board.area for board in rearrangements(DEUS_200)} == {"a1", "b1", "c1"}
    assert set(standing(DEUS_200, "north")) == {"a3", "b3", "c3", "a2", "b2", "c2"}
    free = DEUS_200.without("deus.turn.summon.normal")
    assert len(summons(free).allowed) == 9


@pytest.mark.parametrize("name", ["march-ranges", "intercept-reach"])
def test_the_text_alternative_names_as_many_areas_as_there_are_arrows(name: str) -> None:
    for svg in parsed(one(name, DEUS_200)).iter("svg"):
        if svg.get("role") != "img":
            continue
        told = svg.findtext("desc") or ""
        allowed = re.sub(r"Within range, but not allowed: [^.]*\.", "", told)
        listed = re.findall(r"(?:to|from) ([^.]+)\.", allowed)
        areas = sum(len(re.findall(r"[abc][123]", part)) for part in listed)
        assert areas == sum(1 for node in svg.iter("path") if node.get("class") == "way") > 0


def test_area_limit_follows_the_number() -> None:
    assert fits(DEUS_200, (6, 2))
    assert not fits(DEUS_200, (6, 2, 1))
    more = DEUS_200.amended("deus@test", numbers={"area_limit": 9})
    assert "6 + 2 + 1 fits." in " ".join(texts(one("area-limit", more)))
    assert "6 + 2 + 1 is too much." in " ".join(texts(one("area-limit", DEUS_200)))


# Runs


def test_the_chain_takes_effect_as_it_did() -> None:
    first_first = DEUS_200.amended("deus@test", judgements={"next in chain": lambda items: (items[0], items[1:])})
    assert names(one("chain-stack", DEUS_200), "badge") == ["3", "1", "2", "2", "1", "3"]
    assert names(one("chain-stack", first_first), "badge") == ["3", "3", "2", "2", "1", "1"]
    told = " ".join(texts(one("chain-stack", DEUS_200)))
    assert "Ogre is gone." in told
    assert "Mage is still there." in told


def test_damage_is_what_the_engine_deals() -> None:
    assert [(blow.damage, blow.died) for blow in struck(DEUS_200, (4, 3), (3, 2, 4))] == [
        (7, True), (4, True), (2, False),
    ]  # fmt: skip
    flat = DEUS_200.amended(
        "deus@test", judgements={"damage along line-up": lambda _game, line, total: [total] * len(line)}
    )
    assert [blow.damage for blow in struck(flat, (4, 3), (3, 2, 4))] == [7, 7, 7]
    assert "7 ≥ 4" in texts(one("damage", flat))
    for number, (attacks, defences) in enumerate(EXAMPLES, 1):
        svg = next(
            node for node in parsed(one("damage", DEUS_200)).iter("svg")
            if (node.get("aria-labelledby") or "").startswith(f"damage-{number}-")
        )  # fmt: skip
        shown = [text for text in svg.itertext() if " ≥ " in text or " < " in text]
        told = re.findall(r"defence (\d+), takes (\d+) and (dies|lives)", svg.findtext("desc") or "")
        assert len(told) == len(shown) == len(defences)
        assert [f"{took} {'≥' if end == 'dies' else '<'} {has}" for has, took, end in told] == shown
        assert str(sum(attacks)) in (svg.findtext("title") or "")


def test_every_outcome_comes_from_a_battle() -> None:
    found = {(way, left): ended(DEUS_200, way, *left).letter for way in (True, False) for left in LEFT}
    assert found == {
        (True, (True, True)): "C", (False, (True, True)): "E", (True, (True, False)): "A", (False, (True, False)): "A",
        (True, (False, True)): "B", (False, (False, True)): "D", (True, (False, False)): "F",
        (False, (False, False)): "F",
    }  # fmt: skip
    markup = one("outcomes", DEUS_200)
    assert names(markup, "letter") == ["C", "E", "A", "A", "B", "D", "F", "F"]
    assert 'href="after_battle.html#deus.after.C"' in markup


def test_an_amended_ending_changes_the_picture() -> None:
    changed = {**ENDINGS, "E": ENDINGS["C"].__class__(True, True, False, defending_returns=True)}
    rules = DEUS_200.amended("deus@test", judgements={"endings": changed})
    with pytest.raises(UnknownEntry, match="return"):
        one("outcomes", rules)  # A defending side that was there has nowhere to go back to.
    changed = {**ENDINGS, "C": ENDINGS["C"].__class__(True, True, True, marching_returns=True)}
    markup = one("outcomes", DEUS_200.amended("deus@test", judgements={"endings": changed}))
    assert names(markup, "fate")[0] == "The marching side goes back. The defending side stays."
    assert names(one("outcomes", DEUS_200), "fate")[0] == "The marching side goes back. The defending side goes back."


def test_endings_that_nothing_explains_are_refused() -> None:
    more = {**ENDINGS, "G": ENDINGS["C"].__class__(False, True, None, marching_returns=True)}
    with pytest.raises(UnknownEntry, match=r"deus\.after\.G|no battle ends with"):
        one("outcomes", DEUS_200.amended("deus@test", judgements={"endings": more}))
    fewer = {letter: ending for letter, ending in ENDINGS.items() if letter != "F"}
    with pytest.raises(UnknownEntry):
        one("outcomes", DEUS_200.amended("deus@test", judgements={"endings": fewer}))


def test_deck_out_criteria_in_the_table_s_order() -> None:
    criteria = DEUS_200.judgements["deck-out criteria"]
    turned = dict(reversed(list(criteria.items())))
    titles = names(one("deck-out", DEUS_200))
    assert len(titles) == 6
    assert names(one("deck-out", DEUS_200.amended("deus@test", judgements={"deck-out criteria": turned}))) == [
        *reversed(titles[:-1]), titles[-1],
    ]  # fmt: skip


# All of them


def test_diagrams_stand_in_chapters_of_the_book() -> None:
    found = present_diagrams("deus")
    assert {chapter.name for chapter in book("deus").chapters} >= set(found)
    for chapter in ("turn", "battle", "march", "intercept", "chain", "attack", "after_battle", "setup"):
        assert found[chapter]


def test_markup_is_one_sound_figure_without_anything_from_elsewhere() -> None:
    found: list[str] = []
    for name, markup in drawn().items():
        root = parsed(markup)
        assert (root.tag, root.get("id")) == ("figure", f"diagram-{name}")
        assert len(list(root.iter("figcaption"))) == 1
        assert "\n\n" not in markup
        assert not re.search(r"https?:|<script|style=", markup)
        found += [ident for node in root.iter() if (ident := node.get("id"))]
        for svg in root.iter("svg"):
            assert svg.get("aria-hidden") == "true" or (svg.findtext("title") and svg.findtext("desc")), name
    assert len(found) == len(set(found))


def test_everything_is_said_in_the_language() -> None:
    echo = Echo()
    for name, markup in drawn(language=Language("ja", "deus", echo)).items():
        for text in texts(markup):
            left = re.sub(r"ja:[^、。]*", "", unescape(text))
            assert not re.search(r"[A-Za-z]{2,}", left), f"{name}: {text!r} is English"
    contexts = {context for context, _ in echo.asked}
    assert contexts == {"site", "step", "act", "seat", "title", "name"}
    named = set(names_of_steps_and_acts("deus"))
    assert {key for key in echo.asked if key[0] == "step"} <= named
    of_site = {*messages.of_site(), *messages.of_game("deus")}
    assert {key for key in echo.asked if key[0] == "site"} <= of_site, "say() wants literals, not inside f-strings"
    known = set(words("deus")) | named
    assert {key for key in echo.asked if key[0] in ("act", "seat", "name")} <= known
    titles = {clause.title for clause in book("deus").clauses.values()}
    assert {english for context, english in echo.asked if context == "title"} <= titles


def test_step_names_are_all_and_in_words() -> None:
    found = {name for kind, name in names_of_steps_and_acts("deus") if kind == "step"}
    assert {"power charge", "South may shuffle North’s deck", "after battle", "normal timing"} <= set(found)
