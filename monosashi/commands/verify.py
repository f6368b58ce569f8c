"""``monosashi verify``: measure an implementation, clause by clause."""

import argparse
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, seconds

EXAMPLES = """\
examples:
  monosashi verify                              the embedded reference engine, everything
  monosashi verify --clause deus.march          one chapter's clauses
  monosashi verify -- ./my-engine --stdio       your engine, over its standard input and output
  monosashi verify --record run.ndjson -- node engine.js

exit codes: 0 all required scenarios pass, 1 some do not, 3 the run is invalid and proves nothing
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "verify",
        "measure an implementation",
        "Play the suite against an implementation and say, clause by clause, what holds.",
        EXAMPLES,
    )
    parser.add_argument("--edition", default="deus@2.00", help="the edition to measure (default: %(default)s)")
    parser.add_argument(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="a clause, a group of clauses or a scenario; may be repeated",
    )
    parser.add_argument("--timeout", type=seconds, default=2.0, help="seconds for each answer (default: %(default)s)")
    parser.add_argument("--hello-timeout", type=seconds, default=60.0, help="seconds to start (default: %(default)s)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write one JSON line for each verdict")
    parser.add_argument("--brief", action="store_true", help="leave the failures' details out")
    parser.add_argument("engine", nargs="*", metavar="-- COMMAND", help="the program to measure; none: the reference")


def run(options: argparse.Namespace) -> int:
    """Measure and report."""
    from monosashi.verify import verify

    if options.engine and not options.separated:
        return complain(f"put '--' before the command to measure: monosashi verify -- {' '.join(options.engine)}")
    if options.record is not None and not options.record.resolve().parent.is_dir():
        return complain(f"{options.record} cannot be written: its folder does not exist")
    return verify(
        options.edition,
        options.clause,
        options.engine,
        timeout=options.timeout,
        hello_timeout=options.hello_timeout,
        record=options.record,
        brief=options.brief,
    )
