"""The command line: one module for each command, which knows its arguments and hands them on.

A module has ``add(commands)``, which describes its arguments, and ``run(options)``, which returns the exit code. What a
command does is imported by ``run``, so that ``--help`` is quick.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from monosashi.support.exit_codes import ALL_PASS, INVALID

PRESENT = "the present one of the game"

FIRST_GAME = "(default: the first one)"
"""In a help text: which game is meant if none is named."""


class Parser(argparse.ArgumentParser):
    """Wrong usage makes a run invalid; it must not look like a stale list of known failures."""

    late: "Callable[[Parser], None] | None" = None
    """Adds the arguments that take a while to be known: it is called when the command is, and no sooner."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, with all arguments."""
        if self.late is not None:
            add, self.late = self.late, None
            add(self)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """One sentence and where to find help."""
        self.exit(INVALID, f"{self.prog}: {message}; see {self.prog} --help\n")


def command(commands: Any, name: str, summary: str, description: str, epilog: str = "") -> Parser:
    """The parser of a command; ``epilog`` keeps its line breaks."""
    parser: Parser = commands.add_parser(
        name,
        help=summary,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def choose_scenarios(parser: Parser, *, declared: bool = False) -> None:
    """The arguments that say which scenarios are meant; if ``declared``, no edition means every one declared."""
    if declared:
        parser.add_argument("--edition", help="the edition to play (default: each one that the program declares)")
    else:
        parser.add_argument("--edition", help=f"the edition to play (default: {PRESENT} of the clauses named)")
    parser.add_argument(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="a clause, a group of clauses or a scenario; may be repeated",
    )


def first_game() -> str:
    """The game that a command means if none is named: the one that came first."""
    from reference_engine import GAMES

    return next(iter(GAMES))


def present_edition(game: str = "") -> str:
    """The newest edition of a game, named by itself or by one of its clauses or editions; else of the first game.

    >>> present_edition("monster_maker.move") == present_edition("monster_maker")
    True
    """
    from reference_engine import GAMES

    found = GAMES.get(game.partition("@")[0].partition(".")[0]) or GAMES[first_game()]
    return [*found.editions][-1]


def seconds(text: str) -> float:
    """A positive number of seconds."""
    value = float(text)
    if not 0 < value < 86_400:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds between 0 and 86400")
    return value


def count(text: str) -> int:
    """A number that is not negative."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text} is less than 0")
    return value


def complain(message: str) -> int:
    """One sentence on standard error; the exit code says that nothing is proved."""
    print(f"monosashi: {message}", file=sys.stderr)
    return INVALID


def print_lines(lines: Iterable[str]) -> int:
    """Print for readers and for pipes: a reader who has seen enough ends it quietly."""
    try:
        for line in lines:
            print(line, flush=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # A second complaint at exit would be noise.
        sys.stdout = open("/dev/null", "w", encoding="utf-8")  # noqa: SIM115
    return ALL_PASS
