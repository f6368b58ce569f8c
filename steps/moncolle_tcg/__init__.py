"""What the sentences of the Monster Collection TCG mean."""

from . import acts, card_steps, facts, listing_steps, outcome_steps, position_steps, setup_steps, telling
from .phrases import TABLE
from .position_steps import blank_position

__all__ = [
    "TABLE",
    "acts",
    "blank_position",
    "card_steps",
    "facts",
    "listing_steps",
    "outcome_steps",
    "position_steps",
    "setup_steps",
    "telling",
]
