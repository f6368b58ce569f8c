"""The gate for what comes from outside: texts, numbers and plain data are taken in one spelling only.

A byte-order mark goes, a number with an integral value is an integer, and half a character is refused.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import tomli

MARK = b"\xef\xbb\xbf"
"""The byte-order mark of UTF-8, which some programs write before a text."""

WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")
"""Those of UTF-16, in which PowerShell writes what ``>`` sends to a file."""

EXACT = 2**53
"""Up to here a number with a point stands for one integer only."""


def unmarked(content: bytes) -> bytes:
    r"""The bytes in UTF-8, without a byte-order mark.

    >>> unmarked(b"\xef\xbb\xbfa"), unmarked(b"\xff\xfea\x00")
    (b'a', b'a')
    """
    if content[:2] in WIDE_MARKS:
        return content.decode("utf-16", "replace").encode()
    return content.removeprefix(MARK)


def text_of(content: bytes) -> str:
    r"""What the bytes say, each line ending with ``\n``. Raises UnicodeDecodeError."""
    return unmarked(content).decode("utf-8").replace("\r\n", "\n")


def toml_of(content: bytes) -> dict[str, Any]:
    """What a TOML file says. Raises TOMLDecodeError, UnicodeDecodeError."""
    return tomli.loads(text_of(content), parse_float=number)


def number(written: str) -> float:
    """A number that is written with a point or an exponent.

    >>> number("2.0"), number("2.5")
    (2, 2.5)
    """
    return _whole(float(written))


def _whole(value: float) -> float:
    return int(value) if value.is_integer() and abs(value) <= EXACT else value


def with_integers(plain: Any) -> Any:
    """Plain data in which every number with an integral value is an integer.

    >>> with_integers({"power": 2.0, "dice": [1.0, 2.5]})
    {'power': 2, 'dice': [1, 2.5]}
    """
    match plain:
        case float():
            return _whole(plain)
        case list() | tuple():
            return [with_integers(each) for each in plain]
        case dict():
            return {key: with_integers(each) for key, each in plain.items()}
        case _:
            return plain


def halves(plain: Any, where: str = "") -> Iterator[str]:
    r"""Each place in plain data where a surrogate stands alone, as a sentence. No text can be written with one.

    >>> list(halves({"a": ["\ud800"]}))
    ["a[0]: half a character, '\\ud800'; expected Unicode text without lone surrogates"]
    """
    if isinstance(plain, str):
        if not is_whole(plain):
            shown = ascii(plain[:40])
            yield f"{where or 'the text'}: half a character, {shown}; expected Unicode text without lone surrogates"
    elif isinstance(plain, Mapping):
        for key, each in plain.items():
            if isinstance(key, str) and not is_whole(key):
                yield from halves(key, f"a key of {where}" if where else "a key")
            else:
                yield from halves(each, f"{where}.{key}" if where else str(key))
    elif isinstance(plain, list | tuple | set | frozenset):
        for index, each in enumerate(plain):
            yield from halves(each, f"{where}[{index}]")


def is_whole(text: str) -> bool:
    """Whether a text can be written: it has no lone surrogate."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def halves_in(text: bytes) -> list[str]:
    """Each place in a JSON text where a surrogate stands alone, escaped or raw; none if it is no JSON."""
    try:
        return list(halves(json.loads(text.decode("utf-8", "surrogatepass"))))
    except (ValueError, RecursionError):
        return []


def halves_of(value: Any) -> list[str]:
    """Each place in plain data, or in a document, where a surrogate stands alone."""
    try:
        msgspec.json.encode(value)
    except (UnicodeEncodeError, TypeError, ValueError, RecursionError):
        try:
            return list(halves(msgspec.to_builtins(value, enc_hook=_opaque)))
        except RecursionError:
            return ["the document is nested too deeply"]
    return []


def _opaque(value: object) -> object:
    return {**value} if isinstance(value, Mapping) else None
