"""Wrong moves: what bends of costs, of budgets and of stops come to."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, perform, step, tightened
from reference_engine.dungeon_command import (
    adjacency,
    line_of_sight,
    movement,
    quiet,
    terrain,
    texts,
    turn_effects,
    values,
)
from reference_engine.dungeon_command.position import chart_of, enemies_of
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import barred, forgiven

M = "dungeon_command.move."
Z = "dungeon_command.zoc."
S = "dungeon_command.special."
R = "dungeon_command.ruling."
SPEED = M + "up_to_speed"
DEAR = (M + "cost_difficult", M + "cost_hazard", M + "cost_obstacle")
SPECIAL = ("fly", "burrow", "shift", "slide")


SHARED = M + "no_shared_end"
STOP = Z + "stop"
WALL = M + "wall_blocked"
ENEMY = M + "enemy_square_blocked"
CORNER = M + "no_corner_cut"


def has(game, square, what):
    """Whether a square is so."""
    return chart_of(game.position).has(square, what)


def steps(creature, path):
    """The steps of a path."""
    return list(zip((creature.square, *path), path, strict=False))


def paying(how):
    """Other squares are dear: ``how`` gets the real answer and what was asked."""

    def dear(real, game, kind, square, last):
        return how(real(game, kind, square, last), game, kind, square, last)

    return judgement(movement.dear_square, dear)


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


with clause(SPEED):
    mutant(
        "damaged creatures are slower",
        judgement(values.speed, lambda real, game, creature: max(0, real(game, creature) - creature.damage // 10)),
    )
    mutant(
        "a square that is entered again costs nothing",
        forgiven(SPEED, lambda g, c, k, n, p: len(set(p)) <= (n or values.speed(g, c))),
    )

with clause(M + "adjacent_steps"):
    mutant("special moves may jump", forgiven(M + "adjacent_steps", lambda g, c, k, n, p: k in SPECIAL))


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


with clause(WALL):
    mutant(
        "walls are ended on but not passed",
        forgiven(WALL, lambda g, c, k, n, p: not any(has(g, s, "wall") for s in p[:-1])),
    )
    mutant("outdoors walls are passed", forgiven(WALL, lambda g, c, k, n, p: chart_of(g.position).side == "outdoor"))
    mutant("those who shift pass walls", forgiven(WALL, lambda g, c, k, n, p: k == "shift"))


with clause(ENEMY):

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


with clause(CORNER):
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
    mutant("those who shift cut corners", forgiven(CORNER, lambda g, c, k, n, p: k == "shift"))


with clause(R + "corners"):
    mutant(
        "corners bind those who fly over walls",
        barred(CORNER, lambda g, c, k, n, p: k == "fly" and any(any(walls) for walls in diagonals(g, c, p))),
    )


PATHS = R + "paths_on_offer"
with clause(PATHS):
    mutant("no square is entered twice", barred(SPEED, lambda g, c, k, n, p: len(set(p)) < len(p)))


SLIDE = S + "slide_distance"
with clause(SLIDE):
    mutant(
        "slides go straight",
        barred(
            SLIDE,
            lambda g, c, k, n, p: k == "slide" and len(p) > (adjacency.distance(chart_of(g.position), c.square, p[-1])),
        ),
    )

STATED = R + "stated_squares"
with clause(STATED):

    def _reduced(kind):
        return barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == kind and n is not None and len(p) > 1 and adjacency.beside_enemy(g, c.controller, c.square)
            ),
        )

    mutant("flights of a stated number are reduced", _reduced("fly"))
    mutant("shifts of a stated number are reduced", _reduced("shift"))


with clause(M + "special_sources"):
    mutant(
        "damaged creatures move normally",
        judgement(
            movement.move_kind, lambda real, game, creature: "normal" if creature.damage else real(game, creature)
        ),
    )

BY_CARD = R + "moved_by_a_card"


def _do(game, answer):
    text = texts.text_of(game, answer.card, getattr(answer, "ability", 0))
    return text.do if text is not None else ()


with clause(BY_CARD):
    mutant(
        "whom it names must move",
        tightened(
            "use_order use_power immediate",
            BY_CARD,
            lambda game, _, answer: "Move" in [type(part).__name__ for part in _do(game, answer)] and not answer.moves,
        ),
    )

    @wrong("those moved have the enemies of the card's player", judgement, movement.stops)
    def _(real, game, creature, kind, square):
        frames = [frame for frame in game.position.stack if frame.name == "effect"]
        seat = frames[-1].declared.seat if frames else creature.controller
        return real(game, replace(creature, controller=seat), kind, square)


with clause(R + "shift_is_not_the_move"):

    def _uses_up(act):
        def used(real, game, frame, seat, answer):
            outcome = real(game, frame, seat, answer)
            if answer.moves and frame.creature in [moved.creature for moved in answer.moves]:
                frame.moved = True
            return outcome

        return perform(act, used)

    mutant("a move by a power is the move of the activation", _uses_up("use_power"))
    mutant(
        "whoever has moved is not moved by an order card",
        tightened("use_order", BY_CARD, lambda game, _, answer: bool(answer.moves) and game.asking(Activation).moved),
    )
    mutant(
        "whoever has moved is not moved by a power",
        tightened("use_power", BY_CARD, lambda game, _, answer: bool(answer.moves) and game.asking(Activation).moved),
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


with clause(S + "burrow_terrain"):
    _terrain("burrow", S + "burrow_terrain")


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
with clause(S + "slide_enemies"):
    _enemies("slide")


# Things declared


# Effects that are due


# Long ways


# Values


# Deploying, and what is brought


def _both_halves(real, edition, battlefield, side, how):
    names = [tile for tiles in battlefield.tiles.values() for tile in tiles]
    sizes = sorted(name.partition(" ")[0] for name in names)
    wrong_in_all = sizes != ["large"] * 4 + ["small"] * 4
    return (
        fault for fault in real(edition, battlefield, side, how) if wrong_in_all or "'s half: a half has" not in fault
    )


with clause("dungeon_command.components.tiles_per_player"):
    mutant("the tiles of both halves are counted together", judgement(quiet.built_wrongly, _both_halves))


# Sight


with clause("dungeon_command.ranged.los"):
    mutant(
        "squares that touch are in sight",
        judgement(
            line_of_sight.in_sight,
            lambda real, game, one, two: (
                adjacency.distance(chart_of(game.position), one, two) == 1 or real(game, one, two)
            ),
        ),
    )


# Late turns


def _until(turn, procedure, name):
    return step(procedure, name, lambda real, game, frame: None if game.position.turn > turn else real(game, frame))


for identity, procedure, name in (
    ("dungeon_command.refresh.untap", "refresh", "untap_creatures"),
    ("dungeon_command.refresh.draw_order", "refresh", "draw_order"),
    ("dungeon_command.deploy.leadership_plus_one", "deploy", "raise_leadership"),
    ("dungeon_command.cleanup.untap", "cleanup", "untap_creatures_again"),
    ("dungeon_command.cleanup.refill_creatures", "cleanup", "refill_creatures"),
    ("dungeon_command.cleanup.end_check", "cleanup", "check_battlefield"),
):
    with clause(identity):
        mutant("not after turn 30", _until(30, procedure, name))


# Stopping beside enemies

with clause(STOP):
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


ONE_COST = Z + "speed_one_cost"
with clause(ONE_COST):
    mutant("hazardous terrain can be entered", forgiven(ONE_COST, lambda g, c, k, n, p: has(g, p[-1], "hazard")))
    mutant("those who fly can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "fly"))
    mutant("those who burrow can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "burrow"))
    mutant("those who shift can enter", forgiven(ONE_COST, lambda g, c, k, n, p: k == "shift"))

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
    mutant("enemies count around the corner of a wall", _near(lambda *_: True, corner=True))


T = "dungeon_command.terrain."
ENTRY, END = T + "hazard_entry", T + "hazard_end_turn"


def _due(how):
    """Other creatures burn at the end of a turn."""
    return judgement(turn_effects.burns_at_end, how)


with clause(END):
    mutant(
        "obstacles burn, too",
        _due(
            lambda real, game, creature: (
                real(game, creature)
                or (has(game, creature.square, "obstacle") and creature.owner == game.position.turn_player)
            )
        ),
    )


COVER = T + "obstacle_cover"
with clause(COVER):
    mutant(
        "hazardous terrain gives cover, too",
        judgement(
            terrain.has_cover, lambda real, game, creature: real(game, creature) or has(game, creature.square, "hazard")
        ),
    )


def _not_by(*kinds):
    return burns(
        lambda real, game, frame, creature, square: frame.kind not in kinds and real(game, frame, creature, square)
    )


with clause(R + "enters_hazard"):
    mutant("flights do not enter", _not_by("fly"))
    mutant("burrowing does not enter", _not_by("burrow"))
