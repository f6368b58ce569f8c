"""The fields of a position, found by its types: each list, mark, counter and number that rules can read and change."""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, Struct, UnsetType

import reference_engine as engine
from reference_engine.kernel.procedure import Procedure

NO_RULE_READS = frozenset(
    {"edition", "cards", "own_cards", "pending", "result", "stack", "step", "calling", "battlefield"}
)
"""What a position has for the kernel, for documents, or once and for all."""

OF_CARDS = ("cards", "battlefield", "decision")
"""Modules whose types are printed on cards or maps, or are questions: they never change."""

THINGS, MARK, NUMBER, WORD, SEAT = "things", "mark", "number", "word", "seat"
"""What a field holds: several of something; yes or no; a number; one name; whose."""


@dataclass(frozen=True)
class BentField:
    """A field of a type that positions are made of. ``members`` is the type of what a list has, if that has fields.

    ``default`` is what stands there while nothing is noted; a field that always holds something has none.
    """

    owner: type[Struct]
    name: str
    holds: str
    default: Any = NODEFAULT
    members: type[Struct] | None = None
    by_seat: bool = False

    @property
    def id(self) -> str:
        """``unit.ready``; a position's own fields by their names alone."""
        owner = "" if self.owner.__name__ == "Position" else f"{self.owner.__name__.lower()}."
        return f"{owner}{self.name}"

    @property
    def what(self) -> str:
        """The field in a sentence."""
        owner = "" if self.owner.__name__ == "Position" else f" of a {_words(self.owner.__name__)}"
        return f"{self.name.replace('_', ' ')}{owner}"


def _words(name: str) -> str:
    return "".join(f" {each.lower()}" if each.isupper() else each for each in name).strip()


@cache
def fields(game: str) -> tuple[BentField, ...]:
    """Every field of a game's positions that rules read or change."""
    seats = engine.game(game).seats
    found: dict[type, None] = {}
    _collect(engine.game(game).positions.kind, found)
    return tuple(
        BentField(kind, each.name, holds, _default(each), _struct(hint), _by_seat(hint, seats))
        for kind in found
        for each, hint in zip(msgspec.structs.fields(kind), _hints(kind), strict=True)
        if each.name not in NO_RULE_READS and (holds := _holds(hint, seats))
    )


@cache
def _hints(kind: type[Struct]) -> tuple[Any, ...]:
    """The types of a Struct's fields, without what they say beside."""
    hints = get_type_hints(kind)
    return tuple(hints[name] for name in kind.__struct_fields__)


def _collect(kind: Any, found: dict[type, None]) -> None:
    if isinstance(kind, type) and issubclass(kind, Struct):
        if kind in found or kind.__module__.rpartition(".")[2] in OF_CARDS:
            return
        found[kind] = None
        for field in msgspec.structs.fields(kind):
            if field.name not in NO_RULE_READS or field.name == "stack":
                _collect(field.type, found)
    for inner in get_args(kind):
        _collect(inner, found)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return NODEFAULT if field.default is UNSET else field.default


def _holds(kind: Any, seats: tuple[str, ...]) -> str:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        inner = [each for each in get_args(kind) if each not in (type(None), UnsetType)]
        return _holds(inner[0], seats) if len(inner) == 1 else ""
    if origin is Literal:
        return SEAT if {*get_args(kind)} <= {*seats} else WORD
    if origin in (tuple, list, dict, Mapping):
        return THINGS
    return {bool: MARK, int: NUMBER, str: WORD}.get(kind, "")


def _struct(kind: Any) -> type[Struct] | None:
    """The type of what a list or a mapping has, where it has fields."""
    if get_origin(kind) in (tuple, list, dict):
        for inner in get_args(kind):
            if isinstance(inner, type) and issubclass(inner, Struct):
                return inner
    return None


def _by_seat(kind: Any, seats: tuple[str, ...]) -> bool:
    return any(
        get_origin(each) is dict and {*get_args(get_args(each)[0])} == {*seats} for each in (kind, *get_args(kind))
    )


def kind_of(value: Any) -> Any:
    """The type of a value, as something that a cache knows things by."""
    return type(value)


@cache
def _towards(kind: Any, owner: Any) -> tuple[str, ...]:
    """The fields of a type in which there may be some of another type."""
    found = []
    for field in msgspec.structs.fields(kind):
        inside: dict[type, None] = {}
        if field.name not in NO_RULE_READS:
            _collect(field.type, inside)
        if owner in inside:
            found.append(field.name)
    return tuple(found)


Where = tuple[Any, ...]
"""A place in a position: which of its procedures, 0 for its own, then fields, keys and names on the way."""


def rewritten(value: Any, owner: type[Struct], change: Callable[[Any, Where], Any], where: Where = ()) -> Any:
    """A value in which everything of one type has been changed; the same object if nothing has."""
    kind: Any = type(value)
    if kind is owner:
        return change(value, where)
    if isinstance(value, Struct) and not isinstance(value, Procedure):
        news = {
            name: new
            for name in _towards(kind, owner)
            if (new := rewritten(old := getattr(value, name), owner, change, (*where, name))) is not old
        }
        return msgspec.structs.replace(value, **news) if news else value
    if kind is dict:
        others = {key: rewritten(each, owner, change, (*where, key)) for key, each in value.items()}
        return others if any(others[key] is not each for key, each in value.items()) else value
    if kind in (tuple, list):
        named = ((each, (*where, _name(each, number))) for number, each in enumerate(value))
        new = kind(rewritten(each, owner, change, there) for each, there in named)
        return new if any(one is not other for one, other in zip(new, value, strict=True)) else value
    return value


@dataclass
class Patch:
    """A field of what can be changed, a position or a procedure under way: what stands there, and what shall."""

    of: Any
    name: str
    old: Any
    new: Any


def patches(position: Any, field: BentField, change: Callable[[Any, Where], Any]) -> list[Patch]:
    """What a change of a field, wherever it is, means for a position and its procedures."""

    def changed(one: Any, where: Where) -> Any:
        old = getattr(one, field.name)
        new = change(old, where)
        return one if new is old or new == old else msgspec.structs.replace(one, **{field.name: new})

    found = []
    for place, mutable in enumerate((position, *position.stack)):
        if type(mutable) is field.owner:
            old = getattr(mutable, field.name)
            new = change(old, (place,))
            if new is not old and new != old:
                found.append(Patch(mutable, field.name, old, new))
            continue
        for name in _towards(kind_of(mutable), field.owner):
            old = getattr(mutable, name)
            new = rewritten(old, field.owner, changed, (place, name))
            if new is not old:
                found.append(Patch(mutable, name, old, new))
    return found


def written(position: Any, field: BentField, values: Mapping[Where, Any]) -> None:
    """Write values of a field at the places where it was noted."""
    if values:
        for patch in patches(position, field, lambda old, where: values.get(where, old)):
            setattr(patch.of, patch.name, patch.new)


Everything = Mapping[str, Mapping[Where, Any]]
"""For each field, by its id, its value at every place where it is."""


def everything(position: Any) -> Everything:
    """Every field of a position; what may be changed later is copied."""
    game = position.edition.partition("@")[0]
    found: dict[str, dict[Where, Any]] = {}
    for place, mutable in enumerate((position, *position.stack)):
        _everything(game, mutable, (place,), found)
    return found


def _everything(game: str, value: Any, where: Where, found: dict[str, dict[Where, Any]]) -> None:
    kind: Any = type(value)
    if kind is dict:
        for key, each in value.items():
            _everything(game, each, (*where, key), found)
    elif kind in (tuple, list):
        for number, each in enumerate(value):
            _everything(game, each, (*where, _name(each, number)), found)
    else:
        noted, inside = _plan(game, kind)
        for identity, name in noted:
            told = getattr(value, name)
            found.setdefault(identity, {})[where] = told.copy() if type(told) is dict else told
        for name in inside:
            _everything(game, getattr(value, name), (*where, name), found)


@cache
def _plan(game: str, kind: Any) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """The fields of a type, by ids and names, and the names of those in which there are more of them."""
    every = fields(game)
    owners = {field.owner for field in every}
    noted = tuple((field.id, field.name) for field in every if field.owner is kind)
    return noted, tuple(dict.fromkeys(n for owner in owners for n in _towards(kind, owner))) if noted else ()


def _name(member: Any, number: int) -> Any:
    """What a member of a list goes by: its name, so that it is known wherever it stands, or its place."""
    return getattr(member, "id", getattr(member, "card", number))
