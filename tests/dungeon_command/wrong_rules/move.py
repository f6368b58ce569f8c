"""Wrong moves: how far, where to, at what cost."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, listed, perform
from reference_engine.dungeon_command import (
    adjacency,
    movement,
    moving,
    values,
)
from reference_engine.dungeon_command.position import chart_of, creature_on, creatures_of, enemies_of
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import barred, forgiven, tightened
from tests.dungeon_command.wrong_rules.paths import (
    CORNER,
    DEAR,
    ENEMY,
    SHARED,
    SPECIAL,
    SPEED,
    WALL,
    M,
    R,
    around,
    budgeted,
    controller_on,
    diagonals,
    has,
    paying,
    steps,
)

with clause(SPEED):
    mutant("moves are not limited", forgiven(SPEED, lambda *_: True))
    mutant(
        "a move may be a square longer", forgiven(SPEED, lambda g, c, k, n, p: len(p) <= (n or values.speed(g, c)) + 1)
    )
    mutant(
        "a move is a square shorter",
        barred(SPEED, lambda g, c, k, n, p: n is None and 1 < values.speed(g, c) <= len(p)),
    )
    mutant(
        "a move goes exactly as far as the speed",
        barred(
            SPEED,
            lambda g, c, k, n, p: n is None and len(p) < values.speed(g, c) and not movement.stops(g, c, k, p[-1]),
        ),
    )
    mutant("everybody has speed six", judgement(values.speed, lambda *_: 6))
    mutant(
        "damaged creatures are slower",
        judgement(values.speed, lambda real, game, creature: max(0, real(game, creature) - creature.damage // 10)),
    )
    mutant(
        "diagonal steps cost two squares",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                n is None and len(p) + sum(a[0] != b[0] and a[1:] != b[1:] for a, b in steps(c, p)) > values.speed(g, c)
            ),
        ),
    )
    mutant(
        "a square that is entered again costs nothing",
        forgiven(SPEED, lambda g, c, k, n, p: len(set(p)) <= (n or values.speed(g, c))),
    )
    mutant(
        "creatures that have attacked move at half their speed",
        budgeted(
            lambda found, g, c, n: (
                replace(found, now=min(found.now, found.full // 2)) if n is None and c.tapped else found
            )
        ),
    )

with clause(M + "adjacent_steps"):
    mutant("creatures jump", forgiven(M + "adjacent_steps", lambda *_: True))
    mutant(
        "the first step may jump",
        forgiven(
            M + "adjacent_steps",
            lambda g, c, k, n, p: all(adjacency.next_to(chart_of(g.position), a, b) for a, b in steps(c, p)[1:]),
        ),
    )
    mutant(
        "the last step may jump",
        forgiven(
            M + "adjacent_steps",
            lambda g, c, k, n, p: all(adjacency.next_to(chart_of(g.position), a, b) for a, b in steps(c, p)[:-1]),
        ),
    )
    mutant(
        "nobody steps diagonally",
        barred(
            M + "adjacent_steps", lambda g, c, k, n, p: any(a[0] != b[0] and a[1:] != b[1:] for a, b in steps(c, p))
        ),
    )
    mutant("special moves may jump", forgiven(M + "adjacent_steps", lambda g, c, k, n, p: k in SPECIAL))
    mutant(
        "steps of two squares in a line are steps",
        forgiven(
            M + "adjacent_steps",
            lambda g, c, k, n, p: all(adjacency.distance(chart_of(g.position), a, b) <= 2 for a, b in steps(c, p)),
        ),
    )


def _cost(clause, what):
    mutant("it costs nothing more", paying(lambda found, *_: None if found == clause else found))
    mutant(
        "the last square costs nothing more",
        paying(lambda found, g, k, s, last: None if found == clause and last else found),
    )
    mutant(
        "only the last square costs more",
        paying(lambda found, g, k, s, last: None if found == clause and not last else found),
    )
    mutant(
        "only South's creatures pay",
        judgement(
            movement.path_flaws,
            lambda real, g, c, k, n, p: tuple(
                flaw for flaw in real(g, c, k, n, p) if flaw[0] != clause or c.controller == "south"
            ),
        ),
    )
    mutant(
        "it costs two squares more",
        barred(
            clause,
            lambda g, c, k, n, p: (
                k == "normal" and n is None and len(p) + 2 * sum(has(g, s, what) for s in p) > values.speed(g, c)
            ),
        ),
    )
    mutant(
        "the first such square is the only one that costs more",
        forgiven(clause, lambda g, c, k, n, p: len(p) + 1 <= (n or values.speed(g, c))),
    )
    mutant(
        "those who shift do not pay",
        paying(lambda found, g, k, s, last: None if found == clause and k == "shift" else found),
    )


with clause(DEAR[0]):
    _cost(DEAR[0], "difficult")
with clause(DEAR[1]):
    _cost(DEAR[1], "hazard")

    @wrong("only those that it burns pay", judgement, movement.path_flaws)
    def _(real, game, creature, kind, squares, path):
        flaws = real(game, creature, kind, squares, path)
        return tuple(f for f in flaws if f[0] != DEAR[1]) if values.immune(game, creature) else flaws


with clause(DEAR[2]):
    _cost(DEAR[2], "obstacle")
    mutant("obstacles cannot be entered", barred(DEAR[2], lambda g, c, k, n, p: any(has(g, s, "obstacle") for s in p)))


def _leaving(what):
    mutant(
        f"leaving costs one more, where it is {what}",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == "normal" and n is None and has(g, c.square, what) and len(p) >= values.speed(g, c)
            ),
        ),
    )


with clause(R + "leaving_is_free"):
    _leaving("difficult")
    _leaving("hazard")
    _leaving("obstacle")

    @wrong("leaving an obstacle on the way costs one more", barred, SPEED)
    def _(game, creature, _kind, _squares, path):
        dear = sum(has(game, square, "obstacle") for square in path[:-1])
        return dear and len(path) + 2 * dear > values.speed(game, creature)


with clause(WALL):
    mutant("walls are passed but not ended on", forgiven(WALL, lambda g, c, k, n, p: not has(g, p[-1], "wall")))
    mutant(
        "walls are ended on but not passed",
        forgiven(WALL, lambda g, c, k, n, p: not any(has(g, s, "wall") for s in p[:-1])),
    )
    mutant("outdoors walls are passed", forgiven(WALL, lambda g, c, k, n, p: chart_of(g.position).side == "outdoor"))
    mutant("those who shift pass walls", forgiven(WALL, lambda g, c, k, n, p: k == "shift"))
    mutant("those who slide pass walls", forgiven(WALL, lambda g, c, k, n, p: k == "slide"))
    mutant(
        "only the first square must be free of walls", forgiven(WALL, lambda g, c, k, n, p: not has(g, p[0], "wall"))
    )
    mutant(
        "nobody moves along a wall",
        barred(WALL, lambda g, c, k, n, p: any(has(g, near, "wall") for s in p for near in around(g, s))),
    )

ALLY = M + "ally_pass_through"
with clause(ALLY):
    mutant(
        "squares with friends cannot be entered",
        barred(
            SPEED,
            lambda g, c, k, n, p: any(
                each.square in p[:-1] for each in creatures_of(g, c.controller) if each.card != c.card
            ),
        ),
    )
    mutant(
        "squares with tapped friends cannot be entered",
        barred(
            SPEED,
            lambda g, c, k, n, p: any(
                each.square in p[:-1] for each in creatures_of(g, c.controller) if each.card != c.card and each.tapped
            ),
        ),
    )
    mutant(
        "squares with friends cost one more",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                n is None
                and len(p) + sum(each.square in p[:-1] for each in creatures_of(g, c.controller) if each.card != c.card)
                > values.speed(g, c)
            ),
        ),
    )
    mutant(
        "only one friend is passed",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                sum(each.square in p[:-1] for each in creatures_of(g, c.controller) if each.card != c.card) > 1
            ),
        ),
    )
    mutant(
        "squares with friends cost nothing",
        forgiven(
            SPEED,
            lambda g, c, k, n, p: (
                len(p) - sum(each.square in p for each in creatures_of(g, c.controller) if each.card != c.card)
                <= (n or values.speed(g, c))
            ),
        ),
    )
    mutant(
        "friends' terrain is not noticed",
        paying(
            lambda found, g, k, s, last: None if found in DEAR and creature_on(g.position, s) is not None else found
        ),
    )

with clause(ENEMY):
    mutant(
        "enemies are passed",
        forgiven(ENEMY, lambda g, c, k, n, p: all(each.square != p[-1] for each in enemies_of(g, c.controller))),
    )
    mutant(
        "tapped enemies are passed",
        forgiven(
            ENEMY, lambda g, c, k, n, p: all(each.tapped for each in enemies_of(g, c.controller) if each.square in p)
        ),
    )
    mutant("those who shift pass enemies", forgiven(ENEMY, lambda g, c, k, n, p: k == "shift"))
    mutant(
        "enemies of a lower level are passed",
        forgiven(
            ENEMY,
            lambda g, c, k, n, p: all(
                values.level(g, each) < values.level(g, c) for each in enemies_of(g, c.controller) if each.square in p
            ),
        ),
    )

    @wrong("captured creatures' squares are closed to their old friends only", judgement, movement.path_flaws)
    def _(real, game, creature, kind, squares, path):
        flaws = real(game, creature, kind, squares, path)
        there = [
            each for each in game.position.creatures.values() if each.square in path and each.card != creature.card
        ]
        kept = tuple(flaw for flaw in flaws if flaw[0] != ENEMY)
        if kind not in ("fly", "burrow", "slide") and any(each.owner != creature.owner for each in there):
            return (*kept, (ENEMY, "not so"))
        return kept


with clause(SHARED):
    mutant(
        "a move may end on a friend",
        forgiven(
            SHARED,
            lambda g, c, k, n, p: controller_on(g, p[-1]) == c.controller,
        ),
    )
    mutant(
        "a special move may end on an enemy",
        forgiven(
            SHARED,
            lambda g, c, k, n, p: controller_on(g, p[-1]) not in ("", c.controller),
        ),
    )
    mutant("those who slide may end on somebody", forgiven(SHARED, lambda g, c, k, n, p: k == "slide"))
    mutant("those who fly may end on somebody", forgiven(SHARED, lambda g, c, k, n, p: k == "fly"))


with clause(CORNER):
    mutant("corners do not matter", forgiven(CORNER, lambda *_: True))
    mutant(
        "only a step between two walls is barred",
        forgiven(CORNER, lambda g, c, k, n, p: not any(all(walls) for walls in diagonals(g, c, p))),
    )
    mutant(
        "creatures in the corners bar the way, too",
        barred(
            CORNER,
            lambda g, c, k, n, p: any(
                creature_on(g.position, here[0] + there[1:]) or creature_on(g.position, there[0] + here[1:])
                for here, there in steps(c, p)
                if here[0] != there[0] and here[1:] != there[1:]
            ),
        ),
    )
    mutant(
        "obstacles in the corners bar the way, too",
        barred(
            CORNER,
            lambda g, c, k, n, p: any(
                has(g, s, "obstacle")
                for here, there in steps(c, p)
                if here[0] != there[0] and here[1:] != there[1:]
                for s in (here[0] + there[1:], there[0] + here[1:])
                if s in chart_of(g.position).squares
            ),
        ),
    )
    mutant(
        "the last step may cut a corner",
        forgiven(CORNER, lambda g, c, k, n, p: not any(any(walls) for walls in diagonals(g, c, p[:-1]))),
    )
    mutant(
        "the first step may cut a corner",
        forgiven(
            CORNER, lambda g, c, k, n, p: not any(any(walls) for walls in diagonals(g, replace(c, square=p[0]), p[1:]))
        ),
    )
    mutant("those who shift cut corners", forgiven(CORNER, lambda g, c, k, n, p: k == "shift"))
    mutant("those who slide cut corners", forgiven(CORNER, lambda g, c, k, n, p: k == "slide"))


def _adjacent(how):
    return judgement(adjacency.adjacent, how)


with clause(R + "adjacency"):

    @wrong("corners do not matter to melee and stopping", _adjacent)
    def _(game, one, two):
        return adjacency.next_to(chart_of(game.position), one, two)

    @wrong("diagonal squares are not adjacent", _adjacent)
    def _(real, game, one, two):
        return real(game, one, two) and (one[0] == two[0] or one[1:] == two[1:])

    @wrong("only both squares between together keep squares from being adjacent", _adjacent)
    def _(game, one, two):
        chart = chart_of(game.position)
        between = (one[0] + two[1:], two[0] + one[1:])
        return adjacency.next_to(chart, one, two) and not all(chart.has(each, "wall") for each in between)

    @wrong("a square is adjacent to itself", _adjacent)
    def _(real, game, one, two):
        return one == two or real(game, one, two)

    @wrong("obstacles between keep squares from being adjacent", _adjacent)
    def _(real, game, one, two):
        between = (one[0] + two[1:], two[0] + one[1:])
        return real(game, one, two) and not (
            one[0] != two[0] and one[1:] != two[1:] and any(has(game, each, "obstacle") for each in between)
        )

    @wrong("squares at a distance of two are adjacent", _adjacent)
    def _(game, one, two):
        return 1 <= adjacency.distance(chart_of(game.position), one, two) <= 2


with clause(R + "corners"):
    mutant(
        "corners bind those who fly over walls",
        barred(CORNER, lambda g, c, k, n, p: k == "fly" and any(any(walls) for walls in diagonals(g, c, p))),
    )
    mutant(
        "corners bind those who burrow",
        barred(CORNER, lambda g, c, k, n, p: k == "burrow" and any(any(walls) for walls in diagonals(g, c, p))),
    )
    mutant("no special move is bound by corners", forgiven(CORNER, lambda g, c, k, n, p: k in SPECIAL))
    mutant("those who fly cut corners in a dungeon, too", forgiven(CORNER, lambda g, c, k, n, p: k == "fly"))

    @wrong("those who burrow attack around corners", judgement, adjacency.adjacent)
    def _(real, game, one, two):
        there = (creature_on(game.position, one), creature_on(game.position, two))
        if any(each is not None and values.move_mode(game, each) in ("burrow", "fly") for each in there):
            return adjacency.next_to(chart_of(game.position), one, two)
        return real(game, one, two)


with clause(R + "costs_do_not_add"):
    mutant(
        "each kind costs one more",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                n is None
                and k in ("normal", "shift")
                and sum(1 + sum(has(g, s, what) for what in ("difficult", "hazard", "obstacle")) for s in p)
                > values.speed(g, c)
            ),
        ),
    )
    mutant(
        "several kinds together cost nothing more",
        paying(
            lambda found, g, k, s, last: (
                None if sum(has(g, s, what) for what in ("difficult", "hazard", "obstacle")) > 1 else found
            )
        ),
    )

PATHS = R + "paths_on_offer"
with clause(PATHS):
    mutant("a move ends on another square", barred(SHARED, lambda g, c, k, n, p: p[-1] == c.square))
    mutant("no square is entered twice", barred(SPEED, lambda g, c, k, n, p: len(set(p)) < len(p)))
    mutant("a creature does not pass its own square", barred(SPEED, lambda g, c, k, n, p: c.square in p))
    mutant(
        "only shortest ways are lawful",
        barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == "normal" and (len(p) > adjacency.distance(chart_of(g.position), c.square, p[-1]))
            ),
        ),
    )
    mutant("only what is nearest is listed", listed("move", lambda found, _: [a for a in found if len(a.path) == 1]))

    @wrong("the creature goes straight to the end", perform, "move")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, replace(answer, path=answer.path[-1:]))


BARRED = R + "barred_on_the_way"
with clause(BARRED):
    mutant("what has happened on the way does not matter", judgement(moving.barred, lambda *_: False))

    @wrong("whoever comes into the way only bars the path", judgement, moving.barred)
    def _(game, frame, creature):
        there = creature_on(game.position, frame.path[0])
        return frame.burnt and there is not None and there.controller != creature.controller

    @wrong("enemies that come near end every move", judgement, moving.barred)
    def _(real, game, frame, creature):
        return real(game, frame, creature) or (
            frame.burnt and adjacency.beside_enemy(game, creature.controller, creature.square)
        )

    @wrong("a friend on the way bars the path", judgement, moving.barred)
    def _(real, game, frame, creature):
        return real(game, frame, creature) or (frame.burnt and creature_on(game.position, frame.path[0]) is not None)

    @wrong("a creature that is burnt goes no further", judgement, moving.barred)
    def _(_game, frame, _creature):
        return frame.burnt

    @wrong("a creature that has been put elsewhere goes on from there", judgement, moving.barred)
    def _(real, game, frame, creature):
        if frame.burnt and creature.square != frame.reached:
            return False
        return real(game, frame, creature)


ONE_SQUARE = R + "one_square"
with clause(ONE_SQUARE):
    mutant(
        "creatures of a high level bar the squares around them, too",
        barred(
            ENEMY,
            lambda g, c, k, n, p: any(
                each.square in around(g, s)
                for s in p
                for each in enemies_of(g, c.controller)
                if values.level(g, each) >= 4
            ),
        ),
    )

    @wrong("creatures of a high level need more room", tightened, "move", ENEMY)
    def _(game, _seat, answer):
        creature = game.position.creatures[game.asking(Activation).creature]
        others = [each.square for each in game.position.creatures.values() if each.card != creature.card]
        big = values.level(game, creature) >= 4
        return big and any(near in others for near in around(game, answer.path[-1]))
