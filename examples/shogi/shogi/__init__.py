"""Shogi: an executable rulebook, found by Monosashi through the entry point in pyproject.toml."""

from pathlib import Path

from monosashi.kit.interface import GameKit
from shogi.rules import RULES

GAME = GameKit(game=RULES, features=Path(__file__).resolve().parent / "features", steps="shogi.steps")
