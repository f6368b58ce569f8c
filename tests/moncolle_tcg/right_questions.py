"""The TCG: returns and limit adjustments are about a unit; automatic abilities and equipment are their side's."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.decision import Decision
from reference_engine.moncolle_tcg.board import AREAS
from reference_engine.moncolle_tcg.cards import Ability, Card, Cost
from reference_engine.moncolle_tcg.procedures import Battle, BattleEnd
from reference_engine.monster_collection.cards import DropCards
from reference_engine.monster_collection.effects import Effect

ABOUT = ("return", "adjust", "drop", "instant_summon", "line_up")
"""Acts that make sense only if the question is about an area, a unit, an effect or a battle; the pending one is not, or
is about another."""

OF_THE_SETUP = ()
"""Acts with what there is before the first turn only."""

OF_THE_ASKED = ("trigger",)
"""Acts about an effect of the side that is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked what the act answers, about one area or unit after the other."""
    for about in (*AREAS, *position.units):
        twin = position.copied()
        twin.pending = Decision(seat, kind, "", about=about)
        if kind == "return":
            if unit := twin.units.get(answer.unit):
                twin.units[unit.id] = replace(unit, area="b2", instantly_summoned=True)
            twin.marching = seat
            twin.stack.append(BattleEnd(step="adjust", area="b2", origins={"": answer.area}, failed=True))
        if kind in ("instant_summon", "line_up") and about in AREAS:
            twin.battle = about
            twin.stack.append(Battle(step="begin_battle", area=about))
        if kind == "drop":
            twin.stack.append(discarding(twin, seat, len(answer.cards)))
        if kind == "limit_adjustment":
            unit = twin.units[answer.unit]
            twin.units[unit.id] = replace(unit, level=99, instantly_summoned=True)
            twin.stack.append(BattleEnd(step="adjust", area="b2", failed=True, summoned=(unit.id,)))
        yield twin


def discarding(twin: Any, seat: str, count: int) -> Effect:
    """The effect of a spell that makes its user discard so many cards."""
    effect = Ability("normal", ((DropCards(count, "own"),),), cost=Cost(slots=("fire",)))
    twin.cards["Loss"] = "Loss"
    twin.own_cards["Loss"] = Card("Loss", "battle_spell", abilities=(effect,))
    return Effect(step="choose_drops", seat=seat, card="Loss")


SOMETHING_TO_DO = {
    "moncolle_tcg.cards.unit_role",
    "moncolle_tcg.equip.definition",
    "moncolle_tcg.main.three_actions",
    "moncolle_tcg.terrain.place_from_hand",
}
"""Clauses without which nothing could be carried out."""

SPOILT = ("march", "moncolle_tcg.march.unacted_only")


def spoilt(position: Any, answer: Any) -> Any:
    """The position, but for this: the units that are to march are exhausted."""
    twin = position.copied()
    for unit in answer.units:
        twin.units[unit] = replace(twin.units[unit], ready=False)
    return twin
