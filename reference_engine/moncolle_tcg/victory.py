"""Victory: the enemy base is captured by a march, or the other player resigns."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Resign
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next, Procedure
from reference_engine.moncolle_tcg.board import BASE
from reference_engine.moncolle_tcg.field import controller
from reference_engine.moncolle_tcg.position import Position
from reference_engine.monster_collection.position import Ending, Seat, opponent


@judgement
def base_is_captured(game: Context[Position], seat: Seat, destination: str) -> bool:
    """Whether a march has brought the enemy base under control.

    Clauses: moncolle_tcg.victory.base_captured
    """
    return destination == BASE[opponent(seat)] and controller(game, destination) == seat


def check(game: Context[Position], destination: str, clause: str) -> Next:
    """After a march the game may be over, at once.

    Clauses: moncolle_tcg.victory.immediate
    """
    seat = game.position.marching
    if base_is_captured(game, seat, destination):
        end(game, seat, clause)
    return None


def end(game: Context[Position], winner: str, clause: str) -> None:
    """The game is over; nobody is asked for anything any more. No winner means a draw."""
    game.position.result = Ending(winner, clause)
    game.position.pending = None
    game.emit(Event("game_over", clause, seat=winner))


def resign(game: Context[Position], _frame: Procedure, seat: str, _answer: Resign) -> Next:
    """A player may resign at any time and loses."""
    end(game, opponent(seat), "moncolle_tcg.ruling.resignation")
    return None


def player_resigns(_game: Context[Position], seat: str, _answer: Resign) -> list[str]:
    """Only players resign."""
    return [] if seat in ("south", "north") else [f"{seat} is no player"]


RESIGN = Act(perform=resign, faults=player_resigns)
