"""What every rule is given: a position, the edition it is played by, and what has happened since the last answer."""

from typing import Any, Generic, Protocol, TypeVar

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure


class Position(Protocol):
    """What the kernel needs to know of a position. It is a value: nobody changes one that was handed out."""

    pending: Decision | None

    @property
    def stack(self) -> list[Any]:
        """The procedures under way, the innermost last."""

    @property
    def result(self) -> Any:
        """None while the game goes on."""

    def copied(self) -> Any:
        """A copy that can be changed without touching this one."""


def headline(position: Any, moment: str) -> str:
    """A position in a line: its edition, the moment of the game, and who is asked for what, or who has won."""
    pending, result = position.pending, position.result
    if result is not None:
        state = f"{result.winner} has won" if result.winner else "a draw"
    elif pending is not None:
        about = f" about {pending.about}" if pending.about else ""
        state = f"{pending.seat} is asked for {pending.kind}{about}"
    else:
        state = "nobody is asked for anything"
    return f"<{position.edition}, {moment}: {state}>"


F = TypeVar("F", bound=Procedure)

P = TypeVar("P", bound=Position, covariant=True)
"""Covariant: shared rules take any game's table. None of them puts another position in a game's place."""


class Context(Generic[P]):
    """A position, the edition it is played by, and what has happened since the last answer.

    ``unsettled`` is raised by helpers whose change may bring standing rules to bear between two steps. ``departed``
    are those that leave together with others, while that is being carried out: each notices that the others leave.
    ``known`` is what has been worked out of a position that is only looked at, None while it may change.
    """

    __slots__ = ("cards", "departed", "edition", "events", "judgements", "known", "position", "unsettled")

    def __init__(self, edition: Edition, position: P) -> None:
        """Play on from ``position``, which this game may change."""
        self.edition = edition
        self.cards = edition.cards
        self.judgements = edition.judgements
        self.position = position
        self.events: list[Event] = []
        self.unsettled = False
        self.departed: list[Any] | None = None
        self.known: dict[Any, Any] | None = None

    @classmethod
    def looking(cls, edition: Edition, position: P) -> "Context[P]":  # type: ignore[misc]  # as __init__ takes it
        """A position that nobody changes while it is looked at: what is worked out of it is kept."""
        game = cls(edition, position)
        # A table that forgets, since it changes meanwhile, has knowledge that forgets.
        game.known = type(edition.cache)()
        return game

    @property
    def question(self) -> Decision:
        """The decision that the answer under consideration is meant for."""
        pending = self.position.pending
        assert pending is not None
        return pending

    def asking(self, kind: type[F]) -> F:
        """The procedure that puts the question, or waits for the answer being carried out; it is of this kind."""
        frame = self.position.stack[-1]
        assert isinstance(frame, kind)
        return frame

    def clause(self, role: str) -> str:
        """The clause of this edition that plays a role in code that several games share."""
        return self.edition.clauses[role]

    def emit(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)
