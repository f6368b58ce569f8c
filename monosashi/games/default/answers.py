"""The answers of a game by the names of their acts, from the union that its codec reads."""

from typing import Any

import msgspec

from reference_engine.kernel.decision import Pass, act_of

ENDINGS = ("pass", "done", "end", "end_turn", "stop", "skip", "decline", "nothing")
"""Acts without a field that are no more than going on."""


def is_nothing(answer: Any) -> bool:
    """Whether an answer means nothing, or nothing more: the number 0."""
    quiet = act_of(answer) in ENDINGS and not type(answer).__struct_fields__
    return isinstance(answer, Pass) or quiet


def said(answer: Any) -> dict[str, Any]:
    """What an answer says beside its act: the fields that are not as they are by default."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(answer))}
    fields = msgspec.structs.asdict(answer)
    return {name: value for name, value in fields.items() if value != defaults[name]}
