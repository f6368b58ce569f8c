"""What several modules of wrong twins need: names for types, and a lenient reader of cards."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from reference_engine.kernel.codec import Codec
from reference_engine.kernel.context import Context
from reference_engine.kernel.game import Game
from reference_engine.monster_collection.position import Position

Real = Callable[..., Any]
"""The function that a wrong one takes the place of."""

Table = Context[Position]


class Reading(Codec):
    """Reads quiet positions like the real codec, after ``change`` has put right each card that they describe."""

    def __init__(self, real: Codec, change: Callable[[dict[str, Any]], None]) -> None:
        """Read what ``real`` reads."""
        super().__init__(real.kind)
        self.change = change

    def convert(self, plain: object) -> Any:
        """The value from plain data; raises Unreadable with all faults."""
        position: Any = deepcopy(plain)
        for card in position.get("cards", {}).values():
            if isinstance(card, dict):
                self.change(card)
        return super().convert(position)


def with_reading(rules: Game, change: Callable[[dict[str, Any]], None]) -> Game:
    """A ruleset that puts up with cards that are not as the book has them."""
    return replace(rules, quiet_positions=Reading(rules.quiet_positions, change))
