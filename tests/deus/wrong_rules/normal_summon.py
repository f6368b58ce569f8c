"""Wrong normal summon phases, which belong to the turn."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import areas, instant_summon, march
from reference_engine.deus.board import TERRITORY
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of, units_in


@mutant("deus.turn.summon.any_order", "units are rearranged once")
def one_rearrangement(edition: Edition) -> Edition:
    """The phase is over after a rearrangement."""

    def rearrange(real: Any, *arguments: Any) -> None:
        real(*arguments)

    return amend.around(edition, "rearrange", rearrange)


@mutant("deus.turn.summon.any_order", "units are not rearranged any more once a unit has been summoned")
def no_rearrangement_after_a_summon(edition: Edition) -> Edition:
    """One more condition; units that come from the hand are remembered by their mark."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, instantly_summoned=True)
        return outcome

    def before_summons(game: Any, seat: str, _answer: Any) -> str | None:
        return "too late" if any(unit.instantly_summoned for unit in game.position.units.values()) else None

    edition = amend.around(edition, "summon", summon)
    return amend.condition(edition, "rearrange", "deus.turn.summon.any_order", before_summons)


@mutant("deus.turn.summon.normal", "a summoned unit is exhausted")
def summoned_exhausted(edition: Edition) -> Edition:
    """As if it had just marched."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, ready=False)
        return outcome

    return amend.around(edition, "summon", summon)


@mutant("deus.turn.summon.normal", "units are summoned to front areas, too, if no enemy is there")
def summoned_to_the_front(edition: Edition) -> Edition:
    """Wherever own units may stand."""

    def anywhere(game: Any, seat: str, answer: Any) -> str | None:
        if card_of(game, answer.card).kind not in ("unit", "token"):
            return "no unit card"
        return None if areas.may_hold(game, answer.area, seat) else "enemy territory"

    return amend.condition(edition, "summon", "deus.turn.summon.normal", anywhere)


@mutant("deus.turn.summon.normal", "any card can be summoned, not only a unit card")
def anything_is_summoned(edition: Edition) -> Edition:
    """The kind of card is not looked at."""

    def own_territory(_game: Any, seat: str, answer: Any) -> str | None:
        return None if answer.area in TERRITORY[seat] else "not own territory"

    return amend.condition(edition, "summon", "deus.turn.summon.normal", own_territory)


@mutant("deus.turn.summon.normal_any_unit", "only units with the instant summon mark can be summoned")
def only_marked_units(edition: Edition) -> Edition:
    """The condition of the battle binds here, too."""
    return amend.condition(edition, "summon", "deus.turn.summon.normal_any_unit", instant_summon.is_marked)


@mutant("deus.turn.summon.normal_any_unit", "a normal summon costs as much power as the unit has levels")
def summons_cost_power(edition: Edition) -> Edition:
    """Take the power away."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        zones.gain_power(game, seat, -(card_of(game, answer.card).level or 0))
        return real(game, frame, seat, answer)

    return amend.around(edition, "summon", summon)


def _with_summon_total(edition: Edition, total: Any) -> Edition:
    def limit(game: Any, seat: str, answer: Any) -> str | None:
        return areas.over_limit(game, seat, answer.area, total(game, seat, answer))

    return amend.condition(edition, "summon", "deus.turn.summon.normal_limit", limit)


@mutant("deus.turn.summon.normal_limit", "only the levels already there count")
def levels_there_count(edition: Edition) -> Edition:
    """The summoned unit is forgotten."""
    return _with_summon_total(edition, lambda game, seat, answer: areas.total_level(game, seat, answer.area))


@mutant("deus.turn.summon.normal_limit", "only the summoned unit's level counts")
def levels_new_count(edition: Edition) -> Edition:
    """The units that are there are forgotten."""
    return _with_summon_total(edition, lambda game, _seat, answer: card_of(game, answer.card).level or 0)


@mutant("deus.turn.summon.normal_limit", "own territory as a whole holds 8 levels")
def territory_holds_eight(edition: Edition) -> Edition:
    """The three areas are taken together."""

    def total(game: Any, seat: str, answer: Any) -> int:
        there = sum(areas.total_level(game, seat, area) for area in TERRITORY[seat])
        return there + (card_of(game, answer.card).level or 0)

    return _with_summon_total(edition, total)


@mutant("deus.turn.summon.normal_limit", "7 levels are the limit of a summon")
def seven_levels(edition: Edition) -> Edition:
    """Off by one."""

    def total(game: Any, seat: str, answer: Any) -> int:
        return areas.total_level(game, seat, answer.area) + (card_of(game, answer.card).level or 0) + 1

    return _with_summon_total(edition, total)


@mutant("deus.turn.summon.normal_repeat", "one unit is summoned in a turn")
def one_summon(edition: Edition) -> Edition:
    """The phase is over after a summon."""

    def summon(real: Any, *arguments: Any) -> None:
        real(*arguments)

    return amend.around(edition, "summon", summon)


@mutant("deus.turn.summon.normal_repeat", "an area takes one summoned unit")
def one_unit_an_area(edition: Edition) -> Edition:
    """One more condition."""

    def empty(game: Any, _seat: str, answer: Any) -> str | None:
        return "somebody is there" if units_in(game.position, answer.area) else None

    return amend.condition(edition, "summon", "deus.turn.summon.normal_repeat", empty)


@mutant("deus.turn.summon.rearrange", "units are rearranged within their march range")
def rearranged_within_range(edition: Edition) -> Edition:
    """The condition of the march binds here, too."""

    def near(game: Any, _seat: str, answer: Any) -> str | None:
        units = game.position.units
        far = [u for u, area in answer.areas.items() if area not in (units[u].area, *march.reach(game, units[u]))]
        return "too far" if far else None

    return amend.condition(edition, "rearrange", "deus.march.b_range", near)


@mutant("deus.turn.summon.rearrange", "a rearrangement moves one unit")
def one_unit_is_rearranged(edition: Edition) -> Edition:
    """One more condition."""

    def single(_game: Any, _seat: str, answer: Any) -> str | None:
        return "one unit only" if len(answer.areas) > 1 else None

    return amend.condition(edition, "rearrange", "deus.turn.summon.any_order", single)


@mutant("deus.turn.summon.rearrange_exhausted", "exhausted units cannot be rearranged")
def exhausted_stay(edition: Edition) -> Edition:
    """One more condition."""

    def ready(game: Any, _seat: str, answer: Any) -> str | None:
        return None if all(game.position.units[unit].ready for unit in answer.areas) else "exhausted"

    return amend.condition(edition, "rearrange", "deus.turn.summon.rearrange_exhausted", ready)


def _rearranged_units_become(edition: Edition, ready: bool) -> Edition:
    def rearrange(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        for unit in answer.areas:
            zones.change_unit(game, unit, ready=ready)
        return outcome

    return amend.around(edition, "rearrange", rearrange)


@mutant("deus.turn.summon.rearrange_exhausted", "rearranged units become exhausted")
def rearranging_exhausts(edition: Edition) -> Edition:
    """As after a march."""
    return _rearranged_units_become(edition, ready=False)


@mutant("deus.turn.summon.rearrange_exhausted", "rearranged units become ready")
def rearranging_readies(edition: Edition) -> Edition:
    """As if newly summoned."""
    return _rearranged_units_become(edition, ready=True)


@mutant("deus.turn.summon.rearrange_limit", "units that leave an area still count there")
def leavers_still_count(edition: Edition) -> Edition:
    """The limit is measured before anybody has left."""

    def limit(game: Any, seat: str, answer: Any) -> str | None:
        units = game.position.units
        for area in answer.areas.values():
            coming = sum(units[unit].level for unit, to in answer.areas.items() if to == area != units[unit].area)
            if coming and areas.total_level(game, seat, area) + coming > 8:
                return "too much"
        return None

    return amend.condition(edition, "rearrange", "deus.turn.summon.rearrange_limit", limit)


def _with_rearrange_places(edition: Edition, wrong: Any) -> Edition:
    def places(game: Any, seat: str, answer: Any) -> str | None:
        moves = ((game.position.units[unit].area, to) for unit, to in answer.areas.items())
        return "not own territory" if any(wrong(seat, start, to) for start, to in moves) else None

    return amend.condition(edition, "rearrange", "deus.turn.summon.rearrange_not_front", places)


@mutant("deus.turn.summon.rearrange_not_front", "units may be rearranged out of a front area")
def rearranged_out_of_the_front(edition: Edition) -> Edition:
    """Only the destination is looked at."""
    return _with_rearrange_places(edition, lambda seat, _start, to: to not in TERRITORY[seat])


@mutant("deus.turn.summon.rearrange_not_front", "units may be rearranged into a front area")
def rearranged_into_the_front(edition: Edition) -> Edition:
    """Only the origin is looked at."""
    return _with_rearrange_places(edition, lambda seat, start, _to: start not in TERRITORY[seat])
