"""Who shares work, and why nobody can."""

from dataclasses import dataclass


class NoCluster(Exception):
    """Nobody can share the work: no cluster, or no process of this machine. The message says why, in a sentence."""


@dataclass(frozen=True)
class Crew:
    """Who works: so many ``processes`` of this machine (0: one a processor), or whoever a Dask ``scheduler`` has."""

    processes: int = 0
    scheduler: str = ""


ALONE = Crew(1)
"""Nobody but this process."""
