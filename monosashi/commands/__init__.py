"""The command line: ``contents`` says which commands there are, each group's folder what its commands are.

A command is declared as data, see ``declaring``; the function that runs it is in a module of its own, which ``parsing``
imports once the command is typed.
"""

import argparse
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from monosashi.sharing import Crew
from monosashi.support.exit_codes import ALL_PASS, INVALID
from monosashi.support.files import STANDARD_INPUT, unwritable
from monosashi.support.output import unread
from monosashi.support.text import harmless, printable, shortened

SENTENCE = 4000
"""How many letters a complaint has at most: it may quote what was typed, and lists what there is."""


def crew_of(options: argparse.Namespace) -> Crew:
    """Who shares the work."""
    return Crew(options.workers, options.scheduler)


def read_twice(*files: Path) -> str:
    """That standard input is named more than once, in a sentence; empty if it is not."""
    return "standard input, -, can be read once" if files.count(STANDARD_INPUT) > 1 else ""


def unwritable_among(*files: Path | None) -> str:
    """Why the first of some files cannot be written, in a sentence; empty if all can be. None is no file."""
    if STANDARD_INPUT in files:
        return "- stands for standard input; name a file to write, or /dev/stdout"
    return next((fault for file in files if file is not None and (fault := unwritable(file))), "")


def misplaced(options: argparse.Namespace) -> str:
    """What is wrong with the command after ``--``, in a sentence; empty if nothing is, or if none is named.

    A shell that expands an empty variable leaves nothing, or an empty word: that must not mean anything else.
    """
    if options.engine and not options.separated:
        from monosashi.kit.registry import names

        first = options.engine[0]
        if "edition" in options and first.partition("@")[0] in names():
            return f"{first} is no command; an edition is named so: monosashi {options.command} --edition {first}"
        return f"put '--' before the command: monosashi {options.command} -- {' '.join(options.engine)}"
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


def labelled(
    label: str, texts: Iterable[str], space: int = 12, below: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Texts folded, the first with its label in so much space; ``below`` has what follows a text."""
    for text in texts:
        for line in textwrap.wrap(text, 100, break_long_words=False, break_on_hyphens=False):
            yield f"  {label:<{space}}{line}"
            label = ""
        if below and text in below:
            yield f"  {'':<{space}}{below[text]}"
