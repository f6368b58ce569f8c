"""The line-up timing: each side may put its units in another order and swap equipment."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, InOrder
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Position, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection.position import Seat, opponent


def has_lined_up(game: Context[Position], seat: Seat) -> bool:
    """Several units stand in no order until their side lines up, those that came into the battle later apart.

    Clauses: moncolle_tcg.ruling.line_up_is_a_row
    """
    position = game.position
    battle = next((frame for frame in position.stack if isinstance(frame, Battle)), None)
    if battle is None:
        return True
    marches = seat == position.marching
    first = battle.origins if marches else battle.defenders
    if sum(unit.id in first for unit in units_in(position, position.battle, seat)) < 2:
        return True
    before = ("begin_battle", "marching_side_summons", "defending_side_summons", "marching_side_lines_up")
    return battle.step not in before and (battle.step != "defending_side_lines_up" or marches)


class LineUp(Answer, frozen=True, tag="line_up"):
    """One's units in the battle, the front one first."""

    order: InOrder[tuple[Id, ...]]


def marching_side_lines_up(game: Context[Position], battle: Battle) -> Next:
    """The marching side changes its line-up first.

    Clauses: moncolle_tcg.battle.formation_order
    """
    return cut_short(game, battle) or ask_for_line_up(game, battle, game.position.marching)


def defending_side_lines_up(game: Context[Position], battle: Battle) -> Next:
    """Then the defending side, knowing it.

    Clauses: moncolle_tcg.battle.formation_order
    """
    return cut_short(game, battle) or ask_for_line_up(game, battle, opponent(game.position.marching))


@judgement
def ask_for_line_up(game: Context[Position], battle: Battle, seat: Seat) -> Next:
    """A side with a single unit has nothing to change and nobody to swap with.

    Clauses: moncolle_tcg.battle.formation_actions
    """
    if len(units_in(game.position, battle.area, seat)) < 2:
        return None
    return Decision(seat, "line_up", "moncolle_tcg.battle.formation_order", about=battle.area)


def line_up(game: Context[Position], _battle: Battle, seat: Seat, answer: LineUp) -> Next:
    """The units stand in that order; swaps are made before.

    Clauses: moncolle_tcg.battle.formation_actions, moncolle_tcg.ruling.line_up_is_a_row
    """
    game.position.line_ups = {**game.position.line_ups, seat: answer.order}
    game.emit(Event("lined_up", "moncolle_tcg.battle.formation_actions", seat=seat, cards=answer.order))
    return None


def line_up_faults(game: Context[Position], _seat: str, answer: LineUp) -> Iterator[str]:
    """Only units on the field stand in a line-up."""
    for unit in answer.order:
        if unit not in game.position.units:
            yield f"{unit!r} is not on the field"


def holds_every_unit_once(game: Context[Position], seat: str, answer: LineUp) -> str | None:
    """The line-up has each unit of the side in the battle, once.

    Clauses: moncolle_tcg.ruling.line_up_is_a_row
    """
    wanted = sorted(unit.id for unit in units_in(game.position, game.position.battle, seat))
    return None if sorted(answer.order) == wanted else f"the line-up must hold each of {', '.join(wanted)} once"


def line_up_options(game: Context[Position], seat: str) -> Iterable[LineUp]:
    """Every order."""
    units = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
    return (LineUp(order) for order in permutations(units))


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
    conditions={"moncolle_tcg.ruling.line_up_is_a_row": holds_every_unit_once},
)
