"""Wrong stops beside enemies, and wrong starts."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, step
from reference_engine.dungeon_command import (
    adjacency,
    movement,
    values,
    zones,
)
from reference_engine.dungeon_command.position import chart_of, creatures_of, enemies_of
from tests.dungeon_command.wrong_rules.bends import barred, forgiven
from tests.dungeon_command.wrong_rules.paths import (
    ONE,
    STOP,
    Z,
    around,
    budgeted,
    has,
    stopping,
)

# Stopping beside enemies

with clause(STOP):
    mutant("moves do not end beside enemies", stopping(lambda *_: False))
    mutant(
        "a creature may take one step more",
        forgiven(STOP, lambda g, c, k, n, p: not any(movement.stops(g, c, k, s) for s in p[:-2])),
    )
    mutant(
        "moves along an enemy do not end",
        stopping(
            lambda found, g, c, k, s: (
                found
                and not any(
                    adjacency.adjacent(g, c.square, e.square) and adjacency.adjacent(g, s, e.square)
                    for e in enemies_of(g, c.controller)
                )
            )
        ),
    )
    mutant(
        "a move cannot come beside an enemy",
        barred(STOP, lambda g, c, k, n, p: k == "normal" and adjacency.beside_enemy(g, c.controller, p[-1])),
    )
    mutant(
        "only enemies straight ahead stop a move",
        stopping(
            lambda found, g, c, k, s: (
                found
                and any(
                    adjacency.adjacent(g, s, e.square) and (s[0] == e.square[0] or s[1:] == e.square[1:])
                    for e in enemies_of(g, c.controller)
                )
            )
        ),
    )
    mutant(
        "only creatures of a level as high stop a move",
        stopping(
            lambda found, g, c, k, s: (
                found
                and any(
                    adjacency.adjacent(g, s, e.square) and values.level(g, e) >= values.level(g, c)
                    for e in enemies_of(g, c.controller)
                )
            )
        ),
    )
    mutant(
        "friends stop a move, too",
        stopping(
            lambda found, g, c, k, s: (
                found
                or (
                    k == "normal"
                    and any(
                        adjacency.adjacent(g, s, e.square) for e in creatures_of(g, c.controller) if e.card != c.card
                    )
                )
            )
        ),
    )
    mutant("moves of a stated number do not end", forgiven(STOP, lambda g, c, k, n, p: n is not None))
    mutant("only moves of a stated number end", forgiven(STOP, lambda g, c, k, n, p: n is None))

with clause(ONE):
    mutant("beginning beside an enemy does not slow", budgeted(lambda found, *_: replace(found, now=found.full)))
    mutant(
        "beginning beside an enemy halves the speed",
        budgeted(lambda found, *_: replace(found, now=max(1, found.full // 2)) if found.now < found.full else found),
    )
    mutant(
        "whoever moves away from the enemy is not slowed",
        forgiven(ONE, lambda g, c, k, n, p: not adjacency.beside_enemy(g, c.controller, p[0])),
    )
    mutant(
        "two enemies are needed",
        forgiven(
            ONE,
            lambda g, c, k, n, p: (
                sum(adjacency.adjacent(g, c.square, e.square) for e in enemies_of(g, c.controller)) < 2
            ),
        ),
    )
    mutant(
        "friends slow, too",
        barred(
            ONE,
            lambda g, c, k, n, p: (
                n is None
                and len(p) > 1
                and any(adjacency.adjacent(g, c.square, e.square) for e in creatures_of(g, c.controller))
            ),
        ),
    )
    mutant(
        "stated numbers are reduced, too",
        budgeted(
            lambda found, g, c, n: (
                replace(found, now=min(found.now, 1)) if adjacency.beside_enemy(g, c.controller, c.square) else found
            )
        ),
    )
    mutant("a speed of 0 becomes 1", judgement(values.speed, lambda real, game, creature: max(1, real(game, creature))))

ONE_COST = Z + "speed_one_cost"
with clause(ONE_COST):
    mutant("a creature can always move one square", forgiven(ONE_COST, lambda *_: True))
    mutant("difficult terrain can be entered", forgiven(ONE_COST, lambda g, c, k, n, p: has(g, p[-1], "difficult")))
    mutant("hazardous terrain can be entered", forgiven(ONE_COST, lambda g, c, k, n, p: has(g, p[-1], "hazard")))
    mutant("obstacles can be entered", forgiven(ONE_COST, lambda g, c, k, n, p: has(g, p[-1], "obstacle")))
    mutant("those who fly can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "fly"))
    mutant("those who burrow can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "burrow"))
    mutant("those who shift can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "shift"))
    mutant(
        "who has no other enemy ahead can enter",
        forgiven(ONE_COST, lambda g, c, k, n, p: not adjacency.beside_enemy(g, c.controller, p[-1])),
    )

ANY = Z + "any_enemy"


def _near(wanted, corner=False):
    def beside(game, seat, square):
        chart = chart_of(game.position)
        return any(
            (adjacency.next_to(chart, square, e.square) if corner else adjacency.adjacent(game, square, e.square))
            for e in enemies_of(game, seat)
            if wanted(game, e)
        )

    return judgement(adjacency.beside_enemy, beside)


with clause(ANY):
    mutant("tapped enemies do not count", _near(lambda _, e: not e.tapped))
    mutant("untapped enemies do not count", _near(lambda _, e: e.tapped))
    mutant(
        "tapped enemies do not stop a move",
        stopping(
            lambda found, g, c, k, s: (
                found and any(adjacency.adjacent(g, s, e.square) and not e.tapped for e in enemies_of(g, c.controller))
            )
        ),
    )
    mutant(
        "tapped enemies do not slow",
        forgiven(
            ONE,
            lambda g, c, k, n, p: all(
                e.tapped for e in enemies_of(g, c.controller) if adjacency.adjacent(g, c.square, e.square)
            ),
        ),
    )
    mutant("enemies count around the corner of a wall", _near(lambda *_: True, corner=True))
    mutant(
        "enemies around a corner stop a move",
        stopping(
            lambda found, g, c, k, s: (
                found
                or (
                    k == "normal"
                    and any(adjacency.next_to(chart_of(g.position), s, e.square) for e in enemies_of(g, c.controller))
                )
            )
        ),
    )
    mutant(
        "enemies around a corner slow",
        barred(
            ONE,
            lambda g, c, k, n, p: (
                n is None
                and len(p) > 1
                and any(
                    adjacency.next_to(chart_of(g.position), c.square, e.square) for e in enemies_of(g, c.controller)
                )
            ),
        ),
    )
    mutant("enemies without a melee attack do not count", _near(lambda game, e: values.melee(game, e) is not None))
    mutant(
        "enemies at a distance of two count through walls",
        stopping(
            lambda found, g, c, k, s: (
                found
                or (
                    k == "normal"
                    and any(
                        has(g, w, "wall") and w in around(g, e.square)
                        for w in around(g, s)
                        for e in enemies_of(g, c.controller)
                    )
                )
            )
        ),
    )

NO_STOP = Z + "no_stop_on_ally"
with clause(NO_STOP):
    mutant("the creature passes on", forgiven(NO_STOP, lambda *_: True))
    mutant(
        "the creature passes on if the next square is free of enemies",
        forgiven(NO_STOP, lambda g, c, k, n, p: not adjacency.beside_enemy(g, c.controller, p[-1])),
    )
    mutant(
        "friends beside enemies shelter a move",
        stopping(
            lambda found, g, c, k, s: (
                found and not any(e.square == s and e.card != c.card for e in creatures_of(g, c.controller))
            )
        ),
    )

with clause(Z + "no_opportunity_attack"):

    @wrong("whoever leaves an enemy is hit", step, "moving", "take_steps")
    def _(real, game, frame):
        creature = game.position.creatures.get(frame.creature)
        if creature is not None and frame.path and not frame.reached and frame.kind == "normal":
            near = [
                e for e in enemies_of(game, creature.controller) if adjacency.adjacent(game, creature.square, e.square)
            ]
            if near:
                zones.change_creature(game, creature.card, damage=creature.damage + 10)
        return real(game, frame)

    @wrong("whoever comes beside an enemy is hit", step, "moving", "take_steps")
    def _(real, game, frame):
        creature = game.position.creatures.get(frame.creature)
        if (
            creature is not None
            and not frame.path
            and adjacency.beside_enemy(game, creature.controller, creature.square)
        ):
            zones.change_creature(game, creature.card, damage=creature.damage + 10)
        return real(game, frame)

    @wrong("whoever leaves an enemy taps", step, "moving", "take_steps")
    def _(real, game, frame):
        creature = game.position.creatures.get(frame.creature)
        sets_out = creature is not None and frame.path and not frame.reached
        if sets_out and adjacency.beside_enemy(game, creature.controller, creature.square):
            zones.tap(game, creature.card, ONE)
        return real(game, frame)

    mutant(
        "nobody moves away from an enemy",
        barred(
            ONE,
            lambda g, c, k, n, p: (
                k == "normal"
                and n is None
                and (
                    adjacency.beside_enemy(g, c.controller, c.square)
                    and not adjacency.beside_enemy(g, c.controller, p[-1])
                )
            ),
        ),
    )
