"""How games are found, that their parts have what they must have, and what is said of a game that lacks some."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from dataclasses import replace as replace_kit
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import late_parts
import pytest
from msgspec.structs import replace

import monosashi.kit.registry as finding
import reference_engine as engine
from monosashi import suite
from monosashi.kit import text_board
from monosashi.kit.interface import LATE, PARTS, GameKit, Option, members, missing
from monosashi.kit.registry import GROUP, BadGame, games, kit, known, late_part, names, register_games
from monosashi.play.orders import QUIET, help_of, verbs
from monosashi.play.session import SHORT, SHOWS
from monosashi.site.film.films import films_of
from monosashi.suite.phrasebook import Wording, wording_of
from monosashi.support.exit_codes import INVALID
from reference_engine import GAMES, begin, view
from reference_engine.kernel.decision import Drawn
from reference_engine.kernel.edition import Edition

EDITIONS = [found for game in GAMES.values() for found in game.editions.values()]
PLAYED = [game.name for game in GAMES.values() if kit(game.name).commands is not None]


def of(game: str, part: str) -> Any:
    found = getattr(kit(game), part)
    assert found is not None, f"{game} has no {part}"
    return found


def answers(rules: Edition) -> Iterator[type]:
    """Every kind of answer that an edition knows."""
    game = GAMES[rules.name.partition("@")[0]]
    for kind in game.answers.kind.__args__:
        if kind.__struct_config__.tag in rules.acts:
            yield kind


# What must be there


@pytest.mark.parametrize("game", GAMES)
def test_a_part_has_everything_that_is_asked_of_it(game: str) -> None:
    assert not list(missing(kit(game)))


@pytest.mark.parametrize("game", late_parts.OWN)
def test_a_part_that_is_imported_late_is_the_object_that_mypy_has_looked_at(game: str) -> None:
    expected = late_parts.OWN[game]()._asdict()
    assert tuple(expected) == tuple(late_parts.PROTOCOLS) == LATE
    for part, protocol in late_parts.PROTOCOLS.items():
        assert late_part(game, part, protocol) is expected[part], part


def test_mypy_has_looked_at_every_game_of_ours() -> None:
    assert {*late_parts.OWN} == {*GAMES}


def test_the_parts_are_those_of_the_kit_and_ask_for_something() -> None:
    """What is neither a module's nor checked is a value that mypy alone looks at."""
    values = {
        "game",
        "features",
        "steps",
        "comparison",
        "texts",
        "images",
        "wrong_rules",
        "errata",
        "arranged",
    }
    assert {field.name for field in fields(GameKit)} == values | {*PARTS} | {*LATE}
    asked = {part: members(protocol) for part, protocol in {**PARTS, **late_parts.PROTOCOLS}.items()}
    assert asked["player"] == ("STYLES", "DRAWN", "UNLISTED", "start", "choose", "choose_casually", "finish")
    assert all(len(each) > 1 for each in asked.values())


def test_a_part_that_lacks_something_is_named() -> None:
    short = SimpleNamespace(OPTIONS=(), BUILT="")
    assert list(missing(replace_kit(kit("deus"), starts=short, features=Path("/no/such/folder")))) == [
        "the game deus: its folder of features, /no/such/folder, has no clauses.toml",
        "the game deus: its part starts has no start, see monosashi.kit.interface.Starts",
    ]


@pytest.mark.parametrize("game", PLAYED)
def test_every_question_has_its_sentence(game: str) -> None:
    asked = {kind for rules in GAMES[game].editions.values() for kind in rules.offers}
    boards = of(game, "board")
    assert set(boards.QUESTIONS) == asked - {"always"}
    assert set(boards.QUESTIONS.values()) <= set(boards.SENTENCES)
    assert tuple(boards.SIGNS) == tuple(seat for seat in boards.SIGNS if seat in GAMES[game].seats)


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_every_answer_has_its_words(rules: Edition) -> None:
    assert issubclass(wording_of(rules.name), Wording)
    said = set(suite.phrases(rules.name.partition("@")[0]).acts.by_name)
    assert {kind.__struct_config__.tag for kind in answers(rules) if kind is not Drawn} <= said


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_commands_are_no_other_words_and_the_help_names_them(rules: Edition) -> None:
    commands, known_verbs = of(rules.name, "commands"), verbs(rules)
    assert not known_verbs & {*SHOWS, "random"}
    assert not set(commands.SHORT) & {*SHORT, *SHOWS, *known_verbs}
    assert set(commands.SHORT.values()) <= known_verbs
    shown = help_of(rules)
    assert {line.split()[0] for line in shown.splitlines() if line[0] != " "} | {*QUIET} == known_verbs
    assert max(map(len, shown.splitlines())) <= 120


@pytest.mark.parametrize("game", PLAYED)
def test_cards_have_values_in_words(game: str) -> None:
    for rules in GAMES[game].editions.values():
        words = wording_of(game)(rules)
        for card in rules.cards.values():
            assert words.summary(card)
            assert "\n\n" not in words.text(card)


def test_games_that_share_an_option_mean_the_same() -> None:
    options: dict[str, Option] = {}
    for game in PLAYED:
        for option in of(game, "starts").OPTIONS:
            assert options.setdefault(option.name, option) == option


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


# How games are found

ROOT = Path(__file__).resolve().parent.parent


class Packages:
    """Packages that somebody has installed beside the kit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, text: str, target: str = "GAME") -> None:
        """A package with one module, which brings a game of its own name."""
        (self.folder / f"{name}.py").write_text(text)
        info = self.folder / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[monosashi.games]\n{name} = {name}:{target}\n")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(self.folder), str(ROOT)))}
        return subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, env=environment, capture_output=True, text=True, timeout=120
        )


@pytest.fixture
def packages(tmp_path: Path) -> Packages:
    return Packages(tmp_path)


OTHER = """
from dataclasses import replace
from pathlib import Path
import reference_engine as engine
from monosashi.kit.interface import GameKit
rules = engine.game("deus")
GAME = GameKit(
    replace(rules, name={name!r}, editions={{"{name}@1": rules.editions["deus@2.00"].amended("{name}@1")}}),
    Path(__file__).parent, "steps.deus",
)
"""


def test_ours_are_found_by_the_entry_points_that_the_project_declares() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][GROUP]
    assert names()[: len(declared)] == tuple(declared) == tuple(game.name for game in games())[: len(declared)]
    assert all(engine.game(name) is kit(name).game for name in declared)
    assert register_games() == ()


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    assert known("chess@1") is None
    with pytest.raises(
        KeyError, match=r"unknown game 'chess'; known: deus, moncolle_tcg, monster_maker, dungeon_command"
    ):
        kit("chess@1")


def test_a_game_of_another_package_is_found_after_ours(packages: Packages) -> None:
    (packages.folder / "clauses.toml").touch()
    for name in ("zebra", "ant"):
        packages.install(name, OTHER.format(name=name))
    shown = packages.run("-m", "monosashi", "--version")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.strip().endswith("dungeon_command@summary, ant@1, zebra@1")
    assert "ant, zebra" in packages.run("-m", "monosashi", "--help").stdout
    done = packages.run("-c", "import monosashi.kit.registry as g; print(g.names(), g.kit('ant@1').features)")
    assert (
        done.stdout.strip()
        == f"('deus', 'moncolle_tcg', 'monster_maker', 'dungeon_command', 'ant', 'zebra') {packages.folder}"
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1 / 0", "the game ant (ant:GAME) cannot be imported: ZeroDivisionError: division by zero"),
        ("GAME = 3", "the game ant: ant:GAME is no GameKit of monosashi.kit.interface"),
        (OTHER.format(name="bee"), "the game ant: ant:GAME is called bee; its entry point must be, too"),
        (OTHER.format(name="ant"), "the game ant: its folder of features, {folder}, has no clauses.toml"),
        (
            OTHER.format(name="ant") + "import dataclasses\nGAME = dataclasses.replace(GAME, board=dataclasses)\n"
            "(GAME.features / 'clauses.toml').touch()\n",
            "the game ant: its part board has no SIGNS, see monosashi.kit.interface.Board; ",
        ),
    ],
)
def test_a_game_that_cannot_be_used_is_named_and_the_others_can(packages: Packages, text: str, fault: str) -> None:
    packages.install("ant", text)
    done = packages.run("-m", "monosashi", "list", "clauses", "deus.march.a")
    assert done.returncode == 0
    assert done.stderr.startswith(f"monosashi: {fault.format(folder=packages.folder)}")
    assert done.stderr.count("\n") == 1


def test_a_game_whose_module_is_missing_is_one_sentence_wherever_it_is_asked_for(packages: Packages) -> None:
    packages.install("ant", "")
    (packages.folder / "ant.py").unlink()
    fault = "monosashi: the game ant (ant:GAME) cannot be imported: ModuleNotFoundError: No module named 'ant'\n"
    for asked in (["site", "messages", "--game", "ant"], ["suite", "refresh", "--list", "ant"]):
        done = packages.run("-m", "monosashi", *asked)
        assert (done.returncode, done.stdout, done.stderr) == (INVALID, "", fault)
    done = packages.run("-m", "monosashi", "suite", "refresh", "--list")
    assert (done.returncode, done.stderr) == (0, fault)
    assert "ant" not in done.stdout.split()
    published = packages.run("-c", "from monosashi.site.book.chapters import games; print(*games())")
    assert (published.stdout, published.stderr) == ("deus moncolle_tcg monster_maker dungeon_command\n", "")


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        ("types:SimpleNamespace", "its part films has no worth, see monosashi.site.film.films.Films"),
        ("types:Nothing", r"its part films \(types:Nothing\) cannot be imported: types has no Nothing"),
        (
            "monosashi.games.deus.filmz",
            r"its part films \(monosashi.games.deus.filmz\) cannot be imported: "
            r"ModuleNotFoundError: No module named 'monosashi.games.deus.filmz'$",
        ),
    ],
)
def test_a_part_that_is_imported_late_is_looked_at_when_it_is(
    monkeypatch: pytest.MonkeyPatch, named: str, fault: str
) -> None:
    point = EntryPoint("deus", "monosashi.games.deus:GAME", GROUP)
    monkeypatch.setattr("monosashi.games.deus.GAME", replace_kit(kit("deus"), films=named))
    monkeypatch.setitem(finding._kits, "deus", finding._loaded("deus", point))
    with pytest.raises(BadGame, match=f"^the game deus: {fault}"):
        films_of("deus")


def test_a_part_that_fails_to_import_something_is_reported_with_its_line(packages: Packages) -> None:
    packages.install("ant", OTHER.format(name="ant").replace('"steps.deus",', '"steps.deus", films="antfilms",'))
    (packages.folder / "clauses.toml").touch()
    (packages.folder / "antfilms.py").write_text("import nothing_of_the_sort\n")
    done = packages.run("-c", "from monosashi.site.film.films import films_of; films_of('ant')")
    assert done.stderr.splitlines()[-1].endswith(
        "BadGame: the game ant: its part films (antfilms) cannot be imported: ModuleNotFoundError: "
        f"No module named 'nothing_of_the_sort' ({packages.folder.name}/antfilms.py:1)"
    )


def test_a_part_that_is_no_string_where_one_is_wanted_is_named() -> None:
    given: Any = lambda: None  # noqa: E731 - as such parts were given once
    assert list(missing(replace_kit(kit("deus"), films=given))) == [
        'the game deus: its part films is not named by a string such as "deus.films" or "deus.words:NAME"'
    ]
