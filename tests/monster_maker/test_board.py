"""The board of Monster Maker shows every fact of a view, in lines of bounded width, and nothing that the view hides."""

import re
from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from monosashi.games.monster_maker.board import MARKED, QUESTIONS, SIGNS, TOWN, UNEXPLORED, WOUNDED
from monosashi.kit.text_board import NARROWEST, WIDTH, compare, draw, label
from monosashi.records.random_games import play
from reference_engine import view
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.view import VIEWERS, Asked, CharacterView, MonsterView, View
from tests.monster_maker.positions import BATTLE, act, begin, do, quiet, side


@cache
def game(seed: int) -> tuple[Any, ...]:
    """Every position of a game played by chance."""
    seen: list[Any] = []
    play(RULES, Random(seed), look=seen.append)
    return tuple(seen)


@st.composite
def views(draw_: st.DrawFn) -> View:
    """A view of somewhere in a game, by anybody who sits there."""
    positions = game(draw_(st.integers(0, 26)))
    position = positions[draw_(st.integers(0, len(positions) - 1))]
    viewer = draw_(st.sampled_from([each for each in VIEWERS if each in ("judge", "public", *position.order)]))
    seen: View = view(RULES, position, viewer)
    return seen


def field(board: str, seat: str) -> str:
    """A player's part of a board, in one line."""
    lines = board.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{SIGNS[seat]} {seat.capitalize()} ·"))
    last = next(number for number in range(first + 1, len(lines)) if not lines[number].startswith("  "))
    return " ".join(" ".join(lines[first:last]).split())


def seen_at(phase: str, *arguments: Any, viewer: str = "south", **more: Any) -> View:
    shown: View = view(RULES, begin(quiet(phase, *arguments, **more)), viewer)
    return shown


@settings(deadline=None)
@given(views())
def test_every_field_is_shown(seen: View) -> None:
    board = draw(seen)
    for seat, player in seen.players.items():
        shown = field(board, seat)
        for count in (
            f"level {player.level}", f"hand {player.hand_count}", f"deck {player.deck_count}",
            f"discard {len(player.discard)}",
        ):  # fmt: skip
            assert count in shown
        for number, card in enumerate(player.hand or (), 1):
            assert f"{number} {label(seen, card)}" in shown
        for card in player.others:
            assert label(seen, card) in shown
        lands = re.escape(TOWN), re.escape(UNEXPLORED)
        for land in player.map:
            marks = lands[1] * land.face_down + lands[0] * land.town
            assert re.search(
                rf"{land.level}{marks} {re.escape(label(seen, land.id) if land.id else 'unexplored')}", shown
            )
            for monster in land.monsters:
                assert f"{SIGNS[monster.owner]} {label(seen, monster.id)}" in shown
        for character in player.party:
            assert f"{MARKED * character.marked} {label(seen, character.id)}".strip() in shown
            assert all(f"holds {label(seen, item)}" in shown for item in character.items)
        assert ("annihilated" in shown) == player.annihilated
        assert shown.count(f"wounded {WOUNDED}") == sum(character.wounded for character in player.party)


@settings(deadline=None)
@given(views())
def test_what_is_going_on_is_shown(seen: View) -> None:
    flat = " ".join(draw(seen).split())
    if seen.asked is not None:
        about = label(seen, seen.asked.about)
        assert "→ " + QUESTIONS[seen.asked.kind].format(seat=seen.asked.seat.capitalize(), about=about) in flat
    else:
        assert seen.result is not None
        ending = f"{seen.result.winner.capitalize()} has won" if seen.result.winner else "A draw between"
        assert ending in flat
        assert f" by {seen.result.clause}." in flat
    if seen.battle is not None:
        for character, monster in seen.battle.mains.items():
            assert f"{label(seen, character)} faces {label(seen, monster)}" in flat
        for supporter in seen.battle.supports:
            assert f"supported by {label(seen, supporter)}" in flat
        for aim in seen.battle.aims:
            assert f"{label(seen, aim.monster)} attacks" in flat
    for action in seen.actions:
        assert f"declared: {action.seat.capitalize()}'s {action.kind} {label(seen, action.card)}" in flat
    assert ("The match time is over" in flat) == (seen.time_is_up and seen.result is None)


@settings(deadline=None)
@given(views(), st.integers(NARROWEST, 2 * WIDTH))
def test_no_line_is_wider_than_allowed(seen: View, width: int) -> None:
    assert max(map(cell_len, draw(seen, width).split("\n"))) <= width


@settings(deadline=None)
@given(views())
def test_a_board_shows_nothing_that_the_view_hides(seen: View) -> None:
    words = draw(seen).replace(",", " ").split()
    for seed in range(27):
        for card in game(seed)[0].cards:
            assert card in seen.cards or card not in words


def test_a_battle_from_the_assignment_to_the_dice() -> None:
    south = side("hero* ally helper", "town wild1", {"wolf": "north"}, deck="wild2 wild3")
    position = act(
        begin(quiet("battle_phase", south)), BATTLE, do("assign", mains={"hero": "wolf", "ally": "wolf"}),
        do("support", supports={"helper": "ally"}),
    )  # fmt: skip
    board = draw(view(RULES, position, "public"))
    assert "Battle on South's newest land · choose targets" in board
    assert "hero faces wolf" in board
    assert "ally faces wolf, supported by helper" in board
    assert "→ North says which of the characters that face wolf it attacks." in board


def test_results_targets_and_destroyed_monsters_stand_with_the_battle() -> None:
    south = side("hero* ally", "town wild1", {"wolf": "north", "rat": "north"}, deck="wild2")
    at_dice = begin(quiet("battle_phase", south))
    position = act(at_dice, BATTLE, do("assign", mains={"hero": "wolf", "ally": "rat"}))
    position = act(position, ("north", {"do": "aim", "characters": ["hero"]}))
    battle = view(RULES, position, "judge").battle
    assert battle is not None
    aims = (replace(battle.aims[0], results=(3,)),)
    shown = replace(battle, aims=aims, results={"hero": 5}, destroyed=1)
    board = draw(replace(view(RULES, position, "judge"), battle=shown))
    assert "· destroyed 1" in board
    assert "hero faces wolf, attack result 5" in board
    assert f"{aims[0].monster} attacks hero 3" in board


def test_monsters_on_their_way_home_are_named() -> None:
    south = side("hero*", "town wild1", {"wolf": "north", "rat": "north"}, deck="wild2")
    board = draw(view(RULES, act(begin(quiet("battle_phase", south)), do("retreat")), "public"))
    assert "on the way under their owners' decks: wolf, rat" in board
    assert "→ North says in which order its monsters go under its deck." in board


def test_monsters_wounds_damage_items_and_what_was_done() -> None:
    south = side(
        {"hero*": 1} and "hero* ally-", "wild1 town", {"wolf": "north"}, hand="rat", others="quest", deck="wild2"
    )
    south["party"][0]["items"] = ["sword"]
    document = quiet("first_window", south, damage={"wolf": 2}, placed_character=True, monsters_on=["north"])
    document["cards"]["sword"] = {
        **document["cards"]["quest"],
        "name": "sword",
        "miracle": {"level": 0, "type": "item"},
    }
    board = draw(view(RULES, begin(document), "south"))
    shown = field(board, "south")
    assert f"map 1 wild1 → 1{TOWN} town {SIGNS['north']} wolf, 2 damage" in shown
    assert f"party {MARKED} hero, holds sword ally, wounded {WOUNDED}" in shown
    assert "others quest hand 1 rat" in shown
    assert "this turn: placed a character, placed a monster on North's land" in board


def test_a_face_down_land_is_known_to_its_owner_only() -> None:
    south = side("hero*", "wild1 ?rat", deck="wild2")
    assert f"1{UNEXPLORED} rat" in field(draw(seen_at("move_phase", south)), "south")
    others = field(draw(seen_at("move_phase", south, viewer="north")), "south")
    assert f"1{UNEXPLORED} unexplored" in others
    assert "rat" not in others


def test_a_draw_and_an_unknown_question_have_words() -> None:
    seen = seen_at("move_phase", side("hero*", "wild1", deck="wild2"))
    ending = game(0)[-1].result
    tied = replace(seen, asked=None, result=replace(ending, winner="", clause="x.y", tied=("south", "west", "north")))
    assert "A draw between South, West and North by x.y." in draw(tied)
    assert "→ North is asked: strange thing." in draw(replace(seen, asked=Asked("north", "strange_thing")))


def test_what_no_rule_allows_and_strange_letters_do_no_harm() -> None:
    seen = seen_at("move_phase", side("hero*", "wild1 wild2", deck="wild3"))
    first, second = seen.players["south"].map
    lost = replace(first, monsters=(MonsterView("Rat\x1b[31m\n", "nobody"),))
    player = replace(
        seen.players["south"], map=(lost, second), party=(CharacterView("炎の竜王アスケトの最後の召喚獣" * 9),)
    )
    board = draw(replace(seen, players={**seen.players, "south": player}, order=("east", *seen.order)))
    assert "\x1b" not in board
    assert "nobody Rat�[31m�, on wild1" in board
    assert max(map(cell_len, board.split("\n"))) <= WIDTH


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    position = begin(quiet("move_phase", side("hero*", "wild1", hand="wild2", deck="wild3")))
    after = act(position, do("move", card="wild2"))
    wide = compare(view(RULES, position, "judge"), view(RULES, after, "judge"), 203, ("one", "other"))
    assert any(re.search(r"map +1 wild1 +» .*1 wild1 → 2 wild2", line) for line in wide.split("\n"))
    narrow = compare(view(RULES, position, "judge"), view(RULES, after, "judge"), 80).split("\n")
    assert narrow[0] == "before"
    assert "after" in narrow
