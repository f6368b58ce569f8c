"""Files and folders that we write: beside their place first, then moved there, so that none is ever half there."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import msgspec


class Refused(Exception):
    """A folder is not to be written; the message says why, in one sentence."""


def plain_json(value: object) -> bytes:
    """JSON for readers and for comparing: indented, in the order of the value, ending with a line break."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def write_file(path: Path, content: bytes) -> None:
    """Write a file; it is there in one go, or as it was before. Raises OSError."""
    # Two processes may write the same file at the same time: the last one wins.
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        partial.write_bytes(content)
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
        raise


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
