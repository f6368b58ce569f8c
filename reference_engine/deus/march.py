"""The march (page 15): several units, origins and destinations in one declaration, bound by clauses a to f."""

from collections.abc import Iterable, Iterator
from random import Random

from reference_engine.deus import areas, victory
from reference_engine.deus.board import AREAS, FRONT
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle, Marching, Turn
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, Members, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.procedure import Call, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Unit, card_of, opponent, units_in
from reference_engine.monster_collection.values import fit_to_march, kept_from_marching, may_march


class March(Answer, frozen=True, tag="march"):
    """Units that march at the same time, each with its destination."""

    moves: Members[dict[Id, Place]]

    @property
    def units(self) -> tuple[str, ...]:
        """Who marches."""
        return tuple(self.moves)

    @property
    def destinations(self) -> tuple[str, ...]:
        """Where each of them goes."""
        return tuple(self.moves.values())


def declare(game: Context[Position], _turn: Turn, _seat: str, answer: March) -> Next:
    """A march is declared and carried out before anything else can be.

    Clauses: deus.march.d_until_resolved
    """
    position = game.position
    # In the order of the ids, as JSON keeps it, so that a loaded position plays on alike.
    moves = dict(sorted(answer.moves.items()))
    origins = {unit: position.units[unit].area for unit in moves}
    is_contested = game.edition.judgements["contested area"]
    contested = next((area for area in answer.moves.values() if is_contested(game, area)), "")
    was_empty = bool(contested) and not units_in(position, contested)
    march = Marching(moves=moves, origins=origins, contested=contested, was_empty=was_empty)
    return Call(march, stay=True)


def is_contested(game: Context[Position], area: str) -> bool:
    """A front area without units of the marching side: nobody's, or the enemy's."""
    return area in FRONT and areas.holder(game, area) != game.position.marching


# Clauses a to f


def march_faults(game: Context[Position], _seat: str, answer: March) -> Iterator[str]:
    """Cards and areas must exist; somebody must march."""
    if not answer.moves:
        yield "no unit is named"
    for unit, area in answer.moves.items():
        if unit not in game.position.cards:
            yield f"there is no card {unit!r}"
        if area not in AREAS:
            yield f"there is no area {area!r}"


@looks_at("units")
def own_units_only(game: Context[Position], seat: str, answer: March) -> str | None:
    """The marching side marches its own units, which are on the battlefield.

    Clauses: deus.march.main_phase_action
    """
    return areas.not_own_units(game, seat, answer.units)


@looks_at("units")
def only_ready_units(game: Context[Position], _seat: str, answer: March) -> str | None:
    """a: only ready units march.

    Clauses: deus.march.a
    """
    units = game.position.units
    unable = [unit for unit in answer.units if unit in units and not fit_to_march(game, units[unit])]
    return f"{', '.join(unable)} is exhausted" if unable else None


@looks_at("units")
def texts_allow_it(game: Context[Position], _seat: str, answer: March) -> str | None:
    """Whom a text forbids to march stays, ready or not.

    Clauses: deus.vocabulary.cannot_march
    """
    units = game.position.units
    kept = [unit for unit in answer.units if unit in units and kept_from_marching(game, units[unit])]
    return f"{', '.join(kept)} may not march" if kept else None


def within_range(game: Context[Position], _seat: str, answer: March) -> str | None:
    """b: each destination lies in the march range of each unit going there.

    Clauses: deus.march.b_range
    """
    units = game.position.units
    unable = [u for u, area in answer.moves.items() if u in units and area not in reach(game, units[u])]
    return f"{', '.join(unable)} cannot march that far" if unable else None


@looks_at("destinations")
def front_or_own_territory(game: Context[Position], seat: str, answer: March) -> str | None:
    """b: destinations are front areas and own territory.

    Clauses: deus.march.b_front_or_own, deus.ruling.march_to_own_territory_allowed
    """
    wrong = [area for area in answer.destinations if not areas.may_hold(game, area, seat)]
    return f"{', '.join(wrong)} is enemy territory" if wrong else None


def keeps_limit(game: Context[Position], seat: str, answer: March) -> str | None:
    """c: afterwards each destination holds at most 8 own levels.

    Clauses: deus.march.c
    """
    return areas.result_over_limit(game, seat, answer.moves)


@looks_at("destinations")
def empty_area_alone(game: Context[Position], _seat: str, answer: March) -> str | None:
    """d: a front area without units is the only destination.

    Judged on the board at declaration.

    Clauses: deus.march.d_empty, deus.ruling.single_destination_front_only, deus.ruling.swap_judged_at_declaration
    """
    if len(set(answer.destinations)) == 1:
        return None
    for area in answer.destinations:
        if area in FRONT and areas.holder(game, area) is None:
            return f"{area} holds no unit and must be the only destination"
    return None


@looks_at("destinations")
def enemy_area_alone(game: Context[Position], seat: str, answer: March) -> str | None:
    """d: an enemy-controlled front area is the only destination.

    Clauses: deus.march.d_enemy
    """
    if len(set(answer.destinations)) == 1:
        return None
    for area in answer.destinations:
        if area in FRONT and areas.holder(game, area) == opponent(seat):
            return f"{area} is the enemy's and must be the only destination"
    return None


@looks_at("destinations")
def no_second_battle(game: Context[Position], seat: str, answer: March) -> str | None:
    """e: no march into an enemy-controlled front area with a battle marker.

    Clauses: deus.march.e_enemy, deus.march.e_own_ok, deus.ruling.reinforce_won_area
    """
    for area in answer.destinations:
        if area in game.position.battle_markers and areas.holder(game, area) == opponent(seat):
            return f"there has been a battle in {area} this turn and the enemy holds it"
    return None


@looks_at("destinations")
def no_march_onto_emptied_battlefield(game: Context[Position], _seat: str, answer: March) -> str | None:
    """e: no march into a front area with a battle marker that holds nobody.

    Clauses: deus.march.e_empty
    """
    for area in answer.destinations:
        if area in game.position.battle_markers and areas.holder(game, area) is None:
            return f"there has been a battle in {area} this turn and nobody holds it"
    return None


def reach(game: Context[Position], unit: Unit) -> tuple[str, ...]:
    """The areas in a unit's march range.

    Clauses: deus.march.range_by_type
    """
    ranges: dict[str, dict[str, tuple[str, ...]]] = game.edition.judgements["march range"]
    return ranges[card_of(game, unit.id).march or "walk"][unit.area]


def march_options(game: Context[Position], seat: str) -> Iterable[March]:
    """What each unit could do alone."""
    for unit in game.position.units.values():
        if unit.owner == seat and may_march(game, unit):
            for area in reach(game, unit):
                if areas.may_hold(game, area, seat):
                    yield March({unit.id: area})


def march_sample(game: Context[Position], seat: str, random: Random) -> March | None:
    """A few units, each to somewhere in its range; often it will turn out illegal."""
    units = [unit for unit in game.position.units.values() if unit.owner == seat and may_march(game, unit)]
    if len(units) < 2:
        return None
    chosen = random.sample(units, random.randint(2, min(3, len(units))))
    destination = random.choice(reach(game, chosen[0]))
    moves = {}
    for unit in chosen:
        near = reach(game, unit)
        moves[unit.id] = destination if destination in near else random.choice(near)
    return March(moves)


MARCH = Act(
    perform=declare,
    faults=march_faults,
    options=march_options,
    sample=march_sample,
    conditions={
        "deus.march.main_phase_action": own_units_only,
        "deus.march.a": only_ready_units,
        "deus.vocabulary.cannot_march": texts_allow_it,
        "deus.march.b_range": within_range,
        "deus.march.b_front_or_own": front_or_own_territory,
        "deus.march.c": keeps_limit,
        "deus.march.d_empty": empty_area_alone,
        "deus.march.d_enemy": enemy_area_alone,
        "deus.march.e_enemy": no_second_battle,
        "deus.march.e_empty": no_march_onto_emptied_battlefield,
    },
)


# How a march goes on


def move_units(game: Context[Position], march: Marching) -> Next:
    """All units move to their destinations at the same time.

    They join, or change places.

    Clauses: deus.march.f_multi_units, deus.march.f_join, deus.march.f_multi_origins, deus.march.f_swap
    """
    for unit, area in march.moves.items():
        zones.move(game, unit, area, "deus.march.f_multi_units")
    return None


def fight(game: Context[Position], march: Marching) -> Next:
    """Enemies in the destination, from before or by intercept, mean a battle.

    Clauses: deus.march.battle_if_enemy, deus.intercept.battle_always
    """
    if not march.contested or not game.edition.judgements["battle due"](game, march):
        return None
    position = game.position
    marching, defending = position.marching, opponent(position.marching)
    march.fought = True
    return Call(
        Battle(
            area=march.contested,
            intercepted=bool(march.interceptors),
            origins={**march.origins, **march.interceptors},
            sources={
                marching: tuple(dict.fromkeys(march.origins.values())),
                defending: tuple(dict.fromkeys(march.interceptors.values())),
            },
        )
    )


def enemies_are_there(game: Context[Position], march: Marching) -> bool:
    """Whether defending units are in the destination.

    Clauses: deus.march.battle_if_enemy
    """
    return bool(units_in(game.position, march.contested, opponent(game.position.marching)))


def exhaust_marchers(game: Context[Position], march: Marching) -> Next:
    """Without a battle the units that marched are exhausted now.

    In a battle they stay ready, to attack.

    Clauses: deus.march.exhaust_after_march, deus.intercept.declined, deus.ruling.marchers_stay_ready_for_battle
    """
    if not march.fought:
        units = [game.position.units[unit] for unit in march.moves if unit in game.position.units]
        zones.exhaust(game, units, "deus.march.exhaust_after_march")
    return None


def check_victory(game: Context[Position], march: Marching) -> Next:
    """The end of a march is one of the three moments of victory.

    Clauses: deus.victory.check_after_march
    """
    return None if march.fought else victory.check(game, "deus.victory.check_after_march")
