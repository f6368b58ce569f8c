"""Procedures: named, ordered steps on a stack, so that "where are we?" has an answer in rulebook words.

A procedure is plain data (a :class:`Procedure` subclass, its place in the position's stack). Its steps are
functions that the edition lists in order. A step acts and returns what happens next:

=====================  ===================================================================
``None``               go on with the next step
a ``Decision``         wait in this step for an answer
``Call(procedure)``    run another procedure, then go on with the next step
``Call(p, stay=True)`` run another procedure, then take this step again
``Goto(step)``         go on with the step of that name
``AGAIN``              take this step again
``FINISH``             leave the procedure
=====================  ===================================================================
"""

from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from msgspec import Struct

from reference_engine.kernel.decision import Decision

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

START: Final = "start"
END: Final = "end"


class Procedure(Struct, tag_field="procedure"):
    """A procedure under way. ``step`` names the step it is in; containers in it are tuples or never change.

    ``calling``: the step has called another procedure and is over when that is.
    """

    name: ClassVar[str]
    step: str = START
    calling: bool = False

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """Every Struct has this; msgspec's stubs do not say so."""


class Call(Struct, frozen=True):
    """Run ``procedure`` before going on; with ``stay``, come back to the same step afterwards."""

    procedure: Procedure
    stay: bool = False


class Goto(Struct, frozen=True):
    """Go on with another step of the same procedure."""

    step: str


class Flow(Enum):
    """The two outcomes that need no detail."""

    AGAIN = "again"
    FINISH = "finish"


AGAIN: Final = Flow.AGAIN
FINISH: Final = Flow.FINISH

Outcome = Decision | Call | Goto | Flow | None
"""What a step, or the answer to a decision, says about what comes next."""


def push(game: "Game[Any]", procedure: Procedure) -> None:
    """Put a procedure on the stack, at its first step."""
    procedure.step = game.edition.first_step[procedure.name]
    game.position.stack.append(procedure)


def follow(game: "Game[Any]", frame: Procedure, outcome: Outcome) -> None:
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


def settle(game: "Game[Any]") -> None:
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
