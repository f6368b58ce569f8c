"""What a suite under way lacks: clauses of which no scenario speaks yet, clauses of the rules that no ledger has."""

from collections.abc import Iterator

import reference_engine as engine
from monosashi.rulebook.errata import edition_ledger
from monosashi.suite.reading import every_scenario, scenarios

DEMANDING = ("normative", "interpretation")
"""The status of rows that demand something."""

TOLD = 5
"""How many clauses are named."""


def gaps(edition: str) -> Iterator[str]:
    """What is missing in an edition, a sentence each; a scenario of another edition will do."""
    ledger, rules = edition_ledger(edition), engine.edition(edition)
    every = (*scenarios(edition), *every_scenario(edition.partition("@")[0]))
    told = {clause for each in every for clause in (each.clause, *each.tags)}
    held = [clause for clause in ledger.values() if clause.status in DEMANDING and clause.holds_in(edition)]
    silent = [clause.id for clause in held if clause.id not in told]
    if silent:
        rest = f" and {len(silent) - TOLD} more" if len(silent) > TOLD else ""
        yield f"{edition} has no scenario yet of {', '.join(silent[:TOLD])}{rest}"
    binding = {clause for act in rules.acts.values() for clause in act.conditions}
    unknown = sorted((binding | {*rules.otherwise_forbidden_by.values()}) - ledger.keys())
    if unknown:
        yield f"the table of {edition} names clauses that the ledger does not have: {', '.join(unknown)}"
