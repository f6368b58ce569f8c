"""``monosashi serve``: the reference engine behind the protocol."""

import argparse
import sys
from typing import Any

from monosashi.commands import command, complain
from monosashi.commands.naming import edition_named, first_game, game_argument, game_named

EXAMPLES = """\
examples:
  monosashi serve deus                                      every published edition
  monosashi serve monster_maker                             another game's
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
    game_argument(parser, what="a game, all its published editions")


def run(options: argparse.Namespace) -> int:
    """Serve until the other side says goodbye."""
    from monosashi.subjects.serve import serve

    name = options.game or first_game()
    meant = edition_named(name) if "@" in name or "+" in name else game_named(name)
    if sys.stdin is None:
        return complain("serve: standard input is closed; messages are read from there")
    return serve(meant, sys.stdin.buffer, sys.stdout.buffer)
