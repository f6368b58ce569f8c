"""Everything that a started program has started: found by a mark in its environment, also outside of its session.

A process hands its environment on to whatever it starts, so that a helper which has left the process group, or whose
parent has ended, still has the mark. One that has cleared its environment as well is not found, nor is any where the
system has no ``/proc``: there only the process group is known.
"""

import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path

MARK = "MONOSASHI_STARTED"
"""The variable with the marks of all kits above a process, each ending with a colon."""

ROUNDS = 20
"""How often what has just been started by what was just killed is looked for again."""

PROCESSES = Path("/proc")

_numbers = count(1)


def mark() -> str:
    """A mark that no other program has."""
    return f"{os.getpid()}.{next(_numbers)}.{os.urandom(6).hex()}:"


def environment(marked: str) -> Mapping[str, str]:
    """The environment for a program with this mark."""
    return {**os.environ, MARK: os.environ.get(MARK, "") + marked}


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
    """End a program and everything that it has started."""
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
                if state != b"Z" and (int(its_group) == group or marked in _read(name, "environ")):
                    yield int(name)


def _read(process: str, what: str) -> bytes:
    """What the system tells of a process."""
    with open(f"{PROCESSES}/{process}/{what}", "rb", buffering=0) as file:
        return file.read()
