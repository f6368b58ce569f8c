"""A package made by ``monosashi new-game`` is verified at once, and every command that takes a game takes it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monosashi.__main__ import main
from monosashi.support.exit_codes import ALL_PASS, INVALID

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
ENGINE = [sys.executable, "-m", "monosashi", "serve", "tiny_deal"]


class Scratch:
    """A folder with the package of a new game, as if it were installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "tiny_deal"
        assert self.run("new-game", "tiny_deal").returncode == ALL_PASS
        info = folder / "site" / "tiny_deal-0.1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-deal\nVersion: 0.1.0\n")
        (info / "entry_points.txt").write_text("[monosashi.games]\ntiny_deal = tiny_deal:GAME\n")

    def python(self, *arguments: str, cwd: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(map(str, (ROOT, self.folder / "tiny_deal", self.folder / "site")))
        environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "120"}
        return subprocess.run(
            [sys.executable, *arguments], cwd=cwd or self.folder, env=environment, capture_output=True, text=True,
            input=typed, timeout=240,
        )  # fmt: skip

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "monosashi", *arguments, typed=typed)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return Scratch(tmp_path_factory.mktemp("scratch"))


@pytest.mark.parametrize("command", [[], ["--", *ENGINE], ["--validate", "-n", "2", "--", *ENGINE]])
def test_it_verifies_at_once(scratch: Scratch, command: list[str]) -> None:
    """Embedded; behind the protocol, where nothing but this game is declared; with workers, checked by the schemas."""
    arguments = ["verify", *([] if command else ["--edition", "tiny_deal@0.1"]), *command]
    done = scratch.run(*arguments)
    assert (done.returncode, done.stderr.strip()) == (ALL_PASS, ""), done.stdout + done.stderr
    assert "3 passed, 0 not passed, 0 unsupported of 3 required scenarios" in done.stdout
    assert "deus" not in done.stdout


def test_a_wrong_rule_is_noticed(scratch: Scratch) -> None:
    """What passes because nothing is looked at would pass here, too."""
    wrong = scratch.folder / "wrong.py"
    wrong.write_text(
        "import sys, tiny_deal.rules as rules\n"
        "from monosashi.subjects import serve\n"
        "import reference_engine as engine\n"
        "from dataclasses import replace\n"
        "bent = rules.FIRST.without('tiny_deal.play').amended('tiny_deal@0.1')\n"
        "engine.register(replace(rules.RULES, editions={bent.name: bent}))\n"
        "serve.serve('tiny_deal', sys.stdin.buffer, sys.stdout.buffer)\n"
    )
    done = scratch.run("verify", "--list", "--", sys.executable, str(wrong))
    assert done.returncode == 1
    assert "tiny_deal.play/a-card-of-another-hand-is-refused" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--version"], 0, "tiny_deal@0.1"),
        (["--help"], 0, "games: deus, moncolle_tcg, monster_maker, dungeon_command, tiny_deal"),
        (["clauses", "tiny_deal"], 0, "tiny_deal.play\t1\tnormative"),
        (["clauses", "--ja", "tiny_deal"], 0, "手札の最後の1枚を出した側が勝利する"),
        (["schema", "tiny_deal.view"], 0, '"title": "tiny_deal.view"'),
        (["vectors", "--edition", "tiny_deal@0.1", "vectors"], 0, "3 vectors"),
        (["check-adapter", "--", *ENGINE], 0, "offers tiny_deal@0.1"),
        (["play", "--help"], 0, "tiny_deal"),
        (["mutants", "tiny_deal"], 3, "nobody has written mutants of tiny_deal yet"),
        (["cards", "tiny_deal"], 3, "tiny_deal@0.1 has no list of cards"),
    ],
    ids=lambda part: part[0] if isinstance(part, list) else "",
)
def test_every_command_finds_it(scratch: Scratch, arguments: list[str], status: int, said: str) -> None:
    done = scratch.run(*arguments)
    assert said in done.stdout + done.stderr
    assert done.returncode == status


TYPED = "help\nhand\nplay Hare\nplay fox\nundo\n1\npiles\nwhy\nrandom\n"


def test_a_game_is_played_recorded_replayed_and_shown_without_a_part_of_its_own(scratch: Scratch) -> None:
    played = scratch.run("play", "tiny_deal", "--seed", "1", "--ask-all", "--record", "played.jsonl", typed=TYPED)
    assert (played.returncode, played.stderr) == (0, "")
    for said in ("play CARD", "1 Fox", "Nothing here is called “Hare”.", "▲ South: play Fox",
                 "Taken back.", "  hand    2 hidden", "South wins."):  # fmt: skip
        assert said in played.stdout
    recorded = scratch.run("record", "--edition", "tiny_deal@0.1", "--seed", "3", "game.jsonl")
    assert (recorded.returncode, recorded.stdout) == (0, "game.jsonl  seed 3, 3 actions, south wins\n")
    for name in ("played.jsonl", "game.jsonl"):
        assert scratch.run("replay", name).stdout.strip().endswith("goes as it is written, 3 actions")
    assert "▼ North: play" in scratch.run("show", "game.jsonl").stdout
    assert scratch.run("show", "game.jsonl", "--html", "game.html").returncode == 0
    page = (scratch.folder / "game.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert ">Owl<" in page


def test_golden_games_are_made_and_measure_an_engine(scratch: Scratch) -> None:
    made = scratch.run("golden", "--edition", "tiny_deal@0.1", "--update", "--search", "20")
    assert made.returncode == 0, made.stderr
    assert "acts touched: 1 of 1" in scratch.run("golden", "--edition", "tiny_deal@0.1").stdout
    replayed = scratch.run("replay", "--edition", "tiny_deal@0.1", "--", *ENGINE)
    assert replayed.returncode == 0, replayed.stdout
    assert "goes as it is written" in replayed.stdout


def test_smoke_checks_are_made_of_its_suite(scratch: Scratch) -> None:
    """An engine that forgets a hand is no engine to be measured."""
    wrong = scratch.folder / "forgetful.py"
    wrong.write_text(
        "import sys, tiny_deal.rules as rules\n"
        "from dataclasses import replace\n"
        "from monosashi.subjects import serve\n"
        "import reference_engine as engine\n"
        "def place(edition, quiet):\n"
        "    return rules.place(edition, rules.Quiet(quiet.to_play, {}, quiet.table))\n"
        "engine.register(replace(rules.RULES, place=place))\n"
        "serve.serve('tiny_deal', sys.stdin.buffer, sys.stdout.buffer)\n"
    )
    done = scratch.run("verify", "--", sys.executable, str(wrong))
    assert done.returncode == INVALID
    assert "not shown as it was loaded: players[south].hand" in done.stdout + done.stderr


def test_its_features_and_tests_run_in_its_own_repository(scratch: Scratch) -> None:
    pytest.importorskip("pytest_bdd")
    own = ["-m", "pytest", "-q", "-p", "monosashi.pytest_plugin", "-p", "no:cacheprovider"]
    done = scratch.python(*own, cwd=scratch.package)
    assert "4 passed" in done.stdout, done.stdout + done.stderr


def test_its_suite_is_a_module_for_implementers(scratch: Scratch) -> None:
    engine = ["--monosashi-engine", " ".join(ENGINE)]
    own = ["-m", "pytest", "-v", "-p", "monosashi.pytest_plugin", "-p", "no:cacheprovider"]
    away = scratch.folder / "away"
    away.mkdir()
    done = scratch.python(*own, "--pyargs", "tiny_deal.conformance", *engine, cwd=away)
    assert "tiny_deal.conformance::test_scenario[tiny_deal.play/the-last-card-of-the-hand-wins] PASSED" in done.stdout
    assert "3 passed" in done.stdout, done.stdout + done.stderr


SITE = """
from monosashi.rulebook.catalogue import faults, rules_files
from monosashi.site.book.chapters import book

from monosashi.site.publish import messages
rules, steps = rules_files("tiny_deal", "ja")
said = dict.fromkeys((*messages.of_rules(book("tiny_deal")), *messages.of_game("tiny_deal")))
print([*faults(rules, said), *faults(steps, messages.of_steps("tiny_deal"))])
"""


def test_nothing_lacks_in_japanese(scratch: Scratch) -> None:
    done = scratch.python("-c", SITE)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


# What cannot be made


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["Nim"], "'Nim' is no name for a game: small letters, digits and underscores, a letter first"),
        (
            ["star-pirates"],
            "'star-pirates' is no name for a game: small letters, digits and underscores, a letter first; "
            "star_pirates, say",
        ),
        (["class"], "'class' is no name for a game"),
        (["deus"], "there is a game called deus already"),
        (["random"], "a game cannot be called random: something else is"),
        (["judge"], "a game cannot be called judge: something else is"),
        (["nim", "full"], "full holds mine.txt, which was not written by this command; choose another folder"),
        (["nim", "no/such"], "no/such cannot be written: the folder it should be in does not exist"),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(
    arguments: list[str],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").touch()
    assert main(["new-game", *arguments]) == INVALID
    said = capsys.readouterr().err
    assert said.startswith(f"monosashi: new-game: {fault}")
    assert said.count("\n") == 1
    assert {path.name for path in tmp_path.rglob("*")} == {"full", "mine.txt"}


def test_an_empty_folder_may_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pirates").mkdir()
    assert main(["new-game", "star_pirates", "pirates"]) == ALL_PASS
    project = (tmp_path / "pirates" / "pyproject.toml").read_text()
    assert 'name = "star-pirates"' in project
    assert 'star_pirates = "star_pirates:GAME"' in project
    assert "# Star Pirates" in (tmp_path / "pirates" / "README.md").read_text()


def test_what_is_made_of_it_is_brought_up_to_date(scratch: Scratch) -> None:
    """In one command, which leaves our own games alone."""
    done = scratch.run("refresh", "tiny_deal", "--list")
    assert done.returncode == ALL_PASS
    assert [line.split()[1] for line in done.stdout.splitlines()] == [
        "format", "review", "golden", "mutants", "mutants", "perft", "classes", "site",
    ]  # fmt: skip
    assert "deus" not in done.stdout


@pytest.mark.parametrize(
    ("language", "file", "runner"), [("python", "a.py", sys.executable), ("javascript", "a.js", "node")]
)
def test_an_adapter_to_begin_with_speaks_and_says_what_is_to_do(
    scratch: Scratch, language: str, file: str, runner: str
) -> None:
    if shutil.which(runner) is None:
        pytest.skip(f"there is no {runner}")
    assert scratch.run("new-adapter", language, file, "--game", "tiny_deal").returncode == ALL_PASS
    text = (scratch.folder / file).read_text("utf-8")
    assert 'case "play":' in text
    assert '"players": {"south": {"hand_count": 1, "hand": ["Fox"]}' in text
    done = scratch.run("check-adapter", "--", runner, file)
    rows = [line.split(maxsplit=1) for line in done.stdout.splitlines() if line[:1].strip()]
    faults = [about for kind, about in rows if kind == "fault"]
    assert {kind for kind, _ in rows[:9]} == {"ok"}
    assert faults
    assert all("to do: the view of the judge" in fault for fault in faults)
    assert rows[-2] == ["ok", "bye                        the program ends with status 0 and leaves nothing running"]
