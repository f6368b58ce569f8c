"""Morale: how it changes."""

from reference_engine.dungeon_command import zones
from reference_engine.dungeon_command.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement


@judgement
def change(game: Context[Position], seat: str, amount: int, clause: str) -> None:
    """A player's morale rises or falls; it has no upper bound and may fall below zero.

    Clauses: dungeon_command.morale.loss_by_level, dungeon_command.ruling.morale_unbounded
    """
    if amount:
        zones.change_player(game, seat, morale=game.position.players[seat].morale + amount)
        game.emit(Event("morale", clause, seat=seat, amount=amount))
