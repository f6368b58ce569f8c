"""Rearrangement in the draft: own territory and own controlled front areas, none of which may be vacated."""

from collections.abc import Iterable
from random import Random

from reference_engine.deus.board import FRONT, TERRITORY
from reference_engine.deus.position import Position, owners
from reference_engine.deus.summon import REARRANGE, Rearrange, own_units_only, rearrangement_keeps_limit
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Act


def own_places(game: Context[Position], seat: str) -> tuple[str, ...]:
    """Own territory and the front areas with the player's marker.

    Where an effect has put enemies beside the marker nobody is moved to.

    Clauses: deus.draft.turn.summon.rearrange_scope
    """
    units = game.position.units.values()
    front = tuple(area for area in FRONT if owners(game.position).get(area) == seat)
    return (*TERRITORY[seat], *(a for a in front if all(unit.owner == seat for unit in units if unit.area == a)))


def own_places_only(game: Context[Position], seat: str, answer: Rearrange) -> str | None:
    """Units move among these areas only.

    Clauses: deus.draft.turn.summon.rearrange_scope
    """
    units = game.position.units
    places = own_places(game, seat)
    own = {unit: area for unit, area in answer.areas.items() if unit in units and units[unit].owner == seat}
    outside = [unit for unit, area in own.items() if area not in places or units[unit].area not in places]
    return f"{', '.join(outside)} would leave or enter an area that is not {seat}'s" if outside else None


def no_front_area_vacated(game: Context[Position], seat: str, answer: Rearrange) -> str | None:
    """No own controlled front area is left without a unit.

    Clauses: deus.draft.turn.summon.rearrange_no_vacate
    """
    units = game.position.units.values()
    before = {unit.area for unit in units}
    after = {answer.areas.get(unit.id, unit.area) for unit in units}
    vacated = [area for area in FRONT if owners(game.position).get(area) == seat and area in before - after]
    return f"{', '.join(vacated)} would hold nobody" if vacated else None


def rearrange_options(game: Context[Position], seat: str) -> Iterable[Rearrange]:
    """What each unit could do alone."""
    places = own_places(game, seat)
    for unit in game.position.units.values():
        if unit.owner == seat and unit.area in places:
            for area in places:
                if area != unit.area:
                    yield Rearrange({unit.id: area})


def rearrange_sample(game: Context[Position], seat: str, random: Random) -> Rearrange | None:
    """Some units to areas by chance."""
    places = own_places(game, seat)
    units = [unit for unit in game.position.units.values() if unit.owner == seat and unit.area in places]
    if not units:
        return None
    chosen = random.sample(units, random.randint(1, len(units)))
    return Rearrange({unit.id: random.choice(places) for unit in chosen})


REARRANGE_2018 = Act(
    perform=REARRANGE.perform,
    faults=REARRANGE.faults,
    options=rearrange_options,
    sample=rearrange_sample,
    conditions={
        "deus.turn.summon.rearrange": own_units_only,
        "deus.draft.turn.summon.rearrange_scope": own_places_only,
        "deus.draft.turn.summon.rearrange_no_vacate": no_front_area_vacated,
        "deus.turn.summon.rearrange_limit": rearrangement_keeps_limit,
    },
)
