"""The specimen cards of a game: its room ``cards`` has what :class:`Cards` says."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, Protocol, cast

from monosashi.games import room

Language = Literal["en", "ja"]


class Cards(Protocol):
    """What a game's room ``cards`` has.

    ``schema()`` is the JSON Schema of a file of cards. ``copies_of(edition)`` are the ids of all cards that games with
    the level ``setup`` are played with, each with the card's name. ``rows(edition, language)`` is a line of cells for
    each different card, the first of its ids first, its text last.
    """

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of one card file."""

    def copies_of(self, edition: str) -> Mapping[str, str]:
        """Every physical card: its id to its name."""

    def rows(self, edition: str, language: Language) -> Iterator[tuple[str, ...]]:
        """A line for each different card."""


def cards_of(game: str) -> Cards | None:
    """The cards of a game, named by itself or by one of its editions; None if the kit knows none."""
    return cast("Cards | None", room(game, "cards"))
