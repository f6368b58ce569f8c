"""A position in sentences, made of the facts that a game's steps declare: what its picture shows and says."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from monosashi import suite
from monosashi.kit.positions import about_of
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import collected, is_seat, label, printable, shortened, side
from monosashi.suite.facts import PLAYERS, Facts, Things


class Caller:
    """Says facts of a view in a language: cards and seats as a picture calls them."""

    def __init__(self, view: Any, speech: Speech) -> None:
        """Nothing is said yet."""
        self.view, self.speech = view, speech

    def name(self, card: str) -> str:
        """A card's name."""
        return label(self.view, card, self.speech)

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return side(seat, self.speech)

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list."""
        return self.speech.wording.word(kind, english)

    def phrase(self, english: str) -> str:
        """The few words of a fact."""
        return self.speech.wording.phrase(english)

    def listed(self, items: list[str]) -> str:
        """Several things."""
        return self.speech.wording.marks.comma.join(items)

    row = listed


class Words:
    """What the pictures of one game say.

    ``QUESTIONS`` is what each kind of decision asks, ``PHASES`` are the phases that every language has a word for.
    """

    QUESTIONS: ClassVar[Mapping[str, str]] = {}

    SEVERAL: ClassVar[Mapping[str, str]] = {}
    """What is asked where a question is about more than one thing."""
    PHASES: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: str) -> None:
        """Speak of this game."""
        self.game = game

    @cached_property
    def facts(self) -> Facts:
        """What can be seen of it."""
        found: Facts = suite.phrases(self.game).facts
        return found

    # Where the game is

    def heading(self, view: Any, speech: Speech = PLAIN) -> str:
        """Turn, whose it is, and which phase: ``Turn 3, South's turn, deploy phase``."""
        where = [self.phase(view, speech)] if view.result is None else []
        return speech.wording.marks.comma.join([*self.turn(view, speech), *filter(None, where)])

    def turn(self, view: Any, speech: Speech = PLAIN) -> list[str]:
        """The turn and whose it is; before the first turn only that."""
        say = speech.wording.say
        if not view.turn:
            return [say("Before the first turn")]
        return [say("Turn {n}", n=view.turn), say("{seat}'s turn", seat=side(view.turn_player, speech))]

    def phase(self, view: Any, speech: Speech = PLAIN) -> str:
        """The phase of the turn."""
        name = printable(view.phase).replace("_", " ")
        if not view.turn:
            return speech.wording.say("preparing the game") if name == "setup" else name
        return speech.wording.word("phase", name) if name in self.PHASES else name

    # The whole position

    def describe(self, view: Any, speech: Speech = PLAIN, *, brief: bool = False) -> str:
        """The whole position: the ground, players with what is theirs, then what is under way."""
        told = [] if brief else list(self.ground(view, speech))
        told += [sentence for seat in view.players for sentence in self.player(view, seat, speech, brief=brief)]
        return speech.wording.marks.space.join((*told, *self.events(view, speech)))

    def ground(self, view: Any, speech: Speech) -> Iterator[str]:  # noqa: ARG002
        """What things lie on."""
        return iter(())

    def player(self, view: Any, seat: str, speech: Speech, *, brief: bool) -> Iterator[str]:
        """What there is of a player: numbers, things, zones."""
        say, marks, name = speech.wording.say, speech.wording.marks, side(seat, speech)
        told = [*self.numbers(view, seat, speech), *self.counts(view, seat, speech)]
        if told:
            yield say("{seat}: {counts}.", seat=name, counts=marks.comma.join(told))
        for title, things in self.groups(view, seat, speech):
            there = marks.semicolon.join(told for _, told in things) or say("none")
            if things or not brief:
                yield say("{seat}'s {zone}: {cards}.", seat=name, zone=speech.wording.phrase(title), cards=there)
        for words, names in self.zones(view, seat, speech):
            shown = marks.comma.join(shortened(names) if brief else names)
            yield say("{seat}'s {zone}: {cards}.", seat=name, zone=self.zone(words, speech), cards=shown)

    def numbers(self, view: Any, seat: str, speech: Speech = PLAIN) -> list[str]:
        """What is said of a player in a word or two."""
        return list(self.facts.chips(PLAYERS, seat, view.players[seat], Caller(view, speech)))

    def counts(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[str]:
        """How many cards there are in a player's zones."""
        for words, number in self.facts.counts(view.players[seat]):
            if number:
                yield f"{self.zone(words, speech)} {number}"

    def groups(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """The things that are a player's, kind by kind: what each is called, and what is said of it."""
        for things in self.facts.things:
            if things.of is not None:
                found = things.of(view, seat)
                yield things.title, [(name, self.thing(view, things, name, each, speech)) for name, each in found]

    def thing(self, view: Any, things: Things, ident: str, thing: Any, speech: Speech = PLAIN) -> str:
        """``Wolf on c3, 30 hit points left, tapped``."""
        chips = self.facts.chips(things, ident, thing, Caller(view, speech))
        return speech.wording.marks.comma.join(chips) or label(view, ident, speech)

    def zones(self, view: Any, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """The cards that can be seen in a player's zones; equal names are counted."""
        for words, cards in self.facts.zone_cards(view.players[seat]):
            named = self.named(view, words, cards, speech)
            if named:
                yield words, named

    def named(self, view: Any, words: str, cards: Sequence[str], speech: Speech) -> list[str]:
        """The cards of one zone."""
        return collected(view, cards, speech, words.removesuffix(" pile").split()[-1].capitalize())

    def zone(self, words: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones is called."""
        return speech.wording.word(self.facts.zone, words)

    # What is going on

    def events(self, view: Any, speech: Speech = PLAIN) -> Iterator[str]:
        """What is under way, then the end or the question."""
        yield from self.under_way(view, speech)
        yield from filter(None, [self.ending(view, speech) or self.question(view, speech)])

    def under_way(self, view: Any, speech: Speech) -> Iterator[str]:
        """What has been begun and is not done."""
        told = (things for things in self.facts.things if things.told)
        return (sentence for things in told for sentence in self.told(view, things, speech))

    def in_film(self, view: Any, speech: Speech) -> dict[str, str]:
        """Those of its sentences that the picture of a film has, with their styles."""
        shown = (things for things in self.facts.things if things.film is not None)
        return {told: things.film or "" for things in shown for told in self.told(view, things, speech)}

    def waiting(self, view: Any, speech: Speech) -> list[str]:
        """What has been declared and waits for its turn."""
        found = (things for things in self.facts.things if "{n}" in things.told)
        return [said for things in found for said in self.said(view, things, speech)]

    def told(self, view: Any, things: Things, speech: Speech) -> Iterator[str]:
        """The sentences in which things are told: each of those that wait, the others together."""
        text, said = speech.wording.phrase(things.told), self.said(view, things, speech)
        if "{n}" in things.told:
            yield from (text.format(n=number, what=what) for number, what in enumerate(said, 1))
        elif said:
            yield text.format(what=speech.wording.marks.semicolon.join(said))

    def said(self, view: Any, things: Things, speech: Speech) -> list[str]:
        """What is said of each thing, if there is anything; what waits has a name at least."""
        voice, comma = Caller(view, speech), speech.wording.marks.comma
        found = []
        for name, thing in things.seen(view) or ():
            chips = comma.join(self.facts.chips(things, name, thing, voice))
            found.append(chips or (label(view, name, speech) if "{n}" in things.told else ""))
        return [*filter(None, found)]

    def ending(self, view: Any, speech: Speech = PLAIN) -> str:
        """Who has won, by which clause; empty while the game goes on."""
        if view.result is None:
            return ""
        say, clause = speech.wording.say, printable(view.result.clause)
        if not view.result.winner:
            return say("A draw by {clause}.", clause=clause)
        return say("{seat} has won by {clause}.", seat=side(view.result.winner, speech), clause=clause)

    def question(self, view: Any, speech: Speech = PLAIN) -> str:
        """Who is asked for what, in a sentence; empty if nobody is."""
        if view.asked is None:
            return ""
        say, kind, about = speech.wording.say, view.asked.kind, about_of(view.asked)
        seat = side(view.asked.seat, speech)
        asked = seat[:1].upper() + seat[1:]
        if kind not in self.QUESTIONS:
            return say("{seat} is asked: {question}.", seat=asked, question=printable(kind).replace("_", " "))
        told = side(about, speech) if is_seat(about) else label(view, about, speech)
        return say(self.asking(view)[kind], seat=asked, about=told)

    def asking(self, view: Any) -> Mapping[str, str]:
        """What each kind of decision asks as things are."""
        return self.SEVERAL if not about_of(view.asked) and view.asked.kind in self.SEVERAL else self.QUESTIONS
