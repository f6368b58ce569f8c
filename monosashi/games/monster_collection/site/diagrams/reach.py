"""What a diagram of ranges shows: an area, and where one may go from there."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Board:
    """A small board: the area in question, and of every area whether it may be chosen, or is forbidden by clauses."""

    area: str
    allowed: tuple[str, ...]
    forbidden: tuple[tuple[str, tuple[str, ...]], ...] = ()


def mirrored(boards: Iterable[Board], others: Iterable[Board], ranks: str) -> bool:
    """Whether the other side's boards are the same, turned so that front and rear change places."""
    across = dict(zip(ranks, reversed(ranks), strict=True))

    def turn(area: str) -> str:
        return area[0] + across[area[1]] if area else area

    def plain(board: Board, name: Callable[[str], str]) -> tuple[str, frozenset[str], frozenset[tuple[str, Any]]]:
        forbidden = frozenset((name(area), clauses) for area, clauses in board.forbidden)
        return name(board.area), frozenset(map(name, board.allowed)), forbidden

    return {plain(board, turn) for board in boards} == {plain(board, str) for board in others}
