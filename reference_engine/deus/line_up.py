"""The line-up timing (page 19): each side puts its units in order, front to rear."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

from reference_engine.deus.battle import cut_short
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, InOrder
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import Seat, opponent, units_in


class LineUp(Answer, frozen=True, tag="line_up"):
    """One's units in the battle, the front one first."""

    order: InOrder[tuple[Id, ...]]


def marching_side_lines_up(game: Context[Position], battle: Battle) -> Next:
    """The marching side fixes its line-up first.

    Clauses: deus.battle.lineup.order
    """
    return cut_short(game, battle) or ask_for_line_up(game, battle, game.position.marching)


def defending_side_lines_up(game: Context[Position], battle: Battle) -> Next:
    """The defending side does so knowing it.

    Clauses: deus.battle.lineup.order
    """
    return cut_short(game, battle) or ask_for_line_up(game, battle, opponent(game.position.marching))


@judgement
def ask_for_line_up(game: Context[Position], battle: Battle, seat: Seat) -> Next:
    """Each side must fix its line-up; a single unit leaves nothing to decide.

    Clauses: deus.battle.lineup.must_decide
    """
    units = units_in(game.position, battle.area, seat)
    if len(units) > 1:
        return Decision(seat, "line_up", "deus.battle.lineup.order", about=battle.area)
    fix(game, seat, tuple(unit.id for unit in units))
    return None


def fix(game: Context[Position], seat: Seat, order: tuple[str, ...]) -> None:
    """The order in which attack damage will be applied.

    Clauses: deus.battle.lineup.meaning
    """
    game.position.line_ups = {**game.position.line_ups, seat: order}
    game.emit(Event("lined_up", "deus.battle.lineup.meaning", seat=seat, cards=order))


def line_up(game: Context[Position], _battle: Battle, seat: Seat, answer: LineUp) -> Next:
    """The line-up is fixed."""
    fix(game, seat, answer.order)
    return None


def line_up_faults(game: Context[Position], _seat: str, answer: LineUp) -> Iterator[str]:
    """Only units on the battlefield stand in a line-up."""
    for unit in answer.order:
        if unit not in game.position.units:
            yield f"{unit!r} is not on the battlefield"


def holds_every_unit_once(game: Context[Position], seat: str, answer: LineUp) -> str | None:
    """The line-up has each unit of the side in the battle, once.

    Clauses: deus.battle.lineup.must_decide
    """
    wanted = sorted(unit.id for unit in units_in(game.position, game.position.battle, seat))
    if sorted(answer.order) != wanted:
        return f"the line-up must hold each of {', '.join(wanted)} once"
    return None


def line_up_options(game: Context[Position], seat: str) -> Iterable[LineUp]:
    """Every order."""
    units = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
    for order in permutations(units):
        yield LineUp(order)


def line_up_sample(game: Context[Position], seat: str, random: Random) -> LineUp:
    """Any order."""
    units = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
    random.shuffle(units)
    return LineUp(tuple(units))


LINE_UP = Act(
    perform=line_up,
    faults=line_up_faults,
    options=line_up_options,
    sample=line_up_sample,
    conditions={"deus.battle.lineup.must_decide": holds_every_unit_once},
)
