"""What ``monosashi suite mutants`` does with ``--kills``: the kill matrix that a diagnosis looks things up in."""

import argparse
from collections import defaultdict
from collections.abc import Mapping

from monosashi import suite
from monosashi.commands import complain, crew_of
from monosashi.diagnosis.matrix import KillMatrix, KnownRule, matrix, matrix_file, packed, shipped_matrix
from monosashi.diagnosis.symptom import Symptom
from monosashi.mutants.measuring import likely, rows, wrong_rules
from monosashi.sharing import Crew
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.files import unwritable, write_file
from monosashi.support.progress import tracked
from monosashi.support.text import counted
from monosashi.verification.results_file import suite_hash


def run_measured(edition: str, options: argparse.Namespace) -> int:
    """Measure every wrong rule as ``verify`` measures an engine, as far as it is not in the matrix already."""
    file = matrix_file(edition)
    before = None if options.anew else shipped_matrix(edition)
    if options.check:
        stale = "there is none" if before is None else _stale(edition, before)
        if stale:
            return _found(f"{file}: {stale}; bring it up to date: monosashi suite mutants {edition} --kills")
        return ALL_PASS
    if fault := unwritable(file):
        return complain(fault)
    made = measured(edition, before, crew_of(options))
    content = packed(made)
    try:
        write_file(file, content)
    except OSError as error:
        complain(f"{file} cannot be written: {error.strerror or error}")
        return INVALID
    silent = sum(not row for row in made.rows)
    cells = sum(map(len, made.rows))
    print(
        f"{edition}: {len(made.rules)} wrong rules, {len(made.scenarios)} scenarios, {cells} failures; "
        f"{silent} rules fail none; {len(content) // 1000} kB in {file}"
    )
    return ALL_PASS


def _found(message: str) -> int:
    complain(message)
    return FAILURES


def _stale(edition: str, before: KillMatrix) -> str:
    """What the matrix does not know of today's suite and wrong rules, in a sentence; nothing if it is current."""
    rules = wrong_rules(edition)
    lacking = len({*rules} ^ {rule.id for rule in before.rules})
    strange = sum(scenario.id not in before.numbers for scenario in suite.scenarios(edition))
    if lacking or strange:
        return f"{counted(strange, 'scenario')} and {counted(lacking, 'wrong rule')} are not in it as they are now"
    return "" if before.suite_hash == suite_hash(edition.partition("@")[0]) else "it is of another suite"


def measured(edition: str, before: KillMatrix | None, crew: Crew) -> KillMatrix:
    """The matrix of today's suite and wrong rules; what ``before`` knows of either is not played again."""
    rules = wrong_rules(edition)
    known = _known(before)
    familiar = frozenset() if before is None else before.numbers.keys()
    scenarios = [scenario.id for scenario in suite.scenarios(edition)]
    strange = [name for name in scenarios if name not in familiar]
    others = [name for name in scenarios if name in familiar]
    new = frozenset(rules.keys() - known.keys())
    plays: dict[str, list[str]] = defaultdict(list)
    asked = ((strange, None), (others, new)) if new else ((strange, None),)
    for names, only in asked:
        for scenario, able in tracked("probing", likely(edition, names, crew, only), len(names)):
            for identity in able:
                plays[identity].append(scenario)
    found: dict[str, Mapping[str, Symptom]] = {identity: known.get(identity, {}) for identity in rules}
    work = sorted(plays.items())
    for identity, row in tracked("measuring", rows(edition, work, crew), len(work)):
        found[identity] = {**found[identity], **row}
    told = {rule.id: KnownRule(rule.id, rule.what, rule.clauses) for rule in rules.values()}
    return matrix(edition, {told[identity]: row for identity, row in found.items()})


def _known(before: KillMatrix | None) -> Mapping[str, Mapping[str, Symptom]]:
    """What is known already, by wrong rule and scenario: of scenarios that still read as they did."""
    if before is None:
        return {}
    names = {number: name for name, number in before.numbers.items()}
    return {
        rule.id: {names[number]: cell for number, cell in row.items() if number in names}
        for rule, row in zip(before.rules, before.rows, strict=True)
    }
