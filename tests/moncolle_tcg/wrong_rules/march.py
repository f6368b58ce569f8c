"""Wrong marches."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, condition, judgement, step, switch
from reference_engine.moncolle_tcg import field, march
from reference_engine.moncolle_tcg.board import ADJACENT, BASE, OWN
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

READY = "moncolle_tcg.march.unacted_only"
LIMIT = "moncolle_tcg.march.limit"
GROUP = "moncolle_tcg.march.group"
AGAIN = "moncolle_tcg.march.repeat_target"


def marching_units(game: Any, answer: Any) -> list[Any]:
    return [game.position.units[unit] for unit in answer.units if unit in game.position.units]


def looked_at(part: int, act_clause: str, is_wrong: Callable[[Any, Any, Any], bool]) -> Bend:
    """Only the first or the last of the units named is looked at."""
    return condition(
        "march", act_clause, lambda game, _seat, answer: is_wrong(game, marching_units(game, answer)[part], answer)
    )


with clause(READY):
    mutant("of several units the first must be ready", looked_at(0, READY, lambda _g, unit, _a: not unit.ready))
    mutant("of several units the last must be ready", looked_at(-1, READY, lambda _g, unit, _a: not unit.ready))
    mutant("South's units need not be ready", loosened("march", READY, asked("south")))
    mutant("North's units need not be ready", loosened("march", READY, asked("north")))
    mutant(
        "one ready unit is enough",
        loosened("march", READY, lambda g, _s, a: any(unit.ready for unit in marching_units(g, a))),
    )
    mutant(
        "exhausted units march where no enemy is",
        loosened("march", READY, lambda g, s, a: not units_in(g.position, a.area, opponent(s))),
    )
    mutant(
        "exhausted units march against enemies",
        loosened("march", READY, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )

    @wrong("units march on after a march", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        marched = [game.position.units[unit] for unit in frame.origins if unit in game.position.units]
        zones.make_ready(game, marched, READY)


def _load(levels: Callable[[Any, str, Any], int], more: int = 0) -> Bend:
    def full(game: Any, seat: str, answer: Any) -> bool:
        known = answer.area in game.position.field
        return known and levels(game, seat, answer) > field.limit_of(game, answer.area) + more

    return condition("march", LIMIT, full)


def _levels(game: Any, seat: str, answer: Any) -> int:
    coming = sum(unit.level for unit in marching_units(game, answer))
    return field.total_level(game, seat, answer.area) + int(coming)


with clause(LIMIT):
    mutant("one level more is no matter", _load(_levels, 1))
    mutant("one level must be left", _load(_levels, -1))
    mutant("those who are there need no room", _load(lambda g, _s, a: sum(unit.level for unit in marching_units(g, a))))
    mutant("those who come need no room", _load(lambda g, s, a: field.total_level(g, s, a.area)))
    mutant(
        "the first who comes needs room",
        _load(lambda g, s, a: field.total_level(g, s, a.area) + marching_units(g, a)[0].level),
    )
    mutant(
        "the last who comes needs room",
        _load(lambda g, s, a: field.total_level(g, s, a.area) + marching_units(g, a)[-1].level),
    )
    mutant(
        "exhausted units need no room",
        _load(
            lambda g, s, a: sum(u.level for u in (*units_in(g.position, a.area, s), *marching_units(g, a)) if u.ready)
        ),
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
    mutant("South's units need no room", loosened("march", LIMIT, asked("south")))
    mutant("North's units need no room", loosened("march", LIMIT, asked("north")))


def _areas(game: Any, answer: Any) -> set[str]:
    return {unit.area for unit in marching_units(game, answer)}


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
        tightened("march", GROUP, lambda g, _s, a: len({march.march_type(g, u) for u in marching_units(g, a)}) > 1),
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
