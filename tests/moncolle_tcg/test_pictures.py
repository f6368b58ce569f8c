"""The picture of a position shows and says every fact, marks what differs, and cannot be broken out of."""

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from msgspec.structs import replace
from sample_records import HOSTILE

from monosashi.games.deus.pictures import SHAPES as DEUS_SHAPES
from monosashi.games.moncolle_tcg.pictures import SHAPES, describe, draw, draw_film
from monosashi.games.moncolle_tcg.pictures.words import question
from monosashi.games.monster_maker.pictures import SHAPES as MAKER_SHAPES
from monosashi.pictures import Frame, pictures_of, sprite
from monosashi.pictures.news import Die, News
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Marks, Speech
from reference_engine import view
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.view import GroundView, UnitView, View
from reference_engine.monster_collection.position import Ending
from reference_engine.monster_collection.view import Asked, BattleView, DeclaredView
from tests.moncolle_tcg.seen_views import TCG, deal, game, views

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True, scope="module")
def games() -> None:
    deal()


def terrain(card: str, limit: int = 8, by: str = "south", **used: int) -> GroundView:
    return GroundView("terrain", by, limit, card, dict(used))


def plain(**changes: Any) -> View:
    early: View = view(TCG, game(0)[0], "public")
    bases = {"b1": GroundView("base", "south", 10), "b4": GroundView("base", "north", 10)}
    start = replace(early, turn=3, marching="south", phase="main", field={**bases, "b2": terrain("Ford")})
    return replace(start, **{"cards": {"Ford": "Ford"}, **changes})


def unit(name: str, area: str, owner: str = "south", ready: bool = True, worn: tuple[str, ...] = ()) -> UnitView:
    return UnitView(name, name, owner, area, ready, 3, 4, worn)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in parsed(svg).iter() if node.tag.endswith("text")]


def classes(svg: str) -> set[str]:
    return {name for node in parsed(svg).iter() for name in node.get("class", "").split()}


def pips(svg: str) -> list[tuple[str, int]]:
    """The rows of pips: whose they are, and how many."""
    found = [(node.get("class", ""), node.get("d", "")) for node in parsed(svg).iter("path")]
    return [(kind, path.count("M")) for kind, path in found if kind.startswith(("tcg-used", "tcg-free"))]


@given(views(), views())
def test_every_picture_is_a_drawing_that_says_what_it_shows(one: View, other: View) -> None:
    svg = draw(one, other=other, ident="x", standalone=True)
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-labelledby") == "x-title x-desc"
    assert root.find(f"{SVG}desc").text == describe(one)
    for seen in one.units:
        assert one.cards[seen.id] in describe(one)
        assert all(one.cards[worn] in describe(one) for worn in seen.equipment)
    _, _, width, height = map(float, root.get("viewBox").split())
    for node in root.iter(f"{SVG}rect"):
        assert float(node.get("width", "0")) <= width
        assert float(node.get("height", "0")) <= height


@given(views())
def test_a_position_does_not_differ_from_itself(seen: View) -> None:
    assert "≠" not in "".join(texts(draw(seen, other=seen, legend=False)))


@given(views())
def test_a_picture_shows_nothing_that_the_view_hides(seen: View) -> None:
    shown = {*" ".join(texts(draw(seen, cards={}))).replace(",", " ").split()}
    for card in game(0)[0].cards:
        assert card in seen.cards or card not in shown


def test_each_area_shows_what_lies_there_whose_it_is_and_how_much_is_free() -> None:
    field = {
        "a2": terrain("Moor", 6),
        "b2": terrain("Ford", 8, "north", south=5),
        "c2": terrain("Cave", 4, south=6),
        "b3": GroundView("proxy", "south", 8),
        "b1": GroundView("base", "south", 10, "Imp"),
    }
    svg = draw(plain(field=field, cards={"Moor": "Moor", "Ford": "Ford", "Cave": "Cave", "Imp": "Imp"}))
    found = texts(svg)
    for text in ("Moor", "Ford", "Cave", "proxy", "base, Imp", "Limit 6", "3 of 8 free", "2 too many", "no terrain"):
        assert text in found
    assert ("tcg-used s", 5) in pips(svg)
    assert ("tcg-free", 3) in pips(svg)
    assert ("tcg-used s", 6) in pips(svg), "more than the Limit holds"
    assert {"tcg-base", "tcg-proxy", "tcg-terrain", "tcg-bare"} <= classes(svg)
    told = describe(plain(field=field, cards={"Ford": "Ford", "Imp": "Imp"}))
    assert "b2: Ford laid by North, Limit 8; South uses 5, 3 free." in told
    assert "b3: proxy laid by South, face down, Limit 8." in told
    assert "b1: South's base, face down (Imp), Limit 10." in told
    assert "No terrain: a4, b4, c4, a3, c3, a1, c1." in told


def test_a_battle_is_drawn_large_with_what_is_free_for_both_sides() -> None:
    ground = terrain("Ford", 6, south=2, north=3)
    units = (unit("Knight", "b2"), unit("Ogre", "b2", "north"))
    battle = BattleView("b2", "attack", {"south": ("Knight",), "north": ("Ogre",)}, "south")
    svg = draw(plain(units=units, field={"b2": ground}, battle=battle, fought_on=("b2",), turn=4))
    assert {"Ford laid by South, Limit 6,", "South has 4 free, North has 3 free"} <= set(texts(svg))
    assert {"war", "bf-here", "bf-cross", "front"} <= classes(svg)
    assert [text for text in texts(svg) if text in ("1. Ogre", "1. Knight")] == ["1. Ogre", "1. Knight"]


def test_race_attributes_hero_points_and_march_type_are_shown_as_far_as_they_are_known() -> None:
    kin: dict[str, Any] = {"race": "Wyrm", "attributes": ("fire", "evil"), "hero": 2}
    drake = Card("Drake", "unit", level=8, march="long_flight", attack=3, defence=4, **kin)
    svg = draw(plain(units=(unit("Knight", "b2"), unit("Drake", "b1"))), cards={"Drake": drake})
    found = texts(svg)
    assert "lv 8 flies" in found
    assert "long flight, hero 2" in found
    assert {"tcg-fire", "tcg-evil"} <= classes(svg)
    simple = replace(drake, march="walk", hero=0, attributes=("fire",))
    assert "Wyrm, fire" in texts(draw(plain(units=(unit("Drake", "b1"),)), cards={"Drake": simple}))


def test_what_a_unit_wears_hangs_at_its_back() -> None:
    sword = Card("Sword", "equipment", wearing_cost=1, attack=2)
    units = (unit("Knight", "b2", worn=("Sword",)), unit("Ogre", "b3", "north", worn=("Axe", "Helm")))
    svg = draw(plain(units=units), cards={"Sword": sword})
    assert {"Sword", "+2/+0", "Axe", "Helm"} <= set(texts(svg))
    boxes = [float(node.get("y")) for node in parsed(svg).iter("rect") if "tcg-worn" in node.get("class", "").split()]
    assert [y > 0 for y in boxes] == [False, False, True], "North's above, South's below"
    assert "South's Knight, 3/4, ready, wears Sword" in describe(plain(units=units))


@pytest.mark.parametrize(
    ("changes", "marked"),
    [
        ({"units": (unit("Knight", "b1"),)}, "w"),
        ({"units": (unit("Knight", "b2", ready=False),)}, "w"),
        ({"units": (unit("Knight", "b2", worn=("Axe",)),)}, "w"),
        ({"units": ()}, "differs"),
        ({"field": {}}, "differs"),
        ({"fought_on": ("b2",)}, "differs"),
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


def test_hostile_names_are_only_text() -> None:
    field = {"b2": terrain(HOSTILE, by=HOSTILE), HOSTILE: terrain("x")}
    units = (unit("Knight", "b2", HOSTILE, worn=(HOSTILE,)), unit("x", HOSTILE))
    seen = plain(units=units, field=field, asked=Asked(HOSTILE, HOSTILE, HOSTILE), marching=HOSTILE, phase=HOSTILE)
    root = parsed(draw(seen, ident=HOSTILE.replace("\x00\x1b", "")))
    assert not [node for node in root.iter() if node.tag in ("script", "img")]
    assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")]
    assert "\x1b" not in "".join(root.itertext())


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
    field = {**before.field, "a2": terrain("Moor")}
    units = (replace(unit("Knight", "b2", worn=("Axe",)), attack=5),)
    return before, replace(before, units=units, field=field, asked=Asked("north", "counter"))


@given(views(), views())
def test_every_film_is_drawn_to_one_size(one: View, other: View) -> None:
    first, second = film(Frame(one), Frame(other, one, News(dice=(Die("initiative die", "south", 3),))))
    for svg, seen in ((first, one), (second, other)):
        for each in seen.units:
            assert seen.cards[each.id] in parsed(svg).get("aria-label")
    assert parsed(first).get("viewBox") == parsed(second).get("viewBox")


def test_a_film_shows_what_has_changed_and_not_that_it_differs() -> None:
    before, after = moved()
    first, second = film(Frame(before), Frame(after, before, News(hits={"Ogre": 4})))
    assert not classes(first) & {"way", "ghost", "gone", "w", "new", "tcg-laid"}
    assert {"way", "ghost", "gone", "w", "new", "tcg-laid"} <= classes(second)
    assert "≠" not in second
    assert [text for text in texts(second) if text in ("✕ Ogre", "−4", "5/4")] == ["✕ Ogre", "−4", "5/4"]
    fresh = ["".join(node.itertext()) for node in parsed(second).iter("tspan") if node.get("class") == "new"]
    assert "Axe" in fresh, "what has just been put on"


def test_a_refusal_shows_the_clause_and_how_far_it_would_have_gone() -> None:
    before, _ = moved()
    refused = News(refused=True, clauses=("moncolle_tcg.march.walk_range",), attempts=(("Knight", "c2"), ("x", "z9")))
    (svg,) = film(Frame(before, before, refused))
    assert "Refused" in texts(svg)
    assert svg.count('href="#bf-stop"') == 2, "beside the word, and on the edge of the area"


def test_the_last_declaration_lies_on_top_of_the_stack() -> None:
    effect = DeclaredView("north", "effect", "Ogre", ("Ogre",), ("Knight",))
    chain = (DeclaredView("south", "attack", users=("Knight",)), effect)
    before, _ = moved()
    (svg,) = film(Frame(replace(before, battle=BattleView("b2", "attack", {}, "south", chain), proxy_used=True)))
    found = texts(svg)
    top, bottom = found.index("2  North's effect of Ogre on Knight"), found.index("1  South's attack by Knight")
    assert top < bottom
    assert "The proxy of this turn has been laid." in found


def test_every_shape_that_pictures_point_at_is_in_the_sprite_and_no_game_s_but_its_own() -> None:
    before, after = moved()
    shapes = {node.get("id") for node in parsed(sprite("moncolle_tcg")).iter() if node.get("id")}
    drawn = film(Frame(before), Frame(after, before, News(refused=True, dice=(Die("x", "south", 1),))))
    for svg in drawn:
        assert {node.get("href").removeprefix("#") for node in parsed(svg).iter("use")} <= shapes
    assert not set(SHAPES) & (set(DEUS_SHAPES) | set(MAKER_SHAPES) | set(SHARED))
    assert pictures_of("moncolle_tcg@quick-reference") is not None


def test_every_text_is_said_in_the_language() -> None:
    before, after = moved()
    chain = (DeclaredView("south", "effect", "Knight", ("Knight",), ("Knight",)),)
    battle = BattleView("b2", "before_attack", {"south": ("Knight",)}, "south", chain)
    seen = replace(after, battle=battle, fought_on=("a2",))
    plain_picture = draw(seen, other=before, speech=Speech(Fake()))
    film_picture = draw_film([Frame(seen, before)], cards={}, speech=Speech(Fake(), ids=False))[0]
    for svg in (plain_picture, film_picture):
        whole = "\n".join(texts(svg)) + parsed(svg).get("aria-label", "")
        for english in ("Turn 3", "battle in b2", "before the attack", "Limit 8", "Seat:North may use a counter"):
            assert f"ja:{english}" in whole, english
        assert "name:Knight" in whole
        assert "name:Axe" in whole


def test_a_side_that_cannot_attack_is_not_told_that_it_will() -> None:
    units = (unit("Knight", "b2"), unit("Ogre", "b2", "north"))
    seen = plain(
        units=units, battle=BattleView("b2", "before_attack", {}, "south"), asked=Asked("south", "before_attack")
    )
    assert "if it passes, it attacks" in question(seen)
    assert question(replace(seen, units=units[:1])) == "South may use effects before its attack; it cannot attack."
    won = describe(replace(seen, result=Ending("south", "moncolle_tcg.victory.base_captured")))
    assert "South has won by moncolle_tcg.victory.base_captured." in won
