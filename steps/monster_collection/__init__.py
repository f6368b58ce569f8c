"""What sentences mean that the Monster Collection games share: battles, where units and cards are, what is seen."""

from . import battle_steps, listing_steps, outcome_steps, positions, turn_steps
from .phrases import FAMILY

__all__ = ["FAMILY", "battle_steps", "listing_steps", "outcome_steps", "positions", "turn_steps"]
