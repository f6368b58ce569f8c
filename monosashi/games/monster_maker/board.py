"""The fields of all players as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from monosashi.games.default.fact_board import FactBoard, row
from monosashi.games.monster_maker.pictures.words import WORDS
from monosashi.kit.text_board import definition
from monosashi.suite.card_phrases import phrases_of
from reference_engine.monster_maker.view import View

TOP = 3
"""How many cards of a deck are shown that the viewer may look through."""


class Board(FactBoard):
    """The fields in turn order, then what is going on; whose a monster is, its owner's arrow says at the top."""

    SIGNS: ClassVar = {"south": "▲", "west": "▶", "north": "▼", "east": "◀"}
    COUNTED = ("map", "party")

    def cards(self, view: View, words: str, cards: tuple[str, ...]) -> list[str]:
        """The cards of a hand have its numbers; of a deck there are the first."""
        named = super().cards(view, words, cards)
        if words == "deck":
            return [*named[:TOP], *(["…"] if len(named) > TOP else [])]
        return [f"{number} {name}" for number, name in enumerate(named, 1)] if words == "hand" else named

    def things(self, view: View, title: str, things: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
        """Lands in a row, from the oldest to the newest; every creature by itself."""
        if title.startswith("map"):
            return iter(row(title, (told for _, told in things), width, " → "))
        return super().things(view, title, things, width)

    def printed(self, view: View, name: str) -> str:
        """Level, attack and durability, as they are printed: ``, L2 1D+1/3``; nothing for an unknown card."""
        card = definition(view, name)
        face = card and (card.monster or card.character)
        if not face:
            return ""
        return f", L{face.level} {phrases_of('monster_maker').text(face.attack)}/{face.durability}"

    def legend(self, view: View) -> list[str]:
        """What the signs mean, as far as they are on the board."""
        creatures = [each.id for player in view.players.values() for land in player.map for each in land.monsters]
        creatures += [each.id for player in view.players.values() for each in player.party]
        valued = any(self.printed(view, each) for each in creatures)
        return [*super().legend(view), *(["L level attack/durability"] if valued else [])]


BOARD = Board(WORDS)
