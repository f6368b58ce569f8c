"""Work shared out to processes, for speed only."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from monosashi.games import register_games
from monosashi.support.interruption import ignoring

CHUNK_SIZE = 16
"""How many a process takes at a time."""

Item = TypeVar("Item")
Found = TypeVar("Found")


def worth_sharing(items: Sequence[Item], workers: int) -> bool:
    """Whether it is faster to start processes first."""
    return workers > 1 and len(items) > CHUNK_SIZE


def shared(work: Callable[..., list[Found]], items: Sequence[Item], workers: int, *given: Any) -> Iterator[Found]:
    """What ``work(items, *given)`` makes of each, as it becomes known, in so many processes."""
    # Neighbours are alike in how long they take: each process gets some of everything.
    parts = -(-len(items) // CHUNK_SIZE)
    # Spawned: whoever shows progress has a thread, which must not be forked. A new process knows no game from outside.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=register_games) as pool:
        try:
            with ignoring(signal.SIGINT):
                started = [pool.submit(work, items[part::parts], *given) for part in range(parts)]
            for future in as_completed(started):
                yield from future.result()
        except BaseException:
            # What is being worked at is not waited for; the pool's thread is, since it must not end while Python does.
            with ignoring(signal.SIGINT, signal.SIGTERM):
                for process in multiprocessing.active_children():
                    process.terminate()
                pool.shutdown(cancel_futures=True)
            raise
