"""``monosashi adapter new``: a program to begin with."""

import argparse
import shlex
from pathlib import Path

from monosashi.adapters import SPEAKING, TEMPLATES, template
from monosashi.adapters.parts import adapter_of
from monosashi.commands import complain, say
from monosashi.commands.naming import first_game, game_named
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.files import write_file
from monosashi.verification.smoke import NotOffered


def run(options: argparse.Namespace) -> int:
    """Write the file and say what comes next; an existing file is left alone."""
    sample = adapter_of(game_named(options.game or first_game()))
    found = TEMPLATES[options.language]
    file: Path = options.file or Path(found.file)
    if file.is_dir():
        file = file / found.file
    if file.exists() or file.is_symlink():
        return complain(f"{file} exists already and is left as it is; name another file")
    beside, spoken = file.parent / SPEAKING.name, SPEAKING.read_bytes()
    try:
        text = template(options.language, sample)
        if f"from {SPEAKING.stem} import" in text:
            if beside.exists() and beside.read_bytes() != spoken:
                return complain(
                    f"{beside} is of another version and is left as it is; delete it, or name another folder"
                )
            write_file(beside, spoken)
        write_file(file, text.encode())
    except NotOffered as error:
        return complain(f"adapter new: {error}")
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}")
    called = f"{found.runner} {shlex.quote(str(file))}"
    say(f"{file} is written: {sample.DOES}. It runs as it is.\n")
    say("See whether it is connected:")
    say(f"  monosashi adapter check -- {called}")
    say("See what it makes of one chapter of the rules:")
    say(f"  monosashi verify --clause {sample.CHAPTER} -- {called}")
    say(f"\nThen put your engine in the place of the class {sample.TOY}, and do both again.")
    return ALL_PASS
