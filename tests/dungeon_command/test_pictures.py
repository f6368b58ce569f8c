"""The picture of a battlefield shows and says every fact, marks what differs, and cannot be broken out of."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from msgspec.structs import replace
from sample_records import HOSTILE

from monosashi.games.deus.pictures import SHAPES as DEUS_SHAPES
from monosashi.games.dungeon_command.pictures import SHAPES, describe, draw, draw_film
from monosashi.games.dungeon_command.pictures.layers import Layers, Path, Sight
from monosashi.games.dungeon_command.pictures.pieces import NAMED
from monosashi.games.moncolle_tcg.pictures import SHAPES as TCG_SHAPES
from monosashi.games.monster_maker.pictures import SHAPES as MAKER_SHAPES
from monosashi.pictures import Frame, pictures_of, sprite
from monosashi.pictures.news import News
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Marks, Speech
from reference_engine import view
from reference_engine.dungeon_command.battlefield import Battlefield
from reference_engine.dungeon_command.cards import Card, CreatureFace
from reference_engine.dungeon_command.position import Ending
from reference_engine.dungeon_command.view import Asked, CreatureView, DeclaredView, HitView, TreasureView, View
from tests.dungeon_command.seen_views import COMMAND, deal, game, views

SVG = "{http://www.w3.org/2000/svg}"
ROWS = ("n..#..", "~.^o..", "..ss..")
"""A small map on which there is every kind of square."""


@pytest.fixture(autouse=True, scope="module")
def games() -> None:
    deal()


def plain(**changes: Any) -> View:
    """South's third turn on the small map, with nobody there."""
    early: View = view(COMMAND, game(0)[0], "public")
    start = replace(
        early, turn=3, turn_player="south", phase="activate", battlefield=Battlefield("dungeon", ROWS), creatures=(),
        treasures={}, declared=(), hits=(), asked=Asked("south", "activate"), result=None,
    )  # fmt: skip
    return replace(start, **changes)


def creature(name: str, square: str, controller: str = "south", **more: object) -> CreatureView:
    """A creature that is its own card, with 30 hit points."""
    return replace(CreatureView(name, controller, controller, square, 30), **more)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in parsed(svg).iter() if node.tag.endswith("text")]


def classes(svg: str) -> set[str]:
    return {name for node in parsed(svg).iter() for name in node.get("class", "").split()}


def labels(svg: str) -> list[str | None]:
    """The letters of columns and the numbers of rows."""
    return [each.text for node in parsed(svg).iter("text") if node.get("class") == "dc-label" for each in node]


def drawn(svg: str, style: str) -> int:
    """How many elements have a class."""
    return sum(style in node.get("class", "").split() for node in parsed(svg).iter())


@given(views(), views())
def test_every_picture_is_a_drawing_that_says_what_it_shows(one: View, before: View) -> None:
    svg = draw(one, other=before, ident="x", standalone=True)
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-labelledby") == "x-title x-desc"
    assert root.find(f"{SVG}desc").text == describe(one)
    for seen in one.creatures:
        assert f"{one.cards[seen.id]} {seen.id} on {seen.square}" in describe(one)
    assert drawn(svg, "dc-piece") == len(one.creatures)
    assert drawn(svg, "dc-turned") == sum(each.tapped for each in one.creatures)
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


def test_each_kind_of_square_has_its_hatching_and_its_words() -> None:
    svg = draw(plain())
    assert [drawn(svg, f"dc-hatch-{kind}") for kind in ("wall", "difficult", "hazard", "obstacle")] == [1, 1, 1, 1]
    assert [node.get("d", "").count("M") for node in parsed(svg).iter() if "dc-area" in node.get("class", "")] == [2, 1]
    legend = " ".join(texts(svg))
    for words in ("waves: difficult terrain", "strokes: hazardous terrain", "rocks: obstacles", "bricks: walls"):
        assert words in legend
    assert labels(svg) == [*"abcdef", *"123"]
    told = describe(plain())
    assert "The map has 6 columns and 3 rows." in told
    for words in ("d3", "a2", "c2", "d2"):
        assert words in told


def test_creatures_show_what_they_have_left_and_lie_on_their_side_when_tapped() -> None:
    there = (creature("Wolf", "a1", damage=20, hit_points=10, tapped=True), creature("Rat", "b2", "north"))
    svg = draw(plain(creatures=there, activating="Wolf"))
    assert {"Wolf", "Rat", "10", "30"} <= set(texts(svg))
    assert (drawn(svg, "dc-turned"), drawn(svg, "dc-active"), drawn(svg, "dc-hurt")) == (1, 1, 1)
    widths = {name: [float(node.get("width")) for node in parsed(svg).iter("rect") if node.get("class") == name]
              for name in ("dc-bar", "dc-left", "dc-hurt")}  # fmt: skip
    assert widths["dc-left"] == pytest.approx([widths["dc-bar"][0] / 3, widths["dc-bar"][1]], abs=0.2)
    assert widths["dc-hurt"] == pytest.approx([widths["dc-bar"][0] * 2 / 3], abs=0.2)
    told = describe(plain(creatures=there))
    assert "South's creatures: Wolf on a1, 10 hit points left, 20 damage, tapped." in told
    assert "North's creatures: Rat on b2, 30 hit points left." in told


def test_on_large_maps_a_piece_has_no_room_for_a_name() -> None:
    wide = Battlefield("dungeon", ("." * 26,) * 4)
    svg = draw(plain(battlefield=wide, creatures=(creature("Wolf", "a1"), creature("Rat", "z4"))))
    assert "dc-name" not in classes(svg)
    assert "Wolf" in [node.text for node in parsed(svg).iter("title")]
    assert NAMED < 46


def test_chests_show_their_tokens_once_they_are_known() -> None:
    treasures = {"a1": TreasureView(), "b1": TreasureView(3, 2), "c1": TreasureView(1, 1)}
    svg = draw(plain(treasures=treasures, creatures=(creature("Wolf", "c1"),)))
    assert drawn(svg, "dc-chest") == 2, "under a creature no chest is seen"
    assert {"?", "2"} <= set(texts(svg))


def test_reach_paths_and_lines_of_sight_are_laid_over_the_map() -> None:
    layers = Layers(
        reach=frozenset({"b1", "b2"}),
        paths=(Path(("a1", "b1", "c2"), (1, 2)), Path(("f1",))),
        sights=(Sight((0, 0), (3, 2)), Sight((1, 1), (5, 1), free=False)),
        notes=(("f2", "3"),),
    )
    svg = draw(plain(), layers=layers)
    assert [drawn(svg, kind) for kind in ("dc-reach", "dc-path", "dc-sight", "dc-cut")] == [2, 1, 1, 1]
    costs = ["".join(node.itertext()) for node in parsed(svg).iter() if node.get("class") == "dc-cost"]
    assert costs == ["1", "2", "3"]


@pytest.mark.parametrize(
    "changes",
    [
        {"creatures": (creature("Wolf", "b1"),)},
        {"creatures": (creature("Wolf", "a1", tapped=True),)},
        {"creatures": (creature("Wolf", "a1", damage=10, hit_points=20),)},
        {"creatures": ()},
        {"turn": 4},
        {"phase": "deploy"},
        {"asked": Asked("south", "deploy")},
        {"hits": (HitView("Wolf", 10),)},
        {"declared": (DeclaredView("south", "attack", "Wolf"),)},
    ],
)
def test_what_differs_is_marked(changes: dict[str, Any]) -> None:
    before = plain(creatures=(creature("Wolf", "a1"),))
    after = replace(before, **changes)
    both = (draw(one, other=other, legend=False) for one, other in ((before, after), (after, before)))
    assert any(classes(each) & {"new", "dc-new", "dc-gone", "differs"} for each in both)


def test_numbers_and_piles_that_differ_are_marked() -> None:
    before = plain()
    south = replace(before.players["south"], morale=3, order_discard=("x.1",))
    after = replace(before, players={**before.players, "south": south})
    found = draw(after, other=before, legend=False)
    assert "≠" in "".join(texts(found)) or classes(found) & {"new", "differs"}


def test_hostile_names_are_only_text() -> None:
    there = (creature(HOSTILE, "a1", HOSTILE, attached=(HOSTILE,)), creature("x", HOSTILE, owner=HOSTILE))
    declared = (DeclaredView(HOSTILE, HOSTILE, HOSTILE, HOSTILE, (HOSTILE,)),)
    seen = plain(
        creatures=there, declared=declared, hits=(HitView(HOSTILE, 1),), asked=Asked(HOSTILE, HOSTILE, HOSTILE),
        turn_player=HOSTILE, phase=HOSTILE, activating=HOSTILE, treasures={HOSTILE: TreasureView()},
    )  # fmt: skip
    root = parsed(draw(seen, ident=HOSTILE.replace("\x00\x1b", "")))
    assert not [node for node in root.iter() if node.tag in ("script", "img")]
    assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")]
    assert "\x1b" not in "".join(root.itertext())


def film(*frames: Frame) -> list[str]:
    return draw_film(frames, cards={}, speech=Speech(ids=False))


def moved() -> tuple[View, View]:
    """A wolf goes from one square to another and something is declared; a rat is gone."""
    before = plain(creatures=(creature("Wolf", "a1"), creature("Rat", "b3", "north")))
    after = replace(before, creatures=(creature("Wolf", "c1"),), asked=Asked("north", "react"))
    return before, replace(after, declared=(DeclaredView("south", "order", "Wolf", "Bolt", ("Rat",)),))


@given(views(), views())
def test_every_film_is_drawn_to_one_size(one: View, other: View) -> None:
    first, second = film(Frame(one), Frame(other, one, News()))
    for svg, seen in ((first, one), (second, other)):
        for each in seen.creatures:
            assert seen.cards[each.id] in parsed(svg).get("aria-label")
    if one.battlefield == other.battlefield and len(one.declared) == len(other.declared):
        assert parsed(first).get("viewBox").split()[2] == parsed(second).get("viewBox").split()[2]


def test_a_film_leads_a_line_from_where_a_creature_stood() -> None:
    before, after = moved()
    first, second = film(Frame(before), Frame(after, before))
    assert not classes(first) & {"dc-path", "dc-gone", "w"}
    assert {"dc-path", "dc-gone", "w"} <= classes(second)
    assert "≠" not in second


def test_a_refusal_shows_where_it_stopped() -> None:
    before, _ = moved()
    refused = News(refused=True, clauses=("dungeon_command.move.up_to_speed",), attempts=(("Wolf", "c2"),))
    (svg,) = film(Frame(before, before, refused))
    assert "Refused" in texts(svg)
    assert svg.count('href="#bf-stop"') == 2, "beside the word, and where it would have gone"
    assert "try" in classes(svg)


def test_the_empty_part_of_a_map_is_left_out() -> None:
    open_map = Battlefield("dungeon", ("." * 8,) * 8)
    near = plain(battlefield=open_map, creatures=(creature("Wolf", "b2"), creature("Rat", "c2", "north")))
    (svg,) = film(Frame(near))
    assert labels(svg) == [*"abcde", *"1234"]
    assert "dc-torn" in classes(svg)
    far = replace(near, creatures=(*near.creatures, creature("Owl", "h8")))
    for each in film(Frame(near), Frame(far, near)):
        assert "dc-torn" not in classes(each), "the whole film shows the same part"
    assert "dc-torn" not in classes(film(Frame(replace(near, phase="deploy")))[0]), "any square may be chosen"


def test_damage_and_deaths_are_on_the_pieces() -> None:
    before = plain(creatures=(creature("Wolf", "a1"), creature("Rat", "b2", "north")), hits=(HitView("Wolf", 10),))
    after = replace(before, creatures=before.creatures[:1], hits=())
    news = News(hits={"Rat": 30, "Wolf": 10}, deaths=frozenset({"Rat"}))
    first, second = film(Frame(before), Frame(after, before, news))
    assert "−10?" in texts(first)
    assert {"−30", "−10"} <= set(texts(second))
    assert {"fallen", "struck"} <= classes(second)
    assert "#bf-skull" in {node.get("href") for node in parsed(second).iter("use")}
    assert "dc-gone" not in classes(second)
    assert [node.get("data-u") for node in parsed(second).iter("g") if node.get("data-u")] == ["Wolf"]


def test_a_way_has_its_squares_and_what_they_cost() -> None:
    wolf = Card("Wolf", "creature", creature=CreatureFace(1, 6, 30))
    before = plain(creatures=(creature("Wolf", "b1"),))
    after = replace(before, creatures=(creature("Wolf", "b3"),))
    news = News(ways=(("Wolf", ("a2", "b3")),))

    def costs(card: Card) -> list[str]:
        (svg,) = draw_film([Frame(after, before, news)], cards={"Wolf": card}, speech=Speech(ids=False))
        assert len(re.findall("[ML]", next(n.get("d") for n in parsed(svg).iter() if n.get("class") == "dc-path"))) == 3
        return ["".join(node.itertext()) for node in parsed(svg).iter() if node.get("class") == "dc-cost"]

    assert costs(wolf) == ["2", "1"], "a2 is difficult"
    assert costs(replace(wolf, creature=replace(wolf.creature, moves="fly"))) == ["1", "1"]


def test_attacks_have_arrows_while_they_are_declared() -> None:
    there = (creature("Wolf", "a1"), creature("Rat", "c3", "north"))
    declared = (DeclaredView("south", "attack", "Wolf", targets=("Rat",)),)
    (svg,) = film(Frame(plain(creatures=there, declared=declared)))
    assert "aim" in classes(svg)


def test_piles_that_nobody_cares_about_are_counts() -> None:
    seen = plain()
    south = replace(seen.players["south"], order_deck=("South Order Deck 1", "Bolt"), order_deck_count=2,
                    creature_deck=("South Creature Deck 1",), creature_deck_count=1)  # fmt: skip
    found = texts(film(Frame(replace(seen, viewer="judge", players={"south": south})))[0])
    assert not [text for text in found if "South Creature" in text or "South Order" in text]
    assert "Bolt, +1" in found
    assert "creature deck 1, order deck 2" in found


def test_the_last_declaration_lies_on_top_of_the_stack() -> None:
    declared = (DeclaredView("south", "attack", "Wolf", targets=("Rat",)), DeclaredView("north", "dodge", "Rat"))
    (svg,) = film(Frame(plain(declared=declared)))
    found = texts(svg)
    assert found.index("2  North's dodge by Rat") < found.index("1  South's attack by Wolf on Rat")


def test_every_shape_that_pictures_point_at_is_in_the_sprite_and_no_game_s_but_its_own() -> None:
    before, after = moved()
    shapes = {node.get("id") for node in parsed(sprite("dungeon_command")).iter() if node.get("id")}
    for svg in film(Frame(before), Frame(after, before, News(refused=True))):
        assert {node.get("href").removeprefix("#") for node in parsed(svg).iter("use")} <= shapes
    assert not set(SHAPES) & (set(DEUS_SHAPES) | set(TCG_SHAPES) | set(MAKER_SHAPES) | set(SHARED))
    assert pictures_of("dungeon_command@summary") is not None


class Fake:
    """A language in which everything has been looked up."""

    def say(self, message: str, /, **values: object) -> str:
        return "ja:" + message.format(**values)

    def word(self, kind: str, english: str) -> str:
        return f"{kind}:{english}"

    def name(self, english: str) -> str:
        return "name:" + english

    marks = Marks("、", "；", "", "（", "）")


def test_every_text_is_said_in_the_language() -> None:
    before, after = moved()
    seen = replace(after, hits=(HitView("Wolf", 10),), activating="Wolf")
    pictures = (
        draw(seen, other=before, speech=Speech(Fake())),
        draw_film([Frame(seen, before)], cards={}, speech=Speech(Fake(), ids=False))[0],
    )
    for svg in pictures:
        whole = "\n".join(texts(svg)) + parsed(svg).get("aria-label", "")
        for english in ("Turn 3", "morale", "leadership", "name:Wolf is about to take 10 damage."):
            assert f"ja:{english}" in whole, english
        assert "name:Wolf" in whole
        assert "name:Bolt" in whole


def test_the_end_is_told() -> None:
    won = describe(plain(asked=None, result=Ending("south", "dungeon_command.end.winner")))
    assert "South has won by dungeon_command.end.winner." in won
    drawn_game = describe(plain(asked=None, result=Ending("", "dungeon_command.end.tie")))
    assert "A draw by dungeon_command.end.tie." in drawn_game
