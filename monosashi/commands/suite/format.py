"""``monosashi suite format``: feature files laid out alike."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from monosashi.commands import complain, say
from monosashi.kit.registry import games
from monosashi.suite.faults import BadFeature
from monosashi.suite.feature_format import formatted, order_faults
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import write_file
from monosashi.support.text import counted
from reference_engine.kernel.plain import text_of


def run(options: argparse.Namespace) -> int:
    """Lay out the files, or say which are laid out otherwise."""
    try:
        files = list(_files(options.paths or [game.features for game in games()]))
    except FileNotFoundError as error:
        return complain(f"suite format: {error}")
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
            return complain(f"suite format: {error}")
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
