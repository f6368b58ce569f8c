"""What happens in a game of the TCG, in sentences."""

from collections.abc import Sequence

from monosashi.games.monster_collection.site import happenings
from monosashi.site.film.namer import Namer
from reference_engine.kernel.events import Event


def happened(namer: Namer, events: Sequence[Event]) -> str:
    """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
    told = namer.sentences([_own(namer, event) for event in events])
    return told or happenings.happened(namer, events)


def _own(namer: Namer, event: Event) -> str:
    """What happens in no other game of the family, or is called otherwise there."""
    say, seat = namer.language.say, namer.seat(event.seat) if event.seat else ""
    about = namer.name(event.about) if event.about else ""
    match event.what:
        case "base_placed":
            return say("The top card of {seat}'s deck becomes the base in {area}.", seat=seat, area=event.place)
        case "slots_spent":
            return say("{unit} uses up Spell icons: {n}.", unit=about, n=event.amount)
        case "items_used":
            return say("{unit} uses up Item icons: {n}.", unit=about, n=event.amount)
        case "excluded":
            return say("{card} is excluded from the game.", card=about)
        case "restored":
            if event.amount == 1:
                return say("{seat} puts a card under the deck.", seat=seat)
            return say("{seat} puts {n} cards under the deck.", seat=seat, n=event.amount)
        case "trigger":
            return say("The automatic effect of {card} takes place.", card=about)
        case "outcome":
            return _outcome(namer, event.clause.rpartition(".")[2])
        case _:
            return ""


def _outcome(namer: Namer, result: str) -> str:
    """Whether a march with a battle has succeeded."""
    say = namer.language.say
    match result:
        case "success":
            return say("The march succeeds: the marching side alone is left.")
        case "failure_return":
            return say("The march fails: the defending side is still there.")
        case _:
            return say("The march fails: nobody is left.")
