"""What happens in a film, in sentences: what somebody did, and everything that came of it with the clause behind it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from docs.generator.deeds import Caller, Deed
from docs.generator.language import Language
from docs.generator.recording import FORCED, Act, Still
from monosashi.pictures.changes import Die, News
from reference_engine.kernel.events import Event


@dataclass(frozen=True)
class Happening:
    """A sentence about something that happened, and the clause because of which it did (if any)."""

    text: str
    clause: str = ""


def news(still: Still) -> News:
    """What a picture is to tell besides the position."""
    act = still.act
    if act is None:
        return News()
    dice = tuple(Die(item.draw, item.of, item.shows) for item in act.chance if item.shows)
    if not act.accepted:
        return News(refused=True, clauses=act.clauses, attempts=tuple(_attempts(act, still)))
    hits: dict[str, int] = {}
    for event in act.events:
        if event.what == "damaged" and event.amount:
            hits[event.unit] = hits.get(event.unit, 0) + event.amount
    user = act.action.get("card") or act.action.get("unit") or ""
    return News(dice=dice, hits=hits, aims=tuple((user, target) for target in act.action.get("targets", ())))


def _attempts(act: Act, still: Still) -> Iterator[tuple[str, str]]:
    """Who should have gone where."""
    action, asked = act.action, still.view.asked if still.view is not None else None
    yield from (action.get("moves") or action.get("areas") or {}).items()
    if action["do"] == "intercept" and asked is not None and asked.kind == "intercept":
        yield from ((unit, asked.about) for unit in action["units"])
    if "area" in action:
        yield str(action.get("card") or action.get("unit") or ""), action["area"]


class Narrator(Caller):
    """Tells of one still in one language."""

    def __init__(self, still: Still, language: Language) -> None:
        """Nothing is told yet."""
        super().__init__(still, language)
        self._glue = language.marks.space

    def deed(self) -> str:
        """What somebody did or tried to do, in a sentence; nothing if nobody did anything."""
        return "" if self.still.act is None else Deed(self.still.act, self).sentence()

    def happenings(self) -> Iterator[Happening]:
        """What happened, in order; things of one kind for the same reason in one sentence."""
        if self.still.act is None or self.still.view is None:
            return
        say = self.language.say
        for item in self.still.act.chance:
            if not item.shows:
                yield Happening(say("The deck of {seat} is shuffled.", seat=self.seat(item.of)))
        before, act = self.still.before, self.still.act
        places = {unit.id: unit.area for unit in before.units} if before is not None else {}
        start = 0
        for end, values in groupby(act.values, key=lambda value: value.after):
            yield from self._events(act.events[start:end], places)
            for value in values:
                name = self.name(value.unit)
                yield Happening(say("{unit} has {now} instead of {was}.", unit=name, now=value.now, was=value.was))
            start = end
        yield from self._events(act.events[start:], places)

    def _events(self, events: Sequence[Event], places: dict[str, str]) -> Iterator[Happening]:
        """Some events, those of one kind for the same reason together."""
        for key, group in groupby(events, key=lambda event: (event.what, event.clause, event.area)):
            text = self._told(key[0], list(group), places)
            if text:
                yield Happening(text, key[1])

    def _told(self, what: str, events: list[Event], places: dict[str, str]) -> str:
        """Events of one kind in a sentence; nothing for those that the deed itself says, or the values."""
        say, first = self.language.say, events[0]
        units = [event.unit for event in events if event.unit]
        one, several = self.name(units[0]) if units else "", self.names(list(dict.fromkeys(units)))
        match what:
            case "moved":
                return self._moved(events, places)
            case "exhausted":
                many = len(units) > 1
                return (
                    say("{units} become exhausted.", units=several)
                    if many
                    else say("{unit} becomes exhausted.", unit=one)
                )
            case "readied":
                many = len(units) > 1
                return say("{units} become ready.", units=several) if many else say("{unit} becomes ready.", unit=one)
            case "damaged":
                return self._sentences(
                    say("{unit} takes {n} damage.", unit=self.name(e.unit), n=e.amount) for e in events
                )
            case "dies":
                return say("{units} die.", units=several) if len(units) > 1 else say("{unit} dies.", unit=one)
            case "discarded":
                cards = [event.unit or event.card for event in events]
                many = len(cards) > 1
                told = self.names(cards)
                return say("{cards} are discarded.", cards=told) if many else say("{card} is discarded.", card=told)
            case "summoned":
                return say("{unit} comes to {area}.", unit=several, area=first.area)
            case "initiative":
                told = self.language.listed([f"{self.seat(event.seat)} {event.amount}" for event in events])
                return say("Initiative: {values}.", values=told)
            case "declared":
                # An effect is what somebody has just used; an attack follows from passing.
                return "" if first.card else say("{seat} attacks.", seat=self.seat(first.seat))
            case "takes_effect" | "no_effect" | "incomplete":
                return self._sentences(self._effect(what, event) for event in events)
            case "power":
                return self._sentences(self._power(event) for event in events)
            case "drawn":
                return self._sentences(
                    say("{seat} draws {n}.", seat=self.seat(e.seat), n=e.amount) for e in events if e.amount
                )
            case _:
                return self._sentences(self._single(event) for event in events)

    def _sentences(self, sentences: Iterator[str]) -> str:
        return self._glue.join(filter(None, sentences))

    def _moved(self, events: list[Event], places: dict[str, str]) -> str:
        say = self.language.say
        told = []
        for start, group in groupby(events, key=lambda event: places.get(event.unit, "")):
            units = [event.unit for event in group]
            values = {"old": start, "area": events[0].area}
            if len(units) > 1:
                told.append(say("{units} move from {old} to {area}.", units=self.names(units), **values))
            else:
                told.append(say("{unit} moves from {old} to {area}.", unit=self.name(units[0]), **values))
        places.update({event.unit: event.area for event in events})
        return self._glue.join(told)

    def _effect(self, what: str, event: Event) -> str:
        say, name = self.language.say, self.name(event.card or event.unit) if event.card or event.unit else ""
        seat = self.seat(event.seat)
        if what == "incomplete":
            return say("Not all that {card} should do has come about, so the rest is left out.", card=name)
        if what == "no_effect":
            return (
                say("The effect of {card} comes to nothing.", card=name)
                if name
                else say("{seat}'s attack comes to nothing.", seat=seat)
            )
        return (
            say("The effect of {card} is carried out.", card=name)
            if name
            else say("{seat}'s attack is carried out.", seat=seat)
        )

    def _power(self, event: Event) -> str:
        say, seat = self.language.say, self.seat(event.seat)
        if event.amount < 0:
            return say("{seat} loses {n} power.", seat=seat, n=-event.amount)
        return say("{seat} gains {n} power.", seat=seat, n=event.amount) if event.amount else ""

    def _outcome(self, letter: str) -> str:
        """How a battle has ended: the book's letter, and what it stands for."""
        say = self.language.say
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

    def _single(self, event: Event) -> str:
        """Events that come one by one."""
        say, seat = self.language.say, self.seat(event.seat) if event.seat else ""
        match event.what:
            case "battle_begins":
                return say("A battle begins in {area}.", area=event.area)
            case "battle_ends":
                return say("The battle in {area} ends.", area=event.area)
            case "battle_marker":
                return say("{area} gets a battle marker.", area=event.area)
            case "control_marker":
                return say("{area} gets a control marker.", area=event.area)
            case "ownership_marker":
                return say("{area} gets an ownership marker of {seat}.", area=event.area, seat=seat)
            case "marker_removed":
                return say("The marker is taken off {area}.", area=event.area)
            case "put_back":
                return say("{seat} puts {n} cards under the deck.", seat=seat, n=event.amount)
            case "markers_removed":
                return say("The markers are removed.")
            case "outcome":
                return self._outcome(event.clause.rpartition(".")[2])
            case "trigger" if event.clause == FORCED:
                return say("The forced trigger of {card} takes place.", card=self.name(event.card))
            case "trigger":
                return say("The trigger of {card} takes place.", card=self.name(event.card))
            case "turn_begins":
                return say("Turn {n} begins, {seat} marches.", n=event.amount, seat=seat)
            case "turn_ends":
                return say("{seat}'s turn ends.", seat=seat)
            case "revealed":
                return say("{seat} reveals {card}.", seat=seat, card=self.name(event.card))
            case "slots_spent":
                return say("{unit} spends spell slots: {n}.", unit=self.name(event.unit), n=event.amount)
            case "to_hand":
                return say("{card} goes to {seat}'s hand.", card=self.name(event.card), seat=seat)
            case "to_token_area":
                return say("{card} goes to {seat}'s token area.", card=self.name(event.card), seat=seat)
            case "decks_out":
                return say("Both decks have run out: turn {n} is the last one.", n=event.amount)
            case "game_over":
                return say("{seat} has won.", seat=seat) if seat else say("A draw.")
            case _:
                return ""
