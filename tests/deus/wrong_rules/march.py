"""Wrong marches."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, step, table
from reference_engine.deus import march
from reference_engine.deus.board import AREAS, FLY, FRONT, WALK
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent, units_in

Context = Any
March = Any
"An answer: units and where they go."


with clause("deus.march.optional") as this:

    @wrong("the main phase does not end while a unit could march", condition, "end_phase", this)
    def _(game, seat, _answer):
        return list(march.march_options(game, seat))

    @wrong("the main phase does not end before there has been a march", condition, "end_phase", this)
    def _(game, seat, _answer):
        mine = [unit for unit in game.position.units.values() if unit.owner == seat]
        return mine and all(unit.ready for unit in mine)


def with_ranges(walk: dict[str, tuple[str, ...]], fly: dict[str, tuple[str, ...]]) -> Bend:
    return judgement("march range", {"walk": walk, "fly": fly})


with clause("deus.march.range_by_type"):
    mutant("every unit walks", with_ranges(WALK, WALK))
    mutant("every unit flies", with_ranges(FLY, FLY))


def distance(one: str, other: str) -> tuple[int, int]:
    """How many columns and how many ranks lie between two areas."""
    return (abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))


with clause("deus.march.range.walk"):
    mutant(
        "walkers may march to where they are", with_ranges({area: (area, *near) for area, near in WALK.items()}, FLY)
    )

    @wrong("walkers never go back or aside at the front", table)
    def _(edition):
        near = {area: tuple(to for to in WALK[area] if area not in FRONT or to in FRONT) for area in AREAS}
        return with_ranges(near, FLY)(edition)

    @wrong("walkers go straight two areas", table)
    def _(edition):
        near = {area: tuple(to for to in AREAS if sorted(distance(area, to)) in ([0, 1], [0, 2])) for area in AREAS}
        return with_ranges(near, FLY)(edition)


with_check = partial(condition, "march")


with clause("deus.march.range.fly") as this:
    mutant(
        "flyers fly diagonally only",
        with_ranges(WALK, {area: tuple(set(FLY[area]) - set(WALK[area])) for area in AREAS}),
    )

    @wrong("flyers fly two areas straight ahead or aside", table)
    def _(edition):
        near = {area: tuple(to for to in AREAS if 0 < sum(distance(area, to)) <= 2) for area in AREAS}
        return with_ranges(WALK, near)(edition)

    @wrong("a diagonal flight is stopped by units beside the way", with_check, this)
    def _(game, _seat, answer):
        for unit, to in answer.moves.items():
            start = game.position.units[unit].area
            between = [area for area in WALK[start] if area in WALK[to]]
            if distance(start, to) == (1, 1) and all(units_in(game.position, area) for area in between):
                return True
        return False


with clause("deus.march.battle_if_enemy"):

    @wrong("exhausted defenders are no reason for a battle", step, "march", "fight")
    def _(game, frame):
        there = units_in(game.position, frame.contested, opponent(game.position.marching))
        return march.fight(game, frame) if any(unit.ready for unit in there) else None


def exhausting(whom: Callable[[Context, Any, Any], bool]) -> Bend:
    def exhaust(game: Context, frame: Any) -> None:
        units = [unit for unit in game.position.units.values() if whom(game, frame, unit)]
        zones.exhaust(game, units, "deus.after.exhaust_unacted")

    return step("after_battle", "exhaust_ready_units", exhaust)


with clause("deus.march.exhaust_after_battle"):
    mutant("all units on the battlefield are exhausted after a battle", exhausting(lambda *_: True))

    @wrong("only the marching side is exhausted after a battle", exhausting)
    def _(game, frame, unit):
        return unit.area == frame.area and unit.owner == game.position.marching
