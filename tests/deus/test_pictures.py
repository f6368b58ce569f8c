"""The picture of a position shows and says every fact, marks what differs, and cannot be broken out of."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from msgspec.structs import replace
from sample_records import HOSTILE

from monosashi.games.deus.pictures import SHAPES, describe, draw, draw_film
from monosashi.games.deus.pictures.words import question
from monosashi.games.monster_collection.pictures.changes import changes
from monosashi.pictures import Frame, pictures_of, sprite
from monosashi.pictures.news import Die, News
from monosashi.pictures.speech import Marks, Speech
from monosashi.pictures.words import collected
from reference_engine import view
from reference_engine.deus.view import UnitView, View
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import Ending
from reference_engine.monster_collection.view import Asked, BattleView, DeclaredView
from tests.deus.seen_views import DEUS, game, views

SVG = "{http://www.w3.org/2000/svg}"


def plain(**changes: Any) -> View:
    early: View = view(DEUS, game(0)[0], "public")
    return replace(early, turn=3, marching="south", phase="main", half_decks={}, **changes)


def unit(name: str, area: str, owner: str = "south", ready: bool = True) -> UnitView:
    return UnitView(name, name, owner, area, ready, 3, 4)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in parsed(svg).iter() if node.tag.endswith("text")]


def classes(svg: str) -> set[str]:
    return {name for node in parsed(svg).iter() for name in node.get("class", "").split()}


@given(views(), views())
def test_every_picture_is_a_drawing_that_says_what_it_shows(one: View, other: View) -> None:
    svg = draw(one, other=other, ident="x", standalone=True)
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "x-title x-desc"
    assert {node.get("id") for node in root.iter() if node.get("id")} == {"x-title", "x-desc"}
    assert root.find(f"{SVG}desc").text == describe(one)
    for seen in one.units:
        assert one.cards[seen.id] in describe(one)
    _, _, width, height = map(float, root.get("viewBox").split())
    for node in root.iter(f"{SVG}rect"):
        assert float(node.get("width", "0")) <= width
        assert float(node.get("height", "0")) <= height


@given(views())
def test_a_position_does_not_differ_from_itself(seen: View) -> None:
    assert "≠" not in "".join(t for t in texts(draw(seen, other=seen, legend=False)))


@given(views())
def test_a_hidden_hand_is_not_in_the_picture(seen: View) -> None:
    for seat in ("south", "north"):
        hidden = [text for text in texts(draw(seen)) if text == "hand"]
        visible = sum(player.hand is not None and bool(player.hand) for player in seen.players.values())
        assert len(hidden) == 2 + visible, seat


def test_units_point_the_way_they_march_and_lie_on_their_side_when_exhausted() -> None:
    svg = draw(plain(units=(unit("Knight", "b1"), unit("Ogre", "b2", "north", ready=False), unit("Ghost", "a1", "x"))))
    assert {"s", "n", "o", "bf-z"} <= classes(svg)
    shapes = {node.get("d") for node in parsed(svg).iter("path") if "bf-tile" in node.get("class", "").split()}
    assert len(shapes) == 5, "two sides, nobody's, and the signs beside the sides' names"
    boxes = [
        (node.get("width"), node.get("height")) for node in parsed(svg).iter("rect") if node.get("class") == "bf-card"
    ]
    assert sorted(boxes) == [("6", "9"), ("6", "9"), ("9", "6")]
    assert "3/4" in texts(svg)


def test_levels_and_march_types_are_shown_as_far_as_they_are_known() -> None:
    units = (unit("Knight", "b1"), unit("Drake", "b2"))
    drake = Card("Drake", "unit", level=8, march="fly", attack=3, defence=4)
    found = texts(draw(plain(units=units), cards={"Drake": drake}))
    assert "lv 8 flies" in found
    assert sum(text.startswith("lv ") for text in found) == 1


def test_markers_battle_line_up_chain_and_question_are_shown() -> None:
    units = (unit("Knight", "b2"), unit("Squire", "b2"), unit("Ogre", "b2", "north"))
    chain = (DeclaredView("south", "attack", users=("Knight",)),)
    battle = BattleView("b2", "attack", {"south": ("Squire", "Knight"), "north": ("Ogre",)}, "south", chain)
    seen = plain(units=units, battle=battle, control_markers=("a2",), battle_markers=("c2",), final_turn=5)
    svg = draw(replace(seen, asked=Asked("north", "counter")))
    found = texts(svg)
    for text in ("Turn 3 · battle in b2", "attack", "South goes first", "2. Knight", "1. Squire", "1. Ogre"):
        assert any(text in each for each in found), text
    assert [svg.count(shape) for shape in (SHAPES["fought"], SHAPES["control"])] == [1, 1]
    board = texts(draw(replace(seen, battle=None)))
    assert {"control", "fought"} <= set(board)
    assert "Chain 1: South's attack by Knight." in found
    assert "North may use a counter effect." in found
    assert "Both decks have run out: turn 5 is the last one." in found
    order = [text for text in found if text in ("1. Ogre", "1. Squire", "2. Knight")]
    assert order == ["1. Ogre", "1. Squire", "2. Knight"], "North above South, each from the front"
    won = describe(replace(seen, result=Ending("south", "deus.victory.condition")))
    assert "South has won by deus.victory.condition." in won


@pytest.mark.parametrize(
    ("changes", "marked"),
    [
        ({"units": (unit("Knight", "b1"),)}, "w"),
        ({"units": (unit("Knight", "b2", ready=False),)}, "w"),
        ({"units": ()}, "differs"),
        ({"control_markers": ("b2",)}, "differs"),
        ({"turn": 4}, "head"),
        ({"asked": Asked("south", "summon")}, "strip"),
    ],
)
def test_what_differs_is_marked(changes: dict[str, Any], marked: str) -> None:
    before = plain(units=(unit("Knight", "b2"),), asked=Asked("south", "main"))
    after = replace(before, **changes)
    for one, other in ((before, after), (after, before)):
        found = classes(draw(one, other=other, legend=False))
        assert found & {"new", "w", "differs"}
    assert marked in classes(draw(after, other=before))
    shown = draw(after, other=before, legend=False)
    assert "≠" in "".join(texts(shown)) or classes(shown) & {"new", "differs"}


def test_a_long_name_and_a_full_area_stay_inside() -> None:
    units = tuple(unit(f"{number} the most excellent and long-winded", "b2") for number in range(8))
    svg = draw(plain(units=units))
    assert sum(text.endswith("…") for text in texts(svg)) == 8
    assert float(parsed(svg).get("height")) > 8 * 42


def test_hostile_names_are_only_text() -> None:
    seen = plain(units=(unit(HOSTILE, "b2", HOSTILE), unit("x", HOSTILE)), asked=Asked(HOSTILE, HOSTILE, HOSTILE))
    root = parsed(draw(replace(seen, marching=HOSTILE, phase=HOSTILE), ident=HOSTILE.replace("\x00\x1b", "")))
    assert not [node for node in root.iter() if node.tag in ("script", "img")]
    assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")]
    assert "\x1b" not in "".join(root.itertext())
    assert "物差し　終" in "".join(root.itertext())


def test_each_game_has_its_own_pictures() -> None:
    assert pictures_of("deus@2.00") is not None
    assert pictures_of("unheard-of@1") is None


class Fake:
    """A language in which everything has been looked up."""

    def say(self, message: str, /, **values: object) -> str:
        return "ja:" + message.format(**values)

    def word(self, kind: str, english: str) -> str:
        return f"{kind}:{english}"

    def name(self, english: str) -> str:
        return "name:" + english

    marks = Marks("、", "；", "", "（", "）")


def film(*frames: Frame) -> list[str]:
    return draw_film(frames, cards={}, speech=Speech(ids=False))


def moved() -> tuple[View, View]:
    before = plain(units=(unit("Knight", "b1"), unit("Ogre", "b2", "north")), asked=Asked("south", "main"))
    after = replace(before, units=(replace(unit("Knight", "b2"), attack=5),), asked=Asked("north", "intercept", "b2"))
    return before, after


@given(views(), views())
def test_every_film_is_drawn_to_one_size(one: View, other: View) -> None:
    first, second = film(Frame(one), Frame(other, one, News(dice=(Die("initiative die", "south", 3),))))
    for svg, seen in ((first, one), (second, other)):
        root = parsed(svg)
        assert root.get("role") == "img"
        for each in seen.units:
            assert seen.cards[each.id] in root.get("aria-label")
    assert parsed(first).get("viewBox") == parsed(second).get("viewBox")


def test_a_film_shows_what_has_changed_and_not_that_it_differs() -> None:
    before, after = moved()
    first, second = film(Frame(before), Frame(after, before, News(hits={"Ogre": 4})))
    assert not classes(first) & {"way", "ghost", "gone", "w", "new"}
    assert {"way", "ghost", "gone", "w", "new"} <= classes(second)
    assert "≠" not in second
    assert [text for text in texts(second) if text in ("✕ Ogre", "−4", "5/4")] == ["✕ Ogre", "−4", "5/4"]
    assert "Knight" in texts(second), "the chip that it has left behind"


def test_what_came_of_the_units() -> None:
    before, after = moved()
    found = changes(after, before)
    assert [unit.id for unit in found.moved] == ["Knight"]
    assert [unit.id for unit in found.gone] == ["Ogre"]
    assert found.altered == {"Knight"}
    assert not changes(before, before).before


def test_a_refusal_shows_a_stop_sign_and_how_far_it_would_have_gone() -> None:
    before, _ = moved()
    refused = News(refused=True, clauses=("deus.march.c",), attempts=(("Knight", "c2"), ("nobody", "a1"), ("x", "z9")))
    (svg,) = film(Frame(before, before, refused))
    assert "Refused" in texts(svg)
    assert svg.count('href="#bf-stop"') == 3, "beside the word, and on the edges of both areas"
    assert svg.count('class="way try"') == 1, "a card from the hand has no way"


def test_the_last_declaration_lies_on_top_of_the_stack() -> None:
    effect = DeclaredView("north", "effect", "Ogre", ("Ogre",), ("Knight",))
    chain = (DeclaredView("south", "attack", users=("Knight",)), effect)
    before, _ = moved()
    battle = BattleView("b2", "attack", {}, "south", chain)
    (svg,) = film(Frame(replace(before, battle=battle)))
    found = texts(svg)
    top, bottom = found.index("2  North's effect of Ogre on Knight"), found.index("1  South's attack by Knight")
    assert top < bottom
    assert "takes effect first" in found


def test_dice_are_faces_and_decks_being_built_are_factions() -> None:
    draft: View = view(DEUS, game(0)[0], "judge")
    (svg,) = film(Frame(draft, None, News(dice=(Die("draft die", "south", 6), Die("draft die", "north", 2)))))
    assert 'href="#bf-d6"' in svg
    assert 'href="#bf-d2"' in svg
    assert {f"{name}" for name in draft.half_decks} <= set(texts(svg))
    assert "bf-r3" not in svg, "there is no battlefield yet"


def test_every_shape_that_pictures_point_at_is_in_the_sprite() -> None:
    before, after = moved()
    shapes = {node.get("id") for node in parsed(sprite("deus")).iter() if node.get("id")}
    drawn = film(Frame(before), Frame(after, before, News(refused=True, dice=(Die("x", "south", 1),))))
    for svg in drawn:
        assert {node.get("href").removeprefix("#") for node in parsed(svg).iter("use")} <= shapes


def test_every_text_is_said_in_the_language() -> None:
    before, after = moved()
    chain = (DeclaredView("south", "effect", "Knight", ("Knight",), ("Knight",)),)
    seen = replace(
        after, battle=BattleView("b2", "before_attack", {"south": ("Knight",)}, "south", chain), control_markers=("a2",)
    )
    plain_picture = draw(seen, other=before, speech=Speech(Fake()))
    film_picture = draw_film([Frame(seen, before)], cards={}, speech=Speech(Fake(), ids=False))[0]
    for svg in (plain_picture, film_picture):
        whole = "\n".join(texts(svg)) + parsed(svg).get("aria-label", "")
        for english in ("Turn 3", "battle in b2", "before the attack", "Seat:North may intercept"):
            assert f"ja:{english}" in whole
        assert whole.count("seat:South") > 1
        assert "name:Knight" in whole


def test_a_side_that_cannot_attack_is_not_told_that_it_will() -> None:
    units = (unit("Knight", "b2"), unit("Ogre", "b2", "north"))
    asked = Asked("south", "before_attack", "b2")
    seen = plain(units=units, battle=BattleView("b2", "before_attack", {}, "south"), asked=asked)
    assert "if it passes, it attacks" in question(seen)
    tired = replace(seen, units=(replace(units[0], ready=False), units[1]))
    for lacking in (tired, replace(seen, units=units[:1])):
        assert question(lacking) == "South may use effects before its attack; it cannot attack."


def test_lists_and_sentences_have_the_language_s_own_marks() -> None:
    knights = (unit("Knight", "b2"), unit("Squire", "b2"), unit("Ogre", "b2", "north"))
    battle = BattleView("b2", "attack", {"south": ("Knight", "Squire")}, "south")
    seen = plain(units=knights, battle=battle)
    (svg,) = draw_film([Frame(seen)], cards={}, speech=Speech(Fake(), ids=False))
    label = parsed(svg).get("aria-label", "")
    assert "name:Knight、name:Squire" in label
    assert not re.search(r"[;.] ja:", label)
    assert "Knight, Squire" in describe(seen)


def test_numbered_cards_are_shown_from_and_to() -> None:
    seen = plain(units=())
    cards = ["South Deck 1", "South Deck 10", *(f"South Deck {n}" for n in range(2, 10)), "Imp", "North Hand 3"]
    assert collected(seen, cards, Speech(ids=False)) == ["Imp", "North Hand 3", "South Deck 1–10"]


def test_cards_that_nobody_cares_about_are_only_counted() -> None:
    seen = plain(units=())
    cards = ["South Deck 1", "Imp", "South Deck 2", "North Hand 3"]
    assert collected(seen, cards, Speech(ids=False), "Deck") == ["Imp", "North Hand 3", "+2"]
    assert collected(seen, cards[:1], Speech(ids=False), "Deck") == []
    south = replace(seen.players["south"], deck=("South Deck 1", "South Deck 2"), deck_count=2)
    (svg,) = film(Frame(replace(seen, players={**seen.players, "south": south})))
    assert "South Deck" not in "".join(texts(svg))
    assert "2" in texts(svg)


# What happens in one place


def clash(**more: Any) -> View:
    units = (unit("Knight", "b2"), unit("Squire", "b2"), unit("Ogre", "b2", "north"), unit("Imp", "a3", "north", False))
    battle = BattleView("b2", "before_attack", {"south": ("Squire", "Knight"), "north": ("Ogre",)}, "south")
    return plain(**{"units": units, "battle": battle, "asked": Asked("south", "before_attack"), **more})


def test_a_battle_is_drawn_large_and_what_is_elsewhere_small() -> None:
    (svg,) = film(Frame(clash()))
    whole = parsed(svg)
    assert not whole.findall(".//*[@href='#bf-r2']")
    large = {
        node.get("data-u"): float(scaled.get("transform")[6:-1])
        for node in whole.iter("g")
        for scaled in node.findall("g")
        if node.get("data-u") and scaled.get("transform", "").startswith("scale(")
    }
    assert set(large) == {"Knight", "Squire", "Ogre"}
    assert min(large.values()) > 1.4
    assert "bf-here" in classes(svg)
    areas = {node.text for node in whole.iter() if node.tag.endswith("tspan")}
    assert "Imp" in texts(svg), "whoever is elsewhere"
    assert {"a3", "c1"} <= areas, "the small map"
    assert "bf-lies" in classes(svg), "it is exhausted"
    label = whole.get("aria-label")
    assert "battle in b2, before the attack" in label
    assert "a3: North's Imp" in label


def test_damage_deaths_and_dice_are_shown_in_the_place() -> None:
    before = clash()
    after = replace(before, units=tuple(one for one in before.units if one.id != "Ogre"))
    dice = (Die("initiative die", "south", 4), Die("initiative die", "north", 2))
    news = News(hits={"Ogre": 5, "Knight": 1}, deaths=frozenset({"Ogre"}), dice=dice)
    _, svg = film(Frame(before), Frame(after, before, news))
    assert {"−5", "−1"} <= set(texts(svg))
    (fallen,) = (node for node in parsed(svg).iter("g") if "fallen" in node.get("class", "").split())
    assert "Ogre" in "".join(fallen.itertext())
    assert fallen.get("data-u") is None
    assert {"#bf-skull", "#bf-d4", "#bf-d2"} <= {node.get("href") for node in parsed(svg).iter("use")}
    middle = next(float(node.get("d").split()[1].partition("H")[0]) for node in parsed(svg).iter("path")
                  if node.get("class") == "front")  # fmt: skip
    ys = {face: next(float(node.get("y")) for node in parsed(svg).iter("use") if node.get("href") == f"#bf-d{face}")
          for face in (4, 2)}  # fmt: skip
    assert ys[2] < middle < ys[4], "each die on its side"
    _, other = film(Frame(before), Frame(after, before, News(hits=news.hits)))
    assert "✕ Ogre" in texts(other)
    assert "fallen" not in classes(other)


def test_every_picture_of_a_film_with_a_battle_is_drawn_so() -> None:
    quiet = clash(battle=None, units=(unit("Knight", "b1"), unit("Ogre", "b2", "north")))
    fight = clash(units=(unit("Knight", "b2"), unit("Ogre", "b2", "north")))
    first, second, third = film(Frame(quiet), Frame(fight, quiet), Frame(replace(fight, battle=None), fight))
    for svg in (first, second, third):
        assert "bf-here" in classes(svg)
        assert parsed(svg).get("viewBox") == parsed(first).get("viewBox")
    assert "from b1" in texts(second)
    assert "bf-here" not in classes(film(Frame(quiet))[0])


def test_what_strikes_one_area_is_drawn_large_without_a_battle() -> None:
    before = clash(battle=None)
    after = replace(before, units=before.units[:2] + before.units[3:])
    (svg,) = film(Frame(after, before, News(deaths=frozenset({"Ogre"}))))
    assert {"bf-here", "fallen"} <= classes(svg)
    both = News(deaths=frozenset({"Ogre"}), hits={"Imp": 1})
    assert "bf-here" not in classes(film(Frame(after, before, both))[0]), "two areas are the board's"


@pytest.mark.parametrize("changes", [
    {"units": clash().units[:3]},
    {"units": (*clash().units[:3], unit("Imp", "a3", "north"))},
    {"units": (*clash().units[1:],)},
    {"control_markers": ("c2",)},
    {"battle": None},
])  # fmt: skip
def test_what_differs_is_marked_beside_a_battle_too(changes: dict[str, Any]) -> None:
    before = clash()
    after = replace(before, **changes)
    for one, other in ((before, after), (after, before)):
        svg = draw(one, other=other, legend=False)
        assert "bf-here" in classes(svg)
        assert "≠" in "".join(texts(svg)) or "differs" in classes(svg)


def test_the_head_says_what_is_going_on() -> None:
    def head(seen: View) -> list[str]:
        return texts(film(Frame(replace(seen, viewer="judge")))[0])[:2]

    assert head(clash()) == ["Turn 3 · battle in b2", "before-attack timing"]
    chosen = plain(units=(unit("Knight", "c2"),), asked=Asked("north", "intercept", "c2"))
    assert head(chosen) == ["Turn 3 · intercept in c2", "North chooses"]
    assert head(plain(units=())) == ["Turn 3 · South marches", "main phase"]
