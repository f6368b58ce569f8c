"""The seats that games have and how they begin, as arguments of the commands that play."""

import argparse
from typing import Any

from monosashi.commands.declaring import count
from monosashi.kit.registry import games as every_game


def of_the_games(parser: argparse.ArgumentParser) -> None:
    """The seats that games have, and the options with which they can begin."""
    seats: dict[str, list[str]] = {}
    options: dict[str, tuple[Any, list[str]]] = {}
    for game in every_game():
        for seat in game.game.seats:
            seats.setdefault(seat, []).append(game.name)
        for option in game.starts.OPTIONS:
            options.setdefault(option.name, (option, []))[1].append(game.name)
    group = parser.add_argument_group("seats")
    for seat, games in seats.items():
        group.add_argument(f"--{seat}", dest=f"seat {seat}", metavar="PLAYER", help=f"in {', '.join(games)}")
    group = parser.add_argument_group("how the game begins")
    for option, games in options.values():
        flag, said = f"--{option.name}", f"{option.help} ({', '.join(games)})"
        if option.number:
            group.add_argument(flag, dest=f"option {option.name}", type=count, metavar="N", help=said)
        else:
            group.add_argument(flag, dest=f"option {option.name}", action="store_const", const=1, help=said)


def given(options: argparse.Namespace, kind: str) -> dict[str, Any]:
    """The seats, or the options, that somebody has said something about."""
    named = (name.partition(f"{kind} ")[2] for name in vars(options) if name.startswith(f"{kind} "))
    return {name: value for name in named if (value := getattr(options, f"{kind} {name}")) is not None}
