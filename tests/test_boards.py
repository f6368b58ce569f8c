"""Every game's board shows every fact of a view, in lines of bounded width, and nothing that the view hides."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

import reference_engine as engine
from monosashi.games.dungeon_command.board import letters_of
from monosashi.games.moncolle_tcg.pictures.words import WORDS as TCG_WORDS
from monosashi.kit.registry import kit
from monosashi.kit.text_board import NARROWEST, WIDTH, compare, draw, label
from reference_engine import view
from reference_engine.deus.view import UnitView
from reference_engine.dungeon_command import view as command
from reference_engine.dungeon_command.battlefield import Battlefield
from reference_engine.moncolle_tcg import view as tcg
from reference_engine.moncolle_tcg.procedures import Chain
from tests.monster_maker.positions import BATTLE, act, do, quiet, side
from tests.monster_maker.positions import begin as lands
from tests.seen_games import NAMES, RULES, SEEDS, alterations, deal, pieces, positions, sights

every_game = pytest.mark.parametrize("game", NAMES)


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    for game in NAMES:
        deal(game)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# Every board

PILES = ("hand", "excluded", "waiting", "others")
LISTED = dict.fromkeys(NAMES, PILES) | dict.fromkeys(("moncolle_tcg", "dungeon_command"), (*PILES, "discard"))
"""The piles whose cards are named; of others the board has the number."""


@every_game
@settings(deadline=None)
@given(st.data())
def test_everything_that_lies_on_the_table_and_the_question_are_shown(game: str, data: st.DataObject) -> None:
    position, seen = data.draw(sights(game))
    board = kit(game).board
    flat = in_one_line(draw(seen))
    shown = {word.strip(",;:") for word in flat.split()}
    for card in pieces(seen):
        assert {card, *seen.cards[card].split()[:1]} & shown, card
    for player in seen.players.values():
        for field in player.__struct_fields__:
            value = getattr(player, field)
            if field.endswith(LISTED[game]):
                assert all(label(seen, card) in flat for card in value or ())
            elif field.endswith(("_count", "discard")):
                number = value if isinstance(value, int) else len(value)
                # A board may leave out what there is none of.
                assert not number or str(number) in flat
    if seen.asked is None:
        ending = f"{seen.result.winner.capitalize()} has won" if seen.result.winner else "A draw"
        assert re.search(rf"{ending}.* by {seen.result.clause}\.", flat)
    else:
        about = label(seen, seen.asked.about)
        about = about.capitalize() if about in board.SIGNS else about
        sentences = {each.format(seat=seen.asked.seat.capitalize(), about=about) for each in board.SENTENCES}
        assert any(f"→ {each}" in flat for each in sentences), flat
    words = {*draw(seen).replace(",", " ").split()}
    assert not [card for card in position.cards if card not in seen.cards and card in words]


@every_game
@settings(deadline=None)
@given(st.data(), st.integers(NARROWEST, 2 * WIDTH))
def test_no_line_is_wider_than_allowed_and_frames_are_straight(game: str, data: st.DataObject, width: int) -> None:
    _, seen = data.draw(sights(game))
    lines = draw(seen, width).split("\n")
    assert max(map(cell_len, lines)) <= width
    assert len({cell_len(line) for line in lines if line[:1] in "┌├│└"}) <= 1
    assert "»" not in compare(seen, seen, width)


@every_game
@settings(deadline=None)
@given(st.data())
def test_views_are_read_as_they_are_written(game: str, data: st.DataObject) -> None:
    _, seen = data.draw(sights(game))
    views = engine.game(game).views
    assert views.load(views.dump(seen)) == seen
    assert seen.edition == RULES[game].name


NEEDLESS = {
    "deus": r"\.edition|\.viewer|\.half_decks",
    "moncolle_tcg": r"\.edition|\.viewer",
    "monster_maker": r"\.edition|\.viewer|.*start_face_down",
    "dungeon_command": r"\.edition|\.viewer|\.treasures",
}
"""What of a view a board need not show."""


@every_game
def test_every_number_flag_and_thing_makes_a_difference_on_the_board(game: str) -> None:
    looked_at = 0
    for field, seen, other in alterations(game, NEEDLESS[game]):
        looked_at += 1
        assert draw(other) != draw(seen), field
        assert "»" in compare(seen, other, 2 * WIDTH + 3), field
    assert looked_at > 15


@every_game
def test_strange_names_strange_questions_and_draws_have_words(game: str) -> None:
    middle, last = positions(game, 0)[len(positions(game, 0)) // 2], positions(game, 0)[-1]
    seen, over = view(RULES[game], middle, "judge"), view(RULES[game], last, "judge")
    names = {card: f"\x1b[31m炎の竜王アスケト\n{name}" * 9 for card, name in seen.cards.items()}
    lines = draw(replace(seen, cards=names)).split("\n")
    assert "\x1b" not in "".join(lines)
    assert max(map(cell_len, lines)) <= WIDTH
    assert len({cell_len(line) for line in lines if line[:1] in "┌├│└"}) <= 1
    asked = replace(seen.asked or seen, seat="north", kind="juggle_knives", about="")
    assert "→ North is asked: juggle knives." in draw(replace(seen, asked=asked))
    everybody = {"tied": tuple(over.players)} if hasattr(over.result, "tied") else {}
    tied = replace(over, result=replace(over.result, winner="", clause=f"{game}.x", **everybody))
    assert re.search(rf"A draw.* by {game}\.x\.", draw(tied))


# What a board of one game has of its own


def early(game: str, **changes: Any) -> Any:
    """The view of an early position with other facts in it."""
    return replace(view(RULES[game], positions(game, 0)[0], "public"), **changes)


def unit(name: str, area: str, owner: str = "south", ready: bool = True) -> UnitView:
    """A unit that is its own card."""
    return UnitView(id=name, card=name, owner=owner, area=area, ready=ready, attack=3, defence=4)


def ground(*units: str, **field: tcg.GroundView) -> Any:
    there = tuple(tcg.UnitView(each, each, "south", "b2", True, 3, 4, ("Axe",)) for each in units)
    return early("moncolle_tcg", field=field, cards={"Ford": "Ford", "Axe": "Axe"}, units=there)


def creature(name: str, square: str, controller: str = "south", **more: Any) -> command.CreatureView:
    """A creature that is its own card, with 30 hit points."""
    return replace(command.CreatureView(name, controller, controller, square, 30), **more)


def squares(**changes: Any) -> Any:
    rows = Battlefield("dungeon", ("n..#", "~.^o", "..ss"))
    return early("dungeon_command", **{"battlefield": rows, **changes})


def table(phase: str, *sides: Any, moves: tuple[Any, ...] = (), viewer: str = "south", **more: Any) -> Any:
    return view(RULES["monster_maker"], act(lands(quiet(phase, *sides, **more)), *moves), viewer)


WOLF = side("hero* ally helper", "town wild1", {"wolf": "north"}, deck="wild2 wild3")
BOTH = side("hero* ally", "town wild1", {"wolf": "north", "rat": "north"}, deck="wild2")
FACE_DOWN = side("hero*", "wild1 ?rat", deck="wild2")
LOADED = side("hero* ally-", "wild1 town", {"wolf": "north"}, hand="rat", others="quest", deck="wild2")
LOADED["party"][0]["items"] = ["sword"]
DECLARED = (
    command.DeclaredView("south", "attack", "Wolf", targets=("Rat",)),
    command.DeclaredView("north", "order", "Rat", "Net"),
)
HITS = (command.HitView("Rat", 30), command.HitView("Wolf", 10, cower=True), command.HitView("Bat", 20, cower=False))
CARRIER = creature("Wolf", "a1", owner="north", attached=("Net",), activated=True)
PAIR = (creature("Wolf", "b2", tapped=True), creature("Rat", "c3", "north"))
CHESTS = {"a1": command.TreasureView(), "b1": command.TreasureView(2, 1)}

BOARDS: list[tuple[str, Any, list[str]]] = [
    ("deus", early("deus", units=(unit("Knight", "b2"), unit("Ogre", "b2", "north", ready=False)),
                   control_markers=("b2",), battle_markers=("c2",)), ["▼ Ogre 3/4z", "▲ Knight 3/4"]),
    ("deus", early("deus", units=(unit("Lost", "d7"),)), ["Off the board: Lost in 'd7'"]),
    ("moncolle_tcg", ground(b2=tcg.GroundView("terrain", "south", 4, "Ford", {"south": 6})),
     ["●▲", "Ford Limit 4", "▲ 6 used, 2 too many"]),
    ("moncolle_tcg", ground("Knight", b2=tcg.GroundView("proxy", "north", 8, "", {"south": 3})),
     ["●▼", "proxy: face down Limit 8", "▲ 3 used, 5 free", "▲ Knight 3/4", "Axe"]),
    ("moncolle_tcg", early("moncolle_tcg", asked=tcg.Asked("south", "limit_adjustment")),
     [TCG_WORDS.SEVERAL["limit_adjustment"].format(seat="South")]),
    ("dungeon_command", squares(treasures=CHESTS, creatures=PAIR), [
        "3 n . a ██ 2 ~ A'^ o 1 $?$1s s a b c d", "██ wall", "o obstacle", "^ hazard", "~ difficult", "s south",
        "n north", "$ chest", "' tapped", "A Wolf on b2, 30 hit points left, tapped",
    ]),
    ("dungeon_command", squares(creatures=(CARRIER, creature("Rat", "a2", "north")), declared=DECLARED, hits=HITS,
                                activating="Wolf"), [
        "Wolf on a1, 30 hit points left, activated, North's card, carries Net",
        "Declared 1: South's attack by Wolf on Rat.",
        "Declared 2: North's Net by Rat.", "Rat is about to take 30 damage.", "Wolf cowers from 10 damage.",
        "Bat will take 20 damage.", "Wolf is being activated.",
    ]),
    ("dungeon_command", squares(creatures=(CARRIER,), activating="Wolf", moved=True),
     ["Wolf is being activated and has moved."]),
    ("monster_maker", table("battle_phase", WOLF, viewer="public", moves=(
        BATTLE, do("assign", mains={"hero": "wolf", "ally": "wolf"}), do("support", supports={"helper": "ally"}))), [
        "The battle: whom the monsters attack.", "hero faces wolf", "ally faces wolf, supported by helper",
        "→ North says which of the characters that face wolf it attacks.",
    ]),
    ("monster_maker", table("battle_phase", BOTH, viewer="public", moves=(do("retreat"),)), [
        "On their way to the bottom of their owners’ decks: wolf, rat.",
        "→ North says in which order its monsters go under its deck.",
    ]),
    ("monster_maker", table("first_window", LOADED, damage={"wolf": 2}, placed_character=True, monsters_on=["north"]), [
        "map from the oldest land wild1, level 1 → town, level 1, town foes North's wolf, 2 damage",
        "party hero, unhurt, start marker, attack +2, holds sword ally, wounded", "other cards quest",
        "hand 1 rat", "This turn: a character placed; a monster placed on North's land.",
    ]),
    ("monster_maker", table("move_phase", FACE_DOWN), ["rat, level 1, unexplored"]),
    ("monster_maker", table("move_phase", FACE_DOWN, viewer="north"), ["unexplored land, level 1"]),
]  # fmt: skip
"""Game, view, and what stands on its board."""


@pytest.mark.parametrize(("game", "seen", "expected"), BOARDS)
def test_what_a_game_has_of_its_own_stands_on_its_board(game: str, seen: Any, expected: list[str]) -> None:
    flat = re.sub(r"[│ \n]+", " ", draw(seen))
    for text in expected:
        assert text in flat, flat


def test_attackers_are_shown_alike_in_whatever_order_they_are_kept() -> None:
    attacked = 0
    for position in (each for seed in range(SEEDS) for each in positions("moncolle_tcg", seed)):
        other = position.copied()
        for chain in (frame for frame in other.stack if isinstance(frame, Chain)):
            attacked += sum(len(item.users) > 1 for item in chain.items)
            chain.items = tuple(replace(item, users=item.users[::-1]) for item in chain.items)
        assert view(RULES["moncolle_tcg"], other, "judge") == view(RULES["moncolle_tcg"], position, "judge")
    assert attacked


def test_creatures_have_letters_of_their_own_and_capitals_are_south_s() -> None:
    for position in positions("dungeon_command", 1)[::7]:
        seen = view(RULES["dungeon_command"], position, "public")
        letters = letters_of(seen)
        assert len(set(letters.values())) == len(seen.creatures)
        assert all(letters[each.id].isupper() == (each.controller == "south") for each in seen.creatures)


# Two boards


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    before, after = (early("deus", units=(unit("Knight", area),)) for area in ("b1", "b2"))
    lines = compare(before, after, 150).split("\n")
    assert max(map(cell_len, lines)) <= 150
    assert lines[0].split() == ["before", "│", "after"]
    changed = [line for line in lines if "»" in line]
    assert len(changed) == 2
    assert all("Knight" in line for line in changed)
    below = compare(before, after, 80).split("\n")
    assert max(map(cell_len, below)) <= 80
    assert below.index("before") < below.index("after")
    assert [line.split("▲")[1].split()[0] for line in below if line.startswith("»") and "▲" in line] == ["Knight"] * 2


def test_one_more_line_does_not_mark_all_that_follow() -> None:
    many = early("deus", units=tuple(unit(f"Wisp {number}", "a1") for number in range(4)))
    assert sum("»" in line for line in compare(early("deus"), many, 203).split("\n")) == 4
