"""What an implementer starts from: adapters to copy, and the checker of adapters.

A game's room ``adapter`` has ``adapter.py`` and ``adapter.js``, whole programs without dependencies that ``monosashi
new-adapter`` copies out, and says what :class:`Sample` says.
"""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple, Protocol, cast

from monosashi.games import room


class Template(NamedTuple):
    """An adapter to copy: the file's name, and how such a file is run."""

    file: str
    runner: str


class Sample(Protocol):
    """What a game's room ``adapter`` has beside the files.

    ``DOES`` is what the toy engine in them does; ``CHAPTER`` names clauses of which it keeps some and breaks others.
    """

    DOES: str
    CHAPTER: str


TEMPLATES: Mapping[str, Template] = MappingProxyType(
    {"python": Template("adapter.py", "python3"), "javascript": Template("adapter.js", "node")}
)
"""The templates by language."""


def sample_of(game: str) -> Sample | None:
    """What is said of a game's adapters; None if it has none."""
    return cast("Sample | None", room(game, "adapter"))


def template(language: str, game: str) -> str:
    """The text of a game's template in a language. Raises KeyError, OSError."""
    return files(f"monosashi.games.{game}.adapter").joinpath(TEMPLATES[language].file).read_text("utf-8")
