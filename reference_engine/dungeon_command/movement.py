"""Paths: what a move may cost, which squares it may enter, where it must and where it may end."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from reference_engine.dungeon_command import adjacency, terrain, values
from reference_engine.dungeon_command.battlefield import Chart
from reference_engine.dungeon_command.position import Creature, Position, chart_of, others_by_square
from reference_engine.dungeon_command.procedures import MoveKind
from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.fast.shared_findings import Condition, together
from reference_engine.kernel.judgement import judgement

FLAWS = (
    "dungeon_command.move.up_to_speed",
    "dungeon_command.move.adjacent_steps",
    "dungeon_command.move.no_corner_cut",
    "dungeon_command.move.cost_difficult",
    "dungeon_command.move.cost_hazard",
    "dungeon_command.move.cost_obstacle",
    "dungeon_command.move.wall_blocked",
    "dungeon_command.move.enemy_square_blocked",
    "dungeon_command.move.no_shared_end",
    "dungeon_command.zoc.stop",
    "dungeon_command.zoc.speed_one",
    "dungeon_command.zoc.speed_one_cost",
    "dungeon_command.zoc.no_stop_on_ally",
    "dungeon_command.special.fly_terrain",
    "dungeon_command.special.fly_outdoor_walls",
    "dungeon_command.special.fly_no_wall_end",
    "dungeon_command.special.fly_start_adjacent",
    "dungeon_command.special.burrow_terrain",
    "dungeon_command.special.burrow_walls",
    "dungeon_command.special.burrow_start_adjacent",
    "dungeon_command.special.shift_start_adjacent",
    "dungeon_command.special.slide_distance",
)
"""The clauses that a path can break."""

SPEED_ONE = {
    "normal": "dungeon_command.zoc.speed_one",
    "fly": "dungeon_command.special.fly_start_adjacent",
    "burrow": "dungeon_command.special.burrow_start_adjacent",
    "shift": "dungeon_command.special.shift_start_adjacent",
    "slide": "dungeon_command.zoc.speed_one",
}

WALL_END = {"fly": "dungeon_command.special.fly_no_wall_end", "burrow": "dungeon_command.special.burrow_walls"}
"""By which clause those who pass walls cannot end on one."""

LAST_SQUARE = {"fly": "dungeon_command.special.fly_terrain", "burrow": "dungeon_command.special.burrow_terrain"}
"""By which clause flyers and burrowers pay for the square on which they end."""


class Budget(Struct, frozen=True):
    """How far a move may go: ``full`` squares, or fewer (``now``) because it starts beside an enemy."""

    full: int
    now: int


@judgement
def move_kind(game: Context[Position], creature: Creature) -> MoveKind:
    """How a creature moves by itself.

    Clauses: dungeon_command.move.special_sources
    """
    return values.move_mode(game, creature) or "normal"


@judgement
@once
def budget(game: Context[Position], creature: Creature, squares: int | None) -> Budget:
    """A move by speed goes as far as the speed, but 1 if it starts beside an enemy; a stated number is not reduced.

    Clauses: dungeon_command.move.up_to_speed, dungeon_command.ruling.stated_squares,
    dungeon_command.special.slide_distance, dungeon_command.zoc.speed_one
    """
    if squares is not None:
        return Budget(squares, squares)
    speed = values.speed(game, creature)
    beside = adjacency.beside_enemy(game, creature.controller, creature.square)
    return Budget(speed, min(speed, game.edition.numbers["speed_beside_enemy"]) if beside else speed)


@judgement
def passes_walls(game: Context[Position], kind: MoveKind) -> bool:
    """Burrowers pass walls, flyers outdoors; nobody else does.

    Clauses: dungeon_command.special.burrow_walls, dungeon_command.special.fly_outdoor_walls
    """
    return kind == "burrow" or (kind == "fly" and chart_of(game.position).side == "outdoor")


@judgement
def passes_enemies(_game: Context[Position], kind: MoveKind) -> bool:
    """Flyers, burrowers and those that slide pass squares with enemies.

    Clauses: dungeon_command.special.fly_enemy_squares, dungeon_command.special.burrow_enemies,
        dungeon_command.special.slide_enemies
    """
    return kind in ("fly", "burrow", "slide")


@judgement
@once
def stops(game: Context[Position], creature: Creature, kind: MoveKind, square: str) -> bool:
    """Whether a move must end on a square because the creature is adjacent to an enemy there: normal moves only.

    Clauses: dungeon_command.zoc.stop, dungeon_command.ruling.shifts_like_moves,
    dungeon_command.special.burrow_enemies, dungeon_command.special.fly_enemy_squares,
    dungeon_command.special.shift_no_stop, dungeon_command.special.slide_enemies
    """
    if kind != "normal" or not adjacency.beside_enemy(game, creature.controller, square):
        return False
    return not values.unstoppable(game, creature)


@judgement
@once
def dear_square(game: Context[Position], kind: MoveKind, square: str, last: bool) -> str | None:
    """The clause by which a square costs one more in a move, None if it does not.

    Flyers and burrowers pay for the last square only; slides pay like walkers, unless the edition reads it otherwise.

    Clauses: dungeon_command.special.fly_terrain, dungeon_command.ruling.last_square_pays,
        dungeon_command.ruling.slides_pay, dungeon_command.special.burrow_terrain
    """
    found = terrain.dear(chart_of(game.position), square)
    if found is None or (kind == "slide" and game.edition.switches["slide_ignores_cost"] == "on"):
        return None
    if kind in ("fly", "burrow"):
        pays = last and game.edition.switches["end_square_costs_extra"] == "on"
        return LAST_SQUARE[kind] if pays else None
    return found


Flaws = tuple[tuple[str, str], ...]
"""What a path breaks: clauses, each with a sentence."""


def path_conditions(flaws_of: Callable[[Context[Position], str, Any], Flaws]) -> dict[str, Condition]:
    """A condition for each clause that the paths of an answer can break; what is wrong is worked out once for all."""
    return together(flaws_of, FLAWS)


def standing_on(creature: Creature, square: str) -> Creature:
    """The same creature elsewhere."""
    return replace(creature, square=square)


def path_faults(game: Context[Position], path: tuple[str, ...]) -> Iterator[str]:
    """The squares of a path must be on the map."""
    squares = chart_of(game.position).squares
    yield from (f"there is no square {square!r}" for square in dict.fromkeys(path) if square not in squares)


@judgement
def path_flaws(
    game: Context[Position], creature: Creature, kind: MoveKind, squares: int | None, path: tuple[str, ...]
) -> Flaws:
    """Every clause that a path breaks, with a sentence; each is judged as if the others were kept.

    ``squares`` is a stated number; without one the creature moves by its speed. Nothing is wrong with no path.
    """
    chart = chart_of(game.position)
    if not path:
        return ()
    return (
        *_of_steps(game, chart, creature, kind, path),
        *_of_squares(game, chart, creature, kind, path),
        *_of_cost(game, creature, kind, squares, path),
        *_of_stopping(game, creature, kind, path),
    )


def unlawful(
    game: Context[Position], creature: Creature, kind: MoveKind, squares: int | None, path: tuple[str, ...]
) -> bool:
    """Whether a path named before breaks a clause by now; what does not bind moves does not bind it.

    Clauses: dungeon_command.ruling.moved_by_a_card
    """
    binding = game.edition.acts["move"].conditions
    return any(clause in binding for clause, _ in path_flaws(game, creature, kind, squares, path))


def _of_steps(
    game: Context[Position], chart: Chart, creature: Creature, kind: MoveKind, path: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Each step leads to an adjacent square, and not around the corner of a wall that could not be entered.

    Clauses: dungeon_command.move.adjacent_steps, dungeon_command.move.no_corner_cut, dungeon_command.ruling.corners
    """
    steps = list(zip((creature.square, *path), path, strict=False))
    for here, there in steps:
        if not adjacency.next_to(chart, here, there):
            yield "dungeon_command.move.adjacent_steps", f"{there} is not next to {here}"
            break
    if passes_walls(game, kind):
        return
    for here, there in steps:
        if adjacency.next_to(chart, here, there) and adjacency.around_corner(chart, here, there):
            yield "dungeon_command.move.no_corner_cut", f"a wall stands at the corner between {here} and {there}"
            break


def _of_squares(
    game: Context[Position], chart: Chart, creature: Creature, kind: MoveKind, path: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Which squares may be entered, and on which a move may end.

    Clauses: dungeon_command.move.wall_blocked, dungeon_command.move.ally_pass_through,
    dungeon_command.move.enemy_square_blocked, dungeon_command.move.no_shared_end, dungeon_command.special.burrow_walls,
    dungeon_command.special.fly_no_wall_end, dungeon_command.special.fly_outdoor_walls
    """
    last = path[-1]
    walls = [square for square in path if chart.has(square, "wall")]
    if passes_walls(game, kind):
        if chart.has(last, "wall"):
            yield WALL_END[kind], f"the move ends on the wall {last}"
    elif walls:
        flies = kind == "fly"
        clause = "dungeon_command.special.fly_outdoor_walls" if flies else "dungeon_command.move.wall_blocked"
        yield clause, f"{walls[0]} is a wall"
    others = others_by_square(game, creature.card)
    enemies = [square for square in path if square in others and others[square].controller != creature.controller]
    if enemies and not passes_enemies(game, kind):
        told = f"the enemy {others[enemies[0]].card} stands on {enemies[0]}"
        yield "dungeon_command.move.enemy_square_blocked", told
    elif last in others:
        yield "dungeon_command.move.no_shared_end", f"{others[last].card} stands on {last}, where the move ends"


def _of_cost(
    game: Context[Position], creature: Creature, kind: MoveKind, squares: int | None, path: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """How far a move goes, and what its squares cost.

    Clauses: dungeon_command.move.up_to_speed, dungeon_command.special.slide_distance, dungeon_command.zoc.speed_one,
        dungeon_command.zoc.speed_one_cost
    """
    limit = budget(game, creature, squares)
    if len(path) > limit.full:
        slides = kind == "slide"
        clause = "dungeon_command.special.slide_distance" if slides else "dungeon_command.move.up_to_speed"
        yield clause, f"{len(path)} squares are entered, {limit.full} may be"
        return
    if len(path) > limit.now:
        yield SPEED_ONE[kind], f"{creature.card} starts beside an enemy and enters {len(path)} squares"
        return
    dear = [dear_square(game, kind, square, place == len(path) - 1) for place, square in enumerate(path)]
    extra = game.edition.numbers["extra_cost"]
    too_dear = _too_dear(dear, limit.full, extra)
    for clause, place in too_dear:
        yield clause, f"{path[place]} costs {1 + extra}, so that the move costs more than {limit.full}"
    if not too_dear and _too_dear(dear, limit.now, extra):
        told = f"{path[-1]} costs {1 + extra}, and {creature.card} starts beside an enemy"
        yield "dungeon_command.zoc.speed_one_cost", told


def _too_dear(dear: list[str | None], limit: int, extra: int) -> list[tuple[str, int]]:
    """The fewest clauses without which a path would not cost more than a limit, each with the place of its last square.

    Of those that would do equally well, it is the clause whose square comes later.
    """
    if len(dear) + extra * (len(dear) - dear.count(None)) <= limit:
        return []
    last = {clause: place for place, clause in enumerate(dear) if clause is not None}
    latest_first = sorted(last, key=lambda clause: -last[clause])
    for count in range(1, len(latest_first) + 1):
        for broken in combinations(latest_first, count):
            if len(dear) + extra * sum(clause is not None and clause not in broken for clause in dear) <= limit:
                return [(clause, last[clause]) for clause in broken]
    return []


def _of_stopping(
    game: Context[Position], creature: Creature, kind: MoveKind, path: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Where a normal move would have to end.

    Clauses: dungeon_command.zoc.stop, dungeon_command.zoc.no_stop_on_ally
    """
    chart = chart_of(game.position)
    others = others_by_square(game, creature.card)
    for square in path[:-1]:
        if chart.has(square, "wall") or not stops(game, creature, kind, square):
            continue
        if square in others and others[square].controller == creature.controller:
            told = f"the move would have to end on {square}, where a friend stands beside an enemy"
            yield "dungeon_command.zoc.no_stop_on_ally", told
        else:
            yield "dungeon_command.zoc.stop", f"{creature.card} is beside an enemy on {square}, where the move ends"
        return
