"""What an implementer starts from: adapters to copy, and the checker of adapters.

``adapter.py`` and ``adapter.js`` are whole programs without dependencies, which ``monosashi new-adapter`` copies out.
"""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple


class Template(NamedTuple):
    """An adapter to copy: the file's name, and how such a file is run."""

    file: str
    runner: str


TEMPLATES: Mapping[str, Template] = MappingProxyType(
    {"python": Template("adapter.py", "python3"), "javascript": Template("adapter.js", "node")}
)
"""The templates by language."""


def template(language: str) -> str:
    """The text of a language's template. Raises KeyError."""
    return files("monosashi.adapters").joinpath(TEMPLATES[language].file).read_text("utf-8")
