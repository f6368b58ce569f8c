"""What films of Deus tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from monosashi.games.deus.site.happenings import FORCED, OPTIONAL, happened
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Act, Recording, Still, Value
from monosashi.site.text.language import ENGLISH, Language
from reference_engine.deus.view import View
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure
from reference_engine.monster_collection.card_text import text
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Effect, effect_of
from reference_engine.monster_collection.values import attack, defence

__all__ = ["began", "begins", "card_text", "changed", "happened", "news", "seen", "shuffled", "worth"]


def worth(game: Context[Any]) -> Mapping[str, str]:
    """Attack and defence of all units."""
    return {name: f"{attack(game, unit)}/{defence(game, unit)}" for name, unit in game.position.units.items()}


def begins(game: Context[Any], frame: Procedure) -> Event | None:
    """An effect that has just begun may be a trigger's, which nobody has declared."""
    if not isinstance(frame, Effect) or frame.kind != "trigger" or frame.group:
        return None
    clause = FORCED if getattr(effect_of(game, frame), "forced", False) else OPTIONAL
    return Event("trigger", clause, seat=frame.seat, about=frame.card)


def began(namer: Namer) -> str:
    """A game, perhaps of the beginner variant."""
    say = namer.language.say
    return say("a new beginner game begins") if namer.act.action.get("beginner") else say("a new game begins")


def news(still: Still) -> News:
    """The damage that units have taken, whom an effect aims at; or who should have gone where."""
    act = still.act
    if act is None:
        return News()
    if not act.accepted:
        return News(attempts=tuple(_attempts(act, still)))
    hits: dict[str, int] = {}
    for event in act.events:
        if event.what == "damaged" and event.amount:
            hits[event.about] = hits.get(event.about, 0) + event.amount
    user = act.action.get("card") or act.action.get("unit") or ""
    return News(hits=hits, aims=tuple((user, target) for target in act.action.get("targets", ())))


def _attempts(act: Act, still: Still) -> Iterator[tuple[str, str]]:
    """Who should have gone where."""
    action, asked = act.action, still.view.asked if still.view is not None else None
    yield from (action.get("moves") or action.get("areas") or {}).items()
    if action["do"] == "intercept" and asked is not None and asked.kind == "intercept":
        yield from ((unit, asked.about) for unit in action["units"])
    if "area" in action:
        yield str(action.get("card") or action.get("unit") or ""), action["area"]


def shuffled(namer: Namer, seat: str) -> str:
    """A deck has been shuffled."""
    return namer.language.say("The deck of {seat} is shuffled.", seat=namer.seat(seat))


def changed(namer: Namer, value: Value) -> str:
    """A unit has another attack or defence."""
    return namer.language.say(
        "{unit} has {now} instead of {was}.", unit=namer.name(value.unit), now=value.now, was=value.was
    )


def seen(recording: Recording, view: View) -> View:
    """Which turn is the last does not matter in most scenarios: it is fixed only because nobody has any cards."""
    turns = {still.view.final_turn for still in recording.stills if still.view is not None}
    matters = len(turns) > 1 or any("final turn" in step.text for step in recording.scenario.steps)
    return view if matters or not view.final_turn else replace(view, final_turn=0)


def card_text(card: Card, language: Language, *, brief: bool = False) -> str:
    """What a card's text says; standing abilities have columns of their own in tables."""
    told = replace(card, initiative=0, slots=()) if brief else card
    return text(told, "en") if language.code == ENGLISH else text(told, "ja", language.card_words)
