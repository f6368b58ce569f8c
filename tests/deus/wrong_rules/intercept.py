"""Wrong intercepts."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, condition, judgement, perform, step, step_before
from reference_engine.deus import areas, intercept, march
from reference_engine.deus.board import FRONT
from reference_engine.kernel.decision import Decision
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from reference_engine.monster_collection.values import attack

possible_if = partial(judgement, "intercept possible")


with clause("deus.intercept.trigger"):

    @wrong("an area that is empty when the march is declared can be intercepted in", possible_if)
    def _(_game, frame):
        return frame.was_empty

    @wrong(
        "the defending side is not asked any more after its first intercept decision", step, "march", "offer_intercept"
    )
    def _(game, frame):
        mine = [unit for unit in game.position.units.values() if unit.owner == game.position.marching]
        return None if any(not unit.ready for unit in mine) else intercept.offer_intercept(game, frame)

    @wrong("the marching side is asked whether there is an intercept", step, "march", "offer_intercept")
    def _(game, frame):
        found = intercept.offer_intercept(game, frame)
        if isinstance(found, Decision):
            return Decision(game.position.marching, found.kind, found.clause, about=found.about)
        return found


with clause("deus.intercept.moves_units"):

    @wrong("interceptors fight from where they are", perform, "intercept")
    def _(game, frame, _seat, answer):
        frame.interceptors = {unit: game.position.units[unit].area for unit in answer.units}

    @wrong("all units of the interceptors' areas come along", perform, "intercept")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for unit in list(game.position.units.values()):
            if unit.owner == seat and unit.area in frame.interceptors.values():
                zones.move(game, unit.id, frame.contested, "deus.intercept.moves_units")
        return outcome


with clause("deus.intercept.optional") as this:

    @wrong("all units that can must intercept together", condition, "intercept", this)
    def _(game, seat, answer):
        area = intercept.contested_area(game)
        able = [u.id for u in intercept.own_units(game, seat) if intercept.could_intercept(game, u, area)]
        return set(able) - set(answer.units)


with clause("deus.intercept.battle_always"):

    @wrong("interceptors without attack lead to no battle", step, "march", "fight")
    def _(game, frame):
        units = [game.position.units[unit] for unit in frame.interceptors]
        return None if units and all(attack(game, unit) <= 0 for unit in units) else march.fight(game, frame)

    @wrong("an intercept stops the march without a battle", step, "march", "fight")
    def _(game, frame):
        return None if frame.interceptors else march.fight(game, frame)


def with_check(clause: str, wrong: Callable[[Any, list[Any]], bool]) -> Bend:
    def check(game: Any, _seat: str, answer: Any) -> str | None:
        units = [game.position.units[unit] for unit in answer.units]
        return "not so" if wrong(game, units) else None

    return condition("intercept", clause, check)


with clause("deus.intercept.h") as this:

    @wrong("units at the front intercept even if they are exhausted", with_check, this)
    def _(_game, units):
        return any(not unit.ready and unit.area not in FRONT for unit in units)

    @wrong("interceptors stay ready after their battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        units = [game.position.units[unit] for unit in frame.interceptors if unit in game.position.units]
        zones.make_ready(game, units, "deus.intercept.h")


with clause("deus.intercept.i") as this:

    @wrong("walkers intercept diagonally, too", with_check, this)
    def _(game, units):
        area = intercept.contested_area(game)
        return any(area not in game.edition.judgements["march range"]["fly"][unit.area] for unit in units)

    @wrong("units come from their own territory only", with_check, this)
    def _(game, units):
        area = intercept.contested_area(game)
        return any(unit.area in FRONT or area not in march.reach(game, unit) for unit in units)


with clause("deus.intercept.j") as this:

    @wrong("9 levels may intercept", with_check, this)
    def _(_game, units):
        return sum(unit.level for unit in units) > 9

    @wrong("7 levels may intercept", with_check, this)
    def _(_game, units):
        return sum(unit.level for unit in units) > 7

    @wrong("the marchers' levels count, too", with_check, this)
    def _(game, units):
        there = areas.total_level(game, game.position.marching, intercept.contested_area(game))
        levels = [unit.level for unit in units]
        return bool(sum(levels, start=there) > 8)


with clause("deus.intercept.k_units"):

    @wrong("an area that the marching side took this turn can be intercepted in", step, "march", "offer_intercept")
    def _(game, frame):
        taken = [to for to in frame.moves.values() if to in FRONT and to not in game.position.start_owner]
        if not frame.contested and taken:
            frame.contested = taken[0]
            return Decision(opponent(game.position.marching), "intercept", "deus.intercept.trigger", about=taken[0])
        return intercept.offer_intercept(game, frame)


with clause("deus.intercept.k_defender_units"):

    @wrong("defenders get reserves where they have come only this turn", possible_if)
    def _(game, frame):
        return frame.contested not in game.position.start_owner


with clause("deus.intercept.l_multi_units") as this:
    mutant("one unit intercepts", with_check(this, lambda _game, units: len(units) > 1))

    @wrong("one ready unit takes exhausted ones along", with_check, "deus.intercept.h")
    def _(_game, units):
        return not any(unit.ready for unit in units)

    @wrong("one unit in range takes others along", with_check, "deus.intercept.i")
    def _(game, units):
        area = intercept.contested_area(game)
        return not any(area in march.reach(game, unit) for unit in units)


with clause("deus.intercept.l_multi_origins") as this:

    @wrong("units that intercept together come from one area", with_check, this)
    def _(_game, units):
        return len({unit.area for unit in units}) > 1

    @wrong("interceptors that go back all go to the first one's origin", perform, "intercept")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        frame.interceptors = dict.fromkeys(frame.interceptors, next(iter(frame.interceptors.values())))
        return outcome

    @wrong("the limit binds the interceptors of each origin by themselves", with_check, "deus.intercept.j")
    def _(_game, units):
        return any(sum(unit.level for unit in units if unit.area == area) > 8 for area in {u.area for u in units})


with clause("deus.intercept.declined"):
    mutant(
        "victory is looked at before the intercept is decided", step_before("march", "check_victory", "offer_intercept")
    )

    @wrong("a declined intercept leaves a battle marker", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        position = game.position
        if frame.contested and frame.contested not in position.battle_markers:
            position.battle_markers = (*position.battle_markers, frame.contested)
