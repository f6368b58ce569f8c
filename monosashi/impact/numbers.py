"""Plain numbers of the book: which clauses read one, and which of them say it."""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import FrameType
from typing import Any

import reference_engine as engine
from monosashi import suite
from monosashi.impact.model import ClauseChange
from monosashi.rulebook.citations import named
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import Clause
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.tracing import Watched
from reference_engine.kernel import legality, run

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Small numbers as a sentence says them."""

COMMON = frozenset(("most", "least", "to", "the", "a", "of", "or", "and", "up", "in", "above", "over", "than", "with"))
"""Words beside a number that do not say of what it is."""

CALLERS = {legality.__name__, run.__name__}
"""Who calls the rules, one after another: what is beyond is another rule."""


def says(text: str, value: int) -> bool:
    """Whether a sentence says a number, in digits or as a word.

    >>> says("Six cards are kept.", 6), says("16 cards are kept", 6)
    (True, False)
    """
    return any(re.search(rf"\b{word}\b", text, re.IGNORECASE) for word in spellings(value))


def spellings(value: int) -> tuple[str, ...]:
    """How a number is written.

    >>> spellings(8)
    ('8', 'eight')
    """
    return (str(value), *WORDS[value : value + 1]) if value >= 0 else (str(value),)


def beside(text: str, value: int) -> frozenset[str]:
    """The words right beside a number in a sentence, in the singular.

    >>> sorted(beside("They total at most 8 levels, or level 8.", 8)), beside("Cards: six of them.", 6)
    (['level', 'most'], frozenset({'of'}))
    """
    spelt = "|".join(spellings(value))
    found = re.findall(rf"(?:(\w+)[\s-]+)?\b(?:{spelt})\b(?:[\s-]+(\w+))?", text, re.IGNORECASE)
    return frozenset(word.lower().removesuffix("s") for pair in found for word in pair if word)


def said_by(edition: str, number: str) -> tuple[str, ...]:
    """The clauses of an edition that say a number of its table: its readers, and who says their words beside it."""
    value = engine.edition(edition).numbers[number]
    rows = {name: row.en for name, row in edition_ledger(edition).items() if _in_force(row, edition)}
    reading = {name for name in readers(edition, (number,))[number] if name in rows and says(rows[name], value)}
    words = frozenset[str]().union(*(beside(rows[name], value) for name in reading)) - COMMON
    return tuple(name for name, text in rows.items() if name in reading or beside(text, value) & words)


def _in_force(row: Clause, edition: str) -> bool:
    return row.holds_in(edition) and row.status in ("normative", "interpretation")


def untold(old: str, new: str, clauses: Sequence[ClauseChange], restated: Sequence[str] = ()) -> Iterator[str]:
    """Clauses that say a number which differs, and that no scenario tells apart, a sentence each.

    Those that read the number in the old edition, those that are reworded, and those that an erratum has ``restated``,
    were it in the old words until somebody fills it in. A scenario of theirs would have to lie between the two values.
    """
    before, after = engine.edition(old).numbers, engine.edition(new).numbers
    differing = tuple(name for name in before if name in after and before[name] != after[name])
    changed = {change.clause: change for change in clauses}
    reworded = {name: change.before for name, change in changed.items() if change.kind == "reworded"}
    reading = readers(old, differing) if differing else {}
    ledger = edition_ledger(old)
    reworded |= {name: ledger[name].en for name in restated if name in ledger and name not in reworded}
    for number in differing:
        texts = {name: ledger[name].en for name in reading[number] if _in_force(ledger[name], old)} | reworded
        for name, text in texts.items():
            if says(text, before[number]) and not (name in changed and changed[name].noticed_by):
                values = f"{number}: {before[number]} → {after[number]}"
                yield f"{name} says the number {values}, and no scenario of it lies between: none ends otherwise"


@cache
def readers(edition: str, numbers: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """For each of these numbers the clauses whose functions read it while the suite is played, in the ledger's order.

    A function reads for the clauses that its docstring cites, and for those of the functions that call it, as far as
    the kernel.
    """
    rules = engine.edition(edition)
    cited: dict[str, set[str]] = {number: set() for number in numbers}

    def look(number: Any) -> None:
        if number in cited:
            cited[number] |= _citing(sys._getframe(2), rules.clauses)

    watched = replace(rules, numbers=Watched(rules.numbers, look))
    for scenario in suite.scenarios(edition):
        watched.cache.clear()
        runner.play(Case(Reference(watched), edition), scenario)
    return {number: tuple(name for name in edition_ledger(edition) if name in cited[number]) for number in numbers}


def _citing(frame: FrameType | None, roles: Mapping[str, str]) -> set[str]:
    """The clauses that the functions of the rules cite which are under way, from the innermost to the kernel."""
    found: set[str] = set()
    while frame is not None and frame.f_globals.get("__name__") not in CALLERS:
        constants: Sequence[Any] = frame.f_code.co_consts
        if constants and isinstance(constants[0], str):
            found |= {roles.get(name, name) for name in named(constants[0])}
        frame = frame.f_back
    return found
