"""Which failures share a cause.

One clause that an engine has forgotten fails as many scenarios as look at it. What they have in common stands in their
verdicts: the clause that each of them demanded, the fields in which the positions differ, the words with which a lawful
act was refused, or at least the sentence at which all of them ended. That is a cause; :func:`grouped` finds for each
failure the one that explains most, and puts the cause with the most failures first.

A cause is worked out from verdicts alone, so every report of a record comes to the same ones, by the same ids. Whatever
finds out more about a cause (which wrong rule would fail just these scenarios, say) starts from a :class:`Group`: its
cause and its verdicts.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Generic, TypeVar

from monosashi.support.text import counted
from monosashi.verification.causes import Cause, Kind
from monosashi.verification.symptoms import candidates
from monosashi.verification.verdict import Verdict

Failed = TypeVar("Failed")


@dataclass(frozen=True)
class Group(Generic[Failed]):
    """A cause and the failures that it explains: first those under a clause that heads it, the plainest examples.

    ``broken`` is the clause that is known to break in this way, if there is one, whatever the scenarios stand under.
    ``joined`` are the ids of causes that are one with it.
    """

    cause: Cause
    failures: tuple[Failed, ...]
    verdicts: tuple[Verdict, ...]
    broken: str = ""
    joined: tuple[str, ...] = ()

    @cached_property
    def under(self) -> Sequence[tuple[str, int]]:
        """The clauses under which the scenarios stand and how many each, the most frequent first."""
        return Counter(verdict.clause for verdict in self.verdicts).most_common()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses whose sentences head the group: those of the cause, that broken, or that most often failed."""
        return self.cause.clauses or (self.broken or self.under[0][0],)

    @property
    def spread(self) -> str:
        """Under how many clauses the scenarios stand, where no clause is the cause's own; nothing if under one."""
        if self.cause.clauses or [name for name, _ in self.under] == [*self.clauses]:
            return ""
        number = dict(self.under).get(self.clauses[0], 0)
        clauses = counted(len(self.under), "clause")
        return f"its scenarios stand under {clauses}, {number or 'none'} of the scenarios under this one"

    @property
    def headline(self) -> str:
        """What the engine does, and in how many scenarios."""
        number = len({verdict.scenario for verdict in self.verdicts})
        return f"{self.cause.headline} · {counted(number, 'scenario')}"


def grouped(
    edition: str, failures: Iterable[Failed], verdict_of: Callable[[Failed], Verdict]
) -> tuple[Group[Failed], ...]:
    """Failures by cause, the cause that explains most first; of equal ones, the one that is met first.

    Where a verdict fits several causes (a refusal may be demanded under either of two clauses), it goes to the one that
    explains most of what is not explained yet.
    """
    found: list[Group[Failed]] = []
    # By their ids: what differs in nothing but signs is one cause.
    left = [(each, {cause.id: cause for cause in candidates(edition, verdict_of(each))}) for each in failures]
    while left:
        counts = Counter(name for _, causes in left for name in causes)
        best = max(counts, key=counts.__getitem__)
        mine = [(failure, causes[best]) for failure, causes in left if best in causes]
        left = [(failure, causes) for failure, causes in left if best not in causes]
        _put(found, mine[0][1], [failure for failure, _ in mine], verdict_of)
    return tuple(sorted(found, key=lambda group: -len(group.failures)))


def _put(
    found: list[Group[Failed]], cause: Cause, failures: Sequence[Failed], verdict_of: Callable[[Failed], Verdict]
) -> None:
    """Add a cause to those found, the greater of which come first: to one that is the same, or as one of its own."""
    for place, group in enumerate(found):
        if are_one(group.cause, cause):
            every = _group(group.cause, (*group.failures, *failures), verdict_of)
            found[place] = replace(every, joined=(*group.joined, cause.id))
            return
    found.append(_group(cause, failures, verdict_of))


def are_one(one: Cause, other: Cause) -> bool:
    """Whether positions differ by one cause: the fields of one contain those of the other, which are half of them.

    What is asked of whom follows from everything else that happens, and counts only where nothing else differs.

    >>> from monosashi.verification.causes import Kind
    >>> tapped, and_asked = Cause(Kind.POSITION, ("tapped",)), Cause(Kind.POSITION, ("asked.kind", "tapped"))
    >>> are_one(tapped, and_asked), are_one(Cause(Kind.POSITION, ("asked.kind",)), and_asked)
    (True, False)
    """
    if (one.kind, one.image) != (other.kind, other.image) or one.kind not in (Kind.POSITION, Kind.CHANGED):
        return False
    less, more = sorted((_telling(one), _telling(other)), key=len)
    return less <= more and len(more) <= 2 * len(less)


def _telling(cause: Cause) -> Set[str]:
    """The fields that differ, without those of the question."""
    return {each for each in cause.what if each.partition(".")[0] != "asked"} or {*cause.what}


def _group(cause: Cause, failures: Sequence[Failed], verdict_of: Callable[[Failed], Verdict]) -> Group[Failed]:
    found = Group(cause, tuple(failures), tuple(map(verdict_of, failures)))
    order = sorted(failures, key=lambda failure: verdict_of(failure).clause not in found.clauses)
    return Group(cause, tuple(order), tuple(map(verdict_of, order)))


def broken_at(group: Group[Failed], clause: str) -> Group[Failed]:
    """The group with the clause that is known to break in this way, whose own scenarios are the plainest examples."""
    pairs = sorted(zip(group.failures, group.verdicts, strict=True), key=lambda pair: pair[1].clause != clause)
    failures, verdicts = tuple(failure for failure, _ in pairs), tuple(verdict for _, verdict in pairs)
    return replace(group, broken=clause, failures=failures, verdicts=verdicts)


def by_cause(edition: str, verdicts: Iterable[Verdict]) -> tuple[Group[Verdict], ...]:
    """The failed verdicts of one run by cause."""
    return grouped(edition, verdicts, lambda verdict: verdict)
