"""A position of the battlefield in sentences, for those who do not see its picture; and the words in the picture."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from monosashi.games.default import words
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import label, printable, side

COLUMNS = "abc"

NO_ATTACK = "{seat} may use effects before its attack; it cannot attack."
"""What is asked before an attack that cannot follow."""


class Words(words.Words, ABC):
    """What the pictures of one Monster Collection game say. ``AREAS`` are its areas from top to bottom."""

    AREAS: ClassVar[tuple[str, ...]]

    def asking(self, view: Any) -> Mapping[str, str]:
        """What each kind of decision asks as things are."""
        if lacks_attack(view):
            return {"before_attack": NO_ATTACK}
        return super().asking(view)

    # What each game says in its own way

    @abstractmethod
    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """What is under way before the first turn."""

    @abstractmethod
    def land(self, view: Any, area: str, speech: Speech) -> list[str]:
        """What is to be said of an area itself."""

    def near(self, view: Any, area: str, speech: Speech) -> list[str]:
        """The same in brief, beside the name of an area that is drawn large."""
        return self.land(view, area, speech)

    @abstractmethod
    def without(self, areas: str, speech: Speech) -> str:
        """That there is nothing to be said of some areas."""

    def piles(self, view: Any, seat: str) -> dict[str, int]:
        """How many cards a player's piles have, and what else is counted."""
        player = view.players.get(seat)
        return dict(self.facts.counts(player)) if player is not None else {}

    def counts(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[str]:
        """The same in words."""
        return (f"{self.zone(pile, speech)} {number}" for pile, number in self.piles(view, seat).items())

    def lists(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """What a picture has beside the board: the zones, and what else is said of a player."""
        yield from self.zones(view, seat, speech)
        told = self.numbers(view, seat, speech)
        if told:
            yield "besides", told

    def zone(self, words: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones is called; what else there is has no zone."""
        return speech.wording.say("besides") if words == "besides" else super().zone(words, speech)

    # What all say alike

    def heading(self, view: Any, speech: Speech = PLAIN) -> str:
        """Turn, side, conflict and phase: ``Turn 3, South marches, main phase``."""
        over = view.result is not None or not view.phase
        where = [] if over else [self.conflict(view, speech), self.phase(view, speech)]
        return speech.wording.marks.comma.join([*self.turn(view, speech), *filter(None, where)])

    def head(self, view: Any, speech: Speech = PLAIN) -> str:
        """What stands above a picture: ``Turn 3 · battle in b2``; without a conflict whose turn it is."""
        turn, *marches = self.turn(view, speech)
        conflict = self.conflict(view, speech)
        return " · ".join([turn, *([conflict] if conflict else marches)])

    def turn(self, view: Any, speech: Speech = PLAIN) -> list[str]:
        """The turn and who marches; before the first turn only that."""
        say = speech.wording.say
        if not view.turn:
            return [say("Before the first turn")]
        told = say("{seat} marches", seat=side(view.marching, speech))
        return [say("Turn {n}", n=view.turn), told[:1].upper() + told[1:]]

    def conflict(self, view: Any, speech: Speech = PLAIN) -> str:
        """Where there is a battle, or an intercept to be decided on; empty without either."""
        say = speech.wording.say
        if view.battle is not None:
            return say("battle in {area}", area=printable(view.battle.area))
        if view.asked is not None and view.asked.kind == "intercept":
            return say("intercept in {area}", area=printable(view.asked.about))
        return ""

    def phase(self, view: Any, speech: Speech = PLAIN) -> str:
        """Where the game is: ``main phase``, a moment of a battle; before the first turn what is under way."""
        say = speech.wording.say
        if view.battle is not None:
            return self.moment(view, speech)
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
        players = (told for seat in view.players for told in self.player(view, seat, speech, brief=brief))
        told = (*self._areas(view, speech, brief), *players, *self.events(view, speech))
        return speech.wording.marks.space.join(told)

    def _areas(self, view: Any, speech: Speech, brief: bool) -> Iterator[str]:
        say, punctuation = speech.wording.say, speech.wording.marks
        empty, kind = [], self.facts.called("units")
        for area in self.AREAS:
            units = (self.thing(view, kind, unit.id, unit, speech) for unit in units_in(view, area))
            found = [*self.land(view, area, speech), *units]
            if found:
                yield say("{area}: {things}.", area=area, things=punctuation.semicolon.join(found))
            else:
                empty.append(area)
        if brief and len(empty) == len(self.AREAS):
            yield say("Nobody is on the battlefield.")
        elif empty and not brief:
            yield self.without(punctuation.comma.join(empty), speech)

    def moment(self, view: Any, speech: Speech) -> str:
        """How far a battle has come; nothing between two moments."""
        return "".join(self.said(view, self.facts.called("moment"), speech))

    def under_way(self, view: Any, speech: Speech) -> Iterator[str]:
        """Units out of place, then what has been begun."""
        lost = [f"{label(view, u.id, speech)} in {printable(u.area)!r}" for u in view.units if u.area not in self.AREAS]
        if lost:
            yield f"Off the board: {', '.join(lost)}."
        yield from super().under_way(view, speech)


def units_in(view: Any, area: str) -> list[Any]:
    """The units of an area, North's above South's; in a line-up the front ones towards each other."""
    order = view.battle.line_ups if view.battle is not None and view.battle.area == area else {}

    def place(unit: Any) -> tuple[bool, int]:
        line = order.get(unit.owner, ())
        depth = line.index(unit.id) if unit.id in line else len(line)
        return unit.owner != "north", -depth if unit.owner == "north" else depth

    return sorted((unit for unit in view.units if unit.area == area), key=place)


def lacks_attack(view: Any) -> bool:
    """Whether the side that is asked before its attack cannot attack as things are."""
    if view.asked is None or view.asked.kind != "before_attack" or view.battle is None:
        return False
    here = [unit for unit in view.units if unit.area == view.battle.area]
    own = any(unit.ready and unit.owner == view.asked.seat for unit in here)
    return not own or all(unit.owner == view.asked.seat for unit in here)


def with_note(name: str, note: str, speech: Speech) -> str:
    """A name with an addition in brackets."""
    return f"{name}{speech.wording.marks.opening}{note}{speech.wording.marks.closing}"
