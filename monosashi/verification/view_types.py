"""What the types of a view say of it: its secret piles, the cards that it names, what is where."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from reference_engine.kernel.documents import meaning
from reference_engine.kernel.game import Game


def piles_of(game: Game) -> tuple[str, ...]:
    """The fields of a player's view that are lists for those who may see them, and nothing for others.

    >>> from monosashi.kit.registry import kit
    >>> piles_of(kit("deus").game)
    ('hand', 'deck')
    """
    players = meaning(get_type_hints(game.views.kind, include_extras=True).get("players")).kind
    seen = get_args(players)[1] if get_origin(players) is dict else None
    return tuple(name for name, kind in _fields(seen).items() if _is_secret(kind)) if _is_struct(seen) else ()


def cards_in(view: Any) -> frozenset[str]:
    """The ids that a view names wherever something lies: not what is asked about, nor what only helps a reader."""
    return frozenset(_named(view, type(view))) - {""}


def thing_of(view: Any, card: str) -> Struct | None:
    """What a view shows with that ``id``; None if it shows a name at most."""
    return next((each for each in _structs(view) if getattr(each, "id", None) == card), None)


def place_of(thing: Struct) -> str:
    """Where a thing is, by the first of its fields that holds a place."""
    fields = _fields(type(thing)).items()
    return next((str(getattr(thing, name)) for name, kind in fields if meaning(kind).holds == "place"), "")


def _structs(value: Any) -> Iterator[Struct]:
    if isinstance(value, Struct):
        yield value
        value = msgspec.structs.asdict(value)
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple | list) else ()
    for part in parts:
        yield from _structs(part)


def _named(value: Any, kind: Any) -> Iterator[str]:
    kind, holds, _order, _members, aside = meaning(kind)
    if aside or value is None:
        return
    if isinstance(value, str):
        meant = {meaning(each).holds for each in get_args(kind)} if _is_union(kind) else {holds}
        yield from (value,) if "id" in meant else ()
    elif isinstance(value, Struct):
        for name, inner in _fields(type(value)).items():
            yield from _named(getattr(value, name), inner)
    elif _is_union(kind):
        for each in get_args(kind):
            yield from _named(value, each) if isinstance(value, get_origin(meaning(each).kind) or ()) else ()
    elif isinstance(value, Mapping) and get_origin(kind) is dict:
        for pair in value.items():
            for part, inner in zip(pair, get_args(kind), strict=True):
                yield from _named(part, inner)
    elif isinstance(value, tuple | list) and get_origin(kind) in (tuple, list):
        for item in value:
            yield from _named(item, get_args(kind)[0])


@cache
def _fields(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _is_secret(kind: Any) -> bool:
    parts = get_args(meaning(kind).kind) if _is_union(meaning(kind).kind) else ()
    return NoneType in parts and any(get_origin(meaning(each).kind) in (tuple, list) for each in parts)
