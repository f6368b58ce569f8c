"""What the sentences of Dungeon Command mean."""

from . import (
    acts,
    battlefield_steps,
    creature_steps,
    facts,
    listing_steps,
    outcome_steps,
    pile_steps,
    setup_steps,
    telling,
    turn_steps,
)
from .phrases import TABLE
from .sides import blank_position

__all__ = [
    "TABLE",
    "acts",
    "battlefield_steps",
    "blank_position",
    "creature_steps",
    "facts",
    "listing_steps",
    "outcome_steps",
    "pile_steps",
    "setup_steps",
    "telling",
    "turn_steps",
]
