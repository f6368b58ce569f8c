"""What the strings in a game's documents are: seats, places or ids, by the documents' types."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from monosashi.kit.interface import GameKit
from reference_engine.kernel.documents import meaning


class Frame(NamedTuple):
    """What becomes of seats, places and ids, and of lists without an order: they are kept, put otherwise or sorted.

    Otherwise is an order that ``chance`` draws; without it, backwards.
    """

    seats: Mapping[str, str] = {}
    places: Mapping[str, str] = {}
    ids: Mapping[str, str] = {}
    lists: Literal["kept", "otherwise", "sorted"] = "kept"
    chance: Random | None = None

    def text(self, said: str) -> str:
        """What is said of them in a sentence.

        >>> Frame({"south": "north"}, ids={"id4": "Ogre"}).text("march by south: units[id4].area")
        'march by north: units[Ogre].area'
        """
        names = {**self.seats, **self.places, **self.ids}
        known = "|".join(map(re.escape, names))
        return re.sub(rf"\b(?:{known})\b", lambda found: names[found[0]], said) if names else said


Item = TypeVar("Item")

Mapper = Callable[[Any, Frame], Any]
"""A value as it is in another frame. What is not of its type stays as it is."""


def _seat(value: Any, frame: Frame) -> Any:
    return frame.seats.get(value, value) if isinstance(value, str) else value


def _place(value: Any, frame: Frame) -> Any:
    return frame.places.get(value, value) if isinstance(value, str) else value


def _id(value: Any, frame: Frame) -> Any:
    return frame.ids.get(value, value) if isinstance(value, str) else value


def _marked(value: Any, frame: Frame) -> Any:
    """An id, a colon and more."""
    if not isinstance(value, str):
        return value
    name, colon, more = value.rpartition(":")
    return f"{frame.ids.get(name, name)}{colon}{more}"


def _any(value: Any, frame: Frame) -> Any:
    """A field that may hold any of them."""
    if not isinstance(value, str):
        return value
    return next((names[value] for names in (frame.places, frame.ids, frame.seats) if value in names), value)


def _same(value: Any, _frame: Frame) -> Any:
    return value


MAPPERS: Mapping[str, Mapper] = {
    "seat": _seat,
    "place": _place,
    "id": _id,
    "marked id": _marked,
    "any": _any,
    "word": _same,
}


@dataclass
class Reader:
    """Makes mappers of types, by what these say that they hold.

    ``undeclared`` are fields with strings of which nothing is known.
    """

    kit: GameKit
    undeclared: list[str] = field(default_factory=list)
    listed: bool = False
    holding: set[str] = field(default_factory=set)
    _made: dict[Any, Mapper] = field(default_factory=dict)

    def mapper(self, kind: Any) -> Mapper:
        """How a document of a type is mapped."""
        return self._of(kind, "") or _same

    def _of(self, kind: Any, where: str) -> Mapper | None:
        """The mapper of a type in a field called ``where``; None if nothing in it is ever mapped."""
        kind, holds, order, *_ = meaning(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            # Whatever can be nothing but a seat is one.
            return self._held("seat") if set(inner) <= set(self.kit.game.seats) else None
        if origin in (Union, UnionType):
            return self._union([each for each in inner if each is not type(None)], where)
        if isinstance(kind, type) and issubclass(kind, Struct):
            # What is printed on a card names nothing on the table.
            return self._struct(kind) if kind is not self.kit.game.cards.kind else None
        if origin is dict:
            key, item = (self._of(each, where) for each in inner)
            return _object(key or _same, item or _same, turned=not order)
        if origin in (tuple, list):
            self.listed |= not order
            item = self._of(inner[0], where)
            return _list(item or _same, free=not order) if item or not order else None
        if kind is str and not holds:
            self.undeclared += [where] if where not in self.undeclared else []
        return self._held(holds) if holds and holds != "word" else None

    def _held(self, holds: str) -> Mapper:
        self.holding.add(holds)
        return MAPPERS[holds]

    def _struct(self, kind: type[Struct]) -> Mapper:
        if kind in self._made:
            return self._made[kind]
        parts: dict[str, Mapper] = {}
        seats = self.kit.game.seats
        made = self._made[kind] = _record(parts, named_by_seats={*seats} <= {*kind.__struct_fields__})
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            part = self._of(hints[name], f"{kind.__name__}.{name}")
            if part is not None:
                parts[name] = part
        return made

    def _union(self, kinds: Sequence[Any], where: str) -> Mapper | None:
        made = {kind: self._of(kind, where) for kind in kinds}
        found = {meaning(kind).kind: mapper for kind, mapper in made.items() if mapper is not None}
        if len(kinds) == 1 or not found:
            return next(iter(found.values()), None)
        structs = {kind for kind in found if isinstance(kind, type) and issubclass(kind, Struct)}
        tagged = {kind.__struct_config__.tag: found[kind] for kind in structs}
        field_of_tag = next((kind.__struct_config__.tag_field for kind in structs), None)

        def mapped(value: Any, frame: Frame) -> Any:
            if isinstance(value, Struct):
                return found.get(type(value), _same)(value, frame)
            if isinstance(value, dict) and field_of_tag:
                tag = value.get(field_of_tag)
                return (tagged.get(tag, _same) if isinstance(tag, str) else _same)(value, frame)
            for kind, mapper in found.items():
                # The plain data of a Struct without a tag is an object; beside it there is nothing else of that shape.
                shape = dict if kind in structs else get_origin(kind) or kind
                if isinstance(value, (tuple, list) if shape is tuple else shape):
                    return mapper(value, frame)
            return value

        return mapped


def _record(parts: Mapping[str, Mapper], *, named_by_seats: bool) -> Mapper:
    """A Struct, or the plain data of one; each seat may have a field that is called like it."""

    def mapped(value: Any, frame: Frame) -> Any:
        if isinstance(value, dict):
            there = {**value}
            for name, of in parts.items():
                # What is empty names nobody, and most of what is shown is.
                if each := there.get(name):
                    there[name] = of(each, frame)
            return {frame.seats.get(name, name): each for name, each in there.items()} if named_by_seats else there
        if isinstance(value, Struct):
            changed = {}
            for name, of in parts.items():
                if each := getattr(value, name):
                    changed[name] = of(each, frame)
            return msgspec.structs.replace(value, **changed) if changed else value
        return value

    return mapped


def _object(key: Mapper, item: Mapper, turned: bool) -> Mapper:
    def mapped(value: Any, frame: Frame) -> Any:
        if not isinstance(value, dict):
            return value
        pairs = [(key(name, frame), item(each, frame)) for name, each in value.items()]
        return dict(otherwise(pairs, frame.chance) if turned and frame.lists == "otherwise" else pairs)

    return mapped


def _list(item: Mapper, *, free: bool) -> Mapper:
    def mapped(value: Any, frame: Frame) -> Any:
        if not isinstance(value, tuple | list):
            return value
        items = [item(each, frame) for each in value]
        if free and frame.lists == "otherwise":
            items = otherwise(items, frame.chance)
        elif free and frame.lists == "sorted":
            items.sort(key=_rank)
        return tuple(items) if isinstance(value, tuple) else items

    return mapped


def otherwise(items: Sequence[Item], chance: Random | None) -> list[Item]:
    """In another order, which chance draws; backwards without it, or where it draws the order that there was.

    >>> otherwise("ab", Random(1)), otherwise("abc", None)
    (['b', 'a'], ['c', 'b', 'a'])
    """
    drawn = chance.sample(items, len(items)) if chance else [*items]
    return drawn[::-1] if drawn == [*items] else drawn


def _rank(value: Any) -> str:
    return str(getattr(value, "id", value))


class _Collected(dict[str, str]):
    """Names that are looked up stay as they are, and are kept."""

    def __contains__(self, name: object) -> bool:
        self[str(name)] = str(name)
        return True

    def get(self, name: str, _default: Any = None) -> str:
        """The name itself."""
        self[name] = name
        return name


class Documents(NamedTuple):
    """How the documents of a game are mapped, and which fields have strings of which their types say nothing."""

    position: Mapper
    answer: Mapper
    view: Mapper
    undeclared: tuple[str, ...]
    has_ids: bool
    has_lists: bool

    def ids_in(self, position: Any) -> Iterable[str]:
        """Every id that a quiet position names."""
        found = _Collected()
        self.position(position, Frame(ids=found))
        return found


def documents(kit: GameKit) -> Documents:
    """The mappers of a game's documents."""
    reader = Reader(kit)
    position = reader.mapper(kit.game.quiet_positions.kind)
    has_ids = not {"id", "any"}.isdisjoint(reader.holding)
    answer = reader.mapper(kit.game.answers.kind)
    has_lists = reader.listed
    view = reader.mapper(kit.game.views.kind)
    return Documents(position, answer, view, tuple(reader.undeclared), has_ids, has_lists)
