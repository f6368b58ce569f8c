"""``monosashi new-adapter``: a program to begin with."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, say
from monosashi.commands.naming import first_game, game_named, game_option
from monosashi.support.exit_codes import ALL_PASS

EXAMPLES = """\
examples:
  monosashi new-adapter python
  monosashi new-adapter javascript engine/monosashi.js
  monosashi new-adapter python --game monster_maker
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "new-adapter",
        "write an adapter to begin with",
        "Write a small adapter, around a toy engine where there is one: it runs as it is, and your engine takes the\n"
        "toy's place.",
        EXAMPLES,
    )
    parser.add_argument("language", choices=("python", "javascript"))
    parser.add_argument("file", nargs="?", type=Path, help="where to (default: adapter.py or adapter.js)")
    game_option(parser, "the game that it plays", first_game())


def run(options: argparse.Namespace) -> int:
    """Write the file and say what comes next; an existing file is left alone."""
    from monosashi.adapters import TEMPLATES, template
    from monosashi.adapters.parts import adapter_of
    from monosashi.support.files import write_file
    from monosashi.verification.smoke import NotOffered

    sample = adapter_of(game_named(options.game or first_game()))
    found = TEMPLATES[options.language]
    file: Path = options.file or Path(found.file)
    if file.is_dir():
        file = file / found.file
    if file.exists() or file.is_symlink():
        return complain(f"{file} exists already and is left as it is; name another file")
    try:
        write_file(file, template(options.language, sample).encode())
    except NotOffered as error:
        return complain(f"new-adapter: {error}")
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}")
    called = f"{found.runner} {shlex.quote(str(file))}"
    say(f"{file} is written: {sample.DOES}. It runs as it is.\n")
    say("See whether it is connected:")
    say(f"  monosashi check-adapter -- {called}")
    say("See what it makes of one chapter of the rules:")
    say(f"  monosashi verify --clause {sample.CHAPTER} -- {called}")
    say(f"\nThen put your engine in the place of the class {sample.TOY}, and do both again.")
    return ALL_PASS
