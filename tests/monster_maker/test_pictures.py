"""The picture of a table of Monster Maker shows and says every fact, marks what differs, keeps all in its place."""

import random
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sample_records import HOSTILE

from monosashi.games.deus.pictures import SHAPES as DEUS_SHAPES
from monosashi.games.monster_maker.pictures import SHAPES, describe, draw, draw_film
from monosashi.games.monster_maker.pictures.changes import changes
from monosashi.games.monster_maker.pictures.words import formula, phase, question
from monosashi.pictures import Frame, pictures_of, sprite, style
from monosashi.pictures.news import Die, News
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Marks, Speech
from reference_engine import apply, legal, view
from reference_engine.kernel import run
from reference_engine.monster_maker.cards import Card, Roll
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.game import MONSTER_MAKER
from reference_engine.monster_maker.position import Ending, Position
from reference_engine.monster_maker.view import VIEWERS, Asked, TurnView, View
from tests.monster_maker.positions import BATTLE, act, begin, do, side
from tests.monster_maker.tables import table

SVG = "{http://www.w3.org/2000/svg}"
PLAIN_FILM = Speech(ids=False)


@cache
def game(seed: int, players: int) -> tuple[Position, ...]:
    """The first positions of a game played by chance."""
    dice = random.Random(seed)
    started = MONSTER_MAKER.start(RULES, MONSTER_MAKER.starts.convert({"players": players}))
    position = run.begin(RULES, started).position
    positions = [position]
    while position.result is None and len(positions) < 300:
        position = apply(RULES, position, position.pending.seat, legal(RULES, position).sample(dice)).position
        positions.append(position)
    return tuple(positions)


@st.composite
def views(draw_: st.DrawFn) -> View:
    """A view of somewhere in a game of two to four, by anybody."""
    positions = game(draw_(st.integers(0, 2)), draw_(st.integers(2, 4)))
    seen: View = view(RULES, positions[draw_(st.integers(0, len(positions) - 1))], draw_(st.sampled_from(VIEWERS)))
    return seen


def seen(position: Position, viewer: str = "judge") -> View:
    found: View = view(RULES, position, viewer)
    return found


def fight() -> Position:
    """Hero and Ally against a wolf of North's and a boar of West's."""
    south = side("hero* ally helper rookie-", "wild1 ?rat town", {"wolf": "north", "boar": "west"}, deck="wild2 wild3")
    west = side("hero''", "wild1'", deck="wild2'")
    north = side("hero'", deck="wild1''")
    return begin(table("battle_phase", south, north, west=west))


def matched() -> Position:
    """Hero faces a rat of North's, Ally one of West's with Helper's support; nobody has been aimed at yet."""
    south = side("hero* ally helper rookie-", "wild1", {"rat": "north", "boar": "west"}, deck="wild2 wild3")
    west, north = side("hero''", "wild1'", deck="wild2'"), side("hero'", deck="wild1''")
    battle = act(begin(table("battle_phase", south, north, west=west)), BATTLE)
    mains = {"hero": "rat", "ally": "boar"}
    return act(battle, do("assign", mains=mains), do("support", supports={"helper": "ally"}))


def cards(position: Position) -> dict[str, Card]:
    return position.own_cards


def picture(seen_: View, position: Position, **more: Any) -> str:
    return draw(seen_, cards=cards(position), **more)


def film(*frames: Frame, described: dict[str, Card] | None = None) -> list[str]:
    return draw_film(frames, cards=described or {}, speech=PLAIN_FILM)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in parsed(svg).iter() if node.tag.endswith("text")]


def classes(svg: str) -> list[str]:
    return [name for node in parsed(svg).iter() for name in node.get("class", "").split()]


# Every picture


@given(views(), views())
def test_every_picture_is_a_drawing_that_says_what_it_shows(one: View, other: View) -> None:
    against = other if set(other.players) == set(one.players) else None
    root = parsed(draw(one, other=against, ident="x", standalone=True))
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-labelledby") == "x-title x-desc"
    described = root.find(f"{SVG}desc").text
    assert described == describe(one)
    for player in one.players.values():
        for character in player.party:
            assert one.cards[character.id] in described
        for land in player.map:
            assert not land.id or one.cards[land.id] in described
            for monster in land.monsters:
                assert one.cards[monster.id] in described
    _, _, width, height = map(float, root.get("viewBox").split())
    for node in root.iter(f"{SVG}rect"):
        assert float(node.get("width", "0")) <= width
        assert float(node.get("height", "0")) <= height


@given(views())
def test_a_position_does_not_differ_from_itself(one: View) -> None:
    svg = draw(one, other=one, legend=False)
    assert not {"new", "w", "mm-differs", "mm-missing"} & set(classes(svg))
    assert "≠" not in "".join(texts(svg))


@given(views(), views())
def test_every_film_is_drawn_to_one_size_with_known_shapes(one: View, other: View) -> None:
    frames = [Frame(one)]
    if set(other.players) == set(one.players):
        frames.append(Frame(other, one, News(dice=(Die("attack die", "south", 3),))))
    shapes = {node.get("id") for node in parsed(sprite("monster_maker")).iter() if node.get("id")}
    drawn = film(*frames)
    assert len({parsed(svg).get("viewBox") for svg in drawn}) == 1
    for svg in drawn:
        assert {node.get("href").removeprefix("#") for node in parsed(svg).iter("use")} <= shapes


def test_the_shapes_and_styles_of_two_games_fit_on_one_page() -> None:
    assert not set(SHAPES) & (set(DEUS_SHAPES) | set(SHARED))
    both = style("deus@2.00", "monster_maker")
    for game_ in ("deus", "monster_maker"):
        own = pictures_of(game_)
        assert own is not None
        assert own.STYLE in both
    assert both.count(".battlefield .sheet{") == 1
    assert pictures_of("measure") is None, "what all pictures share is no game"


def test_letters_can_be_read_on_a_phone() -> None:
    """Where a picture is 317 px wide, letters of 12 are 9 px high. Smaller ones are drawn larger, or have no room."""
    found = style("deus", "moncolle_tcg", "monster_maker", "dungeon_command")
    sizes = re.findall(r"([^{}]+)\{[^}]*font(?:-size)?:[^;}]*?([\d.]+)px", found)
    assert len(sizes) > 10
    assert {rule.strip() for rule, size in sizes if float(size) < 12} == {
        ".battlefield .bf-small", ".battlefield .bf-worn", ".mm-tiny",
    }  # fmt: skip


# What is shown


def test_the_map_is_a_row_with_levels_and_points_at_the_newest_land() -> None:
    position = fight()
    svg = picture(seen(position), position)
    found = texts(svg)
    assert [text for text in found if text in ("wild1", "rat", "town")][:3] == ["wild1", "rat", "town"]
    newest = [node for node in parsed(svg).iter("g") if "mm-here" in node.get("class", "").split()]
    assert next("".join(each.itertext()) for each in newest).endswith("town")
    assert len(newest) == 2, "North has no lands"
    assert found.count("level") == 3
    assert "3" in found
    assert classes(svg).count("mm-down") == 1


def test_an_unexplored_land_is_named_to_its_owner_only() -> None:
    position = fight()
    assert "rat" in texts(picture(seen(position, "south"), position))
    for viewer in ("north", "public"):
        svg = picture(seen(position, viewer), position)
        assert "rat" not in "".join(parsed(svg).itertext())
        assert "unexplored" in describe(seen(position, viewer))


def test_wounded_characters_lie_on_their_side() -> None:
    position = fight()
    svg = picture(seen(position), position)
    upright = {(node.get("width"), node.get("height")) for node in parsed(svg).iter("rect")
               if node.get("class") == "mm-card"}  # fmt: skip
    lying = {(node.get("width"), node.get("height")) for node in parsed(svg).iter("rect")
             if node.get("class") == "mm-card mm-hurt"}  # fmt: skip
    assert len(upright) == len(lying) == 1
    ((wide, high),) = upright
    assert lying == {(high, wide)}
    assert "rookie, wounded" in describe(seen(position), PLAIN_FILM)


def test_monsters_have_their_owners_colours_and_signs_and_the_values_of_their_cards() -> None:
    position = fight()
    svg = picture(seen(position), position)
    foes = {("".join(node.itertext()).split(",")[0]): node.get("class", "").split()
            for node in parsed(svg).iter("g") if "mm-foe" in node.get("class", "").split()}  # fmt: skip
    assert "mm-n" in foes["wolf"]
    assert "mm-w" in foes["boar"]
    assert {"1/5", "attacks 2", "lv 0 · retreat 1", "lv 2 · retreat 2"} <= set(texts(svg))
    signs = {node.get("d") for node in parsed(svg).iter("path") if node.get("class") == "mm-sign"}
    assert len(signs) == 3, "each seat has a triangle of its own"


def test_items_marker_and_damage_are_shown() -> None:
    party = [{"id": "hero", "marked": True, "items": ["sword"]}, {"id": "ally"}]
    position = begin(table("first_window", {**side(), "party": party}, damage={"ally": 2}))
    svg = picture(seen(position), position)
    assert {"sword", "−2", "1+2/3"} <= set(texts(svg))
    assert classes(svg).count("mm-hero") == 1
    assert "hero, unhurt, start marker, attack +2, holds sword" in describe(seen(position), PLAIN_FILM)


def test_a_battle_shows_who_faces_whom_and_who_supports() -> None:
    position = matched()
    drawn = classes(picture(seen(position), position))
    assert (drawn.count("mm-face"), drawn.count("mm-strike"), drawn.count("mm-support")) == (2, 0, 1)
    told = describe(seen(position), PLAIN_FILM)
    assert "South's battle: whom the monsters attack." in told
    assert "hero faces rat." in told
    assert "ally faces boar, supported by helper." in told
    assert "faces" not in describe(seen(fight()), PLAIN_FILM)


def test_attack_results_stand_on_their_lines() -> None:
    south = side("hero roller", "wild1", {"wolf": "north"}, deck="wild2 wild3")
    position = act(begin(table("battle_phase", south)), BATTLE, do("assign", mains={"hero": "wolf", "roller": "wolf"}))
    position = act(position, ("north", {"do": "aim", "characters": ["hero"]}))
    assert seen(position).asked.kind == "character_dice"
    svg = picture(seen(position), position)
    drawn = classes(svg)
    assert (drawn.count("mm-face"), drawn.count("mm-strike"), drawn.count("mm-deals")) == (1, 1, 1)
    (result,) = (node for node in parsed(svg).iter("g") if "mm-deals" in node.get("class", "").split())
    assert "".join(result.itertext()) == "1"
    assert "wolf attacks hero." in describe(seen(position), PLAIN_FILM)
    assert "hero faces wolf, attack result 1." in describe(seen(position), PLAIN_FILM)


def test_what_is_declared_waits_as_a_pile() -> None:
    south, north = side("mage", hand="spark"), side("warden' meddler'", deck="wild1'")
    position = begin(table("first_window", south, north, west=side("meddler''", deck="wild2'")))
    before = seen(position)
    position = act(position, do("use_skill", card="spark", user="mage"))
    (first, second) = film(Frame(before), Frame(seen(position), before))
    assert "1  South's skill spark by mage" in texts(second)
    assert "1  South's skill spark by mage" not in texts(first)
    assert "Declared 1: South's skill spark by mage." in describe(seen(position), PLAIN_FILM)


def test_annihilation_and_the_end_are_said() -> None:
    position = begin(table("first_window", side(), side("", annihilated=True, deck="wild1'")))
    svg = picture(seen(position), position)
    assert "North's party is annihilated" in texts(svg)
    assert "mm-ended" in classes(svg)
    over = replace(seen(position), asked=None, result=Ending("", "monster_maker.endgame.tie_draw", ("south", "north")))
    assert "A draw between South, North by monster_maker.endgame.tie_draw." in describe(over)


def test_what_has_been_done_in_the_turn_is_said() -> None:
    done = TurnView(retreated=True, placed_character=True, ranked_up=True, monsters_on=("north",), used=("hero:0",))
    told = describe(replace(seen(fight()), done=done), PLAIN_FILM)
    assert "This turn: retreated, a character placed, ranked up, a monster placed on North, hero used." in told


def test_every_question_has_a_sentence() -> None:
    for kind in RULES.offers:
        if kind != "always":
            asked = replace(seen(fight()), asked=Asked("south", kind, "wolf"))
            assert "is asked" not in question(asked), kind
    odd = replace(seen(fight()), asked=Asked("south", "some_thing"))
    assert question(odd) == "South is asked: some thing."


def test_every_phase_is_called_as_scenarios_call_it() -> None:
    steps = list(RULES.procedures["turn"])
    assert [phase(replace(seen(fight()), phase=step), Speech(Fake())) for step in steps] == [
        f"phase:{step.replace('_', ' ')}" for step in steps
    ]


@pytest.mark.parametrize(
    ("roll", "bonus", "shown"),
    [(Roll(2, -1), 0, "2D-1"), (Roll(1), 2, "1D+2"), (Roll(plus=3), -1, "3-1"), (Roll(), 0, "0")],
)
def test_an_attack_is_written_as_on_cards(roll: Roll, bonus: int, shown: str) -> None:
    assert formula(roll, bonus) == shown


# What changes


def test_a_retreat_crosses_the_lost_lands_out_and_leaves_chips() -> None:
    position = fight()
    before, after = seen(position), seen(act(position, do("retreat")))
    first, second = film(Frame(before), Frame(after, before), described=cards(position))
    assert not {"ghost", "mm-out"} & set(classes(first))
    assert classes(second).count("mm-out") == 3
    assert {"✕ wolf", "✕ boar", "✕ rookie"} <= set(texts(second))
    compared = draw(after, other=before, cards=cards(position))
    assert classes(compared).count("mm-differs") == 3
    assert "mm-missing" in classes(compared), "somebody is not there any more"
    found = changes(after, before)
    assert [land.id for land in found.lost["south"]] == ["wild1", "rat", "town"]
    assert set(found.left) == {"wolf", "boar", "rookie"}


def test_a_new_land_and_a_newcomer_stand_out() -> None:
    position = begin(table("move_phase", side("hero", "wild1", hand="wild2 rat")))
    before, after = seen(position), seen(act(position, do("move", card="wild2")))
    found = changes(after, before)
    assert found.is_new_land("south", 1)
    assert not found.is_new_land("south", 0)
    _, svg = film(Frame(before), Frame(after, before), described=cards(position))
    fresh = [node for node in parsed(svg).iter("g") if {"w", "mm-here"} <= set(node.get("class", "").split())]
    assert len(fresh) == 1


def test_a_monster_that_is_sent_away_has_an_arrow_to_where_it_is() -> None:
    position = fight()
    before = seen(position)
    south, west = before.players["south"], before.players["west"]
    newest = south.map[-1]
    wolf = newest.monsters[0]
    after = replace(before, players={
        **before.players,
        "south": replace(south, map=(*south.map[:-1], replace(newest, monsters=newest.monsters[1:]))),
        "west": replace(west, map=(replace(west.map[0], monsters=(wolf,)),)),
    })  # fmt: skip
    _, svg = film(Frame(before), Frame(after, before), described=cards(position))
    assert classes(svg).count("way") == 1
    assert "✕ wolf" not in texts(svg)


def test_whoever_stays_keeps_its_place() -> None:
    position = fight()
    before = seen(position)
    south = before.players["south"]
    after = replace(before, players={**before.players, "south": replace(south, party=south.party[1:])})
    first, second, third = film(Frame(before), Frame(after, before), Frame(after, after), described=cards(position))

    def place(svg: str) -> str:
        return next(node.get("transform", "") for node in parsed(svg).iter("g") if node.get("data-u") == "ally")

    assert place(first) == place(second) == place(third)


def test_a_hit_stands_out_on_whoever_takes_it() -> None:
    position = fight()
    before = seen(position)
    (svg,) = film(Frame(before, before, News(hits={"wolf": 4, "hero": 1})), described=cards(position))
    assert {"−4", "−1"} <= set(texts(svg))


def test_a_refusal_shows_the_clause_and_where_it_stopped() -> None:
    before = seen(fight())
    attempts = (("hero", "wolf"), ("rat'", "west"), ("nobody", "nothing"))
    refused = News(refused=True, clauses=("monster_maker.assign.unhurt",), attempts=attempts)
    (svg,) = film(Frame(before, before, refused))
    assert "Refused" in texts(svg)
    assert svg.count('href="#bf-stop"') == 3, "beside the word, on the wolf, on West's ground"
    assert classes(svg).count("try") == 1


def test_whoever_only_sits_there_is_one_line() -> None:
    position = matched()
    (svg,) = film(Frame(seen(position)), described=cards(position))
    assert classes(svg).count("mm-party") == 1, "the level of South alone is large"
    assert {"level 1", "level 0"} <= set(texts(svg)), "West and North"
    moving = begin(table("move_phase", side("hero", "wild1", hand="wild2 rat"), side("hero'", deck="wild1'")))
    one, other = seen(moving), seen(act(moving, do("move", card="wild2")))
    assert all(classes(each).count("mm-party") == 1 for each in film(Frame(one), Frame(other, one)))
    alone = draw(one, cards=cards(moving))
    assert classes(alone).count("mm-party") == len(one.players), "a report leaves nobody out"


def test_those_who_fight_are_drawn_large() -> None:
    position = matched()
    (svg,) = film(Frame(seen(position)), described=cards(position))
    scaled = [node for node in parsed(svg).iter("g") if node.get("data-u") for inner in node.findall("g")
              if inner.get("transform", "").startswith("scale(")]  # fmt: skip
    south = seen(position).players["south"]
    if len(south.party) <= 3:
        assert len(scaled) == len(south.party) + 2
    two = begin(table("battle_phase", side("hero ally", "wild1", {"wolf": "north"}, deck="wild2 wild3")))
    after = act(two, BATTLE)
    first, second = film(Frame(seen(two)), Frame(seen(after), seen(two)), described=cards(two))
    for each in (first, second):
        sizes = [float(inner.get("transform")[6:-1]) for node in parsed(each).iter("g") if node.get("data-u")
                 for inner in node.findall("g") if inner.get("transform", "").startswith("scale(")]  # fmt: skip
        assert len(sizes) == 3
        assert min(sizes) > 1.3


def test_the_destroyed_are_struck_through() -> None:
    position = fight()
    before = seen(position)
    south = before.players["south"]
    newest = replace(south.map[-1], monsters=south.map[-1].monsters[1:])
    after = replace(before, players={**before.players, "south": replace(south, map=(*south.map[:-1], newest))})
    news = News(hits={"wolf": 6}, deaths=frozenset({"wolf"}), dice=(Die("attack die", "south", 5),))
    _, svg = film(Frame(before), Frame(after, before, news), described=cards(position))
    (fallen,) = (node for node in parsed(svg).iter("g") if "fallen" in node.get("class", "").split())
    assert {"wolf", "−6"} <= {"".join(node.itertext()) for node in fallen.iter("text")}
    assert fallen.get("data-u") is None
    assert "#bf-skull" in {node.get("href") for node in fallen.iter("use")}
    assert "#bf-d5" in {node.get("href") for node in parsed(svg).iter("use")}
    assert "✕ wolf" not in texts(svg)


def test_lands_that_nobody_cares_about_have_no_names() -> None:
    position = fight()
    before = seen(position)
    south = before.players["south"]
    lands = (replace(south.map[0], id="South Land 1"), *south.map[1:])
    view_ = replace(before, players={**before.players, "south": replace(south, map=lands)})
    assert "South Land" not in "".join(texts(film(Frame(view_))[0]))
    assert {"South", "Land 1"} <= set(texts(draw(view_)))


def test_the_head_says_how_far_a_battle_has_come() -> None:
    assert texts(film(Frame(seen(matched())))[0])[:2] == ["Turn 1 · South's battle", "whom the monsters attack"]
    assert texts(film(Frame(seen(fight())))[0])[:2] == ["Turn 1 · South's turn", "battle phase"]


# Languages, and what cannot be trusted


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
    position = matched()
    now, before = seen(position), seen(fight())
    plain = draw(now, other=before, cards=cards(position), speech=Speech(Fake()))
    (filmed,) = draw_film([Frame(now, before)], cards=cards(position), speech=Speech(Fake(), ids=False))
    for svg in (plain, filmed):
        whole = "\n".join(texts(svg)) + parsed(svg).get("aria-label", "")
        for english in (
            "ja:Turn 1",
            "South's battle",
            "ja:whom the monsters attack",
            "zone:hand",
            "ja:level",
            "state:wounded",
            "ja:lv 2",
        ):
            assert english in whole, english
        assert whole.count("seat:South") > 1
        assert "name:boar" in whole


def test_hostile_names_are_only_text() -> None:
    before = seen(fight())
    south = before.players["south"]
    hero = replace(south.party[0], id=HOSTILE, items=(HOSTILE,))
    newest = replace(south.map[-1], monsters=(replace(south.map[-1].monsters[0], owner=HOSTILE, id=HOSTILE),))
    players = {"south": replace(south, party=(hero,), map=(newest,)), HOSTILE: south}
    shown = replace(before, players=players, turn_player=HOSTILE, phase=HOSTILE, order=(HOSTILE, "nobody"),
                    asked=Asked(HOSTILE, HOSTILE, HOSTILE))  # fmt: skip
    root = parsed(draw(shown, other=before, ident=HOSTILE.replace("\x00\x1b", "")))
    assert not [node for node in root.iter() if node.tag in ("script", "img")]
    assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")]
    assert "\x1b" not in "".join(root.itertext())
    assert "物差し　終" in "".join(root.itertext())
