"""What films of any Monster Collection game tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from monosashi.games.default import films
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Act, Recording, Still, Value
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.values import attack, defence


def worth(game: Context[Any]) -> Mapping[str, str]:
    """Attack and defence of all units."""
    return {name: f"{attack(game, unit)}/{defence(game, unit)}" for name, unit in game.position.units.items()}


def news(
    still: Still, attempts: Callable[[Act, Still], Iterable[tuple[str, str]]], users: tuple[str, ...] = ("card", "unit")
) -> News:
    """The damage that units have taken, who has died, whom an effect aims at; or who should have gone where.

    ``users`` are the fields of an act that may say who aims, the first that is filled decides.
    """
    act = still.act
    if act is None:
        return News()
    if not act.accepted:
        return News(attempts=tuple(attempts(act, still)))
    hits: dict[str, int] = {}
    for event in act.events:
        if event.what == "damaged" and event.amount:
            hits[event.about] = hits.get(event.about, 0) + event.amount
    user = next((act.action[field] for field in users if act.action.get(field)), "")
    deaths = frozenset(event.about for event in act.events if event.what == "dies")
    return News(hits=hits, deaths=deaths, aims=tuple((user, target) for target in act.action.get("targets", ())))


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence: of a move also where it began."""
    return _moved(namer, events) if events[0].what == "moved" else films.happened(namer, events, repeats=True)


def _moved(namer: Namer, events: Sequence[Event]) -> str:
    say = namer.language.say
    places: Mapping[str, str] = {**_places(namer.still.before), **namer.places}
    told = []
    for start, group in groupby(events, key=lambda event: places.get(event.about, "")):
        units = [event.about for event in group]
        values = {"old": start, "area": events[0].place}
        if len(units) > 1:
            told.append(say("{units} move from {old} to {area}.", units=namer.names(units), **values))
        else:
            told.append(say("{unit} moves from {old} to {area}.", unit=namer.name(units[0]), **values))
    namer.places.update({event.about: event.place for event in events})
    return namer.sentences(told)


def _places(before: Any) -> Mapping[str, str]:
    return {unit.id: unit.area for unit in before.units} if before is not None else {}


def shuffled(namer: Namer, seat: str) -> str:
    """A deck has been shuffled."""
    return namer.language.say("The deck of {seat} is shuffled.", seat=namer.seat(seat))


def changed(namer: Namer, value: Value) -> str:
    """A unit has another attack or defence."""
    return namer.language.say(
        "{unit} has {now} instead of {was}.", unit=namer.name(value.unit), now=value.now, was=value.was
    )


def without_final_turn(recording: Recording, view: Any) -> Any:
    """Which turn is the last does not matter in most scenarios: it is fixed only because nobody has any cards."""
    turns = {still.view.final_turn for still in recording.stills if still.view is not None}
    matters = len(turns) > 1 or any("final turn" in step.text for step in recording.scenario.steps)
    return view if matters or not view.final_turn else replace(view, final_turn=0)
