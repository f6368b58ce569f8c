"""``monosashi format``: feature files laid out alike."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, say

EXAMPLES = """\
examples:
  monosashi format                    every feature of the suite
  monosashi format --check            change nothing, tell what is laid out otherwise
  monosashi format features/deus/march my-game/features
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "format",
        "lay out feature files: indentation, blank lines, tables in line",
        "Lay out feature files: indentation, blank lines, tables in line. No word changes. Steps that do not stand\n"
        "in the order Given, When, Then are told, and are yours to put right. Keywords may be in any language of\n"
        "Gherkin: '# language: ja' at the top.",
        EXAMPLES,
        well="all is laid out",
        found="a fault is left, or with --check something would change",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a feature, or a folder of them")
    parser.add_argument("--check", action="store_true", help="change nothing, tell what would change")


def run(options: argparse.Namespace) -> int:
    """Lay out the files, or say which are laid out otherwise."""
    from monosashi.kit.registry import games
    from monosashi.suite.faults import BadFeature
    from monosashi.suite.feature_format import formatted, order_faults
    from monosashi.support.exit_codes import ALL_PASS, FAILURES
    from monosashi.support.files import write_file
    from monosashi.support.text import counted
    from reference_engine.kernel.plain import text_of

    try:
        files = list(_files(options.paths or [game.features for game in games()]))
    except FileNotFoundError as error:
        return complain(f"format: {error}")
    changed, faults = 0, 0
    for file in files:
        try:
            text = text_of(file.read_bytes())
            new, found = formatted(text), order_faults(text)
            if new != text:
                changed += 1
                say(f"{file}: {'is laid out otherwise' if options.check else 'laid out'}")
                if not options.check:
                    write_file(file, new.encode("utf-8"))
        except (BadFeature, UnicodeDecodeError) as error:
            found = str(error).splitlines()
        except OSError as error:
            return complain(f"format: {error}")
        for fault in found:
            say(f"{file}: {fault}")
        faults += len(found)
    outcome = "would change" if options.check else "changed"
    say(f"{counted(len(files), 'file')}, {changed} {outcome}, {counted(faults, 'fault')}")
    return FAILURES if faults or (options.check and changed) else ALL_PASS


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.exists():
            raise FileNotFoundError(f"{path} does not exist")
        if not (path.is_dir() or path.is_file()):
            raise FileNotFoundError(f"{path} is no plain file")
        yield from sorted(path.rglob("*.feature")) if path.is_dir() else [path]
