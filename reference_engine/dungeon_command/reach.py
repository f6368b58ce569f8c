"""Reach: which squares a creature can move to, worked out by one search for a position."""

from collections.abc import Iterator
from heapq import heappop, heappush

from reference_engine.dungeon_command import adjacency, movement, terrain
from reference_engine.dungeon_command.position import Creature, Position, chart_of
from reference_engine.dungeon_command.procedures import MoveKind
from reference_engine.kernel.context import Context

Path = tuple[str, ...]


def reachable(
    game: Context[Position], creature: Creature, kind: MoveKind, squares: int | None
) -> dict[str, tuple[Path, ...]]:
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
        for there in search.steps(here, bool(path)):
            entered = burnt or search.burns(there)
            if cost + search.cost(there, last=True) <= limit and search.may_end(there):
                found.setdefault(there, {}).setdefault(search.burnt_at_end(there, entered=entered), (*path, there))
            onward = cost + search.cost(there, last=False)
            if onward < limit and (there, entered) not in seen:
                heappush(queue, (onward, (*path, there), entered))
    return {square: tuple(sorted(paths.values(), key=len)) for square, paths in found.items()}


class _Search:
    """What a search asks about squares, each looked up once."""

    def __init__(self, game: Context[Position], creature: Creature, kind: MoveKind) -> None:
        self.game = game
        self.creature = creature
        self.kind = kind
        self.chart = chart_of(game.position)
        others = [each for each in game.position.creatures.values() if each.card != creature.card]
        self.taken = {each.square for each in others}
        self.enemies = {each.square for each in others if each.controller != creature.controller}
        self.walls = movement.passes_walls(game, kind)
        self.through = movement.passes_enemies(game, kind)
        self.burnable = terrain.can_burn(game, creature, burnt_in_move=False)
        self._stops: dict[str, bool] = {}
        self._costs: dict[tuple[str, bool], int] = {}

    def steps(self, here: str, on_the_way: bool) -> Iterator[str]:
        """The squares that may be entered next."""
        if on_the_way and (self.stopped(here) or (here in self.enemies and not self.through)):
            return
        around = adjacency.neighbours if self.walls else adjacency.beside
        for there in around(self.chart, here):
            if not self.walls and self.chart.has(there, "wall"):
                continue
            if there in self.enemies and not self.through:
                continue
            yield there

    def stopped(self, square: str) -> bool:
        """Whether the move ends there."""
        if square not in self._stops:
            self._stops[square] = movement.stops(self.game, self.creature, self.kind, square)
        return self._stops[square]

    def may_end(self, square: str) -> bool:
        """Whether the move may end there."""
        return square not in self.taken and not self.chart.has(square, "wall")

    def cost(self, square: str, *, last: bool) -> int:
        """What entering a square costs."""
        if (square, last) not in self._costs:
            dear = movement.dear_square(self.game, self.kind, square, last)
            self._costs[square, last] = 1 + (self.game.edition.numbers["extra_cost"] if dear is not None else 0)
        return self._costs[square, last]

    def burns(self, square: str) -> bool:
        """Whether passing a square burns."""
        return self.kind not in ("fly", "burrow") and self.burnt_at_end(square, entered=False)

    def burnt_at_end(self, square: str, *, entered: bool) -> bool:
        """Whether a move that ends there has burnt the creature."""
        return entered or (self.burnable and self.chart.has(square, "hazard"))
