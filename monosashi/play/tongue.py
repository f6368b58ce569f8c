"""The language of a table: what is shown may be said otherwise than in English; what is typed stays English."""

from collections.abc import Mapping
from typing import Any, Protocol

from monosashi.kit.text_board import draw, question
from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.decision import Answer


class Tongue(Protocol):
    """How the table speaks."""

    def note(self, english: str) -> str:
        """One of the few sentences of the table itself."""

    def clause(self, clause: str, english: str) -> str:
        """What a clause says."""

    def board(self, view: Any, width: int) -> str:
        """A view as text."""

    def question(self, sentences: Mapping[str, str], kind: str, seat: str, about: str) -> str:
        """Who is asked for what."""

    def answer(self, words: Wording, seat: str, answer: Answer) -> str:
        """An answer in a sentence, beside the order; nothing if the order says it already."""


class English:
    """The language of the sources."""

    def note(self, english: str) -> str:
        """The sentence itself."""
        return english

    def clause(self, clause: str, english: str) -> str:  # noqa: ARG002
        """The ledger is written in English."""
        return english

    def board(self, view: Any, width: int) -> str:
        """The game's own board."""
        return draw(view, width)

    def question(self, sentences: Mapping[str, str], kind: str, seat: str, about: str) -> str:
        """The game's own sentence."""
        return question(sentences, kind, seat, about, (seat,))

    def answer(self, words: Wording, seat: str, answer: Answer) -> str:  # noqa: ARG002
        """The order says it."""
        return ""


NOTES = (
    "Aim:",
    "nothing else could be answered",
    "Not by the rules:",
    "That makes no sense here:",
    "is no answer to what is asked now:",
)
"""What is said by ``note``."""
