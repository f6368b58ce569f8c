"""What the sentences of Deus mean."""

from ..monster_collection.positions import blank_sides as blank_position
from . import (
    acts,
    battlefield_steps,
    card_steps,
    draft_steps,
    effect_steps,
    facts,
    listing_steps,
    outcome_steps,
    preparation_steps,
    telling,
    turn_steps,
)
from .phrases import TABLE

__all__ = [
    "TABLE",
    "acts",
    "battlefield_steps",
    "blank_position",
    "card_steps",
    "draft_steps",
    "effect_steps",
    "facts",
    "listing_steps",
    "outcome_steps",
    "preparation_steps",
    "telling",
    "turn_steps",
]
