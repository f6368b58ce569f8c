"""What a command is before it runs: data, of which the parser is made.

A command names the function that runs it; nothing of that function's module is imported before the command is typed.
"""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GAME = "{first_game}"
"""Stands in a help text for the game that a command means if none is named."""


@dataclass(frozen=True)
class Argument:
    """What ``add_argument`` of argparse takes."""

    flags: tuple[str, ...]
    settings: Mapping[str, Any]


@dataclass(frozen=True)
class Either:
    """Arguments of which one alone may be given."""

    arguments: tuple[Argument, ...]


@dataclass(frozen=True)
class Command:
    """A command of one word, or of two: its group and its own."""

    name: str
    summary: str
    description: str
    arguments: tuple[Argument | Either, ...] = ()
    examples: str = ""
    well: str = "done"
    """What the exit code 0 means here."""
    found: str = ""
    """What 1 means; nothing if it never occurs."""
    stale: str = ""
    """What 2 means, likewise."""
    run: str = ""
    """``module:function`` below ``monosashi.commands``; by itself the module is called like the command."""
    late: str = ""
    """The same of a function that adds arguments which take a while to be known, once the command is typed."""
    program_behind: bool = False
    """What follows ``--`` is a program, though positional arguments stand before it: see ``options.behind``."""

    @property
    def function(self) -> str:
        """Where the function is that runs the command."""
        return self.run or self.name.replace(" ", ".").replace("-", "_") + ":run"


@dataclass(frozen=True)
class Group:
    """Commands with the same first word."""

    name: str
    summary: str
    description: str
    examples: str
    commands: tuple[Command, ...]


def leaves(commands: tuple[Command | Group, ...]) -> Iterator[Command]:
    """Every command that can be run."""
    for each in commands:
        yield from each.commands if isinstance(each, Group) else (each,)


def argument(*flags: str, **settings: Any) -> Argument:
    """An argument, as argparse takes it."""
    return Argument(flags, settings)


def flag(name: str, help_text: str) -> Argument:
    """An option without a value."""
    return argument(name, action="store_true", help=help_text)


def output(name: str, help_text: str, metavar: str = "FILE") -> Argument:
    """An option that names a file."""
    return argument(name, type=file_name, metavar=metavar, help=help_text)


def several(name: str, metavar: str, help_text: str, **settings: Any) -> Argument:
    """An option that may be repeated."""
    return argument(name, action="append", default=[], metavar=metavar, help=help_text, **settings)


def edition_option(purpose: str, default: str) -> Argument:
    """``--edition``, the same everywhere."""
    return argument("--edition", metavar="EDITION", help=f"{purpose}; a game means its newest (default: {default})")


def game_option(purpose: str, default: str) -> Argument:
    """``--game``, where only the game counts."""
    return argument("--game", metavar="GAME", help=f"{purpose} (default: {default})")


def game_argument(what: str = "a game, which means its newest edition") -> Argument:
    """What a command is about, without an option's name."""
    return argument("game", nargs="?", metavar="GAME[@EDITION]", help=f"{what}, or an edition (default: {GAME})")


def scenario_options(default: str) -> tuple[Argument, ...]:
    """Which scenarios are meant; ``default`` is the edition where none is named."""
    clause = several("--clause", "ID", "a clause, a group of clauses or a scenario; may be repeated")
    return edition_option("the edition to play", default), clause


def engine_argument(purpose: str) -> Argument:
    """A program behind ``--``."""
    return argument("engine", nargs="*", metavar="-- COMMAND", help=purpose)


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


TIMEOUT = argument("--timeout", type=seconds, default=2.0, help="seconds for each answer (default: %(default)s)")

PATIENCE = (
    TIMEOUT,
    argument("--hello-timeout", type=seconds, default=60.0, help="seconds to start (default: %(default)s)"),
)
"""How long an engine may take for an answer, and to start."""

OWN_CARDS = output(
    "--cards",
    "a file of your own cards, TOML or JSON: beside the specimen cards, or in their place (default: MONOSASHI_CARDS)",
)
"""Read before a command runs: see :mod:`monosashi.kit.own_cards`."""

CREW = (
    argument("-n", "--workers", type=count, default=0, metavar="N", help="processes (default: one a processor)"),
    argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="a Dask scheduler whose workers share the work (tcp://192.0.2.1:8786); needs monosashi[cluster]",
    ),
)
"""Who shares the work: see :func:`monosashi.commands.crew_of`."""
