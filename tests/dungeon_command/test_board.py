"""The board in plain text shows every fact of a view, in lines of bounded width."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from monosashi.games.dungeon_command.board import GROUND, QUESTIONS, SIGNS, letters_of, printed
from monosashi.kit.text_board import NARROWEST, WIDTH, draw, label
from reference_engine import game as game_named
from reference_engine import view
from reference_engine.dungeon_command.battlefield import Battlefield, chart
from reference_engine.dungeon_command.position import Ending
from reference_engine.dungeon_command.view import Asked, CreatureView, DeclaredView, HitView, TreasureView, View
from tests.dungeon_command.seen_views import COMMAND, deal, game, views

ROWS = ("n..#", "~.^o", "..ss")
"""A map on which there is everything once."""


@pytest.fixture(autouse=True, scope="module")
def games() -> None:
    deal()


def other(**changes: object) -> View:
    """A view of an early position with other facts in it."""
    early: View = view(COMMAND, game(0)[0], "public")
    return replace(early, **changes)


def creature(name: str, square: str, controller: str = "south", **more: object) -> CreatureView:
    """A creature that is its own card, with 30 hit points."""
    return replace(CreatureView(name, controller, controller, square, 30), **more)


def cell(board: str, square: str) -> str:
    """The two columns of a square on a drawn board."""
    row = next(line for line in board.split("\n") if line[:5].strip() == square[1:] and line[4] == " ")
    at = 5 + 2 * "abcdefghijklmnopqrstuvwxyz".index(square[0])
    return row[at : at + 2].ljust(2)


@given(views())
def test_every_creature_stands_on_its_square_and_is_told_with_its_numbers(seen: View) -> None:
    board = draw(seen)
    flat, letters = " ".join(board.split()), letters_of(seen)
    for each in seen.creatures:
        assert cell(board, each.square) == letters[each.id] + ("'" if each.tapped else " ")
        told = f"{letters[each.id]} {label(seen, each.id)} on {each.square}, {each.hit_points} HP{printed(seen, each)}"
        told += f", {each.damage} damage" if each.damage else ""
        assert told + (", tapped" if each.tapped else "") in flat


@given(views())
def test_no_two_creatures_of_a_view_have_one_letter_and_capitals_are_south_s(seen: View) -> None:
    letters = letters_of(seen)
    assert len(set(letters.values())) == len(seen.creatures)
    assert all(letters[each.id].isupper() == (each.controller == "south") for each in seen.creatures)


@given(views())
def test_squares_without_anybody_show_their_ground_or_their_chest(seen: View) -> None:
    if seen.battlefield is None:
        return
    board, standing = draw(seen), {each.square for each in seen.creatures}
    for square, meanings in chart(seen.battlefield).squares.items():
        if square in standing:
            continue
        if square in seen.treasures:
            assert cell(board, square) == f"${seen.treasures[square].left or '?'}"
        else:
            first = next((GROUND[kind] for kind in GROUND if kind in meanings), ". ")
            assert cell(board, square) == first


@given(views())
def test_numbers_hands_and_piles_of_both_players_are_shown(seen: View) -> None:
    flat = " ".join(draw(seen).split())
    for seat, player in seen.players.items():
        counts = f"morale {player.morale} · leadership {player.leadership} · "
        counts += f"hand {player.creature_hand_count} + {player.order_hand_count}"
        who = f" · {label(seen, player.commander)}" if player.commander else ""
        assert f"{SIGNS[seat]} {seat.capitalize()}{who} · {counts}" in flat
        for card in (*(player.creature_hand or ()), *(player.order_hand or ()), *player.order_discard):
            assert label(seen, card) in flat
        assert all(label(seen, card) in flat for card in player.creature_discard)


@given(views())
def test_what_is_declared_damage_and_the_question_are_shown(seen: View) -> None:
    flat = " ".join(draw(seen).split())
    assert flat.count("declared: ") == len(seen.declared)
    for hit in seen.hits:
        assert f"{hit.amount} damage to {label(seen, hit.id)}: " in flat
    if seen.asked is not None:
        about = label(seen, seen.asked.about)
        assert "→ " + QUESTIONS[seen.asked.kind].format(seat=seen.asked.seat.capitalize(), about=about) in flat
    elif seen.result is not None and seen.result.winner:
        assert f"{seen.result.winner.capitalize()} has won by {seen.result.clause}." in flat


@given(views(), st.integers(NARROWEST, 2 * WIDTH))
def test_no_line_is_wider_than_allowed(seen: View, width: int) -> None:
    assert max(map(cell_len, draw(seen, width).split("\n"))) <= width


@given(views())
def test_a_board_shows_nothing_that_the_view_hides(seen: View) -> None:
    words = draw(seen).replace(",", " ").split()
    for card in game(0)[0].cards:
        assert card in seen.cards or card not in words


def test_every_kind_of_decision_has_its_sentence() -> None:
    asked = {kind for edition in game_named("dungeon_command").editions.values() for kind in edition.offers}
    assert set(QUESTIONS) == asked - {"always"}


def test_a_map_is_drawn_with_its_uppermost_row_first_and_explained() -> None:
    treasures = {"a1": TreasureView(), "b1": TreasureView(2, 1)}
    there = (creature("Wolf", "b2", tapped=True), creature("Rat", "c3", "north"))
    board = draw(other(battlefield=Battlefield("dungeon", ROWS), treasures=treasures, creatures=there))
    at = board.index("   3 ")
    assert board[at:].split("\n")[:4] == ["   3 n . a ██", "   2 ~ A'^ o", "   1 $?$1s s", "     a b c d"]
    for sign in ("██ wall", "o obstacle", "^ hazard", "~ difficult", "s south", "n north", "$ chest", "' tapped"):
        assert sign in board


def test_captured_creatures_carried_cards_declarations_and_damage_have_words() -> None:
    wolf = creature("Wolf", "a1", owner="north", attached=("Net",), activated=True)
    declared = (DeclaredView("south", "attack", "Wolf", targets=("Rat",)), DeclaredView("north", "order", "Rat", "Net"))
    hits = (HitView("Rat", 30), HitView("Wolf", 10, cower=True), HitView("Bat", 20, cower=False))
    seen = other(creatures=(wolf, creature("Rat", "a2", "north")), declared=declared, hits=hits, activating="Wolf")
    flat = " ".join(draw(seen).split())
    assert "Wolf on a1, 30 HP, activated, North's card, carries Net" in flat
    assert "declared: South's attack by Wolf on Rat" in flat
    assert "declared: North's order Net by Rat" in flat
    assert "30 damage to Rat: has yet to decide" in flat
    assert "10 damage to Wolf: cowers" in flat
    assert "20 damage to Bat: takes it" in flat
    assert "Wolf is being activated." in flat
    assert "Wolf is being activated, and has moved." in " ".join(draw(replace(seen, moved=True)).split())


def test_what_nobody_can_ask_and_names_of_any_kind_are_text() -> None:
    assert "\x1b" not in draw(other(creatures=(creature("Wo\x1b[31mlf\n", "a1"),)))
    assert "A draw by dungeon_command.x." in draw(other(asked=None, result=Ending("", "dungeon_command.x")))
    assert "→ North is asked: juggle knives." in draw(other(asked=Asked("north", "juggle_knives")))
