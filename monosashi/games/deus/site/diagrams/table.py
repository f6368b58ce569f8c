"""What the diagrams know of Deus: which scenarios show everything, and small positions to ask its steps with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec.structs import replace

from monosashi.games.monster_collection.site.diagrams.table import FamilyTable
from monosashi.site.text.language import Language
from reference_engine.deus.procedures import Battle, Turn
from reference_engine.deus.quiet import place
from reference_engine.deus.quiet_document import QuietPosition, Standing
from reference_engine.monster_collection.cards import Card

REVEALING = (
    "deus.setup.shuffle_opponent", "deus.setup.turn_order_tie", "deus.deck_building.roll_tie", "deus.deckout.6",
    "deus.turn.summon.any_order", "deus.turn.main.any_order", "deus.after.C_instant", "deus.after.E_limit",
    "deus.limit_adjust.order", "deus.limit_adjust.until_within", "deus.trigger.side_order", "deus.trigger.optional",
    "deus.simultaneous.choice", "deus.cost.paid_anyway", "deus.damage.value", "deus.intercept.optional",
    "deus.trigger.condition_met",
)  # fmt: skip
"""Clauses whose scenarios show everything that any other shows; tests/test_diagrams.py plays all to make sure."""


class DeusTable(FamilyTable):
    """An edition of Deus as the diagrams read it."""

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "match": "game_end",
            "deck_building": "deck_building",
            "setup": "setup",
            "turn": "turn",
            "march": "march",
            "battle": "battle",
            "normal_timing": "first_normal",
            "chain": "chain",
            "effect": "ability_use",
            "triggers": "triggers",
            "after_battle": "after_battle",
        }
    )
    NAMES: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "south_shuffles_north": "South may shuffle North’s deck",
            "shuffle_for_south": "shuffle North’s deck",
            "north_shuffles_south": "North may shuffle South’s deck",
            "shuffle_for_north": "shuffle South’s deck",
        }
    )
    REVEALING: ClassVar = REVEALING
    FIRST_TURNS: ClassVar = (1, 2)
    TURN: ClassVar = Turn
    BATTLE: ClassVar = Battle

    def roles(self, language: Language) -> Mapping[str, str]:
        """The sides of a turn, and the players of a draft."""
        return {
            **super().roles(language),
            "player A": language.say("player A"),
            "player B": language.say("player B"),
        }

    def first_turn(self, language: Language) -> str:
        """That of each player."""
        return language.say("Each player’s first turn starts here")

    def quiet(self, turn: int) -> Any:
        """A position of that turn with nobody in it."""
        return place(self.rules, QuietPosition("south", turn))

    def facing(self) -> Any:
        """A unit of each side in one area."""
        plain = Card("Unit", "unit", level=1, attack=1, defence=2, march="walk")
        units = (Standing("marching", "south", "b1"), Standing("defending", "north", "b3"))
        quiet = QuietPosition("south", cards={unit.id: plain for unit in units}, units=units)
        position = place(self.rules, quiet)
        position.units = {unit.id: replace(unit, area="b2") for unit in position.units.values()}
        return position
