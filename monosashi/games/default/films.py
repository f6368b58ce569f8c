"""What a film of any game says: acts and events by their names and fields."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from monosashi import suite
from monosashi.games.default.answers import leaves
from monosashi.games.default.layout import worded
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Recording, Still, Value
from monosashi.site.text.language import Language
from monosashi.suite.placeholders import filled
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure

FIELDS = ("about", "other", "cards", "place", "amount")


def worth(_game: Context[Any]) -> Mapping[str, str]:
    """Nothing is known to have a worth."""
    return {}


def begins(_game: Context[Any], _frame: Procedure) -> Event | None:
    """Whatever takes effect without having been declared is an event of the engine's own."""
    return None


def news(_still: Still) -> News:
    """The positions tell the rest."""
    return News()


def began(namer: Namer) -> str:
    """A game, whichever."""
    return namer.language.say("a new game begins")


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Each event in the sentence that the steps declare for it, else by its kind and its fields."""
    told = (_event(namer, event) for event in events if not _repeats(namer, event))
    return namer.sentences([namer.language.say("{sentence}.", sentence=text) for text in told if text])


def _event(namer: Namer, event: Event) -> str:
    text = suite.phrases(namer.language.game).events.get(event.what)
    if not text:
        fields = {field: getattr(event, field) for field in FIELDS}
        return "" if text is not None else namer.in_fields(event.seat, event.what, fields)
    said = filled(
        namer.phrase(text),
        {
            "seat": namer.seat(event.seat) if event.seat else "",
            "about": namer.name(event.about),
            "other": namer.name(event.other),
            "place": namer.name(event.place),
            "amount": str(event.amount),
            "cards": namer.names(event.cards),
        },
    )
    return said[:1].upper() + said[1:]


def _repeats(namer: Namer, event: Event) -> bool:
    """Whether the act has said it already: ``played Fox`` of ``plays Fox``."""
    act = namer.act
    if event.seat != act.seat or not event.what.startswith(act.action["do"]):
        return False
    values = {value for field in FIELDS for _, value in leaves(getattr(event, field)) if value}
    return values <= {value for _, value in leaves(act.action)}


def shuffled(namer: Namer, seat: str) -> str:
    """A player's cards have been shuffled."""
    if seat == CHANCE:
        return namer.language.say("The cards are shuffled.")
    return namer.language.say("{seat}'s deck is shuffled.", seat=namer.seat(seat))


def changed(namer: Namer, value: Value) -> str:
    """A worth has become another; without worths it does not happen."""
    return f"{namer.name(value.unit)}: {value.was} → {value.now}."


def seen(_recording: Recording, view: Any) -> Any:
    """Everything in a view is worth showing."""
    return view


def card_text(card: Any, _language: Language, *, brief: bool = False) -> str:
    """The fields of a card, but for its name."""
    fields = msgspec.to_builtins(card) if isinstance(card, Struct) else {}
    said = [f"{worded(key)} {value}" for key, value in fields.items() if key != "name" and value]
    return "" if brief else "; ".join(said)
