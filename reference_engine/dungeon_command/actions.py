"""Actions: what taps, who can take them, how often."""

from reference_engine.dungeon_command.position import Creature, Position
from reference_engine.dungeon_command.procedures import Activation
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement


@judgement
def needs_untapped(_game: Context[Position], creature: Creature) -> str | None:
    """Only an untapped creature takes an action that taps.

    Clauses: dungeon_command.actions.needs_untapped, dungeon_command.actions.again_after_untap
    """
    return f"{creature.card} is tapped" if creature.tapped else None


@judgement
def already_one_standard(game: Context[Position], activation: Activation) -> str | None:
    """How often a creature takes standard actions is limited by tapping alone, unless the edition reads it otherwise.

    Clauses: dungeon_command.ruling.one_standard_action
    """
    if game.edition.switches["one_standard_per_activation"] == "on" and activation.standards:
        return f"{activation.creature} has taken a standard action in this activation"
    return None


def note_standard(activation: Activation) -> None:
    """A standard action has been taken in this activation."""
    activation.standards += 1
