"""A default for every part of a game, made of what each has: its table, the Structs of its documents, its suite."""

from dataclasses import fields
from typing import Any

from monosashi.games.default.board import Board
from monosashi.games.default.commands import Commands
from monosashi.games.default.phrasebook import Words
from monosashi.games.default.player import Player
from monosashi.games.default.smoke import Smoke
from monosashi.games.default.starts import Starts
from monosashi.games.interface import CompleteKit, GameKit


def completed(kit: GameKit) -> CompleteKit:
    """The game with a default for each part that it lacks."""
    game = kit.game
    own = {field.name: getattr(kit, field.name) for field in fields(GameKit)}
    defaults: dict[str, Any] = {
        "board": Board,
        "commands": Commands,
        "starts": Starts,
        "smoke": Smoke,
    }
    made = {name: make(game) for name, make in defaults.items() if own[name] is None}
    made |= {"phrasebook": Words} if own["phrasebook"] is None else {}
    made |= {"player": Player()} if own["player"] is None else {}
    return CompleteKit(**{**own, **made})
