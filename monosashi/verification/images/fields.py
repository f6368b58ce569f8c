"""What the strings in a game's documents are: seats, places or ids, told by the documents' types."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from monosashi.kit.interface import HOLDS, Comparison, GameKit, Images


class Frame(NamedTuple):
    """What becomes of seats, places and ids, and of lists without an order: they are kept, put backwards or sorted."""

    seats: Mapping[str, str] = {}
    places: Mapping[str, str] = {}
    ids: Mapping[str, str] = {}
    lists: Literal["kept", "backwards", "sorted"] = "kept"


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
    """Makes mappers of types, by what the game says that its fields hold.

    ``undeclared`` are fields with strings of which nothing is known, ``met`` those that are declared.
    """

    kit: GameKit
    images: Images
    undeclared: list[str] = field(default_factory=list)
    met: set[str] = field(default_factory=set)
    listed: bool = False
    holding: set[str] = field(default_factory=set)
    _made: dict[Any, Mapper] = field(default_factory=dict)

    @cached_property
    def _declared(self) -> Mapping[str, str]:
        return {name: what for what, names in self.images.holds.items() for name in names}

    def mapper(self, kind: Any, has_no_order: Callable[[type, str], bool]) -> Mapper:
        """How a document of a type is mapped. ``has_no_order`` says of a field whether its lists have none."""
        self._made.clear()
        return self._of(kind, "", "", has_no_order, free=False) or _same

    def _of(
        self, kind: Any, holds: str, where: str, has_no_order: Callable[[type, str], bool], *, free: bool
    ) -> Mapper | None:
        """The mapper of a type in a field called ``where``; None if nothing in it is ever mapped."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            said = next((m.extra.get(HOLDS, "") for m in inner[1:] if isinstance(m, msgspec.Meta) and m.extra), "")
            return self._of(inner[0], said or holds, where, has_no_order, free=free)
        if holds == "word":
            return None
        if origin is Literal:
            # Whatever can be nothing but a seat is one.
            return self._held("seat") if set(inner) <= set(self.kit.game.seats) else None
        if origin in (Union, UnionType):
            return self._union([each for each in inner if each is not type(None)], holds, where, has_no_order, free)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._struct(kind, has_no_order)
        if origin is dict:
            key, _, value = holds.partition(": ") if ": " in holds else (holds, "", holds)
            parts = [
                self._of(each, said, where, has_no_order, free=free)
                for each, said in zip(inner, (key, value), strict=True)
            ]
            return _object(
                parts[0] or _same, parts[1] or _same, self.images.objects and where not in self.images.in_order
            )
        if origin in (tuple, list):
            self.listed |= free
            item = self._of(inner[0], holds, where, has_no_order, free=free)
            return _list(item or _same, free=free) if item or free else None
        if kind is str:
            if holds:
                return self._held(holds)
            self.undeclared += [where] if where not in self.undeclared else []
        return None

    def _held(self, holds: str) -> Mapper:
        self.holding.add(holds)
        return MAPPERS[holds]

    def _struct(self, kind: type[Struct], has_no_order: Callable[[type, str], bool]) -> Mapper:
        if kind in self._made:
            return self._made[kind]
        parts: dict[str, Mapper] = {}
        seats = self.kit.game.seats
        made = self._made[kind] = _record(parts, named_by_seats={*seats} <= {*kind.__struct_fields__})
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            where = f"{kind.__name__}.{name}"
            holds = self._declared.get(where, "")
            self.met |= {where} if holds else set()
            part = self._of(
                hints[name],
                holds,
                where,
                has_no_order,
                free=has_no_order(kind, name) and where not in self.images.in_order,
            )
            if part is not None:
                parts[name] = part
        return made

    def _union(
        self,
        kinds: Sequence[Any],
        holds: str,
        where: str,
        has_no_order: Callable[[type, str], bool],
        free: bool,
    ) -> Mapper | None:
        made = {kind: self._of(kind, holds, where, has_no_order, free=free) for kind in kinds}
        found = {kind: mapper for kind, mapper in made.items() if mapper is not None}
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
        return dict(pairs[::-1] if turned and frame.lists == "backwards" else pairs)

    return mapped


def _list(item: Mapper, *, free: bool) -> Mapper:
    def mapped(value: Any, frame: Frame) -> Any:
        if not isinstance(value, tuple | list):
            return value
        items = [item(each, frame) for each in value]
        if free and frame.lists == "backwards":
            items.reverse()
        elif free and frame.lists == "sorted":
            items.sort(key=_rank)
        return tuple(items) if isinstance(value, tuple) else items

    return mapped


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
    """How the documents of a game are mapped, and what the types say: which fields nobody knows, or does not have."""

    position: Mapper
    answer: Mapper
    view: Mapper
    undeclared: tuple[str, ...]
    unknown: tuple[str, ...]
    has_ids: bool
    has_lists: bool

    def ids_in(self, position: Any) -> Iterable[str]:
        """Every id that a quiet position names."""
        found = _Collected()
        self.position(position, Frame(ids=found))
        return found


def documents(kit: GameKit, images: Images) -> Documents:
    """The mappers of a game's documents."""
    how = kit.comparison
    reader = Reader(kit, images)
    position = reader.mapper(kit.game.quiet_positions.kind, lambda _kind, name: _unordered(how, name))
    has_ids = not {"id", "any"}.isdisjoint(reader.holding)
    answer = reader.mapper(kit.game.answers.kind, lambda kind, name: f"{_tag(kind)}.{name}" not in how.ordered)
    has_lists = reader.listed
    view = reader.mapper(kit.game.views.kind, lambda _kind, name: _unordered(how, name))
    unknown = tuple(name for names in images.holds.values() for name in names if name not in reader.met)
    return Documents(position, answer, view, tuple(reader.undeclared), unknown, has_ids, has_lists)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _unordered(how: Comparison, name: str) -> bool:
    return name in how.unordered or name in how.by_id
