"""The board shows every fact of a view, in lines of bounded width."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from monosashi.games.deus.board import BATTLE, CONTROL, EXHAUSTED, NO_ATTACK, QUESTIONS, SIGNS, lacks_attack
from monosashi.kit.text_board import NARROWEST, WIDTH, compare, draw, label
from reference_engine import game as game_named
from reference_engine import view
from reference_engine.deus.view import Asked, UnitView, View
from reference_engine.monster_collection.position import Ending
from tests.deus.seen_views import DEUS, game, views


def empty(**changes: object) -> View:
    """A view of an early position with other facts in it."""
    early: View = view(DEUS, game(0)[0], "public")
    return replace(early, **changes)


def unit(id: str, area: str, owner: str = "south", ready: bool = True) -> UnitView:
    """A unit that is its own card."""
    return UnitView(id=id, card=id, owner=owner, area=area, ready=ready, attack=3, defence=4)


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
def test_every_unit_stands_in_its_area_with_side_values_and_state(seen: View) -> None:
    board = draw(seen)
    for shown in seen.units:
        line = next(line for line in cell(board, shown.area) if shown.id in line.rstrip(f" {EXHAUSTED}").split())
        assert line.split()[0] == SIGNS[shown.owner]
        assert line.split()[-1] == f"{shown.attack}/{shown.defence}{'' if shown.ready else EXHAUSTED}"


@given(views())
def test_every_count_and_every_open_hand_is_shown(seen: View) -> None:
    board = draw(seen)
    flat = " ".join(board.split())
    for seat, player in seen.players.items():
        counts = f"hand {player.hand_count} · deck {player.deck_count} · discard {len(player.discard)} · power"
        assert f"{SIGNS[seat]} {seat.capitalize()} · {counts} {player.power}" in flat
        for number, card in enumerate(player.hand or (), 1):
            assert f"{number} {label(seen, card)}" in flat
        assert player.hand is not None or not player.hand_count or f"{seat} hand:" not in flat


@given(views())
def test_markers_battle_chain_and_question_are_shown(seen: View) -> None:
    board = draw(seen)
    flat = " ".join(board.split())
    for area in ("a2", "b2", "c2"):
        edge = cell(board, area)[0]
        assert (CONTROL in edge) == (area in seen.control_markers)
        assert (BATTLE in edge) == (area in seen.battle_markers)
        assert ("battle" in edge) == (seen.battle is not None and seen.battle.area == area)
    if seen.battle is not None:
        for seat, line_up in seen.battle.line_ups.items():
            names = ", ".join(label(seen, card) for card in line_up)
            assert f"{seat.capitalize()}'s line-up, front to rear: {names}".strip() in flat
        for number, declared in enumerate(seen.battle.chain, 1):
            assert f"chain {number}: {declared.by.capitalize()}'s {declared.kind}" in flat
            assert all(label(seen, card) in flat for card in (*declared.users, *declared.targets))
    assert all(label(seen, card) in flat for card in seen.in_use)
    if seen.asked is not None:
        about = label(seen, seen.asked.about)
        about = about.capitalize() if about in SIGNS else about
        sentence = NO_ATTACK if lacks_attack(seen) else QUESTIONS[seen.asked.kind]
        assert "→ " + sentence.format(seat=seen.asked.seat.capitalize(), about=about) in flat
    else:
        assert seen.result is not None
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
    asked = {kind for edition in game_named("deus").editions.values() for kind in edition.offers}
    assert set(QUESTIONS) == asked - {"always"}


def test_wide_letters_keep_the_frame_straight() -> None:
    board = draw(empty(units=(unit("炎の竜王アスケトの最後の召喚獣", "b2"), unit("Ogre", "b2", "north", ready=False))))
    assert "炎の竜王" in board
    assert {cell_len(line) for line in board.split("\n") if line[:1] in "┌├│└"} == {WIDTH}
    north, south = cell(board, "b2")[1:3]
    assert north.split() == ["▼", "Ogre", "3/4z"]
    assert south.split()[0] == "▲"


def test_a_unit_off_the_board_and_strange_letters_do_no_harm() -> None:
    board = draw(empty(units=(unit("Kni\x1b[31mght\n", "b2"), unit("Lost", "d7"))))
    assert "\x1b" not in board
    assert "off the board: Lost in 'd7'" in board


def test_a_draw_and_an_unknown_question_have_words() -> None:
    assert "A draw by deus.x." in draw(empty(asked=None, result=Ending("", "deus.x")))
    assert "→ North is asked: juggle knives." in draw(empty(asked=Asked("north", "juggle_knives")))


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    before, after = empty(units=(unit("Knight", "b1"),)), empty(units=(unit("Knight", "b2"),))
    lines = compare(before, after, 150).split("\n")
    assert max(map(cell_len, lines)) <= 150
    assert lines[0].split() == ["before", "│", "after"]
    changed = [line for line in lines if "»" in line]
    assert len(changed) == 2
    assert all("Knight" in line for line in changed)


def test_boards_stand_one_below_the_other_where_there_is_not() -> None:
    before, after = empty(units=(unit("Knight", "b1"),)), empty(units=(unit("Knight", "b2"),))
    lines = compare(before, after, 80).split("\n")
    assert max(map(cell_len, lines)) <= 80
    assert lines.index("before") < lines.index("after")
    assert [line.split("▲")[1].split()[0] for line in lines if line.startswith("»") and "▲" in line] == ["Knight"] * 2


@given(views(), st.integers(40, 240))
def test_a_view_compared_with_itself_has_no_changed_line(seen: View, width: int) -> None:
    assert "»" not in compare(seen, seen, width)


def test_one_more_line_does_not_mark_all_that_follow() -> None:
    many = tuple(unit(f"Wisp {number}", "a1") for number in range(4))
    assert sum("»" in line for line in compare(empty(), empty(units=many), 203).split("\n")) == 4
