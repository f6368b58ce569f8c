"""Limit adjustment (page 30): units are discarded, one at a time, until an area is within its limit."""

from collections.abc import Iterable, Iterator

from reference_engine.deus import areas
from reference_engine.deus.board import AREAS
from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, Unit, units_in


class Adjust(Answer, frozen=True, tag="adjust"):
    """The unit to discard next."""

    unit: str


def adjust_areas(game: Context[Position], seat: Seat) -> Next:
    """While an area holds too much, its owner discards one unit of it, and no more than needed.

    Clauses: deus.limit_adjust.trigger, deus.limit_adjust.one_by_one, deus.limit_adjust.until_within
    """
    area = overfull_area(game, seat)
    if area is None:
        return None
    first = discarded_first(game, seat, area)
    if len(first) == 1:
        return give_up(game, first[0])
    return Decision(seat, "limit_adjustment", "deus.limit_adjust.trigger", about=area)


@judgement
def overfull_area(game: Context[Position], seat: Seat) -> str | None:
    """The first area where a player's units total more than the limit."""
    limit = game.edition.numbers["area_limit"]
    return next((area for area in AREAS if areas.total_level(game, seat, area) > limit), None)


@judgement
def discarded_first(game: Context[Position], seat: Seat, area: str) -> list[Unit]:
    """Units instantly summoned this turn go first, then units that came by other effects, then the rest.

    Clauses: deus.limit_adjust.instant_first, deus.after.C_limit, deus.after.E_limit,
        deus.ruling.effect_entered_units_like_instant, deus.ruling.limit_adjustment_procedure
    """
    units = units_in(game.position, area, seat)
    instant = [unit for unit in units if unit.instantly_summoned]
    entered = [unit for unit in units if unit.entered_by_effect]
    return instant or entered or units


@judgement
def give_up(game: Context[Position], unit: Unit) -> Next:
    """One unit is discarded, then it is looked again."""
    zones.leave(game, [unit], what="discarded", clause="deus.limit_adjust.until_within")
    return AGAIN


def adjust(game: Context[Position], _frame: Procedure, _seat: str, answer: Adjust) -> Next:
    """The chosen unit is discarded."""
    return give_up(game, game.position.units[answer.unit])


def adjust_faults(game: Context[Position], seat: Seat, answer: Adjust) -> Iterator[str]:
    """The unit must be an own one in the overfull area."""
    unit = game.position.units.get(answer.unit)
    if unit is None or unit.area != game.question.about or unit.owner != seat:
        yield f"{answer.unit} is no unit of {seat} in the area in question"


def instant_ones_first(game: Context[Position], seat: Seat, answer: Adjust) -> str | None:
    """No other unit goes while an instantly summoned one is there.

    Clauses: deus.limit_adjust.instant_first
    """
    area = game.position.units[answer.unit].area
    first = [unit.id for unit in discarded_first(game, seat, area)]
    return None if answer.unit in first else f"{', '.join(first)} must go before {answer.unit}"


def adjust_options(game: Context[Position], seat: Seat) -> Iterable[Adjust]:
    """The units that may go."""
    for unit in discarded_first(game, seat, game.question.about):
        yield Adjust(unit.id)


ADJUST = Act(
    perform=adjust,
    faults=adjust_faults,
    options=adjust_options,
    conditions={"deus.limit_adjust.instant_first": instant_ones_first},
)
