"""The cards of any game: those of its edition's table, by name; the fields of each as its text."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.games.default.layout import worded
from monosashi.kit.interface import CardLanguage
from reference_engine.kernel.game import Game


class Cards:
    """The cards of one game."""

    def __init__(self, game: Game) -> None:
        """Read what the game's tables hold."""
        self.game = game

    def schema(self) -> dict[str, Any]:
        """What the game's codec for cards reads."""
        return self.game.cards.schema(f"{self.game.name}.cards")

    def copies_of(self, edition: str) -> Mapping[str, str]:
        """Each card once, its name for its id."""
        return {name: name for name in engine.edition(edition).cards}

    def rows(self, edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:  # noqa: ARG002 - values only
        """The name, then each field that says something."""
        for name, card in engine.edition(edition).cards.items():
            fields = msgspec.to_builtins(card)
            said = fields.items() if isinstance(fields, dict) else ()
            yield (
                name,
                "; ".join(f"{worded(field)} {_short(value)}" for field, value in said if value and value != name),
            )


def _short(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
