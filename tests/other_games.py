"""Games that are not there, for tests: one more, or one of ours without some of its parts."""

import sys
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import reference_engine as engine
from monosashi import games
from monosashi.games.interface import GameKit


def add_game(monkeypatch: pytest.MonkeyPatch, kit: GameKit) -> GameKit:
    """Have a game, as if the package of its steps had brought it."""
    sys.modules.pop(kit.steps, None)
    import_module(kit.steps)
    points = {**games._points(), kit.name: EntryPoint(kit.name, f"{kit.steps}:GAME", games.GROUP)}
    monkeypatch.setattr(games, "_points", lambda: points)
    monkeypatch.setitem(games._kits, kit.name, kit)
    monkeypatch.setitem(engine._games, kit.name, kit.game)  # type: ignore[attr-defined]
    return kit


def take_away(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    """All games lack these parts."""
    for name in games.names():
        lacking: dict[str, Any] = dict.fromkeys(parts)
        monkeypatch.setitem(games._kits, name, replace(games.kit(name), **lacking))
