"""The command line as a new user meets it: what it prints, where, and its exit codes."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monosashi import run_record
from monosashi.verdict import Status

SERVE = [sys.executable, "-m", "monosashi", "serve", "deus"]
ACCEPTS_ALL = [sys.executable, "-c", "import sys; sys.path.insert(0, sys.argv[1]); sys.argv = ['zoo', 'accepts-all']; "
               "import runpy; runpy.run_module('zoo')", str(Path(__file__).parent)]  # fmt: skip


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
    done = monosashi(
        "verify", "--clause", "deus.march.a", "--record", str(record), "--", *ACCEPTS_ALL
    )
    assert done.returncode == 1
    for part in ("deus.march.a", "page 15", "at:", "expected:", "replay:   monosashi verify --clause deus.march.a/"):
        assert part in done.stdout
    assert "not passed, 0 unsupported of 3 required" in done.stdout
    assert {verdict.status for verdict in run_record.read(record).failed} == {Status.FAIL}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("verify", "--clause", "deus.nonsense"), "'deus.nonsense' is no clause and no scenario"),
        (("verify", "--edition", "chess@1"), "unknown edition 'chess@1'; known: deus@2.00"),
        (("verify", "--", "false"), "cannot be measured"),
        (("verify", "--", "no-such-program-here"), "cannot be measured"),
        (("verify", "--timeout", "-1"), "not a number of seconds"),
        (("verify", "engine"), "put '--' before the command"),
        (("verify", "--record", "no/such/folder/x"), "its folder does not exist"),
        (("serve", "chess"), "unknown ruleset 'chess'"),
        (("clauses", "deus.nonsense"), "no clause is called"),
        (("schema", "nonsense"), "nothing is called"),
        (("dance",), "invalid choice"),
    ],
)
def test_wrong_usage_gets_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = monosashi(*arguments)
    assert done.returncode == 3
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_clauses_and_schemas_can_be_piped() -> None:
    listed = monosashi("clauses", "deus.march")
    assert all(line.count("\t") == 3 for line in listed.stdout.splitlines())
    names = monosashi("schema").stdout.splitlines()
    assert "deus.position" in names
    for name in names:
        schema = msgspec.json.decode(monosashi("schema", name).stdout) if name.startswith("deus") else {}
        assert not schema or schema["$schema"].endswith("2020-12/schema")


def test_help_has_examples() -> None:
    assert "examples:" in monosashi("verify", "--help").stdout
    assert "exit codes:" in monosashi("verify", "--help").stdout
    assert monosashi("--version").stdout.startswith("monosashi ")
