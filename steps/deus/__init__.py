"""What the sentences of Deus mean."""

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
from .battlefield_steps import blank_position
from .phrases import TABLE

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
