"""Which wrong rules, and which clauses, a pattern of failures resembles most.

Every wrong rule is likened to the failures twice. A weighted cosine over scenarios, as mutation-based fault
localisation has it, finds rules that are wrong in the same place: a scenario that few wrong rules fail says much, one
that hundreds fail says little, and a failure that ends alike says more than one that only fails, too. Kinship asks
coarser: do scenarios of the same clauses end in the same way, whichever these scenarios are? That finds rules of a
clause that is bent otherwise. A clause has its likest wrong rule, and what no wrong rule is needed for: how far up its
own scenarios stand among the failures, the rarest first, and how often it is demanded in refusals.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from math import log, sqrt
from typing import NamedTuple

from monosashi.diagnosis.matrix import KillMatrix
from monosashi.diagnosis.symptom import Symptom
from monosashi.subjects.status import Status
from monosashi.verification.causes import Kind

NOBODY: frozenset[int] = frozenset()

SIDE_EFFECT = Status.SIDE_EFFECT.value


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
    twin: float = 3.0
    ending: float = 0.8
    kinship: float = 1.5
    own: float = 1.0
    demanded: float = 1.8


class Likeness(NamedTuple):
    """How like the failures a wrong rule's row is, from 0 to 1.

    ``every`` counts side effects for little, ``plain`` not at all; ``ending`` is the share of the failures, by weight,
    that end in the same way on the wrong rule; ``kinship`` is the likeness of the clauses whose scenarios fail and the
    ways in which these end, whichever the scenarios are.
    """

    every: float
    plain: float
    ending: float
    kinship: float

    @property
    def similarity(self) -> float:
        """What is said of it: the smaller of the first two."""
        return min(self.every, self.plain)


class Candidate(NamedTuple):
    """A clause under suspicion: its score, its likest wrong rule by number, if it has one, and how like that is."""

    clause: str
    score: float
    rule: int | None
    likeness: Likeness


NOTHING_LIKE = Likeness(0.0, 0.0, 0.0, 0.0)


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
        self._spelt: dict[tuple[frozenset[str], str], Sequence[str]] = {}
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
        return (self.weights.side_effect, 0.0) if symptom.status == SIDE_EFFECT else (1.0, 1.0)

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
        """How like the failures each wrong rule is that has anything in common with them.

        Rules that are ``left_out`` are not looked at.
        """
        products: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        total = sum(self.weight[number] for number in evidence.failures) or 1.0
        for number, symptom in evidence.failures.items():
            weight, (every, plain) = self.weight[number], self._counts(symptom)
            for rule, ending in self.noticed.get(number, ()):
                if rule in left_out:
                    continue
                product, theirs, alike = products[rule], self._counts(ending), self._alike(symptom, ending)
                product[0] += weight * alike * sqrt(every * theirs[0])
                product[1] += weight * alike * sqrt(plain * theirs[1])
                product[2] += weight / total * (symptom[:2] == ending[:2])
        ours = self._length(evidence.failures.items())
        kinships = self._kinships(evidence, left_out)
        return {
            rule: self._likeness(rule, products[rule], ours, kinships.get(rule, 0.0), evidence.unknown)
            for rule in {*products, *kinships}
        }

    def _likeness(
        self, rule: int, product: Sequence[float], ours: Sequence[float], kinship: float, unknown: frozenset[int]
    ) -> Likeness:
        row = self.matrix.rows[rule]
        every, plain = self._lengths[rule]
        if unknown and (blind := row.keys() & unknown):
            less = self._length((number, row[number]) for number in blind)
            every, plain = every - less[0], plain - less[1]
        cosine = _cosine(product[0], ours[0], every)
        # Where neither has anything but side effects, these are all there is to be compared.
        bare = _nothing(ours[1]) and _nothing(plain)
        return Likeness(cosine, cosine if bare else _cosine(product[1], ours[1], plain), product[2], kinship)

    def _shown(self, row: Mapping[int, Symptom]) -> Mapping[int, Sequence[str]]:
        """The traits that each scenario shows: a clause that it is under and a word for how it ends."""
        found = {}
        for number, symptom in row.items():
            kind = self.own[number], symptom.sign
            if kind not in self._spelt:
                self._spelt[kind] = [f"{clause} {word}" for clause in kind[0] for word in words(kind[1])]
            found[number] = self._spelt[kind]
        return found

    @cached_property
    def _shown_by(self) -> Sequence[Mapping[int, Sequence[str]]]:
        return [self._shown(row) for row in self.matrix.rows]

    @cached_property
    def _traits_of(self) -> Sequence[Set[str]]:
        """The traits that each wrong rule shows anywhere."""
        return [set[str]().union(*shown.values()) for shown in self._shown_by]

    @cached_property
    def _showing(self) -> Mapping[str, Sequence[int]]:
        """The wrong rules that show a trait."""
        found: dict[str, list[int]] = defaultdict(list)
        for rule, traits in enumerate(self._traits_of):
            for trait in traits:
                found[trait].append(rule)
        return found

    @cached_property
    def _trait_weight(self) -> Mapping[str, float]:
        """How much each trait says: the fewer wrong rules show it, the more."""
        every = len(self.matrix.rows) + 2
        return {trait: log(every / (1 + len(rules))) ** 2 for trait, rules in self._showing.items()}

    @cached_property
    def _trait_lengths(self) -> Sequence[float]:
        return [sum(map(self._trait_weight.__getitem__, traits)) for traits in self._traits_of]

    def _kinships(self, evidence: Evidence, left_out: Collection[int]) -> Mapping[int, float]:
        """How like the traits of the failures those of each wrong rule are that shares any."""
        weight, unknown = self._trait_weight, evidence.unknown
        ours = set[str]().union(*self._shown(evidence.failures).values())
        shared: dict[int, float] = defaultdict(float)
        for trait in ours:
            for rule in self._showing.get(trait, ()):
                shared[rule] += weight[trait]
        alone = log(len(self.matrix.rows) + 2) ** 2
        length = sum(weight.get(trait, alone) for trait in ours)
        found = {}
        for rule in shared.keys() - left_out:
            product, theirs, shown = shared[rule], self._trait_lengths[rule], self._shown_by[rule]
            if not unknown.isdisjoint(shown):
                known = set[str]().union(*(traits for number, traits in shown.items() if number not in unknown))
                product = sum(map(weight.__getitem__, known & ours))
                theirs = sum(map(weight.__getitem__, known))
            found[rule] = _cosine(product, length, theirs)
        return found

    def rank(self, evidence: Evidence, left_out: Collection[int] = NOBODY) -> Sequence[Candidate]:
        """The clauses under suspicion, the likeliest first."""
        likenesses = self.likenesses(evidence, left_out)
        best: dict[str, tuple[float, int]] = {}
        for rule, likeness in likenesses.items():
            score = self._rule_score(likeness)
            for clause in self.matrix.rules[rule].clauses:
                if clause not in best or score > best[clause][0]:
                    best[clause] = score, rule
        standing = self._standing(evidence)
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
        """Kinship, and more for a twin, or where nearly all ends the same way: half as like is next to nothing."""
        w = self.weights
        return w.kinship * likeness.kinship + w.twin * likeness.every**4 + w.ending * likeness.ending**4

    def _standing(self, evidence: Evidence) -> Mapping[str, float]:
        """What speaks for a clause without any wrong rule; side effects do if nothing else fails.

        Failures are put in order, the rarest first, and each counts for one over its place: the few that hardly any
        wrong rule fails say more of what is wrong than the many that come along.
        """
        failures = evidence.failures
        plain = [number for number, symptom in failures.items() if self._counts(symptom)[1]] or [*failures]
        plain.sort(key=lambda number: (-self.weight[number], number))
        places = sum(1 / place for place in range(1, len(plain) + 1))
        found: dict[str, float] = defaultdict(float)
        for place, number in enumerate(plain, 1):
            for clause in self.own[number]:
                found[clause] += self.weights.own / place / places
            for clause in demanded_in(failures[number]):
                found[clause] += self.weights.demanded / len(plain)
        return found


def words(sign: str) -> Sequence[str]:
    """A sign in parts: its kind, and its kind with each of the things that it names.

    >>> words("position:players.power:units")
    ['position', 'position:players.power', 'position:units']
    """
    kind, *told = sign.split(":")
    return [kind, *(f"{kind}:{each}" for each in told)]


def demanded_in(symptom: Symptom) -> Sequence[str]:
    """The clauses that a refusal should have named."""
    kind, *told = symptom.sign.split(":")
    return told if kind in (Kind.ACCEPTED, Kind.REASON) else ()


def _cosine(product: float, one: float, other: float) -> float:
    return 0.0 if _nothing(one) or _nothing(other) else min(1.0, product / sqrt(one * other))


def _nothing(length: float) -> bool:
    # What is left when as much is taken away again is not always exactly nothing.
    return length < 1e-9
