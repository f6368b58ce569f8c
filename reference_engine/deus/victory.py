"""Victory (page 10): units in all three front areas when a march, a battle or a turn ends."""

from reference_engine.deus.board import FRONT
from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Resign
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next, Procedure
from reference_engine.monster_collection.position import Ending, both_sides, opponent, units_in


def holds_the_front(game: Context[Position], seat: str) -> bool:
    """Own units stand in all three front areas; a marker is not enough.

    Clauses: deus.victory.condition, deus.ruling.victory_needs_presence, deus.victory.needs_units, deus.zone.front
    """
    return all(units_in(game.position, area, seat) for area in FRONT)


def check(game: Context[Position], clause: str) -> Next:
    """Either player wins who holds the front at this moment.

    Clauses: deus.ruling.either_player_can_win, deus.ruling.victory_only_at_check_times
    """
    for seat in both_sides(game.position):
        if game.edition.judgements["victory"](game, seat):
            end(game, seat, clause)
            return None
    return None


def end(game: Context[Position], winner: str, clause: str) -> None:
    """The game is over; nobody is asked for anything any more."""
    game.position.result = Ending(winner, clause)
    game.position.pending = None
    game.emit(Event("game_over", clause, seat=winner))


def resign(game: Context[Position], _frame: Procedure, seat: str, _answer: Resign) -> Next:
    """A player may resign at any time and loses.

    Clauses: deus.resign.any_time, deus.resign.loses, deus.ruling.resign_without_exception
    """
    end(game, opponent(seat), "deus.resign.loses")
    return None


def player_resigns(_game: Context[Position], seat: str, _answer: Resign) -> list[str]:
    """Only players resign."""
    return [] if seat in ("south", "north") else [f"{seat} is no player"]


RESIGN = Act(perform=resign, faults=player_resigns)
