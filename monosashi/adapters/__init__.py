"""What an implementer starts from: adapters to copy, and the checker of adapters.

A game's part ``adapter`` has ``adapter.py`` and ``adapter.js``, whole programs without dependencies that
``monosashi adapter new`` copies out. Where a game has none, ``speaking.py`` lies beside an adapter that is to be
filled.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from monosashi.adapters.parts import AdapterSample


class Template(NamedTuple):
    """An adapter to copy: the file's name, and how such a file is run."""

    file: str
    runner: str


TEMPLATES: Mapping[str, Template] = MappingProxyType(
    {"python": Template("adapter.py", "python3"), "javascript": Template("adapter.js", "node")}
)
"""The templates by language."""

SPEAKING = Path(__file__).with_name("speaking.py")
"""What speaks the protocol for adapters in Python."""

ENDINGS = Path(__file__).with_name("endings")
"""How our samples end: what speaks the protocol is the same in all."""


def with_ending(toy: Path) -> str:
    """A whole program of the part with the toy."""
    return toy.read_text("utf-8") + (ENDINGS / f"{toy.name}.tmpl").read_text("utf-8")


def template(language: str, sample: AdapterSample) -> str:
    """The text of a game's template in a language. Raises KeyError, OSError."""
    return sample.program(TEMPLATES[language].file)
