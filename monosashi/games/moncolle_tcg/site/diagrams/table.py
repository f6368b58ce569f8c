"""What the diagrams know of the TCG: which scenarios show everything, and small positions to ask its steps with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec.structs import replace

from monosashi.games.monster_collection.site.diagrams.table import FamilyTable
from monosashi.site.text.language import Language
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.procedures import Battle, Turn
from reference_engine.moncolle_tcg.quiet import place
from reference_engine.moncolle_tcg.quiet_document import QuietPosition, Standing, Terrain

REVEALING = (
    "moncolle_tcg.abilities.automatic", "moncolle_tcg.attack.zero_defence", "moncolle_tcg.battle.formation_actions",
    "moncolle_tcg.march.return_overflow", "moncolle_tcg.ruling.any_origin_of_the_march",
    "moncolle_tcg.ruling.dice_rolled_at_effect", "moncolle_tcg.ruling.equipment_without_icons",
    "moncolle_tcg.ruling.instant_actions_in_any_order", "moncolle_tcg.ruling.loses_what_it_has",
    "moncolle_tcg.ruling.second_step_in_any_order", "moncolle_tcg.ruling.turn_player_abilities_first",
    "moncolle_tcg.ruling.used_cards_discarded_last", "moncolle_tcg.setup.first_player", "moncolle_tcg.timing.battle",
    "moncolle_tcg.timing.own_turn", "moncolle_tcg.timing.uncounterable", "moncolle_tcg.turn.alternate",
    "moncolle_tcg.turn.first_turn_skips_main", "moncolle_tcg.vocabulary.drop",
)  # fmt: skip
"""Clauses whose scenarios show everything that any other shows; tests/test_diagrams.py makes sure."""


class TcgTable(FamilyTable):
    """An edition of the TCG as the diagrams read it."""

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "match": "overview",
            "setup": "setup",
            "turn": "turn",
            "march": "march",
            "battle": "battle",
            "normal_timing": "normal_timing",
            "chain": "chain",
            "effect": "abilities",
            "triggers": "abilities",
            "battle_end": "battle_end",
            "shedding": "equipment",
        }
    )
    REVEALING: ClassVar = REVEALING
    FIRST_TURNS: ClassVar = (1,)
    TURN: ClassVar = Turn
    BATTLE: ClassVar = Battle

    def first_turn(self, language: Language) -> str:
        """That of the first player."""
        return language.say("The first player’s first turn starts here")

    def quiet(self, turn: int) -> Any:
        """A position of that turn with nobody in it."""
        return place(self.rules, QuietPosition("south", turn))

    def facing(self) -> Any:
        """A unit of each side in one area."""
        ground = Card("Ground", "terrain", limit=8)
        plain = Card("Unit", "unit", level=1, attack=1, defence=2, march="walk")
        units = (Standing("marching", "south", "b2"), Standing("defending", "north", "b3"))
        terrain = tuple(Terrain(unit.area, unit.area, unit.owner) for unit in units)
        cards: dict[str, str | Card] = {**{unit.id: plain for unit in units}, **{each.card: ground for each in terrain}}
        position = place(self.rules, QuietPosition("south", cards=cards, units=units, terrain=terrain))
        position.units = {unit.id: replace(unit, area="b2") for unit in position.units.values()}
        return position
