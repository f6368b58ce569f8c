"""The picture of a position shows and says every fact, marks what differs, and cannot be broken out of."""

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from msgspec.structs import replace
from sample_records import HOSTILE
from seen_views import DEUS, game, views

from monosashi.pictures import pictures_of
from monosashi.pictures.svg import draw
from monosashi.pictures.words import describe
from reference_engine import view
from reference_engine.deus.view import Asked, BattleView, DeclaredView, UnitView, View
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import Outcome

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
    assert {"s", "n", "o", "z"} <= classes(svg)
    shapes = {node.get("d") for node in parsed(svg).iter("path") if node.get("class") == "tile"}
    assert len(shapes) == 5, "two sides, nobody's, and the signs beside the sides' names"
    boxes = [
        (node.get("width"), node.get("height")) for node in parsed(svg).iter("rect") if node.get("class") == "card"
    ]
    assert sorted(boxes) == [("6", "9"), ("6", "9"), ("9", "6")]
    assert "3/4" in texts(svg)


def test_levels_and_march_types_are_shown_as_far_as_they_are_known() -> None:
    units = (unit("Knight", "b1"), unit("Drake", "b2"))
    drake = Card("Drake", "unit", level=8, march="fly", attack=3, defence=4)
    found = texts(draw(plain(units=units), cards={"Drake": drake}))
    assert "lv 8 · flies" in found
    assert sum(text.startswith("lv ") for text in found) == 1


def test_markers_battle_line_up_chain_and_question_are_shown() -> None:
    units = (unit("Knight", "b2"), unit("Squire", "b2"), unit("Ogre", "b2", "north"))
    chain = (DeclaredView("south", "attack", users=("Knight",)),)
    battle = BattleView("b2", "attack", {"south": ("Squire", "Knight"), "north": ("Ogre",)}, "south", chain)
    seen = plain(units=units, battle=battle, control_markers=("a2",), battle_markers=("c2",), final_turn=5)
    found = texts(draw(replace(seen, asked=Asked("north", "counter"))))
    for text in ("b2 · battle", "control", "fought", "2. Knight", "1. Squire", "1. Ogre"):
        assert text in found
    assert "Chain 1: South's attack by Knight." in found
    assert "North may counter what has been declared last." in found
    assert "Both decks have run out: turn 5 is the last one." in found
    order = [text for text in found if text in ("1. Ogre", "1. Squire", "2. Knight")]
    assert order == ["1. Ogre", "1. Squire", "2. Knight"], "the front ones face each other"
    won = describe(replace(seen, result=Outcome("south", "deus.victory.condition")))
    assert "South has won by deus.victory.condition." in won


@pytest.mark.parametrize(
    ("changes", "marked"),
    [
        ({"units": (unit("Knight", "b1"),)}, "ring"),
        ({"units": (unit("Knight", "b2", ready=False),)}, "ring"),
        ({"units": ()}, "area"),
        ({"control_markers": ("b2",)}, "area"),
        ({"turn": 4}, "head"),
        ({"asked": Asked("south", "summon")}, "strip"),
    ],
)
def test_what_differs_is_marked(changes: dict[str, Any], marked: str) -> None:
    before = plain(units=(unit("Knight", "b2"),), asked=Asked("south", "main"))
    after = replace(before, **changes)
    for one, other in ((before, after), (after, before)):
        found = classes(draw(one, other=other, legend=False))
        assert "new" in found or "ring" in found
    assert marked in classes(draw(after, other=before))
    assert "≠" in "".join(texts(draw(after, other=before, legend=False))) or "new" in classes(draw(after, other=before))


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


def test_each_ruleset_has_its_own_pictures() -> None:
    assert pictures_of("deus@2.00") is not None
    assert pictures_of("unheard-of@1") is None
