"""How a command ends before its time: Ctrl-C, SIGTERM and SIGHUP (the terminal was closed) all raise KeyboardInterrupt.

Only the first one does: while the command ends, more of them change nothing. SIGKILL cannot be heard; there the workers
notice that their parent is gone, see :func:`end_with_parent`.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from monosashi.support.exit_codes import INVALID

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a command."""

UNHEARD = (signal.SIGINT, signal.SIGHUP)
"""Those that go to every process of a terminal: workers leave them to their parent, which ends them with SIGTERM."""

LOOK = 0.5
"""Seconds between two looks of a worker at its parent."""

SWALLOWED = 0.1
"""Seconds after which an interruption comes again that Python could not raise, in a finalizer for example."""

_heard = False
_postponed: "list[tuple[dict[signal.Signals, signal._HANDLER], list[int]]]" = []
"""What is being postponed: the handlers there were before, and what has come since."""


def obey() -> None:
    """From now on each of the signals raises KeyboardInterrupt in the main thread.

    One that the caller ignores (``nohup``, the background of a shell script) stays ignored.
    """
    for each in ENDING:
        if signal.getsignal(each) is not signal.SIG_IGN:
            signal.signal(each, _interrupt)
    sys.unraisablehook = _again


def deaf() -> None:
    """From now on none of the signals changes anything: this process is about to end by itself."""
    for each in ENDING:
        signal.signal(each, signal.SIG_IGN)


def _interrupt(_signal: int, _frame: object) -> None:
    global _heard
    if not _heard:
        _heard = True
        raise KeyboardInterrupt


def _again(what: "sys.UnraisableHookArgs") -> None:
    """Python cannot raise from a finalizer: an interruption that fell into one comes a moment later."""
    global _heard
    if not isinstance(what.exc_value, KeyboardInterrupt):
        sys.__unraisablehook__(what)
    elif signal.getsignal(signal.SIGTERM) is _interrupt:
        _heard = False
        threading.Timer(SWALLOWED, signal.raise_signal, [signal.SIGTERM]).start()


@contextmanager
def postponed() -> Iterator[None]:
    """What follows is done as a whole: a signal that comes meanwhile is obeyed at its end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    former: dict[signal.Signals, signal._HANDLER] = {}
    for each in ENDING:
        if signal.getsignal(each) not in (signal.SIG_IGN, None):
            former[each] = signal.signal(each, lambda number, _frame: heard.append(number))
    _postponed.append((former, heard))
    try:
        yield
    finally:
        _postponed.pop()
        _restore(former, heard)


@contextmanager
def allowed() -> Iterator[None]:
    """Within what is postponed: what follows may be interrupted."""
    if not _postponed or threading.current_thread() is not threading.main_thread():
        yield
        return
    former, heard = _postponed[-1]
    postponing = {each: signal.getsignal(each) for each in former}
    _restore(former, heard)
    try:
        yield
    finally:
        for each, handler in postponing.items():
            signal.signal(each, handler)


def _restore(former: "dict[signal.Signals, signal._HANDLER]", heard: list[int]) -> None:
    """Let the former handlers hear again, and the first signal that has come since."""
    for each, handler in former.items():
        signal.signal(each, handler)
    if heard:
        first = heard[0]
        heard.clear()
        signal.raise_signal(first)


@contextmanager
def starting_workers() -> Iterator[None]:
    """Processes that are started meanwhile do not hear what goes to a whole terminal; what comes is obeyed at the end.

    The signals are blocked, not ignored: one that comes meanwhile is not lost.
    """
    from multiprocessing import resource_tracker

    with postponed():
        former = signal.pthread_sigmask(signal.SIG_BLOCK, UNHEARD)
        # Whoever starts it unblocks some of them.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, UNHEARD)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, former)


def end_with_parent() -> None:
    """Called in a worker: it ends soon after its parent, however that has ended.

    Its engines end with it, see :mod:`monosashi.subjects.descendants`.
    """
    import multiprocessing

    parent = multiprocessing.parent_process()
    assert parent is not None, "only workers have a parent"
    threading.Thread(target=_end_after, args=(parent.pid,), name="parent", daemon=True).start()


def _end_after(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(INVALID)
