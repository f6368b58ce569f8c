"""Which wrong rules, and which clauses, a pattern of failures resembles most.

Every wrong rule is likened to the failures by a weighted cosine, as mutation-based fault localisation does: a scenario
that few wrong rules fail says much, one that hundreds fail says little; a failure that ends alike, in the same
sentence, says more than one that only fails, too. A clause has the likeness of its likest wrong rule, and what no wrong
rule is needed for: how many of its own scenarios fail, what share of all failures these are, and how often it is
demanded in refusals.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log, sqrt
from typing import NamedTuple

from monosashi.diagnosis.matrix import KillMatrix
from monosashi.diagnosis.symptom import Symptom
from monosashi.subjects.status import Status
from monosashi.verification.causes import Kind

NOBODY: frozenset[int] = frozenset()


class Evidence(NamedTuple):
    """What is known of an engine: the scenarios that fail, by number, and those of which nothing is known.

    All others pass.
    """

    failures: Mapping[int, Symptom]
    unknown: frozenset[int] = NOBODY

    def without(self, explained: Collection[int]) -> "Evidence":
        """What is left once some failures are explained: neither they nor their absence say anything more."""
        left = {number: symptom for number, symptom in self.failures.items() if number not in explained}
        return Evidence(left, self.unknown | frozenset(explained))


@dataclass(frozen=True)
class Weights:
    """How much everything counts; found by leaving out one wrong rule after another (:mod:`.quality`)."""

    side_effect: float = 0.3
    same_sign: float = 0.95
    same_status: float = 0.7
    other_status: float = 0.5
    likeness: float = 1.0
    plain_likeness: float = 0.15
    same_ending: float = 1.4
    own_failing: float = 0.7
    share: float = 0.7
    chapter: float = 0.3
    demanded: float = 1.0
    rarest: float = 0.3


class Likeness(NamedTuple):
    """How like the failures a wrong rule's row is, from 0 to 1.

    ``every`` counts side effects for little, ``plain`` not at all; ``ending`` is the share of the failures, by weight,
    that end in the same way on the wrong rule.
    """

    every: float
    plain: float
    ending: float

    @property
    def similarity(self) -> float:
        """What is said of it: the smaller of both."""
        return min(self.every, self.plain)


class Candidate(NamedTuple):
    """A clause under suspicion: its score, its likest wrong rule by number, if it has one, and how like that is."""

    clause: str
    score: float
    rule: int | None
    likeness: Likeness


NOTHING_LIKE = Likeness(0.0, 0.0, 0.0)


class Ranker:
    """The kill matrix of an edition, looked up by scenario.

    ``own`` has for each scenario, by its number, the clauses that it stands under or is tagged with.
    """

    def __init__(self, matrix: KillMatrix, own: Sequence[frozenset[str]], weights: Weights | None = None) -> None:
        """Index the rows by scenario."""
        self.matrix = matrix
        self.own = own
        self.weights = weights or Weights()
        self.noticed: dict[int, list[tuple[int, Symptom]]] = defaultdict(list)
        for rule, row in enumerate(matrix.rows):
            for number, symptom in row.items():
                self.noticed[number].append((rule, symptom))
        self._noticing_rules = sum(map(bool, matrix.rows))

    @cached_property
    def scenarios_of(self) -> Mapping[str, frozenset[int]]:
        """The scenarios that stand under a clause, by number."""
        found: dict[str, set[int]] = defaultdict(set)
        for number, clauses in enumerate(self.own):
            for clause in clauses:
                found[clause].add(number)
        return {clause: frozenset(numbers) for clause, numbers in found.items()}

    @cached_property
    def weight(self) -> Sequence[float]:
        """How much each scenario says: the fewer wrong rules fail it, the more."""
        every = self._noticing_rules + 2
        return [log(every / (1 + len(self.noticed.get(number, ())))) ** 2 for number in range(len(self.own))]

    def _counts(self, symptom: Symptom) -> tuple[float, float]:
        """How much a failure counts among all, and among those that are no side effects."""
        return (self.weights.side_effect, 0.0) if symptom.status == Status.SIDE_EFFECT.value else (1.0, 1.0)

    @cached_property
    def _lengths(self) -> Sequence[tuple[float, float]]:
        return [self._length(row.items()) for row in self.matrix.rows]

    def _length(self, cells: Iterable[tuple[int, Symptom]]) -> tuple[float, float]:
        """The squared length of a row, and of what in it is no side effect."""
        every = plain = 0.0
        for number, symptom in cells:
            counts = self._counts(symptom)
            every += self.weight[number] * counts[0]
            plain += self.weight[number] * counts[1]
        return every, plain

    def _alike(self, one: Symptom, other: Symptom) -> float:
        if one == other:
            return 1.0
        if one.status != other.status:
            return self.weights.other_status
        return self.weights.same_sign if one.sign == other.sign else self.weights.same_status

    def likenesses(self, evidence: Evidence, left_out: Collection[int] = NOBODY) -> Mapping[int, Likeness]:
        """How like the failures each wrong rule is that shares any of them; ``left_out`` are not looked at."""
        products: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        total = 0.0
        for number, symptom in evidence.failures.items():
            weight, (every, plain) = self.weight[number], self._counts(symptom)
            total += weight
            for rule, ending in self.noticed.get(number, ()):
                if rule in left_out:
                    continue
                product, theirs, alike = products[rule], self._counts(ending), self._alike(symptom, ending)
                product[0] += weight * alike * sqrt(every * theirs[0])
                product[1] += weight * alike * sqrt(plain * theirs[1])
                product[2] += weight * (symptom[:2] == ending[:2])
        ours = self._length(evidence.failures.items())
        return {
            rule: self._likeness(rule, product, ours, total, evidence.unknown) for rule, product in products.items()
        }

    def _likeness(
        self, rule: int, product: Sequence[float], ours: tuple[float, float], total: float, unknown: frozenset[int]
    ) -> Likeness:
        row = self.matrix.rows[rule]
        every, plain = self._lengths[rule]
        if unknown and (blind := row.keys() & unknown):
            less = self._length((number, row[number]) for number in blind)
            every, plain = every - less[0], plain - less[1]
        cosine = _cosine(product[0], ours[0], every)
        # Where neither has anything but side effects, these are all there is to be compared.
        bare = _nothing(ours[1]) and _nothing(plain)
        return Likeness(cosine, cosine if bare else _cosine(product[1], ours[1], plain), product[2] / (total or 1.0))

    def rank(self, evidence: Evidence, left_out: Collection[int] = NOBODY) -> Sequence[Candidate]:
        """The clauses under suspicion, the likeliest first."""
        likenesses = self.likenesses(evidence, left_out)
        best: dict[str, tuple[float, int]] = {}
        for rule, likeness in likenesses.items():
            score = self._rule_score(likeness)
            for clause in self.matrix.rules[rule].clauses:
                if clause not in best or score > best[clause][0]:
                    best[clause] = score, rule
        standing = self._standing(evidence, best.keys())
        found = [
            Candidate(
                clause,
                best.get(clause, (0.0, None))[0] + standing.get(clause, 0.0),
                best[clause][1] if clause in best else None,
                likenesses[best[clause][1]] if clause in best else NOTHING_LIKE,
            )
            for clause in best.keys() | standing.keys()
        ]
        return sorted(found, key=lambda each: (-each.score, each.clause))

    def _rule_score(self, likeness: Likeness) -> float:
        w = self.weights
        return w.likeness * likeness.every + w.plain_likeness * likeness.plain + w.same_ending * likeness.ending

    def _standing(self, evidence: Evidence, suspected: Collection[str]) -> Mapping[str, float]:
        """What speaks for a clause without any wrong rule: for those suspected, and where anything fails."""
        failures = evidence.failures
        if not failures:
            return {}
        own, chapters, demanded = Counter[str](), Counter[str](), Counter[str]()
        for number, symptom in failures.items():
            own.update(self.own[number])
            chapters.update({chapter_of(clause) for clause in self.own[number]})
            demanded.update(demanded_in(symptom))
        rarest = max(failures, key=lambda number: (self.weight[number], -number))
        w = self.weights
        return {
            clause: w.own_failing * own[clause] / max(1, len(self.scenarios_of.get(clause, NOBODY) - evidence.unknown))
            + w.share * sqrt(own[clause] / len(failures))
            + w.chapter * chapters[chapter_of(clause)] / len(failures)
            + w.demanded * sqrt(demanded[clause] / len(failures))
            + w.rarest * (clause in self.own[rarest])
            for clause in {*suspected, *own, *demanded}
        }


def chapter_of(clause: str) -> str:
    """The group that a clause is in.

    >>> chapter_of("deus.march.a")
    'deus.march'
    """
    return clause.rpartition(".")[0]


def demanded_in(symptom: Symptom) -> Sequence[str]:
    """The clauses that a refusal should have named."""
    kind, *told = symptom.sign.split(":")
    return told if kind in (Kind.ACCEPTED, Kind.REASON) else ()


def _cosine(product: float, one: float, other: float) -> float:
    return 0.0 if _nothing(one) or _nothing(other) else min(1.0, product / sqrt(one * other))


def _nothing(length: float) -> bool:
    # What is left when as much is taken away again is not always exactly nothing.
    return length < 1e-9
