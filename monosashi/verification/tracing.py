"""What a scenario looks up in the rules: other rules that differ in nothing it looks up end it as these do."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import name_of

Entries = frozenset[str]
"""Entries of an edition's table: ``numbers.hand limit``; ``numbers.`` for who goes through all of them."""


def tables(edition: Edition) -> dict[str, Mapping[Any, Any]]:
    """The fields of an edition that are tables themselves."""
    given = {field.name: getattr(edition, field.name) for field in fields(edition) if field.init}
    return {name: value for name, value in given.items() if isinstance(value, Mapping)}


def differ_beside_tables(one: Edition, other: Edition) -> bool:
    """Whether two editions differ in anything but their names and what is in their tables."""
    beside = [field.name for field in fields(one) if field.compare and field.name not in ("name", *tables(one))]
    return any(getattr(one, name) != getattr(other, name) for name in beside)


def entry(table: str, key: str | tuple[str, ...] | Callable[..., Any] = "") -> str:
    """An entry's name."""
    return f"{table}.{'/'.join(key) if isinstance(key, tuple) else name_of(key)}"


class Watched(Mapping[Any, Any]):
    """A mapping that tells which of its entries are looked up; who goes through it looks up all, and finds no more."""

    def __init__(self, entries: Mapping[Any, Any], look: Callable[[Any], None]) -> None:
        """Call ``look`` with each key that is looked up."""
        self._entries = entries
        self._look = look

    def __getitem__(self, key: Any) -> Any:
        self._look(key)
        return self._entries[key]

    def __iter__(self) -> Iterator[Any]:
        for key in (*self._entries, ""):
            self._look(key)
        return iter(self._entries)

    def __len__(self) -> int:
        self._look("")
        return len(self._entries)


class Tracer:
    """Plays scenarios by ``rules``, which are those of an edition, and notes which entries each looks up.

    ``failing`` has those that do not pass by these rules, with the reason: what they do on wrong rules proves nothing.
    """

    def __init__(self, edition: Edition) -> None:
        """Nothing has been looked up yet."""
        self.seen: set[str] = set()
        self.failing: dict[str, str] = {}
        watched: dict[str, Any] = {name: self.watched(name, table) for name, table in tables(edition).items()}
        self.rules = replace(edition, **watched)

    def watched(self, table: str, entries: Mapping[Any, Any]) -> Watched:
        """The entries, noted as those of ``table`` when they are looked up."""
        return Watched(entries, lambda key: self.seen.add(entry(table, key)))

    def look_ups(self, scenarios: Iterable[Scenario]) -> Iterator[tuple[Scenario, Entries]]:
        """Play scenarios; each with all that it looks up."""
        for scenario in scenarios:
            self.seen.clear()
            # What has been worked out from the table would not be looked up again.
            self.rules.cache.clear()
            verdict = runner.play(Case(Reference(self.rules), self.rules.name), scenario)
            if verdict.status is not Status.PASS:
                self.failing[scenario.id] = verdict.message
            yield scenario, frozenset(self.seen)


def entries_that_differ(old: Edition, new: Edition) -> Entries:
    """What two editions have under the same names and is not the same. An entry that only one of them has counts, too.

    >>> import reference_engine as engine
    >>> one = engine.edition("deus@2.00")
    >>> sorted(entries_that_differ(one, one.amended("other", numbers={"hand": 5})))
    ['numbers.', 'numbers.hand']
    """
    found: set[str] = set()
    one, other = tables(old), tables(new)
    for name, there in other.items():
        here = one[name]
        keys = [key for key in here.keys() | there.keys() if here.get(key, here) != there.get(key, there)]
        # Who goes through a whole table finds other entries.
        found.update(entry(name, key) for key in ([*keys, ""] if keys else []))
    if differ_beside_tables(old, new):
        return frozenset(entry(name, key) for name in one for key in (*one[name], *other[name], ""))
    return frozenset(found)
