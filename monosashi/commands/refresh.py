"""``monosashi refresh``: everything that is made of the rules and the features, made again."""

import argparse
from collections.abc import Iterator
from typing import Any

from monosashi.commands import command, complain
from monosashi.commands.naming import game_named, own_games

EXAMPLES = """\
examples:
  monosashi refresh deus      what is made of one game, after a change of its rules, features or sentences; yours, if
                              its package is installed with "pip install -e"
  monosashi refresh           of every game, after a change of what games share
  monosashi refresh --list    the commands, in their order; nothing is run

What the clauses say now counts as read by whoever runs it: look at 'monosashi review' before.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "refresh",
        "bring everything that is generated up to date, in the right order",
        "Lay out the features, pin new scenarios, mend golden games, play all wrong rules, write scores, counts of\n"
        "sequences, what is open of the classes, schemas and what is to be translated.",
        EXAMPLES,
        well="everything is up to date",
        found="something is left to do by hand: it is named",
        stale="a list of what is known to live is to be mended by hand",
    )
    parser.add_argument("game", nargs="*", metavar="GAME", help="a game (default, in a clone: each of ours)")
    parser.add_argument("--list", action="store_true", help="say what would be run")


def run(options: argparse.Namespace) -> int:
    """Run one command after the other; the first that cannot do its work ends it."""
    from monosashi.__main__ import main
    from monosashi.rulebook.folders import PACKAGE, is_installed
    from monosashi.support.exit_codes import ALL_PASS, INVALID, worst

    named = tuple(map(game_named, options.game))
    own = own_games()
    foreign = bool(named) and set(named).isdisjoint(own)
    if is_installed() and not foreign:
        return complain("refresh: our own games need a clone of the repository; what is installed stays as it is")
    schemas = "" if foreign else str(PACKAGE / "subjects" / "schemas")
    codes, left = [ALL_PASS], []
    for arguments in steps(named or own, schemas):
        print(f"monosashi {' '.join(arguments)}", flush=True)
        if options.list:
            continue
        code = main(arguments)
        if code == INVALID:
            return code
        codes.append(code)
        if code != ALL_PASS:
            left.append(f"monosashi {' '.join(arguments)}")
    if left:
        complain(f"refresh: something is left to do by hand; what was printed below {', '.join(left)} says what")
    return worst(codes)


def steps(games: tuple[str, ...], schemas: str) -> Iterator[list[str]]:
    """The commands in their order: each reads what those before it have written. ``schemas`` is a folder or empty."""
    from monosashi.diagnosis.matrix import matrix_file
    from monosashi.kit.registry import kit
    from monosashi.mutants.matrix import scores_file
    from monosashi.mutants.operators.scores import operator_scores_file

    for game in games:
        yield ["format", str(kit(game).features)]
        yield ["review", "--game", game, "--all"]
        for edition in kit(game).game.editions:
            yield ["golden", "--edition", edition, "--update"]
            if kit(game).wrong_rules:
                yield ["mutants", edition, "--own", "--scores", str(scores_file(edition))]
            yield ["mutants", edition, "--operators", "--scores", str(operator_scores_file(edition))]
            yield ["mutants", edition, "--kinds"]
            if matrix_file(edition).exists():
                yield ["mutants", edition, "--kills"]
            yield ["perft", "--edition", edition, "--update"]
        yield ["classes", game, "--update"]
    if schemas:
        yield ["schema", "--all", schemas]
    yield ["site", "messages", *(argument for game in games for argument in ("--game", game))]
