"""What happens in a game of Monster Maker, in sentences."""

from collections.abc import Sequence

from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event

DESTROYED = ("monster_maker.damage.monster_destroyed", "monster_maker.damage.wounded_again")
"""Why a creature that is discarded has been destroyed."""


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
        case "wounded":
            return say("{units} are wounded.", units=several) if many else say("{unit} is wounded.", unit=one)
        case "healed":
            return say("{units} are healed.", units=several) if many else say("{unit} is healed.", unit=one)
        case "discarded" if first.clause in DESTROYED:
            return say("{units} are destroyed.", units=several) if many else say("{unit} is destroyed.", unit=one)
        case "discarded":
            return say("{cards} are discarded.", cards=several) if many else say("{card} is discarded.", card=one)
        case "attack_result":
            return namer.sentences([_result(namer, event) for event in events])
        case _:
            return namer.sentences([_single(namer, event) for event in events])


def _result(namer: Namer, event: Event) -> str:
    """What the dice and whatever is added have come to."""
    say, card = namer.language.say, namer.name(event.about)
    if event.other:
        return say("{unit} attacks {other} with {n}.", unit=card, other=namer.name(event.other), n=event.amount)
    return say("{unit} attacks with {n}.", unit=card, n=event.amount)


def _single(namer: Namer, event: Event) -> str:
    """Events that come one by one."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    card = namer.name(event.about) if event.about else ""
    match event.what:
        case "drawn":
            if event.amount == 1:
                return say("{seat} draws a card from the deck.", seat=seat)
            return say("{seat} draws {n} cards from the deck.", seat=seat, n=event.amount)
        case "annihilated":
            return say("{seat}'s party is annihilated.", seat=seat)
        case "retreat_number":
            return say("The retreat number is {n}.", n=event.amount)
        case "to_deck_bottom":
            if len(event.cards) > 1:
                return say("{cards} go to the bottom of {seat}'s deck.", cards=namer.names(event.cards), seat=seat)
            return say("{card} goes to the bottom of {seat}'s deck.", card=namer.names(event.cards), seat=seat)
        case "takes_effect":
            return say("The effect of {card} is carried out.", card=card)
        case "no_effect":
            return say("The effect of {card} comes to nothing.", card=card)
        case "cancelled":
            return say("{card} is cancelled.", card=card)
        case "strengthened":
            return say("{unit}'s attack changes by {n}.", unit=card, n=f"{event.amount:+}")
        case "to_hand":
            return say("{card} goes to {seat}'s hand.", card=card, seat=seat)
        case "miracle_placed":
            return say("{card} comes into play.", card=card)
        case "turn_order":
            return say("{seat} goes first.", seat=seat)
        case "revealed":
            return say("{seat} reveals {card}.", seat=seat, card=card)
        case "turn_begins":
            return say("Turn {n} begins, it is {seat}'s.", n=event.amount, seat=seat)
        case "turn_ends":
            return say("{seat}'s turn ends.", seat=seat)
        case "time_is_up":
            return say("The game ends with this phase.")
        case "judgement":
            return say("The party levels decide.")
        case "game_over":
            return say("{seat} has won.", seat=seat) if seat else say("A draw.")
        case _:
            return ""
