"""The march: any number of units, from wherever they stand, to one destination."""

from collections.abc import Iterable, Iterator
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, named_twice
from reference_engine.kernel.documents import Id, Members, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next
from reference_engine.moncolle_tcg import field, victory
from reference_engine.moncolle_tcg.board import AREAS, RANGE
from reference_engine.moncolle_tcg.position import Position, Unit, card_of, units_in
from reference_engine.moncolle_tcg.procedures import Battle, Marching, Turn
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, opponent


class March(Answer, frozen=True, tag="march"):
    """Units that march together, and where to."""

    units: Members[tuple[Id, ...]]
    area: Place


def declare(game: Context[Position], _turn: Turn, _seat: str, answer: March) -> Next:
    """A march is declared and carried out before anything else can be.

    Clauses: moncolle_tcg.march.group
    """
    origins = {unit: game.position.units[unit].area for unit in sorted(answer.units)}
    return Call(Marching(destination=answer.area, origins=origins), stay=True)


# What a march must be


def march_faults(game: Context[Position], _seat: str, answer: March) -> Iterator[str]:
    """Cards and the space must exist; somebody must march, nobody twice."""
    if not answer.units:
        yield "no unit is named"
    yield from (f"there is no card {unit!r}" for unit in answer.units if unit not in game.position.cards)
    yield from (f"{unit!r} is named twice" for unit in named_twice(answer.units))
    if answer.area not in AREAS:
        yield f"there is no space {answer.area!r}"


@looks_at("units")
def own_units_only(game: Context[Position], seat: str, answer: March) -> str | None:
    """The turn player's own units march.

    Clauses: moncolle_tcg.main.three_actions
    """
    return field.not_own_units(game, seat, answer.units)


@looks_at("units")
def only_ready_units(game: Context[Position], _seat: str, answer: March) -> str | None:
    """Exhausted units do not march.

    Clauses: moncolle_tcg.march.unacted_only
    """
    units = game.position.units
    tired = [unit for unit in answer.units if unit in units and not units[unit].ready]
    return f"{', '.join(tired)} is exhausted" if tired else None


def within_range(march: str) -> "RangeCondition":
    """The condition that the destination lies in the range of every marching unit of a march type."""
    return RangeCondition(march)


class RangeCondition:
    """The destination must lie in the range of each unit of one march type; the text has a rule for each."""

    def __init__(self, march: str) -> None:
        self.march = march

    def __call__(self, game: Context[Position], _seat: str, answer: March) -> str | None:
        """Say who cannot march that far."""
        units = game.position.units
        marching = [units[unit] for unit in answer.units if unit in units]
        far = [unit.id for unit in marching if march_type(game, unit) == self.march and not reaches(game, unit, answer)]
        return f"{', '.join(far)} cannot march that far" if far else None


def march_type(game: Context[Position], unit: Unit) -> str:
    """How a unit marches."""
    return card_of(game, unit.id).march or "walk"


def reaches(game: Context[Position], unit: Unit, answer: March) -> bool:
    """Whether the destination lies in the unit's range; what lies between does not matter.

    Clauses: moncolle_tcg.ruling.long_flight_jumps
    """
    return answer.area in game.edition.judgements["march range"][march_type(game, unit)][unit.area]


@looks_at("area")
def somewhere_to_stand(game: Context[Position], _seat: str, answer: March) -> str | None:
    """Units stand on terrain and bases only.

    Clauses: moncolle_tcg.board.units_on_terrain
    """
    return None if answer.area in game.position.field else f"there is no terrain on {answer.area}"


def keeps_limit(game: Context[Position], seat: Seat, answer: March) -> str | None:
    """Afterwards the marching side's units there fit the Limit; the enemy's do not count.

    Clauses: moncolle_tcg.march.limit
    """
    units = game.position.units
    added = sum(units[unit].level for unit in answer.units if unit in units and units[unit].area != answer.area)
    return field.over_limit(game, seat, answer.area, added) if answer.area in game.position.field else None


@looks_at("area")
def no_second_battle(game: Context[Position], seat: Seat, answer: March) -> str | None:
    """The same space may be marched against again, unless the edition allows one battle on it in a turn.

    Then what the enemy controls is closed after a battle, an empty enemy base with it.

    Clauses: moncolle_tcg.march.repeat_target, moncolle_tcg.ruling.base_marched_against_again
    """
    if game.edition.switches["one_battle_per_terrain"] == "off" or answer.area not in game.position.fought_on:
        return None
    if field.controller(game, answer.area) != opponent(seat):
        return None
    return f"there has been a battle on {answer.area} in this turn"


def march_options(game: Context[Position], seat: str) -> Iterable[March]:
    """What each unit could do alone."""
    for unit in game.position.units.values():
        if unit.owner == seat and unit.ready:
            for area in RANGE[march_type(game, unit)][unit.area]:
                if area in game.position.field:
                    yield March((unit.id,), area)


def march_sample(game: Context[Position], seat: str, random: Random) -> March | None:
    """A few units to one destination."""
    ready = [unit for unit in game.position.units.values() if unit.owner == seat and unit.ready]
    if not ready:
        return None
    area = random.choice(sorted(game.position.field))
    near = [unit.id for unit in ready if area in RANGE[march_type(game, unit)][unit.area]]
    return March(tuple(sorted(random.sample(near, random.randint(1, min(3, len(near)))))), area) if near else None


MARCH = Act(
    perform=declare,
    faults=march_faults,
    options=march_options,
    sample=march_sample,
    conditions={
        "moncolle_tcg.main.three_actions": own_units_only,
        "moncolle_tcg.march.unacted_only": only_ready_units,
        "moncolle_tcg.march.walk_range": within_range("walk"),
        "moncolle_tcg.march.fly_range": within_range("fly"),
        "moncolle_tcg.march.long_flight_range": within_range("long_flight"),
        "moncolle_tcg.board.units_on_terrain": somewhere_to_stand,
        "moncolle_tcg.march.limit": keeps_limit,
        "moncolle_tcg.march.repeat_target": no_second_battle,
    },
)


# How a march goes on


def move_units(game: Context[Position], march: Marching) -> Next:
    """All units move at the same time. Whoever was summoned into an earlier battle has marched like any other now.

    Clauses: moncolle_tcg.march.group
    """
    for unit in march.origins:
        zones.change_unit(game, unit, instantly_summoned=False)
        zones.move(game, unit, march.destination, "moncolle_tcg.march.group")
    return None


def fight(game: Context[Position], march: Marching) -> Next:
    """Enemies on the destination mean a battle; units of one's own there mean nothing.

    Clauses: moncolle_tcg.march.battle_if_enemy
    """
    if not meets_enemies(game, march):
        return None
    march.fought = True
    met = units_in(game.position, march.destination, opponent(game.position.marching))
    return Call(Battle(area=march.destination, origins=march.origins, defenders=tuple(unit.id for unit in met)))


@judgement
def meets_enemies(game: Context[Position], march: Marching) -> bool:
    """Whether enemy units stand on the destination.

    Clauses: moncolle_tcg.march.battle_if_enemy, moncolle_tcg.march.vacant_success
    """
    return bool(units_in(game.position, march.destination, opponent(game.position.marching)))


def exhaust_marchers(game: Context[Position], march: Marching) -> Next:
    """When the march is over, with its battle, those that marched become exhausted.

    Clauses: moncolle_tcg.march.acted_when_finished, moncolle_tcg.ruling.defenders_stay_ready,
        moncolle_tcg.ruling.instant_marchers_stay_ready, moncolle_tcg.status.becomes_acted
    """
    units = game.position.units
    marched = [units[unit] for unit in march.origins if unit in units and not units[unit].instantly_summoned]
    zones.exhaust(game, marched, "moncolle_tcg.march.acted_when_finished")
    return None


def check_victory(game: Context[Position], march: Marching) -> Next:
    """A march into the enemy base that meets nobody, or leaves nobody there, wins.

    Clauses: moncolle_tcg.victory.empty_base, moncolle_tcg.victory.base_captured
    """
    clause = "moncolle_tcg.victory.base_captured" if march.fought else "moncolle_tcg.victory.empty_base"
    return victory.check(game, march.destination, clause)
