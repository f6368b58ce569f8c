"""Scenarios of one edition whose outcome turns round in another: each has a twin there, or is an open cell."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play, watch
from monosashi.subjects.status import Status
from reference_engine.kernel.edition import Edition

TOLD = say("told here, too")

Situation = tuple[bytes, tuple[tuple[str, Any], ...]]
"""A position and what has been answered since."""


def editions(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """The scenarios of other editions alone whose outcome turns round here, and the scenarios that say so."""
    held = {play.scenario.id for play in plays}
    turned: dict[Situation, list[str]] = {}
    for other in engine.game(edition.name).editions.values():
        alone = [scenario for scenario in suite.scenarios(other.name) if scenario.id not in held]
        for here, there in zip(watch(edition, alone), watch(other, alone), strict=True):
            number = _turning(here, there)
            if number is not None:
                turned.setdefault(_situation(there, number), []).append(there.scenario.id)

    def cells(play: Play) -> Iterator[Cell]:
        for number in range(len(play.moments)) if turned else ():
            for row in turned.get(_situation(play, number), ()):
                yield row, TOLD

    return ClassTable(
        "editions",
        say("Editions"),
        say(
            "Scenarios of another edition that end otherwise here, because an answer is refused instead of accepted or "
            "the other way round; what is the same situation in a scenario of this edition."
        ),
        tuple(row for rows in turned.values() for row in rows),
        (TOLD,),
        cells,
    )


def _turning(here: Play, there: Play) -> int | None:
    """The answer that is refused by one edition and accepted by the other, to the same question; None if none is."""
    if here.status not in (Status.FAIL, Status.WRONG_REASON):
        return None
    for number, (one, other) in enumerate(zip(here.moments, there.moments, strict=False)):
        if _told(one) != _told(other) or one.kind != other.kind:
            return None
        if one.accepted != other.accepted:
            return number if one.broken or other.broken else None
    return None


def _told(moment: Moment) -> tuple[str, Any]:
    return moment.seat, moment.answer


def _situation(play: Play, number: int) -> Situation:
    position = msgspec.json.encode(play.arrangement, order="deterministic")
    return position, tuple(_hashable(moment) for moment in play.moments[: number + 1])


def _hashable(moment: Moment) -> tuple[str, bytes]:
    return moment.seat, msgspec.json.encode(moment.answer, order="deterministic")
