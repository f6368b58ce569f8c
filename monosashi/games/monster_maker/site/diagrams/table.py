"""What the diagrams know of Monster Maker: who is asked, and which games show everything that can happen."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar

from monosashi.games.monster_maker.site.diagrams.games import by_chance
from monosashi.site.diagrams.table import DiagramTable, chance
from monosashi.site.text.language import Language
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure

GAMES = 40
"""So many games by chance show everything; tests/test_diagrams.py plays more to make sure."""

LENGTH = 1500
"""So many decisions of each are played."""

OWNERS = ("aim", "deck_bottom")
"""Questions that are put to the owners of monsters, whoever they are."""


class MonsterMakerTable(DiagramTable):
    """An edition of Monster Maker as the diagrams read it."""

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "match": "game_end",
            "setup": "setup",
            "turn": "turn",
            "window": "windows",
            "action": "windows",
            "effect": "windows",
            "battle": "battle",
            "retreat": "retreat",
        }
    )

    def plays(self) -> Iterable[Callable[[Edition], object]]:
        """Games by chance: they come past every question and every act sooner than the scenarios do."""
        return (partial(by_chance, seed, LENGTH) for seed in range(GAMES))

    def role(self, position: Any, frame: Procedure, asked: Decision) -> str:  # noqa: ARG002
        """``turn player``, ``others``, ``owner`` of a monster, ``everybody`` before the first turn, or chance."""
        if asked.seat == CHANCE:
            return chance(asked)
        if not position.turn:
            return "everybody"
        if asked.kind in OWNERS:
            return "owner"
        return "turn player" if asked.seat == position.turn_player else "others"

    def roles(self, language: Language) -> Mapping[str, str]:
        """Those round the table."""
        return {
            **super().roles(language),
            "turn player": language.say("turn player"),
            "others": language.say("the other players"),
            "owner": language.say("owner of the monsters"),
            "everybody": language.say("every player"),
        }
