"""The cleanup phase: end-of-turn effects, untapping, the creature hand, an empty battlefield."""

from reference_engine.dungeon_command import end, turn_effects, zones
from reference_engine.dungeon_command.position import Position, creatures_of
from reference_engine.dungeon_command.procedures import CleanupPhase
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


def end_effects(game: Context[Position], _phase: CleanupPhase) -> Next:
    """First the end-of-turn effects, hazardous terrain among them, in the turn player's order.

    Clauses: dungeon_command.cleanup.order, dungeon_command.cleanup.end_effects
    """
    return turn_effects.begin(game, "turn_end")


def untap_creatures_again(game: Context[Position], _phase: CleanupPhase) -> Next:
    """Then the turn player's creatures untap again, and what lasted for the turn ends.

    Clauses: dungeon_command.cleanup.order, dungeon_command.cleanup.untap
    """
    zones.expire(game, "turn")
    zones.untap_all(game, game.position.turn_player, "dungeon_command.cleanup.untap")
    return None


def refill_creatures(game: Context[Position], _phase: CleanupPhase) -> Next:
    """Then the turn player draws creature cards up to the hand size.

    Clauses: dungeon_command.cleanup.order, dungeon_command.cleanup.refill_creatures
    """
    zones.refill(game, game.position.turn_player, "dungeon_command.cleanup.refill_creatures")
    return None


def check_battlefield(game: Context[Position], _phase: CleanupPhase) -> Next:
    """Last, the game ends if the turn player has no creature on the battlefield.

    Clauses: dungeon_command.cleanup.order, dungeon_command.cleanup.end_check
    """
    if stands_empty(game, game.position.turn_player):
        end.end_game(game, "dungeon_command.cleanup.end_check")
    return None


@judgement
def stands_empty(game: Context[Position], seat: str) -> bool:
    """Whether a player has no creature on the battlefield.

    Clauses: dungeon_command.cleanup.end_check, dungeon_command.end.own_turn_only
    """
    return not creatures_of(game, seat)
