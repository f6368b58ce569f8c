"""``monosashi new-game``: a package for the rules of another game."""

import argparse
import shlex
from pathlib import Path

from monosashi.commands import complain, say
from monosashi.suite.new_game import BadName, files
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.files import Refused, publish


def run(options: argparse.Namespace) -> int:
    """Write the folder and say what comes next; one that is there already is left alone."""
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
