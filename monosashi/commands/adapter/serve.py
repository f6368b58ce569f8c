"""``monosashi adapter serve``: the reference engine behind the protocol."""

import argparse
import sys

from monosashi.commands import complain
from monosashi.commands.naming import edition_named, first_game, game_named
from monosashi.subjects.serve import serve


def run(options: argparse.Namespace) -> int:
    """Serve until the other side says goodbye."""
    name = options.game or first_game()
    meant = edition_named(name) if "@" in name or "+" in name else game_named(name)
    if sys.stdin is None:
        return complain("adapter serve: standard input is closed; messages are read from there")
    return serve(meant, sys.stdin.buffer, sys.stdout.buffer)
