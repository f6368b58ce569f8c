"""What a film of any game says: acts and events by their names and fields."""

from collections.abc import Mapping, Sequence
from typing import Any

from monosashi import suite
from monosashi.games.default.answers import leaves
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Recording, Still, Value
from monosashi.suite.phrases import EventSentence, event_values
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


def happened(namer: Namer, events: Sequence[Event], *, repeats: bool = False) -> str:
    """Events in the sentences that the steps declare for them, else each by its kind and its fields.

    What the act has said already is left out, unless it ``repeats`` that, for the sake of the clause behind it.
    """
    declared = suite.phrases(namer.language.game).event_sentence(events[0])
    abouts = list(dict.fromkeys(event.about for event in events if event.about))
    if declared is not None and declared.many and len(abouts) > 1:
        events = events[:1]
    told = [_event(namer, event, declared, abouts) for event in events if repeats or not _repeats(namer, event)]
    return namer.sentences([namer.language.say("{sentence}.", sentence=text) for text in told if text])


def _event(namer: Namer, event: Event, declared: EventSentence | None, abouts: Sequence[str]) -> str:
    if declared is None:
        return namer.in_fields(event.seat, event.what, {field: getattr(event, field) for field in FIELDS})
    if not declared.film or not declared.text:
        return ""
    text = declared.many if declared.many and len(abouts) > 1 else ""
    text = text or (declared.one if event.amount == 1 else "") or declared.text
    values = event_values(event, namer.name, namer.names) | {"abouts": namer.names(abouts)}
    said = filled(namer.phrase(text), values | ({"seat": namer.seat(event.seat)} if event.seat else {}))
    # What something is called is not changed, also at the beginning of a sentence.
    return said if text.startswith("{") else said[:1].upper() + said[1:]


def _repeats(namer: Namer, event: Event) -> bool:
    """Whether the act has said it already: ``played Fox`` of ``plays Fox``."""
    act = namer.still.act
    if act is None or event.seat != act.seat or not event.what.startswith(act.action["do"]):
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
