"""The command line: one module for each command, which knows its arguments and hands them on.

A module has ``add(commands)``, which describes its arguments, and ``run(options)``, which returns the exit code. What a
command does is imported by ``run``, so that ``--help`` is quick.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from monosashi.commands.naming import edition_option
from monosashi.sharing import Crew
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, MEANINGS, STALE, told
from monosashi.support.files import STANDARD_INPUT, unwritable
from monosashi.support.output import unread
from monosashi.support.text import harmless, printable, shortened

SENTENCE = 4000
"""How many letters a complaint has at most: it may quote what was typed, and lists what there is."""


class Parser(argparse.ArgumentParser):
    """Wrong usage makes a run invalid; it must not look like a stale list of known failures."""

    late: "Callable[[Parser], None] | None" = None
    """Adds the arguments that take a while to be known: it is called when the command is, and no sooner."""

    command_behind = False
    """What follows ``--`` is a program of its own, see ``options.behind``: argparse takes it for arguments that are
    out of place if options stand between them and the first one."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, with all arguments; what is none of them is told by the command that was meant."""
        if self.command_behind and args is not None and "--" in args:
            args = args[: args.index("--")]
        if self.late is not None:
            add, self.late = self.late, None
            add(self)
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """One sentence and where to find help."""
        self.exit(INVALID, f"{self.prog}: {printable(shortened(message, SENTENCE))}; see {self.prog} --help\n")


def command(
    commands: Any,
    name: str,
    summary: str,
    description: str,
    epilog: str = "",
    *,
    well: str = "done",
    found: str = "",
    stale: str = "",
) -> Parser:
    """The parser of a command; ``epilog`` keeps its line breaks.

    ``well``, ``found`` and ``stale`` say what the exit codes 0, 1 and 2 mean here; where 1 or 2 never occurs, nothing.
    """
    meanings = {ALL_PASS: well, FAILURES: found, STALE: stale, INVALID: MEANINGS[INVALID]}
    parser: Parser = commands.add_parser(
        name,
        help=summary,
        description=description,
        epilog=f"{epilog}\n{told(meanings)}".lstrip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def choose_scenarios(parser: Parser, default: str) -> None:
    """The arguments that say which scenarios are meant; ``default`` is the edition where none is named."""
    edition_option(parser, "the edition to play", default)
    parser.add_argument(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="a clause, a group of clauses or a scenario; may be repeated",
    )


def patience_arguments(parser: Parser, *, starting: bool = True) -> None:
    """How long an engine may take for an answer, and to start, if that is asked."""
    parser.add_argument("--timeout", type=seconds, default=2.0, help="seconds for each answer (default: %(default)s)")
    if starting:
        parser.add_argument(
            "--hello-timeout", type=seconds, default=60.0, help="seconds to start (default: %(default)s)"
        )


def crew_arguments(parser: Parser) -> None:
    """The arguments that say who shares the work: see :func:`crew_of`."""
    parser.add_argument(
        "-n", "--workers", type=count, default=0, metavar="N", help="processes (default: one a processor)"
    )
    parser.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="a Dask scheduler whose workers share the work (tcp://192.0.2.1:8786); needs monosashi[cluster]",
    )


def crew_of(options: argparse.Namespace) -> Crew:
    """Who shares the work."""
    return Crew(options.workers, options.scheduler)


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


def file_name(text: str) -> Path:
    """The path of a file; an empty name is none, though a path would take it for the present folder."""
    if not text:
        raise argparse.ArgumentTypeError("an empty name is no file")
    return Path(text)


def read_twice(*files: Path) -> str:
    """That standard input is named more than once, in a sentence; empty if it is not."""
    return "standard input, -, can be read once" if files.count(STANDARD_INPUT) > 1 else ""


def unwritable_among(*files: Path | None) -> str:
    """Why the first of some files cannot be written, in a sentence; empty if all can be. None is no file."""
    if STANDARD_INPUT in files:
        return "- stands for standard input; name a file to write, or /dev/stdout"
    return next((fault for file in files if file is not None and (fault := unwritable(file))), "")


def misplaced(options: argparse.Namespace, command: str) -> str:
    """What is wrong with the command after ``--``, in a sentence; empty if nothing is, or if none is named.

    A shell that expands an empty variable leaves nothing, or an empty word: that must not mean anything else.
    """
    if options.engine and not options.separated:
        return f"put '--' before the command: monosashi {command} -- {' '.join(options.engine)}"
    return no_command(options)


def no_command(options: argparse.Namespace) -> str:
    """What is wrong if ``--`` is there and no command after it, in a sentence; empty if nothing is."""
    if options.separated and not (options.behind and options.behind[0].strip()):
        return "no command stands after '--'; is the variable empty that should hold it?"
    return ""


def complain(message: str) -> int:
    """One sentence on standard error; the exit code says that nothing is proved."""
    print(f"monosashi: {printable(shortened(message, SENTENCE))}", file=sys.stderr)
    return INVALID


def say(text: str = "") -> None:
    """Print a line, or several, without anything that a terminal would obey: names of files may hold anything."""
    print(harmless(text))


def print_lines(lines: Iterable[str]) -> int:
    """Print for readers and for pipes: a reader who has seen enough ends it quietly."""
    for line in lines:
        print(harmless(line))
        if unread():
            break
    return ALL_PASS
