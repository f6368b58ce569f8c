"""All the ways plain data fails to be what a type describes, not only the first one."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from reference_engine.kernel.names import shortened

SEQUENCES: tuple[Any, ...] = (tuple, list, set, frozenset, Sequence, Set)
MAPPINGS: tuple[Any, ...] = (dict, Mapping)


def faults(value: object, kind: Any, where: str = "") -> list[str]:
    """Every reason why ``value`` (dicts, lists, strings, numbers, as read from TOML or JSON) is not a ``kind``.

    ``kind`` is what ``msgspec.convert`` takes: Structs, tagged unions of Structs, tuples, Literals, optionals ...
    Each fault is one sentence after its place, ``cards[3].cost.power: expected int, got str``; ``where`` is put
    before the place. The list is empty exactly when ``msgspec.convert(value, kind)`` succeeds.
    """
    refusal = _refusal(value, kind)
    if refusal is None:
        return []
    # The refusal itself is kept for what only the conversion knows, such as a Struct's own __post_init__.
    return list(_walk(value, kind, where)) or [_at(where, refusal)]


def unlike(cards: Mapping[str, Any], known: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with cards that share a name without being alike.

    ``cards`` has for each id a definition, which has a name, or the name of a ``known`` one.

    >>> class Card(msgspec.Struct):
    ...     name: str
    ...     level: int
    >>> list(unlike({"a": Card("Imp", 1), "b": Card("Imp", 2)}, {}))
    ["cards.b: another card than cards.a has the name 'Imp'; a name means one card"]
    """
    first: dict[str, tuple[str, Any]] = {}
    for identity, told in cards.items():
        card = known.get(told) if isinstance(told, str) else told
        if card is not None:
            other, before = first.setdefault(card.name, (identity, card))
            if card != before:
                clash = f"another card than cards.{other} has the name {card.name!r}"
                yield f"cards.{identity}: {clash}; a name means one card"


def _walk(value: object, kind: Any, where: str) -> Iterator[str]:
    """Look into the value as deep as the type can be followed."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _walk(value, arguments[0], where)
    elif origin in (Union, UnionType):
        yield from _walk_union(value, arguments, where)
    elif _is_struct(kind):
        yield from _walk_struct(value, kind, where)
    elif origin is Literal:
        if _refusal(value, kind) is not None:
            yield _at(where, f"expected {_one_of(arguments)}, got {_shown(value)}")
    elif origin in SEQUENCES and arguments and _is_list(value):
        yield from _walk_items(value, origin, arguments, where)
    elif origin in MAPPINGS and arguments and isinstance(value, Mapping):
        for key, item in value.items():
            yield from _walk(key, arguments[0], f"{_entry(where, key)} (key)")
            yield from _walk(item, arguments[1], _entry(where, key))
    else:
        refusal = _refusal(value, kind)
        if refusal is not None:
            yield _at(where, refusal)


def _walk_union(value: object, members: tuple[Any, ...], where: str) -> Iterator[str]:
    """Follow the member that the value means; a union of scalars is judged as a whole."""
    if value is None and NoneType in members:
        return
    present = [member for member in members if member is not NoneType]
    if isinstance(value, Mapping):
        likely = [member for member in present if _is_struct(member) or get_origin(member) in MAPPINGS]
    elif _is_list(value):
        likely = [member for member in present if get_origin(member) in SEQUENCES]
    else:
        likely = []
    candidates = likely or present
    if len(candidates) == 1:
        yield from _walk(value, candidates[0], where)
    elif isinstance(value, Mapping) and all(_is_struct(member) for member in candidates):
        yield from _walk_tagged(value, candidates, where)
    else:
        refusal = _refusal(value, Union[tuple(members)])  # noqa: UP007 (members are only known at run time)
        if refusal is not None:
            yield _at(where, refusal)


def _walk_tagged(value: Mapping[Any, Any], members: list[Any], where: str) -> Iterator[str]:
    """The tag says which Struct of the union is meant."""
    field = members[0].__struct_config__.tag_field
    by_tag = {member.__struct_config__.tag: member for member in members}
    if field not in value:
        yield _at(_inside(where, field), f"missing; expected {_one_of(tuple(by_tag))}")
        return
    tag = value[field]
    chosen = by_tag.get(tag) if isinstance(tag, str | int) else None
    if chosen is None:
        yield _at(_inside(where, field), f"expected {_one_of(tuple(by_tag))}, got {_shown(tag)}")
    else:
        yield from _walk_struct(value, chosen, where)


def _walk_struct(value: object, kind: Any, where: str) -> Iterator[str]:
    """Each field on its own; then the ones that are missing or that nobody knows."""
    if not isinstance(value, Mapping):
        yield _at(where, f"expected object, got {_type_name(value)}")
        return
    config = kind.__struct_config__
    known = {} if config.tag_field is None else {config.tag_field: Literal[config.tag]}
    fields = msgspec.structs.fields(kind)
    known.update({field.encode_name: field.type for field in fields})
    for name, item in value.items():
        if name in known:
            yield from _walk(item, known[name], _inside(where, name))
        elif config.forbid_unknown_fields:
            yield _at(_inside(where, name), f"unknown field; {kind.__name__} has {', '.join(known) or 'none'}")
    for field in fields:
        if field.required and field.encode_name not in value:
            yield _at(_inside(where, field.encode_name), "missing")


def _walk_items(value: Any, origin: Any, arguments: tuple[Any, ...], where: str) -> Iterator[str]:
    """Items of a sequence of any length (``tuple[X, ...]``, ``list[X]``) or of a tuple of fixed length."""
    if origin is tuple and arguments[-1] is not Ellipsis:
        if len(value) != len(arguments):
            yield _at(where, f"expected {len(arguments)} items, got {len(value)}")
        pairs = list(zip(value, arguments, strict=False))
    else:
        pairs = [(item, arguments[0]) for item in value]
    for index, (item, kind) in enumerate(pairs):
        yield from _walk(item, kind, f"{where}[{index}]")


def _refusal(value: object, kind: Any) -> str | None:
    """What the conversion itself says against the value, or None."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message = re.sub(r" - at `[^`]*`$", "", str(error)).replace("`", "")
        return message[:1].lower() + message[1:]
    return None


def _is_struct(kind: Any) -> bool:
    """A Struct that is written as an object; one written as an array is left to the conversion."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


def _type_name(value: object) -> str:
    """JSON's word for what the value is."""
    names: dict[Any, str] = {NoneType: "null", list: "array", tuple: "array", dict: "object"}
    return names.get(type(value), type(value).__name__)


def _shown(value: object) -> str:
    """Scalars as they were written, anything larger by its type only."""
    if isinstance(value, str):
        return json.dumps(shortened(value), ensure_ascii=False)
    return json.dumps(value) if isinstance(value, int | float) else _type_name(value)


def _one_of(values: tuple[object, ...]) -> str:
    shown = ", ".join(_shown(value) for value in values)
    return shown if len(values) == 1 else f"one of {shown}"


def _entry(where: str, key: object) -> str:
    return f"{where}[{shortened(str(key))}]"


def _inside(where: str, name: object) -> str:
    return f"{where}.{shortened(str(name))}" if where else shortened(str(name))


def _at(where: str, message: str) -> str:
    return f"{where}: {message}" if where else message
