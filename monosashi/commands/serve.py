"""``monosashi serve``: the reference engine behind the protocol."""

import argparse
import sys
from typing import Any

from monosashi.commands import FIRST_GAME, command, complain, first_game

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
    parser.add_argument("game", nargs="?", help=f"a game or an edition {FIRST_GAME}")


def run(options: argparse.Namespace) -> int:
    """Serve until the other side says goodbye."""
    from monosashi.subjects.serve import serve
    from reference_engine import GAMES, edition

    game = options.game or first_game()
    if game not in GAMES:
        if "@" not in game:
            return complain(f"unknown game {game!r}; known: {', '.join(GAMES)}")
        try:
            edition(game)
        except KeyError as error:
            return complain(str(error.args[0]))
    return serve(game, sys.stdin.buffer, sys.stdout.buffer)
