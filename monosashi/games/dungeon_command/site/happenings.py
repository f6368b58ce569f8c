"""What happens in a game of Dungeon Command, in sentences."""

from collections.abc import Sequence

from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event

SAID_BY_VALUES = ("morale", "leadership")
"""What is told as a value that has become another one."""


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
    say, first = namer.language.say, events[0]
    cards = list(dict.fromkeys(event.about for event in events if event.about))
    many = len(cards) > 1
    one, several = namer.name(cards[0]) if cards else "", namer.names(cards)
    match first.what:
        case "damaged":
            return namer.sentences(
                [say("{unit} takes {n} damage.", unit=namer.name(e.about), n=e.amount) for e in events]
            )
        case "tapped":
            return say("{units} are tapped.", units=several) if many else say("{unit} is tapped.", unit=one)
        case "untapped":
            return say("{units} untap.", units=several) if many else say("{unit} untaps.", unit=one)
        case "destroyed":
            return say("{units} are destroyed.", units=several) if many else say("{unit} is destroyed.", unit=one)
        case "entered":
            squares = namer.language.listed([event.place for event in events])
            return say("{unit} enters {squares}.", unit=one, squares=squares)
        case _:
            return namer.sentences([_single(namer, event) for event in events])


def _single(namer: Namer, event: Event) -> str:
    """Events that come one by one."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    card = namer.name(event.about) if event.about else ""
    other = namer.name(event.other) if event.other else ""
    match event.what:
        case "drew_orders":
            if event.amount == 1:
                return say("{seat} draws an order card.", seat=seat)
            return say("{seat} draws {n} order cards.", seat=seat, n=event.amount)
        case "drew_creatures":
            if event.amount == 1:
                return say("{seat} draws a creature card.", seat=seat)
            return say("{seat} draws {n} creature cards.", seat=seat, n=event.amount)
        case "takes_effect":
            return say("The effect of {card} is carried out.", card=other or card)
        case "no_effect":
            return say("What {unit} does comes to nothing.", unit=card)
        case "cancelled":
            return say("What {unit} does is cancelled.", unit=card)
        case "dodged":
            return say("{unit} dodges.", unit=card)
        case "prevented":
            return say("Damage to {unit} is prevented.", unit=card)
        case "cowered":
            return say("{unit} cowers.", unit=card)
        case "healed":
            return say("{n} damage is taken off {unit}.", unit=card, n=event.amount)
        case "attached":
            return say("{card} is attached to {unit}.", card=other, unit=card)
        case "control_taken":
            return say("{seat} controls {unit} now.", seat=seat, unit=card)
        case "chest_removed":
            return say("The chest on {square} is empty.", square=event.place)
        case "turn_begins":
            return say("Turn {n} begins, it is {seat}'s.", n=event.amount, seat=seat)
        case "hand_shown":
            return say("{seat} shows the hand and draws anew.", seat=seat)
        case "game_over":
            return say("{seat} has won.", seat=seat) if seat else say("A draw.")
        case _:
            return ""
