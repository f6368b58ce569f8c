"""What the kit can bend about one clause, for an author who looks for a wrong rule of it."""

from collections.abc import Iterator, Sequence

from monosashi import suite
from monosashi.mutants.kinds.making import making
from monosashi.mutants.kinds.playing import shipped_kinds
from monosashi.mutants.operators.playing import ActField, OperatorFate
from monosashi.mutants.tracing import EVERYWHERE
from monosashi.suite import Scenario


def own_scenarios(edition: str, clause: str) -> list[Scenario]:
    """The scenarios of a clause: of its Rule, or tagged with it."""
    return [scenario for scenario in suite.scenarios(edition) if clause in (scenario.clause, *scenario.tags)]


def suggestions(edition: str, clause: str, own: ActField) -> Sequence[OperatorFate]:
    """The wrong rules that concern a clause, by what the table says or by what its ``own`` scenarios notice."""
    everybody: ActField | None = None
    found = []
    for wrong in own.operated.values():
        named = clause in wrong.clauses
        if not named and (EVERYWHERE in wrong.entries or wrong.entries.isdisjoint(own.look_ups)):
            continue
        fate = own.fate(wrong)
        if named and not fate.noticed:
            everybody = everybody or ActField.of(edition)
            fate = everybody.fate(wrong)
        if named or fate.noticed:
            found.append(fate)
    return [*found, *_of_kinds(edition, frozenset(each.id for each in own.scenarios) - own.failing.keys())]


def _of_kinds(edition: str, own: frozenset[str]) -> Iterator[OperatorFate]:
    """The rules by kinds of mistakes that one of the clause's own scenarios noticed, as the file remembers."""
    made = making(edition)
    for identity, noticed in shipped_kinds(edition).noticed.items():
        if noticed in own and made.known(identity):
            rule = made.rule(identity)
            yield OperatorFate(rule.id, rule.operator, rule.what, rule.clauses, noticed=noticed)
