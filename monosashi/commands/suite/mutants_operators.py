"""What ``monosashi suite mutants`` does with ``--operators`` and ``--suggest``."""

import argparse

from rich.console import Console

import reference_engine as engine
from monosashi.commands import complain, crew_of
from monosashi.mutants.operators import operated
from monosashi.mutants.operators.playing import ActField, fates
from monosashi.mutants.operators.scores import (
    BadExcuses,
    everywhere,
    excused,
    excuses,
    operator_scores_file,
    scores,
    shipped_operator_scores,
)
from monosashi.mutants.operators.suggesting import own_scenarios, suggestions
from monosashi.reports.operators import print_operators, print_suggestions
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import unknown_clause
from monosashi.support.exit_codes import ALL_PASS, FAILURES, STALE
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import tracked


def run_operators(edition: str, options: argparse.Namespace) -> int:
    """Play the suite on everything that operators make of the edition's table, and tell what lives."""
    game = edition.partition("@")[0]
    try:
        listed = (*everywhere(edition), *excuses(game))
    except BadExcuses as error:
        return complain(str(error))
    tables = {name: operated(rules) for name, rules in engine.game(game).editions.items()}
    ids = list(tables[edition])
    place = {identity: number for number, identity in enumerate(ids)}
    played = fates(edition, ids, crew_of(options))
    found = list(tracked("bending", played, len(ids)))
    found.sort(key=lambda fate: place[fate.id])
    told = excused(edition, found, listed, (each for table in tables.values() for each in table))
    print_operators(Console(), told.fates)
    if options.matrix is not None:
        write_file(options.matrix, plain_json(told.fates))
    if told.stale:
        complain("; ".join(told.stale))
        return STALE
    result = scores(edition, told.fates)
    if options.scores is not None:
        write_file(options.scores, plain_json(result))
    if options.check:
        if result != shipped_operator_scores(edition):
            anew = f"monosashi suite mutants {edition} --operators --scores {operator_scores_file(edition)}"
            complain(f"these are not the scores that come with the suite; write them anew: {anew}")
            return FAILURES
        return ALL_PASS
    return FAILURES if result.lives else ALL_PASS


def run_suggest(edition: str, clause: str) -> int:
    """Say what operators can bend about a clause, and who notices."""
    if fault := unknown_clause(clause, edition_ledger(edition), edition):
        return complain(fault)
    own = own_scenarios(edition, clause)
    if not own:
        return complain(f"{edition} has no scenario of {clause}")
    try:
        listed = (*everywhere(edition), *excuses(edition.partition("@")[0]))
    except BadExcuses as error:
        return complain(str(error))
    field = ActField.of(edition, own)
    for name, reason in field.failing.items():
        complain(f"{name} fails by the right rules and notices nothing; mend it first: {reason}")
    found = excused(edition, suggestions(edition, clause, field), listed, ()).fates
    if not found:
        return complain(f"the operators make nothing that concerns {clause}")
    print_suggestions(Console(), clause, found, frozenset(scenario.id for scenario in own))
    return FAILURES if field.failing or any(fate.lives for fate in found) else ALL_PASS
