"""Files and folders that we write: beside their place first, then moved there, so that none is ever half there.

Only a plain file is ever replaced. What else a name stands for, a device or a pipe, is written into; a symbolic link is
followed and stays a link.
"""

import errno
import os
import shutil
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from monosashi.support.text import harmless_json


class Refused(Exception):
    """A folder is not to be written; the message says why, in one sentence."""


def plain_json(value: object) -> bytes:
    """JSON for readers and for comparing: indented, in the order of the value, ending with a line break."""
    return harmless_json(msgspec.json.format(msgspec.json.encode(value), indent=1)) + b"\n"


def write_file(path: Path, content: bytes) -> None:
    """Write a file; it is there in one go, or as it was before. Raises OSError.

    What is no plain file, or where our own output goes, is written into.
    """
    flow = _flow(path)
    if flow is not None:
        with os.fdopen(flow, "wb") as file:
            file.write(content)
        return
    place = Path(os.path.realpath(path))
    partial = _partial(place)
    try:
        _write_new(partial, content)
        with suppress(FileNotFoundError):
            shutil.copymode(place, partial)
        partial.replace(place)
    except OSError:
        partial.unlink(missing_ok=True)
        raise


STANDARD_INPUT = Path("-")
"""What stands for it where a file is to be read."""


LONGEST = 1 << 29
"""How many bytes are read of a file at most: a device has no end."""


def read_file(path: Path) -> bytes:
    """What a file holds, or standard input. Raises OSError."""
    if path != STANDARD_INPUT:
        return read_named(path)
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed")
    return _to_the_end(sys.stdin.buffer)


def read_named(path: Path) -> bytes:
    """What a file holds, where standard input cannot be meant. Raises OSError."""
    with path.open("rb") as file:
        return _to_the_end(file)


def _to_the_end(file: BinaryIO) -> bytes:
    """All of it, as long as there is an end to it."""
    content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise OSError(errno.EFBIG, f"it is longer than {LONGEST >> 20} MiB")
    return content


def called(path: Path) -> str:
    """What a file to be read is called in a sentence.

    >>> called(Path("-")), called(Path("game.jsonl"))
    ('standard input', 'game.jsonl')
    """
    return "standard input" if path == STANDARD_INPUT else str(path)


def unwritable(path: Path) -> str:
    """Why a file cannot be written, in a sentence; empty if nothing is known that speaks against it.

    Tried in its folder, with as much as a long record takes, so that nobody learns it after a long run.
    """
    try:
        kind = _kind(path)
        if kind is not None and not stat.S_ISREG(kind):
            return "" if os.access(path, os.W_OK) else f"{path} cannot be written: Permission denied"
        place = Path(os.path.realpath(path))
        if not place.parent.is_dir():
            return f"{path} cannot be written: its folder does not exist"
        if kind is not None and not os.access(place, os.W_OK):
            return f"{path} cannot be written: Permission denied"
        partial = _partial(place)
        try:
            _write_new(partial, b"\0" * TRIED)
        finally:
            partial.unlink(missing_ok=True)
    except OSError as error:
        return f"{path} cannot be written: {error.strerror or error}"
    return ""


TRIED = 1 << 20
"""How many bytes a place must have room for."""


def _partial(place: Path) -> Path:
    """Where a file is written first. Two processes may write the same one at the same time: the last one wins."""
    return place.with_name(f"{place.name}.{os.getpid()}.part")


def _write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet: somebody's link of that name is not followed."""
    path.unlink(missing_ok=True)
    with path.open("xb") as file:
        file.write(content)


def _kind(path: Path) -> int | None:
    """The mode of what a name stands for, links followed; None if there is nothing. Raises OSError for a folder."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(0, "it is a folder; name a file")
    return mode


def _flow(path: Path) -> int | None:
    """A handle to write into what is no plain file, or is where our output goes; None for all others."""
    mode = _kind(path)
    if mode is None:
        return None
    for ours in (1, 2):
        with suppress(OSError):
            if os.path.samestat(os.fstat(ours), path.stat()):
                return os.dup(ours)
    # A name under /dev/fd cannot be resolved, only opened.
    return None if stat.S_ISREG(mode) else os.open(path, os.O_WRONLY | os.O_NOCTTY)


def check_free(folder: Path, index: str) -> None:
    """Raises Refused unless the folder is empty, or not there, or a former output: all its files named by its index.

    ``index`` is the name of the file that has ``"file": NAME`` for every other file.
    """
    if not folder.resolve().parent.is_dir():
        raise Refused(f"{folder} cannot be written: the folder it should be in does not exist")
    if not folder.exists():
        return
    if not folder.is_dir():
        raise Refused(f"{folder} is no folder")
    present = {str(file.relative_to(folder).as_posix()) for file in folder.rglob("*") if not file.is_dir()}
    foreign = sorted(present - {index, *_listed(folder / index)})
    if foreign:
        raise Refused(f"{folder} holds {foreign[0]}, which was not written by this command; choose another folder")


def publish(folder: Path, index: str, files: Iterable[tuple[str, bytes]]) -> int:
    """Write the files, each a name below the folder and its content, in place of a former output; returns how many.

    If anything fails, the folder is as it was. Raises Refused, see :func:`check_free`, and OSError.
    """
    check_free(folder, index)
    beside = folder.resolve().with_name(f"{folder.resolve().name}.part")
    former = folder.resolve().with_name(f"{folder.resolve().name}.old")
    for leftover in (beside, former):
        if leftover.exists():
            raise Refused(f"{leftover} is in the way, left by a run that was cut off; remove it")
    count = 0
    try:
        beside.mkdir()
        for name, content in files:
            file = beside / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            count += 1
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    if folder.exists():
        folder.resolve().rename(former)
    beside.rename(folder.resolve())
    shutil.rmtree(former, ignore_errors=True)
    return count


def _listed(index: Path) -> set[str]:
    """Every file that an index names, wherever in it."""
    try:
        plain = msgspec.json.decode(index.read_bytes())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return set()
    found: set[str] = set()
    parts = [plain]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("file"), str):
                found.add(part["file"])
            parts += part.values()
        elif isinstance(part, list):
            parts += part
    return found
