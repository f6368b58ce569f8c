"""Sentences that games share, from wherever the kit's own steps are: its ``common.py`` and ``hand_and_deck.py``."""

from importlib import import_module

from monosashi.rulebook.folders import own_steps
from monosashi.suite.phrases import Shared

SHARED: Shared = import_module(own_steps("common")).SHARED
"""What any game has a use for."""

HAND_AND_DECK: Shared = import_module(own_steps("hand_and_deck")).HAND_AND_DECK
"""For games in which a player has one hand and one deck."""
