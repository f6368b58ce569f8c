"""What was found, by what the engine behaves like: divergences with one wrong rule in them have probably one cause."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from monosashi.diagnosis.diagnosing import Voice
from monosashi.diagnosis.telling import claim
from monosashi.differential.state import Result, Twin

TOLD = 3
"""So many wrong rules are told of one cause."""


class Together(NamedTuple):
    """Results that have probably one cause: the first of them, the others beside it."""

    results: tuple[Result, ...]

    @property
    def twins(self) -> Sequence[Twin]:
        """The wrong rules that explain all of them, the likeliest first."""
        first, *others = self.results
        everywhere = [{twin.rule for twin in each.twins} for each in others]
        return [twin for twin in first.twins if all(twin.rule in rules for rules in everywhere)]


def causes(results: Sequence[Result]) -> list[Together]:
    """The results, those with the same likeliest wrong rule together; in the order in which they were found.

    What merely resembles an engine may be several faults of it, and joins nothing.
    """
    found: dict[str, list[Result]] = {}
    for result in results:
        rule = result.twins[0].rule if result.twins and result.twins[0].kept else ""
        found.setdefault(rule or f"{result.number}", []).append(result)
    return [Together(tuple(some)) for some in found.values()]


def claims(twins: Sequence[Twin]) -> Iterator[str]:
    """What the engine behaves as, in sentences."""
    once = {twin.sentence: twin for twin in reversed(twins)}
    for number, twin in enumerate([twin for twin in twins if once[twin.sentence] is twin][:TOLD]):
        yield claim(Voice.BEHAVES if twin.kept else Voice.RESEMBLES, twin.clause, twin.sentence, alternative=number > 0)
