"""The intercept (page 16): the defending side meets a march into an area that was nobody's, bound by h to l."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from reference_engine.deus import areas, march
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Marching
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, named_twice
from reference_engine.kernel.documents import Id, Members
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Unit, card_of, opponent
from reference_engine.monster_collection.values import level


class Intercept(Answer, frozen=True, tag="intercept"):
    """Own units that move into the destination of the march."""

    units: Members[tuple[Id, ...]]


def offer_intercept(game: Context[Position], frame: Marching) -> Next:
    """The defending side may intercept, once, if the area allows it and any unit could.

    Clauses: deus.intercept.trigger, deus.intercept.optional, deus.ruling.one_intercept_window
    """
    position = game.position
    if not frame.contested or not game.edition.judgements["intercept possible"](game, frame):
        return None
    defending = opponent(position.marching)
    if not any(could_intercept(game, unit, frame.contested) for unit in own_units(game, defending)):
        return None
    return Decision(defending, "intercept", "deus.intercept.trigger", about=frame.contested)


def intercept_possible(game: Context[Position], frame: Marching) -> bool:
    """Nobody was in the area at turn start, and nobody was when the march was declared.

    A marked area gives none, nor one that held units, nor one the defending side has vacated this turn; one that was
    taken and left again does.

    Clauses: deus.control_marker.no_intercept, deus.intercept.k_defender_units, deus.intercept.k_marker,
        deus.intercept.k_units, deus.ruling.marker_restricts_intercept,
        deus.ruling.taken_and_emptied_area_allows_intercept, deus.ruling.vacated_area_gives_no_intercept
    """
    position = game.position
    marked = frame.contested in position.control_markers
    return frame.was_empty and frame.contested not in position.start_owner and not marked


def own_units(game: Context[Position], seat: str) -> list[Unit]:
    """A player's units, wherever they are: front areas may be left too.

    Clauses: deus.ruling.intercept_from_front_area
    """
    return [unit for unit in game.position.units.values() if unit.owner == seat]


def could_intercept(game: Context[Position], unit: Unit, area: str) -> bool:
    """A ready unit whose range includes the area and that fits in alone."""
    fits = level(game, unit) <= game.edition.numbers["area_limit"]
    return unit.ready and area in march.reach(game, unit) and fits


def intercept(game: Context[Position], frame: Marching, seat: str, answer: Intercept) -> Next:
    """The interceptors move into the destination; a battle follows.

    Clauses: deus.intercept.moves_units
    """
    frame.interceptors = {unit: game.position.units[unit].area for unit in sorted(answer.units)}
    for unit in frame.interceptors:
        zones.move(game, unit, frame.contested, "deus.intercept.moves_units")
    game.emit(Event("intercepted", "deus.intercept.battle_always", seat=seat, place=frame.contested))
    return None


def contested_area(game: Context[Position]) -> str:
    """The destination of the march under way."""
    frame = game.asking(Marching)
    return frame.contested


def intercept_faults(game: Context[Position], _seat: str, answer: Intercept) -> Iterator[str]:
    """Cards must exist, each named once; declining is passing."""
    if not answer.units:
        yield "no unit is named"
    for twice in named_twice(answer.units):
        yield f"{twice!r} is named twice"
    for unit in answer.units:
        if unit not in game.position.cards:
            yield f"there is no card {unit!r}"


def own_units_only(game: Context[Position], seat: str, answer: Intercept) -> str | None:
    """The defending side moves its own units.

    Clauses: deus.intercept.moves_units
    """
    return areas.not_own_units(game, seat, answer.units)


def only_ready_units(game: Context[Position], _seat: str, answer: Intercept) -> str | None:
    """h: only ready units take part, whatever else lets or keeps them from marching.

    Clauses: deus.intercept.h, deus.ruling.march_texts_leave_intercepts_alone
    """
    units = game.position.units
    unable = [unit for unit in answer.units if unit in units and not units[unit].ready]
    return f"{', '.join(unable)} is exhausted" if unable else None


def within_range(game: Context[Position], _seat: str, answer: Intercept) -> str | None:
    """i: only units with the area in their march range take part.

    Clauses: deus.intercept.i
    """
    area, units = contested_area(game), game.position.units
    unable = [unit for unit in answer.units if unit in units and area not in march.reach(game, units[unit])]
    return f"{area} is out of range for {', '.join(unable)}" if unable else None


def keeps_limit(game: Context[Position], seat: str, answer: Intercept) -> str | None:
    """j: the interceptors total at most 8 levels in the area.

    Clauses: deus.intercept.j
    """
    area = contested_area(game)
    total = sum(card_of(game, unit).level or 0 for unit in answer.units)
    return areas.over_limit(game, seat, area, total)


def intercept_options(game: Context[Position], seat: str) -> Iterable[Intercept]:
    """Every set of units that could come."""
    area = contested_area(game)
    able = [unit.id for unit in own_units(game, seat) if could_intercept(game, unit, area)]
    for count in range(1, len(able) + 1):
        for units in combinations(able, count):
            yield Intercept(units)


INTERCEPT = Act(
    perform=intercept,
    faults=intercept_faults,
    options=intercept_options,
    conditions={
        "deus.intercept.moves_units": own_units_only,
        "deus.intercept.h": only_ready_units,
        "deus.intercept.i": within_range,
        "deus.intercept.j": keeps_limit,
    },
)
"""Declaring an intercept; several units may come, from several areas.

Units already there exclude it from the start, see :func:`intercept_possible`.

Clauses: deus.intercept.l_multi_units, deus.intercept.l_multi_origins
"""
