"""What can be laid over a map: reach as shaded squares, a path with its cost, lines of sight and what cuts them."""

from dataclasses import dataclass
from typing import NamedTuple

Point = tuple[float, float]
"""A place on a map, in squares from its lower left corner."""


class Sight(NamedTuple):
    """A line from one square to another; ``free`` if it touches no wall."""

    start: Point
    end: Point
    free: bool = True


class Path(NamedTuple):
    """The squares of a move, the one that it begins on first, and what entering each of the others costs."""

    squares: tuple[str, ...]
    costs: tuple[int, ...] = ()


@dataclass(frozen=True)
class Layers:
    """Squares that can be reached, paths, lines of sight, and words on squares."""

    reach: frozenset[str] = frozenset()
    paths: tuple[Path, ...] = ()
    sights: tuple[Sight, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


NONE = Layers()
