"""What an answer can name, by what it is: ids, places and words of a view, and what each field of an answer holds."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.suite.card_types import all_literals, structs_in
from reference_engine.kernel.documents import meaning
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game

Named = defaultdict[str, set[str]]
"""Words by what they are: ``id``, ``place``, ``seat``, ``word``."""

Collect = Callable[[Any, Named], object]
"""Collects the words of a part of a view."""

LIKELY = 0.7
"""How often a word is one that has been said in that field before."""

KEYS = ".keys"
"""What stands behind a field's name where the keys of its table are meant."""


def nameable(view: Any) -> Named:
    """The words of a view by what they are, but for lists with an order: nobody names what lies in a deck."""
    found: Named = defaultdict(set)
    _collect(view, found)
    return found


def _collect(thing: Struct, found: Named) -> None:
    for name, collect in _parts(type(thing)):
        collect(getattr(thing, name), found)


@cache
def _parts(kind: type[Struct]) -> tuple[tuple[str, Collect], ...]:
    hints = get_type_hints(kind, include_extras=True).items()
    return tuple((name, collect) for name, hint in hints if (collect := _part(hint)) is not None)


def _part(hint: Any) -> Collect | None:
    """What collects the words of a part of that type; None if it has none that could be named."""
    kind, holds, order, _members, aside = meaning(hint)
    origin, inner = get_origin(kind), get_args(kind)
    if aside or order:
        return None
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _collect
    if kind is str and holds:
        return lambda word, found: found[holds].add(word)
    parts = [_part(each) for each in inner if each not in (NoneType, ...)]
    if not any(parts):
        return None
    if origin in (Union, UnionType):
        (part, *_) = (each for each in parts if each is not None)
        return lambda value, found: None if value is None else part(value, found)
    if origin is dict:
        sides = [(side, part) for side, part in enumerate(parts) if part is not None]
        return lambda table, found: [part(pair[side], found) for side, part in sides for pair in table.items()]
    item = parts[0]
    assert item is not None
    return lambda items, found: [item(each, found) for each in items]


def fields_of_answers(game: Game) -> Mapping[str, frozenset[str]]:
    """What the strings in each field of an answer are; of a table's keys under its name and ``.keys``."""
    found: Named = defaultdict(set)
    for kind in get_args(game.answers.kind) or (game.answers.kind,):
        for name, hint in get_type_hints(kind, include_extras=True).items():
            for place, holds in _held(hint, name):
                found[place].add(holds)
    return {name: frozenset(each) for name, each in found.items()}


def _held(hint: Any, place: str) -> Iterator[tuple[str, str]]:
    kind, holds, *_ = meaning(hint)
    if kind is str:
        yield place, holds
    elif get_origin(kind) is dict:
        keys, values = get_args(kind)
        yield from _held(keys, place + KEYS)
        yield from _held(values, place)
    else:
        for each in get_args(kind):
            yield from _held(each, place)


class Words:
    """The words that answers of one game can name: what makes sense in a field."""

    def __init__(self, rules: Edition) -> None:
        """Look at the types of its answers."""
        game = engine.game(rules.name)
        self._seats = game.seats
        self._held = fields_of_answers(game)
        self._closed = closed_lists(game)

    def at(self, view: Any, answers: Sequence[Mapping[str, Any]]) -> "WordsNow":
        """Those of a position as a judge sees it, in which these are answers."""
        said: Named = defaultdict(set)
        for plain in answers:
            for key, word in _said(plain):
                said[key].add(word)
        return WordsNow(view, self._seats, said, self._held, self._closed)


@dataclass
class WordsNow:
    """The words of one position: ``said`` stand in answers, by their fields."""

    view: Any
    seats: Sequence[str]
    said: Named
    held: Mapping[str, frozenset[str]]
    closed: Mapping[str, Sequence[str]]
    _pools: dict[tuple[str, bool], Sequence[str]] = field(default_factory=dict)

    @cached_property
    def seen(self) -> Named:
        """What is to be seen by a judge, and who takes part."""
        found = nameable(self.view)
        found["seat"].update(self.seats)
        return found

    def one(self, key: str, chance: Random) -> str:
        """A word for that field: one that has been said there, or another of its kind; nothing where none is known."""
        likely = key in self.said and chance.random() < LIKELY
        pool = (key, likely)
        if pool not in self._pools:
            self._pools[pool] = sorted(self.said[key] if likely else self._possible(key)) or [""]
        return chance.choice(self._pools[pool])

    def _possible(self, key: str) -> set[str]:
        holds = self.held.get(key, frozenset())
        kinds = {*self.seen} if "any" in holds else holds
        alike = [words for other, words in self.said.items() if self.held.get(other, frozenset()) & kinds]
        return {*self.closed.get(key, ())}.union(*alike, *(self.seen[kind] for kind in kinds)) - {""}


def closed_lists(game: Game) -> Mapping[str, Sequence[str]]:
    """The words of those fields of answers that hold one of a few, whatever lies on the table."""
    found: dict[str, list[str]] = {}
    for each in structs_in(msgspec.inspect.type_info(game.answers.kind)):
        for one in each.fields:
            for words in all_literals(one.type):
                found[one.encode_name] = sorted({*found.get(one.encode_name, ()), *words})
    return found


def _said(plain: object, key: str = "") -> Iterator[tuple[str, str]]:
    """The words of an answer, each with the field that it stands in."""
    if isinstance(plain, str):
        yield key, plain
    elif isinstance(plain, Mapping):
        for name, each in plain.items():
            if key:
                yield from ((key + KEYS, name), *_said(each, key))
            elif name != "do":
                yield from _said(each, name)
    elif isinstance(plain, list | tuple):
        for each in plain:
            yield from _said(each, key)
