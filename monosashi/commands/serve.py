"""``monosashi serve``: the reference engine behind the protocol."""

import argparse
import sys
from typing import Any

from monosashi.commands import command, complain


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "serve",
        "be an implementation, for others to measure",
        "Speak the protocol over standard input and output, one JSON message a line.",
    )
    parser.add_argument("game", nargs="?", default="deus", help="the ruleset (default: %(default)s)")


def run(options: argparse.Namespace) -> int:
    """Serve until the other side says goodbye."""
    from monosashi.serve import serve
    from reference_engine import RULESETS

    if options.game not in RULESETS:
        return complain(f"unknown ruleset {options.game!r}; known: {', '.join(RULESETS)}")
    return serve(options.game, sys.stdin.buffer, sys.stdout.buffer)
