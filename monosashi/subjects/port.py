"""The subject: whatever is measured, behind one small port.

Scenarios are played on a :class:`Subject`. The embedded reference engine is one; so is a lockstep
(:mod:`monosashi.verification.lockstep`), which plays the reference beside an :class:`Implementation` and compares them.
That is any program that speaks the protocol (:mod:`monosashi.subjects.program`) or a Python object
(:mod:`monosashi.subjects.object`).
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

import monosashi.rulebook.errata  # noqa: F401 - an edition may be named with errata
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.support.text import printable, shortened

CAPABILITIES = ("core", "effects", "setup", "views", "legal", "reasons", "documents")
"""What a subject can offer; ``core`` is needed for anything."""

OPTIONAL = ("documents",)
"""What no rule demands: whoever does not offer it lacks nothing, and the scenarios that need it are not scored."""

LOAD = "load"
"""What ``core`` means as well, unless an implementation that can begin games does not know the method."""

PLAYER = "player"
"""What a program offers that answers for a seat. It is no level of an engine, and nothing else need come with it."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """One scripted outcome: which named draw, for whom, and what it shows or which order it leaves."""

    draw: str
    of: str
    shows: int = 0
    order: tuple[str, ...] = ()


class Hello(Struct, frozen=True, omit_defaults=True):
    """How a subject introduces itself.

    ``readings`` are the switches of the edition that it reads differently. ``vocabulary`` are the words of card texts
    that it knows; left out, all of them, if it offers ``effects``.
    """

    name: str
    version: str = ""
    protocol: int = 1
    editions: tuple[str, ...] = ()
    capabilities: tuple[str, ...] = ("core",)
    readings: dict[str, str] = {}
    vocabulary: tuple[str, ...] | None = None


LONGEST_NAME = 120
"""How many characters of a name, a version or a reading are kept."""


def beside_hello(plain: object) -> tuple[str, ...]:
    """The fields of an introduction that none has, as they may be shown."""
    fields = plain if isinstance(plain, dict) else ()
    known = Hello.__struct_fields__
    return tuple(shortened(printable(str(each)), LONGEST_NAME) for each in fields if each not in known)


def tidied(hello: Hello) -> Hello:
    """An introduction without what a terminal would obey, names of any length cut short."""

    def tidy(text: str) -> str:
        return shortened(printable(text), LONGEST_NAME)

    return replace(
        hello,
        name=tidy(hello.name),
        version=tidy(hello.version),
        editions=tuple(map(tidy, hello.editions)),
        capabilities=tuple(map(tidy, hello.capabilities)),
        readings={tidy(switch): tidy(reading) for switch, reading in hello.readings.items()},
        vocabulary=None if hello.vocabulary is None else tuple(map(tidy, hello.vocabulary)),
    )


def must_know(hello: Hello, capability: str) -> bool:
    """Whether an implementation that introduces itself so must know the methods of a capability.

    >>> must_know(Hello("an engine"), LOAD), must_know(Hello("it begins games", capabilities=("core", "setup")), LOAD)
    (True, False)
    """
    if capability == LOAD and LOAD not in hello.capabilities:
        return "setup" not in hello.capabilities
    return capability in hello.capabilities


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


class Lacking(ScenarioEnded):
    """The subject does not have what is needed; the scenario is unsupported."""

    def __init__(self, capability: str, message: str) -> None:
        """Name the capability, and say how that came out."""
        super().__init__(Status.UNSUPPORTED, message)
        self.capability = capability


class Comparison(NamedTuple):
    """What a report shows beside a position: a judge's view before the last action, and the one that the rules expect.

    None where nobody can say.
    """

    before: Any = None
    reference: Any = None


class Untimely(NamedTuple):
    """An answer to another question than the pending one, and the clause under which it is refused now.

    Nothing but the question speaks against it.
    """

    action: dict[str, Any]
    clause: str


Meanwhile = Callable[[], object]
"""Something to do while an implementation thinks. It must not raise: the answer would stay unread."""


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

    def finish(self) -> None:
        """The scenario is over. Raises ScenarioEnded for what speaks against the subject and nobody has asked about."""

    def unfounded(self, clauses: Sequence[str], about: Sequence[str]) -> Sequence[str]:  # noqa: ARG002
        """Those of the clauses named with the last refusal that nothing breaks; none, where nobody plays beside it.

        ``about`` are the clauses that the scenario is about.
        """
        return ()

    def only_passes(self) -> bool:
        """Whether the asked seat can do nothing but pass; by the rules, where the reference plays beside it."""
        return all(answer == {"do": "pass"} for answer in self.legal())

    def untimely(self) -> Sequence[Untimely]:
        """What the asked seat could answer if only the question were another one: by the rules, one for each act.

        Nothing, where the reference does not play beside it.
        """
        return ()

    def comparison(self) -> Comparison:
        """With what a report compares the position: with nothing, where nobody plays beside it."""
        return Comparison()

    def behind(self) -> Sequence[str]:
        """The clauses by which the rules did what differs; none, where nobody plays beside it."""
        return ()

    def bye(self) -> None:
        """The run is over."""


class Implementation(Subject, Protocol):
    """What a lockstep needs of whoever is measured: the reference does its part while the implementation thinks.

    Whoever does not let its caller wait calls ``meanwhile`` first. ``shown`` is the judge's view that the last answer
    brought along, if it did.
    """

    shown: Any

    def load(self, edition: str, position: dict[str, Any], meanwhile: Meanwhile | None = None) -> None:
        """Put a quiet position on the table. Raises BadPosition."""

    def apply(
        self, seat: str, action: dict[str, Any], chance: Sequence[Chance], meanwhile: Meanwhile | None = None
    ) -> Reply:
        """Let a seat act, with scripted outcomes for whatever dice and shuffles follow."""

    def observe(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:
        """What a viewer sees; the judge's view may be the one that the last answer brought along."""

    def look(self, viewer: str) -> Any:
        """What a viewer sees, asked for in any case."""
