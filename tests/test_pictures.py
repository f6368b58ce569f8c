"""Every game's pictures show and say every fact, mark what differs, and cannot be broken out of."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sample_records import HOSTILE

from monosashi.games.deus.pictures.words import question as deus_question
from monosashi.games.dungeon_command.pictures.layers import Layers, Path, Sight
from monosashi.games.moncolle_tcg.pictures.words import question as tcg_question
from monosashi.games.monster_maker.pictures.words import formula
from monosashi.pictures import Frame, pictures_of, sprite, style, words
from monosashi.pictures.news import Die, News
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Marks, Speech
from monosashi.pictures.words import collected
from reference_engine import view
from reference_engine.deus.view import UnitView
from reference_engine.dungeon_command import view as command
from reference_engine.dungeon_command.battlefield import Battlefield
from reference_engine.dungeon_command.cards import Card as CommandCard
from reference_engine.dungeon_command.cards import CreatureFace
from reference_engine.moncolle_tcg import cards as tcg_cards
from reference_engine.moncolle_tcg import view as tcg
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.view import Asked, BattleView, DeclaredView
from reference_engine.monster_maker.cards import Roll
from reference_engine.monster_maker.view import TurnView
from tests.monster_maker.positions import BATTLE, act, begin, do, side
from tests.monster_maker.tables import table
from tests.seen_games import NAMES, RULES, alterations, deal, pieces, plain_of, positions, sights

SVG = "{http://www.w3.org/2000/svg}"
FILM = Speech(ids=False)
MARKS = {"w", "new", "differs", "dc-new", "dc-gone", "mm-differs", "mm-missing", "mm-new"}
few = settings(deadline=None, max_examples=settings().max_examples // 2)
every_game = pytest.mark.parametrize("game", NAMES)


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    for game in NAMES:
        deal(game)


def drawing(game: str) -> Any:
    """What draws a game."""
    return pictures_of(game)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in parsed(svg).iter() if node.tag.endswith("text")]


def classes(svg: str) -> list[str]:
    return [name for node in parsed(svg).iter() for name in node.get("class", "").split()]


def uses(svg: str) -> set[str]:
    return {node.get("href", "").removeprefix("#") for node in parsed(svg).iter("use")}


def film(game: str, *frames: Frame, cards: Any = None) -> list[str]:
    films: list[str] = drawing(game).draw_film(frames, cards=cards or {}, speech=FILM)
    return films


def middle(game: str, viewer: str = "judge") -> Any:
    """What somebody sees in the middle of a game, where somebody is asked."""
    every = [position for position in positions(game, 0) if position.pending is not None]
    return view(RULES[game], every[len(every) * 3 // 4], viewer)


# Every picture


@every_game
@few
@given(st.data())
def test_every_picture_has_its_text_alternative_and_hides_what_the_view_hides(game: str, data: st.DataObject) -> None:
    position, seen = data.draw(sights(game))
    _, other = data.draw(sights(game))
    against = other if set(other.players) == set(seen.players) else None
    described = drawing(game).describe(seen)
    svg = drawing(game).draw(seen, other=against, ident="x", standalone=True)
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "x-title x-desc"
    assert {node.get("id") for node in root.iter() if node.get("id")} == {"x-title", "x-desc"}
    assert root.findtext(f"{SVG}desc") == described
    assert all(seen.cards[piece] in described for piece in pieces(seen))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for node in root.iter(f"{SVG}rect"):
        assert float(node.get("width", "0")) <= width
        assert float(node.get("height", "0")) <= height
    alone = drawing(game).draw(seen, cards={}, legend=False)
    words = {*" ".join((*texts(alone), described)).replace(",", " ").split()}
    assert not [card for card in position.cards if card not in seen.cards and card in words]
    same = drawing(game).draw(seen, other=seen, legend=False)
    assert not MARKS & {*classes(same)}
    assert "≠" not in "".join(texts(same))


UNMARKED = {
    "moncolle_tcg": r"\.field\..*\.(limit|used)",
    "monster_maker": r".*\.(annihilated|start_face_down)",
    "dungeon_command": r"\.treasures",
}
"""What pictures describe and do not mark where it differs."""


def test_a_seat_of_any_game_is_called_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [words.side(seat) for seat in ("south", "dealer")] == ["South", "dealer"]
    monkeypatch.setattr(words, "GAMES", {"banque": SimpleNamespace(seats=("dealer", "punter"))})
    assert words.side("dealer") == "Dealer"


@every_game
def test_what_is_described_differently_is_marked(game: str) -> None:
    looked_at = 0
    for field, one, other in alterations(game, UNMARKED.get(game, r"\.edition")):
        if drawing(game).describe(one) != drawing(game).describe(other):
            looked_at += 1
            there = drawing(game).draw(one, other=other, legend=False)
            back = drawing(game).draw(other, other=one, legend=False)
            assert any(MARKS & {*classes(svg)} or "≠" in "".join(texts(svg)) for svg in (there, back)), field
    assert looked_at > 15


@every_game
@few
@given(st.data())
def test_every_film_is_of_one_size_and_points_at_shapes_that_there_are(game: str, data: st.DataObject) -> None:
    one, other = (data.draw(sights(game))[1] for _ in range(2))
    frames = [Frame(one, None, News(dice=(Die("die", "south", 3),)))]
    if set(other.players) == set(one.players):
        frames.append(Frame(other, one, News(refused=True, clauses=(f"{game}.x",))))
    films = film(game, *frames)
    for svg, frame in zip(films, frames, strict=True):
        label = parsed(svg).get("aria-label", "")
        assert all(frame.view.cards[piece] in label for piece in pieces(frame.view))
        assert "≠" not in svg
    assert len({parsed(svg).get("viewBox", "").split()[2] for svg in films}) == 1
    shapes = {node.get("id") for node in parsed(sprite(game)).iter() if node.get("id")}
    assert set().union(*map(uses, films)) <= shapes
    assert len(films) == 1 or ("Refused" in texts(films[1]) and "bf-stop" in uses(films[1]))


def test_the_shapes_and_styles_of_all_games_fit_on_one_page() -> None:
    shapes = [shape for game in NAMES for shape in drawing(game).SHAPES] + [*SHARED]
    assert len(shapes) == len({*shapes})
    whole = style(*NAMES)
    assert all(drawing(game).STYLE in whole for game in NAMES)
    assert whole.count(".battlefield .sheet{") == 1
    assert pictures_of("measure") is None, "what all pictures share is no game"
    assert pictures_of("unheard-of@1") is None


def test_letters_can_be_read_on_a_phone() -> None:
    """Where a picture is 317 px wide, letters of 12 are 9 px high. Smaller ones are drawn larger, or have no room."""
    sizes = re.findall(r"([^{}]+)\{[^}]*font(?:-size)?:[^;}]*?([\d.]+)px", style(*NAMES))
    assert len(sizes) > 10
    small = {rule.strip() for rule, size in sizes if float(size) < 12}
    assert small == {".battlefield .bf-small", ".battlefield .bf-worn", ".mm-tiny"}


@every_game
def test_whatever_a_view_holds_is_only_text(game: str) -> None:
    """What stands in any field of a view may be something hostile, but for the signs of a map."""
    done: set[str] = set()
    for position in positions(game, 0)[::-5]:
        plain = plain_of(view(RULES[game], position, "judge"))
        for field in {name for name, _ in strings(plain)} - done - {"edition", "rows", "legend"}:
            try:
                strange = msgspec.convert(exchanged(plain, field), type(view(RULES[game], position, "judge")))
            except msgspec.ValidationError:
                continue
            done.add(field)
            root = parsed(drawing(game).draw(strange, ident=HOSTILE.replace("\x00\x1b", "")))
            assert not [node for node in root.iter() if node.tag in ("script", "img")], field
            assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")], field
            assert "\x1b" not in "".join(root.itertext())
    assert len(done) > 8


def strings(plain: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """The words of plain data, with the names of the fields that they stand in."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from strings(value, key if re.fullmatch("[a-z_]{3,}", key) else field)
    elif isinstance(plain, list):
        for each in plain:
            yield from strings(each, field)
    elif isinstance(plain, str):
        yield field, plain


def exchanged(plain: Any, name: str, field: str = "") -> Any:
    """What stands in the fields of a name is hostile."""
    if isinstance(plain, dict):
        return {
            key: exchanged(value, name, key if re.fullmatch("[a-z_]{3,}", key) else field)
            for key, value in plain.items()
        }
    if isinstance(plain, list):
        return [exchanged(each, name, field) for each in plain]
    return HOSTILE if isinstance(plain, str) and plain and field == name else plain


class Kana:
    """A language in which everything that has been looked up has no letter of ours."""

    def say(self, message: str, /, **values: object) -> str:
        kana = re.sub(r"\{[^}]*\}|[A-Za-z.,;]", lambda each: each[0] if each[0][0] == "{" else "あ", message)
        return kana.format(**values)

    def phrase(self, english: str) -> str:
        return re.sub(r"\{[^}]*\}|[A-Za-z.,;]", lambda each: each[0] if each[0][0] == "{" else "え", english)

    def word(self, kind: str, english: str) -> str:
        return "い" * len(english)

    def name(self, english: str) -> str:
        return "う" * len(english)

    marks = Marks("、", "；", "", "（", "）")


def english_in(svg: str, game: str) -> list[str]:
    """Texts that nobody has looked up; clauses and the letters of columns are the same in every language."""
    return [text for text in texts(svg) if re.search("[A-Za-z]{3}", re.sub(rf"{game}\.[\w.]+|^abc[a-z]*\d", "", text))]


@every_game
@few
@given(st.data())
def test_every_text_is_in_the_language(game: str, data: st.DataObject) -> None:
    """Everything has been looked up; lists and sentences have the language's marks."""
    one, other = (data.draw(sights(game))[1] for _ in range(2))
    against = other if set(other.players) == set(one.players) else None
    speech = Speech(Kana(), ids=False)
    pictures = (
        drawing(game).draw(one, other=against, speech=speech),
        drawing(game).draw_film([Frame(one, against)], cards={}, speech=speech)[0],
    )
    for svg in pictures:
        assert not english_in(svg, game)
        assert not re.search(r"[;.,] ", parsed(svg).get("aria-label", ""))


@every_game
def test_every_question_and_every_ending_has_a_sentence(game: str) -> None:
    seen = middle(game)
    for kind in RULES[game].offers:
        if kind != "always":
            described = drawing(game).describe(replace(seen, asked=replace(seen.asked, kind=kind)))
            assert "is asked" not in described, kind
    odd = replace(seen, asked=replace(seen.asked, seat="south", kind="some_thing", about=""))
    assert "South is asked: some thing." in drawing(game).describe(odd)
    over = view(RULES[game], positions(game, 0)[-1], "public")
    won = replace(over.result, winner="south", clause=f"{game}.x")
    assert f"South has won by {game}.x." in drawing(game).describe(replace(over, result=won))


# What pictures of one game have of their own


def early(game: str, **changes: Any) -> Any:
    seen = view(RULES[game], positions(game, 0)[0], "public")
    known = {"half_decks": {}} if game == "deus" else {}
    return replace(seen, **{"turn": 3, **known, **changes})


def plain(**changes: Any) -> Any:
    return early("deus", **{"marching": "south", "phase": "main", **changes})


def unit(name: str, area: str, owner: str = "south", ready: bool = True) -> UnitView:
    return UnitView(name, name, owner, area, ready, 3, 4)


def bearer(name: str, area: str, owner: str = "south", ready: bool = True, worn: tuple[str, ...] = ()) -> tcg.UnitView:
    return tcg.UnitView(name, name, owner, area, ready, 3, 4, worn)


def terrain(card: str, limit: int = 8, by: str = "south", **used: int) -> tcg.GroundView:
    return tcg.GroundView("terrain", by, limit, card, dict(used))


def ground(**changes: Any) -> Any:
    bases = {"b1": tcg.GroundView("base", "south", 10), "b4": tcg.GroundView("base", "north", 10)}
    known = {name: name for name in ("Ford", "Moor", "Cave", "Imp")}
    return early("moncolle_tcg", **{"marching": "south", "phase": "main", "field": {**bases, "b2": terrain("Ford")},
                                    "cards": known, **changes})  # fmt: skip


def creature(name: str, square: str, controller: str = "south", **more: Any) -> command.CreatureView:
    return replace(command.CreatureView(name, controller, controller, square, 30), **more)


def squares(*creatures: Any, **changes: Any) -> Any:
    rows = Battlefield("dungeon", ("n..#..", "~.^o..", "..ss.."))
    start = {"turn_player": "south", "phase": "activate", "battlefield": rows, "creatures": creatures, "treasures": {},
             "asked": command.Asked("south", "activate")}  # fmt: skip
    return early("dungeon_command", **{**start, **changes})


class Lands:
    """A position of Monster Maker, and what is seen of it."""

    def __init__(self, position: Any, viewer: str = "judge", **changes: Any) -> None:
        self.position, self.cards = position, position.own_cards
        self.view = replace(view(RULES["monster_maker"], position, viewer), **changes)


def lands(phase: str, south: Any, north: Any = None, *, moves: Any = (), viewer: str = "judge", **more: Any) -> Lands:
    return Lands(act(begin(table(phase, south, north, **more)), *moves), viewer)


FOE = {"north": side("hero'", deck="wild1''"), "west": side("hero''", "wild1'", deck="wild2'")}
HERD = side("hero* ally helper rookie-", "wild1 ?rat town", {"wolf": "north", "boar": "west"}, deck="wild2 wild3")
PAIRED = side("hero* ally helper rookie-", "wild1", {"rat": "north", "boar": "west"}, deck="wild2 wild3")
FIGHT = lands("battle_phase", HERD, **FOE)
MATCHED = lands("battle_phase", PAIRED, **FOE, moves=(
    BATTLE, do("assign", mains={"hero": "rat", "ally": "boar"}),
    do("support", supports={"helper": "ally"})))  # fmt: skip
ROLLED = lands("battle_phase", side("hero roller", "wild1", {"wolf": "north"}, deck="wild2 wild3"), moves=(
    BATTLE, do("assign", mains={"hero": "wolf", "roller": "wolf"}),
    ("north", {"do": "aim", "characters": ["hero"]})))  # fmt: skip
ARMED = lands("first_window", {**side(), "party": [{"id": "hero", "marked": True, "items": ["sword"]}, {"id": "ally"}]},
              damage={"ally": 2})  # fmt: skip
LINED_UP = BattleView("b2", "attack", {"south": ("Squire", "Knight"), "north": ("Ogre",)}, "south",
                      (DeclaredView("south", "attack", users=("Knight",)),))  # fmt: skip
IN_B2 = (unit("Knight", "b2"), unit("Squire", "b2"), unit("Ogre", "b2", "north"))
HURT = (creature("Wolf", "a1", damage=20, hit_points=10, tapped=True), creature("Rat", "b2", "north"))
LAID = {"a2": terrain("Moor", 6), "b2": terrain("Ford", 8, "north", south=5), "c2": terrain("Cave", 4, south=6),
        "b3": tcg.GroundView("proxy", "south", 8), "b1": tcg.GroundView("base", "south", 10, "Imp")}  # fmt: skip
KIN: dict[str, Any] = {"race": "Wyrm", "attributes": ("fire", "evil"), "hero": 2}
DRAKE = tcg_cards.Card("Drake", "unit", level=8, march="long_flight", attack=3, defence=4, **KIN)
DONE = TurnView(retreated=True, placed_character=True, ranked_up=True, monsters_on=("north",), used=("hero:0",))
OVERLAID = Layers(
    reach=frozenset({"b1", "b2"}), paths=(Path(("a1", "b1", "c2"), (1, 2)), Path(("f1",))),
    sights=(Sight((0, 0), (3, 2)), Sight((1, 1), (5, 1), free=False)), notes=(("f2", "3"),),
)  # fmt: skip

SHOWN: list[tuple[str, Any, dict[str, Any], str, str, list[str]]] = [
    ("deus", plain(units=(unit("Knight", "b1"), unit("Ogre", "b2", "north", ready=False), unit("Ghost", "a1", "x"))),
     {}, "3/4", "s n o bf-z", []),
    ("deus", plain(units=(unit("Drake", "b2"),)),
     {"cards": {"Drake": Card("Drake", "unit", level=8, march="fly", attack=3, defence=4)}}, "lv 8 flies", "", []),
    ("deus", plain(units=IN_B2, battle=LINED_UP, final_turn=5, asked=Asked("north", "counter")), {},
     "Turn 3 · battle in b2|1. Ogre|1. Squire|2. Knight|Chain 1: South's attack by Knight.|"
     "North may use a counter effect.|Both decks have run out: turn 5 is the last one.", "bf-here", []),
    ("deus", plain(units=IN_B2, control_markers=("a2",), battle_markers=("c2",)), {}, "control|fought", "", []),
    ("moncolle_tcg", ground(field=LAID), {},
     "Moor|Ford|Cave|proxy|base, Imp|Limit 6|3 of 8 free|2 too many|no terrain",
     "tcg-base tcg-proxy tcg-terrain tcg-bare", [
        "b2: Ford laid by North, Limit 8; South uses 5, 3 free.", "b3: proxy laid by South, face down, Limit 8.",
        "b1: South's base, face down (Imp), Limit 10.", "No terrain: a4, b4, c4, a3, c3, a1, c1.",
     ]),
    ("moncolle_tcg", ground(units=(bearer("Knight", "b2"), bearer("Ogre", "b2", "north")), fought_on=("b2",), turn=4,
                            field={"b2": terrain("Ford", 6, south=2, north=3)},
                            battle=BattleView("b2", "attack", {"south": ("Knight",), "north": ("Ogre",)}, "south")), {},
     "Ford laid by South, Limit 6,|South has 4 free, North has 3 free|1. Ogre|1. Knight", "war bf-here bf-cross front",
     []),
    ("moncolle_tcg", ground(units=(bearer("Drake", "b1"),)), {"cards": {"Drake": DRAKE}},
     "lv 8 flies|long flight, hero 2", "tcg-fire tcg-evil", []),
    ("moncolle_tcg", ground(units=(bearer("Knight", "b2", worn=("Sword",)),)),
     {"cards": {"Sword": tcg_cards.Card("Sword", "equipment", wearing_cost=1, attack=2)}}, "Sword|+2/+0", "tcg-worn",
     ["South's Knight, 3/4, ready, wears Sword"]),
    ("dungeon_command", squares(), {}, "abcdef123",
     "dc-hatch-wall dc-hatch-difficult dc-hatch-hazard dc-hatch-obstacle",
     ["The map has 6 columns and 3 rows.", "d3", "a2", "c2", "d2"]),
    ("dungeon_command", squares(*HURT, activating="Wolf"), {}, "Wolf|Rat|10|30", "dc-turned dc-active dc-hurt", [
        "South's creatures: Wolf on a1, 10 hit points left, 20 damage, tapped.",
        "North's creatures: Rat on b2, 30 hit points left.",
     ]),
    ("dungeon_command", squares(treasures={"a1": command.TreasureView(), "b1": command.TreasureView(3, 2)}), {}, "?|2",
     "dc-chest dc-chest", []),
    ("dungeon_command", squares(), {"layers": OVERLAID}, "1|2|3", "dc-reach dc-reach dc-path dc-sight dc-cut", []),
    ("monster_maker", FIGHT, {}, "wild1|rat|town|level|1/5|attacks 2|lv 0 · retreat 1|lv 2 · retreat 2",
     "mm-here mm-here mm-down mm-hurt", ["rookie, wounded"]),
    ("monster_maker", ARMED, {}, "sword|−2|1+2/3", "mm-hero",
     ["hero, unhurt, start marker, attack +2, holds sword"]),
    ("monster_maker", MATCHED, {}, "whom the monsters attack", "mm-face mm-face mm-support",
     ["The battle: whom the monsters attack.", "ally faces boar, supported by helper; hero faces rat."]),
    ("monster_maker", ROLLED, {}, "1", "mm-face mm-strike mm-deals",
     ["wolf attacks hero.", "hero faces wolf, attack result 1; roller faces wolf."]),
    ("monster_maker", lands("first_window", side(), side("", annihilated=True, deck="wild1'")), {},
     "annihilated", "mm-ended", ["North: party level 0, annihilated, "]),
    ("monster_maker", Lands(FIGHT.position, done=DONE), {}, "", "", [
        "This turn: retreated; a character placed; ranked up; a monster placed on North's land; "
        "ability 1 of hero used."]),
]  # fmt: skip
"""Game, view, what the picture is asked for, its texts, its classes as often as they stand, its sentences."""


@pytest.mark.parametrize(("game", "seen", "more", "shown", "marks", "sentences"), SHOWN)
def test_what_a_game_has_of_its_own_is_in_its_picture(
    game: str, seen: Any, more: dict[str, Any], shown: str, marks: str, sentences: list[str]
) -> None:
    if isinstance(seen, Lands):
        seen, more = seen.view, {"cards": seen.cards}
    svg = drawing(game).draw(seen, **more)
    missing = [text for text in filter(None, shown.split("|")) if not any(text in each for each in texts(svg))]
    assert not missing, texts(svg)
    for mark in marks.split():
        assert classes(svg).count(mark) >= marks.split().count(mark), mark
    described = drawing(game).describe(seen, FILM)
    assert not [each for each in sentences if each not in described], described
    assert not english_in(drawing(game).draw(seen, **more, speech=Speech(Kana(), ids=False)), game)


def test_an_unexplored_land_is_named_to_its_owner_only() -> None:
    for viewer in ("south", "north", "public"):
        seen = Lands(FIGHT.position, viewer)
        svg = drawing("monster_maker").draw(seen.view, cards=seen.cards)
        assert ("rat" in "".join(parsed(svg).itertext())) == (viewer == "south")
        assert viewer == "south" or "unexplored" in drawing("monster_maker").describe(seen.view)


def test_a_side_that_cannot_attack_is_asked_for_no_attack() -> None:
    battle, asked = BattleView("b2", "before_attack", {}, "south"), Asked("south", "before_attack", "b2")
    tired = (replace(IN_B2[0], ready=False), IN_B2[2])
    for question, seen, lacking in (
        (deus_question, plain(units=IN_B2, battle=battle, asked=asked), tired),
        (deus_question, plain(units=IN_B2, battle=battle, asked=asked), IN_B2[:1]),
        (tcg_question, ground(units=IN_B2, battle=battle, asked=asked), IN_B2[:1]),
    ):
        assert "if it passes, it attacks" in question(seen)
        assert question(replace(seen, units=lacking)) == "South may use effects before its attack; it cannot attack."


def test_a_long_name_and_a_full_area_stay_inside() -> None:
    crowd = tuple(unit(f"{number} the most excellent and long-winded", "b2") for number in range(8))
    svg = drawing("deus").draw(plain(units=crowd))
    assert sum(text.endswith("…") for text in texts(svg)) == 8
    assert float(parsed(svg).get("height", "0")) > 8 * 42
    wide = squares(creature("Wolf", "a1"), creature("Rat", "z4"), battlefield=Battlefield("dungeon", ("." * 26,) * 4))
    assert "dc-name" not in classes(drawing("dungeon_command").draw(wide))


@pytest.mark.parametrize(
    ("roll", "bonus", "shown"),
    [(Roll(2, -1), 0, "2D-1"), (Roll(1), 2, "1D+2"), (Roll(plus=3), -1, "3-1"), (Roll(), 0, "0")],
)
def test_an_attack_is_written_as_on_cards(roll: Roll, bonus: int, shown: str) -> None:
    assert formula(roll, bonus) == shown


def test_cards_that_nobody_cares_about_are_shown_from_and_to_or_only_counted() -> None:
    cards = ["South Deck 1", "South Deck 10", *(f"South Deck {n}" for n in range(2, 10)), "Imp", "North Hand 3"]
    assert collected(plain(units=()), cards, FILM) == ["Imp", "North Hand 3", "South Deck 1–10"]
    assert collected(plain(units=()), cards[-3:], FILM, "Deck") == ["Imp", "North Hand 3", "+1"]
    assert collected(plain(units=()), cards[:1], FILM, "Deck") == []


# Films

CLASH = plain(units=(*IN_B2, unit("Imp", "a3", "north", False)), asked=Asked("south", "before_attack"),
              battle=replace(LINED_UP, timing="before_attack", chain=()))  # fmt: skip
MARCH = plain(units=(unit("Knight", "b1"), unit("Ogre", "b2", "north")), asked=Asked("south", "main"))
MARCHED = replace(MARCH, units=(replace(unit("Knight", "b2"), attack=5),), asked=Asked("north", "intercept", "b2"))
DRESS = ground(units=(bearer("Knight", "b1"), bearer("Ogre", "b2", "north")), asked=Asked("south", "main"))
DRESSED = replace(DRESS, units=(replace(bearer("Knight", "b2", worn=("Axe",)), attack=5),),
                  field={**DRESS.field, "a2": terrain("Moor")})  # fmt: skip
STACK = (DeclaredView("south", "attack", users=("Knight",)),
         DeclaredView("north", "effect", "Ogre", ("Ogre",), ("Knight",)))  # fmt: skip
HUNT = squares(creature("Wolf", "a1"), creature("Rat", "b3", "north"))
BITE = squares(creature("Wolf", "a1"), creature("Rat", "b2", "north"), hits=(command.HitView("Wolf", 10),))
ANSWERED = (command.DeclaredView("south", "attack", "Wolf", targets=("Rat",)),
            command.DeclaredView("north", "dodge", "Rat"))  # fmt: skip
RETREATED = view(RULES["monster_maker"], act(FIGHT.position, do("retreat")), "judge")
SOUTH = FIGHT.view.players["south"]


def fewer(keep: Any, **others: Any) -> Any:
    """The herd without some of the monsters on South's newest land."""
    newest = replace(SOUTH.map[-1], monsters=keep)
    players = {**FIGHT.view.players, "south": replace(SOUTH, map=(*SOUTH.map[:-1], newest)), **others}
    return replace(FIGHT.view, players=players)


WEST = FIGHT.view.players["west"]
SENT = fewer(SOUTH.map[-1].monsters[1:],
             west=replace(WEST, map=(replace(WEST.map[0], monsters=SOUTH.map[-1].monsters[:1]),)))  # fmt: skip
SLAIN = News(hits={"wolf": 6}, deaths=frozenset({"wolf"}), dice=(Die("attack die", "south", 5),))
FALLEN = News(hits={"Ogre": 5, "Knight": 1}, deaths=frozenset({"Ogre"}),
              dice=(Die("initiative die", "south", 4), Die("initiative die", "north", 2)))  # fmt: skip
TORN = {"battlefield": Battlefield("dungeon", ("." * 8,) * 8)}

FILMS: list[tuple[str, Any, Any, News, str, str, str]] = [
    ("deus", MARCH, MARCHED, News(hits={"Ogre": 4}), "✕ Ogre|−4|5/4|Knight", "way ghost gone w new", ""),
    ("deus", MARCH, MARCH, News(refused=True, clauses=("deus.march.c",), attempts=(("Knight", "c2"), ("x", "z9"))),
     "Refused", "try", "bf-stop"),
    ("deus", CLASH, replace(CLASH, units=(*IN_B2[:2], CLASH.units[3])), FALLEN, "−5|−1|Imp",
     "fallen bf-here bf-lies", "bf-skull bf-d4 bf-d2"),
    ("deus", CLASH, replace(CLASH, battle=replace(CLASH.battle, timing="attack", chain=STACK)), News(),
     "2  North's effect of Ogre on Knight|1  South's attack by Knight|takes effect first", "", ""),
    ("deus", plain(units=IN_B2), plain(units=IN_B2[:2]), News(deaths=frozenset({"Ogre"})), "", "bf-here fallen", ""),
    ("deus", plain(viewer="judge"), plain(viewer="judge"), News(), "Turn 3 · South marches|main phase", "", ""),
    ("deus", plain(units=()), plain(units=IN_B2[:1], asked=Asked("north", "intercept", "b2"), viewer="judge"), News(),
     "Turn 3 · intercept in b2|North chooses", "", ""),
    ("moncolle_tcg", DRESS, DRESSED, News(hits={"Ogre": 4}, dice=(Die("initiative die", "south", 6),)),
     "✕ Ogre|−4|5/4|Axe", "way ghost gone w new tcg-laid", "bf-d6"),
    ("moncolle_tcg", DRESS, DRESS, News(refused=True, clauses=("moncolle_tcg.march.walk_range",),
                                        attempts=(("Knight", "c2"),)), "Refused", "", "bf-stop"),
    ("moncolle_tcg", DRESS, replace(DRESS, battle=BattleView("b2", "attack", {}, "south", STACK), proxy_used=True),
     News(), "2  North's effect of Ogre on Knight|1  South's attack by Knight|The proxy of this turn has been laid.",
     "", ""),
    ("dungeon_command", HUNT, squares(creature("Wolf", "c1")), News(), "", "dc-path dc-gone w", ""),
    ("dungeon_command", HUNT, HUNT, News(refused=True, clauses=("dungeon_command.move.up_to_speed",),
                                         attempts=(("Wolf", "c2"),)), "Refused", "try", "bf-stop"),
    ("dungeon_command", BITE, squares(creature("Wolf", "a1")),
     News(hits={"Rat": 30, "Wolf": 10}, deaths=frozenset({"Rat"})), "−30|−10", "fallen struck", "bf-skull"),
    ("dungeon_command", HUNT, replace(HUNT, declared=ANSWERED), News(),
     "2  North's dodge by Rat|1  South's attack by Wolf on Rat", "aim", ""),
    ("dungeon_command", squares(creature("Wolf", "b2"), **TORN), squares(creature("Wolf", "c2"), **TORN), News(),
     "abcde1234", "dc-torn", ""),
    ("monster_maker", FIGHT, RETREATED, News(), "✕ wolf|✕ boar|✕ rookie", "mm-out mm-out mm-out ghost", ""),
    ("monster_maker", FIGHT, SENT, News(), "wolf", "way", ""),
    ("monster_maker", FIGHT, FIGHT.view, News(hits={"wolf": 4, "hero": 1}), "−4|−1", "", ""),
    ("monster_maker", FIGHT, FIGHT.view, News(refused=True, clauses=("monster_maker.assign.unhurt",),
                                              attempts=(("hero", "wolf"), ("rat'", "west"))), "Refused", "try",
     "bf-stop"),
    ("monster_maker", FIGHT, fewer(SOUTH.map[-1].monsters[1:]), SLAIN, "wolf|−6", "fallen", "bf-skull bf-d5"),
    ("monster_maker", MATCHED, MATCHED.view, News(),
     "Turn 1 · South's battle|whom the monsters attack|level 1|level 0", "mm-party", ""),
]  # fmt: skip
"""Game, before, after, what has happened, texts of the second picture, its classes, the shapes it points at."""


@pytest.mark.parametrize(("game", "before", "after", "news", "shown", "marks", "shapes"), FILMS)
def test_a_film_shows_what_has_happened(
    game: str, before: Any, after: Any, news: News, shown: str, marks: str, shapes: str
) -> None:
    cards = before.cards if isinstance(before, Lands) else {}
    before = before.view if isinstance(before, Lands) else before
    first, second = film(game, Frame(before), Frame(after, before, news), cards=cards)
    assert not {"way", "ghost", "gone", "w", "new", "fallen", "try"} & {*classes(first)}
    assert [text for text in filter(None, shown.split("|")) if text not in texts(second)] == []
    for mark in marks.split():
        assert classes(second).count(mark) >= marks.split().count(mark), mark
    assert {*shapes.split()} <= uses(second)
    assert parsed(first).get("viewBox") == parsed(second).get("viewBox") or game == "dungeon_command"
    struck = ["".join(node.itertext()) for node in parsed(second).iter("g") if "fallen" in node.get("class", "")]
    assert len(struck) == len(news.deaths)
    assert not [death for death in news.deaths if f"✕ {death}" in texts(second)]
    frames = [Frame(before), Frame(after, before, news)]
    for svg in drawing(game).draw_film(frames, cards=cards, speech=Speech(Kana(), ids=False)):
        assert not english_in(svg, game)


def test_the_last_declaration_lies_on_top_of_the_stack() -> None:
    (svg,) = film("deus", Frame(replace(CLASH, battle=replace(CLASH.battle, chain=STACK))))
    assert texts(svg).index("2  North's effect of Ogre on Knight") < texts(svg).index("1  South's attack by Knight")


def test_each_die_lies_on_its_side_of_a_battle() -> None:
    _, svg = film("deus", Frame(CLASH), Frame(CLASH, CLASH, FALLEN))
    front = next(node.get("d", "") for node in parsed(svg).iter("path") if node.get("class") == "front")
    middle_line = float(front.split()[1].partition("H")[0])
    ys = {node.get("href"): float(node.get("y", "0")) for node in parsed(svg).iter("use") if node.get("y")}
    assert ys["#bf-d2"] < middle_line < ys["#bf-d4"]


def test_those_who_fight_are_drawn_large_and_every_film_with_a_battle_so() -> None:
    quiet = replace(CLASH, battle=None, units=MARCH.units)
    for svg in film("deus", Frame(quiet), Frame(CLASH, quiet), Frame(replace(CLASH, battle=None), CLASH)):
        assert "bf-here" in classes(svg)
    assert "bf-here" not in classes(film("deus", Frame(quiet))[0])
    two = News(deaths=frozenset({"Ogre"}), hits={"Imp": 1})
    (svg,) = film("deus", Frame(replace(CLASH, battle=None, units=CLASH.units[:2]), replace(CLASH, battle=None), two))
    assert "bf-here" not in classes(svg), "two areas are the board's"
    duel = lands("battle_phase", side("hero ally", "wild1", {"wolf": "north"}, deck="wild2 wild3"), moves=(BATTLE,))
    for game, frame, many, cards in (
        ("deus", Frame(CLASH), 3, {}),
        ("monster_maker", Frame(duel.view), 3, duel.cards),
    ):
        (svg,) = film(game, frame, cards=cards)
        sizes = [float(inner.get("transform", "")[6:-1]) for node in parsed(svg).iter("g") if node.get("data-u")
                 for inner in node.findall("g") if inner.get("transform", "").startswith("scale(")]  # fmt: skip
        assert len(sizes) == many
        assert min(sizes) > 1.3


def test_who_stays_keeps_its_place() -> None:
    after = replace(FIGHT.view, players={**FIGHT.view.players, "south": replace(SOUTH, party=SOUTH.party[1:])})
    frames = Frame(FIGHT.view), Frame(after, FIGHT.view), Frame(after, after)
    places = [
        next(node.get("transform", "") for node in parsed(svg).iter("g") if node.get("data-u") == "ally")
        for svg in film("monster_maker", *frames, cards=FIGHT.cards)
    ]
    assert len({*places}) == 1


def test_a_way_has_its_squares_and_what_they_cost() -> None:
    wolf = CommandCard("Wolf", "creature", creature=CreatureFace(1, 6, 30))
    before, after = squares(creature("Wolf", "b1")), squares(creature("Wolf", "b3"))
    for card, costs in ((wolf, ["2", "1"]), (replace(wolf, creature=replace(wolf.creature, moves="fly")), ["1", "1"])):
        (svg,) = film(
            "dungeon_command", Frame(after, before, News(ways=(("Wolf", ("a2", "b3")),))), cards={"Wolf": card}
        )
        path = next(node.get("d", "") for node in parsed(svg).iter() if node.get("class") == "dc-path")
        assert len(re.findall("[ML]", path)) == 3
        assert ["".join(node.itertext()) for node in parsed(svg).iter() if node.get("class") == "dc-cost"] == costs


def test_decks_being_built_are_factions() -> None:
    draft = view(RULES["deus"], positions("deus", 0)[0], "judge")
    (svg,) = film("deus", Frame(draft))
    assert {*draft.half_decks} <= {*texts(svg)}
    assert "bf-r3" not in svg, "there is no battlefield yet"
