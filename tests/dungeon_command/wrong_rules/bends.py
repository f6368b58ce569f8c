"""What several modules of wrong twins need: conditions loosened or tightened, paths judged otherwise, other lists."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import Bend, bend, condition, judgement, step
from reference_engine.dungeon_command import movement
from reference_engine.dungeon_command.procedures import Exchange
from reference_engine.kernel.edition import Edition

Context = Any
Check = Callable[[Context, str, Any], Any]
OfPath = Callable[..., Any]
"""Of a game, a creature, a way to move, a number of squares and a path."""


@bend
def tightened(edition: Edition, acts: str, clause: str, also: Check) -> Edition:
    """The same rules, but these acts are bound by one thing more."""
    for act in acts.split():
        edition = condition(
            act, clause, lambda real, game, seat, answer: real(game, seat, answer) or also(game, seat, answer)
        )(edition)
    return edition


@bend
def loosened(edition: Edition, acts: str, clause: str, unless: Check) -> Edition:
    """The same rules, but the clause does not bind these acts in some situations."""

    def sometimes(real: Any, game: Context, seat: str, answer: Any) -> str | None:
        return None if unless(game, seat, answer) else real(game, seat, answer)

    for act in acts.split():
        edition = condition(act, clause, sometimes)(edition)
    return edition


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
