"""The shapes of answers in a clause's own scenarios: all of them may be of one."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from monosashi.classes.tables import Cell, Table
from monosashi.classes.watching import Moment, Play
from monosashi.rulebook.ledger import load_ledger
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition

Shape = Callable[[Moment, Any], Iterator[str]]
"""What can be told of the shape of an answer."""


def _march(moment: Moment, answer: Any) -> Iterator[str]:
    units = moment.before.units
    yield from _counted(answer.moves)
    origins = {units[unit].area for unit in answer.moves if unit in units}
    yield "from one place" if len(origins) == 1 else "from several places"
    yield from ("to the front" if area in FRONT else "to own territory" for area in answer.moves.values())
    for area in answer.moves.values():
        held = {unit.owner for unit in units.values() if unit.area == area}
        yield "where nobody is" if not held else "where own units are" if moment.seat in held else "where enemies are"


def _intercept(moment: Moment, answer: Any) -> Iterator[str]:
    units = moment.before.units
    yield from _counted(answer.units)
    origins = {units[unit].area for unit in answer.units if unit in units}
    yield "from one place" if len(origins) == 1 else "from several places"
    yield from ("from the front" if area in FRONT else "from own territory" for area in origins)


def _summon(moment: Moment, answer: Any) -> Iterator[str]:
    held = any(unit.area == answer.area for unit in moment.before.units.values())
    yield "where own units are" if held else "where nobody is"


def _rearrange(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from _counted(answer.areas)


def _discard(moment: Moment, answer: Any) -> Iterator[str]:
    hand = moment.before.players[moment.seat].hand
    yield "nothing" if not answer.cards else "everything" if len(answer.cards) == len(hand) else "some"


def _line_up(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from _counted(answer.order)


def _counted(members: Any) -> Iterator[str]:
    yield "one" if len(members) == 1 else "several"


COUNTS = ("one", "several")
SHAPES: Mapping[str, tuple[tuple[str, ...], Shape, tuple[str, ...]]] = MappingProxyType(
    {
        "march": (
            ("march",),
            _march,
            (
                *COUNTS,
                "from one place",
                "from several places",
                "to the front",
                "to own territory",
                "where nobody is",
                "where own units are",
                "where enemies are",
            ),
        ),
        "intercept": (
            ("intercept",),
            _intercept,
            (*COUNTS, "from one place", "from several places", "from the front", "from own territory"),
        ),
        "summon": (("turn.summon",), _summon, ("where nobody is", "where own units are")),
        "rearrange": (("turn.summon.rearrange",), _rearrange, COUNTS),
        "discard": (("turn.hand",), _discard, ("nothing", "some", "everything")),
        "line_up": (("battle.lineup",), _line_up, COUNTS),
    }
)
"""Of each act: what the clauses about it begin with, what is told of its answers, and all that can be told."""


def shapes(edition: Edition) -> Table:
    """Which shapes the answers have in the scenarios of each clause that is about an act."""
    held = [clause.id for clause in load_ledger("deus").values() if clause.holds_in(edition.name)]
    rows = tuple(
        f"{act}: {clause}"
        for act, (beginnings, _, _) in SHAPES.items()
        for clause in held
        if act in edition.acts and clause.startswith(tuple(f"deus.{beginning}" for beginning in beginnings))
    )
    columns = tuple(dict.fromkeys(shape for _, _, told in SHAPES.values() for shape in told))
    return Table(
        "shapes",
        "Own scenarios of one shape",
        "Which shapes the answers have in a clause's own scenarios, where it is about what is done.",
        rows,
        columns,
        lambda play: ((row, shape) for row, shape in _shapes(play) if row in rows),
        lambda row, column: column not in SHAPES[row.partition(":")[0]][2],
    )


def _shapes(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        if moment.act in SHAPES and moment.answer is not None and (moment.accepted or moment.looked_for):
            for shape in SHAPES[moment.act][1](moment, moment.answer):
                for clause in dict.fromkeys((play.scenario.clause, *play.scenario.tags)):
                    yield f"{moment.act}: {clause}", shape
