"""What a film of any game says: acts and events by their names and fields."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from monosashi.games.default.layout import worded
from monosashi.pictures.news import News
from monosashi.site.film.namer import Caller
from monosashi.site.film.recording import Recording, Still, Value
from monosashi.site.text.language import Language
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure

FIELDS = ("unit", "card", "cards", "area", "amount")


def worth(_game: Context[Any]) -> Mapping[str, str]:
    """Nothing is known to have a worth."""
    return {}


def begins(_game: Context[Any], _frame: Procedure) -> Event | None:
    """Whatever takes effect without having been declared is an event of the engine's own."""
    return None


def news(_still: Still) -> News:
    """The positions tell the rest."""
    return News()


def deed(caller: Caller) -> str:
    """Who does what, by the act's name and its fields."""
    act = caller.act
    said = [
        _told(caller, value) for key, value in act.action.items() if key != "do" and value not in ("", [], {}, None)
    ]
    words = " ".join([worded(str(act.action["do"])), caller.language.marks.comma.join(said)]).strip()
    return f"{caller.seat(act.seat)}: {words}"


def happened(caller: Caller, events: Sequence[Event]) -> str:
    """Each event by its kind and its fields."""
    return " ".join(_event(caller, event) for event in events)


def _event(caller: Caller, event: Event) -> str:
    values = [_told(caller, getattr(event, field)) for field in FIELDS if getattr(event, field)]
    words = " ".join([worded(event.what), caller.language.marks.comma.join(values)]).strip()
    return f"{caller.seat(event.seat)}: {words}." if event.seat else f"{words[:1].upper()}{words[1:]}."


def _told(caller: Caller, value: Any) -> str:
    if isinstance(value, Mapping):
        pairs = (f"{_told(caller, key)} → {_told(caller, item)}" for key, item in value.items())
        return caller.language.marks.comma.join(pairs)
    if isinstance(value, list | tuple):
        return caller.language.marks.comma.join(_told(caller, item) for item in value)
    return caller.name(value) if isinstance(value, str) else str(value)


def shuffled(caller: Caller, seat: str) -> str:
    """A player's cards have been shuffled."""
    return caller.language.say("{seat}'s deck is shuffled.", seat=caller.seat(seat))


def changed(caller: Caller, value: Value) -> str:
    """A worth has become another; without worths it does not happen."""
    return f"{caller.name(value.unit)}: {value.was} → {value.now}."


def seen(_recording: Recording, view: Any) -> Any:
    """Everything in a view is worth showing."""
    return view


def card_text(card: Any, _language: Language, *, brief: bool = False) -> str:
    """The fields of a card, but for its name."""
    fields = msgspec.to_builtins(card) if isinstance(card, Struct) else {}
    said = [f"{worded(key)} {value}" for key, value in fields.items() if key != "name" and value]
    return "" if brief else "; ".join(said)
