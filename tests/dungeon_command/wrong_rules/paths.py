"""What modules about moving need: names of clauses, bends of costs, of budgets and of stops."""

from monosashi.mutants.amend import judgement
from reference_engine.dungeon_command import (
    adjacency,
    movement,
    terrain,
)
from reference_engine.dungeon_command.position import chart_of, creature_on

M = "dungeon_command.move."
Z = "dungeon_command.zoc."
S = "dungeon_command.special."
R = "dungeon_command.ruling."
SPEED = M + "up_to_speed"
DEAR = (M + "cost_difficult", M + "cost_hazard", M + "cost_obstacle")
SPECIAL = ("fly", "burrow", "shift", "slide")


SHARED = M + "no_shared_end"
STOP = Z + "stop"
ONE = Z + "speed_one"
WALL = M + "wall_blocked"
ENEMY = M + "enemy_square_blocked"
CORNER = M + "no_corner_cut"


def has(game, square, what):
    """Whether a square is so."""
    return chart_of(game.position).has(square, what)


def controller_on(game, square):
    """Who controls the creature on a square; nobody if there is none."""
    there = creature_on(game.position, square)
    return "" if there is None else there.controller


def steps(creature, path):
    """The steps of a path."""
    return list(zip((creature.square, *path), path, strict=False))


def around(game, square):
    """The squares around one."""
    return adjacency.neighbours(chart_of(game.position), square)


def paying(how):
    """Other squares are dear: ``how`` gets the real answer and what was asked."""

    def dear(real, game, kind, square, last):
        return how(real(game, kind, square, last), game, kind, square, last)

    return judgement(movement.dear_square, dear)


def budgeted(how):
    """Moves go as far as ``how`` says, which gets the real budget, the game, the creature and the stated number."""

    def budget(real, game, creature, squares):
        return how(real(game, creature, squares), game, creature, squares)

    return judgement(movement.budget, budget)


def stopping(how):
    """Moves end elsewhere: ``how`` gets the real answer, the game, the creature, the way to move and the square."""

    def stops(real, game, creature, kind, square):
        return how(real(game, creature, kind, square), game, creature, kind, square)

    return judgement(movement.stops, stops)


def diagonals(game, creature, path):
    chart = chart_of(game.position)
    for here, there in steps(creature, path):
        if adjacency.next_to(chart, here, there) and here[0] != there[0] and here[1:] != there[1:]:
            yield [has(game, square, "wall") for square in (here[0] + there[1:], there[0] + here[1:])]


def never_dear(kind):
    return paying(lambda found, g, k, s, last: None if k == kind else found)


def always_dear(kind):
    chart = {"difficult": DEAR[0], "hazard": DEAR[1], "obstacle": DEAR[2]}

    def dear(found, game, k, square, _last):
        if k != kind:
            return found
        return next((clause for what, clause in chart.items() if has(game, square, what)), None)

    return paying(dear)


def burns(how):
    return judgement(terrain.burns, how)
