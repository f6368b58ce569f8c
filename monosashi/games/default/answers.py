"""The answers of a game by the names of their acts, from the union that its codec reads."""

from functools import cache
from typing import Any, get_args

import msgspec

from reference_engine.kernel.decision import Drawn, Pass, act_of
from reference_engine.kernel.game import Game

ENDINGS = ("pass", "done", "end", "end_turn", "stop", "skip", "decline", "nothing")
"""Acts without a field that are no more than going on."""


def kinds(game: Game) -> dict[str, type]:
    """Each type of answer by its act, but for what chance draws."""
    return dict(_kinds(game.answers))


@cache
def _kinds(answers: Any) -> dict[str, type]:
    union = get_args(answers.kind) or (answers.kind,)
    tagged: dict[str, type] = {str(kind.__struct_config__.tag): kind for kind in union}
    return {act: kind for act, kind in tagged.items() if kind is not Drawn}


def is_nothing(answer: Any) -> bool:
    """Whether an answer means nothing, or nothing more: the number 0."""
    quiet = act_of(answer) in ENDINGS and not type(answer).__struct_fields__
    return isinstance(answer, Pass) or quiet


def said(answer: Any) -> dict[str, Any]:
    """What an answer says beside its act: the fields that are not as they are by default."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(answer))}
    fields = msgspec.structs.asdict(answer)
    return {name: value for name, value in fields.items() if value != defaults[name]}
