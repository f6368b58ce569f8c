"""The answers of a game by the names of their acts, from the union that its codec reads."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from reference_engine.kernel.decision import Pass, act_of

ENDINGS = ("pass", "done", "end", "end_turn", "stop", "skip", "decline", "nothing")
"""Acts without a field that are no more than going on."""


def is_nothing(answer: Any) -> bool:
    """Whether an answer means nothing, or nothing more: the number 0."""
    quiet = act_of(answer) in ENDINGS and not type(answer).__struct_fields__
    return isinstance(answer, Pass) or quiet


def answer_fields(answer: Any) -> dict[str, Any]:
    """What an answer says beside its act: the fields that are not as they are by default."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(answer))}
    fields = msgspec.structs.asdict(answer)
    return {name: value for name, value in fields.items() if value != defaults[name]}


def leaves(value: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value of a view or an answer, with where it stands; a thing in a list stands in the list."""
    if isinstance(value, Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield f"{where}.", key
            yield from leaves(item, f"{where}.{key}")
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from leaves(item, where)
    elif value is not None:
        yield where, value
