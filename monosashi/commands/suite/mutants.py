"""``monosashi suite mutants``: prove that the suite notices wrong rules."""

import argparse
from collections.abc import Sequence

from rich.console import Console

from monosashi.commands import complain, crew_of, unwritable_among
from monosashi.commands.naming import edition_named, first_game
from monosashi.commands.suite.mutants_kinds import run_kinds, run_single
from monosashi.commands.suite.mutants_measured import run_measured
from monosashi.commands.suite.mutants_narrowed import run_narrowed
from monosashi.commands.suite.mutants_operators import run_operators, run_suggest
from monosashi.mutants import of_edition, why_none
from monosashi.mutants.matrix import matrix, scores, scores_file, shipped_scores
from monosashi.reports.mutation import print_fates
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import unknown_clause
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import tracked


def _nobody_bends(edition: str, clauses: Sequence[str]) -> str:
    """That no mutant is about these clauses, or about this part of them."""
    faults = (unknown_clause(name, edition_ledger(edition), edition) for name in clauses)
    return next(filter(None, faults), f"no mutant bends {' or '.join(clauses)}")


def run(options: argparse.Namespace) -> int:
    """Bend, play, tell."""
    edition = edition_named(options.game or first_game(), amended=False)
    if fault := unwritable_among(options.matrix, options.scores):
        return complain(fault)
    if options.suggest:
        return run_suggest(edition, options.suggest)
    if options.single:
        return run_single(edition, options)
    if options.kinds:
        return run_kinds(edition, options)
    if options.operators:
        return run_operators(edition, options)
    if options.kills:
        return run_measured(edition, options)
    if options.narrowed:
        return run_narrowed(edition, options)
    if lacking := why_none(edition.partition("@")[0]):
        return complain(lacking)
    known = of_edition(edition)
    names = [
        mutant.name
        for mutant in known.mutants.values()
        if not options.clause or any(mutant.clause == c or mutant.clause.startswith(f"{c}.") for c in options.clause)
    ]
    names = names[options.part[0] - 1 :: options.part[1]]
    if not names:
        return complain(_nobody_bends(edition, options.clause))
    if (options.scores or options.check) and len(names) < len(known.mutants):
        return complain("scores need every mutant: leave --clause and --part out")
    played = matrix(edition, names, crew_of(options), own_only=options.own)
    fates = list(tracked("bending", played, len(names)))
    fates.sort(key=lambda fate: fate.name)
    if options.matrix is not None:
        write_file(options.matrix, plain_json(fates))
    print_fates(Console(), edition, fates)
    if not all(fate.own for fate in fates) and options.own and (options.scores or options.check):
        complain("scores need the whole suite where a clause's own scenarios do not notice: leave --own out")
        return FAILURES
    if options.scores is not None:
        write_file(options.scores, plain_json(scores(edition, fates)))
    if options.check and scores(edition, fates) != shipped_scores(edition):
        anew = f"monosashi suite mutants {edition} --own --scores {scores_file(edition)}"
        complain(f"these are not the scores that come with the suite; write them anew: {anew}")
        return FAILURES
    return ALL_PASS if all(fate.own for fate in fates) else FAILURES
