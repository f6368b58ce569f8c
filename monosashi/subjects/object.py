"""An engine that is a Python object in this process, measured as a program is, without a protocol in between.

The object has the protocol's methods and may answer with plain dicts and lists, as they would be in JSON. It is not
contained: what never returns stops the run.
"""

from collections.abc import Sequence
from typing import Any

import reference_engine as engine
from monosashi.subjects.port import (
    LOAD,
    BadPosition,
    Chance,
    Hello,
    Implementation,
    Lacking,
    Meanwhile,
    Reply,
    tidied,
)
from monosashi.subjects.program import ACTIONS, HELLOS, misshapen
from monosashi.subjects.status import ScenarioEnded, Status
from reference_engine.kernel.codec import Codec, Unreadable


class InProcess(Implementation):
    """The object as an implementation. All raise ScenarioEnded: ERROR if it raises, PROTOCOL_ERROR for a wrong answer.

    Nobody waits for it: the reference goes first, before anybody can change what both are given.
    """

    shown: Any = None

    def __init__(self, answering: Any) -> None:
        """Ask ``answering``."""
        self.answering = answering
        self._edition = ""

    def _ask(self, codec: Codec, method: str, *arguments: Any) -> Any:
        """The object's answer as the protocol's type. BadPosition passes through."""
        try:
            answer = getattr(self.answering, method)(*arguments)
        except (BadPosition, ScenarioEnded):
            raise
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise ScenarioEnded(Status.ERROR, f"{method} raises {told}", "a result", told) from error
        try:
            return answer if isinstance(codec.kind, type) and type(answer) is codec.kind else codec.convert(answer)
        except Unreadable as error:
            raise misshapen(method, error.faults) from None

    def hello(self) -> Hello:
        """The object introduces itself."""
        found: Hello = self._ask(HELLOS, "hello")
        return tidied(found)

    def load(self, edition: str, position: dict[str, Any], meanwhile: Meanwhile | None = None) -> None:
        """Put a quiet position on the table. Raises BadPosition."""
        _first(meanwhile)
        self._edition = edition
        if not hasattr(self.answering, "load"):
            raise Lacking(LOAD, "does not know load")
        self._ask(NOTHING, "load", edition, position)

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game. Raises BadPosition."""
        self._edition = edition
        reply: Reply = self._ask(REPLIES, "start", edition, start, chance)
        return reply

    def apply(
        self, seat: str, action: dict[str, Any], chance: Sequence[Chance], meanwhile: Meanwhile | None = None
    ) -> Reply:
        """Let a seat act."""
        _first(meanwhile)
        reply: Reply = self._ask(REPLIES, "apply", seat, action, chance)
        return reply

    def legal(self) -> list[dict[str, Any]]:
        """The listed legal answers."""
        actions: list[dict[str, Any]] = self._ask(ACTIONS, "legal")
        return actions

    def observe(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:
        """What a viewer sees, as the game's view."""
        _first(meanwhile)
        return self.look(viewer)

    def look(self, viewer: str) -> Any:
        """The same: no view comes along with an answer."""
        return self._ask(engine.game(self._edition).views, "observe", viewer)

    def finish(self) -> None:
        """An object says nothing without being asked."""

    def bye(self) -> None:
        """The object belongs to whoever made it, who also ends it."""


def _first(meanwhile: Meanwhile | None) -> None:
    if meanwhile is not None:
        meanwhile()


NOTHING = Codec(None)
REPLIES = Codec(Reply)
