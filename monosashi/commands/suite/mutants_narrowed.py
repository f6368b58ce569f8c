"""What ``monosashi suite mutants`` does with ``--narrowed``."""

import argparse
from random import Random

from rich.console import Console

from monosashi.commands import complain, crew_of
from monosashi.mutants.narrowing.playing import bases, fates
from monosashi.reports.narrowing import print_narrowed
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import tracked


def run_narrowed(edition: str, options: argparse.Namespace) -> int:
    """Narrow wrong rules in every way, and tell which of them nobody notices any more."""
    ids = [
        base.id
        for base in bases(edition).values()
        if not options.clause
        or any(clause == c or clause.startswith(f"{c}.") for clause in base.clauses for c in options.clause)
    ]
    ids = ids[options.part[0] - 1 :: options.part[1]]
    if options.sample:
        ids = sorted(Random(edition).sample(ids, min(options.sample, len(ids))))
    if not ids:
        return complain(f"no wrong rule of {edition} concerns {' or '.join(options.clause)}")
    played = fates(edition, ids, crew_of(options))
    every = list(tracked("narrowing", played, len(ids)))
    found = sorted((fate for each in every for fate in each), key=lambda fate: fate.id)
    print_narrowed(Console(), found, every=options.all)
    if options.matrix is not None:
        write_file(options.matrix, plain_json(found))
    return FAILURES if any(fate.state == "lives" for fate in found) else ALL_PASS
