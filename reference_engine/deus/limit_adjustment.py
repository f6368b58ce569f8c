"""Limit adjustment (page 30): units are discarded, one at a time, until an area is within its limit."""

from collections.abc import Iterable, Iterator

from reference_engine.deus import areas
from reference_engine.deus.board import AREAS
from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Seat, Unit, units_in


class Adjust(Answer, frozen=True, tag="adjust"):
    """The unit to discard next."""

    unit: Id


def adjust_areas(game: Context[Position], seat: Seat) -> Next:
    """While an area holds too much, its owner discards one unit of it, and no more than needed.

    With several such areas the owner says where to go on.

    Clauses: deus.limit_adjust.trigger, deus.limit_adjust.one_by_one, deus.limit_adjust.until_within
    """
    overfull = overfull_areas(game, seat)
    next_ones = [unit for area in overfull for unit in discarded_first(game, seat, area)]
    if not next_ones:
        return None
    if len(next_ones) == 1:
        return give_up(game, next_ones[0])
    return Decision(
        seat, "limit_adjustment", "deus.limit_adjust.trigger", about=overfull[0] if len(overfull) == 1 else ""
    )


def adjust_after_effect(game: Context[Position], frame: Effect) -> Next:
    """By a switch what an effect brings comes whether or not there is room, and its player adjusts the areas.

    Clauses: deus.ruling.no_room_on_arrival
    """
    comes_all_the_same = game.edition.switches["no_room_on_arrival"] == "limit adjustment"
    return adjust_areas(game, frame.seat) if comes_all_the_same else None


@judgement
def overfull_areas(game: Context[Position], seat: Seat) -> list[str]:
    """The areas where a player's units total more than the limit."""
    limit = game.edition.numbers["area_limit"]
    return [area for area in AREAS if areas.total_level(game, seat, area) > limit]


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


def adjust_faults(game: Context[Position], _seat: Seat, answer: Adjust) -> Iterator[str]:
    """There must be such a card."""
    if answer.unit not in game.position.cards:
        yield f"there is no card {answer.unit!r}"


def own_overfull_area_only(game: Context[Position], seat: Seat, answer: Adjust) -> str | None:
    """One discards one's own units, where there are too many.

    Clauses: deus.limit_adjust.trigger
    """
    unit = game.position.units.get(answer.unit)
    if unit is not None and unit.owner == seat and unit.area in overfull_areas(game, seat):
        return None
    return f"{answer.unit} is no unit of {seat} in an area with too many levels"


def instant_ones_first(game: Context[Position], seat: Seat, answer: Adjust) -> str | None:
    """No other unit of the area goes while an instantly summoned one is there.

    Clauses: deus.limit_adjust.instant_first
    """
    unit = game.position.units.get(answer.unit)
    if unit is None or unit.owner != seat:
        return None
    first = [other.id for other in discarded_first(game, seat, unit.area)]
    return None if answer.unit in first else f"{', '.join(first)} must go before {answer.unit}"


def adjust_options(game: Context[Position], seat: Seat) -> Iterable[Adjust]:
    """The units that may go next."""
    for area in overfull_areas(game, seat):
        for unit in discarded_first(game, seat, area):
            yield Adjust(unit.id)


ADJUST = Act(
    perform=adjust,
    faults=adjust_faults,
    options=adjust_options,
    conditions={
        "deus.limit_adjust.trigger": own_overfull_area_only,
        "deus.limit_adjust.instant_first": instant_ones_first,
    },
)
