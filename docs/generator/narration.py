"""What happens in a film, in sentences: what somebody did, and everything that came of it with the clause behind it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from docs.generator.language import Language
from docs.generator.recording import Act, Still
from monosashi.pictures.changes import Die, News
from monosashi.pictures.speech import Speech
from monosashi.pictures.words import side, title
from reference_engine.deus.view import View
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
    action = act.action
    yield from (action.get("moves") or action.get("areas") or {}).items()
    if action["do"] == "intercept" and still.view is not None and still.view.asked is not None:
        yield from ((unit, still.view.asked.about) for unit in action["units"])
    if "area" in action:
        yield str(action.get("card") or action.get("unit") or ""), action["area"]


class Narrator:
    """Tells of one still in one language. ``view`` must be there."""

    def __init__(self, still: Still, language: Language) -> None:
        """Nothing is told yet."""
        self.still = still
        self.act = still.act
        self.language = language
        self.speech = Speech(language, ids=False)

    def name(self, card: str) -> str:
        """A card's name, also if it cannot be seen any more."""
        for view in (self.still.view, self.still.before):
            if view is not None and card in view.cards:
                return title(view, card, self.speech)
        return self.language.name(card)

    def names(self, cards: Sequence[str]) -> str:
        """Several cards."""
        return self.language.listed([self.name(card) for card in cards])

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return side(seat, self.speech)

    # What somebody did

    def deed(self) -> str:
        """What somebody did or tried to do, in a sentence; nothing if nobody did anything."""
        if self.act is None:
            return ""
        told = self._deed(self.act)
        return self.language.say("{sentence}.", sentence=told[:1].upper() + told[1:])

    def phrase(self, english: str, **values: object) -> str:
        """One of the sentences that scenarios are made of."""
        assert self.act is not None
        return self.language.text("phrase", english).format(seat=self.seat(self.act.seat), **values)

    def _deed(self, act: Act) -> str:
        action, tries = act.action, not act.accepted
        match action["do"]:
            case "start":
                say = self.language.say
                return say("a new beginner game begins") if action.get("beginner") else say("a new game begins")
            case "march":
                return self._march(action["moves"], tries)
            case "rearrange":
                text = "{seat} tries to rearrange these units" if tries else "{seat} rearranges these units"
                return self._listing(self.phrase(text), self._moves(action["areas"]))
            case "use" | "trigger":
                return self._use(act, tries)
            case "discard":
                return self._discard(action.get("cards", ()), tries)
            case "pick":
                text = "{seat} tries to pick {factions}" if tries else "{seat} picks {factions}"
                return self.phrase(text, factions=self.names(action["factions"]))
            case "select":
                text = "{seat} tries to select" if tries else "{seat} selects"
                return self._listing(self.phrase(text), [self.language.say("{n} cards", n=len(action["cards"]))])
            case _:
                return self._plain(act, tries)

    def _plain(self, act: Act, tries: bool) -> str:
        """The acts that have a sentence of their own with all that they need."""
        done, tried = PLAIN[act.action["do"]]
        action = act.action
        return self.phrase(
            tried if tries else done,
            card=self.name(action.get("card", "")),
            cards=self.names(action.get("cards", ())),
            unit=self.name(action.get("unit", "")),
            units=self.names(action.get("units") or action.get("order") or ()),
            area=action.get("area", ""),
        )

    def _march(self, moves: dict[str, str], tries: bool) -> str:
        areas = list(dict.fromkeys(moves.values()))
        if len(areas) == 1:
            text = "{seat} tries to march {units} to {area}" if tries else "{seat} marches {units} to {area}"
            return self.phrase(text, units=self.names(list(moves)), area=areas[0])
        text = "{seat} tries to march these units" if tries else "{seat} marches these units"
        return self._listing(self.phrase(text), self._moves(moves))

    def _moves(self, moves: dict[str, str]) -> list[str]:
        return [f"{self.name(unit)} → {area}" for unit, area in moves.items()]

    def _listing(self, sentence: str, items: list[str]) -> str:
        return self.language.say("{sentence}: {items}", sentence=sentence, items=self.language.listed(items))

    def _use(self, act: Act, tries: bool) -> str:
        action, say = act.action, self.language.say
        targets = self.names(action.get("targets", ()))
        if action["do"] == "use":
            on = " on {units}" if targets else ""
            told = self.phrase("{seat} tries to use {card}" + on if tries else "{seat} uses {card}" + on,
                               card=self.name(action["card"]), units=targets)  # fmt: skip
        else:
            on = " on {units}" if targets else ""
            text = "{seat} tries to use {unit}'s trigger" if tries else "{seat} uses {unit}'s trigger"
            told = self.phrase(text + on, unit=self.name(action["unit"]), units=targets)
        details = []
        if action.get("slots"):
            paid = [self._slots(unit, icons) for unit, icons in action["slots"].items()]
            details.append(say("paid by {slots}", slots=self.language.listed(paid)))
        if action.get("discards"):
            details.append(say("discarding {cards}", cards=self.names(action["discards"])))
        if action.get("area"):
            details.append(say("to {area}", area=action["area"]))
        return told + (self.language.bracketed(details) if details else "")

    def _slots(self, unit: str, icons: Sequence[str]) -> str:
        words = self.language.listed([self.language.word("icon", icon) for icon in icons or ("nothing",)])
        return self.language.say("{unit}'s {icons}", unit=self.name(unit), icons=words)

    def _discard(self, cards: Sequence[str], tries: bool) -> str:
        if not cards:
            return self.phrase("{seat} tries to discard nothing" if tries else "{seat} discards nothing")
        text = "{seat} tries to discard {cards}" if tries else "{seat} discards {cards}"
        return self.phrase(text, cards=self.names(cards))

    # What came of it

    def happenings(self) -> Iterator[Happening]:
        """What happened, in order; things of one kind for the same reason in one sentence."""
        if self.act is None or self.still.view is None:
            return
        say = self.language.say
        for item in self.act.chance:
            if not item.shows:
                yield Happening(say("The deck of {seat} is shuffled.", seat=self.seat(item.of)))
        before, after = self.still.before, self.still.view
        places = {unit.id: unit.area for unit in before.units} if before is not None else {}
        for key, group in groupby(self.act.events, key=lambda event: (event.what, event.clause, event.area)):
            text = self._told(key[0], list(group), places)
            if text:
                yield Happening(text, key[1])
        yield from self._values(before, after)

    def _values(self, before: View | None, after: View) -> Iterator[Happening]:
        """Attack and defence that are not what they were."""
        say = self.language.say
        known = {unit.id: unit for unit in before.units} if before is not None else {}
        for unit in after.units:
            old = known.get(unit.id)
            if old is not None and (old.attack, old.defence) != (unit.attack, unit.defence):
                was, now = f"{old.attack}/{old.defence}", f"{unit.attack}/{unit.defence}"
                yield Happening(say("{unit} has {now} instead of {was}.", unit=self.name(unit.id), now=now, was=was))

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
        return " ".join(filter(None, sentences))

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
        return " ".join(told)

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
            case "markers_removed":
                return say("The markers are removed.")
            case "outcome":
                return say("Outcome {letter}.", letter=event.clause.rpartition(".")[2])
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


PLAIN = {
    "pass": ("{seat} passes", "{seat} tries to pass"),
    "resign": ("{seat} resigns", "{seat} tries to resign"),
    "end_phase": ("{seat} ends the phase", "{seat} tries to end the phase"),
    "end_turn": ("{seat} declares the end of the turn", "{seat} tries to declare the end of the turn"),
    "intercept": ("{seat} intercepts with {units}", "{seat} tries to intercept with {units}"),
    "line_up": ("{seat} lines up {units}", "{seat} tries to line up {units}"),
    "instant_summon": ("{seat} instantly summons {card}", "{seat} tries to instantly summon {card}"),
    "summon": ("{seat} summons {card} to {area}", "{seat} tries to summon {card} to {area}"),
    "return": ("{seat} returns {unit} to {area}", "{seat} tries to return {unit} to {area}"),
    "adjust": ("{seat} gives up {unit} to the limit", "{seat} tries to give up {unit} to the limit"),
    "shuffle": ("{seat} shuffles the other deck too", "{seat} tries to shuffle the other deck too"),
    "decline": ("{seat} declines {unit}'s trigger", "{seat} tries to decline {unit}'s trigger"),
    "drop": ("{seat} drops {cards}", "{seat} tries to drop {cards}"),
}
"""For an act that was accepted and for one that was not: the phrase that says it."""
