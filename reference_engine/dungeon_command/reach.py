"""Reach: which squares a creature can move to, worked out by one search for a position."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from reference_engine.dungeon_command import adjacency, movement, terrain
from reference_engine.dungeon_command.position import Creature, Position, chart_of, others_by_square
from reference_engine.dungeon_command.procedures import MoveKind
from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once

Path = tuple[str, ...]


@once
def reachable(
    game: Context[Position], creature: Creature, kind: MoveKind, squares: int | None
) -> Mapping[str, tuple[Path, ...]]:
    """For each square that the creature can move to a cheapest path, and another if it differs in being burnt.

    ``squares`` is a stated number; without one the creature moves by its speed.

    Clauses: dungeon_command.move.up_to_speed, dungeon_command.ruling.paths_on_offer
    """
    search = _Search(game, creature, kind)
    limit = movement.budget(game, creature, squares).now
    found: dict[str, dict[bool, Path]] = {}
    seen: set[tuple[str, bool]] = set()
    queue: list[tuple[int, Path, bool]] = [(0, (), False)]
    while queue:
        cost, path, burnt = heappop(queue)
        here = path[-1] if path else creature.square
        if (here, burnt) in seen and path:
            continue
        if path:
            seen.add((here, burnt))
        for there in search.onward(here) if path else search.around(here):
            square = search.square(there)
            entered = burnt or square.burns
            if square.to_end is not None and cost + square.to_end <= limit:
                found.setdefault(there, {}).setdefault(burnt or square.burns_at_end, (*path, there))
            onward = cost + square.to_pass
            if onward < limit and (there, entered) not in seen:
                heappush(queue, (onward, (*path, there), entered))
    return {square: tuple(sorted(paths.values(), key=len)) for square, paths in found.items()}


class _Square(NamedTuple):
    """What a search asks about a square: what it costs to end there, if one may, and to pass it; whether it burns."""

    to_end: int | None
    to_pass: int
    burns: bool
    burns_at_end: bool


class _Search:
    """What a search asks about squares, each looked up once."""

    def __init__(self, game: Context[Position], creature: Creature, kind: MoveKind) -> None:
        self.game = game
        self.creature = creature
        self.kind = kind
        self.chart = chart_of(game.position)
        self.others = others_by_square(game, creature.card)
        self.walls = movement.passes_walls(game, kind)
        self.through = movement.passes_enemies(game, kind)
        self.burnable = terrain.can_burn(game, creature, burnt_in_move=False)
        self._squares: dict[str, _Square] = {}
        self._onward: dict[str, tuple[str, ...]] = {}

    def square(self, name: str) -> _Square:
        """What there is to know of a square."""
        found = self._squares.get(name)
        if found is None:
            may_end = name not in self.others and not self.chart.has(name, "wall")
            burns = self.burnable and self.chart.has(name, "hazard")
            found = self._squares[name] = _Square(
                to_end=self._cost(name, last=True) if may_end else None,
                to_pass=self._cost(name, last=False),
                burns=burns and self.kind not in ("fly", "burrow"),
                burns_at_end=burns,
            )
        return found

    def onward(self, here: str) -> tuple[str, ...]:
        """The squares that may be entered next by a creature that has entered this one."""
        found = self._onward.get(here)
        if found is None:
            ended = self._bars(here) or movement.stops(self.game, self.creature, self.kind, here)
            found = self._onward[here] = () if ended else self.around(here)
        return found

    def around(self, here: str) -> tuple[str, ...]:
        """The squares next to one that may be entered."""
        around = adjacency.neighbours if self.walls else adjacency.beside
        return tuple(
            there
            for there in around(self.chart, here)
            if (self.walls or not self.chart.has(there, "wall")) and not self._bars(there)
        )

    def _bars(self, square: str) -> bool:
        """Whether an enemy stands there whom the creature cannot pass."""
        other = self.others.get(square)
        return other is not None and other.controller != self.creature.controller and not self.through

    def _cost(self, square: str, *, last: bool) -> int:
        """What entering a square costs."""
        dear = movement.dear_square(self.game, self.kind, square, last)
        return 1 + (self.game.edition.numbers["extra_cost"] if dear is not None else 0)
