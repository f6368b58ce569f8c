"""Milliseconds a scenario: in process, over a child process, under pytest, each beside its floor.

usage: python benchmarks/suite.py [ROUNDS]
"""

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from monosashi import suite
from monosashi.child import Child
from monosashi.lockstep import Lockstep
from monosashi.reference import Reference
from monosashi.runner import run

ROOT = Path(__file__).resolve().parent.parent
SERVE = [sys.executable, "-m", "monosashi.serve", "deus"]
ECHO_CODE = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
ECHO = [sys.executable, "-c", ECHO_CODE]
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


def in_process() -> None:
    """The whole suite on the reference, by the direct runner."""
    for _ in run(Reference(), EDITION, suite.scenarios("deus")):
        pass


def over_child() -> None:
    """The whole suite on the reference behind a pipe, the embedded one in lockstep."""
    child = Child(SERVE)
    hello = child.hello()
    for _ in run(Lockstep(child, Reference()), EDITION, suite.scenarios("deus"), hello):
        pass
    child.bye()


class Wire(Child):
    """A child that keeps what it was sent, to be sent again to an echo."""

    sent: list[bytes]

    def _message(self, method: str, params: object) -> bytes:
        message = super()._message(method, params)
        self.sent.append(message)
        return message


def messages() -> list[bytes]:
    """Every message that the suite sends to a child."""
    child = Wire(SERVE)
    child.sent = []
    hello = child.hello()
    for _ in run(Lockstep(child, Reference()), EDITION, suite.scenarios("deus"), hello):
        pass
    child.bye()
    return child.sent


def echo(sent: list[bytes]) -> Callable[[], None]:
    """The same messages to a child that sends them straight back."""

    def run_echo() -> None:
        with subprocess.Popen(ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            reader = process.stdout
            for message in sent:
                process.stdin.write(message if message.endswith(b"\n") else message + b"\n")
                got = b""
                while not got.endswith(b"\n"):
                    got += reader.read(1 << 20) or b"\n"
            process.stdin.close()

    return run_echo


def pytest_on(folder: Path) -> Callable[[], None]:
    """A whole pytest run, as a process."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:hypothesispytest", "-p", "no:cacheprovider", str(folder)]
    place = ROOT if folder == ROOT / "features" else folder

    def run_pytest() -> None:
        subprocess.run(command, cwd=place, check=True, capture_output=True)

    return run_pytest


def empty_suite(folder: Path) -> None:
    """Features of the same shape whose steps do nothing."""
    (folder / "conftest.py").write_text(PLUGIN)
    names = []
    for file in sorted((ROOT / "features" / "deus").glob("*.feature")):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"))
        names.append(file.name)
        (folder / f"test_{file.stem}.py").write_text(
            f"from pytest_bdd import scenarios\nfrom conftest import *\nscenarios({file.name!r})\n"
        )


def main(rounds: int = 5) -> None:
    """Print medians and ratios of one run."""
    count = len(suite.scenarios("deus"))
    sent = messages()
    with tempfile.TemporaryDirectory() as name:
        empty_suite(Path(name))
        rows: dict[str, Callable[[], None]] = {
            "in process, direct runner": in_process,
            "over a child process, lockstep": over_child,
            "the same messages to an echo child": echo(sent),
            "pytest, our features": pytest_on(ROOT / "features"),
            "pytest, empty steps of the same shape": pytest_on(Path(name)),
        }
        times: dict[str, list[float]] = {row: [] for row in rows}
        for _ in range(rounds):
            for row, action in rows.items():
                started = perf_counter()
                action()
                times[row].append(perf_counter() - started)
    print(f"{count} scenarios, {len(sent)} messages, {rounds} rounds in turn, medians [min-max]")
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
    ):
        print(f"  ratio {title:34} {median[one] / median[other]:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
