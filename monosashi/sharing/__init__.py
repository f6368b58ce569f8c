"""Work shared out, for speed only: to processes of this machine, or to the workers of a Dask cluster.

What comes out does not depend on who has done what: work is a function of its items alone, and whoever collects
puts the results in an order of its own.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from monosashi.sharing.crew import ALONE, Crew, NoCluster

__all__ = ["ALONE", "CHUNK_SIZE", "Crew", "NoCluster", "Sharing", "shared", "sharing"]

CHUNK_SIZE = 16
"""How many items a worker takes at a time."""

Item = TypeVar("Item")
Found = TypeVar("Found")


class Sharing(Protocol):
    """Hands work out."""

    def __call__(
        self, work: Callable[..., list[Found]], items: Sequence[Item], *given: Any, chunk: int = CHUNK_SIZE
    ) -> Iterator[Found]:
        """What ``work(items, *given)`` makes of each, as it becomes known; ``work`` is a function of a module."""


@contextmanager
def sharing(crew: Crew) -> Iterator[Sharing]:
    """A crew that stays together, so that its processes keep what they have made for themselves.

    Raises NoCluster if the crew's scheduler cannot be used.
    """
    processes = crew.processes or os.cpu_count() or 1
    if crew.scheduler:
        from monosashi.sharing import cluster

        with cluster.together(crew.scheduler) as share:
            yield lambda work, items, *given, chunk=CHUNK_SIZE: share(work, parted(items, chunk), *given)
    elif processes > 1:
        from monosashi.sharing import processes as own

        with own.together(processes) as share:
            yield lambda work, items, *given, chunk=CHUNK_SIZE: share(work, parted(items, chunk), *given)
    else:
        yield _alone


def _alone(
    work: Callable[..., list[Found]],
    items: Sequence[Item],
    *given: Any,
    chunk: int = CHUNK_SIZE,
) -> Iterator[Found]:
    for item in items:
        yield from work([item], *given)


def shared(
    work: Callable[..., list[Found]], items: Sequence[Item], crew: Crew, *given: Any, chunk: int = CHUNK_SIZE
) -> Iterator[Found]:
    """What ``work(items, *given)`` makes of each, as it becomes known; ``work`` is a function of a module.

    Raises NoCluster if the crew's scheduler cannot be used.
    """
    # It takes a while until processes have started.
    enough = crew.scheduler or len(items) > chunk
    with sharing(crew if enough else ALONE) as share:
        yield from share(work, items, *given, chunk=chunk)


def parted(items: Sequence[Item], chunk: int) -> list[Sequence[Item]]:
    """The items in parts of about one size. Neighbours are alike in how long they take: each part has some of all.

    >>> parted("abcdefg", 3)
    ['adg', 'be', 'cf']
    """
    parts = -(-len(items) // chunk)
    return [items[part::parts] for part in range(parts)]
