"""What the diagrams know of Dungeon Command: who is asked, and which games show everything that can happen."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar

from monosashi.games.dungeon_command.site.diagrams.positions import by_chance
from monosashi.site.diagrams.table import DiagramTable, chance
from monosashi.site.text.language import Language
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure

GAMES, LENGTH = 6, 250
"""So many games by chance, so many decisions of each, come past every question."""


class DungeonCommandTable(DiagramTable):
    """An edition of Dungeon Command as the diagrams read it."""

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "match": "end",
            "setup": "setup",
            "turn": "turn",
            "refresh": "refresh",
            "activation": "activate",
            "deploy": "deploy",
            "cleanup": "cleanup",
            "exchange": "stack",
            "damaging": "damage",
        }
    )

    def plays(self) -> Iterable[Callable[[Edition], object]]:
        """Games by chance: they come past every question and every act sooner than the scenarios do."""
        return (partial(by_chance, seed, LENGTH) for seed in range(GAMES))

    def role(self, position: Any, frame: Procedure, asked: Decision) -> str:  # noqa: ARG002
        """``turn player``, ``opponent``, ``everybody`` before the first turn, or chance."""
        if asked.seat == CHANCE:
            return chance(asked)
        if not position.turn:
            return "everybody"
        return "turn player" if asked.seat == position.turn_player else "opponent"

    def roles(self, language: Language) -> Mapping[str, str]:
        """Those at the table."""
        return {
            **super().roles(language),
            "turn player": language.say("turn player"),
            "opponent": language.say("opponent"),
            "everybody": language.say("every player"),
        }
