"""A default for every part of a game, made of what each has: its table, the Structs of its documents, its suite."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from monosashi.games.default import commands
from monosashi.games.default.arranging import Arranged
from monosashi.games.default.board import Board
from monosashi.games.default.cards import Cards
from monosashi.games.default.player import Player
from monosashi.games.default.smoke import Smoke
from monosashi.games.default.starts import Starts
from monosashi.kit.interface import CompleteKit, GameKit
from reference_engine.kernel.game import Game

READY: Mapping[str, Callable[[Game], Any]] = {
    "board": Board,
    "commands": lambda _game: commands,
    "starts": Starts,
    "player": lambda _game: Player(),
    "smoke": Smoke,
    "cards": Cards,
    "arranged": Arranged,
}
"""What makes the parts that are there as soon as the game is."""

LATE: Mapping[str, str] = {
    "phrasebook": "monosashi.games.default.phrasebook:Words",
    "vocabulary": "monosashi.site.text.vocabulary:PLAIN",
    "films": "monosashi.games.default.films",
}
"""Parts that are the same for any game, imported late."""

MADE: Mapping[str, str] = {
    "adapter_checks": "monosashi.games.default.adapter_checks:AdapterChecks",
    "adapter": "monosashi.games.default.adapter:Skeleton",
    "pictures": "monosashi.games.default.pictures:Pictures",
    "introduction": "monosashi.games.default.introduction:Introduction",
}
"""What makes the others once somebody wants them."""


def completed(kit: GameKit) -> CompleteKit:
    """The game with a default for each part that it lacks."""
    parts = {field.name: getattr(kit, field.name) for field in fields(GameKit)}
    parts |= {part: make(kit.game) for part, make in READY.items() if parts[part] is None}
    parts |= {part: named for part, named in LATE.items() if not parts[part]}
    return CompleteKit(**parts, made={part: named for part, named in MADE.items() if not parts[part]})
