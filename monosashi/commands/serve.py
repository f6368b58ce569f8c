"""``monosashi serve``: the reference engine behind the protocol."""

import argparse
import sys
from typing import Any

from monosashi.commands import command, complain

EXAMPLES = """\
examples:
  monosashi serve deus                                      every published edition
  monosashi serve deus@2.00+counter-needs-one-target        one edition, with an erratum
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "serve",
        "be an implementation, for others to measure",
        "Speak the protocol over standard input and output, one JSON message a line.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", default="deus", help="a ruleset or an edition (default: %(default)s)")


def run(options: argparse.Namespace) -> int:
    """Serve until the other side says goodbye."""
    from monosashi.serve import serve
    from reference_engine import RULESETS, edition

    if options.game not in RULESETS:
        if "@" not in options.game:
            return complain(f"unknown ruleset {options.game!r}; known: {', '.join(RULESETS)}")
        try:
            edition(options.game)
        except KeyError as error:
            return complain(str(error.args[0]))
    return serve(options.game, sys.stdin.buffer, sys.stdout.buffer)
