"""What several modules of wrong twins need: names for types, and a lenient reader of cards."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any


def put_right(document: Any, change: Callable[[dict[str, Any]], None]) -> Any:
    """A quiet position with ``change`` made to each card that it describes: cards need not be as the book has them."""
    position = deepcopy(document)
    for card in position.get("cards", {}).values():
        if isinstance(card, dict):
            change(card)
    return position
