"""Wrong sight and wrong range."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, lifted, table
from reference_engine.dungeon_command import (
    adjacency,
    line_of_sight,
    ranged,
    targets,
    terrain,
    values,
)
from reference_engine.dungeon_command.position import chart_of, creature_on, creatures_of, enemies_of
from tests.dungeon_command.wrong_rules.attack import aimed
from tests.dungeon_command.wrong_rules.paths import R, has

A = "dungeon_command.attack."
MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


def _seeing(how):
    return judgement(line_of_sight.in_sight, how)


def _centre(game, one, two):
    chart = chart_of(game.position)
    first, second = sorted((chart.places[one], chart.places[two]))
    half = line_of_sight.SCALE // 2
    here, there = ((line_of_sight.SCALE * x + half, line_of_sight.SCALE * y + half) for x, y in (first, second))
    walls = line_of_sight.walls_between(chart, first, second)
    return not any(line_of_sight.touches((here, there), wall) for wall in walls)


def _corners(game, one, two):
    chart = chart_of(game.position)
    first, second = sorted((chart.places[one], chart.places[two]))
    walls = line_of_sight.walls_between(chart, first, second)
    scale = line_of_sight.SCALE
    points = [
        [(scale * (x + right), scale * (y + up)) for right in (0, 1) for up in (0, 1)] for x, y in (first, second)
    ]
    lines = [(a, b) for a in points[0] for b in points[1] if a != b]
    return any(not any(line_of_sight.touches(line, wall) for wall in walls) for line in lines)


def _between(game, one, two):
    """The squares in a straight line between two, roughly."""
    chart = chart_of(game.position)
    (x1, y1), (x2, y2) = chart.places[one], chart.places[two]
    far = max(abs(x1 - x2), abs(y1 - y2))
    places = {(round(x1 + (x2 - x1) * i / far), round(y1 + (y2 - y1) * i / far)) for i in range(1, far)}
    return [square for square, place in chart.places.items() if place in places]


with clause(SIGHT):
    mutant("sight is not needed", lifted("attack", SIGHT))
    mutant("order cards need no sight", lifted("use_order", SIGHT))
    mutant("powers need no sight", lifted("use_power", SIGHT))
    mutant(
        "only straight lines are seen along",
        _seeing(lambda real, game, one, two: real(game, one, two) and (one[0] == two[0] or one[1:] == two[1:])),
    )
    mutant(
        "walls block outdoors no sight",
        _seeing(lambda real, game, one, two: chart_of(game.position).side == "outdoor" or real(game, one, two)),
    )
    mutant(
        "one wall blocks no sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two) or sum(has(game, each, "wall") for each in _between(game, one, two)) <= 1
            )
        ),
    )
    mutant(
        "nobody sees past a wall beside the line",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two)
                and not any(
                    has(game, near, "wall")
                    for each in _between(game, one, two)
                    for near in adjacency.neighbours(chart_of(game.position), each)
                )
            )
        ),
    )


def _from_centre(game, one, two):
    chart = chart_of(game.position)
    first, second = sorted((chart.places[one], chart.places[two]))
    walls = line_of_sight.walls_between(chart, first, second)
    scale, tenth = line_of_sight.SCALE, line_of_sight.TENTH
    (x, y), (u, v) = chart.places[one], chart.places[two]
    centre = (scale * x + scale // 2, scale * y + scale // 2)
    ends = [(scale * u + tenth * a, scale * v + tenth * b) for a in (1, 3, 5, 7, 9) for b in (1, 3, 5, 7, 9)]
    lines = [(centre, end) if (x, y) == first else (end, centre) for end in ends]
    return any(not any(line_of_sight.touches(line, wall) for wall in walls) for line in lines)


with clause(RANGED + "los_definition"):
    mutant("the line between the centres decides", _seeing(_centre))
    mutant("the lines between the corners decide", _seeing(_corners))
    mutant(
        "a line along a row or column is always seen",
        _seeing(lambda real, game, one, two: one[0] == two[0] or one[1:] == two[1:] or real(game, one, two)),
    )
    mutant("sight goes from the first centre to any part", _seeing(_from_centre))


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


def _open_walls(game, one, two):
    """Lines that only touch a wall are free."""
    chart = chart_of(game.position)
    first, second = sorted((chart.places[one], chart.places[two]))
    walls = line_of_sight.walls_between(chart, first, second)
    return any(not any(_crosses(line, wall) for wall in walls) for line in line_of_sight._sampled(first, second))


def _crosses(line, wall):
    away, half = line_of_sight._from_middle(line, wall)
    return away < half


with clause(R + "sampled_sight"):
    mutant("nine points of each square are tried", _sampled((1, 5, 9)))
    mutant("the points at 3, 5 and 7 tenths are tried", _sampled((3, 5, 7)))
    mutant("the points at 1 and 9 tenths are tried", _sampled((1, 9)))
    mutant("the points at 2, 4, 6 and 8 tenths are tried", _sampled((2, 4, 6, 8)))
    mutant("all tenths are tried", _sampled(range(1, 10)))
    mutant("lines that only touch a wall are free", _seeing(_open_walls))

CLEAR = RANGED + "creatures_transparent"
with clause(CLEAR):
    mutant(
        "creatures block sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two) and not any(creature_on(game.position, each) for each in _between(game, one, two))
            )
        ),
    )
    mutant(
        "enemies block sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two)
                and not any(
                    each.square in _between(game, one, two) for each in enemies_of(game, game.position.turn_player)
                )
            )
        ),
    )
    mutant(
        "friends block sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two)
                and not any(
                    each.square in _between(game, one, two) for each in creatures_of(game, game.position.turn_player)
                )
            )
        ),
    )
    mutant(
        "obstacles block sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two) and not any(has(game, each, "obstacle") for each in _between(game, one, two))
            )
        ),
    )
    mutant(
        "difficult terrain blocks sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two) and not any(has(game, each, "difficult") for each in _between(game, one, two))
            )
        ),
    )
    mutant(
        "hazardous terrain blocks sight",
        _seeing(
            lambda real, game, one, two: (
                real(game, one, two) and not any(has(game, each, "hazard") for each in _between(game, one, two))
            )
        ),
    )

    def _cover_by(what):
        def cover(made, game):
            there = [game.position.creatures[each].square for each in (made.actor, made.targets[0])]
            found = made.attack == "ranged" and any(what(game, each) for each in _between(game, *there))
            return replace(made, cover=made.cover or found)

        return aimed(cover)

    mutant(
        "creatures between give cover", _cover_by(lambda game, square: creature_on(game.position, square) is not None)
    )
    mutant("obstacles between give cover", _cover_by(lambda game, square: has(game, square, "obstacle")))
    mutant(
        "the attacker's obstacle gives cover",
        aimed(
            lambda made, game: replace(
                made, cover=made.cover or terrain.has_cover(game, game.position.creatures[made.actor])
            )
        ),
    )
    mutant(
        "walls beside the target give cover",
        aimed(
            lambda made, game: replace(
                made,
                cover=made.cover
                or any(
                    has(game, near, "wall")
                    for near in adjacency.neighbours(
                        chart_of(game.position), game.position.creatures[made.targets[0]].square
                    )
                ),
            )
        ),
    )

with clause(RANGE):
    mutant("any creature attacks at any range", lifted("attack", RANGE))
    mutant("order cards attack at any range", lifted("use_order", RANGE))
    mutant("powers attack at any range", lifted("use_power", RANGE))

    def _reaching(how):
        def far(game, user, kind, target):
            if kind != "ranged" or target == user.card:
                return None
            if values.ranged(game, user) is None:
                return "not so"
            there = game.position.creatures[target].square
            return None if how(game, user.square, there, values.reach(game, user)) else "not so"

        return judgement(ranged.out_of_range, far)

    def _distance(game, one, two):
        return adjacency.distance(chart_of(game.position), one, two)

    mutant("the range is one more", _reaching(lambda g, one, two, reach: _distance(g, one, two) <= reach + 1))
    mutant("the range is one less", _reaching(lambda g, one, two, reach: _distance(g, one, two) < reach))
    mutant("any creature in sight is attacked", _reaching(lambda *_: True))
    mutant(
        "columns and rows are added",
        _reaching(
            lambda g, one, two, reach: (
                sum(
                    abs(a - b)
                    for a, b in zip(chart_of(g.position).places[one], chart_of(g.position).places[two], strict=True)
                )
                <= reach
            )
        ),
    )
    mutant("only columns count", _reaching(lambda g, one, two, reach: abs(ord(one[0]) - ord(two[0])) <= reach))
    mutant("only rows count", _reaching(lambda g, one, two, reach: abs(int(one[1:]) - int(two[1:])) <= reach))
    mutant(
        "diagonals count one and a half",
        _reaching(
            lambda g, one, two, reach: (
                abs(ord(one[0]) - ord(two[0])) ** 2 + abs(int(one[1:]) - int(two[1:])) ** 2 <= (reach + 0.5) ** 2
            )
        ),
    )
    mutant(
        "whoever has no ranged attack throws for nothing",
        judgement(
            ranged.out_of_range,
            lambda real, game, user, kind, target: (
                None if values.ranged(game, user) is None and kind == "ranged" else real(game, user, kind, target)
            ),
        ),
    )


def _walked(game, one, two):
    chart = chart_of(game.position)
    seen, edge, count = {one}, {one}, 0
    while edge and two not in seen:
        count += 1
        edge = {
            near
            for each in edge
            for near in adjacency.neighbours(chart, each)
            if near not in seen and not chart.has(near, "wall") and adjacency.adjacent(game, each, near)
        }
        seen |= edge
    return count if two in seen else 99


def _far(how):
    """Distances are otherwise, for ranged attacks and what texts choose: ``how`` gets the squares and the number."""

    def placed_wrongly(real, game, user, target, creature):
        if target.within is not None and not how(game, user.square, creature.square, target.within):
            return True
        return real(game, user, replace(target, within=None), creature)

    return table(lambda edition: _reaching(how)(judgement(targets.placed_wrongly, placed_wrongly)(edition)))


def _columns_and_rows(game, one, two):
    places = chart_of(game.position).places
    return [abs(a - b) for a, b in zip(places[one], places[two], strict=True)]


with clause(R + "distance"):
    mutant("columns and rows are added", _far(lambda g, one, two, most: sum(_columns_and_rows(g, one, two)) <= most))
    mutant(
        "walls on the way make it longer",
        _far(
            lambda g, one, two, most: (
                _distance(g, one, two) + sum(has(g, each, "wall") for each in _between(g, one, two)) <= most
            )
        ),
    )
    mutant(
        "difficult terrain on the way makes it longer",
        _far(
            lambda g, one, two, most: (
                _distance(g, one, two) + sum(has(g, each, "difficult") for each in _between(g, one, two)) <= most
            )
        ),
    )
    mutant(
        "it is the lesser of columns and rows",
        _far(lambda g, one, two, most: min(_columns_and_rows(g, one, two)) <= most),
    )
    mutant("it is that of the shortest way around walls", _far(lambda g, one, two, most: _walked(g, one, two) <= most))


with clause(R + "ranged_adjacent"):

    @wrong("adjacent targets are attacked in melee only", judgement, ranged.out_of_range)
    def _(real, game, user, kind, target):
        there = game.position.creatures[target].square
        near = kind == "ranged" and adjacency.adjacent(game, user.square, there)
        return real(game, user, kind, target) or ("not so" if near else None)

    @wrong("nobody attacks at range beside an enemy", judgement, ranged.out_of_range)
    def _(real, game, user, kind, target):
        beside = kind == "ranged" and adjacency.beside_enemy(game, user.controller, user.square)
        return real(game, user, kind, target) or ("not so" if beside else None)

    @wrong("attacks at range on adjacent targets deal ten less", aimed)
    def _(made, game):
        there = [game.position.creatures[each].square for each in (made.actor, made.targets[0])]
        near = made.attack == "ranged" and adjacency.adjacent(game, *there)
        return replace(made, damage=max(0, made.damage - 10)) if near else made
