"""What a cause is: why scenarios were not passed, as far as their verdicts tell."""

import re
from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct

from monosashi.support.text import counted

NAMED = 6
"""How many fields a headline names."""


class Kind(StrEnum):
    """What the failures of a cause have in common."""

    ACCEPTED = "accepted"
    REASON = "reason"
    NAMED = "named"
    REFUSED = "refused"
    TAKEN = "taken"
    TURNED_DOWN = "turned-down"
    CHANGED = "changed"
    POSITION = "position"
    LEGAL = "legal"
    CHANCE = "chance"
    BLOCKED = "blocked"
    ENDED = "ended"
    SENTENCE = "sentence"


CLAUSES = (Kind.ACCEPTED, Kind.REASON, Kind.NAMED, Kind.BLOCKED)
"""Kinds that are about clauses: those demanded, or named in their place."""


class Cause(Struct, frozen=True):
    """What failures have in common: the kind, and ``what`` tells it from others of its kind.

    ``image`` names the images in which alone it shows. ``clauses`` are those that it is about by itself, whatever the
    scenarios stand under: demanded in the refusals, or named by the engine.
    """

    kind: Kind
    what: tuple[str, ...] = ()
    image: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its name in reports and on the command line: one word, the same in every report of a record."""
        parts = [self.kind, *self.what, *([f"in-{self.image}"] if self.image else [])]
        return ":".join(re.sub(r"[^\w.+,-]+", "-", part).strip("-").lower() or "-" for part in parts)

    @property
    def headline(self) -> str:
        """What the engine does, in a phrase without a subject."""
        told = _HEADLINES[self.kind](self.what)
        return f"{told} (only in an image: {self.image})" if self.image else told


def _some(fields: Sequence[str]) -> str:
    more = len(fields) - NAMED
    return ", ".join(fields[:NAMED]) + (f" and {counted(more, 'more field')}" if more > 0 else "")


def _refused(what: Sequence[str]) -> str:
    act, *why = what
    if not act:
        return f"refuses what is lawful, under {' and '.join(why)}"
    return f"refuses a lawful {_act(act)}: {why[0] or 'without a word'}"


def _listed(what: Sequence[str]) -> str:
    how, act = what
    return f"leaves a lawful {_act(act)} out of the list" if how == "missing" else f"lists an unlawful {_act(act)}"


def _act(name: str) -> str:
    return f"“{name.replace('_', ' ')}”"


_HEADLINES: dict[Kind, Callable[[Sequence[str]], str]] = {
    Kind.ACCEPTED: lambda what: f"accepts what must be refused under {' or '.join(what)}",
    Kind.REASON: lambda what: f"refuses, and names another clause than {' or '.join(what)}",
    Kind.NAMED: lambda what: f"names {what[0]} where other clauses are broken",
    Kind.REFUSED: _refused,
    Kind.TAKEN: lambda _: "takes positions that must be turned down",
    Kind.TURNED_DOWN: lambda what: f"turns down a position that must be taken: {what[0]}",
    Kind.CHANGED: lambda what: f"changes the position although it refuses: {_some(what)}",
    Kind.POSITION: lambda what: f"has another position: {_some(what)}",
    Kind.LEGAL: _listed,
    Kind.CHANCE: lambda what: f"takes chance otherwise: {what[0]}",
    Kind.BLOCKED: lambda what: f"leaves the rules before a scenario is reached, at {what[0]}",
    Kind.ENDED: lambda what: f"{what[0]}: {what[1]}",
    Kind.SENTENCE: lambda what: f"does not do what is said: “{what[0]}”",
}
