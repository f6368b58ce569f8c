"""Bad surroundings and rude words: a sentence, the right exit code, and nothing that a terminal would obey."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from stoppable import stoppable

from monosashi.__main__ import main
from monosashi.support.exit_codes import ALL_PASS, INVALID
from monosashi.verification import results_file

ROOT = Path(__file__).parent.parent
FEW = ("--edition", "deus@2.00", "--clause", "deus.march.a")
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")

# The reference behind the protocol, except for what MISCHIEF redefines of its server.
CHANGED = """
import sys, time
from pathlib import Path
from msgspec.structs import replace
from monosashi.subjects import serve
class Server(serve.Server):
    MISCHIEF
serve.Server = Server
sys.exit(serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer))
"""


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def script(mischief: str) -> list[str]:
    """The command of an engine with some mischief in it."""
    return [sys.executable, "-c", CHANGED.replace("MISCHIEF", mischief.replace("\n", "\n    "))]


def monosashi(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "monosashi", *arguments]
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | settings
    environment = os.environ | settings.pop("env", {})
    given["env"] = environment
    return subprocess.run(command, text=True, errors="replace", timeout=120, stdin=subprocess.DEVNULL, **given)


# Commands and names that are none


@pytest.mark.parametrize("nothing", [(), ("",), ("  ",)], ids=["no word", "an empty word", "spaces"])
@pytest.mark.parametrize("command", ["verify", "adapter check", "record replay"])
def test_a_command_that_expands_to_nothing_is_refused(
    command: str, nothing: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """The reference must not be measured in its place."""
    assert main([*command.split(), "--", *nothing]) == INVALID
    printed = capsys.readouterr()
    assert "no command stands after '--'" in printed.err
    assert printed.out == ""


@pytest.mark.parametrize(
    "arguments",
    [("verify", "--record", ""), ("report", "x", "--html", ""), ("record", "random", ""), ("play", "--record", "")],
    ids=" ".join,
)
def test_an_empty_name_is_no_file(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status: object = main([*arguments])
    except SystemExit as ended:
        status = ended.code
    assert status == INVALID
    assert "empty" in capsys.readouterr().err


def test_an_unknown_clause_is_told_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the present edition."""
    assert main(["verify", "--clause", "deus.intrecept.h"]) == INVALID
    told = "is no clause and no scenario of deus@2.00; the nearest is 'deus.intercept.h'"
    assert told in capsys.readouterr().err


def test_a_record_of_an_unknown_edition_is_advised_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text('{"kind":"game","format":1,"edition":"deus@3.00","start":{}}\n{"kind":"end"}\n')
    assert main(["record", "replay", str(path)]) == INVALID
    assert "--edition deus@2.00" in capsys.readouterr().err


# Places that cannot be written


@pytest.mark.parametrize("place", ["no/such/folder/run.ndjson", "."])
def test_a_place_that_cannot_be_written_is_found_before_the_run(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    note = tmp_path / "started"
    engine = script(f"Path({str(note)!r}).touch()")
    assert main(["verify", *FEW, "--record", str(tmp_path / place), "--", *engine]) == INVALID
    assert "cannot be written" in capsys.readouterr().err
    assert not note.exists()


@pytest.mark.parametrize("option", ["--record", "--known-failures"])
def test_a_verdict_is_printed_whatever_cannot_be_written(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The disk is full by the end of the run."""

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("monosashi.verification.results_file.write_file", full)
    monkeypatch.setattr("monosashi.verification.known_failures.write_file", full)
    arguments = [option, str(tmp_path / "file"), *(["--update"] if option == "--known-failures" else [])]
    assert main(["verify", *FEW, *arguments]) == INVALID
    printed = capsys.readouterr()
    assert " passed, 0 not passed" in printed.out
    assert "file cannot be written" in printed.err
    assert "No space left on device" in printed.err


@pytest.mark.parametrize(
    "arguments",
    [("verify", *FEW), pytest.param(("--help",), marks=pytest.mark.thorough), ("list", "clauses", "deus.march")],
    ids=lambda arguments: arguments[0],
)
def test_a_full_standard_output_is_told(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = monosashi(*arguments, stdout=full)
    assert done.returncode == INVALID
    assert done.stderr == "monosashi: standard output cannot be written: No space left on device\n"


@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        ("list games >&-", 3, "monosashi: standard output cannot be written: it is closed\n"),
        ("games nosuch 2>&-", 3, ""),
        ("record show - <&-", 3, "monosashi: standard input cannot be read: it is closed\n"),
        ("play deus <&-", 0, ""),
        ("play deus --north chance --south chance --seed 3 <&-", 0, ""),
    ],
)
def test_a_stream_that_is_closed_ends_nothing_with_a_trace(redirected: str, code: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m monosashi {redirected}', sys.executable], capture_output=True, text=True, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (code, said)


def test_a_reader_who_has_seen_enough_changes_no_verdict() -> None:
    read, write = os.pipe()
    os.close(read)
    done = monosashi("verify", *FEW, stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (ALL_PASS, "")


@pytest.mark.parametrize(
    ("encoding", "arguments", "shown"),
    [
        ("ascii", ("verify", *FEW), r"\xb7"),
        pytest.param("latin-1", ("list", "cards", "--ja"), r"\u30a2", marks=pytest.mark.thorough),
    ],
)
def test_what_an_encoding_does_not_have_is_shown_by_its_number(
    encoding: str, arguments: tuple[str, ...], shown: str
) -> None:
    done = monosashi(*arguments, env={"PYTHONIOENCODING": encoding})
    assert (done.returncode, done.stderr) == (ALL_PASS, "")
    assert shown in done.stdout


# What engines say

RUDE = "\\x1b]0;owned\\x07\\x9b2J\\x7f"
RUDE_HELLO = f"""
def _hello(self, params):
    rude = "{RUDE}"
    found = super()._hello(params)
    return replace(found, name="rude" + rude + "x" * 1_000_000, version=rude, editions=(*found.editions, rude * 999))
"""


def assert_harmless(text: str) -> None:
    """Nothing in it would be obeyed by a terminal; nothing has any length it likes."""
    assert not OBEYED.search(text)
    assert len(max(text.split("\n"), key=len)) < 20_000


def test_a_rude_introduction_reaches_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "run.ndjson"
    pages = {name: tmp_path / f"out.{name}" for name in ("html", "junit", "markdown", "badge")}
    assert main(["verify", *FEW, "--record", str(record), "--", *script(RUDE_HELLO)]) == ALL_PASS
    assert results_file.read(record).header.engine.name.startswith("rude")
    options = [word for name, path in pages.items() for word in (f"--{name}", str(path))]
    assert main(["report", str(record), *options]) == ALL_PASS
    printed = capsys.readouterr()
    assert "rude" in printed.out
    for text in (printed.out, printed.err):
        assert_harmless(text)
    for path in (record, *pages.values()):
        assert not OBEYED.search(path.read_text("utf-8")), path
        assert path.stat().st_size < 1_000_000


RUDE_ANSWERS = {
    "name": RUDE_HELLO,
    "readings": f'def _hello(self, params): return replace(super()._hello(params), readings={{"{RUDE}": "{RUDE}"}})',
    "capabilities": f'def _hello(self, params): return replace(super()._hello(params), capabilities=("{RUDE}",))',
    "editions": f'def _hello(self, params): return replace(super()._hello(params), editions=("{RUDE}",))',
    "view": f'def _observe(self, params): return {{"{RUDE}": 1, "turn": "{RUDE}"}}',
    "faults": f'def _load(self, params): raise serve._bad_position(["{RUDE}"])',
    "error": f'def _load(self, params): raise serve.Failed(serve.Code.INTERNAL_ERROR, "{RUDE}")',
    "last words": f'def _load(self, params): print("{RUDE}", file=sys.stderr); raise SystemExit(1)',
}
QUICK = ("readings", "view")
SOME = [name if name in QUICK else pytest.param(name, marks=pytest.mark.thorough) for name in RUDE_ANSWERS]


@pytest.mark.parametrize("what", SOME)
@pytest.mark.parametrize("command", ["verify", pytest.param("adapter check", marks=pytest.mark.thorough)])
def test_nothing_that_an_engine_says_moves_the_cursor(
    command: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    few = FEW if command == "verify" else FEW[:2]
    main([*command.split(), *few, "--", *script(RUDE_ANSWERS[what])])
    printed = capsys.readouterr()
    assert printed.out + printed.err
    assert_harmless(printed.out)
    assert_harmless(printed.err)


def test_nothing_that_is_named_moves_the_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rude = "\x1b[2J\x9b2J"
    for arguments in (
        ["verify", "--", f"no-such-{rude}"],
        ["verify", "--record", f"no/{rude}/x"],
        ["verify", "--clause", rude],
        ["record", "replay", str(tmp_path / rude)],
        ["record", "random", str(tmp_path / f"{rude}.jsonl"), "--seed", "1", "--turns", "1"],
    ):
        main(arguments)
        printed = capsys.readouterr()
        assert printed.out + printed.err
        assert_harmless(printed.out)
        assert_harmless(printed.err)


def test_a_key_that_stands_twice_is_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    twice = """
def answer(self, line):
    return super().answer(line).replace(b'"turn":3', b'"turn":4,"turn":3')
"""
    assert main(["verify", *FEW, "--", *script(twice)]) == INVALID
    assert "result.view.turn: stands 2 times; a key may stand once" in capsys.readouterr().err


# Ctrl-C

SLOW = """
def _load(self, params):
    Path(NOTE).touch()
    time.sleep(0.5)
    return super()._load(params)
"""


def stopped(arguments: list[str], ready: Path | float, times: int) -> tuple[int, str, str]:
    """What comes of a command that is stopped, once it is ready: its exit code and what it has printed."""
    command = [sys.executable, "-m", "monosashi", *arguments]
    with stoppable(command) as started:
        end = time.monotonic() + (60 if isinstance(ready, Path) else ready)
        while time.monotonic() < end and not (isinstance(ready, Path) and ready.exists()):
            time.sleep(0.05)
        for _ in range(times):
            os.killpg(started.pid, signal.SIGINT)
            time.sleep(0.2)
        out, errors = started.communicate(timeout=60)
    return started.returncode, out, errors


def test_tests_may_be_started_in_the_background() -> None:
    """Whoever ignores Ctrl-C hands that on to children: not to those that a test is going to stop."""
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with stoppable([sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT))"]) as started:
            out, _ = started.communicate(timeout=60)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, former)
    assert "default_int_handler" in out


@pytest.mark.parametrize(
    ("workers", "times"),
    [("1", 1), pytest.param("2", 1, marks=pytest.mark.thorough), ("2", 3)],
    ids=["one worker", "two workers", "impatiently"],
)
def test_ctrl_c_ends_the_whole_command(workers: str, times: int, tmp_path: Path) -> None:
    """The report of what has been played is there, no other edition is begun, and there is no trace."""
    note = tmp_path / "loaded"
    engine = script(SLOW.replace("NOTE", repr(str(note))))
    code, out, errors = stopped(["verify", "-n", workers, "--", *engine], note, times)
    assert code == INVALID
    assert "Traceback" not in errors
    assert out.count("THIS RUN PROVES NOTHING: it was stopped before the end") <= 1
    assert "monosashi: verify: stopped; not measured: deus@2.00" in errors
    assert "deus@2.00 ·" not in out


@pytest.mark.thorough
@pytest.mark.parametrize("seconds", [1.0, 9.0])
def test_ctrl_c_ends_mutants(seconds: float) -> None:
    code, out, errors = stopped(["suite", "mutants", "deus", "--clause", "deus.battle", "-n", "2"], seconds, 3)
    assert code == INVALID
    assert "stopped before the end" in errors
    assert "Traceback" not in errors
    assert out == ""
