"""After the battle (page 25): exhaustion, battle marker, outcomes A to F, returns."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from reference_engine.deus import areas, limit_adjustment, victory
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import AfterBattle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Seat, Unit, both_sides, opponent, units_in
from reference_engine.monster_collection.values import level


class Return(Answer, frozen=True, tag="return"):
    """The area to which an instantly summoned unit goes."""

    unit: str
    area: str


class BattleEnding(Struct, frozen=True):
    """One line of the book's list: who is left, after what kind of battle, and which sides go back."""

    marching_left: bool
    defending_left: bool
    intercepted: bool | None
    marching_returns: bool = False
    defending_returns: bool = False


ENDINGS: Mapping[str, BattleEnding] = MappingProxyType(
    {
        "A": BattleEnding(True, False, None),
        "B": BattleEnding(False, True, True),
        "C": BattleEnding(True, True, True, marching_returns=True, defending_returns=True),
        "D": BattleEnding(False, True, False),
        "E": BattleEnding(True, True, False, marching_returns=True),
        "F": BattleEnding(False, False, None),
    }
)
"""Outcomes A to F.

Clauses: deus.after.A, deus.after.B, deus.after.C, deus.after.D, deus.after.E, deus.after.F
"""


def exhaust_ready_units(game: Context[Position], frame: AfterBattle) -> Next:
    """All ready units of both sides that took part in this battle become exhausted, those moved out of it included.

    Clauses: deus.after.exhaust_unacted, deus.march.exhaust_after_battle, deus.ruling.post_battle_exhausts_battle_only
    """
    moved_out = [unit for unit in game.position.units.values() if unit.moved_out]
    for unit in moved_out:
        zones.change_unit(game, unit.id, moved_out=False)
    zones.exhaust(game, [*units_in(game.position, frame.area), *moved_out], "deus.after.exhaust_unacted")
    return None


def place_battle_marker(game: Context[Position], frame: AfterBattle) -> Next:
    """Every battle, however it ended, leaves a battle marker.

    Clauses: deus.after.battle_marker, deus.ruling.battle_marker_every_outcome,
        deus.ruling.unopposed_march_no_battle_marker
    """
    position = game.position
    if frame.area not in position.battle_markers:
        position.battle_markers = (*position.battle_markers, frame.area)
        game.emit(Event("battle_marker", "deus.after.battle_marker", place=frame.area))
    return None


def judge_outcome(game: Context[Position], frame: AfterBattle) -> Next:
    """Which of A to F applies."""
    position = game.position
    marching_left, defending_left = (bool(units_in(position, frame.area, seat)) for seat in both_sides(position))
    for letter, ending in game.edition.judgements["endings"].items():
        if (ending.marching_left, ending.defending_left) == (marching_left, defending_left) and (
            ending.intercepted in (None, frame.intercepted)
        ):
            frame.ending = letter
    game.emit(Event("outcome", f"deus.after.{frame.ending}", place=frame.area))
    return None


def returning_sides(game: Context[Position], frame: AfterBattle) -> list[Seat]:
    """The sides whose units go back where they came from."""
    ending = game.edition.judgements["endings"][frame.ending]
    marching, defending = both_sides(game.position)
    return [seat for seat, goes in ((marching, ending.marching_returns), (defending, ending.defending_returns)) if goes]


def return_units(game: Context[Position], frame: AfterBattle) -> Next:
    """In C both sides, in E the marching side go back to their origins.

    Clauses: deus.after.C, deus.after.E
    """
    for seat in returning_sides(game, frame):
        for unit in units_in(game.position, frame.area, seat):
            if unit.id in frame.origins:
                zones.move(game, unit.id, frame.origins[unit.id], f"deus.after.{frame.ending}")
    return None


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
    unit = next(iter(stranded(game, frame, seat)), None)
    if unit is None:
        return None
    reading = game.edition.switches["effect_entered_units"]
    if not unit.instantly_summoned and reading == "discard":
        zones.leave(game, [unit], what="discarded", clause="deus.ruling.effect_entered_units_like_instant")
        return AGAIN
    fitting = possible_origins(game, frame, unit)
    if len(fitting) == 1:
        return send(game, frame, unit, fitting[0])
    return Decision(seat, "return", f"deus.after.{frame.ending}_instant", about=unit.id)


@judgement
def stranded(game: Context[Position], frame: AfterBattle, seat: Seat) -> list[Unit]:
    """Units of a returning side that have no origin of their own and are still in the area of the battle."""
    if seat not in returning_sides(game, frame):
        return []
    units = [unit for unit in units_in(game.position, frame.area, seat) if unit.id not in frame.origins]
    if game.edition.switches["effect_entered_units"] == "stay":
        return [unit for unit in units if unit.instantly_summoned]
    return units


@judgement
def possible_origins(game: Context[Position], frame: AfterBattle, unit: Unit) -> list[str]:
    """The origins of the unit's side where it fits; if it fits nowhere, all of them.

    Origins were fixed when march and intercept were declared.

    Clauses: deus.ruling.origins_fixed_at_declaration, deus.ruling.instant_return_must_fit
    """
    origins = list(frame.sources[unit.owner])
    if game.edition.switches["return_must_fit"] == "no":
        return origins
    limit = game.edition.numbers["area_limit"]
    fitting = [a for a in origins if areas.total_level(game, unit.owner, a) + level(game, unit) <= limit]
    return fitting or origins


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
    """The question is about one unit."""
    if answer.unit != game.question.about:
        yield f"{answer.unit} is not the unit in question"


def is_an_origin(game: Context[Position], _seat: str, answer: Return) -> str | None:
    """It goes to an area its side came from.

    Clauses: deus.after.C_instant
    """
    frame = game.asking(AfterBattle)
    unit = game.position.units[answer.unit]
    if answer.area not in frame.sources[unit.owner]:
        return f"nobody of {unit.owner} came from {answer.area}"
    return None


def fits_if_possible(game: Context[Position], _seat: str, answer: Return) -> str | None:
    """An origin where it fits must be chosen if there is one.

    Clauses: deus.ruling.instant_return_must_fit
    """
    frame = game.asking(AfterBattle)
    unit = game.position.units[answer.unit]
    possible = possible_origins(game, frame, unit)
    if answer.area in frame.sources[unit.owner] and answer.area not in possible:
        return f"{answer.unit} does not fit into {answer.area}, but into {', '.join(possible)}"
    return None


def return_options(game: Context[Position], _seat: str) -> Iterable[Return]:
    """The origins it may go to."""
    unit = game.question.about
    for area in possible_origins(game, game.asking(AfterBattle), game.position.units[unit]):
        yield Return(unit, area)


RETURN = Act(
    perform=return_unit,
    faults=return_faults,
    options=return_options,
    conditions={
        "deus.after.C_instant": is_an_origin,
        "deus.ruling.instant_return_must_fit": fits_if_possible,
    },
)


def marching_side_adjusts(game: Context[Position], _frame: AfterBattle) -> Next:
    """Overfull areas of the marching side are adjusted first.

    Clauses: deus.limit_adjust.order
    """
    return limit_adjustment.adjust_areas(game, game.position.marching)


def defending_side_adjusts(game: Context[Position], _frame: AfterBattle) -> Next:
    """Then those of the defending side.

    Clauses: deus.limit_adjust.order
    """
    return limit_adjustment.adjust_areas(game, opponent(game.position.marching))


def check_victory(game: Context[Position], _frame: AfterBattle) -> Next:
    """The end of a battle is one of the three moments of victory.

    Clauses: deus.after.victory_check, deus.victory.check_after_battle
    """
    return victory.check(game, "deus.victory.check_after_battle")
