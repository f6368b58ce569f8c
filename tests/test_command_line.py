"""What all commands have in common: how things are named, exit codes, standard input, silence where nobody looks."""

import argparse
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.commands.contents import COMMANDS, RENAMED
from monosashi.commands.declaring import Group, leaves
from monosashi.commands.naming import edition_named, game_named
from monosashi.commands.parsing import late_function, parser
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, MEANINGS

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "command-line.md").read_text("utf-8")
NEWEST, OLDER, MAKER = "deus@2.00", "deus@2018-08-29", "monster_maker@2021-03-20"
COUNTER = "counter-needs-one-target"
FEW = ("--clause", "deus.march.a", "--recheck", "0")
SEED = ("--seed", "7")


def run(*arguments: str) -> int:
    """The exit code of a command, also where argparse ends it."""
    try:
        return main(list(arguments))
    except SystemExit as end:
        return int(end.code or 0)


# Exit codes


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command and its parser."""
    for name, each in below(parser()):
        yield from ((f"{name} {word}", leaf) for word, leaf in below(each)) if below(each) else [(name, each)]


def below(parser: argparse.ArgumentParser) -> list[tuple[str, argparse.ArgumentParser]]:
    """The parsers of the words that may follow."""
    choices = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [*choices[0].items()] if choices else []


NAMES = [each.name for each in leaves(COMMANDS)]
GROUPS = [each for each in COMMANDS if isinstance(each, Group)]


def codes(text: str) -> dict[int, str]:
    """The exit codes of a help text."""
    found = re.findall(r"^  (\d)  (.+)$", text.partition("exit codes:\n")[2].partition("\n\n")[0], re.MULTILINE)
    return {int(code): meaning for code, meaning in found}


def test_exit_codes_are_said_once_and_mean_the_same_everywhere() -> None:
    assert codes(parser().format_help()) == MEANINGS
    assert dict(re.findall(r"^\| (\d) \| (.+) \|$", PAGE, re.MULTILINE)) == {str(c): m for c, m in MEANINGS.items()}
    told = {name: codes(each.format_help()) for name, each in parsers()}
    assert [*told] == NAMES
    for name, meanings in told.items():
        assert {ALL_PASS, INVALID} <= {*meanings} <= {*MEANINGS}, name
        assert meanings[INVALID] == MEANINGS[INVALID], name


def test_a_newcomer_has_few_words_to_choose_from() -> None:
    """Each group shows examples, and each command that is declared has a function."""
    assert len(COMMANDS) == 14
    for group in (parser(), *(each for _, each in below(parser()) if below(each))):
        assert "\nexamples:\n  monosashi " in group.format_help(), group.prog
    assert all(each.name.split()[0] == group.name for group in GROUPS for each in group.commands)
    assert all(callable(late_function(each.function)) for each in leaves(COMMANDS))


@pytest.mark.parametrize("former", RENAMED)
def test_a_former_name_leads_to_the_present_one(former: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert RENAMED[former] in NAMES
    assert run(former, "--help") == INVALID
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == (
        "",
        f"monosashi: {former!r} is called '{RENAMED[former]}' now; see monosashi --help\n",
    )


def test_help_imports_nothing_that_a_command_runs() -> None:
    script = "import sys; from monosashi.__main__ import main; main(sys.argv[1:])"
    heavy = "import atexit, sys; atexit.register(lambda: print(sorted(HEAVY & sys.modules.keys()), file=sys.stderr)); "
    modules = {"rich", "monosashi.suite", "monosashi.verification", "monosashi.records"}
    for arguments in ((), ("record",), ("suite", "mutants"), ("verify",)):
        command = [sys.executable, "-c", heavy.replace("HEAVY", repr(modules)) + script, *arguments, "--help"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        assert (done.returncode, done.stderr) == (0, "[]\n"), arguments


@pytest.mark.parametrize("command", NAMES)
def test_wrong_usage_proves_nothing(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*command.split(), "--no-such-option") == INVALID
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"monosashi {command}")
    assert printed.err.count("\n") == 1


# Names


def test_a_game_is_its_newest_edition_and_an_edition_is_of_its_game() -> None:
    assert edition_named("deus") == edition_named(NEWEST) == NEWEST
    assert edition_named(f"deus+{COUNTER}") == edition_named(f"{NEWEST}+{COUNTER}") == f"{NEWEST}+{COUNTER}"
    assert [game_named(name) for name in ("deus", OLDER, f"{NEWEST}+{COUNTER}", MAKER)] == [*["deus"] * 3, MAKER[:13]]


ALIKE = {
    "cards": (("list", "cards", "monster_maker"), ("list", "cards", MAKER)),
    "vocabulary": (("list", "vocabulary", "deus"), ("list", "vocabulary", NEWEST)),
    "verify": (("verify", "--edition", "deus", *FEW, *SEED), ("verify", "--edition", NEWEST, *FEW, *SEED)),
    "record": (("record", "random", "-", "--seed", "1", "--edition", "monster_maker"),
               ("record", "random", "-", "--seed", "1", "--edition", MAKER)),
    "golden": (("record", "golden", "--json", "--edition", "monster_maker"),
               ("record", "golden", "--json", "--edition", MAKER)),
    "perft": (("perft", "deed", "--edition", "monster_maker"), ("perft", "deed", "--edition", MAKER)),
    "release": (("release", "list", "--game", "deus"), ("release", "list", "--game", OLDER)),
    "review": (("suite", "review", "--game", "monster_maker"), ("suite", "review", "--game", MAKER)),
    "mutants": (("suite", "mutants", "deus", "--own", "-n", "1", "--clause", "deus.march.a"),
                ("suite", "mutants", NEWEST, "--own", "-n", "1", "--clause", "deus.march.a")),
}  # fmt: skip


@pytest.mark.parametrize("command", ALIKE)
def test_every_command_takes_games_and_editions(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    by_game, by_edition = ((run(*arguments), capsys.readouterr()) for arguments in ALIKE[command])
    assert by_game == by_edition
    assert by_game[0] != INVALID, by_game[1].err
    assert by_game[1].out


def test_older_editions_have_what_is_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for name in (OLDER, NEWEST):
        assert run("record", "random", "-", "--seed", "1", "--edition", name) == ALL_PASS
        told.append(capsys.readouterr().out)
    assert [f'"edition":"{name}"' in out for name, out in zip((OLDER, NEWEST), told, strict=True)] == [True, True]


GAMES = f"; known: {', '.join(engine.GAMES)}; the nearest is 'deus'"
EDITIONS = f"; known: {', '.join(engine.editions())}; the nearest is '{NEWEST}'"
WHERE = {
    "compare": ("--edition", "{}", "--", "cat"),
    "list cards": ("{}",), "list vocabulary": ("{}",), "adapter serve": ("{}",), "suite mutants": ("{}",),
    "suite classes": ("{}",), "suite histories": ("{}",), "verify": ("--edition", "{}"),
    "record random": ("-", "--edition", "{}"),
    "record golden": ("--edition", "{}"), "perft": ("deed", "--edition", "{}"), "record replay": ("--edition", "{}"),
    "adapter vectors": ("--edition", "{}", "no-such-folder"), "erratum impact": ("{}", "deus"),
    "adapter check": ("--edition", "{}", "--", "true"), "erratum new": ("x", "--edition", "{}"),
    "release list": ("--game", "{}"), "release changes": ("0.1.0", "--game", "{}"),
    "release freeze": ("9.9.9", "--game", "{}"), "suite review": ("--game", "{}"),
    "adapter new": ("python", "--game", "{}"), "suite refresh": ("{}", "--list"), "site messages": ("--game", "{}"),
    "site build": ("--game", "{}", "no-such-folder"), "site write": ("--game", "{}", "no-such-folder"),
    "site finish": ("--game", "{}", "no-such-folder"), "site serve": ("--game", "{}"),
}  # fmt: skip


@pytest.mark.parametrize("command", WHERE)
def test_unknown_games_and_editions_are_told_in_the_same_words(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, sentence in (
        ("dues", f"unknown game 'dues'{GAMES}"),
        ("deus@2.01", f"unknown edition 'deus@2.01'{EDITIONS}"),
        (f"{NEWEST}+nix", "unknown erratum 'nix'; known: "),
    ):
        assert run(*command.split(), *(part.format(name) for part in WHERE[command])) == INVALID
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith(f"monosashi: {sentence}"), name
        assert printed.err.count("\n") == 1


def test_no_command_has_words_of_its_own_for_that() -> None:
    """What takes games and editions is in the table above, and says it by the same helper."""
    for name, each in parsers():
        takes = {option for action in each._actions for option in (*action.option_strings, str(action.metavar))}
        if takes & {"--edition", "--game", "GAME[@EDITION]"} and name != "record show":
            assert name in WHERE, name
    for file in (ROOT / "monosashi" / "commands").rglob("*.py"):
        assert "; known:" not in file.read_text("utf-8"), file


@pytest.mark.parametrize(
    ("arguments", "of"),
    [
        (("list", "clauses", "deus.march.zz"), "any game"),
        (("verify", "--edition", "deus", "--clause", "deus.march.zz"), NEWEST),
        (("suite", "mutants", "deus", "--clause", "deus.march.zz"), NEWEST),
        (("suite", "mutants", "deus", "--suggest", "deus.march.zz"), NEWEST),
        (("erratum", "new", "x", "--clause", "deus.march.zz"), NEWEST),
        (("suite", "review", "deus.march.zz"), "deus"),
        (("adapter", "vectors", "--clause", "deus.march.zz", "no-such-folder"), NEWEST),
    ],
)
def test_unknown_clauses_are_told_with_the_nearest(
    arguments: tuple[str, ...], of: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == INVALID
    said = capsys.readouterr().err
    assert re.search(
        rf"'deus\.march\.zz' is no clause( and no scenario)? of {re.escape(of)}; the nearest is 'deus\.m", said
    )


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "games") == ALL_PASS
    listed = capsys.readouterr().out
    assert [line.partition("\t")[0] for line in listed.splitlines()] == list(engine.editions())
    assert f"$ monosashi list games\n{listed}```" in PAGE
    assert run("list", "games", "--ja") == ALL_PASS
    assert "2018年8月29日" in capsys.readouterr().out


def test_whoever_names_no_game_is_told_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("release", "list") == ALL_PASS
    assert {line.split("\t")[1] for line in capsys.readouterr().out.splitlines()} >= {OLDER, NEWEST, MAKER}
    together = {}
    for arguments in ((), *(("--game", game) for game in engine.GAMES)):
        run("suite", "review", *arguments)
        together[arguments] = [line for line in capsys.readouterr().out.splitlines()[:-1] if not line.startswith(" ")]
    everything, *parts = together.values()
    assert sorted(everything) == sorted(line for part in parts for line in part)


def test_errata_are_listed_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("erratum", "list", "--ja") == ALL_PASS
    assert f"{COUNTER}\tproposed\t{NEWEST}\t対抗の対象は" in capsys.readouterr().out


# Standard input


def fed(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Let this be read from standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    assert main(["record", "random", str(path), "--seed", "3", "--turns", "2"]) == ALL_PASS
    return path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("record", "show", "-", "--at", "2"), "random game, seed 3"),
        (("record", "replay", "-"), "standard input · deus@2.00 · goes as it is written"),
        (("record", "diff", "GAME", "-"), "the same game"),
        (("record", "diff", "-", "GAME"), "the same game"),
    ],
)
def test_a_game_is_read_from_standard_input(
    arguments: tuple[str, ...],
    told: str,
    game: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fed(monkeypatch, game.read_bytes())
    assert run(*(str(game) if part == "GAME" else part for part in arguments)) == ALL_PASS
    printed = capsys.readouterr()
    assert told in printed.out
    assert printed.err == ""


@pytest.mark.parametrize(
    "arguments", [("record", "show", "-"), ("record", "replay", "-"), ("report", "-"), ("record", "diff", "-", "GAME")]
)
def test_what_is_no_record_is_told(
    arguments: tuple[str, ...], game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for content, sentence in (
        (b"nonsense\n", "monosashi: standard input:1: not JSON"),
        (b"", "monosashi: standard input:"),
    ):
        fed(monkeypatch, content)
        assert run(*(str(game) if part == "GAME" else part for part in arguments)) == INVALID
        assert capsys.readouterr().err.startswith(sentence)
    monkeypatch.setattr(sys, "stdin", None)
    assert run(*(str(game) if part == "GAME" else part for part in arguments)) == INVALID
    assert capsys.readouterr().err == "monosashi: standard input cannot be read: it is closed\n"


@pytest.mark.parametrize("arguments", [
    ("record", "diff", "-", "-"), ("record", "replay", "-", "-"), ("report", "-", "-"),
    ("erratum", "impact", "deus", f"deus+{COUNTER}", "--runs", "-", "-"),
])  # fmt: skip
def test_standard_input_is_read_once(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == INVALID
    assert capsys.readouterr().err == "monosashi: standard input, -, can be read once\n"


@pytest.mark.parametrize(
    "arguments",
    [("verify", "--record", "-"), ("record", "show", "GAME", "--html", "-"), ("suite", "mutants", "--matrix", "-")],
)
def test_no_file_is_written_that_is_called_so(
    arguments: tuple[str, ...],
    game: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*(str(game) if part == "GAME" else part for part in arguments)) == INVALID
    assert "name a file to write, or /dev/stdout" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


# Runs of several editions


def test_a_run_of_several_editions_says_what_it_writes_and_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name that verify was given is the one that report takes."""
    monkeypatch.chdir(tmp_path)
    assert run("verify", *FEW, "--record", "run.ndjson", "--known-failures", "known.txt", "--update") == ALL_PASS
    written = [
        f"{stem}.{name}.{kind}" for name in (OLDER, NEWEST) for stem, kind in (("run", "ndjson"), ("known", "txt"))
    ]
    assert capsys.readouterr().err.splitlines() == [f"written: {name}" for name in written]
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(written)

    assert run("report", "run.ndjson") == ALL_PASS
    told = capsys.readouterr().out
    assert all(f"{name} · run.{name}.ndjson" in told for name in (OLDER, NEWEST))
    assert run("report", "run.ndjson", "--html", "run.html") == ALL_PASS
    assert sorted(file.name for file in tmp_path.glob("*.html")) == [f"run.{name}.html" for name in (NEWEST, OLDER)]
    assert capsys.readouterr().err.count("\n") == 2

    for name in (OLDER, NEWEST):
        Path(f"later.{name}.ndjson").write_bytes(Path(f"run.{name}.ndjson").read_bytes())
    assert run("report", "--changes", "run.ndjson", "later.ndjson", "--anyway") == ALL_PASS
    told = capsys.readouterr().out
    assert all(f"{name} · later.{name}.ndjson" in told for name in (OLDER, NEWEST))

    fed(monkeypatch, Path(f"run.{NEWEST}.ndjson").read_bytes())
    assert run("report", "-") == ALL_PASS
    Path("run.ndjson").write_bytes(Path(f"run.{OLDER}.ndjson").read_bytes())
    assert run("verify", *FEW, "--record", "run.ndjson") == ALL_PASS
    assert "run.ndjson is the record of another run" in capsys.readouterr().err
    assert run("report", "nothing.ndjson") == INVALID
    assert "nothing.ndjson cannot be read" in capsys.readouterr().err


def test_one_edition_has_the_name_that_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("verify", "--edition", "deus", *FEW, "--record", "run.ndjson") == ALL_PASS
    assert [file.name for file in tmp_path.iterdir()] == ["run.ndjson"]
    assert capsys.readouterr().err == ""


# Silence


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(
    "arguments",
    [
        ("record", "replay", "GAME"),
        ("record", "random", "games", "--games", "2", "--turns", "1"),
        ("record", "show", "GAME", "--html", "game.html"),
        ("adapter", "vectors", "--clause", "deus.march.a", "vectors"),
        ("suite", "mutants", "deus", "--own", "--clause", "deus.march.a", "-n", "1"),
        ("erratum", "impact", "deus", f"deus+{COUNTER}", "--games", "1", "--json"),
    ],
)
def test_progress_is_for_terminals(
    arguments: tuple[str, ...],
    game: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*(str(game) if part == "GAME" else part for part in arguments)) in (ALL_PASS, FAILURES)
    assert capsys.readouterr().err == ""
