"""What has just happened, which two views alone do not tell."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Die:
    """A die that was cast: what for, for whom, the face it shows."""

    draw: str
    seat: str
    face: int


@dataclass(frozen=True)
class News:
    """What has just happened, beyond what two views tell.

    ``hits`` is the damage by unit, ``deaths`` are those who died of whatever happened, ``aims`` who was aimed at by
    whom, ``ways`` the squares that somebody went over. Of an act that was ``refused``, ``clauses`` are those against it
    and ``attempts`` where units or cards should have gone.
    """

    dice: tuple[Die, ...] = ()
    hits: Mapping[str, int] = field(default_factory=dict)
    deaths: frozenset[str] = frozenset()
    aims: tuple[tuple[str, str], ...] = ()
    ways: tuple[tuple[str, tuple[str, ...]], ...] = ()
    refused: bool = False
    clauses: tuple[str, ...] = ()
    attempts: tuple[tuple[str, str], ...] = ()


NO_NEWS = News()
