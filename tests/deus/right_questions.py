"""Deus: intercepts, returns and limit adjustments are about an area or a unit; triggered effects are their side's."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.deus.board import AREAS
from reference_engine.deus.procedures import AfterBattle, Marching
from reference_engine.kernel.decision import Decision
from reference_engine.monster_collection.cards import Ability, Card, DropCards
from reference_engine.monster_collection.effects import Effect

ABOUT = ("intercept", "return", "adjust", "drop")
"""Acts that make sense only if the question is about an area, a unit or an effect; the pending one is not, or is about
another."""

OF_THE_SETUP = ("select", "choose_summoner", "put_back")
"""Acts with what there is before the first turn only."""

OF_THE_ASKED = ("trigger", "decline")
"""Acts about an effect of the side that is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked what the act answers, about one area or unit after the other.

    Whoever is to be given up to a limit has been summoned into an area that is too small. Whoever returns has been
    summoned into the battle from there; an effect makes a side discard as many cards as it names.
    """
    for about in (*AREAS, *position.units):
        twin = position.copied()
        twin.pending = Decision(seat, kind, "", about=about)
        if kind == "intercept":
            twin.stack.append(Marching(step="offer_intercept", contested=about))
        if kind == "return":
            twin.stack.append(after_a_battle(twin, seat, answer))
        if kind == "drop":
            twin.stack.append(discarding(twin, seat, len(answer.cards)))
        if kind == "limit_adjustment":
            unit = twin.units[answer.unit]
            twin.units[unit.id] = replace(unit, level=9, instantly_summoned=True)
        yield twin


def after_a_battle(twin: Any, seat: str, answer: Any) -> AfterBattle:
    """A battle in which the unit has been summoned is over, and its side has come from where it is to go."""
    if unit := twin.units.get(answer.unit):
        twin.units[unit.id] = replace(unit, area="b2", instantly_summoned=True)
    twin.marching = seat
    return AfterBattle(step="marching_side_returns_summoned", area="b2", ending="C", sources={seat: (answer.area,)})


def discarding(twin: Any, seat: str, count: int) -> Effect:
    """The effect of a spell that makes its user discard so many cards."""
    effect = Ability("ritual", "field", ((DropCards(count, "own"),),))
    twin.cards["Loss"] = "Loss"
    twin.own_cards["Loss"] = Card("Loss", "ritual_spell", abilities=(effect,))
    return Effect(step="choose_drops", seat=seat, card="Loss")


SOMETHING_TO_DO = {
    "deus.after.E_instant",
    "deus.cost.shared_slots",
    "deus.intercept.moves_units",
    "deus.limit_adjust.trigger",
    "deus.march.main_phase_action",
    "deus.turn.summon.rearrange",
}
"""Clauses without which nothing could be carried out."""

SPOILT = ("march", "deus.march.a")


def spoilt(position: Any, answer: Any) -> Any:
    """The position, but for this: the units that are to march are exhausted."""
    twin = position.copied()
    for unit in answer.moves:
        twin.units[unit] = replace(twin.units[unit], ready=False)
    return twin
