"""What two editions say differently: clauses that replace others, gathered under what they are about."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from monosashi.rulebook.ledger import Clause


class TopicRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row ``topic`` of ``parts.toml``: what the editions differ in, with what each says of it in a line.

    ``clauses`` are those of the new edition that replace others.
    """

    title: str
    before: str
    now: str
    clauses: tuple[str, ...]


class BadTopics(Exception):
    """A clause that replaces another stands under no topic or under two, or one stands there that replaces nothing."""


@dataclass(frozen=True)
class Topic:
    """A matter on which two editions differ: the new edition's clauses, and those of the old one that they replace.

    ``row`` is None where nobody has said in a line what the editions say: then the clauses' titles must do.
    """

    clauses: tuple[Clause, ...]
    replaced: tuple[Clause, ...]
    row: TopicRow | None = None

    @property
    def id(self) -> str:
        """Its place on the page: it stays while its first clause does."""
        return f"topic-{self.clauses[0].id}"


def topics(ledger: Mapping[str, Clause], rows: Iterable[TopicRow]) -> tuple[Topic, ...]:
    """All topics, as the rows have them; without rows clauses belong together that replace the same ones.

    Raises BadTopics.
    """
    replacing = [clause for clause in ledger.values() if clause.supersedes]
    rows = tuple(rows)
    if not rows:
        return tuple(_topic(ledger, group) for group in _joined(replacing))
    named = [name for row in rows for name in row.clauses]
    wanted = [clause.id for clause in replacing]
    if sorted(named) != sorted(wanted):
        odd = sorted(set(named) ^ set(wanted)) or sorted({name for name in named if named.count(name) > 1})
        raise BadTopics(f"every clause that replaces another under one topic, not so: {', '.join(odd)}")
    return tuple(_topic(ledger, [ledger[name] for name in row.clauses], row) for row in rows)


def _topic(ledger: Mapping[str, Clause], clauses: Iterable[Clause], row: TopicRow | None = None) -> Topic:
    clauses = tuple(clauses)
    replaced = dict.fromkeys(name for clause in clauses for name in clause.supersedes)
    return Topic(clauses, tuple(ledger[name] for name in replaced), row)


def _joined(clauses: Iterable[Clause]) -> Iterator[list[Clause]]:
    """Groups of clauses that are linked by what they replace, each where its first one stands."""
    groups: list[tuple[set[str], list[Clause]]] = []
    for clause in clauses:
        names, members = set(clause.supersedes), [clause]
        for group in [each for each in groups if names & each[0]]:
            groups.remove(group)
            names, members = names | group[0], [*group[1], *members]
        groups.append((names, members))
    yield from (members for _, members in groups)
