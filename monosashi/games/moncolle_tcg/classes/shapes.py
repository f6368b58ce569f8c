"""The shapes of answers in a clause's own scenarios: all of them may be of one."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.classes.kinds import COUNTS, Shaped, counted, shapes_table
from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Moment, Play
from monosashi.games.moncolle_tcg.classes.grounds import GROUNDS, lies
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.board import OWN

HELD = ("where nobody is", "where one's own units are", "where enemies are")


def _held(moment: Moment, area: str) -> str:
    there = {unit.owner for unit in moment.before.units.values() if unit.area == area}
    return HELD[0] if not there else HELD[1] if moment.seat in there else HELD[2]


def _march(moment: Moment, answer: Any) -> Iterator[str]:
    units = moment.before.units
    yield from counted(answer.units)
    origins = {units[unit].area for unit in answer.units if unit in units}
    yield "from one place" if len(origins) == 1 else "from several places"
    yield "to own territory" if answer.area in OWN[moment.seat] else "to enemy territory"
    yield _held(moment, answer.area)


def _place(moment: Moment, answer: Any) -> Iterator[str]:
    yield lies(moment, moment.seat, answer.area)
    yield _held(moment, answer.area)


def _swap(moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.wear)
    units = moment.before.units
    taking = [units[unit] for unit in answer.wear.values() if unit in units]
    yield "to who wears something" if any(unit.equipment for unit in taking) else "to who wears nothing"


def _equip(moment: Moment, answer: Any) -> Iterator[str]:
    unit = moment.before.units.get(answer.unit)
    yield "to who wears something" if unit is not None and unit.equipment else "to who wears nothing"


def _summon(moment: Moment, answer: Any) -> Iterator[str]:
    yield _held(moment, answer.area)


def _discard(moment: Moment, answer: Any) -> Iterator[str]:
    hand = moment.before.players[moment.seat].hand
    yield "nothing" if not answer.cards else "everything" if len(answer.cards) == len(hand) else "some"


def _line_up(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.order)


WEARING = ("to who wears nothing", "to who wears something")
SHAPES: Mapping[str, Shaped] = MappingProxyType(
    {
        "march": Shaped(
            ("march.",),
            _march,
            (*COUNTS, "from one place", "from several places", "to own territory", "to enemy territory", *HELD),
        ),
        "place_terrain": Shaped(("terrain.",), _place, (*GROUNDS, *HELD)),
        "place_proxy": Shaped(("terrain.proxy",), _place, (*GROUNDS, *HELD)),
        "swap": Shaped(("equip.",), _swap, (*COUNTS, *WEARING)),
        "equip": Shaped(("equip.",), _equip, WEARING),
        "summon": Shaped(("summonphase.",), _summon, HELD),
        "discard": Shaped(("hand.",), _discard, ("nothing", "some", "everything")),
        "line_up": Shaped(("battle.formation",), _line_up, COUNTS),
    }
)
"""The shapes of each act."""


def shapes(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """Which shapes the answers have in the scenarios of each clause that is about an act."""
    return shapes_table(edition, plays, SHAPES)
