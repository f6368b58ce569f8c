"""How good a diagnosis is: engines whose faults are known are diagnosed, and the clause at fault is looked for.

The engines are the wrong rules of the matrix themselves. A rule is left out when it is diagnosed, and so is every other
one that fails the same scenarios: what is asked is whether the others lead to its clause. Engines with two or three
faults are drawn by chance; where both faults fail a scenario, it ends as soon as on either.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from monosashi.diagnosis.diagnosing import FULL_VOICE
from monosashi.diagnosis.matrix import KillMatrix
from monosashi.diagnosis.ranking import Evidence, Ranker
from monosashi.diagnosis.suspects import MOST_SUSPECTS, accuse
from monosashi.diagnosis.symptom import Symptom

DRAWN = 500
"""How many engines with two, and with three faults are drawn."""


class Engine(Struct, frozen=True):
    """An engine with known faults: what it fails, the clauses at fault, the rules to leave out."""

    failures: Mapping[int, Symptom]
    clauses: tuple[frozenset[str], ...]
    left_out: frozenset[int]


class Quality(Struct, frozen=True):
    """How many engines: of how many the first suspect was right, one of the first three, each fault named.

    Of ``claimed`` it was said that they behave as the first suspect's wrong rule; ``kept`` of these had a fault in the
    clause of that rule.
    """

    engines: int
    first: int
    three: int
    all: int
    claimed: int
    kept: int


def quality(ranker: Ranker, engines: Sequence[Engine]) -> Quality:
    """Diagnose every engine."""
    first = three = every = claimed = kept = 0
    for engine in engines:
        accused = accuse(ranker, Evidence(engine.failures), engine.left_out)
        named = [each.candidate.clause for each in accused]
        right = [any(clause in fault for fault in engine.clauses) for clause in named]
        first += any(right[:1])
        three += any(right[:3])
        every += all(not fault.isdisjoint(named[:MOST_SUSPECTS]) for fault in engine.clauses)
        loud = any(each.candidate.likeness.similarity >= FULL_VOICE for each in accused[:1])
        claimed += loud
        kept += loud and right[0]
    return Quality(len(engines), first, three, every, claimed, kept)


def single_faults(matrix: KillMatrix) -> Iterator[Engine]:
    """One engine for each wrong rule of a clause that anything notices."""
    equals: dict[frozenset[tuple[int, str]], set[int]] = defaultdict(set)
    for number, row in enumerate(matrix.rows):
        equals[_pattern(row)].add(number)
    for rule, row in zip(matrix.rules, matrix.rows, strict=True):
        # What the operators make belongs to whichever clauses the table names; misreadings belong to one.
        if row and len(rule.clauses) == 1:
            yield Engine(row, (frozenset(rule.clauses),), frozenset(equals[_pattern(row)]))


def _pattern(row: Mapping[int, Symptom]) -> frozenset[tuple[int, str]]:
    return frozenset((number, symptom.status) for number, symptom in row.items())


def several_faults(singles: Sequence[Engine], faults: int, drawn: int = DRAWN) -> Iterator[Engine]:
    """Engines with so many faults in different clauses, always the same."""
    chance = Random(faults)
    for _ in range(drawn):
        chosen: list[Engine] = []
        while len(chosen) < faults:
            other = chance.choice(singles)
            if all(one.clauses[0].isdisjoint(other.clauses[0]) for one in chosen):
                chosen.append(other)
        yield together(chosen)


def together(engines: Sequence[Engine]) -> Engine:
    """One engine with the faults of all: what any fails, it fails, in the sentence that comes first."""
    failures: dict[int, Symptom] = {}
    for engine in engines:
        for number, symptom in engine.failures.items():
            if number not in failures or symptom.step < failures[number].step:
                failures[number] = symptom
    clauses = tuple(clause for engine in engines for clause in engine.clauses)
    return Engine(failures, clauses, frozenset().union(*(engine.left_out for engine in engines)))
