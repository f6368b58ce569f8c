"""Every signal ends every command: nothing of it goes on running, and what it has measured can be read."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from stoppable import stoppable
from zoo.measuring import Marked, eventually

from monosashi.__main__ import main
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.files import Refused, publish
from monosashi.verification import results_file

ROOT = Path(__file__).resolve().parent.parent
LONG = 60.0
"""Seconds in which what ought to happen does: much longer than it takes."""

STUBBORN = """
import signal, sys, time
from pathlib import Path
from monosashi.subjects import serve
for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(each, signal.SIG_IGN)
class Server(serve.Server):
    lines = 0
    def answer(self, line):
        Server.lines += 1
        if Server.lines > LINES:
            Path(NOTE).touch()
            while True:
                time.sleep(1)
        return super().answer(line)
serve.Server = Server
sys.exit(serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer))
"""
"""An engine that answers some lines and then hangs, hears no signal, and does not look whether anybody reads."""


class Command(NamedTuple):
    """A command that is to be stopped: what it is called with, what shows that it is busy, how it ends.

    ``OUT`` stands for a place to write, ``NOTE`` for the file that the engine makes when it begins to hang.
    """

    arguments: tuple[str, ...]
    busy: str
    hangs_after: int = 0
    code: int = INVALID


EDITION = ("--edition", "deus@2.00", "--timeout", "500")
COMMANDS = {
    "verify": Command(("verify", *EDITION, "--record", "OUT"), "NOTE", 200),
    "verify -n 2": Command(("verify", *EDITION, "--record", "OUT", "-n", "2"), "NOTE", 200),
    "compare": Command(("compare", *EDITION, "--games", "9", "--out", "OUT", "-n", "1"), "NOTE", 200),
    "compare -n 2": Command(("compare", *EDITION, "--games", "9", "--out", "OUT", "-n", "2"), "NOTE", 200),
    "adapter check": Command(("adapter", "check", *EDITION), "NOTE", 5),
    "mutants -n 2": Command(("suite", "mutants", "deus", "--matrix", "OUT", "-n", "2"), "workers"),
    "impact -n 2": Command(("erratum", "impact", "deus@2018-08-29", "deus@2.00", "-n", "2"), "workers"),
    "record --games": Command(("record", "random", "OUT", "--games", "5000", "--seed", "1"), "OUT.part/new/*"),
    "vectors": Command(("adapter", "vectors", "OUT"), "OUT.part/new/*"),
    "play --browser": Command(("play", "deus", "--browser"), "address", code=ALL_PASS),
}
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL)
QUICK = {
    ("verify -n 2", signal.SIGHUP),
    ("compare -n 2", signal.SIGTERM),
    ("mutants -n 2", signal.SIGKILL),
    ("record --games", signal.SIGKILL),
}
"""What is tried always: each way to end, and each way to leave something behind."""

TABLE = [
    pytest.param(name, way, id=f"{name}, {way.name}", marks=() if (name, way) in QUICK else pytest.mark.thorough)
    for name in COMMANDS
    for way in SIGNALS
]


@pytest.fixture
def marked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Marked]:
    """Everything that is started carries a mark; nothing of it is left when the test is over."""
    mark = Marked(f"{os.getpid()}-{request.node.name}")
    monkeypatch.setenv("ZOO_MARK", mark.name)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    yield mark
    mark.end()


def guardians(processes: set[int]) -> list[int]:
    """The guardians of some processes that still run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if len(words) > 2 and words[-3].endswith(b"descendants.py") and int(words[-2]) in processes:
            found.append(int(process.name))
    return found


def command_line(command: Command, folder: Path) -> list[str]:
    words = [str(folder / "out") if word == "OUT" else word for word in command.arguments]
    engine = STUBBORN.replace("LINES", str(command.hangs_after)).replace("NOTE", repr(str(folder / "note")))
    behind = ["--", sys.executable, "-c", engine] if command.hangs_after else []
    return [sys.executable, "-m", "monosashi", *words, *behind]


def is_busy(command: Command, folder: Path, marked: Marked) -> bool:
    """Whether the command is in the middle of what it does."""
    if command.busy == "NOTE":
        return (folder / "note").exists()
    if command.busy == "workers":
        return sum("spawn_main" in line for line in marked.running().values()) == 2
    return any(folder.glob(command.busy.replace("OUT", "out")))


@pytest.mark.parametrize(("name", "way"), TABLE)
def test_a_signal_ends_a_command_and_all_that_it_has_started(
    name: str, way: signal.Signals, tmp_path: Path, marked: Marked
) -> None:
    """Sent to the command alone, as a supervisor does. Workers and stubborn engines are gone soon after."""
    command = COMMANDS[name]
    with stoppable(command_line(command, tmp_path)) as started:
        if command.busy == "address":
            assert started.stdout is not None
            assert "http://" in started.stdout.readline()
        else:
            assert eventually(lambda: is_busy(command, tmp_path, marked), LONG)
        processes = set(marked.running())
        os.kill(started.pid, way)
        out, errors = started.communicate(timeout=LONG)
    assert eventually(lambda: not marked.running() and not guardians(processes), LONG), marked.running()
    if way is signal.SIGKILL:
        # A worker that was just starting has lost its parent, and Python says so.
        assert started.returncode == -signal.SIGKILL
    else:
        assert "Traceback" not in errors
        assert started.returncode == command.code, errors
        assert not [path.name for path in tmp_path.iterdir() if path.name not in ("note", "out")]
        if "verify" in name:
            run = results_file.read(tmp_path / "out")
            assert run.footer.invalid == "it was stopped before the end"
            assert {verdict.status.value for verdict in run.scored} == {"pass", "not-run"}
            assert main(["report", str(tmp_path / "out")]) != FAILURES
            assert "THIS RUN PROVES NOTHING: it was stopped before the end" in out
    if "compare" in name:
        assert (tmp_path / "out" / "state.json").exists()


KEEPS = """
import sys, time
from pathlib import Path
from monosashi.support.files import publish
def files():
    yield "one", b"1"
    print("busy", flush=True)
    time.sleep(600)
publish(Path(sys.argv[1]), "index", files())
"""


def test_what_a_dead_run_has_left_is_cleared_away_and_a_living_one_is_not_disturbed(tmp_path: Path) -> None:
    out = tmp_path / "out"
    publish(out, "index", [("index", b'{"x": [{"file": "old"}]}'), ("old", b"old")])
    with stoppable([sys.executable, "-c", KEEPS, str(out)]) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "busy\n"
        with pytest.raises(Refused, match=f"process {writer.pid} is writing .*out at this moment"):
            publish(out, "index", [("index", b"{}")])
        writer.kill()
        writer.wait()
    assert (tmp_path / "out.part" / "new" / "one").exists()
    assert (out / "old").read_bytes() == b"old"
    assert publish(out, "index", [("index", b"{}")]) == 1
    assert [path.name for path in tmp_path.rglob("*")] == ["out", "index"]


def test_a_former_output_that_was_put_aside_by_a_dead_run_comes_back(tmp_path: Path) -> None:
    """Killed between two renames: the only output there is must not be lost if the next run fails as well."""

    def failing() -> Iterator[tuple[str, bytes]]:
        yield "one", b"1"
        raise KeyboardInterrupt

    out, aside = tmp_path / "out", tmp_path / "out.part"
    publish(out, "index", [("index", b'{"x": [{"file": "old"}]}'), ("old", b"old")])
    aside.mkdir()
    (aside / "writer").write_text("1")
    shutil.move(out, aside / "former")
    with pytest.raises(KeyboardInterrupt):
        publish(out, "index", failing())
    assert (out / "old").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
