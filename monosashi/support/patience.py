"""An end for what may never come to one, in any thread: signals would reach the main thread alone."""

import ctypes
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

GRAIN = 0.25
"""Seconds between two looks at the clock: so much later than said a limit may strike."""


def _time_of(thread: int) -> float:
    """Seconds of processor time that a thread has had, which are not more on a machine with much to do.

    Where a thread has no clock of its own, they are those of everybody.
    """
    clock = getattr(time, "pthread_getcpuclockid", None)
    return time.clock_gettime(clock(thread)) if clock is not None else time.monotonic()


class TooLong(BaseException):
    """Something does not come to an end. Not an Exception: the runner must not take it for a fault of a step."""


_lock = threading.Lock()
_limits: dict[int, tuple[float, float, type[BaseException]]] = {}
"""Threads with a limit: when by its clock it strikes, after how long again, and what is raised there."""

_watching: list[threading.Thread] = []


@contextmanager
def limited(seconds: float, error: type[BaseException]) -> Iterator[None]:
    """Raise ``error`` in this thread if what follows takes more processor time. Limits do not stand within each other.

    It is noticed between two steps of Python: what waits for something else is not cut short. What goes on all the same
    is cut short once more after as long again.
    """
    thread = threading.get_ident()
    with _lock:
        _limits[thread] = _time_of(thread) + seconds, seconds, error
        if not _watching:
            _watching.append(threading.Thread(target=_watch, name="patience", daemon=True))
            _watching[0].start()
    try:
        yield
    finally:
        with _lock:
            _limits.pop(thread, None)


def _watch() -> None:
    while True:
        time.sleep(GRAIN)
        with _lock:
            # A thread with a limit is alive: it takes the limit away before it ends.
            for thread, (end, seconds, error) in list(_limits.items()):
                if _time_of(thread) > end:
                    # What was raised may be lost, or something else may never end while it is taken care of.
                    _limits[thread] = _time_of(thread) + seconds, seconds, error
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error))


def _after_fork() -> None:
    """A child has none of its parent's threads, nor its limits."""
    global _lock
    _lock = threading.Lock()
    _limits.clear()
    _watching.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
