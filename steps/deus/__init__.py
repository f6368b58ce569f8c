"""What the sentences of Deus mean."""

from typing import Any

from . import (
    acts,
    battle_steps,
    battlefield_steps,
    card_steps,
    draft_steps,
    effect_steps,
    listing_steps,
    outcome_steps,
    preparation_steps,
    turn_steps,
    view_steps,
)
from .phrases import TABLE


def blank_position() -> dict[str, Any]:
    """The quiet position that a scenario describes, before it has said anything."""
    return {"marching": "south", "cards": {}, "south": {}, "north": {}, "units": []}


__all__ = [
    "TABLE",
    "acts",
    "battle_steps",
    "battlefield_steps",
    "blank_position",
    "card_steps",
    "draft_steps",
    "effect_steps",
    "listing_steps",
    "outcome_steps",
    "preparation_steps",
    "turn_steps",
    "view_steps",
]
