"""The turn: four phases in order."""

from reference_engine.dungeon_command import zones
from reference_engine.dungeon_command.position import Position, other
from reference_engine.dungeon_command.procedures import (
    ActivatePhase,
    CleanupPhase,
    DeployPhase,
    Match,
    RefreshPhase,
    Turn,
)
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next


def play_turns(game: Context[Position], _match: Match) -> Next:
    """The first player takes the first turn; turns alternate until the game ends.

    Clauses: dungeon_command.turn.alternate
    """
    position = game.position
    position.turn += 1
    if position.turn > 1:
        position.turn_player = next_player(game)
    begin_turn(game)
    game.emit(Event("turn_begins", "dungeon_command.turn.alternate", seat=position.turn_player, amount=position.turn))
    return Call(Turn(), stay=True)


@judgement
def next_player(game: Context[Position]) -> str:
    """Whose turn is next.

    Clauses: dungeon_command.turn.alternate
    """
    return other(game.position.turn_player)


@judgement
def begin_turn(game: Context[Position]) -> None:
    """Nobody has been activated in a new turn, and whoever has entered hazardous terrain may be burnt anew.

    Clauses: dungeon_command.activate.each_once, dungeon_command.ruling.hazards_begin_anew
    """
    zones.forget_hazards(game)
    for creature in list(game.position.creatures.values()):
        if creature.activated:
            zones.change_creature(game, creature.card, activated=False)


# The four phases, in order (dungeon_command.turn.four_phases)


def refresh_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The first phase.

    Clauses: dungeon_command.turn.four_phases
    """
    return Call(RefreshPhase())


def activate_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The second phase.

    Clauses: dungeon_command.turn.four_phases
    """
    return Call(ActivatePhase())


def deploy_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The third phase.

    Clauses: dungeon_command.turn.four_phases
    """
    return Call(DeployPhase())


def cleanup_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The fourth phase.

    Clauses: dungeon_command.turn.four_phases
    """
    return Call(CleanupPhase())
