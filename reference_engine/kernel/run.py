"""The game goes on: an answer is applied, then steps are taken until somebody must decide."""

from typing import Any, Generic

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, act_of
from reference_engine.kernel.edition import Edition, Incomplete
from reference_engine.kernel.events import Event
from reference_engine.kernel.generics import AnswerT, PositionT, ViewT
from reference_engine.kernel.legality import Illegal, Malformed, violations
from reference_engine.kernel.procedure import AGAIN, END, FINISH, Call, Goto, Next, Procedure

MOST_STEPS = 1_000
"""So many steps without a decision are no game any more; the longest runs of random games have some thirty."""


class Result(Struct, Generic[PositionT], frozen=True):
    """What an accepted answer led to."""

    position: PositionT
    events: tuple[Event, ...]


def begin(edition: Edition[PositionT, AnswerT, ViewT], position: PositionT) -> Result[PositionT]:
    """Take a new position to its first decision."""
    game: Context[Any] = Context(edition, position)
    settle(game)
    return Result(game.position, tuple(game.events))


def apply(edition: Edition, position: Any, seat: str, answer: Answer) -> Result[Any]:
    """The position after ``answer`` by ``seat``, and what happened. ``position`` itself is left as it was.

    Raises Illegal with every violation, or Malformed, also where what follows would never end.
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
        following = edition.acts[name].perform(game, frame, seat, answer)
        if played.result is None:
            follow(game, frame, following)
            settle(game)
    return Result(played, tuple(game.events))


def push(game: Context[Any], procedure: Procedure) -> None:
    """Put a procedure on the stack, at its first step."""
    procedure.step = game.edition.first_step[procedure.name]
    game.position.stack.append(procedure)


def follow(game: Context[Any], frame: Procedure, following: Next) -> None:
    """Do what a step, or the answer to a decision, said, except waiting."""
    stack = game.position.stack
    if following is None:
        frame.step = game.edition.next_step[frame.name][frame.step]
    elif following is AGAIN:
        return
    elif following is FINISH:
        frame.step = END
    elif type(following) is Call:
        frame.calling = not following.stay
        push(game, following.procedure)
    elif type(following) is Goto:
        frame.step = following.step
    # A finished procedure leaves at once, so that no frame on the stack is ever past its last step.
    while stack and stack[-1].step == END:
        stack.pop()
        if stack and stack[-1].calling:
            caller = stack[-1]
            caller.calling = False
            caller.step = game.edition.next_step[caller.name][caller.step]


def settle(game: Context[Any]) -> None:
    """Take steps until somebody must decide, or the game is over: the stack then stays as it was at that moment.

    Raises Malformed where neither ever comes, as with two card texts that set each other off.
    """
    position = game.position
    edition = game.edition
    state_based_actions = edition.state_based_actions
    for _ in range(MOST_STEPS):
        if not position.stack or position.result is not None:
            return
        interruption = state_based_actions(game)
        if interruption is not None:
            push(game, interruption)
        if position.result is not None:
            return
        frame = position.stack[-1]
        try:
            do = edition.procedures[frame.name][frame.step]
        except KeyError:
            raise Incomplete(f"there is no step {frame.step!r} in a procedure {frame.name!r}") from None
        following = do(game, frame)
        if type(following) is Decision:
            if following.kind not in edition.offers:
                raise Incomplete(f"{frame.name}/{frame.step} asks for {following.kind!r}: offers has no such entry")
            position.pending = following
            return
        if position.result is not None:
            return
        follow(game, frame, following)
    at = ", ".join(dict.fromkeys(f"{frame.name}/{frame.step}" for frame in position.stack))
    raise Malformed([f"what follows never ends: {MOST_STEPS} steps without a decision, the last at {at}"])
