"""Units that were summoned into a battle look for a place (page 25): their owner says which goes where."""

from collections.abc import Iterable, Iterator

from reference_engine.deus import areas
from reference_engine.deus.after_battle import returning_sides
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import AfterBattle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, Unit, opponent, units_in
from reference_engine.monster_collection.values import level

Places = dict[str, str]
"""Unit -> the area it goes to."""


class Return(Answer, frozen=True, tag="return"):
    """One of the player's units that look for a place, and the area to which it goes."""

    unit: Id
    area: Place


def marching_side_returns_summoned(game: Context[Position], frame: AfterBattle) -> Next:
    """The marching side finds an origin for each unit it summoned.

    Clauses: deus.after.C_instant, deus.after.E_instant
    """
    return _return_summoned(game, frame, game.position.marching)


def defending_side_returns_summoned(game: Context[Position], frame: AfterBattle) -> Next:
    """Then the defending side does, knowing the other's choice.

    Clauses: deus.simultaneous.choice
    """
    return _return_summoned(game, frame, opponent(game.position.marching))


def _return_summoned(game: Context[Position], frame: AfterBattle, seat: Seat) -> Next:
    """The owner sends one unit after the other, in any order; what is settled happens without a question."""
    units = stranded(game, frame, seat)
    if not units:
        return None
    entered = [unit for unit in units if not unit.instantly_summoned]
    if entered and game.edition.switches["effect_entered_units"] == "discard":
        zones.leave(game, entered, what="discarded", clause="deus.ruling.effect_entered_units_like_instant")
        return AGAIN
    for unit in units:
        area = settled(game, frame, unit)
        if area:
            return send(game, frame, unit, area)
    return Decision(seat, "return", f"deus.after.{frame.ending}_instant", about=units[0].id if len(units) == 1 else "")


@judgement
def stranded(game: Context[Position], frame: AfterBattle, seat: Seat) -> list[Unit]:
    """Units of a returning side that have no origin of their own and are still in the area of the battle."""
    if seat not in returning_sides(game, frame):
        return []
    units = [unit for unit in units_in(game.position, frame.area, seat) if unit.id not in frame.origins]
    if game.edition.switches["effect_entered_units"] == "stay":
        return [unit for unit in units if unit.instantly_summoned]
    return units


# Where they may go


@judgement
def possible_origins(game: Context[Position], frame: AfterBattle, unit: Unit) -> list[str]:
    """The origins of the side to which one of its units may go now.

    Origins were fixed when march and intercept were declared. As long as units can be brought back within the limit
    they are, so that none is left over which had a place beside the others. When no unit fits any more, all origins are
    open to the rest. By a switch each unit looks for room by itself, or none does.

    Clauses: deus.ruling.origins_fixed_at_declaration, deus.limit_adjust.not_intentional,
        deus.ruling.instant_return_must_fit
    """
    origins = list(frame.sources[unit.owner])
    reading = game.edition.switches["return_must_fit"]
    if reading == "no":
        return origins
    if reading == "each alone":
        return _with_room(game, unit, origins) or origins
    ways = ways_back(game, frame, unit.owner)
    return [area for area in origins if any(way.get(unit.id) == area for way in ways)] if any(ways) else origins


@judgement
def settled(game: Context[Position], frame: AfterBattle, unit: Unit) -> str:
    """The area to which a unit goes whatever its owner says; empty if there is a choice.

    Clauses: deus.after.C_instant, deus.after.E_instant
    """
    origins = list(frame.sources[unit.owner])
    if len(origins) == 1:
        return origins[0]
    reading = game.edition.switches["return_must_fit"]
    if reading == "yes":
        found = {way.get(unit.id, "") for way in ways_back(game, frame, unit.owner)}
        return found.pop() if len(found) == 1 else ""
    if reading == "each alone":
        mine = possible_origins(game, frame, unit)
        rivals = [u for u in stranded(game, frame, unit.owner) if mine[0] in possible_origins(game, frame, u)]
        wanted = sum(level(game, rival) for rival in rivals)
        return mine[0] if len(mine) == 1 and wanted <= room(game, unit.owner, mine[0]) else ""
    return ""


def ways_back(game: Context[Position], frame: AfterBattle, seat: Seat) -> list[Places]:
    """Every way to bring back as many units as possible: those that a way leaves out fit nowhere beside the others."""
    free = {area: room(game, seat, area) for area in frame.sources[seat]}
    ways: list[Places] = [{}]
    for unit in stranded(game, frame, seat):
        size = level(game, unit)
        ways += [
            {**way, unit.id: area} for way in ways for area in free if _taken(game, way, area) + size <= free[area]
        ]
    brought = {frozenset(way) for way in ways}
    most = {units for units in brought if not any(units < more for more in brought)}
    return [way for way in ways if frozenset(way) in most]


def _taken(game: Context[Position], way: Places, area: str) -> int:
    return sum(level(game, game.position.units[unit]) for unit, place in way.items() if place == area)


def _with_room(game: Context[Position], unit: Unit, origins: list[str]) -> list[str]:
    return [area for area in origins if level(game, unit) <= room(game, unit.owner, area)]


def room(game: Context[Position], seat: Seat, area: str) -> int:
    """How many more levels of a side an area may hold."""
    return game.edition.numbers["area_limit"] - areas.total_level(game, seat, area)


# The answer


def send(game: Context[Position], frame: AfterBattle, unit: Unit, area: str) -> Next:
    """The unit goes there.

    Clauses: deus.after.C_instant, deus.after.E_instant
    """
    zones.move(game, unit.id, area, f"deus.after.{frame.ending}_instant")
    return AGAIN


def return_unit(game: Context[Position], frame: AfterBattle, _seat: str, answer: Return) -> Next:
    """The owner has chosen."""
    return send(game, frame, game.position.units[answer.unit], answer.area)


def return_faults(game: Context[Position], _seat: str, answer: Return) -> Iterator[str]:
    """There must be such a card."""
    if answer.unit not in game.position.cards:
        yield f"there is no card {answer.unit!r}"


def goes_to_an_origin_after(ending: str) -> Condition:
    """The condition that only units without an origin of their own are sent, to areas their side came from."""

    def goes_to_an_origin(game: Context[Position], seat: Seat, answer: Return) -> str | None:
        frame = game.asking(AfterBattle)
        if frame.ending != ending:
            return None
        if all(unit.id != answer.unit for unit in stranded(game, frame, seat)):
            return f"{answer.unit} is no unit of {seat} that looks for a place"
        return None if answer.area in frame.sources[seat] else f"nobody of {seat} came from {answer.area}"

    return goes_to_an_origin


def fits_if_possible(game: Context[Position], seat: Seat, answer: Return) -> str | None:
    """As long as units can be brought back within the limit, nobody is kept from it.

    Clauses: deus.ruling.instant_return_must_fit
    """
    frame = game.asking(AfterBattle)
    unit = next((unit for unit in stranded(game, frame, seat) if unit.id == answer.unit), None)
    if unit is None or answer.area not in frame.sources[seat]:
        return None
    possible = possible_origins(game, frame, unit)
    if answer.area in possible:
        return None
    instead = f"but into {', '.join(possible)}" if possible else "and others do"
    return f"{answer.unit} does not fit into {answer.area} beside those that must come back, {instead}"


def return_options(game: Context[Position], seat: Seat) -> Iterable[Return]:
    """The units that look for a place, each with the origins it may go to."""
    frame = game.asking(AfterBattle)
    for unit in stranded(game, frame, seat):
        for area in possible_origins(game, frame, unit):
            yield Return(unit.id, area)


RETURN = Act(
    perform=return_unit,
    faults=return_faults,
    options=return_options,
    conditions={
        "deus.after.C_instant": goes_to_an_origin_after("C"),
        "deus.after.E_instant": goes_to_an_origin_after("E"),
        "deus.ruling.instant_return_must_fit": fits_if_possible,
    },
)
