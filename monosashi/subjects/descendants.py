"""Everything that a started program has started: found by a mark in its environment, also outside of its session.

A process hands its environment on to whatever it starts, so that a helper which has left the process group, or whose
parent has ended, still has the mark. One that has cleared its environment as well is not found, nor is any where the
system has no ``/proc``: there only the process group is known.

If this process is killed itself, its guardian ends them: a process that knows their marks and groups, and waits for the
end of a pipe that nobody else holds. This file is its program, so that it needs nothing but the standard library.
"""

import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path

MARK = "MONOSASHI_STARTED"
"""The variable with the marks of all kits above a process, each ending with a colon."""

ROUNDS = 20
"""How often what has just been started by what was just killed is looked for again."""

PROCESSES = Path("/proc")

INHERITED = ("PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""What a guardian's Python may need of the environment; with all of it, it would carry the marks of others."""

LAST_MOMENT = 5.0
"""Seconds that a guardian may take to end when its pipe does."""

OVER = "-"
"""Sent in the place of a group: nothing is left of it."""

_numbers = count(1)


def mark() -> str:
    """A mark that no other program has."""
    return f"{os.getpid()}.{next(_numbers)}.{os.urandom(6).hex()}:"


def environment(marked: str) -> Mapping[str, str]:
    """The environment for a program with this mark."""
    return {**os.environ, MARK: os.environ.get(MARK, "") + marked}


class Guardian:
    """Ends what this process has started when this process is killed."""

    def __init__(self) -> None:
        """Start it."""
        given = {name: os.environ[name] for name in INHERITED if name in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
            env=given,
        )
        # Made before the programs that it guards, it is ended after them.
        weakref.finalize(self, _dismiss, self._process)

    def tell(self, marked: str, group: int | str) -> None:
        """That a program with this mark has this group: 0 if it is about to be started, OVER if it has ended."""
        assert self._process.stdin is not None
        with suppress(OSError):  # somebody may have killed it
            self._process.stdin.write(f"{marked} {group}\n".encode())

    def leave(self) -> None:
        """In a forked child: what the parent has started is guarded for the parent alone."""
        assert self._process.stdin is not None
        self._process.stdin.close()


def _dismiss(guardian: "subprocess.Popen[bytes]") -> None:
    assert guardian.stdin is not None
    guardian.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        guardian.wait(LAST_MOMENT)


_guardians: list[Guardian] = []
"""The guardian of this process, once it has started something."""

_lock = threading.RLock()
"""Not a plain lock: what a program leaves may be cleared away in the middle of starting another one."""


def guard(marked: str, group: int | str = 0) -> None:
    """Let a program end with this process: see :meth:`Guardian.tell`."""
    with _lock:
        if not _guardians:
            _guardians.append(Guardian())
        _guardians[0].tell(marked, group)


def _after_fork() -> None:
    global _lock
    _lock = threading.RLock()
    for guardian in _guardians:
        guardian.leave()
    _guardians.clear()


os.register_at_fork(after_in_child=_after_fork)


def _keep_watch(lines: Iterable[str]) -> None:
    """The life of a guardian: until its pipe ends it hears what is started, and then ends what is left of it."""
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    groups: dict[str, int] = {}
    for line in lines:
        marked, group = line.split()
        if group == OVER:
            groups.pop(marked, None)
        else:
            groups[marked] = int(group)
    for marked, number in groups.items():
        kill(number, marked)


def can_be_found() -> bool:
    """Whether the system tells which processes there are."""
    return (PROCESSES / "self" / "environ").exists()


def running(group: int, marked: str) -> list[int]:
    """The processes of a group or with a mark, without zombies. Without ``/proc`` the number of the group, if any."""
    if can_be_found():
        return list(_living(group, marked.encode()))
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return []
    return [group]


def kill(group: int, marked: str) -> None:
    """End a program and everything that it has started; ``group`` is 0 if it is not known."""
    if group:
        with suppress(ProcessLookupError, PermissionError):  # nobody of the group may be left
            os.killpg(group, signal.SIGKILL)
    for _ in range(ROUNDS if can_be_found() else 0):
        left = list(_living(group, marked.encode()))
        for process in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        if not left:
            return


def _living(group: int, marked: bytes) -> Iterator[int]:
    """The processes of a group or with a mark that are no zombies."""
    for name in os.listdir(PROCESSES):
        if name.isdigit() and int(name) != os.getpid():
            with suppress(OSError, ValueError):  # it may end while it is looked at, or be somebody else's
                state, _, its_group, *_ = _read(name, "stat").rpartition(b")")[2].split(maxsplit=3)
                if state != b"Z" and ((group and int(its_group) == group) or marked in _read(name, "environ")):
                    yield int(name)


def _read(process: str, what: str) -> bytes:
    """What the system tells of a process."""
    with open(f"{PROCESSES}/{process}/{what}", "rb", buffering=0) as file:
        return file.read()


if __name__ == "__main__":
    _keep_watch(sys.stdin)
