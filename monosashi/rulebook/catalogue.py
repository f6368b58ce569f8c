"""The message catalogue: what the English texts of the rules are in another language (gettext, read with Babel).

Messages stand beside what they translate: ``features/<game>/ja.po`` has the ledger's, the features' and the
specimens' texts, ``steps/<game>/ja.po`` the sentences of the steps. English is the language of the sources, so the
English text itself is the key: when it changes, its translation is missing until somebody writes it anew.
"""

import string
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, read_po

from monosashi.rulebook.folders import features_of, steps_folder_of
from reference_engine.kernel.plain import unmarked

Key = tuple[str, str]
"""A message: its context (a clause's id, ``scenario``, ``phrase`` …) and its English text."""


class BadCatalogue(Exception):
    """A catalogue cannot be read, or lacks a message; the message says which."""


def rules_files(game: str, language: str) -> tuple[Path, Path]:
    """The two catalogues that the rules of a game are written in."""
    return features_of(game) / f"{language}.po", steps_folder_of(game) / f"{language}.po"


@cache
def rules_messages(game: str, language: str) -> Mapping[Key, str]:
    """Every message of a game's rules, by context and English text. Raises BadCatalogue."""
    return messages(rules_files(game, language))


def messages(files: Iterable[Path]) -> Mapping[Key, str]:
    """Every message of some catalogues; those not translated, or only fuzzily, are left out. Raises BadCatalogue."""
    found: dict[Key, str] = {}
    for path in files:
        for message in read(path):
            if message.string and not message.fuzzy and message.id:
                found[message.context or "", str(message.id)] = str(message.string)
    return MappingProxyType(found)


def read(path: Path) -> Catalog:
    """A catalogue as Babel reads it. Raises BadCatalogue."""
    try:
        return read_po(BytesIO(unmarked(path.read_bytes())), abort_invalid=True)
    except (OSError, PoFileError, UnicodeDecodeError, ValueError) as error:
        raise BadCatalogue(f"{path}: {error}") from None


def translated(found: Mapping[Key, str], context: str, english: str) -> str:
    """One message. Raises BadCatalogue if nobody has translated it."""
    try:
        return found[context, english]
    except KeyError:
        raise BadCatalogue(f"no translation of {english!r} ({context})") from None


def faults(path: Path, wanted: Iterable[Key]) -> Iterator[str]:
    """What keeps a catalogue from being used for the wanted messages, one sentence each.

    Messages that are missing, fuzzy, or whose placeholders differ from the English ones; and those nobody wants.
    """
    present = {(message.context or "", str(message.id)): message for message in read(path) if message.id}
    wanted = dict.fromkeys(wanted)
    for context, english in wanted:
        message = present.get((context, english))
        if message is None or not message.string:
            yield f"{path}: no translation of {english!r} ({context})"
        elif message.fuzzy:
            yield f"{path}: the translation of {english!r} ({context}) is marked fuzzy"
        elif placeholders(english) != placeholders(str(message.string)):
            yield f"{path}: the translation of {english!r} ({context}) has other placeholders: {message.string!r}"
    for context, english in present:
        if (context, english) not in wanted:
            yield f"{path}: nobody needs {english!r} ({context}) any more"


def placeholders(text: str) -> list[str]:
    """The ``{names}`` and ``<names>`` in a text, sorted.

    >>> placeholders("{seat} marches <units> to {area}")
    ['<units>', 'area', 'seat']
    """
    try:
        braces = [name for _, name, _, _ in string.Formatter().parse(text) if name and name.isidentifier()]
    except ValueError:
        braces = []
    angles = [f"<{part.partition('>')[0]}>" for part in text.split("<")[1:] if ">" in part]
    return sorted(braces + angles)
