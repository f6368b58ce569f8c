"""Wrong marches."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import march
from reference_engine.deus.board import AREAS, FLY, FRONT, WALK
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent, units_in

Context = Any
March = Any
"""An answer: units and where they go."""


def with_check(edition: Edition, clause: str, wrong: Callable[[Context, str, March], bool]) -> Edition:
    """The table with another judgement of what breaks a clause of the march."""

    def check(game: Context, seat: str, answer: March) -> str | None:
        return "not so" if wrong(game, seat, answer) else None

    return amend.condition(edition, "march", clause, check)


def with_ranges(edition: Edition, walk: dict[str, tuple[str, ...]], fly: dict[str, tuple[str, ...]]) -> Edition:
    """The table with other march ranges."""
    return amend.rule(edition, "march range", {"walk": walk, "fly": fly})


def distance(one: str, other: str) -> tuple[int, int]:
    """How many columns and how many ranks lie between two areas."""
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))


# When, and whether


@mutant("deus.march.main_phase_action", "units march in the normal summon phase, too")
def marches_in_the_summon_phase(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "summon", "march")


@mutant("deus.march.main_phase_action", "units march during a hand adjustment, too")
def marches_in_a_hand_adjustment(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "hand_adjustment", "march")


@mutant("deus.march.main_phase_action", "units march while the end of the turn is to be declared, too")
def marches_at_the_end(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "end", "march")


@mutant("deus.march.optional", "the main phase does not end while a unit could march")
def must_march(edition: Edition) -> Edition:
    """One more condition."""

    def nobody_left(game: Context, seat: str, _answer: Any) -> str | None:
        return "somebody could march" if list(march.march_options(game, seat)) else None

    return amend.condition(edition, "end_phase", "deus.march.optional", nobody_left)


@mutant("deus.march.optional", "the main phase does not end before there has been a march")
def must_march_once(edition: Edition) -> Edition:
    """One more condition: somebody must be exhausted."""

    def somebody_has(game: Context, seat: str, _answer: Any) -> str | None:
        mine = [unit for unit in game.position.units.values() if unit.owner == seat]
        return "march first" if mine and all(unit.ready for unit in mine) else None

    return amend.condition(edition, "end_phase", "deus.march.optional", somebody_has)


# March range


@mutant("deus.march.range_by_type", "every unit walks")
def everybody_walks(edition: Edition) -> Edition:
    """Flyers have the walkers' range."""
    return with_ranges(edition, WALK, WALK)


@mutant("deus.march.range_by_type", "every unit flies")
def everybody_flies(edition: Edition) -> Edition:
    """Walkers have the flyers' range."""
    return with_ranges(edition, FLY, FLY)


@mutant("deus.march.range.walk", "walkers may march to where they are")
def walkers_may_stay(edition: Edition) -> Edition:
    """The own area counts as near."""
    return with_ranges(edition, {area: (area, *near) for area, near in WALK.items()}, FLY)


@mutant("deus.march.range.walk", "walkers never go back or aside at the front")
def walkers_stay_at_the_front(edition: Edition) -> Edition:
    """A walker at the front goes sideways only."""
    near = {area: tuple(to for to in WALK[area] if area not in FRONT or to in FRONT) for area in AREAS}
    return with_ranges(edition, near, FLY)


@mutant("deus.march.range.walk", "walkers go straight two areas")
def walkers_go_two(edition: Edition) -> Edition:
    """Two areas in a line are near, too."""
    near = {area: tuple(to for to in AREAS if sorted(distance(area, to)) in ([0, 1], [0, 2])) for area in AREAS}
    return with_ranges(edition, near, FLY)


@mutant("deus.march.range.fly", "flyers fly diagonally only")
def flyers_fly_diagonally(edition: Edition) -> Edition:
    """The orthogonal neighbours are forgotten."""
    return with_ranges(edition, WALK, {area: tuple(set(FLY[area]) - set(WALK[area])) for area in AREAS})


@mutant("deus.march.range.fly", "flyers fly two areas straight ahead or aside")
def flyers_fly_two(edition: Edition) -> Edition:
    """As far as two steps of a walker."""
    near = {area: tuple(to for to in AREAS if 0 < sum(distance(area, to)) <= 2) for area in AREAS}
    return with_ranges(edition, WALK, near)


@mutant("deus.march.range.fly", "a diagonal flight is stopped by units beside the way")
def flights_are_blocked(edition: Edition) -> Edition:
    """A diagonal needs one free neighbour of both areas."""

    def blocked(game: Context, _seat: str, answer: March) -> bool:
        for unit, to in answer.moves.items():
            start = game.position.units[unit].area
            between = [area for area in WALK[start] if area in WALK[to]]
            if distance(start, to) == (1, 1) and all(units_in(game.position, area) for area in between):
                return True
        return False

    return with_check(edition, "deus.march.range.fly", blocked)


# What a march leads to


@mutant("deus.march.battle_if_enemy", "exhausted defenders are no reason for a battle")
def exhausted_defenders_do_not_fight(edition: Edition) -> Edition:
    """Only ready ones count."""

    def fight(game: Context, frame: Any) -> Any:
        there = units_in(game.position, frame.contested, opponent(game.position.marching))
        return march.fight(game, frame) if any(unit.ready for unit in there) else None

    return amend.step(edition, "march", "fight", fight)


@mutant("deus.march.exhaust_after_march", "marchers stay ready")
def marchers_stay_ready(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "march", "exhaust_marchers")


@mutant("deus.march.exhaust_after_march", "marchers are exhausted on arrival even if there will be a battle")
def marchers_arrive_exhausted(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    return amend.step_before(edition, "march", "exhaust_marchers", "offer_intercept")


def exhausting(edition: Edition, whom: Callable[[Context, Any, Any], bool]) -> Edition:
    """The table in which only some of the units are exhausted after a battle."""

    def exhaust(game: Context, frame: Any) -> None:
        units = [unit for unit in game.position.units.values() if whom(game, frame, unit)]
        zones.exhaust(game, units, "deus.after.exhaust_unacted")

    return amend.step(edition, "after_battle", "exhaust_ready_units", exhaust)


@mutant("deus.march.exhaust_after_battle", "units that did not attack stay ready")
def idle_units_stay_ready(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "after_battle", "exhaust_ready_units")


@mutant("deus.march.exhaust_after_battle", "only the marching side is exhausted after a battle")
def defenders_stay_ready(edition: Edition) -> Edition:
    """One side is forgotten."""
    return exhausting(
        edition, lambda game, frame, unit: unit.area == frame.area and unit.owner == game.position.marching
    )


@mutant("deus.march.exhaust_after_battle", "all units on the battlefield are exhausted after a battle")
def everybody_is_exhausted(edition: Edition) -> Edition:
    """The area is forgotten."""
    return exhausting(edition, lambda _game, _frame, _unit: True)
