"""The suspects: a small set of clauses that together explains the failures, and what else it may be.

The likeliest clause is taken, what it explains is struck out, and what is left is asked for the likeliest again, until
that explains next to nothing. The places that are left go to clauses that would do nearly as well in the place of one
of these: where no wrong rule is quite like a fault, the second or third likeliest is the right one often enough.
"""

from collections.abc import Collection, Sequence
from itertools import islice
from typing import NamedTuple

from monosashi.diagnosis.ranking import NOBODY, NOTHING_LIKE, Candidate, Evidence, Ranker, demanded_in

MOST_SUSPECTS = 4
"""How many suspects there are, where so many clauses have anything to do with the failures."""

SHARE = 0.02
"""The share of the failures, by weight, that a further suspect explains at least: less is no fault of its own."""


class Accused(NamedTuple):
    """A clause under suspicion.

    ``explained`` are the failures, by number, that it explains and none before it does; ``contradicting`` the scenarios
    that would fail, too, and pass. An ``alternative`` may be in the place of one of the others, not beside them.
    """

    candidate: Candidate
    explained: frozenset[int]
    contradicting: frozenset[int]
    alternative: bool = False


def accuse(ranker: Ranker, evidence: Evidence, left_out: Collection[int] = NOBODY) -> Sequence[Accused]:
    """The suspects, the likeliest first; alternatives come after those that stand beside each other."""
    found: list[Accused] = []
    rankings: list[Sequence[Candidate]] = []
    whole = _weight(ranker, evidence.failures)
    left = evidence
    while left.failures and len(found) < MOST_SUSPECTS:
        ranked = [each for each in ranker.rank(left, left_out) if each.clause not in _clauses(found)]
        # One that is kin to the failures alone, and not like any, explains none of them.
        suspected = (_accused(ranker, evidence, left, each) for each in ranked)
        accused = next((each for each in suspected if each.explained), None)
        if accused is None or (found and _weight(ranker, accused.explained) < SHARE * whole):
            if found:
                # Too little for a fault of its own, and yet it may be one that others hide.
                rankings.append([found[-1].candidate, *ranked])
            break
        rankings.append(ranked)
        found.append(accused)
        left = left.without(accused.explained)
    others = (_accused(ranker, evidence, evidence, each) for each in _alternatives(rankings, _clauses(found)))
    explaining = islice((each for each in others if each.explained), MOST_SUSPECTS - len(found))
    return [
        *(_beside(ranker, evidence, found, each) for each in found),
        *(each._replace(alternative=True) for each in explaining),
    ]


def _alternatives(rankings: Sequence[Sequence[Candidate]], taken: Collection[str]) -> Sequence[Candidate]:
    """What comes second in each ranking, then what comes third, and so on."""
    turns = (ranked[depth] for depth in range(1, MOST_SUSPECTS + 1) for ranked in rankings if len(ranked) > depth)
    return [*{each.clause: each for each in turns if each.clause not in taken}.values()]


def _weight(ranker: Ranker, numbers: Collection[int]) -> float:
    return sum(ranker.weight[number] for number in numbers)


def _beside(ranker: Ranker, evidence: Evidence, found: Sequence[Accused], accused: Accused) -> Accused:
    """A suspect, likened to what the others leave of the failures: what is theirs must not be held against it."""
    rule = accused.candidate.rule
    theirs = frozenset(number for each in found if each is not accused for number in each.explained)
    if rule is None or not theirs:
        return accused
    likeness = ranker.likenesses(evidence.without(theirs - accused.explained)).get(rule, NOTHING_LIKE)
    return accused._replace(candidate=accused.candidate._replace(likeness=likeness))


def _clauses(found: Sequence[Accused]) -> set[str]:
    return {each.candidate.clause for each in found}


def _accused(ranker: Ranker, evidence: Evidence, left: Evidence, candidate: Candidate) -> Accused:
    own = ranker.scenarios_of.get(candidate.clause, NOBODY)
    row = ranker.matrix.rows[candidate.rule] if candidate.rule is not None else {}
    explained = frozenset(
        number
        for number, symptom in left.failures.items()
        if number in row or number in own or candidate.clause in demanded_in(symptom)
    )
    passing = row.keys() - evidence.failures.keys() - evidence.unknown
    return Accused(candidate, explained, frozenset(passing))
