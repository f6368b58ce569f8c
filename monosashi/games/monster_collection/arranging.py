"""What the Monster Collection games say alike of a position that is written down as a quiet one."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec


def cards_of(position: Any) -> dict[str, Any]:
    """Every card by its id: the name of a card of the edition, or the definition that the position has of its own."""
    own = {name: msgspec.to_builtins(card) for name, card in position.own_cards.items()}
    return {card: own.get(name, name) for card, name in position.cards.items()}


def without_empty(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields without those that say nothing."""
    return {name: value for name, value in fields.items() if value not in ("", 0, None, False, [], (), {})}


def piles(owner: Any, names: Iterable[str]) -> dict[str, Any]:
    """A player's piles that hold something."""
    return without_empty({name: list(getattr(owner, name)) for name in names})
