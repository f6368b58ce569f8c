"""What is left of plain data when everything is taken out that is not as its type describes it.

Whoever has made a mistake in one place wants to know of the others, too.
"""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from reference_engine.kernel.faults import MAPPINGS, SEQUENCES

LOST = object()
"""Nothing of a value could be kept."""


def salvaged(value: object, kind: Any) -> Any:
    """The value without what is no ``kind``: fields, entries, items; LOST if too little is left to be one.

    >>> salvaged({"a": [1, "x", 3], "b": None}, dict[str, list[int]])
    {'a': [1, 3]}
    """
    if _fits(value, kind):
        return value
    origin, arguments = get_origin(kind), get_args(kind)
    rest: Any = LOST
    if origin is Annotated:
        return salvaged(value, arguments[0])
    if origin in (Union, UnionType):
        likely = [member for member in arguments if member is not NoneType]
        rest = next((kept for member in likely if (kept := salvaged(value, member)) is not LOST), LOST)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, Mapping):
        tag = kind.__struct_config__.tag_field
        rest = {tag: value[tag]} if tag in value else {}
        for field in msgspec.structs.fields(kind):
            if field.encode_name in value:
                rest[field.encode_name] = salvaged(value[field.encode_name], field.type)
        rest = {name: kept for name, kept in rest.items() if kept is not LOST}
    elif origin in MAPPINGS and arguments and isinstance(value, Mapping):
        found = {key: salvaged(part, arguments[1]) for key, part in value.items() if _fits(key, arguments[0])}
        rest = {key: kept for key, kept in found.items() if kept is not LOST}
    elif origin in SEQUENCES and arguments and isinstance(value, list | tuple):
        rest = [kept for part in value if (kept := salvaged(part, arguments[0])) is not LOST]
    return rest if rest is not LOST and _fits(rest, kind) else LOST


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True
