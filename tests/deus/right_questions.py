"""Deus: intercepts, returns and limit adjustments are about an area or a unit; triggered effects are their side's."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.deus.board import AREAS
from reference_engine.deus.procedures import Marching
from reference_engine.kernel.decision import Decision

ABOUT = ("intercept", "return", "adjust")
"""Acts that make sense only if the question is about some area or unit; the pending one is about none, or another."""

OF_THE_ASKED = ("trigger", "decline")
"""Acts about an effect of the side that is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked what the act answers, about one area or unit after the other.

    Whoever is to be given up to a limit has been summoned into an area that is too small.
    """
    for about in (*AREAS, *position.units):
        twin = position.copied()
        twin.pending = Decision(seat, kind, "", about=about)
        if kind == "intercept":
            twin.stack.append(Marching(step="offer_intercept", contested=about))
        if kind == "limit_adjustment":
            unit = twin.units[answer.unit]
            twin.units[unit.id] = replace(unit, level=9, instantly_summoned=True)
        yield twin


SOMETHING_TO_DO = (
    "deus.after.E_instant",
    "deus.cost.shared_slots",
    "deus.intercept.moves_units",
    "deus.limit_adjust.trigger",
    "deus.march.main_phase_action",
    "deus.turn.summon.rearrange",
)
"""Clauses without which nothing could be carried out."""

SPOILT = ("march", "deus.march.a")


def spoilt(position: Any, answer: Any) -> Any:
    """The position, but for this: the units that are to march are exhausted."""
    twin = position.copied()
    for unit in answer.moves:
        twin.units[unit] = replace(twin.units[unit], ready=False)
    return twin
