"""The end of the game: morale at zero, an empty battlefield, resignation; who wins."""

from reference_engine.dungeon_command.position import SEATS, Ending, Position, other
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Resign
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import FINISH, Next, Procedure


@judgement
def state_based_actions(game: Context[Position]) -> Procedure | None:
    """The game ends the moment a morale is zero or less, when the event under way is over.

    Clauses: dungeon_command.morale.zero_ends, dungeon_command.ruling.below_zero_ends, dungeon_command.ruling.one_event
    """
    if game.position.turn and any(game.position.players[seat].morale <= 0 for seat in SEATS):
        end_game(game, "dungeon_command.morale.zero_ends")
    return None


@judgement
def end_game(game: Context[Position], clause: str) -> None:
    """The higher morale wins, whoever has creatures left; equal morale is a draw.

    Clauses: dungeon_command.end.winner, dungeon_command.end.tie
    """
    south, north = (counted(game, seat) for seat in SEATS)
    winner = "" if south == north else "south" if south > north else "north"
    game.position.pending = None
    game.position.result = Ending(winner, clause)
    game.emit(Event("game_over", clause, seat=winner))


@judgement
def counted(game: Context[Position], seat: str) -> int:
    """A morale as it is compared: below zero, too, unless the edition reads it otherwise.

    Clauses: dungeon_command.end.tie, dungeon_command.ruling.negative_morale
    """
    morale = game.position.players[seat].morale
    return max(0, morale) if game.edition.switches["negative_morale"] == "zero" else morale


def resign(game: Context[Position], _frame: Procedure, seat: str, _answer: Resign) -> Next:
    """Whoever resigns has lost."""
    game.position.pending = None
    game.position.result = Ending(other(seat), "dungeon_command.ruling.resignation")
    game.emit(Event("resigned", "dungeon_command.ruling.resignation", seat=seat))
    return FINISH


def player_resigns(game: Context[Position], seat: str, _answer: Resign) -> list[str]:
    """Only players resign."""
    return [] if seat in game.position.players else [f"{seat} is no player"]


RESIGN = Act(perform=resign, faults=player_resigns)
