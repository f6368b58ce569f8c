"""Files and folders that we write: beside their place first, then moved there, so that none is ever half there.

Only a plain file is ever replaced. What else a name stands for, a device or a pipe, is written into; a symbolic link is
followed and stays a link.

What is being written is locked by its writer (``flock``), whose end unlocks it. So the next run tells what a killed one
has left, which it takes over, from what another process is writing at this moment.
"""

import errno
import fcntl
import os
import shutil
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from monosashi.support.interruption import postponed
from monosashi.support.text import harmless_json
from reference_engine.kernel.plain import unmarked


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
    place = real(path)
    with postponed(), _partial(place) as (partial, file):
        file.write(content)
        file.flush()
        with suppress(FileNotFoundError):
            shutil.copymode(place, partial)
        partial.replace(place)


STANDARD_INPUT = Path("-")
"""What stands for it where a file is to be read."""


FILE_BYTES = 1 << 29
"""How many bytes are read of a file at most: a device has no end."""


def read_file(path: Path) -> bytes:
    """What a file holds, or standard input, without a byte-order mark. Raises OSError."""
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
    content = file.read(FILE_BYTES + 1)
    if len(content) > FILE_BYTES:
        raise OSError(errno.EFBIG, f"it is longer than {FILE_BYTES >> 20} MiB")
    return unmarked(content)


def real(path: Path) -> Path:
    """Where a file is, links followed. Unlike :meth:`Path.resolve` it does not raise for a link to itself."""
    return Path(os.path.realpath(path))


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
        place = real(path)
        if not place.parent.is_dir():
            return f"{path} cannot be written: its folder does not exist"
        if kind is not None and not os.access(place, os.W_OK):
            return f"{path} cannot be written: Permission denied"
        with postponed(), _partial(place) as (partial, file):
            file.write(b"\0" * TRIED)
            file.flush()
            partial.unlink()
    except OSError as error:
        return f"{path} cannot be written: {error.strerror or error}"
    return ""


TRIED = 1 << 20
"""How many bytes a place must have room for."""


@contextmanager
def _partial(place: Path) -> Iterator[tuple[Path, BinaryIO]]:
    """A file beside a place, to be written and moved there; it is gone if that fails. Raises OSError.

    Two processes may write the same place at the same time: one waits for the other, and the last one wins. What a
    killed one has left is overwritten. Somebody's link of that name is not followed.
    """
    beside = place.with_name(f"{place.name}.monosashi.part")
    while True:
        try:
            handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK, 0o666)
        except OSError as error:
            if error.errno != errno.ELOOP:
                raise
            beside.unlink(missing_ok=True)
            continue
        with os.fdopen(handle, "r+b") as file:
            _lock(handle, wait=True)
            if not _is_at(handle, beside):
                continue  # Who has held it has moved it meanwhile.
            try:
                if not _is_plain(handle):
                    beside.unlink()
                    continue
                file.truncate()
                yield beside, file
            except BaseException:
                beside.unlink(missing_ok=True)
                raise
            return


def _is_plain(handle: int) -> bool:
    """Whether an open file is a plain one, with no other name under which it is somebody else's."""
    status = os.fstat(handle)
    return stat.S_ISREG(status.st_mode) and status.st_nlink == 1


def _lock(handle: int, *, wait: bool = False) -> bool:
    """Lock an open file for as long as it is open; whether it is ours now. Some file systems have no locks."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _is_at(handle: int, path: Path) -> bool:
    """Whether an open file is what a name stands for."""
    try:
        return os.path.samestat(os.fstat(handle), path.lstat())
    except FileNotFoundError:
        return False


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
    if not real(folder).parent.is_dir():
        raise Refused(f"{folder} cannot be written: the folder it should be in does not exist")
    if not folder.exists():
        return
    if not folder.is_dir():
        raise Refused(f"{folder} is no folder")
    present = {str(file.relative_to(folder).as_posix()) for file in folder.rglob("*") if not file.is_dir()}
    foreign = sorted(present - {index, *_listed(folder / index)})
    if foreign:
        raise Refused(f"{folder} holds {foreign[0]}, which was not written by this command; choose another folder")


WRITER, NEW, FORMER = "writer", "new", "former"
"""In a folder beside the one to be written: who is at it, the output, and the former output while it is replaced."""


def publish(folder: Path, index: str, files: Iterable[tuple[str, bytes]]) -> int:
    """Write the files, each a name below the folder and its content, in place of a former output; returns how many.

    If anything fails, the folder is as it was; if this process is killed, the next run that writes there clears away
    what is left. Raises Refused, see :func:`check_free`, also while another process writes there, and OSError.
    """
    place = real(folder)
    if place.parent.is_dir():
        _recover(place)
    check_free(folder, index)
    count = 0
    with _beside(place) as beside:
        for name, content in files:
            file = beside / NEW / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            count += 1
        (beside / NEW).mkdir(exist_ok=True)
        with postponed():
            if place.exists():
                place.rename(beside / FORMER)
            (beside / NEW).rename(place)
    return count


def _parts(place: Path) -> Path:
    """Where the parts of a folder are until it is complete."""
    return place.with_name(f"{place.name}.part")


def _recover(place: Path) -> None:
    """Put back what a killed run had just put aside. Raises Refused."""
    beside = _parts(place)
    if not place.exists() and (beside / FORMER).is_dir() and (beside / WRITER).is_file():
        with _beside(place):
            pass


@contextmanager
def _beside(place: Path) -> Iterator[Path]:
    """An empty folder beside a place for what is to be moved there; it is ours alone, and gone at the end.

    Raises Refused if somebody else's is there, or another process is writing.
    """
    beside = _parts(place)
    with suppress(FileExistsError):
        beside.mkdir()
    present = {each.name for each in beside.iterdir()} if beside.is_dir() else {""}
    if present - {WRITER, NEW, FORMER} or (present and WRITER not in present):
        raise Refused(f"{beside} is in the way, and no run of this command has left it; choose another folder")
    with os.fdopen(os.open(beside / WRITER, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o666), "r+b") as file:
        if not _lock(file.fileno()) or not _is_at(file.fileno(), beside / WRITER):
            number = file.read(20).decode("ascii", "replace")
            writer = f"process {number}" if number.isdigit() else "another process"
            raise Refused(f"{writer} is writing {place} at this moment; wait until it has ended")
        file.truncate()
        file.write(str(os.getpid()).encode())
        file.flush()
        try:
            with postponed():
                _clear(place, beside)
            yield beside
        finally:
            with postponed():
                _clear(place, beside)
                shutil.rmtree(beside, ignore_errors=True)


def _clear(place: Path, beside: Path) -> None:
    """Throw away what lies beside a place, but not the only output there is: that goes back."""
    if not place.exists() and (beside / FORMER).is_dir():
        (beside / FORMER).rename(place)
    for name in (NEW, FORMER):
        shutil.rmtree(beside / name, ignore_errors=True)


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
