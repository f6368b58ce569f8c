"""What happens in a game of Deus, in sentences."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event

FORCED, OPTIONAL = "deus.trigger.forced", "deus.trigger.condition_met"
"""Why a trigger takes place."""


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
    say, first = namer.language.say, events[0]
    units = [event.about for event in events if event.about]
    many = len(units) > 1
    one, several = namer.name(units[0]) if units else "", namer.names(list(dict.fromkeys(units)))
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
            cards = [event.about for event in events]
            told = namer.names(cards)
            if len(cards) > 1:
                return say("{cards} are discarded.", cards=told)
            return say("{card} is discarded.", card=told)
        case "summoned":
            return say("{unit} comes to {area}.", unit=several, area=first.place)
        case "initiative":
            told = namer.language.listed([f"{namer.seat(event.seat)} {event.amount}" for event in events])
            return say("Initiative: {values}.", values=told)
        case "declared":
            # An effect is what somebody has just used; an attack follows from passing.
            return "" if first.about else say("{seat} attacks.", seat=namer.seat(first.seat))
        case "takes_effect" | "no_effect" | "incomplete":
            return namer.sentences([_effect(namer, event) for event in events])
        case "power":
            return namer.sentences([_power(namer, event) for event in events])
        case "drawn":
            return namer.sentences(
                [say("{seat} draws {n}.", seat=namer.seat(e.seat), n=e.amount) for e in events if e.amount]
            )
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


def _power(namer: Namer, event: Event) -> str:
    say, seat = namer.language.say, namer.seat(event.seat)
    if event.amount < 0:
        return say("{seat} loses {n} power.", seat=seat, n=-event.amount)
    return say("{seat} gains {n} power.", seat=seat, n=event.amount) if event.amount else ""


def _outcome(namer: Namer, letter: str) -> str:
    """How a battle has ended: the book's letter, and what it stands for."""
    say = namer.language.say
    match letter:
        case "A":
            return say("Outcome A: the marching side alone is left and holds the area.")
        case "B":
            return say("Outcome B: the interceptors’ side alone is left and holds the area.")
        case "C":
            return say("Outcome C: both sides are left and go back to where they came from.")
        case "D":
            return say("Outcome D: the defending side alone is left and holds its area.")
        case "E":
            return say("Outcome E: both sides are left; the marching side goes back, the defending side stays.")
        case "F":
            return say("Outcome F: nobody is left.")
        case _:
            return say("Outcome {letter}.", letter=letter)


def _single(namer: Namer, event: Event) -> str:
    """Events that come one by one."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    match event.what:
        case "battle_begins":
            return say("A battle begins in {area}.", area=event.place)
        case "battle_ends":
            return say("The battle in {area} ends.", area=event.place)
        case "battle_marker":
            return say("{area} gets a battle marker.", area=event.place)
        case "control_marker":
            return say("{area} gets a control marker.", area=event.place)
        case "ownership_marker":
            return say("{area} gets an ownership marker of {seat}.", area=event.place, seat=seat)
        case "marker_removed":
            return say("The marker is taken off {area}.", area=event.place)
        case "put_back":
            return say("{seat} puts {n} cards under the deck.", seat=seat, n=event.amount)
        case "markers_removed":
            return say("The markers are removed.")
        case "outcome":
            return _outcome(namer, event.clause.rpartition(".")[2])
        case "trigger" if event.clause == FORCED:
            return say("The forced trigger of {card} takes place.", card=namer.name(event.about))
        case "trigger":
            return say("The trigger of {card} takes place.", card=namer.name(event.about))
        case "turn_begins":
            return say("Turn {n} begins, {seat} marches.", n=event.amount, seat=seat)
        case "turn_ends":
            return say("{seat}'s turn ends.", seat=seat)
        case "revealed":
            return say("{seat} reveals {card}.", seat=seat, card=namer.name(event.about))
        case "slots_spent":
            return say("{unit} spends spell slots: {n}.", unit=namer.name(event.about), n=event.amount)
        case "to_hand":
            return say("{card} goes to {seat}'s hand.", card=namer.name(event.about), seat=seat)
        case "to_token_area":
            return say("{card} goes to {seat}'s token area.", card=namer.name(event.about), seat=seat)
        case "decks_out":
            return say("Both decks have run out: turn {n} is the last one.", n=event.amount)
        case "game_over":
            return say("{seat} has won.", seat=seat) if seat else say("A draw.")
        case _:
            return ""
