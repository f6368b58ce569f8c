"""Processes of this machine that share the work."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from monosashi.kit.registry import register_games
from monosashi.sharing.crew import NoCluster
from monosashi.support.interruption import end_with_parent, postponed, starting_workers

Item = TypeVar("Item")
Found = TypeVar("Found")


@contextmanager
def together(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """So many processes, which end together: ``share(work, parts, *given)`` hands out work.

    Raises NoCluster if one of them is killed.
    """
    # Spawned: whoever shows progress has a thread, which must not be forked. A new process knows no game from outside.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_begin)
    try:
        yield partial(_share, pool)
    except BaseException:
        _end(pool)
        raise
    pool.shutdown()


def _begin() -> None:
    """The first thing that a worker does."""
    end_with_parent()
    register_games()


def _share(
    pool: ProcessPoolExecutor, work: Callable[..., list[Found]], parts: Sequence[Sequence[Item]], *given: Any
) -> Iterator[Found]:
    """What ``work(part, *given)`` makes of each part, as it becomes known.

    Whoever wants no more of it ends the processes. Raises NoCluster.
    """
    try:
        with starting_workers():
            started = [pool.submit(work, part, *given) for part in parts]
        for future in as_completed(started):
            yield from future.result()
    except BrokenProcessPool:
        _end(pool)
        raise NoCluster("one of the processes that share the work was killed; the others were ended") from None
    except BaseException:
        _end(pool)
        raise


def _end(pool: ProcessPoolExecutor) -> None:
    """What is being worked at is not waited for; the pool's thread is, since it must not end while Python does."""
    with postponed():
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)
