"""Files of JSON Lines: first a header that says which format the file has, then one document a line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from monosashi.support.files import called, read_file
from monosashi.support.text import harmless_json
from reference_engine.kernel.codec import Codec, Unreadable


class BadRecord(Exception):
    """A file is no record of a run, or of a game; the message says why, in one sentence."""


def encoded_lines(parts: Iterable[object]) -> bytes:
    """The content of a file."""
    return b"".join(harmless_json(msgspec.json.encode(part)) + b"\n" for part in parts)


def read_lines(path: Path, codec: Codec, version: int) -> list[Any]:
    """What is in a file, or in standard input. Raises BadRecord with the line and what was expected there."""
    name = called(path)
    try:
        rows = read_file(path).splitlines()
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}") from None
    made = _format(rows[0], version) if rows else version
    if made != version:
        raise BadRecord(f"{name}: format {made}; this version reads format {version}")
    parts = []
    for number, row in enumerate(rows, 1):
        try:
            parts.append(codec.load(row))
        except Unreadable as error:
            # Each row is a text of its own, and the first line of it.
            fault = error.faults[0].replace("not JSON at line 1, column", "not JSON at column")
            raise BadRecord(f"{name}:{number}: {fault}") from None
    return parts


class _Format(msgspec.Struct):
    format: int | None = None


def _format(header: bytes, version: int) -> int:
    """The format that a header says it has; of another one nothing else can be known."""
    try:
        made = msgspec.json.decode(header, type=_Format).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return version
    return version if made is None else made
