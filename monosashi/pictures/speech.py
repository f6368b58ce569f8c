"""What a picture speaks: English by itself, any other language by somebody else's catalogue."""

from dataclasses import dataclass
from typing import Protocol


class Wording(Protocol):
    """A language. Messages are literals, so that a catalogue can be extracted from the calls of ``say``."""

    def say(self, message: str, /, **values: object) -> str:
        """A sentence, its ``{placeholders}`` filled."""

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list, as ``phase`` or ``seat``."""

    def name(self, english: str) -> str:
        """The name of a card or unit."""

    def listed(self, items: list[str]) -> str:
        """Several things in a row: ``A, B and C``."""


class English:
    """The language of the sources, in which everything is said as it is written."""

    def say(self, message: str, /, **values: object) -> str:
        """The message, filled."""
        return message.format(**values)

    def word(self, kind: str, english: str) -> str:  # noqa: ARG002
        """The word itself."""
        return english

    def name(self, english: str) -> str:
        """The name itself."""
        return english

    def listed(self, items: list[str]) -> str:
        """``A, B, C``: the sentences of pictures are lists rather than prose."""
        return ", ".join(items)


ENGLISH = English()


@dataclass(frozen=True)
class Speech:
    """A language, and whether cards are told apart by their ids (``Knight u1``) or called as a scenario does."""

    wording: Wording = ENGLISH
    ids: bool = True


PLAIN = Speech()
"""English, with ids: what a failure report speaks."""
