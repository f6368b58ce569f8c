"""What happens in a game of Deus, in sentences."""

from collections.abc import Sequence

from monosashi.games.monster_collection.site import happenings
from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event

FORCED, OPTIONAL = "deus.trigger.forced", "deus.trigger.condition_met"
"""Why a trigger takes place."""


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
    told = namer.sentences([_own(namer, event) for event in events])
    return told or happenings.happened(namer, events)


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


def _own(namer: Namer, event: Event) -> str:
    """What happens in no other game of the family."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    match event.what:
        case "power":
            return _power(namer, event)
        case "battle_marker":
            return say("{area} gets a battle marker.", area=event.place)
        case "control_marker":
            return say("{area} gets a control marker.", area=event.place)
        case "ownership_marker":
            return say("{area} gets an ownership marker of {seat}.", area=event.place, seat=seat)
        case "marker_removed":
            return say("The marker is taken off {area}.", area=event.place)
        case "put_back":
            if event.amount == 1:
                return say("{seat} puts a card under the deck.", seat=seat)
            return say("{seat} puts {n} cards under the deck.", seat=seat, n=event.amount)
        case "markers_removed":
            return say("The markers are removed.")
        case "outcome":
            return _outcome(namer, event.clause.rpartition(".")[2])
        case "trigger" if event.clause == FORCED:
            return say("The forced trigger of {card} takes place.", card=namer.name(event.about))
        case "trigger":
            return say("The trigger of {card} takes place.", card=namer.name(event.about))
        case "revealed":
            return say("{seat} reveals {card}.", seat=seat, card=namer.name(event.about))
        case "no_room":
            return say(
                "There is no room in {area} for what {card} would bring.",
                area=event.place,
                card=namer.name(event.about),
            )
        case "to_token_area":
            return say("{card} goes to {seat}'s token area.", card=namer.name(event.about), seat=seat)
        case _:
            return ""
