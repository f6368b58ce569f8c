"""A package made by ``monosashi new-game`` is verified at once, and every command that takes a game takes it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monosashi.__main__ import main
from monosashi.support.exit_codes import ALL_PASS, INVALID

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
ENGINE = [sys.executable, "-m", "monosashi", "adapter", "serve", "tiny_deal"]


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


def test_a_game_without_card_texts_is_not_told_that_it_lacks_effects(scratch: Scratch) -> None:
    program = scratch.folder / "core.py"
    program.write_text(
        "import sys, msgspec, tiny_deal.rules as rules\n"
        "import reference_engine as engine\n"
        "from monosashi.subjects import serve\n"
        "from monosashi.subjects.reference import Reference\n"
        "full = Reference.hello\n"
        "Reference.hello = lambda self: msgspec.structs.replace(full(self), capabilities=('core', 'setup'))\n"
        "engine.register(rules.RULES)\n"
        "serve.serve('tiny_deal', sys.stdin.buffer, sys.stdout.buffer)\n"
    )
    done = scratch.run("verify", "--record", "core.jsonl", "--", sys.executable, str(program))
    assert "partial: views, legal, reasons not offered" in done.stdout
    assert "partial: views, legal, reasons not offered" in scratch.run("report", "core.jsonl").stdout


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
        (["list", "clauses", "tiny_deal"], 0, "tiny_deal.play\t1\tnormative"),
        (["list", "clauses", "--ja", "tiny_deal"], 0, "手札の最後の1枚を出した側が勝利する"),
        (["list", "schemas", "tiny_deal.view"], 0, '"title": "tiny_deal.view"'),
        (["adapter", "vectors", "--edition", "tiny_deal@0.1", "vectors"], 0, "3 vectors"),
        (["adapter", "check", "--", *ENGINE], 0, "offers tiny_deal@0.1"),
        (["compare", "--games", "8", "-n", "1", "--", *ENGINE], 0, "nothing has parted them"),
        (["match", "--games", "2", "tiny_deal"], 0, "tiny_deal"),
        (["play", "--help"], 0, "tiny_deal"),
        (["suite", "mutants", "tiny_deal"], 3, "nobody has written mutants of tiny_deal yet"),
        (["list", "cards", "tiny_deal"], 3, "tiny_deal@0.1 has no list of cards"),
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
    recorded = scratch.run("record", "random", "--edition", "tiny_deal@0.1", "--seed", "3", "game.jsonl")
    assert (recorded.returncode, recorded.stdout) == (0, "game.jsonl  seed 3, 3 actions, south wins\n")
    for name in ("played.jsonl", "game.jsonl"):
        assert scratch.run("record", "replay", name).stdout.strip().endswith("goes as it is written, 3 actions")
    assert "▼ North: play" in scratch.run("record", "show", "game.jsonl").stdout
    assert scratch.run("record", "show", "game.jsonl", "--html", "game.html").returncode == 0
    page = (scratch.folder / "game.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert ">Owl<" in page


def test_a_position_needs_no_turn_and_no_players(scratch: Scratch, tmp_path: Path) -> None:
    """What commands ask of a position has an answer where a game counts no turns."""
    package = tmp_path / "tiny_deal"
    shutil.copytree(scratch.package, package)
    rules = package / "tiny_deal" / "rules.py"
    text = rules.read_text("utf-8")
    for told, other in (
        ("    turn: int = 1\n    stack", "    stack"),
        ("self.table, self.turn,", "self.table,"),
        ("    position.turn += 1\n", ""),
        ("edition.name, viewer, position.turn,", "edition.name, viewer, 1,"),
    ):
        assert told in text
        text = text.replace(told, other)
    rules.write_text(text, "utf-8")
    path = os.pathsep.join(map(str, (ROOT, package, scratch.folder / "site")))
    for arguments, said in (
        (["play", "tiny_deal", "--seed", "1", "--ask-all"], "South wins."),
        (["match", "--games", "2", "tiny_deal"], "tiny_deal"),
        (["record", "random", "--edition", "tiny_deal@0.1", "--seed", "3", "game.jsonl"], "south wins"),
        (["compare", "--games", "3", "-n", "1", "--", *ENGINE], "nothing has parted them"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "monosashi", *arguments], cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
            capture_output=True, text=True, input="1\n" * 9, timeout=240, check=False,
        )  # fmt: skip
        assert said in done.stdout, (arguments, done.stdout, done.stderr)
        assert done.returncode == 0, done.stderr


def test_golden_games_are_made_and_measure_an_engine(scratch: Scratch) -> None:
    made = scratch.run("record", "golden", "--edition", "tiny_deal@0.1", "--update", "--search", "20")
    assert made.returncode == 0, made.stderr
    assert "acts touched: 1 of 1" in scratch.run("record", "golden", "--edition", "tiny_deal@0.1").stdout
    replayed = scratch.run("record", "replay", "--edition", "tiny_deal@0.1", "--", *ENGINE)
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
of_all = (messages.of_rules(book("tiny_deal")), messages.of_game("tiny_deal"), messages.of_positions("tiny_deal"))
said = dict.fromkeys(key for of_some in of_all for key in of_some)
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
    done = scratch.run("suite", "refresh", "tiny_deal", "--list")
    assert done.returncode == ALL_PASS
    assert [" ".join(line.split()[1:3]) for line in done.stdout.splitlines()] == [
        "suite format", "suite review", "record golden", *["suite mutants"] * 3, "suite histories",
        "perft --edition", "suite classes", "site messages",
    ]  # fmt: skip
    assert "deus" not in done.stdout


def test_what_is_missing_is_made_and_what_was_deleted_stays_away(scratch: Scratch, tmp_path: Path) -> None:
    """Whoever has no Japanese deletes the catalogues; the matrix with which failures are diagnosed is made."""
    assert scratch.run("site", "messages", "--game", "tiny_deal").stdout.count("nothing to translate") == 3
    package = tmp_path / "tiny_deal"
    shutil.copytree(scratch.package, package)
    catalogues = [package / "tiny_deal" / folder / "ja.po" for folder in ("features", "steps")]
    for path in catalogues:
        path.unlink()
    path = os.pathsep.join(map(str, (ROOT, package, scratch.folder / "site")))

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "monosashi", *arguments], cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
            capture_output=True, text=True, timeout=240, check=False,
        )  # fmt: skip

    done = run("suite", "refresh", "tiny_deal")
    assert "ja.po: there is none, and tiny_deal stays in English" in done.stdout, done.stderr
    assert not any(path.exists() for path in catalogues)
    assert (package / "tiny_deal" / "features" / "kill_matrix.xz").exists()
    catalogues[0].touch()
    done = run("site", "messages", "--game", "tiny_deal")
    assert all(path.exists() for path in catalogues), "an empty file begins a translation"
    assert "1 to translate" not in done.stdout
    assert "nothing to translate" in done.stdout, "the site's own sentences"


@pytest.mark.parametrize(
    ("language", "file", "runner"), [("python", "a.py", sys.executable), ("javascript", "a.js", "node")]
)
def test_an_adapter_to_begin_with_speaks_and_says_what_is_to_do(
    scratch: Scratch, language: str, file: str, runner: str
) -> None:
    if shutil.which(runner) is None:
        pytest.skip(f"there is no {runner}")
    assert scratch.run("adapter", "new", language, file, "--game", "tiny_deal").returncode == ALL_PASS
    text = (scratch.folder / file).read_text("utf-8")
    assert 'case "play":' in text
    assert sorted(re.findall(r"TO DO (\d)[:,]", text)) == [*"1234567"]
    assert '"players": {"south": {"hand_count": 1, "hand": ["Fox"]}' in text
    done = scratch.run("adapter", "check", "--", runner, file)
    rows = [line.split(maxsplit=1) for line in done.stdout.splitlines() if line[:1].strip()]
    faults = [about for kind, about in rows if kind == "fault"]
    assert {kind for kind, _ in rows[:9]} == {"ok"}
    assert faults
    assert all("to do: the view of the judge" in fault for fault in faults)
    assert rows[-2] == ["ok", "bye                        the program ends with status 0 and leaves nothing running"]
