"""What several modules of wrong twins need: conditions loosened or tightened, paths judged otherwise, other lists."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import Bend, judgement, step
from reference_engine.dungeon_command import movement
from reference_engine.dungeon_command.procedures import Exchange

Context = Any
OfPath = Callable[..., Any]
"""Of a game, a creature, a way to move, a number of squares and a path."""


def forgiven(clause: str, unless: OfPath) -> Bend:
    """A path may break the clause in some situations."""

    def flaws(real: Any, *given: Any) -> tuple[tuple[str, str], ...]:
        return tuple(flaw for flaw in real(*given) if flaw[0] != clause or not unless(*given))

    return judgement(movement.path_flaws, flaws)


def barred(clause: str, when: OfPath) -> Bend:
    """Some paths more break the clause."""

    def flaws(real: Any, *given: Any) -> tuple[tuple[str, str], ...]:
        return (*real(*given), (clause, "not so")) if when(*given) else real(*given)

    return judgement(movement.path_flaws, flaws)


def for_south_alone(procedure: str, name: str) -> Bend:
    """A step is taken in South's turns only."""
    return step(
        procedure,
        name,
        lambda real, game, frame: real(game, frame) if game.position.turn_player == "south" else None,
    )


def exchange_of(game: Context) -> Exchange:
    """The exchange under way."""
    return next(frame for frame in reversed(game.position.stack) if isinstance(frame, Exchange))
