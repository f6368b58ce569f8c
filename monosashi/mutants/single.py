"""Wrong rules that one scenario alone notices: one edit of it, and nobody would.

The kill matrix says which scenario notices what, as scenarios are written. ``verify`` plays images, too, so the image
of another scenario is a second witness: a rule that is off for North is noticed where South's refusal is mirrored.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

import reference_engine as engine
from monosashi.diagnosis.matrix import KillMatrix
from monosashi.mutants.matrix import NOTICED, status_of
from monosashi.mutants.measuring import able_by_rule, played_field, wrong_rules
from monosashi.mutants.operators.playing import counted
from monosashi.sharing import Crew, shared
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.verification.images.looking import mirrors

MOST_PLAYED = 80
"""So many other scenarios are played in their images at most: those of the clauses concerned first."""


class Witnesses(Struct, frozen=True):
    """A wrong rule, the one scenario that notices it as written, and another whose image does; empty if none does."""

    rule: str
    scenario: str
    imaged: str = ""


def singles(matrix: KillMatrix) -> Mapping[str, str]:
    """For each wrong rule that one scenario alone notices as written, by its id, that scenario."""
    rows = zip(matrix.rules, matrix.rows, strict=True)
    return {rule.id: matrix.scenarios[next(iter(row))] for rule, row in rows if len(row) == 1}


def second_witnesses(edition: str, alone: Mapping[str, str], crew: Crew) -> Iterator[Witnesses]:
    """Look for a second witness of each among the images of other scenarios. Raises NoCluster."""
    return shared(_second_witnesses, [*alone.items()], crew, edition)


def _second_witnesses(alone: Sequence[tuple[str, str]], edition: str) -> list[Witnesses]:
    return [Witnesses(rule, scenario, _imaged(edition, rule, scenario)) for rule, scenario in alone]


def _imaged(edition: str, rule: str, alone: str) -> str:
    """The first other scenario whose image notices a wrong rule; empty if none of those played does."""
    wrong = wrong_rules(edition).get(rule)
    if wrong is None:
        return ""
    fresh = counted(wrong.bend(engine.edition(edition)))
    nearest = {alone.rpartition("/")[0].split("/")[0], *wrong.clauses}
    there = [played_field(edition).scenarios[place] for place in sorted(able_by_rule(edition)[rule])]
    others = sorted((each for each in there if each.id != alone), key=lambda each: each.clause not in nearest)

    def notices(scenario: Scenario) -> bool:
        images = mirrors(lambda: Reference(fresh()), edition, scenario)
        return any(status_of(image, edition, scenario) in NOTICED for image in images)

    return next((each.id for each in others[:MOST_PLAYED] if notices(each)), "")
