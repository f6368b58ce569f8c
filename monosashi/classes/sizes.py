"""How large things become in scenarios: each list, stack, counter and number of a position, and what answers name.

A rule that counts to three only is right wherever two are the most that anybody has tried. So for each thing there is
the size that scenarios usually reach and the largest one; somewhere the usual size must be exceeded.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Play
from monosashi.mutants.kinds.fields import NUMBER, THINGS, fields, kind_of
from reference_engine.kernel.decision import act_of
from reference_engine.kernel.edition import Edition

USUAL, MORE, LARGEST = say("the usual size"), say("more than usual"), say("the largest size")

DEPTH = "stack"
"""How many procedures are under way."""

Sizes = Mapping[str, int]
"""What there is, by the field's name, and how much of it at most."""


def sizes(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """The scenarios that reach the usual size of each thing, that exceed it, and that reach the largest one."""
    reached = {play.scenario.id: reached_in(edition, play) for play in plays}
    counted: dict[str, Counter[int]] = {}
    for each in reached.values():
        for name, size in each.items():
            counted.setdefault(name, Counter())[size] += 1
    # Of two sizes that are reached equally often the larger one is usual.
    usual = {name: max(sizes, key=lambda size: (sizes[size], size)) for name, sizes in counted.items()}
    largest = {name: max(sizes) for name, sizes in counted.items()}
    rows = {name: f"{name}: {usual[name]}, {largest[name]}" for name in sorted(counted)}

    def cells(play: Play) -> Iterator[Cell]:
        for name, size in reached[play.scenario.id].items() if play.scenario.id in reached else ():
            if size == usual[name]:
                yield rows[name], USUAL
            if size > usual[name]:
                yield rows[name], MORE
            if size == largest[name]:
                yield rows[name], LARGEST

    return ClassTable(
        "sizes",
        say("Sizes"),
        say(
            "How much there is at once of whatever a position or an answer has several of, and how far it counts: the "
            "size that most scenarios reach and the largest one stand behind each name. A rule may stop counting."
        ),
        tuple(rows.values()),
        (USUAL, MORE, LARGEST),
        cells,
    )


def reached_in(edition: Edition, play: Play) -> Sizes:
    """The largest size of each thing in a scenario; what there is none of is left out."""
    game = edition.name.partition("@")[0]
    found: dict[str, int] = {}
    for position in (play.loaded, *(moment.after for moment in play.moments)):
        if position is not None:
            _more(found, DEPTH, len(position.stack))
            _measure(game, position, found)
            for frame in position.stack:
                _measure(game, frame, found)
    for moment in play.moments:
        if moment.accepted and moment.answer is not None:
            for name in moment.answer.__struct_fields__:
                value = getattr(moment.answer, name)
                if isinstance(value, tuple | list | Mapping):
                    _more(found, f"{act_of(moment.answer)} names {name}", len(value))
    return found


def _more(found: dict[str, int], name: str, size: int) -> None:
    if size > found.get(name, 0):
        found[name] = size


@cache
def _plan(game: str, kind: Any) -> tuple[tuple[str, str, bool], ...]:
    """The fields of a type that have a size: their names, what they are called, whether they are numbers."""
    return tuple(
        (field.name, field.id, field.holds == NUMBER)
        for field in fields(game)
        if field.owner is kind and field.holds in (THINGS, NUMBER)
    )


def _measure(game: str, value: Any, found: dict[str, int]) -> None:
    for name, called, number in _plan(game, kind_of(value)):
        inner = getattr(value, name)
        if isinstance(inner, Mapping):
            for each in inner.values():
                if isinstance(each, msgspec.Struct):
                    _measure(game, each, found)
                elif isinstance(each, tuple):
                    _more(found, called, len(each))
            if not any(isinstance(each, tuple) for each in inner.values()):
                _more(found, called, len(inner))
        elif isinstance(inner, tuple | list):
            _more(found, called, len(inner))
            for each in inner:
                _measure(game, each, found)
        elif number and isinstance(inner, int):
            _more(found, called, inner)
