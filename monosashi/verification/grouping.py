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
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from monosashi.support.text import counted
from monosashi.verification.causes import Cause
from monosashi.verification.symptoms import candidates
from monosashi.verification.verdict import Verdict

Failed = TypeVar("Failed")


@dataclass(frozen=True)
class Group(Generic[Failed]):
    """A cause and the failures that it explains: first those under a clause that it is about, the plainest examples."""

    cause: Cause
    failures: tuple[Failed, ...]
    verdicts: tuple[Verdict, ...]

    @cached_property
    def under(self) -> Sequence[tuple[str, int]]:
        """The clauses under which the scenarios stand and how many each, the most frequent first."""
        return Counter(verdict.clause for verdict in self.verdicts).most_common()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses whose sentences head the group: those of the cause, or else the one most often failed."""
        return self.cause.clauses or (self.under[0][0],)

    @property
    def spread(self) -> str:
        """Under how many clauses the scenarios stand, where no clause is the cause's own; nothing if under one."""
        if self.cause.clauses or len(self.under) == 1:
            return ""
        return f"its scenarios stand under {len(self.under)} clauses, most often ({self.under[0][1]}) under this one"

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
    # By their ids: what differs in nothing but signs is one cause.
    left = [(each, {cause.id: cause for cause in candidates(edition, verdict_of(each))}) for each in failures]
    found = []
    while left:
        counts = Counter(name for _, causes in left for name in causes)
        best = max(counts, key=counts.__getitem__)
        mine = [(failure, causes[best]) for failure, causes in left if best in causes]
        left = [(failure, causes) for failure, causes in left if best not in causes]
        found.append(_group(mine[0][1], [failure for failure, _ in mine], verdict_of))
    return tuple(found)


def _group(cause: Cause, failures: Sequence[Failed], verdict_of: Callable[[Failed], Verdict]) -> Group[Failed]:
    found = Group(cause, tuple(failures), tuple(map(verdict_of, failures)))
    order = sorted(failures, key=lambda failure: verdict_of(failure).clause not in found.clauses)
    return Group(cause, tuple(order), tuple(map(verdict_of, order)))


def by_cause(edition: str, verdicts: Iterable[Verdict]) -> tuple[Group[Verdict], ...]:
    """The failed verdicts of one run by cause."""
    return grouped(edition, verdicts, lambda verdict: verdict)
