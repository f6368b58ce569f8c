"""Scenarios that cannot fail, as far as wrong rules show: no wrong rule of their own clause moves them.

Where another rule decides the point of a scenario a moment later all the same, it passes whatever its clause says.
"""

from collections.abc import Callable, Iterator

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import of_edition, why_none
from monosashi.mutants.matrix import NOTICED, status_of
from monosashi.mutants.operators import operated
from monosashi.mutants.operators.playing import counted
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from reference_engine.kernel.edition import Edition

Rules = Callable[[], Edition]
"""Wrong rules for one scenario after another."""


def unmoved(name: str) -> Iterator[tuple[Scenario, int]]:
    """Each scenario of an edition with how many wrong rules of its clauses it has passed; none if one has moved it."""
    edition = engine.edition(name)
    rules: dict[str, list[Rules]] = {}
    for mutant in () if why_none(name.partition("@")[0]) else of_edition(name).mutants.values():
        rules.setdefault(mutant.clause, []).append(counted(mutant.rules(name)))
    for wrong in operated(edition).values():
        for clause in wrong.clauses:
            rules.setdefault(clause, []).append(counted(wrong.bend(edition)))
    for scenario in suite.scenarios(name):
        own = [each for clause in dict.fromkeys((scenario.clause, *scenario.tags)) for each in rules.get(clause, ())]
        moved = any(status_of(Reference(each()), name, scenario) in NOTICED for each in own)
        yield scenario, 0 if moved else len(own)
