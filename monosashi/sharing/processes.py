"""Processes of this machine that share the work."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from monosashi.games import register_games
from monosashi.support.interruption import ignoring

Item = TypeVar("Item")
Found = TypeVar("Found")


@contextmanager
def together(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """So many processes, which end together: ``share(work, parts, *given)`` hands out work."""
    # Spawned: whoever shows progress has a thread, which must not be forked. A new process knows no game from outside.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=register_games) as pool:
        yield partial(_share, pool)


def _share(
    pool: ProcessPoolExecutor, work: Callable[..., list[Found]], parts: Sequence[Sequence[Item]], *given: Any
) -> Iterator[Found]:
    """What ``work(part, *given)`` makes of each part, as it becomes known.

    Whoever wants no more of it ends the processes.
    """
    try:
        with ignoring(signal.SIGINT):
            started = [pool.submit(work, part, *given) for part in parts]
        for future in as_completed(started):
            yield from future.result()
    except BaseException:
        # What is being worked at is not waited for; the pool's thread is, since it must not end while Python does.
        with ignoring(signal.SIGINT, signal.SIGTERM):
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)
        raise
