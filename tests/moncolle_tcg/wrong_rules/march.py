"""Wrong marches."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import REMOVED, by_operators, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, condition, judgement, step, switch
from reference_engine.moncolle_tcg import field, march
from reference_engine.moncolle_tcg.board import ADJACENT, AREAS, BASE, OWN, RANGE, distance
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import loosened, tightened

READY = "moncolle_tcg.march.unacted_only"
WALK = "moncolle_tcg.march.walk_range"
FLY = "moncolle_tcg.march.fly_range"
LONG = "moncolle_tcg.march.long_flight_range"
LIMIT = "moncolle_tcg.march.limit"
GROUP = "moncolle_tcg.march.group"
OVER = "moncolle_tcg.march.acted_when_finished"
AGAIN = "moncolle_tcg.march.repeat_target"
ATTACKED = "moncolle_tcg.status.becomes_acted"
STAY = "moncolle_tcg.ruling.instant_marchers_stay_ready"


def _marching(game: Any, answer: Any) -> list[Any]:
    return [game.position.units[unit] for unit in answer.units if unit in game.position.units]


def _for(seat: str) -> Callable[[Any, str, Any], bool]:
    return lambda _game, asked, _answer: asked == seat


def _looked_at(part: int, act_clause: str, is_wrong: Callable[[Any, Any, Any], bool]) -> Bend:
    """Only the first or the last of the units named is looked at."""
    return condition(
        "march", act_clause, lambda game, _seat, answer: is_wrong(game, _marching(game, answer)[part], answer)
    )


with clause(READY):
    mutant("of several units the first must be ready", _looked_at(0, READY, lambda _g, unit, _a: not unit.ready))
    mutant("of several units the last must be ready", _looked_at(-1, READY, lambda _g, unit, _a: not unit.ready))
    mutant("South's units need not be ready", loosened("march", READY, _for("south")))
    mutant("North's units need not be ready", loosened("march", READY, _for("north")))
    mutant(
        "one ready unit is enough",
        loosened("march", READY, lambda g, _s, a: any(unit.ready for unit in _marching(g, a))),
    )
    mutant(
        "exhausted units march where no enemy is",
        loosened("march", READY, lambda g, s, a: not units_in(g.position, a.area, opponent(s))),
    )
    mutant(
        "exhausted units march against enemies",
        loosened("march", READY, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )
    mutant(
        "units march on after a march",
        after_step(
            "march",
            "exhaust_marchers",
            lambda g, frame: [zones.change_unit(g, u, ready=True) for u in frame.origins if u in g.position.units],
        ),
    )


def _range(kind: str, areas: Callable[[str], Any]) -> Bend:
    """Another range of a march type; what is listed follows."""

    def other(edition: Any) -> Any:
        ranges = edition.judgements["march range"]
        table = {**ranges, kind: {area: tuple(areas(area)) for area in AREAS}}
        return edition.amended(edition.name, judgements={"march range": table})

    return other


def _steps(kind: str, *steps: tuple[int, int]) -> Bend:
    return _range(kind, lambda area: [other for other in AREAS if distance(area, other) in steps])


def _too_far(kind: str) -> Callable[[Any, Any, Any], bool]:
    def far(game: Any, unit: Any, answer: Any) -> bool:
        return march.march_type(game, unit) == kind and answer.area not in RANGE[kind][unit.area]

    return far


def _members(kind: str, act_clause: str) -> None:
    mutant(f"of several units the first is measured, {kind}", _looked_at(0, act_clause, _too_far(kind)))
    mutant(f"of several units the last is measured, {kind}", _looked_at(-1, act_clause, _too_far(kind)))
    mutant(
        f"one unit in range is enough, {kind}",
        loosened(
            "march",
            act_clause,
            lambda g, _s, a: any(not _too_far(march.march_type(g, u))(g, u, a) for u in _marching(g, a)),
        ),
    )
    mutant(f"South's range is boundless, {kind}", loosened("march", act_clause, _for("south")))
    mutant(f"North's range is boundless, {kind}", loosened("march", act_clause, _for("north")))


with clause(WALK):
    _members("walk", WALK)
    mutant("walking units march to the corners, too", _steps("walk", (0, 1), (1, 0), (1, 1)))
    mutant("walking units march sideways only", _steps("walk", (1, 0)))
    mutant("walking units march forward and back only", _steps("walk", (0, 1)))
    mutant("walking units march two areas forward", _steps("walk", (0, 1), (1, 0), (0, 2)))
    mutant("walking units march two areas sideways", _steps("walk", (0, 1), (1, 0), (2, 0)))
    mutant(
        "walking units never go back to South's side",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[1] >= area[1]]),
    )
    mutant(
        "walking units never go on to North's side",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[1] <= area[1]]),
    )
    mutant(
        "walking units never go to the right",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[0] <= area[0]]),
    )
    mutant(
        "walking units never go to the left",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[0] >= area[0]]),
    )
    mutant("walking units do not go into their base", tightened("march", WALK, lambda _g, s, a: a.area == BASE[s]))
    mutant(
        "with a flying unit walking units fly",
        loosened("march", WALK, lambda g, _s, a: any(march.march_type(g, u) == "fly" for u in _marching(g, a))),
    )
    mutant(
        "walking units attack at the corners",
        loosened("march", WALK, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )


with clause(FLY):
    _members("fly", FLY)
    mutant("flying units march like walking ones", _steps("fly", (0, 1), (1, 0)))
    mutant("flying units march to the corners only", _steps("fly", (1, 1)))
    mutant("flying units march two areas straight on", _steps("fly", (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)))
    mutant("flying units march two areas forward", _steps("fly", (0, 1), (1, 0), (1, 1), (0, 2)))
    mutant("flying units march two areas sideways", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 0)))
    mutant("flying units march like knights", _steps("fly", (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)))
    mutant("flying units march two areas to the corners", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 2)))
    mutant("flying units march along rows and columns", _steps("fly", (0, 1), (1, 0), (0, 2), (2, 0), (0, 3)))
    mutant(
        "flying units do not go back to South's side at the corners",
        _range("fly", lambda area: [o for o in RANGE["fly"][area] if o[1] >= area[1] or o[0] == area[0]]),
    )
    mutant(
        "flying units do not go on to North's side at the corners",
        _range("fly", lambda area: [o for o in RANGE["fly"][area] if o[1] <= area[1] or o[0] == area[0]]),
    )


with clause(LONG):
    _members("long_flight", LONG)
    near = ((0, 1), (1, 0), (1, 1))
    mutant("long flight goes no further than flight", _steps("long_flight", *near))
    mutant("long flight goes two areas only", _steps("long_flight", (0, 2), (2, 0)))
    mutant("long flight goes two areas forward and back only", _steps("long_flight", *near, (0, 2)))
    mutant("long flight goes two areas sideways only", _steps("long_flight", *near, (2, 0)))
    mutant("long flight goes to no corner", _steps("long_flight", (0, 1), (1, 0), (0, 2), (2, 0)))
    mutant("long flight goes like knights, too", _steps("long_flight", *near, (0, 2), (2, 0), (1, 2), (2, 1)))
    mutant("long flight goes two areas to the corners", _steps("long_flight", *near, (0, 2), (2, 0), (2, 2)))
    mutant("long flight goes three areas", _steps("long_flight", *near, (0, 2), (2, 0), (0, 3)))


def _between(one: str, other: str) -> str:
    columns, ranks = distance(one, other)
    if (columns, ranks) not in ((0, 2), (2, 0)):
        return ""
    column, rank = (ord(one[0]) + ord(other[0])) // 2, (int(one[1]) + int(other[1])) // 2
    return f"{chr(column)}{rank}"


def _barred(by: Callable[[Any, str, str], bool]) -> Bend:
    """Long flight is stopped by what lies between."""

    def barred(game: Any, seat: str, answer: Any) -> bool:
        crossed = [_between(unit.area, answer.area) for unit in _marching(game, answer)]
        return any(area and by(game, seat, area) for area in crossed)

    return tightened("march", LONG, barred)


with clause("moncolle_tcg.ruling.long_flight_jumps"):
    mutant(
        "enemies between stop long flight",
        _barred(lambda g, seat, area: bool(units_in(g.position, area, opponent(seat)))),
    )
    mutant("bare ground between stops long flight", _barred(lambda g, _seat, area: area not in g.position.field))
    mutant("any units between stop long flight", _barred(lambda g, _seat, area: bool(units_in(g.position, area))))
    mutant("the Limit between stops long flight", _barred(lambda g, seat, area: field.total_level(g, seat, area) > 4))
    mutant(
        "enemies between stop it on the way to a battle",
        tightened(
            "march",
            LONG,
            lambda g, s, a: (
                bool(units_in(g.position, a.area, opponent(s)))
                and any(units_in(g.position, _between(u.area, a.area), opponent(s)) for u in _marching(g, a))
            ),
        ),
    )


def _load(levels: Callable[[Any, str, Any], int], more: int = 0) -> Bend:
    def full(game: Any, seat: str, answer: Any) -> bool:
        known = answer.area in game.position.field
        return known and levels(game, seat, answer) > field.limit_of(game, answer.area) + more

    return condition("march", LIMIT, full)


def _levels(game: Any, seat: str, answer: Any) -> int:
    return field.total_level(game, seat, answer.area) + sum(unit.level for unit in _marching(game, answer))


with clause(LIMIT):
    mutant("one level more is no matter", _load(_levels, 1))
    mutant("one level must be left", _load(_levels, -1))
    mutant("those who are there need no room", _load(lambda g, _s, a: sum(unit.level for unit in _marching(g, a))))
    mutant("those who come need no room", _load(lambda g, s, a: field.total_level(g, s, a.area)))
    mutant(
        "the first who comes needs room",
        _load(lambda g, s, a: field.total_level(g, s, a.area) + _marching(g, a)[0].level),
    )
    mutant(
        "the last who comes needs room",
        _load(lambda g, s, a: field.total_level(g, s, a.area) + _marching(g, a)[-1].level),
    )
    mutant(
        "exhausted units need no room",
        _load(lambda g, s, a: sum(u.level for u in (*units_in(g.position, a.area, s), *_marching(g, a)) if u.ready)),
    )
    mutant(
        "enemies take room, too", _load(lambda g, s, a: _levels(g, s, a) + field.total_level(g, opponent(s), a.area))
    )
    mutant(
        "a march into battle needs no room",
        loosened("march", LIMIT, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )
    mutant("a base has no Limit", loosened("march", LIMIT, lambda _g, _s, a: a.area in BASE.values()))
    mutant(
        "a base holds 8 levels",
        tightened("march", LIMIT, lambda g, s, a: a.area in BASE.values() and _levels(g, s, a) > 8),
    )
    mutant(
        "every terrain holds 8 levels",
        condition("march", LIMIT, lambda g, s, a: _levels(g, s, a) > (10 if a.area in BASE.values() else 8)),
    )
    mutant("South's units need no room", loosened("march", LIMIT, _for("south")))
    mutant("North's units need no room", loosened("march", LIMIT, _for("north")))


def _areas(game: Any, answer: Any) -> set[str]:
    return {unit.area for unit in _marching(game, answer)}


with clause(GROUP):
    mutant("units march one by one", tightened("march", GROUP, lambda _g, _s, a: len(a.units) > 1))
    mutant("two units march at most", tightened("march", GROUP, lambda _g, _s, a: len(a.units) > 2))
    mutant("three units march at most", tightened("march", GROUP, lambda _g, _s, a: len(a.units) > 3))
    mutant("all units of a march come from one area", tightened("march", GROUP, lambda g, _s, a: len(_areas(g, a)) > 1))
    mutant(
        "units of a march come from two areas at most",
        tightened("march", GROUP, lambda g, _s, a: len(_areas(g, a)) > 2),
    )
    mutant(
        "units march with those of their march type",
        tightened("march", GROUP, lambda g, _s, a: len({march.march_type(g, u) for u in _marching(g, a)}) > 1),
    )
    mutant("nobody joins own units", tightened("march", GROUP, lambda g, s, a: bool(units_in(g.position, a.area, s))))
    mutant(
        "everybody in an area marches",
        tightened(
            "march",
            GROUP,
            lambda g, s, a: any(u.id not in a.units for area in _areas(g, a) for u in units_in(g.position, area, s)),
        ),
    )

    @wrong("there is one march in a turn", tightened, "march", GROUP)
    def _(game, seat, _answer):
        return any(not unit.ready for unit in game.position.units.values() if unit.owner == seat)

    @wrong("only the first unit marches", step, "march", "move_units")
    def _(game, frame):
        unit = next(iter(frame.origins))
        zones.move(game, unit, frame.destination, GROUP)

    @wrong("those from the second area stay where they are", step, "march", "move_units")
    def _(game, frame):
        first = next(iter(frame.origins.values()))
        for unit, origin in frame.origins.items():
            if origin == first:
                zones.move(game, unit, frame.destination, GROUP)

    @wrong("everybody in the area comes along", step, "march", "move_units")
    def _(game, frame):
        for area in set(frame.origins.values()):
            for unit in units_in(game.position, area, game.position.marching):
                zones.move(game, unit.id, frame.destination, GROUP)


def _meets(other: Callable[[Any, Any, list[Any]], bool]) -> Bend:
    """Which enemies on the destination mean a battle."""

    def meets(game: Any, frame: Any) -> bool:
        return other(game, frame, units_in(game.position, frame.destination, opponent(game.position.marching)))

    return judgement(march.meets_enemies, meets)


with clause("moncolle_tcg.march.battle_if_enemy"):
    mutant("there is never a battle", _meets(lambda *_: False))
    mutant("only ready enemies mean a battle", _meets(lambda _g, _f, there: any(unit.ready for unit in there)))
    mutant("one enemy means no battle", _meets(lambda _g, _f, there: len(there) > 1))
    mutant(
        "in a base there is no battle",
        _meets(lambda _g, frame, there: bool(there) and frame.destination not in BASE.values()),
    )
    mutant(
        "there is a battle in the enemy's territory only",
        _meets(lambda g, frame, there: bool(there) and frame.destination not in OWN[g.position.marching]),
    )
    mutant(
        "South's marches mean no battle", _meets(lambda g, _f, there: bool(there) and g.position.marching == "north")
    )
    mutant(
        "North's marches mean no battle", _meets(lambda g, _f, there: bool(there) and g.position.marching == "south")
    )

    @wrong("enemies beside the destination mean a battle, too", _meets)
    def _(game, frame, there):
        enemy = opponent(game.position.marching)
        return bool(there) or any(units_in(game.position, near, enemy) for near in ADJACENT[frame.destination])

    @wrong("every march means a battle", _meets)
    def _(_game, _frame, _there):
        return True


with clause("moncolle_tcg.march.vacant_success"):
    mutant("vacant terrain means a battle", _meets(lambda *_: True))

    @wrong("units that meet nobody go back", after_step, "march", "fight")
    def _(game, frame):
        if not frame.fought:
            for unit, origin in frame.origins.items():
                zones.move(game, unit, origin, GROUP)

    @wrong("vacant terrain of the enemy cannot be taken", tightened, "march", GROUP)
    def _(game, seat, answer):
        lying = game.position.field.get(answer.area)
        return lying is not None and lying.placed_by != seat and not units_in(game.position, answer.area)

    @wrong("own vacant terrain cannot be taken", tightened, "march", GROUP)
    def _(game, seat, answer):
        lying = game.position.field.get(answer.area)
        return lying is not None and lying.placed_by == seat and not units_in(game.position, answer.area)

    @wrong("proxies of the enemy cannot be taken", tightened, "march", GROUP)
    def _(game, seat, answer):
        lying = game.position.field.get(answer.area)
        return lying is not None and lying.kind == "proxy" and lying.placed_by != seat

    @wrong("terrain is controlled from the next turn on", judgement, field.controller)
    def _(real, game, area):
        units = units_in(game.position, area)
        new = units and not any(unit.ready for unit in units) and units[0].owner == game.position.marching
        return None if new and area not in BASE.values() else real(game, area)

    @wrong("the first of several units takes it", after_step, "march", "fight")
    def _(game, frame):
        for unit, origin in list(frame.origins.items())[1:]:
            if not frame.fought:
                zones.move(game, unit, origin, GROUP)


def _tired(exhausts: Callable[[Any, Any], list[str]]) -> Bend:
    """Who becomes exhausted when a march is over."""

    def over(game: Any, frame: Any) -> None:
        units = game.position.units
        zones.exhaust(game, [units[unit] for unit in exhausts(game, frame) if unit in units], OVER)

    return step("march", "exhaust_marchers", over)


def _exhausted_first(real: Any, game: Any, frame: Any) -> Any:
    zones.exhaust(game, [game.position.units[unit] for unit in frame.origins], OVER)
    return real(game, frame)


with clause(OVER):
    by_operators("step.march.exhaust_marchers.dropped")
    mutant("a march exhausts at its declaration", step("march", "move_units", _exhausted_first))
    mutant("of several units the first becomes exhausted", _tired(lambda _g, frame: list(frame.origins)[:1]))
    mutant("of several units the last becomes exhausted", _tired(lambda _g, frame: list(frame.origins)[-1:]))
    mutant("only a march with a battle exhausts", _tired(lambda _g, frame: list(frame.origins) if frame.fought else []))
    mutant(
        "only a march without a battle exhausts", _tired(lambda _g, frame: [] if frame.fought else list(frame.origins))
    )
    mutant(
        "South's marches exhaust nobody",
        _tired(lambda g, frame: list(frame.origins) if g.position.marching == "north" else []),
    )
    mutant(
        "North's marches exhaust nobody",
        _tired(lambda g, frame: list(frame.origins) if g.position.marching == "south" else []),
    )
    mutant(
        "all own units become exhausted",
        _tired(lambda g, _f: [u.id for u in g.position.units.values() if u.owner == g.position.marching]),
    )

    @wrong("who goes back is ready again", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit, origin in frame.origins.items():
            if unit in game.position.units and game.position.units[unit].area == origin:
                zones.change_unit(game, unit, ready=True)

    @wrong("who stays is ready again after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit in frame.origins:
            there = game.position.units.get(unit)
            if frame.fought and there is not None and there.area == frame.destination:
                zones.change_unit(game, unit, ready=True)

    @wrong("marching units do not attack", judgement, "attackers")
    def _(real, game, seat):
        return [] if seat == game.position.marching else real(game, seat)

    @wrong("one marching unit attacks", judgement, "attackers")
    def _(real, game, seat):
        return real(game, seat)[:1] if seat == game.position.marching else real(game, seat)


with clause(STAY):
    by_operators("reading.instant_marchers_acted.on")

    @wrong(
        "who was instantly summoned is ready after its battle, whatever it did", after_step, "march", "exhaust_marchers"
    )
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned:
                zones.change_unit(game, unit.id, ready=True)

    @wrong("who was instantly summoned becomes exhausted in South's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "south":
                zones.change_unit(game, unit.id, ready=False)

    @wrong("who was instantly summoned becomes exhausted in North's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "north":
                zones.change_unit(game, unit.id, ready=False)

    @wrong("who was instantly summoned does not march in the same turn", tightened, "march", READY)
    def _(game, _seat, answer):
        return any(unit.instantly_summoned for unit in _marching(game, answer))

    @wrong("an attack does not exhaust who was instantly summoned", judgement, zones.exhaust)
    def _(real, game, units, why):
        real(game, [unit for unit in units if why != ATTACKED or not unit.instantly_summoned], why)

    @wrong("with one that used a completion ability all new units become exhausted", judgement, zones.exhaust)
    def _(real, game, units, why):
        new = [unit for unit in game.position.units.values() if unit.instantly_summoned]
        real(game, new if any(unit.instantly_summoned for unit in units) else units, why)


with clause("moncolle_tcg.ruling.defenders_stay_ready"):

    @wrong("every unit of a battle is exhausted after it", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("who was summoned in defence is exhausted after it", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        there = units_in(game.position, frame.destination, opponent(game.position.marching))
        zones.exhaust(game, [unit for unit in there if unit.instantly_summoned], OVER)

    @wrong("South's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "north":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("North's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "south":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("defenders are ready after a battle, whatever they did", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit in units_in(game.position, frame.destination, opponent(game.position.marching)):
            zones.change_unit(game, unit.id, ready=True)

    @wrong("an attack does not exhaust defenders", judgement, zones.exhaust)
    def _(real, game, units, why):
        real(game, [unit for unit in units if why != ATTACKED or unit.owner == game.position.marching], why)

    @wrong("an attack exhausts one defender", judgement, zones.exhaust)
    def _(real, game, units, why):
        defend = why == ATTACKED and units and units[0].owner != game.position.marching
        real(game, units[:1] if defend else units, why)

    @wrong("a completion ability exhausts all defenders", judgement, zones.exhaust)
    def _(real, game, units, why):
        party = game.position.battle and units and units[0].owner != game.position.marching
        real(game, units_in(game.position, game.position.battle, units[0].owner) if party else units, why)


with clause(AGAIN):
    mutant(REMOVED, switch("one_battle_per_terrain", "on"))

    @wrong("terrain that has seen a battle is closed, even vacant", tightened, "march", AGAIN)
    def _(game, _seat, answer):
        return answer.area in game.position.fought_on

    @wrong("terrain is marched to once in a turn", tightened, "march", AGAIN)
    def _(game, seat, answer):
        return any(not unit.ready for unit in units_in(game.position, answer.area, seat))

    @wrong("terrain that has seen a battle is closed to South", tightened, "march", AGAIN)
    def _(game, seat, answer):
        return answer.area in game.position.fought_on and seat == "south"

    @wrong("terrain that has seen a battle is closed to North", tightened, "march", AGAIN)
    def _(game, seat, answer):
        return answer.area in game.position.fought_on and seat == "north"

    @wrong("on terrain that has seen a battle there is no second", step, "march", "fight")
    def _(real, game, frame):
        return None if frame.destination in game.position.fought_on else real(game, frame)

    @wrong("one battle is fought in a turn", step, "march", "fight")
    def _(real, game, frame):
        return None if game.position.fought_on else real(game, frame)


with clause("moncolle_tcg.ruling.base_marched_against_again"):

    @wrong("a base is marched against once in a turn", tightened, "march", AGAIN)
    def _(game, _seat, answer):
        return answer.area in game.position.fought_on and answer.area in BASE.values()

    @wrong("a base that has seen a battle is closed while enemies hold it", tightened, "march", AGAIN)
    def _(game, seat, answer):
        held = bool(units_in(game.position, answer.area, opponent(seat)))
        return held and answer.area in game.position.fought_on and answer.area in BASE.values()

    @wrong("a base that has seen a battle is not taken by walking in", tightened, "march", AGAIN)
    def _(game, seat, answer):
        held = bool(units_in(game.position, answer.area, opponent(seat)))
        return not held and answer.area in game.position.fought_on and answer.area in BASE.values()

    @wrong("a base does not fall to the second march", step, "march", "check_victory")
    def _(real, game, frame):
        tired = [unit for unit in game.position.units.values() if not unit.ready and unit.id not in frame.origins]
        return None if tired else real(game, frame)
