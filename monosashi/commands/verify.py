"""``monosashi verify``: measure an implementation, clause by clause."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import (
    choose_scenarios,
    command,
    complain,
    count,
    file_name,
    misplaced,
    patience_arguments,
    unwritable_among,
)
from monosashi.commands.naming import edition_named
from monosashi.support.exit_codes import INVALID, worst
from monosashi.support.text import printable

if TYPE_CHECKING:
    from monosashi.verification.results_file import Settings
    from monosashi.verification.worker_pool import EmbeddedPool

EXAMPLES = """\
examples:
  monosashi verify                              the embedded reference engine: every edition of every game
  monosashi verify -- ./my-engine --stdio       your engine, over its standard input and output
  monosashi verify --clause deus.march -- node engine.js
                                                one chapter's clauses
  monosashi verify -n auto --record run.ndjson -- node engine.js
                                                as many engines at once as there are processors; keep the record for
                                                monosashi report
  monosashi verify --edition deus@2.00 --requirements 0.1.0 -- node engine.js
                                                one edition, by what the release 0.1.0 required
  monosashi verify --list -- node engine.js | grep wrong-reason
                                                one line for each failure
  monosashi verify --words -- node engine.js    a line for each word of card texts: what passes, what is still missing
  monosashi verify --images none -- node engine.js
                                                half as long, with every scenario only as it is written
  monosashi verify --known-failures known.txt --update -- node engine.js
                                                write down what fails today; without --update: tell what has changed

editions:
  without --edition every edition that the program declares and the suite knows is measured in turn, of whatever games,
  each with a report of its own; the exit code is the worst one. An edition without scenarios is named and not measured;
  --clause means only editions of the clause's own game. If there are several, --record run.ndjson writes
  run.deus@2.00.ndjson and so on, and monosashi report run.ndjson reads them all; lists of known failures are named in
  the same way; a pipe takes them all
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "verify",
        "measure an implementation",
        "Play the suite against an implementation and say, clause by clause, what holds.",
        EXAMPLES,
        well="all required scenarios pass, apart from listed known failures",
        found="some do not, or fail differently from the list",
        stale="the list of known failures is stale: something on it passes now",
    )
    choose_scenarios(parser, "each one that the program declares")
    parser.add_argument(
        "--requirements",
        metavar="VERSION",
        default="",
        help="score only what that release required; what has come later is played and not required",
    )
    parser.add_argument(
        "-n",
        "--workers",
        type=workers,
        metavar="N",
        help="engines at once, or 'auto', one for each processor (default: 1; auto for the embedded reference)",
    )
    patience_arguments(parser)
    parser.add_argument(
        "--restarts", type=count, default=10, help="how often each engine may be started again (default: %(default)s)"
    )
    parser.add_argument(
        "--recheck",
        type=count,
        default=100,
        metavar="N",
        help="how many scenarios to play a second time, looking at every view and list of legal answers after every "
        "step (default: %(default)s)",
    )
    parser.add_argument(
        "--images",
        default="all",
        metavar="NAMES",
        help="play what has passed once more with seats exchanged, columns mirrored, ids renamed and lists told "
        "backwards: all at once, and one by one if that fails; all, none, or some of seats,columns,ids,order,company "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--validate", action="store_true", help="check every message against the published schemas, both ways (slower)"
    )
    parser.add_argument("--record", type=file_name, metavar="FILE", help="keep the run, one JSON line for each verdict")
    parser.add_argument("--known-failures", type=file_name, metavar="FILE", help="the failures that you know of")
    parser.add_argument("--update", action="store_true", help="rewrite the list of known failures")
    parser.add_argument(
        "--failures", type=count, metavar="N", help="how many to tell in full (default: 10, with --list 0)"
    )
    parser.add_argument(
        "--list", action="store_true", help="a line for each failure: scenario, status, message, separated by tabs"
    )
    parser.add_argument("--words", action="store_true", help="a line for each word of card texts: how far it is known")
    parser.add_argument("engine", nargs="*", metavar="-- COMMAND", help="the program to measure; none: the reference")


def workers(text: str) -> int:
    """A number of workers, or one for each processor."""
    if text == "auto":
        return processors()
    value = int(text)
    if not 1 <= value <= 64:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 64")
    return value


def processors() -> int:
    """How many processors there are."""
    return os.cpu_count() or 1


def run(options: argparse.Namespace) -> int:
    """Measure and report."""
    from monosashi.verification.results_file import Settings
    from monosashi.verification.worker_pool import EmbeddedPool

    if fault := misplaced(options, "verify"):
        return complain(fault)
    if fault := unwritable_among(options.record, options.known_failures if options.update else None):
        return complain(fault)
    if options.update and options.known_failures is None:
        return complain("--update needs --known-failures FILE, the list to rewrite")
    everything = not (options.engine or options.clause or options.edition)
    settings = Settings(
        timeout=options.timeout,
        hello_timeout=options.hello_timeout,
        workers=options.workers or (processors() if everything else 1),
        restarts=options.restarts,
        recheck=options.recheck,
        images=options.images,
        validate=options.validate,
    )
    if options.engine or settings.workers == 1:
        return _measure(options, settings)
    # Its processes start while the features are read.
    with closing(EmbeddedPool(settings)) as pool:
        return _measure(options, settings, pool)


def _measure(options: argparse.Namespace, settings: "Settings", pool: "EmbeddedPool | None" = None) -> int:
    """Measure edition by edition, those of the embedded reference in a ``pool`` if there is one."""
    from monosashi.reports.terminal import SHOWN
    from monosashi.reports.verify import Outcome, verify
    from monosashi.verification.edition_files import path_for_edition
    from monosashi.verification.run import order_of, plans
    from monosashi.verification.session import Invalid

    named = edition_named(options.edition) if options.edition else None
    try:
        found = plans(named, options.clause, options.engine, settings, options.requirements, complain)
    except Invalid as invalid:
        return complain(f"verify: {invalid}")
    except KeyboardInterrupt:
        return complain("verify: it was stopped before anything could be measured")
    names = [what.edition for what in found]
    files = {
        name: [path_for_edition(path, name, names) for path in (options.record, options.known_failures)]
        for name in names
    }
    written = [each for record, known in files.values() for each in (record, known if options.update else None)]
    if fault := unwritable_among(*written):
        return complain(fault)
    if pool is not None:
        pool.begin({what.edition: order_of(what) for what in found})
    codes = []
    for what in found:
        record, known = files[what.edition]
        try:
            outcome = verify(
                what,
                record=record,
                known=known,
                update=options.update,
                failures=(0 if options.list else SHOWN) if options.failures is None else options.failures,
                brief=options.list,
                vocabulary=options.words,
                pool=pool,
            )
        except KeyboardInterrupt:
            # This edition was measured to its end.
            outcome = Outcome(INVALID, stopped=True)
        codes.append(outcome.code)
        if len(found) > 1:
            _tell_written(outcome.written)
        if outcome.stopped:
            rest = ", ".join(each.edition for each in found[len(codes) :])
            complain(f"verify: stopped; not measured: {rest}" if rest else "verify: stopped")
            break
    if len(found) > 1 and options.record is not None and options.record.is_file():
        complain(
            f"verify: {options.record} is the record of another run; monosashi report {options.record} reads that one"
        )
    return worst(codes)


def _tell_written(written: Sequence[Path]) -> None:
    """Which files there are: where there are several editions, their names are not those that were given."""
    for path in written:
        print(printable(f"written: {path}"), file=sys.stderr)
