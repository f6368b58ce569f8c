"""The subject: whatever is measured, behind one small port.

Two subjects exist: the embedded reference engine, and any program that speaks the protocol
(:mod:`monosashi.subjects.program`). :class:`Lockstep` plays the reference beside such a program and compares them.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

import monosashi.rulebook.errata  # noqa: F401 - an edition may be named with errata

CAPABILITIES = ("core", "effects", "setup", "views", "legal", "reasons")
"""What a subject can offer; ``core`` is needed for anything."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """One scripted outcome: which named draw, for whom, and what it shows or which order it leaves."""

    draw: str
    of: str
    shows: int = 0
    order: tuple[str, ...] = ()


class Hello(Struct, frozen=True, omit_defaults=True):
    """How a subject introduces itself.

    ``readings`` are the switches of the edition that it reads differently.
    """

    name: str
    version: str = ""
    protocol: int = 1
    editions: tuple[str, ...] = ()
    capabilities: tuple[str, ...] = ("core",)
    readings: dict[str, str] = {}


class Reply(Struct, frozen=True, omit_defaults=True):
    """The answer to an action.

    ``accepted``; or refused, with the clauses if the subject knows them. ``drawn`` counts the scripted
    outcomes used; ``wanted`` names the draw for which none was left.
    """

    accepted: bool
    clauses: tuple[str, ...] = ()
    message: str = ""
    drawn: int = 0
    wanted: str = ""


class BadPosition(Exception):
    """The subject turned a document down: a position, a start, or the cards in it."""


class Subject(Protocol):
    """What a scenario needs of an implementation."""

    def hello(self) -> Hello:
        """Introduce yourself."""

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table. Raises BadPosition."""

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game. Raises BadPosition."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, with scripted outcomes for whatever dice and shuffles follow."""

    def legal(self) -> list[dict[str, Any]]:
        """The answers that the asked seat may give, as far as they are listed."""

    def observe(self, viewer: str) -> Any:
        """What a viewer sees."""

    def bye(self) -> None:
        """The run is over."""
