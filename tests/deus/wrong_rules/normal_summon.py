"""Wrong normal summon phases, which belong to the turn."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, condition, perform, table
from reference_engine.deus import areas, instant_summon, march
from reference_engine.deus.board import TERRITORY
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of, units_in

with clause("deus.turn.summon.any_order"):

    @wrong("units are rearranged once", perform, "rearrange")
    def _(real, *arguments):
        real(*arguments)

    @wrong("units are not rearranged any more once a unit has been summoned", table)
    def _(edition):
        def summon(real, game, frame, seat, answer):
            outcome = real(game, frame, seat, answer)
            zones.change_unit(game, answer.card, instantly_summoned=True)
            return outcome

        def before_summons(game, seat, _answer):
            return "too late" if any(unit.instantly_summoned for unit in game.position.units.values()) else None

        edition = perform("summon", summon)(edition)
        return condition("rearrange", "deus.turn.summon.any_order", before_summons)(edition)


with clause("deus.turn.summon.normal") as this:

    @wrong("a summoned unit is exhausted", after_act, "summon")
    def _(game, seat, answer):
        zones.change_unit(game, answer.card, ready=False)

    @wrong("units are summoned to front areas, too, if no enemy is there", condition, "summon", this)
    def _(game, seat, answer):
        if card_of(game, answer.card).kind not in ("unit", "token"):
            return True
        return not areas.may_hold(game, answer.area, seat)

    @wrong("any card can be summoned, not only a unit card", condition, "summon", this)
    def _(_game, seat, answer):
        return answer.area not in TERRITORY[seat]


with clause("deus.turn.summon.normal_any_unit") as this:
    mutant(
        "only units with the instant summon mark can be summoned",
        condition("summon", this, instant_summon.is_marked_in_hand),
    )

    @wrong("a normal summon costs as much power as the unit has levels", perform, "summon")
    def _(real, game, frame, seat, answer):
        zones.gain_power(game, seat, -(card_of(game, answer.card).level or 0))
        return real(game, frame, seat, answer)


def _with_summon_total(total: Any) -> Bend:
    def limit(game: Any, seat: str, answer: Any) -> str | None:
        return areas.over_limit(game, seat, answer.area, total(game, seat, answer))

    return condition("summon", "deus.turn.summon.normal_limit", limit)


with clause("deus.turn.summon.normal_limit"):

    @wrong("only the levels already there count", _with_summon_total)
    def _(game, seat, answer):
        return areas.total_level(game, seat, answer.area)

    @wrong("only the summoned unit's level counts", _with_summon_total)
    def _(game, _seat, answer):
        return card_of(game, answer.card).level or 0

    @wrong("own territory as a whole holds 8 levels", _with_summon_total)
    def _(game, seat, answer):
        there = sum(areas.total_level(game, seat, area) for area in TERRITORY[seat])
        return there + (card_of(game, answer.card).level or 0)

    @wrong("7 levels are the limit of a summon", _with_summon_total)
    def _(game, seat, answer):
        return areas.total_level(game, seat, answer.area) + (card_of(game, answer.card).level or 0) + 1


with clause("deus.turn.summon.normal_repeat") as this:

    @wrong("one unit is summoned in a turn", perform, "summon")
    def _(real, *arguments):
        real(*arguments)

    @wrong("an area takes one summoned unit", condition, "summon", this)
    def _(game, _seat, answer):
        return units_in(game.position, answer.area)


with clause("deus.turn.summon.rearrange"):

    @wrong("units are rearranged within their march range", condition, "rearrange", "deus.march.b_range")
    def _(game, _seat, answer):
        units = game.position.units
        return [u for u, area in answer.areas.items() if area not in (units[u].area, *march.reach(game, units[u]))]

    @wrong("a rearrangement moves one unit", condition, "rearrange", "deus.turn.summon.any_order")
    def _(_game, _seat, answer):
        return len(answer.areas) > 1


def _rearranged_units_become(ready: bool) -> Bend:
    def rearrange(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        for unit in answer.areas:
            zones.change_unit(game, unit, ready=ready)
        return outcome

    return perform("rearrange", rearrange)


with clause("deus.turn.summon.rearrange_exhausted") as this:
    mutant("rearranged units become exhausted", _rearranged_units_become(ready=False))
    mutant("rearranged units become ready", _rearranged_units_become(ready=True))

    @wrong("exhausted units cannot be rearranged", condition, "rearrange", this)
    def _(game, _seat, answer):
        return any(not game.position.units[unit].ready for unit in answer.areas)


with clause("deus.turn.summon.rearrange_limit") as this:

    @wrong("units that leave an area still count there", condition, "rearrange", this)
    def _(game, seat, answer):
        units = game.position.units
        for area in answer.areas.values():
            coming = sum((units[unit].level for unit, to in answer.areas.items() if to == area != units[unit].area))
            if coming and areas.total_level(game, seat, area) + coming > 8:
                return True
        return None


def _with_rearrange_places(wrong: Any) -> Bend:
    def places(game: Any, seat: str, answer: Any) -> str | None:
        moves = ((game.position.units[unit].area, to) for unit, to in answer.areas.items())
        return "not own territory" if any((wrong(seat, start, to) for start, to in moves)) else None

    return condition("rearrange", "deus.turn.summon.rearrange_not_front", places)


with clause("deus.turn.summon.rearrange_not_front"):

    @wrong("units may be rearranged out of a front area", _with_rearrange_places)
    def _(seat, _start, to):
        return to not in TERRITORY[seat]

    @wrong("units may be rearranged into a front area", _with_rearrange_places)
    def _(seat, start, _to):
        return start not in TERRITORY[seat]
