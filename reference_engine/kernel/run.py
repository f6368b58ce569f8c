"""The game goes on: an answer is applied, then steps are taken until somebody must decide."""

from typing import Any

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.legality import Illegal, violations
from reference_engine.kernel.procedure import AGAIN, END, FINISH, Call, Goto, Next, Procedure


class Result(Struct, frozen=True):
    """What an accepted answer led to."""

    position: Any
    events: tuple[Event, ...]


def begin(edition: Edition, position: Any) -> Result:
    """Take a new position to its first decision."""
    game: Context[Any] = Context(edition, position)
    settle(game)
    return Result(game.position, tuple(game.events))


def apply(edition: Edition, position: Any, seat: str, answer: Answer) -> Result:
    """The position after ``answer`` by ``seat``, and what happened. ``position`` itself is left as it was.

    Raises Illegal with every violation, or Malformed.
    """
    broken = violations(edition, position, seat, answer)
    if broken:
        raise Illegal(broken)
    game: Context[Any] = Context(edition, position.copied())
    played = game.position
    name = act_of(answer)
    frame: Procedure = played.stack[-1]
    if name in edition.offers["always"]:
        edition.acts[name].perform(game, frame, seat, answer)
    else:
        played.pending = None
        outcome = edition.acts[name].perform(game, frame, seat, answer)
        if played.result is None:
            follow(game, frame, outcome)
            settle(game)
    return Result(played, tuple(game.events))


def push(game: Context[Any], procedure: Procedure) -> None:
    """Put a procedure on the stack, at its first step."""
    procedure.step = game.edition.first_step[procedure.name]
    game.position.stack.append(procedure)


def follow(game: Context[Any], frame: Procedure, outcome: Next) -> None:
    """Do what a step's or an answer's outcome says, except waiting."""
    stack = game.position.stack
    if outcome is None:
        frame.step = game.edition.next_step[frame.name][frame.step]
    elif outcome is AGAIN:
        return
    elif outcome is FINISH:
        frame.step = END
    elif type(outcome) is Call:
        frame.calling = not outcome.stay
        push(game, outcome.procedure)
    elif type(outcome) is Goto:
        frame.step = outcome.step
    # A finished procedure leaves at once, so that no frame on the stack is ever past its last step.
    while stack and stack[-1].step == END:
        stack.pop()
        if stack and stack[-1].calling:
            caller = stack[-1]
            caller.calling = False
            caller.step = game.edition.next_step[caller.name][caller.step]


def settle(game: Context[Any]) -> None:
    """Take steps until somebody must decide, or the game is over: the stack then stays as it was at that moment."""
    position = game.position
    edition = game.edition
    between = edition.between
    while position.stack and position.result is None:
        interruption = between(game)
        if interruption is not None:
            push(game, interruption)
        if position.result is not None:
            return
        frame = position.stack[-1]
        outcome = edition.procedures[frame.name][frame.step](game, frame)
        if type(outcome) is Decision:
            position.pending = outcome
            return
        if position.result is not None:
            return
        follow(game, frame, outcome)
