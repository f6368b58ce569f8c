"""What a game's own types stand in the place of: its positions, its answers, its views, and what its rules are given.

Where nobody says which game it is, they are anything.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Only type checkers know defaults before Python 3.13, from the stubs that they come with.
    from typing_extensions import TypeVar

    PositionT = TypeVar("PositionT", default=Any)
    AnswerT = TypeVar("AnswerT", default=Any)
    ViewT = TypeVar("ViewT", default=Any)
    ContextT = TypeVar("ContextT", default=Any)
    ProcedureT = TypeVar("ProcedureT", default=Any)
else:
    from typing import TypeVar

    PositionT = TypeVar("PositionT")
    AnswerT = TypeVar("AnswerT")
    ViewT = TypeVar("ViewT")
    ContextT = TypeVar("ContextT")
    ProcedureT = TypeVar("ProcedureT")
