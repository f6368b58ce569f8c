"""What the sentences of Monster Maker mean."""

from . import (
    acts,
    battle_steps,
    facts,
    listing_steps,
    pile_steps,
    position_steps,
    setup_steps,
    telling,
    turn_steps,
)
from .phrases import TABLE
from .sides import blank_position

__all__ = [
    "TABLE",
    "acts",
    "battle_steps",
    "blank_position",
    "facts",
    "listing_steps",
    "pile_steps",
    "position_steps",
    "setup_steps",
    "telling",
    "turn_steps",
]
