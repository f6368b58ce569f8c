"""What all engines of the zoo have in common: the reference engine, a name, and a way to speak."""

import sys
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from monosashi.subjects import serve
from monosashi.subjects.port import Reply
from monosashi.subjects.protocol import ApplyParams
from reference_engine.deus.position import Position

ENGINES: dict[str, type["Animal"]] = {}
"""Every engine by its name on the command line."""


UNEARNED: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "deus": lambda player: {"power": player.power + 1},
    "dungeon_command": lambda player: {"morale": player.morale + 1},
    "monster_maker": lambda player: {"annihilated": not player.annihilated},
}
"""For each game what changes if a player gets what nobody has earned."""


class Animal(serve.Server):
    """The reference engine behind the protocol, until a subclass is otherwise."""

    plays: ClassVar[str] = "deus"

    def __init__(self) -> None:
        super().__init__(self.plays)

    def say(self, data: bytes) -> None:
        """Write to the kit."""
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()

    def run(self) -> None:
        """Answer line by line until the end."""
        while not self.finished and (line := sys.stdin.buffer.readline()):
            self.say(self.answer(line))

    def _apply(self, params: ApplyParams) -> Reply:
        return self.judged(params, super()._apply(params))

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        """What becomes of the right answer to an action; the position is the right one still."""
        return reply

    @property
    def position(self) -> Position:
        """The position on the table."""
        position: Position = self._on_table().position
        return position

    def settle(self, position: Position) -> None:
        """Put another position in its place."""
        self._on_table()._settle(position)

    def enrich(self, seat: str) -> None:
        """Give a player something that nobody has earned, and that everybody sees."""
        position = self.position.copied()
        player = position.players[seat]  # type: ignore[index]
        position.players[seat] = replace(player, **UNEARNED[self.plays](player))  # type: ignore[index]
        self.settle(position)


def engine(name: str) -> Callable[[type[Animal]], type[Animal]]:
    """Give an engine its name."""

    def register(animal: type[Animal]) -> type[Animal]:
        ENGINES[name] = animal
        return animal

    return register
