"""What is wrong with a JSON text itself: where it is malformed, and what it says twice."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from reference_engine.kernel.names import shortened
from reference_engine.kernel.plain import MARK


def malformed(text: bytes | str, error: Exception) -> str:
    """Why a text is no JSON, and at which line and column, as the decoder's ``error`` has it."""
    if isinstance(error, RecursionError):
        return "not JSON: it is nested too deeply"
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    reason, end = str(error), len(raw)
    if found := re.search(r" \(byte (\d+)\)$", reason):
        reason, end = reason[: found.start()], int(found[1])
    try:
        raw.decode()
    except UnicodeDecodeError as undecodable:
        reason, end = str(undecodable), undecodable.start
    before = raw[:end].decode("utf-8", "replace")
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return f"not JSON at line {line}, column {column}: {reason}"


def repeated_keys(text: bytes | str) -> list[str]:
    """Every key that stands more than once in one object, each with its place; none if it is no JSON.

    Most readers take the last word of it, and nobody can know which one was meant.
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    try:
        return keys_repeated_in(raw.removeprefix(MARK))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return []  # What else is wrong with it, its reader says.


def keys_repeated_in(raw: bytes) -> list[str]:
    """The same of a text that must be JSON as a whole. Raises what the decoder raises."""
    # What is lost in reading is not written again. Most texts are as we would write them: 14 µs for a view, not 60.
    if msgspec.json.encode(msgspec.json.decode(raw)) == raw.strip():
        return []
    plain = raw.decode("utf-8", "replace")
    # Two passes without a line of Python: all pairs, then what is left of them where the last word counts.
    pairs: list[tuple[str, Any]] = []
    kept: list[str] = []
    try:
        json.loads(plain, object_pairs_hook=pairs.extend)
        json.loads(plain, object_hook=kept.extend)
    except (ValueError, RecursionError):
        return []
    if len(pairs) == len(kept):
        return []
    return list(_within(json.loads(plain, object_pairs_hook=_Pairs), ""))


class _Pairs(list[tuple[str, Any]]):
    """An object as it is written, pair by pair."""


def _within(value: Any, where: str) -> Iterator[str]:
    if isinstance(value, _Pairs):
        for key, count in Counter(key for key, _ in value).items():
            if count > 1:
                place = shortened(f"{where}.{key}" if where else key)
                yield f"{place}: stands {count} times; a key may stand once"
        for key, part in value:
            yield from _within(part, f"{where}.{key}" if where else key)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _within(part, f"{where}[{index}]")
