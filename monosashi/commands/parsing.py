"""The parser of the command line, made of what is declared; the one place that imports what a command runs."""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NoReturn

from monosashi.commands import SENTENCE
from monosashi.commands.contents import COMMANDS, EXAMPLES, RENAMED
from monosashi.commands.declaring import GAME, Argument, Command, Either, Group
from monosashi.commands.naming import first_game
from monosashi.kit.registry import names
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, MEANINGS, STALE, exit_codes_help
from monosashi.support.text import printable, shortened


def late_function(place: str) -> Callable[..., Any]:
    """What ``module:function`` below ``monosashi.commands`` names."""
    module, _, name = place.partition(":")
    function: Callable[..., Any] = getattr(import_module(f"monosashi.commands.{module}"), name)
    return function


class Parser(argparse.ArgumentParser):
    """Wrong usage makes a run invalid; it must not look like a stale list of known failures."""

    command: Command | None = None

    renamed: Mapping[str, str] = {}
    """First words of former versions, and what is typed instead."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, with all arguments; what is none of them is told by the command that was meant."""
        if args and args[0] in self.renamed:
            self.error(f"{args[0]!r} is called '{self.renamed[args[0]]}' now")
        if self.command is not None:
            # argparse takes a program behind '--' for arguments out of place if options stand before it.
            if self.command.program_behind and args is not None and "--" in args:
                args = args[: args.index("--")]
            if self.command.late:
                late_function(self.command.late)(self)
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """One sentence and where to find help."""
        self.exit(INVALID, f"{self.prog}: {printable(shortened(message, SENTENCE))}; see {self.prog} --help\n")


def parser() -> Parser:
    """The arguments of every command."""
    epilog = f"{EXAMPLES}\n{exit_codes_help(MEANINGS)}\n\ngames: {', '.join(names())}"
    description = "An executable rulebook: measures card game engines clause by clause."
    top = Parser(
        "monosashi", description=description, epilog=epilog, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.renamed = RENAMED
    top.add_argument("--version", action="store_true", help="print the version and the editions, then stop")
    _add(top, COMMANDS)
    return top


def _add(parser: Parser, commands: tuple[Command | Group, ...], *, required: bool = False) -> None:
    """Let a parser have commands, and groups of them."""
    places = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser, required=required)
    for each in commands:
        end = each.examples if isinstance(each, Group) else f"{each.examples}\n{_exit_codes(each)}".lstrip()
        made: Parser = places.add_parser(
            each.name.rpartition(" ")[2],
            help=each.summary,
            description=each.description,
            epilog=end,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if isinstance(each, Group):
            _add(made, each.commands, required=True)
            continue
        made.command = each
        made.set_defaults(declared=each)
        for argument in each.arguments:
            if isinstance(argument, Either):
                either = made.add_mutually_exclusive_group()
                for one in argument.arguments:
                    _add_argument(either, one)
            else:
                _add_argument(made, argument)


def _add_argument(parser: Any, argument: Argument) -> None:
    settings = dict(argument.settings)
    if "help" in settings:
        settings["help"] = settings["help"].replace(GAME, first_game())
    parser.add_argument(*argument.flags, **settings)


def _exit_codes(command: Command) -> str:
    return exit_codes_help(
        {ALL_PASS: command.well, FAILURES: command.found, STALE: command.stale, INVALID: MEANINGS[INVALID]}
    )
