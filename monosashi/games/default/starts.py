"""How a game begins: as its start document is without a word, or with the numbers and flags that it asks for."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from monosashi.kit.interface import Option
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game


def options(game: Game) -> Iterator[Option]:
    """What the start document asks for and somebody can type."""
    for field in msgspec.structs.fields(game.starts.kind):
        if field.type in (int, bool):
            name = field.encode_name.replace("_", "-")
            yield Option(name, f"the start's {field.encode_name}", number=field.type is int)


class Starts:
    """The beginnings of one game."""

    BUILT = ""

    def __init__(self, game: Game) -> None:
        """Read the options from the start document."""
        self.game = game
        self.OPTIONS: Sequence[Option] = tuple(options(game))

    def start(self, _rules: Edition, chosen: Mapping[str, int], _random: Random) -> Any:
        """The start document with what was chosen. Raises Unreadable."""
        flags = {option.name: not option.number for option in self.OPTIONS}
        said = {name.replace("-", "_"): True if flags[name] else number for name, number in chosen.items()}
        return self.game.starts.convert(said)
