"""Wrong rules by operators: what can be bent in any edition's table without knowing the game.

A number one more, a step left out, an act offered at a foreign question, a condition that binds one seat only: each is
the table with one entry amended. Nothing is patched, so that all of them can be played in one process::

    for wrong in operated(edition).values():
        rules = wrong.bend(edition)
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from reference_engine.kernel.edition import Edition


@dataclass(frozen=True)
class Operated:
    """An edition's table with one entry amended.

    ``id`` names it in words, ``operator`` says what is done to the table, ``what`` how the rules are wrong.
    ``entries`` are what a scenario must look up to be able to notice (as the tracer sees it), ``clauses`` those
    known to be concerned.
    """

    id: str
    operator: str
    what: str
    entries: frozenset[str]
    bend: Callable[[Edition], Edition]
    clauses: tuple[str, ...] = ()


def operated(edition: Edition) -> Mapping[str, Operated]:
    """Everything that the operators make of an edition's table, by id, in the table's order."""
    found: dict[str, Operated] = {}
    for wrong in _every(edition):
        if wrong.id in found:
            raise ValueError(f"two wrong rules are called {wrong.id}")
        found[wrong.id] = wrong
    return MappingProxyType(found)


def _every(edition: Edition) -> Iterator[Operated]:
    # The operators' modules need what stands above.
    from monosashi.mutants.operators import acts, judgements, procedures

    yield from procedures.numbers(edition)
    yield from procedures.steps(edition)
    yield from procedures.questions(edition)
    yield from acts.offers(edition)
    yield from acts.conditions(edition)
    yield from judgements.readings(edition)
    yield from judgements.judgements(edition)
    yield from judgements.drawn(edition)
    yield from judgements.standing(edition)


def cited(edition: Edition, function: Any) -> tuple[str, ...]:
    """The clauses that a function's docstring cites."""
    game = edition.name.partition("@")[0]
    text = getattr(function, "__doc__", None) or ""
    return tuple(dict.fromkeys(re.findall(rf"\b{game}\.[a-z_]+(?:\.[A-Za-z0-9_]+)+", text)))


def spoken(name: str) -> str:
    """A name of the table as words.

    >>> spoken("hand_limit")
    'hand limit'
    """
    return name.replace("_", " ")


def word(name: str) -> str:
    """Words as part of an id.

    >>> word("deck-out criteria")
    'deck_out_criteria'
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
