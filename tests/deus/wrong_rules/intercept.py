"""Wrong intercepts."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import areas, intercept, march
from reference_engine.deus.board import FRONT
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from reference_engine.monster_collection.values import attack


def with_check(edition: Edition, clause: str, wrong: Callable[[Any, list[Any]], bool]) -> Edition:
    """The table with another judgement of the units that intercept."""

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        units = [game.position.units[unit] for unit in answer.units]
        return "not so" if wrong(game, units) else None

    return amend.condition(edition, "intercept", clause, check)


def possible_if(edition: Edition, possible: Callable[[Any, Any], bool]) -> Edition:
    """The table with another judgement of whether there can be an intercept."""
    return amend.rule(edition, "intercept possible", possible)


@mutant("deus.intercept.trigger", "an area that is empty when the march is declared can be intercepted in")
def empty_now_is_enough(edition: Edition) -> Edition:
    """Turn start is forgotten."""
    return possible_if(edition, lambda _game, frame: frame.was_empty)


@mutant("deus.intercept.trigger", "the defending side is not asked any more after its first intercept decision")
def one_decision_a_turn(edition: Edition) -> Edition:
    """A march by exhausted company tells that there has been another one."""

    def offer(game: Any, frame: Any) -> Next:
        mine = [unit for unit in game.position.units.values() if unit.owner == game.position.marching]
        return None if any(not unit.ready for unit in mine) else intercept.offer_intercept(game, frame)

    return amend.step(edition, "march", "offer_intercept", offer)


@mutant("deus.intercept.trigger", "the marching side is asked whether there is an intercept")
def the_wrong_side_is_asked(edition: Edition) -> Edition:
    """The seats are mixed up."""

    def offer(game: Any, frame: Any) -> Next:
        found = intercept.offer_intercept(game, frame)
        if isinstance(found, Decision):
            return Decision(game.position.marching, found.kind, found.clause, about=found.about)
        return found

    return amend.step(edition, "march", "offer_intercept", offer)


@mutant("deus.intercept.moves_units", "interceptors fight from where they are")
def interceptors_stay(edition: Edition) -> Edition:
    """Nobody moves."""

    def stay(_real: Any, game: Any, frame: Any, _seat: str, answer: Any) -> None:
        frame.interceptors = {unit: game.position.units[unit].area for unit in answer.units}

    return amend.around(edition, "intercept", stay)


@mutant("deus.intercept.moves_units", "all units of the interceptors' areas come along")
def everybody_comes(edition: Edition) -> Edition:
    """More than the chosen units move."""

    def move(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        for unit in list(game.position.units.values()):
            if unit.owner == seat and unit.area in frame.interceptors.values():
                zones.move(game, unit.id, frame.contested, "deus.intercept.moves_units")
        return outcome

    return amend.around(edition, "intercept", move)


@mutant("deus.intercept.optional", "the defending side must intercept if it can")
def must_intercept(edition: Edition) -> Edition:
    """Passing is not on offer."""
    return edition.amended(edition.name, offers={"intercept": ("intercept",)})


@mutant("deus.intercept.optional", "all units that can must intercept together")
def all_must_come(edition: Edition) -> Edition:
    """One more condition."""

    def everybody(game: Any, seat: str, answer: Any) -> str | None:
        area = intercept.contested_area(game)
        able = [u.id for u in intercept.own_units(game, seat) if intercept.could_intercept(game, u, area)]
        return "somebody is missing" if set(able) - set(answer.units) else None

    return amend.condition(edition, "intercept", "deus.intercept.optional", everybody)


@mutant("deus.intercept.battle_always", "interceptors without attack lead to no battle")
def harmless_interceptors(edition: Edition) -> Edition:
    """Nobody fights if nobody of them can do harm."""

    def fight(game: Any, frame: Any) -> Any:
        units = [game.position.units[unit] for unit in frame.interceptors]
        return None if units and all(attack(game, unit) <= 0 for unit in units) else march.fight(game, frame)

    return amend.step(edition, "march", "fight", fight)


@mutant("deus.intercept.battle_always", "an intercept stops the march without a battle")
def intercepts_without_battle(edition: Edition) -> Edition:
    """Only defenders who were there before fight."""

    def fight(game: Any, frame: Any) -> Any:
        return None if frame.interceptors else march.fight(game, frame)

    return amend.step(edition, "march", "fight", fight)


@mutant("deus.intercept.h", "units at the front intercept even if they are exhausted")
def front_units_need_not_be_ready(edition: Edition) -> Edition:
    """Only units in territory must be ready."""
    return with_check(
        edition,
        "deus.intercept.h",
        lambda _game, units: any(not unit.ready and unit.area not in FRONT for unit in units),
    )


@mutant("deus.intercept.h", "interceptors stay ready after their battle")
def interceptors_stay_ready(edition: Edition) -> Edition:
    """They can intercept once more."""

    def ready(game: Any, frame: Any) -> None:
        units = [game.position.units[unit] for unit in frame.interceptors if unit in game.position.units]
        zones.make_ready(game, units, "deus.intercept.h")

    return amend.after_step(edition, "march", "exhaust_marchers", ready)


@mutant("deus.intercept.i", "walkers intercept diagonally, too")
def walkers_intercept_like_flyers(edition: Edition) -> Edition:
    """Everybody has the flyers' range."""

    def wrong(game: Any, units: list[Any]) -> bool:
        area = intercept.contested_area(game)
        return any(area not in game.edition.judgements["march range"]["fly"][unit.area] for unit in units)

    return with_check(edition, "deus.intercept.i", wrong)


@mutant("deus.intercept.i", "units come from their own territory only")
def nobody_comes_from_the_front(edition: Edition) -> Edition:
    """Front areas are not left for an intercept."""

    def wrong(game: Any, units: list[Any]) -> bool:
        area = intercept.contested_area(game)
        return any(unit.area in FRONT or area not in march.reach(game, unit) for unit in units)

    return with_check(edition, "deus.intercept.i", wrong)


@mutant("deus.intercept.j", "9 levels may intercept")
def nine_levels(edition: Edition) -> Edition:
    """Off by one."""
    return with_check(edition, "deus.intercept.j", lambda _game, units: sum(unit.level for unit in units) > 9)


@mutant("deus.intercept.j", "7 levels may intercept")
def seven_levels(edition: Edition) -> Edition:
    """Off by one."""
    return with_check(edition, "deus.intercept.j", lambda _game, units: sum(unit.level for unit in units) > 7)


@mutant("deus.intercept.j", "the marchers' levels count, too")
def marchers_levels_count(edition: Edition) -> Edition:
    """The limit is the area's, not a player's."""

    def wrong(game: Any, units: list[Any]) -> bool:
        there = areas.total_level(game, game.position.marching, intercept.contested_area(game))
        levels = [unit.level for unit in units]
        return bool(sum(levels, start=there) > 8)

    return with_check(edition, "deus.intercept.j", wrong)


@mutant("deus.intercept.k_units", "an area that the marching side took this turn can be intercepted in")
def taken_areas_can_be_intercepted_in(edition: Edition) -> Edition:
    """Reinforcements give the defending side another chance."""

    def offer(game: Any, frame: Any) -> Next:
        taken = [to for to in frame.moves.values() if to in FRONT and to not in game.position.start_owner]
        if not frame.contested and taken:
            frame.contested = taken[0]
            return Decision(opponent(game.position.marching), "intercept", "deus.intercept.trigger", about=taken[0])
        return intercept.offer_intercept(game, frame)

    return amend.step(edition, "march", "offer_intercept", offer)


@mutant("deus.intercept.k_defender_units", "defenders get reserves where they have come only this turn")
def newcomers_get_reserves(edition: Edition) -> Edition:
    """Only turn start is looked at."""
    return possible_if(edition, lambda game, frame: frame.contested not in game.position.start_owner)


@mutant("deus.intercept.k_defender_units", "defenders get reserves")
def defenders_get_reserves(edition: Edition) -> Edition:
    """Every march into an area that is not own can be intercepted."""
    return possible_if(edition, lambda _game, _frame: True)


@mutant("deus.intercept.l_multi_units", "one unit intercepts")
def one_interceptor(edition: Edition) -> Edition:
    """One more condition."""
    return with_check(edition, "deus.intercept.l_multi_units", lambda _game, units: len(units) > 1)


@mutant("deus.intercept.l_multi_units", "one ready unit takes exhausted ones along")
def ready_units_take_others_along(edition: Edition) -> Edition:
    """Any instead of all."""
    return with_check(edition, "deus.intercept.h", lambda _game, units: not any(unit.ready for unit in units))


@mutant("deus.intercept.l_multi_units", "one unit in range takes others along")
def near_units_take_others_along(edition: Edition) -> Edition:
    """Any instead of all."""

    def wrong(game: Any, units: list[Any]) -> bool:
        area = intercept.contested_area(game)
        return not any(area in march.reach(game, unit) for unit in units)

    return with_check(edition, "deus.intercept.i", wrong)


@mutant("deus.intercept.l_multi_origins", "units that intercept together come from one area")
def one_origin(edition: Edition) -> Edition:
    """One more condition."""
    return with_check(
        edition, "deus.intercept.l_multi_origins", lambda _game, units: len({unit.area for unit in units}) > 1
    )


@mutant("deus.intercept.l_multi_origins", "interceptors that go back all go to the first one's origin")
def one_way_back(edition: Edition) -> Edition:
    """One origin is kept for all."""

    def move(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        frame.interceptors = dict.fromkeys(frame.interceptors, next(iter(frame.interceptors.values())))
        return outcome

    return amend.around(edition, "intercept", move)


@mutant("deus.intercept.l_multi_origins", "the limit binds the interceptors of each origin by themselves")
def limit_for_each_origin(edition: Edition) -> Edition:
    """They are not added up."""

    def wrong(_game: Any, units: list[Any]) -> bool:
        return any(sum(unit.level for unit in units if unit.area == area) > 8 for area in {u.area for u in units})

    return with_check(edition, "deus.intercept.j", wrong)


@mutant("deus.intercept.declined", "a declined intercept leaves a battle marker")
def declining_leaves_a_marker(edition: Edition) -> Edition:
    """As after a battle."""

    def mark(game: Any, frame: Any) -> None:
        position = game.position
        if frame.contested and frame.contested not in position.battle_markers:
            position.battle_markers = (*position.battle_markers, frame.contested)

    return amend.after_step(edition, "march", "exhaust_marchers", mark)


@mutant("deus.intercept.declined", "victory is not looked at after a march without a battle")
def no_victory_by_marching(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "march", "check_victory")


@mutant("deus.intercept.declined", "victory is looked at before the intercept is decided")
def victory_before_the_intercept(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    return amend.step_before(edition, "march", "check_victory", "offer_intercept")


@mutant("deus.intercept.declined", "marchers whom nobody meets stay ready")
def unopposed_marchers_stay_ready(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "march", "exhaust_marchers")
