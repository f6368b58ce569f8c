"""The end of a battle: the march succeeds or fails, units go back, and what does not fit is discarded."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.moncolle_tcg import field
from reference_engine.moncolle_tcg.position import Position, Unit, units_in
from reference_engine.moncolle_tcg.procedures import BattleEnd
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, both_sides


class Return(Answer, frozen=True, tag="return"):
    """One of the player's units that look for a place, and the space to which it goes."""

    unit: Id
    area: Place


class Adjust(Answer, frozen=True, tag="adjust"):
    """The unit to discard next."""

    unit: Id


def judge_result(game: Context[Position], frame: BattleEnd) -> Next:
    """Only the marching side is left: success. Anybody of the defending side is: failure. Nobody is: failure, too.

    Instantly summoned units alone are enough. They have not marched, and stay as they are, unless the edition reads
    it otherwise.

    Clauses: moncolle_tcg.march.success, moncolle_tcg.march.both_destroyed, moncolle_tcg.march.failure_return,
        moncolle_tcg.ruling.instant_marchers_stay_ready, moncolle_tcg.ruling.instant_units_take_a_base
    """
    marching, defending = (bool(units_in(game.position, frame.area, seat)) for seat in both_sides(game.position))
    frame.failed = defending
    there = units_in(game.position, frame.area, game.position.marching)
    summoned = [unit for unit in there if unit.instantly_summoned]
    frame.summoned = tuple(unit.id for unit in summoned)
    if game.edition.switches["instant_marchers_acted"] == "on":
        zones.exhaust(game, summoned, "moncolle_tcg.march.acted_when_finished")
    clause = "success" if marching and not defending else "failure_return" if defending else "both_destroyed"
    game.emit(Event("outcome", f"moncolle_tcg.march.{clause}", place=frame.area))
    return None


def marchers_return(game: Context[Position], frame: BattleEnd) -> Next:
    """After a failure each unit that marched goes back to where it came from.

    Clauses: moncolle_tcg.march.failure_return
    """
    if frame.failed:
        for unit in units_in(game.position, frame.area, game.position.marching):
            if not unit.instantly_summoned:
                zones.move(game, unit.id, frame.origins[unit.id], "moncolle_tcg.march.failure_return")
    return None


# Units that were summoned into the battle


def summoned_units_return(game: Context[Position], frame: BattleEnd) -> Next:
    """The owner finds an origin of the march for each unit summoned into the battle; with one there is no choice.

    Clauses: moncolle_tcg.march.instant_units_return, moncolle_tcg.ruling.any_origin_of_the_march
    """
    seat = game.position.marching
    looking = without_place(game, frame)
    if not looking:
        return None
    origins = origins_of(game, frame)
    if len(origins) > 1:
        return Decision(seat, "return", "moncolle_tcg.march.instant_units_return", about=frame.area)
    for unit in looking:
        zones.move(game, unit.id, origins[0], "moncolle_tcg.march.instant_units_return")
    return None


@judgement
def without_place(game: Context[Position], frame: BattleEnd) -> list[Unit]:
    """The marching side's units that have no origin of their own, after a failure.

    Clauses: moncolle_tcg.march.instant_units_return
    """
    return units_in(game.position, frame.area, game.position.marching) if frame.failed else []


@judgement
def origins_of(_game: Context[Position], frame: BattleEnd) -> list[str]:
    """All spaces from which the march came, those of the fallen included, overfull or not.

    Clauses: moncolle_tcg.ruling.any_origin_of_the_march
    """
    return sorted(set(frame.origins.values()))


def return_unit(game: Context[Position], _frame: BattleEnd, _seat: str, answer: Return) -> Next:
    """The owner has chosen."""
    zones.move(game, answer.unit, answer.area, "moncolle_tcg.march.instant_units_return")
    return AGAIN


def return_faults(game: Context[Position], _seat: str, answer: Return) -> Iterator[str]:
    """There must be such a card."""
    if answer.unit not in game.position.cards:
        yield f"there is no card {answer.unit!r}"


def goes_to_an_origin(game: Context[Position], _seat: str, answer: Return) -> str | None:
    """Units that were summoned into the battle go to a space from which the march came.

    Clauses: moncolle_tcg.march.instant_units_return
    """
    frame = game.asking(BattleEnd)
    if all(unit.id != answer.unit for unit in without_place(game, frame)):
        return f"{answer.unit} looks for no place"
    return None if answer.area in origins_of(game, frame) else f"nobody has marched from {answer.area}"


def return_options(game: Context[Position], _seat: str) -> Iterable[Return]:
    """Each such unit with each origin."""
    frame = game.asking(BattleEnd)
    return [Return(unit.id, area) for unit in without_place(game, frame) for area in origins_of(game, frame)]


RETURN = Act(
    perform=return_unit,
    faults=return_faults,
    options=return_options,
    conditions={"moncolle_tcg.march.instant_units_return": goes_to_an_origin},
)


# Spaces that hold too much


def adjust(game: Context[Position], frame: BattleEnd) -> Next:
    """Where too many levels have come back, units are discarded until the rest fits, and no more; nobody dies of it.

    Clauses: moncolle_tcg.march.return_overflow
    """
    seat = game.position.marching
    over = overfull_spaces(game, seat)
    candidates = [unit for area in over for unit in discarded_first(game, frame, seat, area)]
    if not candidates:
        return None
    if len(candidates) == 1:
        return give_up(game, candidates[0])
    about = over[0] if len(over) == 1 else ""
    return Decision(seat, "limit_adjustment", "moncolle_tcg.march.return_overflow", about=about)


@judgement
def overfull_spaces(game: Context[Position], seat: Seat) -> list[str]:
    """The spaces on which a player's units total more than the Limit.

    Clauses: moncolle_tcg.march.return_overflow
    """
    held = sorted({unit.area for unit in game.position.units.values() if unit.owner == seat})
    return [area for area in held if field.total_level(game, seat, area) > field.limit_of(game, area)]


@judgement
def discarded_first(game: Context[Position], frame: BattleEnd, seat: Seat, area: str) -> list[Unit]:
    """Units summoned in this march's battle go first, then whichever the owner likes.

    Clauses: moncolle_tcg.march.return_overflow
    """
    units = units_in(game.position, area, seat)
    return [unit for unit in units if unit.id in frame.summoned] or units


@judgement
def give_up(game: Context[Position], unit: Unit) -> Next:
    """One unit is discarded, then it is looked again.

    Clauses: moncolle_tcg.march.return_overflow
    """
    zones.leave(game, [unit], what="discarded", clause="moncolle_tcg.march.return_overflow")
    return AGAIN


def give_up_chosen(game: Context[Position], _frame: BattleEnd, _seat: str, answer: Adjust) -> Next:
    """The chosen unit is discarded."""
    return give_up(game, game.position.units[answer.unit])


def adjust_faults(game: Context[Position], _seat: str, answer: Adjust) -> Iterator[str]:
    """There must be such a card."""
    if answer.unit not in game.position.cards:
        yield f"there is no card {answer.unit!r}"


def summoned_ones_first(game: Context[Position], seat: Seat, answer: Adjust) -> str | None:
    """One discards one's own units where there are too many, those summoned in this march's battle first.

    Clauses: moncolle_tcg.march.return_overflow
    """
    unit = game.position.units.get(answer.unit)
    if unit is None or unit.owner != seat or unit.area not in overfull_spaces(game, seat):
        return f"{answer.unit} is no unit of {seat} on a space with too many levels"
    first = [other.id for other in discarded_first(game, game.asking(BattleEnd), seat, unit.area)]
    return None if unit.id in first else f"{', '.join(first)} must go before {unit.id}"


def adjust_options(game: Context[Position], seat: Seat) -> Iterable[Adjust]:
    """The units that may go next."""
    frame, over = game.asking(BattleEnd), overfull_spaces(game, seat)
    return [Adjust(unit.id) for area in over for unit in discarded_first(game, frame, seat, area)]


ADJUST = Act(
    perform=give_up_chosen,
    faults=adjust_faults,
    options=adjust_options,
    conditions={"moncolle_tcg.march.return_overflow": summoned_ones_first},
)
