"""Somebody's engine at the table: what it does otherwise than the rules, as plain data and in the reader's language.

Whoever brings one is a :class:`Companion`; the table knows no processes.
"""

from typing import Any, NamedTuple, Protocol

from monosashi.site.text.language import Language
from monosashi.subjects.lines import Line


class Difference(NamedTuple):
    """One thing that is not as the rules have it."""

    where: str
    rules: str
    engine: str


class Finding(NamedTuple):
    """How an engine does otherwise than the rules.

    ``kind`` is one of `refused`, `accepted`, `reason`, `position`, `legal`, `failed`, `lost`; ``clauses`` are those of
    the rules and ``named`` those of the engine. ``missing`` and ``surplus`` are answers of its list. ``why`` is said by
    whoever has found it, in English.
    """

    kind: str
    why: str = ""
    clauses: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()
    missing: tuple[dict[str, Any], ...] = ()
    surplus: tuple[dict[str, Any], ...] = ()


class Companion(Protocol):
    """An engine that plays along."""

    @property
    def name(self) -> str:
        """What it is called."""

    def follow(self, line: Line) -> tuple[Finding, ...]:
        """Something has come onto the table, or has been answered there: what the engine does otherwise."""


def finding_sentence(finding: Finding, language: Language) -> str:
    """A finding in a sentence."""
    say, clauses = language.say, language.listed([*finding.clauses])
    named = language.listed([*finding.named]) or say("no clause")
    match finding.kind:
        case "refused":
            return say("Your engine: refused under {named}; the rules: accepted.", named=named)
        case "accepted":
            return say("Your engine: accepted; the rules: refused under {clauses}.", clauses=clauses)
        case "reason":
            return say(
                "Your engine: refused under {named}; the rules: refused under {clauses}.", named=named, clauses=clauses
            )
        case "position":
            return say("Your engine shows another position than the rules.")
        case "legal":
            return say("Your engine lists other answers than the rules.")
        case "lost":
            return say(
                "Your engine has not come along to this position: it has parted from the rules before, and no quiet "
                "position shows this one."
            )
        case _:
            return say("Your engine has failed: {why}.", why=finding.why)
