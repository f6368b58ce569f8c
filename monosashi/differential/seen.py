"""What random play has reached, how often: play is steered towards what has been seen least."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from math import fsum
from typing import Any, NamedTuple

from monosashi.records.coverage import NOT_REACHED, CoverageItem, coverable, why_not
from reference_engine.kernel.edition import Edition

PAIR, REFUSAL, LISTED, VIEWED, CLOSELY = "pair", "refusal", "list", "view", "closely"
"""Beside what a game touches: clauses in one battle, conditions under which something was to be refused, questions
whose lists of answers and whose views have been compared; conditions by seat and question, too."""

SETTLED = 2
"""So many procedures are under way where nothing but a phase of a turn is: whatever began on top of them is one
episode, a battle for instance, in which clauses meet."""

Seen = Counter[tuple[str, str]]
"""How often something has been reached, by kind and name."""


class Reached(NamedTuple):
    """A line of the table that says what has been reached: how many of how many; ``whole`` is 0 where nobody knows."""

    kind: str
    reached: int
    whole: int


class Episode:
    """The clauses that have come up since something began on top of a phase; they meet those that still will."""

    def __init__(self) -> None:
        """Nothing has come up."""
        self.clauses: frozenset[str] = frozenset()

    def pairs(self, touched: Iterable[CoverageItem]) -> Iterator[tuple[str, str]]:
        """The pairs that these clauses make, with each other and with those that have been there."""
        new = sorted({item.name for item in touched if item.kind == "clause"} - self.clauses)
        yield from ((PAIR, f"{one} {other}") for one, other in combinations(new, 2))
        for clause in new:
            for known in self.clauses:
                first, second = sorted((clause, known))
                yield PAIR, f"{first} {second}"

    def goes_on(self, position: Any, touched: Iterable[CoverageItem]) -> None:
        """Remember these clauses, or begin anew if nothing is under way any more."""
        if len(position.stack) <= SETTLED:
            self.clauses = frozenset()
        else:
            self.clauses |= {item.name for item in touched if item.kind == "clause"}


def worth(seen: Mapping[tuple[str, str], int], items: Iterable[tuple[str, str]]) -> float:
    """How much is to be gained by items: the less often one has been seen, the more.

    The same in whatever order they come, which of a set is another one in every process.
    """
    # There are so many pairs that they would drown everything else.
    return fsum((0.05 if item[0] == PAIR else 1.0) / (1 + seen.get(item, 0)) ** 2 for item in items)


def conditions_of(rules: Edition) -> tuple[str, ...]:
    """Everything that an answer to a question may be refused for: act and clause."""
    return tuple(f"{act} {clause}" for act, entry in rules.acts.items() for clause in entry.conditions)


def reached(rules: Edition, seen: Seen) -> Iterator[Reached]:
    """The table: what has been reached of what there is; clauses that no game can touch are left out."""
    whole: dict[str, set[str]] = {}
    for item in coverable(rules):
        if (item.kind, item.name) in seen or why_not(rules, item) == NOT_REACHED:
            whole.setdefault(item.kind, set()).add(item.name)
    questions = whole.get("question", set())
    whole |= {REFUSAL: {*conditions_of(rules)}, LISTED: questions, VIEWED: questions}
    for kind in (*whole, PAIR):
        names = {name for found, name in seen if found == kind}
        known = whole.get(kind)
        yield Reached(kind, len(names if known is None else names & known), 0 if known is None else len(known))
