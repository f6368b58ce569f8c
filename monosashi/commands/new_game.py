"""``monosashi new-game``: a package for the rules of another game."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, say
from monosashi.support.exit_codes import ALL_PASS

EXAMPLES = """\
examples:
  monosashi new-game nim                        writes the folder nim
  monosashi new-game star_pirates games/pirates

The folder is a package of its own: a ledger of one clause, a feature, its steps, an engine that obeys it, Japanese, a
test. Once it is installed, every command finds the game by its name.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "new-game",
        "write a package for another game's rules",
        "Write a package for another game's rules: small, complete, and verified as it is.",
        EXAMPLES,
    )
    parser.add_argument("name", help="what the game is called in ids and on the command line: small_letters")
    parser.add_argument("folder", nargs="?", type=Path, help="where to (default: a folder of that name)")


def run(options: argparse.Namespace) -> int:
    """Write the folder and say what comes next; one that is there already is left alone."""
    from monosashi.suite.new_game import BadName, files
    from monosashi.support.files import Refused, publish

    folder: Path = options.folder or Path(options.name)
    try:
        count = publish(folder, "", list(files(options.name)))
    except (BadName, Refused) as error:
        return complain(f"new-game: {error}")
    except OSError as error:
        return complain(f"new-game: {folder} cannot be written: {error.strerror or error}")
    say(f"{folder} is written, {count} files: a game of one clause, verified as it is. Install it and see:\n")
    say(f"  pip install -e {shlex.quote(str(folder))}")
    say(f"  monosashi verify --edition {options.name}@0.1")
    say(f"\n{folder / 'README.md'} says what stands where, and what to do for the next clause.")
    return ALL_PASS
