"""What a picture speaks: English by itself, any other language by somebody else's catalogue."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Marks(NamedTuple):
    """What stands between things in a row, between groups of them, between sentences, and around an addition."""

    comma: str = ", "
    semicolon: str = "; "
    space: str = " "
    opening: str = " ("
    closing: str = ")"


class Wording(Protocol):
    """A language. Messages are literals, so that a catalogue can be extracted from the calls of ``say``."""

    def say(self, message: str, /, **values: object) -> str:
        """A sentence, its ``{placeholders}`` filled."""

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list, as ``phase`` or ``seat``."""

    def phrase(self, english: str) -> str:
        """The few words of a fact, with their placeholders."""

    def name(self, english: str) -> str:
        """The name of a card or unit."""

    @property
    def marks(self) -> Marks:
        """Its punctuation."""


class English:
    """The language of the sources, in which everything is said as it is written."""

    def say(self, message: str, /, **values: object) -> str:
        """The message, filled."""
        return message.format(**values)

    def word(self, kind: str, english: str) -> str:  # noqa: ARG002
        """The word itself."""
        return english

    def phrase(self, english: str) -> str:
        """The words themselves."""
        return english

    def name(self, english: str) -> str:
        """The name itself."""
        return english

    @property
    def marks(self) -> Marks:
        """``A, B; C (D).``."""
        return Marks()


ENGLISH = English()


@dataclass(frozen=True)
class Speech:
    """A language, and whether cards are told apart by their ids (``Knight u1``) or called as a scenario does."""

    wording: Wording = ENGLISH
    ids: bool = True


PLAIN = Speech()
"""English, with ids: what a failure report speaks."""
