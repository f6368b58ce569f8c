"""Leduc hold'em: an executable rulebook, found by Monosashi through the entry point in pyproject.toml."""

from pathlib import Path

from leduc.rules import RULES
from monosashi.kit.interface import GameKit

GAME = GameKit(game=RULES, features=Path(__file__).resolve().parent / "features", steps="leduc.steps")
