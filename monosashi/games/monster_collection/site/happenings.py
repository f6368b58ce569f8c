"""What happens in any game of Monster Collection, in sentences."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
    say, first = namer.language.say, events[0]
    units = list(dict.fromkeys(event.about for event in events if event.about))
    many = len(units) > 1
    one, several = namer.name(units[0]) if units else "", namer.names(units)
    match first.what:
        case "moved":
            return _moved(namer, events)
        case "exhausted":
            return (
                say("{units} become exhausted.", units=several) if many else say("{unit} becomes exhausted.", unit=one)
            )
        case "readied":
            return say("{units} become ready.", units=several) if many else say("{unit} becomes ready.", unit=one)
        case "damaged":
            return namer.sentences(
                [say("{unit} takes {n} damage.", unit=namer.name(e.about), n=e.amount) for e in events]
            )
        case "dies":
            return say("{units} die.", units=several) if many else say("{unit} dies.", unit=one)
        case "discarded":
            return say("{cards} are discarded.", cards=several) if many else say("{card} is discarded.", card=one)
        case "summoned":
            if many:
                return say("{units} come to {area}.", units=several, area=first.place)
            return say("{unit} comes to {area}.", unit=one, area=first.place)
        case "initiative":
            told = namer.language.listed([f"{namer.seat(event.seat)} {event.amount}" for event in events])
            return say("Initiative: {values}.", values=told)
        case "declared":
            # An effect is what somebody has just used; an attack follows from passing.
            return "" if first.about else say("{seat} attacks.", seat=namer.seat(first.seat))
        case "takes_effect" | "no_effect" | "incomplete":
            return namer.sentences([_effect(namer, event) for event in events])
        case "drawn":
            return namer.sentences([_drawn(namer, event) for event in events])
        case _:
            return namer.sentences([_single(namer, event) for event in events])


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


def _drawn(namer: Namer, event: Event) -> str:
    say, seat = namer.language.say, namer.seat(event.seat)
    if event.amount == 1:
        return say("{seat} draws a card.", seat=seat)
    return say("{seat} draws {n} cards.", seat=seat, n=event.amount) if event.amount else ""


def _places(before: Any) -> Mapping[str, str]:
    return {unit.id: unit.area for unit in before.units} if before is not None else {}


def _effect(namer: Namer, event: Event) -> str:
    say = namer.language.say
    name = namer.name(event.about) if event.about else ""
    seat = namer.seat(event.seat)
    match event.what:
        case "incomplete":
            return say("Not all that {card} should do has come about, so the rest is left out.", card=name)
        case "no_effect" if name:
            return say("The effect of {card} comes to nothing.", card=name)
        case "no_effect":
            return say("{seat}'s attack comes to nothing.", seat=seat)
        case _ if name:
            return say("The effect of {card} is carried out.", card=name)
        case _:
            return say("{seat}'s attack is carried out.", seat=seat)


def _single(namer: Namer, event: Event) -> str:
    """Events that come one by one."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    match event.what:
        case "battle_begins":
            return say("A battle begins in {area}.", area=event.place)
        case "battle_ends":
            return say("The battle in {area} ends.", area=event.place)
        case "turn_begins":
            return say("Turn {n} begins, {seat} marches.", n=event.amount, seat=seat)
        case "turn_ends":
            return say("{seat}'s turn ends.", seat=seat)
        case "slots_spent":
            return say("{unit} spends spell slots: {n}.", unit=namer.name(event.about), n=event.amount)
        case "to_hand":
            return say("{card} goes to {seat}'s hand.", card=namer.name(event.about), seat=seat)
        case "decks_out":
            return say("Both decks have run out: turn {n} is the last one.", n=event.amount)
        case "game_over":
            return say("{seat} has won.", seat=seat) if seat else say("A draw.")
        case _:
            return ""
