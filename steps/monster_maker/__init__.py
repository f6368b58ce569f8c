"""What the sentences of Monster Maker mean."""

from . import (
    acts,
    battle_steps,
    listing_steps,
    outcome_steps,
    pile_steps,
    position_steps,
    setup_steps,
    turn_steps,
    view_steps,
)
from .phrases import TABLE
from .sides import setting

__all__ = [
    "TABLE",
    "acts",
    "battle_steps",
    "listing_steps",
    "outcome_steps",
    "pile_steps",
    "position_steps",
    "setting",
    "setup_steps",
    "turn_steps",
    "view_steps",
]
