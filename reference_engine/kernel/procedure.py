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
from typing import TYPE_CHECKING, ClassVar, Final, Self

from msgspec import Struct

from reference_engine.kernel.decision import Decision

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
    """What comes next where no detail is needed."""

    AGAIN = "again"
    FINISH = "finish"


AGAIN: Final = Flow.AGAIN
FINISH: Final = Flow.FINISH

Next = Decision | Call | Goto | Flow | None
"""What a step, or the answer to a decision, says about what comes next."""
