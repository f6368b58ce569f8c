"""Work that is shared out comes to the same, whoever does it, and whoever dies over it."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from monosashi.__main__ import main
from monosashi.mutants import of_edition
from monosashi.mutants.matrix import matrix
from monosashi.sharing import ALONE, Crew, NoCluster, parted, shared, sharing
from monosashi.support.exit_codes import FAILURES, INVALID
from monosashi.support.patience import GRAIN, limited

ROOT = Path(__file__).resolve().parent.parent
EDITION = "deus@2.00"
NAMES = [mutant.name for mutant in of_edition(EDITION).mutants.values() if mutant.clause.startswith("deus.march.")][:24]


@pytest.mark.parametrize("count", [1, 2, 7, 16, 17, 33])
def test_parts_hold_everything_once(count: int) -> None:
    parts = parted(range(count), 16)
    assert sorted(item for part in parts for item in part) == list(range(count))
    assert max(map(len, parts)) - min(map(len, parts)) <= 1
    assert max(map(len, parts)) <= 16


def test_processes_find_what_one_alone_finds() -> None:
    alone = list(matrix(EDITION, NAMES, ALONE, own_only=True))
    together = list(matrix(EDITION, NAMES, Crew(2), own_only=True))
    assert [fate.name for fate in alone] == NAMES
    assert sorted(together, key=lambda fate: NAMES.index(fate.name)) == alone


# An end for what has none


class Over(BaseException):
    """The time is over."""


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_limit_strikes_in_any_thread(elsewhere: bool) -> None:
    ended: list[str] = []

    def work() -> None:
        with limited(60, Over):
            ended.append("in time")
        try:
            with limited(0.1, Over):
                while True:
                    pass
        except Over:
            ended.append("over")
        time.sleep(3 * GRAIN)
        ended.append("and on")

    if elsewhere:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join(60)
    else:
        work()
    assert ended == ["in time", "over", "and on"]


def test_a_limit_strikes_again_where_what_it_raised_is_lost() -> None:
    def forever() -> None:
        while True:
            pass

    def stubborn() -> None:
        with suppress(Over):
            forever()
        forever()

    with pytest.raises(Over), limited(0.1, Over):
        stubborn()


# Clusters


def started(module: str, *arguments: str, path: str = str(ROOT)) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *arguments]
    return subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


class Cluster:
    """A scheduler and its workers, as processes of their own."""

    def __init__(self, folder: Path) -> None:
        pytest.importorskip("distributed", reason="needs the extra 'cluster'")
        self.note = folder / "scheduler.json"
        self.scheduler = started("dask_scheduler", "--port", "0", "--scheduler-file", str(self.note))
        self.workers: list[subprocess.Popen[bytes]] = []
        end = time.monotonic() + 60
        while not (self.note.exists() and self.note.read_text().endswith("}")):
            assert time.monotonic() < end
            time.sleep(0.05)
        self.address = json.loads(self.note.read_text())["address"]

    def join(self, path: str = str(ROOT)) -> None:
        """Let one more worker join."""
        self.workers.append(started("dask_worker", self.address, "--nthreads", "1", "--no-nanny", path=path))

    def wait_for(self, workers: int) -> None:
        """Until so many have joined."""
        with pytest.importorskip("distributed").Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=60)

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    made = Cluster(folder)
    try:
        for _ in range(workers):
            made.join()
        yield made
    finally:
        made.close()


def by_name(found: object) -> object:
    assert isinstance(found, list)
    return sorted(found, key=lambda fate: fate.name)


@pytest.mark.thorough
def test_a_cluster_finds_the_same_though_a_worker_is_killed_and_another_one_joins(tmp_path: Path) -> None:
    from monosashi.mutants.matrix import _fates

    alone = list(matrix(EDITION, NAMES, ALONE, own_only=True))
    with cluster(tmp_path, 2) as made:
        found = []
        for fate in shared(_fates, NAMES, Crew(scheduler=made.address), EDITION, True, chunk=2):
            if not found:
                made.workers[0].send_signal(signal.SIGKILL)
                made.join()
            found.append(fate)
    assert by_name(found) == by_name(alone)


def of_another_version(folder: Path) -> str:
    """Where a worker finds a Monosashi of another version."""
    other = folder / "other"
    other.mkdir()
    (other / "sitecustomize.py").write_text("import monosashi\nmonosashi.__version__ = '0.0.1'\n")
    return f"{other}{os.pathsep}{ROOT}"


@pytest.mark.thorough
def test_what_a_worker_of_another_version_is_given_later_is_begun_anew_elsewhere(tmp_path: Path) -> None:
    from monosashi.mutants.matrix import _fates

    with cluster(tmp_path, 1) as made, sharing(Crew(scheduler=made.address)) as share:
        made.join(of_another_version(tmp_path))
        made.wait_for(2)
        found = list(share(_fates, NAMES, EDITION, True, chunk=1))
    assert by_name(found) == by_name(list(matrix(EDITION, NAMES, ALONE, own_only=True)))


@pytest.mark.thorough
def test_a_worker_of_another_version_is_turned_down(tmp_path: Path) -> None:
    with cluster(tmp_path, 0) as made:
        made.join(of_another_version(tmp_path))
        with pytest.raises(NoCluster, match=r"every worker needs the Monosashi of this machine .*0\.0\.1"):
            list(matrix(EDITION, NAMES, Crew(scheduler=made.address), own_only=True))


def test_a_scheduler_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    for address in ("tcp://127.0.0.1:9", "nonsense", "tcp://"):
        assert main([*MUTANTS, "--clause", "deus.march.a", "--own", "--scheduler", address]) == INVALID
        told = capsys.readouterr().err
        assert f"no Dask scheduler answers at {address}: expected an address like" in told
        assert "Traceback" not in told


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*MUTANTS, "--clause", "deus.march.a", "--own", "--scheduler", "tcp://127.0.0.1:9"]) == INVALID
    assert 'pip install "monosashi[cluster]"' in capsys.readouterr().err


@pytest.mark.thorough
def test_engines_are_compared_alike_whoever_plays_the_games(tmp_path: Path) -> None:
    """By one process, by two, by a cluster's workers: the same games, the same divergences, the same state."""
    pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    engine = [
        sys.executable,
        str(ROOT / "tests" / "wrong_engine.py"),
        EDITION,
        "deus.march.a/the-clause-is-switched-off",
    ]
    states = []
    with cluster(tmp_path, 1) as made:
        for name, crew in (("one", ["-n", "1"]), ("two", ["-n", "2"]), ("far", ["--scheduler", made.address])):
            out = tmp_path / name
            found = main(["compare", "--games", "9", "--edition", EDITION, "--out", str(out), *crew, "--", *engine])
            assert found == FAILURES
            states.append(json.loads((out / "state.json").read_text()))
    assert states[0]["results"]
    assert states[0] == states[1] == states[2]


# A cluster that fails, or lies


def in_a_cluster(made: Cluster, *arguments: str) -> "subprocess.Popen[str]":
    """The command that has its work done there."""
    command = [sys.executable, "-m", "monosashi", *arguments, "--scheduler", made.address]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def is_a_sentence(done: "subprocess.Popen[str]", sentence: str) -> None:
    """The command has ended with it, and with the exit code that says that nothing is proved."""
    out, errors = done.communicate(timeout=300)
    assert done.returncode == INVALID
    assert "Traceback" not in errors
    assert sentence in errors
    assert out == ""


def wait_until_busy(made: Cluster) -> None:
    """Until the workers have something to do."""
    with pytest.importorskip("distributed").Client(made.address, set_as_default=False) as client:
        end = time.monotonic() + 60
        while not any(client.processing().values()):
            assert time.monotonic() < end
            time.sleep(0.05)


MUTANTS = ("suite", "mutants", "deus")


@pytest.mark.thorough
def test_a_scheduler_that_is_killed_is_a_sentence(tmp_path: Path) -> None:
    with cluster(tmp_path, 1) as made:
        made.wait_for(1)
        with in_a_cluster(made, *MUTANTS) as begun:
            wait_until_busy(made)
            made.scheduler.kill()
            is_a_sentence(begun, f"monosashi: the scheduler at {made.address} is gone")


@pytest.mark.thorough
def test_a_cluster_without_workers_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("monosashi.sharing.cluster.WAITING", 3)
    with cluster(tmp_path, 1) as made:
        made.wait_for(1)
        found = matrix(EDITION, NAMES, Crew(scheduler=made.address), own_only=True)
        next(found)
        made.workers[0].kill()
        with pytest.raises(
            NoCluster, match=r"no worker of .* is left, and none has joined; start one with 'dask worker"
        ):
            list(found)
    assert f"{made.address} has no worker left; waiting for 3 seconds for one to join" in capsys.readouterr().err


EVIL = """
import os, sys
import distributed.protocol
import monosashi.sharing.cluster as ours
from monosashi.mutants import matrix

class Evil(Exception):
    def __reduce__(self):
        return os.system, ("touch NOTE.$PPID",)

ours.version()
protocol = sys.modules["distributed.protocol.serialize"]  # a function has the name, too
real = protocol.serialize
"""

LIES = {
    "an object": (
        "def serialize(x, *given, **more):\n"
        "    return real(x, ('pickle',)) if isinstance(x, Evil) else real(x, *given, **more)\n"
        "protocol.serialize = serialize\n"
        "ours._on_worker = lambda *_: Evil()",
        "has sent what is no result: Data serialized with pickle but only able to deserialize data with ['msgpack']",
    ),
    "an error": (
        "def fails(*_): raise Evil\nours._on_worker = fails",
        "has given a part of the work up",
    ),
    "another type": (
        "ours._on_worker = lambda *_: ours.ENCODE(ours.Done(ours.msgspec.Raw(ours.ENCODE([{'name': 7}]))))",
        "has sent what is no result: Expected `str`, got `int` - at `$[0].name`",
    ),
    "text": ("ours._on_worker = lambda *_: 'done'", "has sent what is no result"),
    "nonsense": ("ours._on_worker = lambda *_: b'\\xc1\\x00'", "has sent what is no result"),
    "a failure": (
        "def fails(*_): raise ValueError('on\\x1b[2J fire')\nmatrix._fates = fails",
        "has failed: on\ufffd[2J fire",
    ),
}


@pytest.mark.parametrize("lie", [pytest.param(lie, marks=pytest.mark.thorough) for lie in LIES])
def test_what_a_worker_sends_is_data(lie: str, tmp_path: Path) -> None:
    """Nothing of it is carried out here, and what is no result is a sentence."""
    patched, sentence = LIES[lie]
    other = tmp_path / "other"
    other.mkdir()
    ran = tmp_path / "ran"
    (other / "sitecustomize.py").write_text(EVIL.replace("NOTE", str(ran)) + patched)
    with cluster(tmp_path, 0) as made:
        made.join(f"{other}{os.pathsep}{ROOT}")
        made.wait_for(1)
        with in_a_cluster(made, *MUTANTS, "--clause", "deus.march.a", "--own") as begun:
            is_a_sentence(begun, sentence)
            assert not ran.with_name(f"ran.{begun.pid}").exists()  # the worker itself may have
