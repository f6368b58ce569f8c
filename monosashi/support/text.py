"""Texts for people: numbers with their nouns, and names without what a terminal would obey."""

import re
from collections.abc import Iterator, Mapping
from unicodedata import category

from reference_engine.kernel.names import QUOTED
from reference_engine.kernel.names import shortened as shortened

OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What a terminal, or a reader's eye, would be led astray by: all control characters but tab and line break, turns of
the direction of writing, and what no encoding has."""

RAW_CONTROLS = re.compile(rb"\xc2([\x80-\x9f])|\x7f")
"""Control characters that JSON in UTF-8 may have as they are: DEL and C1."""


def counted(number: int, thing: str) -> str:
    """So many things.

    >>> counted(1, "clause"), counted(2, "clause")
    ('1 clause', '2 clauses')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def texts_in(value: object) -> Iterator[str]:
    """Every text in plain data, keys as well, in the order in which they stand there.

    >>> list(texts_in({"do": "march", "moves": {"x": "b2"}, "twice": False}))
    ['do', 'march', 'moves', 'x', 'b2', 'twice']
    """
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from (*texts_in(key), *texts_in(each))
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts_in(each)


def printable(text: str) -> str:
    """The text without anything that would move the cursor or cannot be encoded; wide spaces stay."""
    return "".join(letter if letter.isprintable() or category(letter) == "Zs" else "�" for letter in text)


def harmless(text: str) -> str:
    r"""A text of several lines without anything that a terminal would obey; line breaks and tabs stay.

    >>> harmless("a\x1b[2Jb\n\tc\x9b")
    'a�[2Jb\n\tc�'
    """
    return OBEYED.sub("�", text)


def harmless_json(text: bytes) -> bytes:
    r"""JSON in UTF-8 that means the same, with all control characters escaped.

    >>> harmless_json(b'"\xc2\x9b\x7f"')
    b'"\\u009b\\u007f"'
    """
    return RAW_CONTROLS.sub(lambda found: b"\\u00%02x" % (found[1] or b"\x7f")[0], text)


def quoted(text: str) -> str:
    """Somebody else's text in a sentence: between quotes, its beginning only if it is long.

    >>> quoted("two words")
    "'two words'"
    """
    return repr(shortened(text, QUOTED))
