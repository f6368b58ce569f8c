"""``monosashi play``: walk through a game in the terminal."""

import argparse
import sys
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain

EXAMPLES = """\
examples:
  monosashi play deus                           you play South, chance plays North
  monosashi play deus --north human             both sides
  monosashi play deus --south chance --seed 7   watch a game
  monosashi play deus --record game.jsonl       keep the game, for monosashi show and monosashi replay
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
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game as a record")


def run(options: argparse.Namespace) -> int:
    """Play."""
    from monosashi.play import play

    if options.record is not None and not options.record.resolve().parent.is_dir():
        return complain(f"{options.record} cannot be written: its folder does not exist")
    try:
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
            record=options.record,
        )
    except OSError as error:
        return complain(f"{options.record or 'the game'} cannot be written: {error.strerror or error}")
