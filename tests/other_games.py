"""Games that are not there, for tests: one more, or one of ours without some of its parts."""

import sys
from dataclasses import fields
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import reference_engine as engine
from monosashi.kit import registry
from monosashi.kit.interface import GameKit


def add_game(monkeypatch: pytest.MonkeyPatch, kit: GameKit) -> GameKit:
    """Have a game, as if a package had brought it."""
    # What a test before had under that name lies elsewhere.
    monkeypatch.delitem(sys.modules, kit.steps, raising=False)
    import_module(kit.steps)
    points = {**registry._points(), kit.name: EntryPoint(kit.name, f"{kit.steps}:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "_points", lambda: points)
    monkeypatch.setitem(registry._kits, kit.name, registry.completed(kit))
    monkeypatch.setitem(engine._games, kit.name, kit.game)  # type: ignore[attr-defined]
    return kit


def bare(kit: GameKit) -> GameKit:
    """The game without any part of its own: its rules, its features, its steps."""
    return GameKit(kit.game, kit.features, kit.steps)


def take_away(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    """All games lack these parts, and have defaults in their places."""
    for name in registry.names():
        whole = registry.kit(name)
        own: dict[str, Any] = {field.name: getattr(whole, field.name) for field in fields(GameKit)}
        lacking = GameKit(**{**own, **dict.fromkeys(parts)})
        monkeypatch.setitem(registry._kits, name, registry.completed(lacking))


def without_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games have nothing but defaults."""
    for name in registry.names():
        monkeypatch.setitem(registry._kits, name, registry.completed(bare(registry.kit(name))))
