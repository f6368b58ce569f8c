"""``monosashi play``: walk through a game in the terminal."""

import argparse
import sys
from typing import Any

from monosashi.commands import command

EXAMPLES = """\
examples:
  monosashi play deus                           you play South, chance plays North
  monosashi play deus --north human             both sides
  monosashi play deus --south chance --seed 7   watch a game
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "play",
        "walk through a game in the terminal",
        "Play a game in the terminal; every refusal names its clause.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", default="deus", help="a ruleset or an edition (default: %(default)s)")
    parser.add_argument("--south", choices=("human", "chance"), default="human")
    parser.add_argument("--north", choices=("human", "chance"), default="chance")
    parser.add_argument(
        "--dice", choices=("chance", "human"), default="chance", help="who rolls (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, help="make chance repeatable")
    parser.add_argument("--beginner", action="store_true", help="the rulebook's variant for a first game")
    parser.add_argument("--decks", action="store_true", help="skip the draft: deal ready-made decks")


def run(options: argparse.Namespace) -> int:
    """Play."""
    from monosashi.play import play

    return play(
        options.game,
        options.south,
        options.north,
        options.seed,
        input,
        sys.stdout,
        beginner=options.beginner,
        decks=options.decks,
        dice=options.dice,
    )
