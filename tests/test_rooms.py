"""Every game's rooms have what they must have; what a game lacks is said in a sentence, and nothing else fails."""

from collections.abc import Iterator
from inspect import getmembers
from io import StringIO
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from monosashi import games
from monosashi.__main__ import main
from monosashi.games import interface, room, text_board
from monosashi.games.phrasebook import Wording
from monosashi.play.session import SHORT, SHOWS
from monosashi.play.terminal import play
from monosashi.records.game_record import write
from monosashi.records.random_games import random_record
from reference_engine import GAMES, begin, edition, view
from reference_engine.kernel.decision import Drawn
from reference_engine.kernel.edition import Edition

ROOMS = {
    "board": interface.BoardRoom,
    "wording": interface.WordingRoom,
    "commands": interface.CommandsRoom,
    "starts": interface.StartsRoom,
    "player": interface.PlayerRoom,
}
EDITIONS = [found for game in GAMES.values() for found in game.editions.values()]
PLAYED = [game.name for game in GAMES.values() if room(game.name, "commands") is not None]


def of(game: str, name: str) -> Any:
    found = room(game, name)
    assert found is not None, f"{game} has no room {name}"
    return found


def demanded(protocol: type) -> set[str]:
    """What a protocol asks for."""
    methods = {name for name, value in getmembers(protocol) if callable(value) and not name.startswith("_")}
    return {*protocol.__annotations__, *methods}


def answers(rules: Edition) -> Iterator[type]:
    """Every kind of answer that an edition knows."""
    game = GAMES[rules.name.partition("@")[0]]
    for kind in game.answers.kind.__args__:
        if kind.__struct_config__.tag in rules.acts:
            yield kind


# What must be there


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("name", ROOMS)
def test_a_room_has_everything_that_is_asked_of_it(game: str, name: str) -> None:
    missing = [each for each in demanded(ROOMS[name]) if not hasattr(of(game, name), each)]
    assert not missing


def test_the_protocols_ask_for_something() -> None:
    assert demanded(interface.PlayerRoom) == {
        "STYLES", "DRAWN", "UNLISTED", "start", "choose", "choose_casually", "finish",
    }  # fmt: skip


@pytest.mark.parametrize("game", PLAYED)
def test_every_question_has_its_sentence(game: str) -> None:
    asked = {kind for rules in GAMES[game].editions.values() for kind in rules.offers}
    boards = of(game, "board")
    assert set(boards.QUESTIONS) == asked - {"always"}
    assert set(boards.QUESTIONS.values()) <= set(boards.SENTENCES)
    assert tuple(boards.SIGNS) == tuple(seat for seat in boards.SIGNS if seat in GAMES[game].seats)


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_every_answer_has_its_words(rules: Edition) -> None:
    spoken = of(rules.name, "wording").Words
    assert issubclass(spoken, Wording)
    assert {kind for kind in answers(rules) if kind is not Drawn} <= set(spoken.ORDERS)


@pytest.mark.parametrize("game", PLAYED)
def test_commands_are_no_other_words_and_the_help_names_them(game: str) -> None:
    commands = of(game, "commands")
    assert not set(commands.COMMANDS) & {*SHOWS, "random"}
    assert not set(commands.SHORT) & {*SHORT, *SHOWS, *commands.COMMANDS}
    assert set(commands.SHORT.values()) <= set(commands.COMMANDS)
    for line in commands.HELP.splitlines():
        assert len(line) <= 120
        assert line.split()[0] in {*commands.COMMANDS, *SHOWS}


@pytest.mark.parametrize("game", PLAYED)
def test_cards_have_values_in_words(game: str) -> None:
    for rules in GAMES[game].editions.values():
        words = of(game, "wording").Words(rules)
        for card in rules.cards.values():
            assert words.summary(card)
            assert "\n\n" not in words.text(card)


def test_games_that_share_an_option_mean_the_same() -> None:
    options: dict[str, interface.Option] = {}
    for game in PLAYED:
        for option in of(game, "starts").OPTIONS:
            assert options.setdefault(option.name, option) == option


# What may be missing


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Takes rooms away from all games."""

    def take_away(*names: str) -> None:
        def found(game: str, name: str) -> ModuleType | None:
            return None if name in names else games.room(game, name)

        monkeypatch.setattr(interface, "room", found)

    return take_away


@pytest.mark.parametrize("name", ROOMS)
def test_a_game_without_a_room_cannot_be_played_and_says_so(name: str, without: Any) -> None:
    without(name)
    printed = StringIO()
    assert play("deus", {}, 1, lambda _prompt: "quit", printed) == 2
    assert printed.getvalue() == "deus@2.00 cannot be played in the terminal yet.\n"


def test_a_position_without_boards_is_a_sentence(without: Any) -> None:
    rules = edition("deus@2.00")
    seen = view(rules, begin(rules).position, "judge")
    without("board")
    assert text_board.draw(seen) == "Positions of deus@2.00 are not drawn as text."
    assert "Positions of deus@2.00 are not drawn as text." in text_board.compare(seen, seen)


def test_a_game_without_words_cannot_be_shown(tmp_path: Path, without: Any, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "game.jsonl", random_record(edition("deus@2.00"), 1))
    without("wording")
    assert main(["show", str(tmp_path / "game.jsonl")]) == 3
    assert capsys.readouterr().err == "monosashi: games of deus@2.00 cannot be shown yet\n"


@pytest.mark.parametrize("command", [["record", "game.jsonl"], ["golden", "--edition", "deus@2.00", "--update"]])
def test_a_game_without_a_player_is_not_played_by_chance(
    command: list[str],
    without: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    without("player")
    if command[0] == "golden":
        monkeypatch.setattr("monosashi.records.golden.folder_of", lambda _edition: tmp_path / "games")
    assert main(command) == 3
    assert capsys.readouterr().err.strip() == "monosashi: nobody plays deus@2.00 by chance yet"
    assert list(tmp_path.iterdir()) == []


def test_a_view_belongs_to_its_game_whatever_it_says_of_itself() -> None:
    for game in PLAYED:
        rules = [*GAMES[game].editions.values()][-1]
        seen = replace(view(rules, begin(rules).position, "judge"), edition="nonsense@1")
        assert text_board.board_of(seen) is of(game, "board")


def test_a_player_at_the_table_says_something_lawful() -> None:
    for game in PLAYED:
        rules = [*GAMES[game].editions.values()][-1]
        position = begin(rules).position
        assert of(game, "player").choose_casually(rules, position, Random(1)) is not None
