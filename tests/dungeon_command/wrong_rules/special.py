"""Wrong flights and wrong burrowing."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement
from reference_engine.dungeon_command import (
    adjacency,
    movement,
    values,
)
from reference_engine.dungeon_command.position import chart_of, enemies_of
from tests.dungeon_command.wrong_rules.bends import barred, forgiven
from tests.dungeon_command.wrong_rules.paths import (
    ENEMY,
    SHARED,
    SPEED,
    STOP,
    S,
    always_dear,
    burns,
    has,
    never_dear,
    paying,
    stopping,
)

# Special moves


def _terrain(kind, clause):
    mutant("the terrain passed is paid for", always_dear(kind))
    mutant("the last square is not paid for", never_dear(kind))

    @wrong("the terrain passed burns", burns)
    def _(real, game, frame, creature, square):
        if frame.kind == kind:
            return has(game, square, "hazard") and not creature.burnt
        return real(game, frame, creature, square)

    @wrong("the terrain of the last square does not burn", burns)
    def _(real, game, frame, creature, square):
        return frame.kind != kind and real(game, frame, creature, square)

    mutant(
        "the last square cannot be costly",
        barred(
            clause,
            lambda g, c, k, n, p: (
                k == kind and any(has(g, p[-1], what) for what in ("difficult", "hazard", "obstacle"))
            ),
        ),
    )
    mutant(
        "the last square burns but is not paid for",
        paying(lambda found, g, k, s, last: None if k == kind and has(g, s, "hazard") else found),
    )


with clause(S + "fly_terrain"):
    _terrain("fly", S + "fly_terrain")
with clause(S + "burrow_terrain"):
    _terrain("burrow", S + "burrow_terrain")

FLY_WALLS = S + "fly_outdoor_walls"
with clause(FLY_WALLS):
    mutant(
        "those who fly pass walls in a dungeon",
        judgement(movement.passes_walls, lambda _, kind: kind in ("fly", "burrow")),
    )
    mutant("those who fly never pass walls", judgement(movement.passes_walls, lambda _, kind: kind == "burrow"))

    @wrong("those who fly pass walls in a dungeon only", judgement, movement.passes_walls)
    def _(game, kind):
        return kind == "burrow" or (kind == "fly" and chart_of(game.position).side == "dungeon")

    @wrong("those who fly pass one wall", judgement, movement.path_flaws)
    def _(real, game, creature, kind, squares, path):
        flaws = real(game, creature, kind, squares, path)
        if kind == "fly" and sum(has(game, each, "wall") for each in path) > 1:
            return (*flaws, (FLY_WALLS, "not so"))
        return flaws

    @wrong("outdoors everybody passes walls", judgement, movement.passes_walls)
    def _(real, game, kind):
        return real(game, kind) or chart_of(game.position).side == "outdoor"


with clause(S + "fly_no_wall_end"):
    mutant("flying may end on a wall", forgiven(S + "fly_no_wall_end", lambda *_: True))
    mutant(
        "flying ends at least two squares after a wall",
        barred(S + "fly_no_wall_end", lambda g, c, k, n, p: k == "fly" and len(p) > 1 and has(g, p[-2], "wall")),
    )


def _enemies(kind):
    mutant("enemies bar the way", judgement(movement.passes_enemies, lambda real, g, k: k != kind and real(g, k)))
    mutant(
        "enemies end the move",
        stopping(lambda found, g, c, k, s: found or (k == kind and (adjacency.beside_enemy(g, c.controller, s)))),
    )
    mutant(
        "untapped enemies bar the way",
        barred(
            ENEMY,
            lambda g, c, k, n, p: (
                k == kind and any(not e.tapped and e.square in p for e in enemies_of(g, c.controller))
            ),
        ),
    )
    mutant(
        "squares with enemies cost one more",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == kind
                and len(p) + sum(e.square in p for e in enemies_of(g, c.controller))
                > (n if n is not None else values.speed(g, c))
            ),
        ),
    )
    mutant(
        "such a move may end on an enemy",
        forgiven(
            SHARED, lambda g, c, k, n, p: k == kind and any(e.square == p[-1] for e in enemies_of(g, c.controller))
        ),
    )
    mutant(
        "passing an enemy's square ends the move behind it",
        barred(STOP, lambda g, c, k, n, p: k == kind and any(e.square in p[:-2] for e in enemies_of(g, c.controller))),
    )


with clause(S + "fly_enemy_squares"):
    _enemies("fly")
with clause(S + "burrow_enemies"):
    _enemies("burrow")
with clause(S + "slide_enemies"):
    _enemies("slide")


def _start_adjacent(kind, clause):
    mutant("beginning beside an enemy does not slow", forgiven(clause, lambda *_: True))
    mutant(
        "tapped enemies do not slow",
        forgiven(
            clause,
            lambda g, c, k, n, p: all(
                e.tapped for e in enemies_of(g, c.controller) if adjacency.adjacent(g, c.square, e.square)
            ),
        ),
    )
    mutant("two squares may be entered", forgiven(clause, lambda g, c, k, n, p: len(p) == 2))
    mutant(
        "such a creature cannot move at all",
        barred(
            clause, lambda g, c, k, n, p: k == kind and n is None and adjacency.beside_enemy(g, c.controller, c.square)
        ),
    )
    mutant(
        "whoever only passes an enemy is slowed, too",
        barred(
            clause,
            lambda g, c, k, n, p: (
                k == kind and n is None and any(adjacency.beside_enemy(g, c.controller, s) for s in p[:-1])
            ),
        ),
    )
    mutant(
        "only those slow that stand straight beside",
        forgiven(
            clause,
            lambda g, c, k, n, p: (
                not any(
                    adjacency.adjacent(g, c.square, e.square)
                    and (e.square[0] == c.square[0] or e.square[1:] == c.square[1:])
                    for e in enemies_of(g, c.controller)
                )
            ),
        ),
    )


with clause(S + "fly_start_adjacent"):
    _start_adjacent("fly", S + "fly_start_adjacent")
with clause(S + "burrow_start_adjacent"):
    _start_adjacent("burrow", S + "burrow_start_adjacent")

SHIFT = S + "shift_start_adjacent"
with clause(SHIFT):
    _start_adjacent("shift", SHIFT)
    mutant(
        "shifts of a stated number are reduced, too",
        barred(
            SHIFT,
            lambda g, c, k, n, p: (
                k == "shift" and n is not None and len(p) > 1 and adjacency.beside_enemy(g, c.controller, c.square)
            ),
        ),
    )

BURROW_WALLS = S + "burrow_walls"
with clause(BURROW_WALLS):
    mutant(
        "walls bar the way",
        judgement(movement.passes_walls, lambda g, kind: kind == "fly" and chart_of(g.position).side == "outdoor"),
    )
    mutant(
        "walls are passed outdoors only",
        judgement(
            movement.passes_walls, lambda g, kind: kind in ("fly", "burrow") and chart_of(g.position).side == "outdoor"
        ),
    )
    mutant(
        "walls are passed in a dungeon only",
        judgement(
            movement.passes_walls,
            lambda g, kind: (
                (kind == "burrow") == (chart_of(g.position).side == "dungeon") and kind in ("fly", "burrow")
            ),
        ),
    )
    mutant("burrowing may end in a wall", forgiven(BURROW_WALLS, lambda *_: True))
    mutant(
        "one wall is passed",
        barred(BURROW_WALLS, lambda g, c, k, n, p: k == "burrow" and sum(has(g, s, "wall") for s in p) > 1),
    )
    mutant(
        "walls cost one more",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == "burrow"
                and len(p) + sum(has(g, s, "wall") for s in p) > (n if n is not None else values.speed(g, c))
            ),
        ),
    )
