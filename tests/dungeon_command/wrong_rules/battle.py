"""Wrong attacks, dodges, damage, cowering and stacks of orders."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, loosened, table, tightened
from reference_engine.dungeon_command import (
    adjacency,
    attack,
    damage,
    line_of_sight,
    melee,
    ranged,
    targets,
    terrain,
    values,
    zones,
)
from reference_engine.dungeon_command.position import chart_of, creatures_of
from tests.dungeon_command.wrong_rules.bends import exchange_of
from tests.dungeon_command.wrong_rules.move import R, has

A = "dungeon_command.attack."
MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


def aimed(how):
    """What is declared as an attack is different: ``how`` gets it and the game."""
    return judgement(attack.aimed, lambda real, game, *given: how(real(game, *given), game))


with clause(FIXED):
    mutant(
        "the level is added",
        aimed(
            lambda made, game: replace(
                made, damage=made.damage + 10 * (values.level(game, game.position.creatures[made.actor]) - 1)
            )
        ),
    )


with clause(R + "targets_at_declaration"):

    @wrong("a target that has moved out of range is missed", judgement, attack.misses)
    def _(real, game, declared):
        user = game.position.creatures.get(declared.actor)
        target = declared.targets[0]
        if user is None or target not in game.position.creatures or declared.attack != "ranged":
            return real(game, declared)
        return real(game, declared) or ranged.out_of_range(game, user, "ranged", target, declared.reach) is not None

    @wrong("a target that is out of sight is missed", judgement, attack.misses)
    def _(real, game, declared):
        user = game.position.creatures.get(declared.actor)
        target = declared.targets[0]
        if user is None or target not in game.position.creatures or declared.attack != "ranged":
            return real(game, declared)
        return real(game, declared) or ranged.out_of_sight(game, user, "ranged", target) is not None


# Melee

with clause(ADJACENT):

    @wrong("melee reaches around corners", judgement, melee.not_adjacent)
    def _(game, user, kind, target):
        there = game.position.creatures[target].square
        near = adjacency.next_to(chart_of(game.position), user.square, there)
        return None if kind != "melee" or near or target == user.card else "not so"


with clause(HITS):

    @wrong("melee attacks on a higher level miss", judgement, attack.misses)
    def _(real, game, declared):
        there = [game.position.creatures.get(each) for each in (declared.actor, declared.targets[0])]
        higher = None not in there and values.level(game, there[0]) < values.level(game, there[1])
        return real(game, declared) or (declared.attack == "melee" and higher)


MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


def _seeing(how):
    return judgement(line_of_sight.in_sight, how)


def _between(game, one, two):
    """The squares in a straight line between two, roughly."""
    chart = chart_of(game.position)
    (x1, y1), (x2, y2) = chart.places[one], chart.places[two]
    far = max(abs(x1 - x2), abs(y1 - y2))
    places = {(round(x1 + (x2 - x1) * i / far), round(y1 + (y2 - y1) * i / far)) for i in range(1, far)}
    return [square for square, place in chart.places.items() if place in places]


with clause(SIGHT):
    mutant(
        "walls block outdoors no sight",
        _seeing(lambda real, game, one, two: chart_of(game.position).side == "outdoor" or real(game, one, two)),
    )


def _sampled(points):
    def seen(game, one, two):
        chart = chart_of(game.position)
        first, second = sorted((chart.places[one], chart.places[two]))
        walls = line_of_sight.walls_between(chart, first, second)
        scale, tenth = line_of_sight.SCALE, line_of_sight.TENTH
        ends = [
            [(scale * x + tenth * a, scale * y + tenth * b) for a in points for b in points] for x, y in (first, second)
        ]
        lines = ((a, b) for a in ends[0] for b in ends[1])
        return any(not any(line_of_sight.touches(line, wall) for wall in walls) for line in lines)

    return _seeing(seen)


with clause(R + "sampled_sight"):
    mutant("nine points of each square are tried", _sampled((1, 5, 9)))
    mutant("the points at 2, 4, 6 and 8 tenths are tried", _sampled((2, 4, 6, 8)))
    mutant("all tenths are tried", _sampled(range(1, 10)))

CLEAR = RANGED + "creatures_transparent"
with clause(CLEAR):

    def _cover_by(what):
        def cover(made, game):
            there = [game.position.creatures[each].square for each in (made.actor, made.targets[0])]
            found = made.attack == "ranged" and any(what(game, each) for each in _between(game, *there))
            return replace(made, cover=made.cover or found)

        return aimed(cover)

    mutant("obstacles between give cover", _cover_by(lambda game, square: has(game, square, "obstacle")))
    mutant(
        "the attacker's obstacle gives cover",
        aimed(
            lambda made, game: replace(
                made, cover=made.cover or terrain.has_cover(game, game.position.creatures[made.actor])
            )
        ),
    )

with clause(RANGE):

    def _reaching(how):
        def far(game, user, kind, target, own=0):
            if kind != "ranged" or target == user.card:
                return None
            if not own and values.ranged(game, user) is None:
                return "not so"
            there = game.position.creatures[target].square
            return None if how(game, user.square, there, own or values.reach(game, user)) else "not so"

        return judgement(ranged.out_of_range, far)

    def _distance(game, one, two):
        return adjacency.distance(chart_of(game.position), one, two)

    mutant(
        "diagonals count one and a half",
        _reaching(
            lambda g, one, two, reach: (
                abs(ord(one[0]) - ord(two[0])) ** 2 + abs(int(one[1:]) - int(two[1:])) ** 2 <= (reach + 0.5) ** 2
            )
        ),
    )


def _far(how):
    """Distances are otherwise, for ranged attacks and what texts choose: ``how`` gets the squares and the number."""

    def placed_wrongly(real, game, user, target, there):
        if target.within is not None and not how(game, user.square, there, target.within):
            return True
        return real(game, user, replace(target, within=None), there)

    return table(lambda edition: _reaching(how)(judgement(targets.placed_wrongly, placed_wrongly)(edition)))


with clause(R + "distance"):
    mutant(
        "difficult terrain on the way makes it longer",
        _far(
            lambda g, one, two, most: (
                _distance(g, one, two) + sum(has(g, each, "difficult") for each in _between(g, one, two)) <= most
            )
        ),
    )


MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


DODGE, NO_COVER = RANGED + "cover_allows_dodge", RANGED + "auto_hit"


def _attack(game, answer):
    return next(
        (each for each in reversed(exchange_of(game).declared) if each.attack and answer.creature in each.targets[:1]),
        None,
    )


with clause(NO_COVER):

    @wrong("untapped creatures without cover dodge attacks from afar", loosened, "dodge", NO_COVER)
    def _(game, _seat, answer):
        made = _attack(game, answer)
        there = [game.position.creatures[each].square for each in (made.actor, answer.creature)]
        return adjacency.distance(chart_of(game.position), *there) > 3


with clause(DODGE):
    mutant(
        "nobody dodges a power",
        tightened("dodge", DODGE, lambda g, _, a: _attack(g, a) and _attack(g, a).kind == "power"),
    )
    mutant(
        "nobody with damage dodges", tightened("dodge", DODGE, lambda g, _, a: g.position.creatures[a.creature].damage)
    )
    mutant(
        "the owner decides about dodging",
        loosened(
            "dodge",
            DODGE,
            lambda g, seat, a: g.position.creatures[a.creature].owner == seat and _attack(g, a) is not None,
        ),
        tightened("dodge", DODGE, lambda g, seat, a: g.position.creatures[a.creature].owner != seat),
    )


D, C = "dungeon_command.damage.", "dungeon_command.cower."
ZERO, PERSISTENT, PILE = D + "destroy_at_zero", D + "persistent", D + "to_owner_graveyard"
OPTION, NO_TAP, COST, ALL = C + "option", C + "no_tap", C + "morale_cost", C + "all_or_nothing"
FULL, AFTER, EFFECTS = C + "full_amount", C + "after_prevention", C + "own_effects"
AT_ONCE, ONE_DAMAGE = R + "damage_at_once", R + "prevention_of_one_damage"


def _left(game, creature):
    return values.hit_points(game, creature) - creature.damage


with clause(PERSISTENT):

    @wrong("what exceeds the hit points hits a friend beside", judgement, damage.destroy)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        over = -_left(game, present)
        real(game, creature, which)
        for friend in creatures_of(game, present.controller)[:1] if over > 0 else ():
            zones.change_creature(game, friend.card, damage=friend.damage + over)


D, C = "dungeon_command.damage.", "dungeon_command.cower."
ZERO, PERSISTENT, PILE = D + "destroy_at_zero", D + "persistent", D + "to_owner_graveyard"
OPTION, NO_TAP, COST, ALL = C + "option", C + "no_tap", C + "morale_cost", C + "all_or_nothing"
FULL, AFTER, EFFECTS = C + "full_amount", C + "after_prevention", C + "own_effects"
AT_ONCE, ONE_DAMAGE = R + "damage_at_once", R + "prevention_of_one_damage"


# Cowering


with clause(R + "cower_below_zero"):

    def _paying(enough):
        def too_dear(game, seat, answer):
            (hit,) = (each for each in game.position.stack[-1].hits if each.creature == answer.creature)
            return not enough(game.position.players[seat].morale, hit.amount // 10)

        return condition("cower", OPTION, too_dear)

    mutant("morale may fall below zero by one", _paying(lambda left, price: left + 1 >= price))


LIFO, MOVE = "dungeon_command.stack.lifo", "dungeon_command.stack.no_interrupt_of_move"
ANSWER, OTHER, PASSES = R + "what_reactions_answer", R + "other_asked_first", R + "two_passes"
AGAIN, WINDOWS, FOR_ONE = R + "reactions_open_again", R + "windows", R + "prevented_for_one"
