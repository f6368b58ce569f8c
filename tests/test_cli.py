"""The command line as a new user meets it: what it prints, where, and its exit codes."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monosashi.__main__ import main
from monosashi.subjects.status import Status
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.verification import results_file
from monosashi.verification.results_file import Settings
from monosashi.verification.run import plan

SERVE = [sys.executable, "-m", "monosashi", "adapter", "serve", "deus"]
ACCEPTS_ALL = [sys.executable, "-c", "import sys; sys.path.insert(0, sys.argv[1]); sys.argv = ['zoo', 'accepts-all']; "
               "import runpy; runpy.run_module('zoo')", str(Path(__file__).parent)]  # fmt: skip
PRESENT = ("--edition", "deus@2.00", "--clause", "deus.march.a")


def monosashi(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=cwd, stdin=subprocess.DEVNULL)


def test_verify_measures_the_embedded_reference() -> None:
    done = monosashi("verify", "--clause", "deus.march")
    assert done.returncode == 0
    assert "0 not passed, 0 unsupported" in done.stdout
    assert "March" in done.stdout
    assert "Traceback" not in done.stderr


def test_verify_measures_a_program() -> None:
    done = monosashi("verify", "--clause", "deus.march.a", "--", *SERVE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "monosashi reference engine" in done.stdout


def test_verify_tells_what_a_wrong_engine_does(tmp_path: Path) -> None:
    record = tmp_path / "run.ndjson"
    done = monosashi("verify", *PRESENT, "--record", str(record), "--", *ACCEPTS_ALL)
    assert done.returncode == 1
    for part in (
        "deus.march.a",
        "page 15",
        "     Given ",
        "   → Then it is refused",
        "expected:",
        "replay:   monosashi verify --clause deus.march.a/",
    ):
        assert part in done.stdout
    assert re.search(r"[1-9]\d* not passed, 0 unsupported of \d+ required", done.stdout)
    assert {verdict.status for verdict in results_file.read(record).failed} == {Status.FAIL}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("verify", "--clause", "deus.nonsense"), "'deus.nonsense' is no clause and no scenario"),
        (("verify", "--edition", "chess@1"), "unknown edition 'chess@1'; known: deus@2018-08-29, deus@2.00"),
        (("verify", "--", "false"), "cannot be measured"),
        (("verify", "--", "no-such-program-here"), "cannot be measured"),
        (("verify", "--timeout", "-1"), "not a number of seconds"),
        (("verify", "engine"), "put '--' before the command"),
        (("verify", "deus"), "deus is no command; an edition is named so: monosashi verify --edition deus"),
        (("compare", "deus@2.00"), "an edition is named so: monosashi compare --edition deus@2.00"),
        (("verify", "--record", "no/such/folder/x"), "its folder does not exist"),
        (("adapter", "serve", "chess"), "unknown game 'chess'"),
        (("list", "clauses", "deus.nonsense"), "'deus.nonsense' is no clause of any game"),
        (("list", "schemas", "nonsense"), "nothing is called"),
        (("dance",), "invalid choice"),
    ],
)
def test_wrong_usage_gets_one_sentence(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main([*arguments])
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr()
    assert status == INVALID
    assert message in " ".join(printed.err.split())
    assert printed.out == ""


@pytest.mark.thorough
def test_clauses_and_schemas_can_be_piped() -> None:
    listed = monosashi("list", "clauses", "deus.march")
    assert all(line.count("\t") == 3 for line in listed.stdout.splitlines())
    names = monosashi("list", "schemas").stdout.splitlines()
    assert "deus.position" in names
    for name in names:
        schema = msgspec.json.decode(monosashi("list", "schemas", name).stdout) if name.startswith("deus") else {}
        assert not schema or schema["$schema"].endswith("2020-12/schema")


def test_help_has_examples() -> None:
    assert "examples:" in monosashi("verify", "--help").stdout
    assert "exit codes:" in monosashi("verify", "--help").stdout
    assert monosashi("--version").stdout.startswith("monosashi ")


def test_clauses_tell_why_if_asked() -> None:
    """Everything that the ledger knows, in lines for a reader; a pipe gets a line each without being asked."""
    short = monosashi("list", "clauses", "deus.ruling.deckout_is_latched").stdout
    assert short.count("\t") == 3
    long = monosashi("list", "clauses", "--long", "deus.ruling.deckout_is_latched", "deus.march.a").stdout
    for label in ("term", "settles", "reason", "not chosen", "switch      deckout_latched", "rulings", "page 10"):
        assert label in long
    assert "\t" not in long
    assert short.split("\t")[3].split()[0] in long


@pytest.mark.thorough
def test_every_failure_can_have_a_line() -> None:
    """Scenario, status and message, after the table; none is told in full unless asked for."""
    done = monosashi("verify", *PRESENT, "--list", "--", *ACCEPTS_ALL)
    lines = [line.split("\t") for line in done.stdout.splitlines() if "\t" in line]
    assert lines
    assert f"{len(lines)} not passed" in done.stdout
    assert {(len(line), line[1]) for line in lines} == {(3, "fail")}
    assert all(line[0].startswith("deus.march.a/") and line[2] for line in lines)
    assert "replay:" not in done.stdout
    more = monosashi("verify", *PRESENT, "--list", "--failures", "1", "--", *ACCEPTS_ALL)
    assert more.stdout.count("replay:") == 1


def test_rulings_can_be_played_as_a_group() -> None:
    """Those that ``list clauses`` names, by the tags of their scenarios."""
    scenarios = plan("deus@2.00", ["deus.ruling"], [], Settings()).scenarios
    assert len(scenarios) > 400
    assert all(any(tag.startswith("deus.ruling.") for tag in scenario.tags) for scenario in scenarios)
    some = plan("deus@2.00", ["deus.ruling.no_mulligan"], [], Settings()).scenarios
    assert 0 < len(some) < len(scenarios)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Error: no module\n    at load\n\nnode v1", "Error: no module"),
        ("one\ntwo", "two"),
        ("Traceback:\n  line 3\nValueError: seven", "ValueError: seven"),
    ],
)
def test_the_last_words_are_the_telling_ones(said: str, told: str) -> None:
    """Once, and not what merely happens to stand last."""
    script = f"import sys; sys.stderr.write({said!r}); sys.exit(1)"
    done = monosashi("verify", "--clause", "deus.march.a", "--", sys.executable, "-c", script)
    assert done.returncode == 3
    assert done.stderr.count("its last words") == 1
    assert f"its last words: {told}" in done.stderr


def test_refresh_names_what_is_left_to_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It goes on to the end; the worst exit code is its own."""
    asked: list[list[str]] = []

    def pretended(arguments: list[str]) -> int:
        asked.append(arguments)
        return FAILURES if arguments[:2] == ["suite", "classes"] else ALL_PASS

    monkeypatch.setattr("monosashi.__main__.main", pretended)
    assert main(["suite", "refresh", "monster_maker"]) == FAILURES
    assert asked[-1][:2] == ["site", "messages"]
    assert "monosashi suite classes monster_maker --update" in " ".join(capsys.readouterr().err.split())
