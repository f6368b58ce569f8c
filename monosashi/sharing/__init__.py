"""Work shared out, for speed only: to processes of this machine, or to the workers of a Dask cluster.

What comes out does not depend on who has done what: work is a function of its items alone, and whoever collects
puts the results in an order of its own.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from monosashi.sharing.crew import ALONE, Crew, NoCluster

__all__ = ["ALONE", "CHUNK_SIZE", "Crew", "NoCluster", "shared"]

CHUNK_SIZE = 16
"""How many items a worker takes at a time."""

Item = TypeVar("Item")
Found = TypeVar("Found")


def shared(
    work: Callable[..., list[Found]], items: Sequence[Item], crew: Crew, *given: Any, chunk: int = CHUNK_SIZE
) -> Iterator[Found]:
    """What ``work(items, *given)`` makes of each, as it becomes known; ``work`` is a function of a module.

    Raises NoCluster if the crew's scheduler cannot be used.
    """
    if crew.scheduler:
        from monosashi.sharing import cluster

        yield from cluster.shared(work, parted(items, chunk), crew.scheduler, *given)
        return
    processes = crew.processes or os.cpu_count() or 1
    # It takes a while until processes have started.
    if processes > 1 and len(items) > chunk:
        from monosashi.sharing import processes as own

        yield from own.shared(work, parted(items, chunk), processes, *given)
        return
    for item in items:
        yield from work([item], *given)


def parted(items: Sequence[Item], chunk: int) -> list[Sequence[Item]]:
    """The items in parts of about one size. Neighbours are alike in how long they take: each part has some of all.

    >>> parted("abcdefg", 3)
    ['adg', 'be', 'cf']
    """
    parts = -(-len(items) // chunk)
    return [items[part::parts] for part in range(parts)]
