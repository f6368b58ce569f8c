"""Shogi: an executable rulebook, found by Monosashi through the entry point in pyproject.toml."""

from pathlib import Path

from monosashi.games.default.player import Player
from monosashi.kit.interface import GameKit
from shogi.rules import RULES

PLAYER = Player()
PLAYER.DRAWN = 30  # Moves by chance never come to a mate; after so many somebody resigns.
GAME = GameKit(game=RULES, features=Path(__file__).resolve().parent / "features", steps="shogi.steps", player=PLAYER)
