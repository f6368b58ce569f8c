"""What parts two engines, and what makes two such things the same."""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct


class Kind(StrEnum):
    """How an engine does otherwise than the rules; beside these there are the statuses of whatever ends a game."""

    POSITION = "position"
    REFUSED = "refused"
    ACCEPTED = "accepted"
    REASON = "reason"
    LEGAL = "legal"
    VIEW = "view"
    START = "start"
    CHANGED = "side-effect"


TOLD = {
    Kind.POSITION: "the position is not as the rules have it",
    Kind.REFUSED: "a lawful answer is refused",
    Kind.ACCEPTED: "an answer is accepted that breaks the rules",
    Kind.REASON: "an answer is refused for a reason that is none",
    Kind.LEGAL: "the list of legal answers is not right",
    Kind.VIEW: "somebody is shown what the rules do not show, or not shown what they do",
    Kind.START: "a game cannot be begun",
    Kind.CHANGED: "something has changed that must not",
}
"""What each means, in a sentence."""

HARMLESS = (Kind.REASON, Kind.LEGAL, Kind.VIEW)
"""After these both engines still have the same game on their tables."""


class Cause(NamedTuple):
    """What two divergences have in common that have one cause.

    ``question`` is the kind of decision that was answered, ``act`` the answer's; ``what`` are the fields that differ,
    or the clauses that are not kept.
    """

    kind: str
    question: str
    act: str
    what: tuple[str, ...]


class Divergence(Struct, frozen=True):
    """Where two engines part.

    ``clauses`` are those in play: broken by what is to be refused, or else ``cited`` by what happened, put the question
    or bound the answer. ``before`` is the position before, as the reference shows it, ``expected_view`` and
    ``actual_view`` what both show after it. ``told`` is what was said or tried, in a sentence.
    """

    kind: str
    question: str
    act: str
    what: tuple[str, ...]
    message: str
    clauses: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    expected: str = ""
    actual: str = ""
    before: Any = None
    expected_view: Any = None
    actual_view: Any = None
    told: str = ""

    @property
    def cause(self) -> Cause:
        """What it has in common with others."""
        return Cause(self.kind, self.question, self.act, self.what)

    def is_like(self, other: "Divergence") -> bool:
        """Whether it differs in the same way as another one, of which it may be a part."""
        return (
            self.cause[:3] == other.cause[:3] and bool(self.what) == bool(other.what) and {*self.what} <= {*other.what}
        )


def fields_of(differences: Iterable[str]) -> tuple[str, ...]:
    """The fields that lines of differences are about, whoever they belong to.

    >>> fields_of(["units[Knight].area: expected b2, actual b1", "units[Mage].area: expected b2, actual b1"])
    ('units.area',)
    """
    places = (line.partition(": expected ")[0] for line in differences)
    return tuple(sorted({re.sub(r"\[[^]]*\]", "", place) for place in places}))
