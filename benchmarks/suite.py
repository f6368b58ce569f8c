"""Milliseconds a scenario: in process, over a child process, under pytest, each beside its floor.

A child is timed from its introduction to the last verdict, with one worker. The replaying child answers every request
at once with what the reference has answered before, so that what is left is the kit, the reference in lockstep and the
pipe; the echo is the pipe alone. Without views in its answers a child is asked nearly twice as much.

usage: python benchmarks/suite.py [ROUNDS]
"""

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from monosashi import suite
from monosashi.subjects.port import Hello, Subject
from monosashi.subjects.program import Child
from monosashi.subjects.protocol import Answer
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.results_file import Settings
from monosashi.verification.runner import run
from monosashi.verification.session import Session
from monosashi.verification.worker_pool import CHUNK_SIZE, WorkerPool

ROOT = Path(__file__).resolve().parent.parent
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "deus"]
SILENT_CODE = """
import sys
from monosashi.subjects import serve
class Silent(serve.Server):
    def __init__(self, game): super().__init__(game, views=False)
serve.Server = Silent
serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer)
"""
SILENT = [sys.executable, "-c", SILENT_CODE]
ECHO_CODE = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
ECHO = [sys.executable, "-c", ECHO_CODE]
REPLAY_CODE = """
import sys
with open(sys.argv[1], "rb") as file:
    answers = file.readlines()
for answer in answers:
    sys.stdin.buffer.readline()
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
"""
REPLAY = [sys.executable, "-c", REPLAY_CODE]
EDITION = "deus@2.00"
PLUGIN = """
from pytest_bdd import given, when, then
from pytest_bdd.parsers import StepParser
class AnySentence(StepParser):
    def is_matching(self, name): return True
    def parse_arguments(self, name): return {"sentence": name}
@given(AnySentence("x"))
@when(AnySentence("x"))
@then(AnySentence("x"))
def nothing(sentence): pass
"""


Row = Callable[[], float]
"""One measurement, in seconds."""


def timed(action: Callable[[], object]) -> float:
    """How long an action takes."""
    started = perf_counter()
    action()
    return perf_counter() - started


def play(subject: Subject, hello: Hello | None = None) -> None:
    """The whole suite. Only a run in which everything passes says anything about speed."""
    for scenario, verdict in run(subject, EDITION, suite.scenarios("deus"), hello):
        if verdict.status is not Status.PASS:
            raise SystemExit(f"{scenario.id}: {verdict.message}")


def in_process() -> float:
    """The suite on the reference, by the direct runner."""
    return timed(lambda: play(Reference()))


def over(command: list[str]) -> Row:
    """The suite on a program behind a pipe, the embedded reference in lockstep."""

    def run_over() -> float:
        with Child(command) as child:
            hello = child.hello()
            return timed(lambda: play(Lockstep(child, Reference()), hello))

    return run_over


def again(images: str) -> Row:
    """The second look at the suite on a program behind a pipe, in images and nothing else."""

    def look_again() -> float:
        measurement = Session.of_command(EDITION, SERVE, Settings(images=images))
        scenarios = suite.scenarios("deus")
        try:
            first = list(measurement.play(scenarios))
            started = perf_counter()
            verdicts = list(measurement.recheck(scenarios, first, ()))
            seconds = perf_counter() - started
        finally:
            measurement.close()
        if any(verdict.status is not Status.PASS for verdict in verdicts):
            raise SystemExit("not every scenario passes in its images")
        return seconds

    return look_again


def spread(workers: int) -> Row:
    """The suite on the reference behind pipes, several at once; the processes are warm."""

    def run_spread() -> float:
        several = WorkerPool(EDITION, SERVE, Settings(workers=workers))
        scenarios = suite.scenarios("deus")
        try:
            list(several.play(scenarios[: CHUNK_SIZE * workers]))
            started = perf_counter()
            verdicts = list(several.play(scenarios))
            seconds = perf_counter() - started
        finally:
            several.close()
        if any(verdict.status is not Status.PASS for verdict in verdicts):
            raise SystemExit("not every scenario passes")
        return seconds

    return run_spread


class Wire(Child):
    """A child that keeps what was sent and what came back."""

    def __init__(self, command: list[str]) -> None:
        """Nothing is sent yet."""
        super().__init__(command)
        self.sent: list[bytes] = []
        self.received: list[bytes] = []

    def _message(self, method: str, params: Any) -> bytes:
        message = super()._message(method, params)
        self.sent.append(message)
        return message

    def _answer(self, method: str, line: bytes) -> Answer:
        self.received.append(line + b"\n")
        return super()._answer(method, line)


def transcript(command: list[str]) -> Wire:
    """Every message of a run on a program behind a pipe."""
    with Wire(command) as child:
        hello = child.hello()
        play(Lockstep(child, Reference()), hello)
    return child


def echo(sent: list[bytes]) -> Row:
    """The same messages to a child that sends them straight back."""

    def run_echo() -> float:
        with subprocess.Popen(ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            reader, writer = process.stdout, process.stdin

            def exchange(message: bytes) -> None:
                writer.write(message)
                got = b""
                while not got.endswith(b"\n"):
                    got += reader.read(1 << 20) or b"\n"

            exchange(b"the interpreter has started\n")
            started = perf_counter()
            for message in sent:
                exchange(message)
            seconds = perf_counter() - started
            writer.close()
        return seconds

    return run_echo


def pytest_on(folder: Path) -> Row:
    """A whole pytest run, as a process."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:hypothesispytest", "-p", "no:cacheprovider", str(folder)]
    place = ROOT if folder == ROOT / "features" else folder

    def run_pytest() -> float:
        return timed(lambda: subprocess.run(command, cwd=place, check=True, capture_output=True))

    return run_pytest


def empty_suite(folder: Path) -> None:
    """Features of the same shape whose steps do nothing."""
    (folder / "conftest.py").write_text(PLUGIN)
    names = []
    for place, file in suite.feature_files(ROOT / "features" / "deus").items():
        name = place.replace("/", "_")
        (folder / name).write_text(file.read_text(encoding="utf-8"))
        names.append(name)
        (folder / f"test_{name.removesuffix('.feature')}.py").write_text(
            f"from pytest_bdd import scenarios\nfrom conftest import *\nscenarios({name!r})\n"
        )


def main(rounds: int = 5) -> None:
    """Print medians and ratios of one run."""
    count = len(suite.scenarios("deus"))
    wire, silent = transcript(SERVE), transcript(SILENT)
    with tempfile.TemporaryDirectory() as name:
        answers = Path(name) / "answers"
        answers.write_bytes(b"".join(wire.received))
        empty = Path(name) / "empty"
        empty.mkdir()
        empty_suite(empty)
        rows: dict[str, Row] = {
            "in process, direct runner": in_process,
            "over a child process, lockstep": over(SERVE),
            "over a replaying child, lockstep": over([*REPLAY, str(answers)]),
            "the same messages to an echo child": echo(wire.sent),
            "over a child without views": over(SILENT),
            "those messages to an echo child": echo(silent.sent),
            "the same in images, all at once": again("seats,columns,ids,order"),
            "the same in company": again("company"),
            "several children, one worker": spread(1),
            "several children, two workers": spread(2),
            "pytest, our features": pytest_on(ROOT / "features"),
            "pytest, empty steps of the same shape": pytest_on(empty),
        }
        times: dict[str, list[float]] = {row: [] for row in rows}
        for _ in range(rounds):
            for row, action in rows.items():
                times[row].append(action())
    sent = f"{len(wire.sent)} messages, {len(silent.sent)} without views"
    print(f"{count} scenarios, {sent}, {rounds} rounds in turn, medians [min-max]")
    median = {row: statistics.median(values) for row, values in times.items()}
    for row, values in times.items():
        print(
            f"  {row:40} {median[row]:7.2f} s [{min(values):.2f}-{max(values):.2f}]"
            f"  {median[row] / count * 1000:6.2f} ms a scenario  {count / median[row]:7,.0f}/s"
        )
    for title, one, other in (
        ("in process / empty pytest-bdd", "in process, direct runner", "pytest, empty steps of the same shape"),
        ("pytest / empty pytest-bdd", "pytest, our features", "pytest, empty steps of the same shape"),
        ("child / in process", "over a child process, lockstep", "in process, direct runner"),
        ("child / echo", "over a child process, lockstep", "the same messages to an echo child"),
        ("kit (replaying child) / echo", "over a replaying child, lockstep", "the same messages to an echo child"),
        ("kit / echo without views", "over a replaying child, lockstep", "those messages to an echo child"),
        ("child / child without views", "over a child process, lockstep", "over a child without views"),
        ("images / child", "the same in images, all at once", "over a child process, lockstep"),
        ("company / child", "the same in company", "over a child process, lockstep"),
        ("two workers / one", "several children, two workers", "several children, one worker"),
    ):
        ratios = [a / b for a, b in zip(times[one], times[other], strict=True)]
        print(f"  ratio {title:34} {median[one] / median[other]:.2f} [{min(ratios):.2f}-{max(ratios):.2f}]")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
