"""The shapes of answers in a clause's own scenarios: all of them may be of one."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.classes.kinds import COUNTS, Shaped, counted, shapes_table
from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Moment, Play
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition


def _march(moment: Moment, answer: Any) -> Iterator[str]:
    units = moment.before.units
    yield from counted(answer.moves)
    origins = {units[unit].area for unit in answer.moves if unit in units}
    yield "from one place" if len(origins) == 1 else "from several places"
    yield from ("to the front" if area in FRONT else "to own territory" for area in answer.moves.values())
    for area in answer.moves.values():
        held = {unit.owner for unit in units.values() if unit.area == area}
        yield (
            "where nobody is"
            if not held
            else "where one's own units are"
            if moment.seat in held
            else "where enemies are"
        )


def _intercept(moment: Moment, answer: Any) -> Iterator[str]:
    units = moment.before.units
    yield from counted(answer.units)
    origins = {units[unit].area for unit in answer.units if unit in units}
    yield "from one place" if len(origins) == 1 else "from several places"
    yield from ("from the front" if area in FRONT else "from own territory" for area in origins)


def _summon(moment: Moment, answer: Any) -> Iterator[str]:
    held = any(unit.area == answer.area for unit in moment.before.units.values())
    yield "where one's own units are" if held else "where nobody is"


def _rearrange(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.areas)


def _discard(moment: Moment, answer: Any) -> Iterator[str]:
    hand = moment.before.players[moment.seat].hand
    yield "nothing" if not answer.cards else "everything" if len(answer.cards) == len(hand) else "some"


def _line_up(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.order)


SHAPES: Mapping[str, Shaped] = MappingProxyType(
    {
        "march": Shaped(
            ("march",),
            _march,
            (
                *COUNTS,
                "from one place",
                "from several places",
                "to the front",
                "to own territory",
                "where nobody is",
                "where one's own units are",
                "where enemies are",
            ),
        ),
        "intercept": Shaped(
            ("intercept",),
            _intercept,
            (*COUNTS, "from one place", "from several places", "from the front", "from own territory"),
        ),
        "summon": Shaped(("turn.summon",), _summon, ("where nobody is", "where one's own units are")),
        "rearrange": Shaped(("turn.summon.rearrange",), _rearrange, COUNTS),
        "discard": Shaped(("turn.hand",), _discard, ("nothing", "some", "everything")),
        "line_up": Shaped(("battle.lineup",), _line_up, COUNTS),
    }
)
"""The shapes of each act."""


def shapes(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """Which shapes the answers have in the scenarios of each clause that is about an act."""
    return shapes_table(edition, plays, SHAPES)
