"""What is done and what happens in a game, in the words of the table: an answer as an order, an event as a sentence.

Answers are said by the sentences of the game's acts. Of the rest, what every game says alike stands here, what is a
game's own in its part ``phrasebook``, a subclass of :class:`Wording`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from monosashi import suite
from monosashi.kit.positions import names_of, seats_of, winner_of
from monosashi.kit.registry import kit, late_part
from monosashi.suite.acts import Acts
from monosashi.suite.card_phrases import known_phrases
from monosashi.suite.phrases import event_values
from monosashi.suite.placeholders import English, filled
from monosashi.support.text import counted, printable
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

JUDGE = "judge"

Viewer = Callable[[], str]


def judge() -> str:
    """The viewer who sees everything."""
    return JUDGE


class TableVoice(English):
    """Says acts as they are said at a table: cards by their names."""

    def __init__(self, words: "Wording") -> None:
        """Speak in these words."""
        self.words = words

    def name(self, card: str) -> str:
        """A card's name, as far as that will do."""
        return self.words.name(card)

    def seat(self, seat: str) -> str:
        """A seat as a word."""
        return self.words.called(seat)


class Wording:
    """Speaks of the game at ``position``, as a viewer may know it: a judge, unless somebody says otherwise.

    A game's own class fills the two tables and says what is different about its cards.
    """

    EVENTS: ClassVar[Mapping[str, str]] = {}
    """What is worth telling, in sentences about the fields of an event; the rest can be seen on the board.

    ``{counted}`` is the amount in cards: ``1 card``, ``2 cards``.
    """

    DRAWN: ClassVar[tuple[str, ...]] = ("drawn",)
    """Events that say which cards somebody has drawn: to that seat by their names."""

    SHOWN: ClassVar[frozenset[str]] = frozenset()
    """Events that the board shows."""

    CITED: ClassVar[tuple[str, ...]] = ("no_effect", "judgement")
    """Events whose clause is told: nobody sees why they happen."""

    SAID_BY: ClassVar[Mapping[type, tuple[str, ...]]] = {}
    """Events that only repeat what the answer said."""

    def __init__(self, rules: Edition, viewer: Viewer = judge) -> None:
        """Speak of games by ``rules``; ``position`` is set by whoever plays."""
        self.rules = rules
        self.viewer = viewer
        self.position: Any
        self.signs: Mapping[str, str] = kit(rules.name).board.SIGNS

    def headline(self, seat: str, answer: Answer) -> str:
        """Who does what, before it is done: ``▲ South: pass``."""
        who = "Dice" if isinstance(answer, Drawn) else seat.capitalize()
        return f"{self.signs.get(seat, '•')} {who}: {self.worded(answer, seat)}"

    def sentences(self, events: Iterable[Event], answer: Answer) -> Iterator[tuple[Event, str]]:
        """What came of an answer, once it is done: the events that are worth telling, each with its sentence."""
        for event in events:
            sentence = self.told(event, answer)
            if sentence:
                yield event, sentence

    def seats(self) -> tuple[str, ...]:
        """Those who take part."""
        return seats_of(self.rules, self.position)

    def seat(self) -> str:
        """Who is to answer."""
        return str(self.position.pending.seat)

    def kind(self) -> str:
        """What kind of decision is to be made."""
        return str(self.position.pending.kind)

    def draws(self) -> tuple[Draw, ...]:
        """What chance is to draw."""
        draws: tuple[Draw, ...] = self.position.pending.draws
        return draws

    def speaker(self, answer: Answer) -> str:  # noqa: ARG002
        """Who says an answer: whoever is asked, unless the game has it otherwise."""
        return self.seat()

    # Names

    def called(self, seat: str) -> str:
        """A seat as a word."""
        return "Dice" if seat == CHANCE else seat.capitalize()

    def card_names(self) -> Mapping[str, str]:
        """Names by id."""
        return names_of(self.rules, self.position)

    def card(self, card: str) -> Any:
        """A card's definition."""
        name = self.card_names()[card]
        return self.position.own_cards.get(name) or self.rules.cards[name]

    def hand(self, seat: str) -> tuple[str, ...]:
        """A seat's hand in the order of its numbers, which is that of the board."""
        return tuple(sorted(self.position.players[seat].hand)) if seat in self.position.players else ()

    def discard(self, seat: str) -> list[str]:
        """The names of what a seat has discarded, open to everybody."""
        return [self.position.cards[card] for card in self.position.players[seat].discard]

    def has_twin(self, card: str) -> bool:  # noqa: ARG002
        """Whether another card in sight has the same name, so that a name alone would not do."""
        return False

    def look(self, card: str) -> object:
        """What makes a card different from others of its name: those that look the same are interchangeable."""
        return self.card_names().get(card, card)

    def whereabouts(self, card: str) -> str:  # noqa: ARG002
        """Where a card is, behind its name."""
        return ""

    def name(self, card: str) -> str:
        """A card's name; where that would not do, its id as well."""
        name = self.card_names().get(card, card)
        return printable(f"{name} {card}" if self.has_twin(card) else name)

    def names(self, cards: Iterable[str]) -> str:
        """Several names."""
        return TableVoice(self).listed([self.name(card) for card in cards])

    def named(self, message: str) -> str:
        """An engine's message with names in the place of ids."""
        return re.sub(r"'?([\w-]+\.[0-9]+)'?", lambda id_: self.name(id_[1]), message)

    def summary(self, card: Any) -> str:  # noqa: ARG002
        """A card's printed values in one line."""
        return ""

    def text(self, card: Any) -> str:
        """A card's printed text, in lines."""
        phrases = known_phrases(self.rules.name)
        return phrases.text(card) if phrases is not None else ""

    # Wordings

    def worded(self, answer: Answer, seat: str) -> str:
        """An answer in words, as far as the viewer may know them."""
        if isinstance(answer, Drawn):
            # Too few or too many outcomes are for the engine to refuse; until then there is no more to say.
            return "; ".join(
                self.shown(draw, outcome) for draw, outcome in zip(self.draws(), answer.results, strict=False)
            )
        secret = "" if self.viewer() in (seat, JUDGE) else self.secret(answer)
        about = self.position.pending.about if self.position.pending is not None else ""
        action = msgspec.to_builtins(answer)
        return secret or self.acts.ordered(seat, action, TableVoice(self), about=about, brief=True)

    @property
    def acts(self) -> Acts:
        """How acts are said."""
        return suite.phrases(self.rules.name.partition("@")[0]).acts

    def is_nothing(self, answer: Answer) -> bool:
        """Whether an answer means nothing, or nothing more."""
        act = self.acts.by_name.get(act_of(answer))
        return act is not None and act.is_nothing(msgspec.to_builtins(answer))

    def secret(self, answer: Answer) -> str:  # noqa: ARG002
        """An answer as the other seats learn of it, if it is not all open; else nothing."""
        return ""

    def drawing(self, draw: Draw) -> str:
        """What is to be drawn: ``the attack die of South``."""
        return f"the {draw.name}" if draw.seat == CHANCE else f"the {draw.name} of {self.called(draw.seat)}"

    def shown(self, draw: Draw, outcome: int | tuple[str, ...]) -> str:
        """One outcome in words; an order of cards stays a secret."""
        owner = "The" if draw.seat == CHANCE else f"{self.called(draw.seat)}'s"
        return f"{owner} {draw.name} shows {outcome}" if isinstance(outcome, int) else f"{owner} deck is shuffled"

    def told(self, event: Event, answer: Answer) -> str:
        """What happened, in a sentence; nothing for what the answer has already said or nobody needs to hear."""
        if event.what in self.SHOWN or event.what in self.SAID_BY.get(type(answer), ()):
            return ""
        if event.what in self.DRAWN and self.viewer() in (event.seat, JUDGE):
            return f"{self.called(event.seat)} draws {self.names(event.cards)}."
        declared = self.declared(event, self.name, self.names)
        if declared is not None:
            return declared
        return self.EVENTS.get(event.what, "").format(
            seat=self.called(event.seat),
            place=event.place,
            amount=event.amount,
            counted=counted(event.amount, "card"),
            clause=event.clause,
            about=self.name(event.about),
            other=self.name(event.other),
            cards=self.names(event.cards),
        )

    def declared(self, event: Event, name: Callable[[str], str], names: Callable[[Sequence[str]], str]) -> str | None:
        """The event in the sentence that the steps declare for it, None if they declare none."""
        sentence = suite.phrases(self.rules.name.partition("@")[0]).event_sentence(event)
        if sentence is None:
            return None
        values = event_values(event, name, names) | ({"seat": self.called(event.seat)} if event.seat else {})
        text = (sentence.one if event.amount == 1 else "") or sentence.text
        said = filled(text, values)
        if said and event.what in self.CITED:
            said += f" ({event.clause})"
        # What a card is called is not changed, also at the beginning of a sentence.
        begins = not text.startswith("{") or said.startswith("a card")
        return f"{said[:1].upper() if begins else said[:1]}{said[1:]}." if said else ""

    def ending(self) -> str:
        """How the game has ended, in a sentence."""
        winner = winner_of(self.position.result)
        return f"{self.called(winner)} wins." if winner else "Nobody wins."


def wording_of(game: str) -> type[Wording]:
    """How a game is spoken of, named by itself or by one of its editions. Raises KeyError."""
    found: type[Wording] = late_part(game, "phrasebook", Wording)
    return found
