"""A position of the battlefield in sentences, for those who do not see its picture; and the words in the picture."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from monosashi.games.monster_collection.board import SIGNS, units_in
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import collected, label, printable, shortened, side, titles


class Words(ABC):
    """What the pictures of one Monster Collection game say. ``AREAS`` are its areas from top to bottom.

    ``PHASES`` are the phases of a turn, ``QUESTIONS`` what each kind of decision asks.
    """

    AREAS: ClassVar[tuple[str, ...]]
    PHASES: ClassVar[frozenset[str]]
    QUESTIONS: ClassVar[Mapping[str, str]]

    # What each game says in its own way

    @abstractmethod
    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """What is under way before the first turn."""

    @abstractmethod
    def asked(self, view: Any) -> Mapping[str, str]:
        """What each kind of decision asks as things are."""

    @abstractmethod
    def ground(self, view: Any, area: str, speech: Speech) -> list[str]:
        """What is to be said of an area itself."""

    def near(self, view: Any, area: str, speech: Speech) -> list[str]:
        """The same in brief, beside the name of an area that is drawn large."""
        return self.ground(view, area, speech)

    @abstractmethod
    def without(self, areas: str, speech: Speech) -> str:
        """That there is nothing to be said of some areas."""

    @abstractmethod
    def counts(self, view: Any, seat: str) -> dict[str, int]:
        """How many cards a player's piles have, and what else is counted."""

    @abstractmethod
    def zones(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """The cards that can be seen in a player's zones, zone by zone; equal names are counted."""

    @abstractmethod
    def zone(self, key: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones or counters is called beside the board."""

    def worn(self, view: Any, unit: Any, speech: Speech) -> str:  # noqa: ARG002
        """What a unit wears."""
        return ""

    def more(self, view: Any, speech: Speech) -> Iterator[str]:  # noqa: ARG002
        """What else is to be told of the turn."""
        return iter(())

    def moment(self, timing: str, speech: Speech = PLAIN) -> str:
        """How a moment of a battle is called; nothing for the steps between two moments."""
        say = speech.wording.say
        match timing:
            case "marching_side_summons":
                return say("instant summons of the marching side")
            case "defending_side_summons":
                return say("instant summons of the defending side")
            case "marching_side_lines_up":
                return say("the marching side lines up")
            case "defending_side_lines_up":
                return say("the defending side lines up")
            case "before_attack":
                return say("before the attack")
            case "attack":
                return say("the attack")
            case "after_attack":
                return say("after the attack")
            case "end_battle" | "leave_battle":
                return say("the end of the battle")
            case _:
                return ""

    # What all say alike

    def heading(self, view: Any, speech: Speech = PLAIN) -> str:
        """Turn, side, conflict and phase: ``Turn 3, South marches, main phase``."""
        over = view.result is not None or not view.phase
        where = [] if over else [self.conflict(view, speech), self.phase(view, speech)]
        told = [self.turn(view, speech), self.marching(view, speech), *where]
        return speech.wording.marks.comma.join(filter(None, told))

    def head(self, view: Any, speech: Speech = PLAIN) -> str:
        """What stands above a picture: ``Turn 3 · battle in b2``; without a conflict whose turn it is."""
        told = [self.turn(view, speech), self.conflict(view, speech) or self.marching(view, speech)]
        return " · ".join(filter(None, told))

    def turn(self, view: Any, speech: Speech = PLAIN) -> str:
        """The turn; before the first one only that."""
        say = speech.wording.say
        return say("Turn {n}", n=view.turn) if view.turn else say("Before the first turn")

    def marching(self, view: Any, speech: Speech = PLAIN) -> str:
        """Whose turn it is; empty before the first turn."""
        told = speech.wording.say("{seat} marches", seat=side(view.marching, speech)) if view.turn else ""
        return told[:1].upper() + told[1:]

    def conflict(self, view: Any, speech: Speech = PLAIN) -> str:
        """Where there is a battle, or an intercept to be decided on; empty without either."""
        say = speech.wording.say
        if view.battle is not None:
            return say("battle in {area}", area=printable(view.battle.area))
        if view.asked is not None and view.asked.kind == "intercept":
            return say("intercept in {area}", area=printable(view.asked.about))
        return ""

    def timing(self, view: Any, speech: Speech = PLAIN) -> str:
        """The phase as briefly as it stands above a picture, which says elsewhere who is to do something."""
        say = speech.wording.say
        if view.battle is None:
            return self.phase(view, speech)
        match view.battle.timing:
            case "marching_side_summons" | "defending_side_summons":
                return say("instant summons")
            case "marching_side_lines_up" | "defending_side_lines_up":
                return say("line-up")
            case "marching_side_quick" | "defending_side_quick":
                return say("quick effects")
            case "before_attack":
                return say("before-attack timing")
            case "after_attack":
                return say("after-attack timing")
            case _:
                return self.phase(view, speech)

    def phase(self, view: Any, speech: Speech = PLAIN) -> str:
        """Where the game is: ``main phase``, a moment of a battle; before the first turn what is under way."""
        say = speech.wording.say
        if view.battle is not None:
            return self.moment(view.battle.timing, speech)
        if view.turn and view.asked is not None and view.asked.kind == "intercept":
            return say("{seat} chooses", seat=side(view.asked.seat, speech))
        name = printable(view.phase).replace("_", " ")
        if not view.turn:
            return self.preparing(speech).get(name, name)
        known = speech.wording.word("phase", name) if name in self.PHASES else name
        return say("{phase} phase", phase=known)

    def describe(self, view: Any, speech: Speech = PLAIN, *, brief: bool = False) -> str:
        """The whole position, area by area from top to bottom, then both sides, then what is going on.

        If it is ``brief``, piles without cards are left out, and areas without anything.
        """
        told = (*self._areas(view, speech, brief), *self._sides(view, speech, brief), *self.events(view, speech))
        return speech.wording.marks.space.join(told)

    def _areas(self, view: Any, speech: Speech, brief: bool) -> Iterator[str]:
        say, punctuation = speech.wording.say, speech.wording.marks
        empty = []
        for area in self.AREAS:
            units = (self._unit(view, unit, speech) for unit in units_in(view, area))
            found = [*self.ground(view, area, speech), *units]
            if found:
                yield say("{area}: {things}.", area=area, things=punctuation.semicolon.join(found))
            else:
                empty.append(area)
        if brief and len(empty) == len(self.AREAS):
            yield say("Nobody is on the battlefield.")
        elif empty and not brief:
            yield self.without(punctuation.comma.join(empty), speech)

    def _unit(self, view: Any, unit: Any, speech: Speech) -> str:
        say = speech.wording.say
        told = say(
            "{seat}'s {unit}, {attack}/{defence}, {state}",
            seat=side(unit.owner, speech),
            unit=label(view, unit.id, speech),
            attack=unit.attack,
            defence=unit.defence,
            state=speech.wording.word("state", "ready" if unit.ready else "exhausted"),
        )
        worn = self.worn(view, unit, speech)
        return f"{told}{speech.wording.marks.comma}{worn}" if worn else told

    def _sides(self, view: Any, speech: Speech, brief: bool) -> Iterator[str]:
        say, comma = speech.wording.say, speech.wording.marks.comma
        for seat in view.players:
            found = self.counts(view, seat)
            told = [f"{self.zone(pile, speech)} {number}" for pile, number in found.items() if number or not brief]
            if told:
                yield say("{seat}: {counts}.", seat=side(seat, speech), counts=comma.join(told))
            for key, names in self.zones(view, seat, speech):
                shown = comma.join(shortened(names) if brief else names)
                zone = self.zone(key, speech)
                yield say("{seat}'s {zone}: {cards}.", seat=side(seat, speech), zone=zone, cards=shown)

    def events(self, view: Any, speech: Speech = PLAIN) -> Iterator[str]:
        """What is going on: units out of place, the battle and its chain, cards in use, the end, the question."""
        say, comma = speech.wording.say, speech.wording.marks.comma
        lost = [f"{label(view, u.id, speech)} in {printable(u.area)!r}" for u in view.units if u.area not in self.AREAS]
        if lost:
            yield f"Off the board: {', '.join(lost)}."
        if view.battle is not None:
            yield self.battle(view, speech)
            for seat, order in view.battle.line_ups.items():
                if order:
                    units = comma.join(label(view, unit, speech) for unit in order)
                    yield say("{seat}'s line-up from the front: {units}.", seat=side(seat, speech), units=units)
            for number, item in enumerate(view.battle.chain, 1):
                yield say("Chain {n}: {what}.", n=number, what=self.declaration(view, item, speech))
        yield from self.more(view, speech)
        if view.in_use:
            yield say("In use: {cards}.", cards=titles(view, view.in_use, speech))
        if view.final_turn:
            yield say("Both decks have run out: turn {n} is the last one.", n=view.final_turn)
        if view.result is not None:
            yield self.ending(view, speech)
        elif view.asked is not None:
            yield self.question(view, speech)

    def battle(self, view: Any, speech: Speech = PLAIN) -> str:
        """Where the battle is, how far it has come and who goes first; empty without a battle."""
        if view.battle is None:
            return ""
        say = speech.wording.say
        now = self.moment(view.battle.timing, speech)
        area = printable(view.battle.area)
        told = say("Battle in {area}, {timing}", area=area, timing=now) if now else say("Battle in {area}", area=area)
        if view.battle.first:
            told = say("{battle}, {seat} goes first", battle=told, seat=side(view.battle.first, speech))
        return say("{sentence}.", sentence=told)

    def ending(self, view: Any, speech: Speech = PLAIN) -> str:
        """Who has won, by which clause; empty while the game goes on."""
        if view.result is None:
            return ""
        say = speech.wording.say
        clause = printable(view.result.clause)
        if not view.result.winner:
            return say("A draw by {clause}.", clause=clause)
        return say("{seat} has won by {clause}.", seat=side(view.result.winner, speech), clause=clause)

    def question(self, view: Any, speech: Speech = PLAIN) -> str:
        """Who is asked for what, in a sentence; empty if nobody is."""
        if view.asked is None:
            return ""
        say = speech.wording.say
        seat, about = side(view.asked.seat, speech), view.asked.about
        asked = seat[:1].upper() + seat[1:]
        if view.asked.kind not in self.QUESTIONS:
            question = printable(view.asked.kind).replace("_", " ")
            return say("{seat} is asked: {question}.", seat=asked, question=question)
        told = side(about, speech) if about in SIGNS else label(view, about, speech)
        return say(self.asked(view)[view.asked.kind], seat=asked, about=told)

    def declaration(self, view: Any, declared: Any, speech: Speech = PLAIN) -> str:
        """One declaration of the chain; the last one takes effect first."""
        say, comma = speech.wording.say, speech.wording.marks.comma
        seat, card = side(declared.by, speech), label(view, declared.card, speech)
        by = [label(view, user, speech) for user in declared.users if user != declared.card]
        if declared.kind == "attack":
            what = say("{seat}'s attack", seat=seat)
        elif declared.kind == "effect":
            what = say("{seat}'s effect of {card}", seat=seat, card=card)
        else:
            what = f"{seat}'s {printable(declared.kind)} {card}"
        if by:
            what = say("{what} by {units}", what=what, units=comma.join(by))
        if declared.targets:
            targets = comma.join(label(view, target, speech) for target in declared.targets)
            what = say("{what} on {units}", what=what, units=targets)
        return what


def open_zones(view: Any, seat: str, names: tuple[str, ...], speech: Speech) -> Iterator[tuple[str, list[str]]]:
    """Those of some zones that have cards to be seen and named."""
    for name in names:
        found = collected(view, getattr(view.players[seat], name) or (), speech, name.capitalize())
        if found:
            yield name, found


def with_note(name: str, note: str, speech: Speech) -> str:
    """A name with an addition in brackets."""
    return f"{name}{speech.wording.marks.opening}{note}{speech.wording.marks.closing}"
