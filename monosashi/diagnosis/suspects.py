"""The suspects: a small set of clauses that together explains the failures, and what else it may be.

The likeliest clause is taken, what it explains is struck out, and what is left is asked for the likeliest again, until
nothing is left that says much. After those come the clauses that would do nearly as well in the place of the likeliest:
where there is one fault, a second one explains next to nothing, and the alternatives matter.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from monosashi.diagnosis.ranking import NOBODY, NOTHING_LIKE, Candidate, Evidence, Ranker, demanded_in

MOST = 4
"""How many suspects there are at most."""

LEAST = 3
"""So many there are in any case, where so many clauses have anything to do with the failures."""

LEFT = 0.05
"""The share of the failures, by weight, below which what is left is no fault of its own."""


class Accused(NamedTuple):
    """A clause under suspicion.

    ``explained`` are the failures, by number, that it explains and none before it does; ``contradicting`` the scenarios
    that would fail, too, and pass. An ``alternative`` stands in the place of the likeliest one, not beside it.
    """

    candidate: Candidate
    explained: frozenset[int]
    contradicting: frozenset[int]
    alternative: bool = False


def accuse(ranker: Ranker, evidence: Evidence, left_out: Collection[int] = NOBODY) -> Sequence[Accused]:
    """The suspects, the likeliest first."""
    found: list[Accused] = []
    first: Sequence[Candidate] = ()
    left = evidence
    while left.failures and len(found) < MOST:
        ranked = [each for each in ranker.rank(left, left_out) if each.clause not in _clauses(found)]
        first = first or ranked
        if not ranked or (found and not _worth(ranker, evidence, left)):
            break
        accused = _accused(ranker, evidence, left, ranked[0])
        if not accused.explained:
            break
        found.append(accused)
        left = left.without(accused.explained)
    found = [_beside(ranker, evidence, found, each) for each in found]
    others = [each for each in first if each.clause not in _clauses(found)][: max(0, LEAST - len(found))]
    return [*found, *(_accused(ranker, evidence, evidence, each)._replace(alternative=True) for each in others)]


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


def _worth(ranker: Ranker, evidence: Evidence, left: Evidence) -> bool:
    """Whether what is left of the failures is enough to look for one more fault."""
    whole, rest = (sum(ranker.weight[number] for number in each.failures) for each in (evidence, left))
    return rest >= LEFT * whole


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
