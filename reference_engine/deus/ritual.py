"""Rituals (page 17): the marching side's other action in the main phase."""

from collections.abc import Mapping

from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.monster_collection import abilities

RITUAL_CONDITIONS: Mapping[str, Condition] = {
    "deus.ritual.sources": abilities.timing_fits("main"),
    "deus.ritual.spell_cost": abilities.power_suffices_for("ritual_spell"),
    "deus.ritual.summoner_cost": abilities.power_suffices_for("summoner"),
    "deus.ritual.unit_hand": abilities.ritual_of_unit_is_in_hand,
    "deus.cards.ritual_spell.from_hand": abilities.ritual_spell_is_in_hand,
}
"""What binds [ritual] effects besides the general clauses: they are used in the player's main phase, from a ritual
spell in the hand, by the summoner, or from a unit card in the hand, at a cost.

Clauses: deus.ritual.main_phase_only, deus.ritual.spell_discard, deus.ritual.summoner_repeat
"""
