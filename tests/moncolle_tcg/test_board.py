"""The board shows every fact of a view, in lines of bounded width."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from monosashi.games.moncolle_tcg.board import (
    AREAS,
    EXHAUSTED,
    FOUGHT,
    LAID,
    NO_ATTACK,
    QUESTIONS,
    SEVERAL,
    SIGNS,
    WORN,
    free_levels,
    sentences,
)
from monosashi.kit.text_board import NARROWEST, WIDTH, draw, label
from reference_engine import game as game_named
from reference_engine import view
from reference_engine.moncolle_tcg.procedures import Chain
from reference_engine.moncolle_tcg.view import Asked, GroundView, UnitView, View
from reference_engine.monster_collection.position import Ending
from tests.moncolle_tcg.seen_views import TCG, deal, game, views


@pytest.fixture(autouse=True, scope="module")
def games() -> None:
    deal()


def empty(**changes: object) -> View:
    """A view of an early position with other facts in it."""
    early: View = view(TCG, game(0)[0], "public")
    return replace(early, **changes)


def unit(name: str, area: str, owner: str = "south", ready: bool = True, worn: tuple[str, ...] = ()) -> UnitView:
    """A unit that is its own card."""
    return UnitView(name, name, owner, area, ready, 3, 4, worn)


def cell(board: str, area: str) -> list[str]:
    """The lines of an area on a drawn board."""
    column, rank = "abc".index(area[0]), area[1]
    lines = board.split("\n")
    top = next(number for number, line in enumerate(lines) if line[:1] in "┌├" and f" a{rank} " in line)
    end = next(number for number in range(top + 1, len(lines)) if lines[number][:1] in "├└")
    return [lines[top].strip("┌┐├┤").replace("┼", "┬").split("┬")[column]] + [
        line.split("│")[column + 1] for line in lines[top + 1 : end]
    ]


@given(views())
def test_every_unit_stands_in_its_area_with_side_values_state_and_equipment(seen: View) -> None:
    board = draw(seen)
    for shown in seen.units:
        lines = cell(board, shown.area)
        at = next(number for number, line in enumerate(lines) if shown.id in line.rstrip(f" {EXHAUSTED}").split())
        assert lines[at].split()[0] == SIGNS[shown.owner]
        assert lines[at].split()[-1] == f"{shown.attack}/{shown.defence}{'' if shown.ready else EXHAUSTED}"
        worn = [line.split()[0] for line in lines[at + 1 : at + 1 + len(shown.equipment)]]
        assert worn == [WORN] * len(shown.equipment)


@given(views())
def test_every_area_says_what_lies_there_who_has_laid_it_and_how_much_is_free(seen: View) -> None:
    board = draw(seen)
    for area in AREAS:
        edge, first, *rest = cell(board, area)
        ground = seen.field.get(area)
        assert (FOUGHT in edge) == (area in seen.fought_on)
        assert ("battle" in edge) == (seen.battle is not None and seen.battle.area == area)
        if ground is None:
            assert first.split() == ["no", "terrain"]
            assert LAID not in edge
            continue
        assert f"{LAID}{SIGNS[ground.placed_by]}" in edge
        assert first.split()[-1] == str(ground.limit)
        if ground.kind != "terrain":
            assert first.split()[0] == f"{ground.kind}:"
            assert ("face down" in first) == (not ground.card)
        for seat, levels in ground.used.items():
            told = f"{SIGNS[seat]} {levels} used, {free_levels(ground, seat)} free"
            assert any(told in line for line in rest)


@given(views())
def test_every_count_every_open_hand_and_every_discard_pile_is_shown(seen: View) -> None:
    flat = " ".join(draw(seen).split())
    for seat, player in seen.players.items():
        counts = f"hand {player.hand_count} · deck {player.deck_count} · discard {len(player.discard)}"
        assert f"{SIGNS[seat]} {seat.capitalize()} · {counts}" in flat
        for number, card in enumerate(player.hand or (), 1):
            assert f"{number} {label(seen, card)}" in flat
        for card in (*player.discard, *player.excluded, *player.waiting):
            assert label(seen, card) in flat


@given(views())
def test_battle_chain_and_question_are_shown(seen: View) -> None:
    flat = " ".join(draw(seen).split())
    if seen.battle is not None:
        for seat, line_up in seen.battle.line_ups.items():
            names = ", ".join(label(seen, card) for card in line_up)
            assert f"{seat.capitalize()}'s line-up, front to rear: {names}".strip() in flat
        for number, declared in enumerate(seen.battle.chain, 1):
            assert f"chain {number}: {declared.by.capitalize()}'s {declared.kind}" in flat
    assert all(label(seen, card) in flat for card in seen.in_use)
    assert ("The proxy of this turn has been laid." in flat) == seen.proxy_used
    if seen.asked is not None:
        sentence = sentences(seen)[seen.asked.kind]
        about = label(seen, seen.asked.about)
        assert "→ " + sentence.format(seat=seen.asked.seat.capitalize(), about=about) in flat
    elif seen.result is not None and seen.result.winner:
        assert f"{seen.result.winner.capitalize()} has won by {seen.result.clause}." in flat


@given(views(), st.integers(NARROWEST, 2 * WIDTH))
def test_no_line_is_wider_than_allowed_and_the_frame_is_straight(seen: View, width: int) -> None:
    lines = draw(seen, width).split("\n")
    assert max(map(cell_len, lines)) <= width
    frame = [line for line in lines if line[:1] in "┌├│└"]
    assert len({cell_len(line) for line in frame}) == 1


@given(views())
def test_a_board_shows_nothing_that_the_view_hides(seen: View) -> None:
    words = draw(seen).replace(",", " ").split()
    for card in game(0)[0].cards:
        assert card in seen.cards or card not in words


def test_every_kind_of_decision_has_its_sentence() -> None:
    asked = {kind for edition in game_named("moncolle_tcg").editions.values() for kind in edition.offers}
    assert set(QUESTIONS) == asked - {"always"}


def test_an_area_with_too_many_levels_says_so() -> None:
    ground = GroundView("terrain", "south", 4, "Ford", {"south": 6})
    board = draw(empty(field={"b2": ground}, cards={"Ford": "Ford"}, units=(unit("Knight", "b2"),)))
    assert any("▲ 6 used, 2 too many" in line for line in cell(board, "b2"))


def test_what_nobody_can_attack_and_what_has_no_area_has_words() -> None:
    board = draw(empty(units=(unit("Kni\x1b[31mght\n", "b2"), unit("Lost", "d7"))))
    assert "\x1b" not in board
    assert "off the board: Lost in 'd7'" in board
    assert "A draw by moncolle_tcg.x." in draw(empty(asked=None, result=Ending("", "moncolle_tcg.x")))
    assert "→ North is asked: juggle knives." in draw(empty(asked=Asked("north", "juggle_knives")))
    assert NO_ATTACK.format(seat="South") != QUESTIONS["before_attack"].format(seat="South")
    several = draw(empty(asked=Asked("south", "limit_adjustment")))
    assert SEVERAL["limit_adjustment"].format(seat="South") in several


def test_attackers_are_shown_alike_in_whatever_order_they_are_kept() -> None:
    attacked = 0
    for position in game(1):
        other = position.copied()
        for chain in (frame for frame in other.stack if isinstance(frame, Chain)):
            attacked += sum(len(item.users) > 1 for item in chain.items)
            chain.items = tuple(replace(item, users=item.users[::-1]) for item in chain.items)
        assert view(TCG, other, "judge") == view(TCG, position, "judge")
    assert attacked
