"""``monosashi mutants``: prove that the suite notices wrong rules."""

import argparse
from collections.abc import Sequence
from typing import Any

from monosashi.commands import command, complain, count, crew_arguments, crew_of, file_name, unwritable_among
from monosashi.commands.mutants_kinds import run_kinds, run_single
from monosashi.commands.mutants_measured import run_measured
from monosashi.commands.mutants_narrowed import run_narrowed
from monosashi.commands.mutants_operators import run_operators, run_suggest
from monosashi.commands.naming import edition_named, first_game, game_argument
from monosashi.sharing import NoCluster
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.progress import tracked

EXAMPLES = """\
examples:
  monosashi mutants deus                       every mutant through the whole suite, on all processors
  monosashi mutants deus@2018-08-29            those of the clauses that only the draft has
  monosashi mutants deus --clause deus.march --own
                                               one chapter, only each clause's own scenarios
  monosashi mutants deus --matrix matrix.json  keep which scenario notices which mutant
  monosashi mutants deus --own --check         are the scores that come with the suite true
  monosashi mutants deus --own --scores features/deus/mutation_scores.json
                                               the same, written anew
  monosashi mutants deus --operators           what can be bent in any game's table: what lives
  monosashi mutants deus --operators --check   are their scores those that come with the suite
  monosashi mutants deus --kinds               the second time, the third member, the other side, remembered too long …:
                                               each wrong rule on the scenario that noticed it last, the others on all
  monosashi mutants deus --kinds --anew        look for all of them again: some minutes
  monosashi mutants deus --kinds --check       does anything live that did not
  monosashi mutants deus --single              the wrong rules that one scenario alone notices
  monosashi mutants deus --narrowed --sample 40
                                               wrong rules that are wrong now and then only: for a seat, at a question,
                                               the second time …; without --sample all of them, an hour or two
  monosashi mutants deus --scheduler tcp://192.0.2.1:8786
                                               on the machines of a Dask cluster
  monosashi mutants deus --kills               every wrong rule measured as an engine is, for the diagnosis of others;
                                               what is new since the last time is played, with --anew everything
  monosashi mutants deus --kills --check       is the matrix that comes with the suite of this suite
  monosashi mutants deus --suggest deus.march.a
                                               what operators can bend about a clause, and who notices

Where each mutant is noticed by its own clause's scenarios, the rest of the suite cannot change a score.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "mutants",
        "bend every clause and see whether the suite notices",
        "Play the suite on deliberately wrong rules, one clause bent at a time, and say which scenarios notice.",
        EXAMPLES,
        well="every mutant is noticed by a scenario of its own clause (--operators, --narrowed: by any scenario)",
        found="some are not; --check: the scores are not those that come with the suite",
        stale="--operators: the list of what is known to live names what is noticed, or is not there",
    )
    game_argument(parser)
    parser.add_argument(
        "--clause", action="append", default=[], metavar="ID", help="a clause or a group; may be repeated"
    )
    parser.add_argument("--own", action="store_true", help="play only the scenarios of the clause that is bent")
    parser.add_argument("--kinds", action="store_true", help="the rules that kinds of mistakes make of the edition")
    parser.add_argument("--single", action="store_true", help="the wrong rules that one scenario alone notices")
    parser.add_argument("--operators", action="store_true", help="the rules that operators make of the edition's table")
    parser.add_argument("--narrowed", action="store_true", help="wrong rules that are wrong in some situations only")
    parser.add_argument(
        "--kills",
        action="store_true",
        help="bring the matrix up to date that a diagnosis is made with: how each scenario ends on each wrong rule",
    )
    parser.add_argument(
        "--anew", action="store_true", help="with --kills, --kinds: play what the matrix knows already, too"
    )
    parser.add_argument("--sample", type=count, metavar="N", help="with --narrowed: so many rules, always the same")
    parser.add_argument("--all", action="store_true", help="with --narrowed: list also what scenarios pass by only")
    parser.add_argument("--suggest", metavar="ID", help="what operators can bend about a clause, and who notices")
    parser.add_argument("--part", type=part, default=(1, 1), metavar="K/N", help="only the k-th of n parts")
    crew_arguments(parser)
    parser.add_argument(
        "--matrix", type=file_name, metavar="FILE", help="write mutants and the scenarios that notice them"
    )
    parser.add_argument("--scores", type=file_name, metavar="FILE", help="write the score of each clause")
    parser.add_argument("--check", action="store_true", help="the scores must be those that come with the suite")


def part(text: str) -> tuple[int, int]:
    """``2/5``: the second of five parts."""
    number, _, of = text.partition("/")
    found = int(number), int(of)
    if not 1 <= found[0] <= found[1]:
        raise argparse.ArgumentTypeError(f"{text} is no part; expected something like 2/5")
    return found


def _nobody_bends(edition: str, clauses: Sequence[str]) -> str:
    """That no mutant is about these clauses, or about this part of them."""
    from monosashi.rulebook.errata import edition_ledger
    from monosashi.rulebook.ledger import unknown_clause

    faults = (unknown_clause(name, edition_ledger(edition), edition) for name in clauses)
    return next(filter(None, faults), f"no mutant bends {' or '.join(clauses)}")


def run(options: argparse.Namespace) -> int:
    """Bend, play, tell."""
    from rich.console import Console

    from monosashi.mutants import of_edition, why_none
    from monosashi.mutants.matrix import matrix, scores, scores_file, shipped_scores
    from monosashi.reports.mutation import print_fates
    from monosashi.support.files import plain_json, write_file

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
    try:
        fates = list(tracked("bending", played, len(names)))
    except NoCluster as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return complain("stopped before the end; nothing was written")
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
        anew = f"monosashi mutants {edition} --own --scores {scores_file(edition)}"
        complain(f"these are not the scores that come with the suite; write them anew: {anew}")
        return FAILURES
    return ALL_PASS if all(fate.own for fate in fates) else FAILURES
