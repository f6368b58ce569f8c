"""``monosashi new-adapter``: a program to begin with."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from monosashi.commands import ALL_PASS, command, complain

EXAMPLES = """\
examples:
  monosashi new-adapter python
  monosashi new-adapter javascript engine/monosashi.js
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "new-adapter",
        "write an adapter to begin with",
        "Write a small adapter around a toy engine: it runs as it is, and your engine takes the toy's place.",
        EXAMPLES,
    )
    parser.add_argument("language", choices=("python", "javascript"))
    parser.add_argument("file", nargs="?", type=Path, help="where to (default: adapter.py or adapter.js)")


def run(options: argparse.Namespace) -> int:
    """Write the file and say what comes next; an existing file is left alone."""
    from monosashi.adapters import TEMPLATES, template
    from monosashi.output import write_file

    found = TEMPLATES[options.language]
    file: Path = options.file or Path(found.file)
    if file.is_dir():
        file = file / found.file
    if file.exists() or file.is_symlink():
        return complain(f"{file} exists already and is left as it is; name another file")
    try:
        write_file(file, template(options.language).encode())
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}")
    called = f"{found.runner} {shlex.quote(str(file))}"
    print(f"{file} is written: a toy engine that marches a little, behind the protocol. It runs as it is.\n")
    print("See whether it is connected:")
    print(f"  monosashi check-adapter -- {called}")
    print("See what it makes of one chapter of the rules:")
    print(f"  monosashi verify --clause deus.march -- {called}")
    print("\nThen put your engine in the place of the class Toy, and do both again.")
    return ALL_PASS
