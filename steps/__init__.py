"""What the sentences of the features mean. Every module here drives a case, never an engine."""

from . import (
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

__all__ = [
    "battle_steps",
    "battlefield_steps",
    "card_steps",
    "draft_steps",
    "effect_steps",
    "listing_steps",
    "outcome_steps",
    "preparation_steps",
    "turn_steps",
    "view_steps",
]
