"""Why may I not? Answers that somebody may mean who points at one or two things, and what is against them.

Nothing is known here of what a game's acts are: what is pointed at takes the place of something else in a lawful
answer, or stands in a field of an act that has none. Of all that come of it those count that break the fewest rules.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi.differential.bending import blank_answers
from monosashi.support.text import texts_in
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.legality import Violation

Plain = dict[str, Any]

PATTERNS = 12
"""So many lawful answers of an act are taken as patterns, the shortest first."""

TRIED = 300
"""So many answers of an act are looked at."""


REASONS = 2
"""Of an act so many answers are told that are forbidden for different reasons, and equally few."""


class Meant(NamedTuple):
    """An answer that somebody may mean, and what is against it."""

    action: Plain
    against: tuple[Violation, ...]


def meant(rules: Edition, position: Any, picked: Sequence[str], lawful: Iterable[Plain]) -> list[Meant]:
    """For each act on offer the answers about all that is picked that break the fewest rules; the likeliest first.

    There is none where no act on offer can be about that.
    """
    patterns: dict[str, list[Plain]] = {}
    for plain in sorted(lawful, key=lambda each: len([*texts_in(each)])):
        patterns.setdefault(plain["do"], []).append(plain)
    blank = blank_answers(engine.game(rules.name))
    acts = rules.offers.get(position.pending.kind, ())
    found = (_least(rules, position, picked, [*patterns.get(act, ())[:PATTERNS], blank[act]]) for act in acts)
    return sorted((each for some in found for each in some), key=lambda each: len(each.against))


def _least(rules: Edition, position: Any, picked: Sequence[str], patterns: Sequence[Plain]) -> list[Meant]:
    """The least forbidden of all answers like these that are about what is picked: one for each reason."""
    seat, answers = position.pending.seat, engine.game(rules.name).answers
    least: dict[frozenset[str], Meant] = {}
    fewest = 0
    seen = {msgspec.json.encode(plain): plain for pattern in patterns for plain in _about(pattern, picked)}
    for plain in islice(seen.values(), TRIED):
        try:
            answer = answers.convert(plain)
            against = tuple(engine.violations(rules, position, seat, answer))
        except (engine.Unreadable, engine.Malformed):
            continue
        read = msgspec.json.decode(answers.dump(answer))
        # What no act has a place for has been left out when it was read.
        if not set(picked) <= {*texts_in(read)} or (least and len(against) > fewest):
            continue
        if not least or len(against) < fewest:
            least, fewest = {}, len(against)
        least.setdefault(frozenset(each.clause for each in against), Meant(read, against))
    return [*least.values()][:REASONS]


def _about(plain: Plain, picked: Sequence[str]) -> Iterator[Plain]:
    """The answers in which everything picked stands, at one place each.

    >>> list(_about({"do": "attack", "unit": "a", "target": "b"}, ["c"]))
    [{'do': 'attack', 'unit': 'c', 'target': 'b'}, {'do': 'attack', 'unit': 'a', 'target': 'c'}]
    """
    found: Iterable[Plain] = [plain]
    for name in picked:
        found = [other for each in found for other in ([each] if name in texts_in(each) else _with(each, name))]
    return (each for each in found if set(picked) <= {*texts_in(each)})


def _with(value: Any, name: str) -> Iterator[Any]:
    """Plain data with a name in the place of one text, or beside those of a list or table; the act stays what it is."""
    match value:
        case str():
            yield name
        case []:
            yield [name]
        case list():
            for place, item in enumerate(value):
                yield from ([*value[:place], other, *value[place + 1 :]] for other in _with(item, name))
            if isinstance(value[-1], str):
                yield [*value, name]
        case dict() if not value:
            yield {name: ""}
        case dict():
            for key, item in value.items():
                if key != "do":
                    yield from ({**value, key: other} for other in _with(item, name))
            if "do" not in value:
                yield from ({_other(each, key, name): item for each, item in value.items()} for key in value)
                yield {**value, name: value[next(iter(value))]}


def _other(key: str, old: str, new: str) -> str:
    return new if key == old else key
