"""The kit at work on the zoo: measured in this process or from outside, and what is left behind."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from monosashi.subjects.status import Status
from monosashi.verification import results_file
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.run import plan, run_suite
from zoo.foresight import DEUS

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent
MARK = "ZOO_MARK"
SLICE = (
    "deus.zone",
    "deus.setup",
    "deus.battle.initiative",
    "deus.march.range",
    "deus.ritual",
    "deus.control_marker",
)
"""Something of everything: dice and shuffles, views, set-up, effects, refusals, lists of legal answers."""

LOOKED_AT = ("deus.zone", "deus.control_marker")

QUARREL = ("deus.control_marker",)
"""Few scenarios, two of which use abilities: enough for engines that then misbehave."""

EVERY = 100_000
"""So many scenarios are played again: all that have passed."""


def command(*engine: str) -> list[str]:
    """The command that lets an engine of the zoo out."""
    return [sys.executable, "-m", "zoo", *map(str, engine)]


def measure(
    *engine: str, clauses: tuple[str, ...] = SLICE, recheck: int = 0, edition: str = DEUS, **settings: Any
) -> Run:
    """Measure an engine with the kit, in this process."""
    # Much longer than an engine takes, so that a busy machine changes no verdict.
    chosen = Settings(**{"recheck": recheck, "images": "none", "timeout": 20.0, "restarts": EVERY} | settings)
    return run_suite(plan(edition, clauses, command(*engine), chosen), Console(quiet=True))


def became(run: Run) -> set[tuple[str, Status]]:
    """What became of each scenario, controls included, in no order."""
    return {(verdict.scenario, verdict.status) for verdict in run.verdicts}


def assert_counts(run: Run) -> None:
    """The run is one: every control that was reached was caught, nothing was left out."""
    assert run.footer.invalid == ""
    assert run.footer.controls == run.footer.caught >= 1
    assert run.footer.controls + run.footer.unreached >= 3
    assert Status.NOT_RUN not in {verdict.status for verdict in run.verdicts}
    open_ = sum(verdict.status is Status.NOT_APPLICABLE for verdict in run.scored)
    assert len(run.scored) == run.header.required + open_


class Marked:
    """Everything that is started meanwhile carries a mark in its environment, grandchildren too."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.mark = f"{MARK}={name}".encode()

    def running(self) -> dict[int, str]:
        """The processes that carry it, each with its command."""
        found = {}
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if self.mark in (process / "environ").read_bytes().split(b"\0"):
                    found[int(process.name)] = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue  # It has ended meanwhile, or is somebody else's.
        return found

    def gone(self) -> bool:
        """Whether they all end within a few seconds: who was killed need not be gone at once."""
        return eventually(lambda: not self.running(), 5)

    def end(self) -> None:
        """Let none of them stay: the next test must not have to do with them."""
        for process in self.running():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def eventually(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def zombies() -> set[str]:
    """Ended processes of ours that nobody has asked for their status."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            _, _, rest = (process / "stat").read_text().rpartition(")")
        except OSError:
            continue
        state, parent = rest.split()[:2]
        if state == "Z" and int(parent) == os.getpid():
            found.add(process.name)
    return found


def from_outside(
    *engine: str, clauses: tuple[str, ...] = SLICE, options: tuple[str, ...] = ()
) -> tuple[subprocess.CompletedProcess[str], Run]:
    """Run the command line; what it printed, and the record it kept."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "run.ndjson"
        done = subprocess.run(kit(record, *engine, clauses=clauses, options=options), capture_output=True, text=True)
        assert "Traceback" not in done.stderr
        return done, results_file.read(record)


def kit(record: Path, *engine: str, clauses: tuple[str, ...] = SLICE, options: tuple[str, ...] = ()) -> list[str]:
    """The command line that measures an engine."""
    chosen = [part for clause in clauses for part in ("--clause", clause)]
    patience = ["--timeout", "20"] if "--timeout" not in options else []
    start = [sys.executable, "-m", "monosashi", "verify", "--record", str(record), "--edition", DEUS]
    return [*start, *chosen, *patience, *options, "--", *command(*engine)]


@pytest.fixture(name="marked")
def marked_fixture(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Marked]:
    """Engines find the zoo; when a test is over, none of its own is left, dead or alive."""
    before, mark = zombies(), Marked(f"{os.getpid()}-{request.node.name}")
    monkeypatch.setenv(MARK, mark.name)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), str(ROOT)]))
    yield mark
    left = {} if mark.gone() else mark.running()
    mark.end()
    assert not left
    assert zombies() <= before
