"""The functions that an edition's table comes to, by names that a file may keep, and the entries that come to each."""

import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import FunctionType, MappingProxyType
from typing import Any

import reference_engine as engine
from monosashi.mutants.kinds.entries import EntryOfTable, entries
from monosashi.mutants.kinds.reading import OURS, functions_called
from monosashi.mutants.operators import Operated, cited
from monosashi.mutants.source.bending import Bent, bent, code_digest, first_line, operator_of
from monosashi.mutants.source.swapping import Swapped
from reference_engine.kernel.edition import Edition

FAMILY = "source"
"""What stands between the name of a function and the way in which it is bent, in an id."""

KERNEL = f"{OURS}kernel."
"""What knows no game is bent by nobody: its own tests are its rulebook."""


@dataclass(frozen=True)
class Bendable:
    """A function of the rules: all that have its code (a factory makes several), and the entries that come to it."""

    id: str
    functions: tuple[FunctionType, ...]
    entries: tuple[EntryOfTable, ...]
    clauses: tuple[str, ...]

    @property
    def what(self) -> str:
        """What it is about, in words: the first line of its docstring."""
        return first_line(self.functions[0])

    def rule(self, identity: str) -> Operated:
        """The wrong rules in which it is bent in one way. Raises KeyError if there is no such way."""
        way = self.bent[identity.rpartition(":")[2]]
        return Operated(
            identity,
            operator_of(way.id),
            f"{self.id} ({self.what}): {way.what}",
            frozenset(entry.looked_up for entry in self.entries),
            lambda rules: Swapped(self.functions, way.code).edition(rules, self.entries),
            self.clauses,
        )

    @property
    def digest(self) -> str:
        """A word that is another one as soon as the function's code is."""
        return f"{self.id}:{FAMILY}:{zlib.crc32(code_digest(self.functions[0].__code__)):08x}"

    @property
    def bent(self) -> Mapping[str, Bent]:
        """What the operators make of it, by operator and place."""
        return {each.id: each for each in bent(self.functions[0])}


@cache
def bendable(name: str) -> Mapping[str, Bendable]:
    """Every function of an edition that can be bent, by id: ``march.within_range``."""
    edition = engine.edition(name)
    found: dict[Any, list[FunctionType]] = defaultdict(list)
    comes_from: dict[Any, list[EntryOfTable]] = defaultdict(list)
    for entry in entries(edition):
        for function in functions_called(entry.function, edition.judgements):
            if function.__module__.startswith(KERNEL):
                continue
            code = function.__code__
            if function not in found[code]:
                found[code].append(function)
            comes_from[code].append(entry)
    made: dict[str, Bendable] = {}
    for code, functions in found.items():
        identity = _identity(functions[0])
        clauses = tuple(dict.fromkeys(_clauses(edition, functions[0], comes_from[code])))
        made[identity] = Bendable(identity, tuple(functions), tuple(comes_from[code]), clauses)
    return MappingProxyType(dict(sorted(made.items())))


def _identity(function: FunctionType) -> str:
    """Module and name, without the package that all of them stand in."""
    return f"{function.__module__.removeprefix(OURS)}.{function.__qualname__.replace('.<locals>.', '.')}"


def _clauses(edition: Edition, function: FunctionType, known: list[EntryOfTable]) -> Iterator[str]:
    """What it cites itself; a helper that cites nothing is about what those cite that come to it, if they are few."""
    own = cited(edition, function)
    yield from own
    theirs = {clause for entry in known for clause in entry.clauses}
    if not own and len(theirs) <= CLAUSES_OF_A_HELPER:
        yield from sorted(theirs)


CLAUSES_OF_A_HELPER = 6
"""A helper of more clauses is about none of them."""
