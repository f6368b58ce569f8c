"""What is done and what happens in a game, in the words of the table: an answer as an order, an event as a sentence.

What every game says alike; a game's part ``phrasebook`` is a subclass that says the rest.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar

from monosashi.games import kit
from monosashi.support.text import printable
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

JUDGE = "judge"

Viewer = Callable[[], str]


def judge() -> str:
    """The viewer who sees everything."""
    return JUDGE


class Wording:
    """Speaks of the game at ``position``, as a viewer may know it: a judge, unless somebody says otherwise.

    A game's own class fills the three tables and says what is different about its cards.
    """

    ORDERS: ClassVar[Mapping[type, Callable[[Any, Any], str]]] = {}
    """Every answer in words, as an order; ``pass`` and the like among them."""

    EVENTS: ClassVar[Mapping[str, str]] = {}
    """What is worth telling, in sentences about the fields of an event; the rest can be seen on the board."""

    SAID_BY: ClassVar[Mapping[type, tuple[str, ...]]] = {}
    """Events that only repeat what the answer said."""

    def __init__(self, rules: Edition, viewer: Viewer = judge) -> None:
        """Speak of games by ``rules``; ``position`` is set by whoever plays."""
        self.rules = rules
        self.viewer = viewer
        self.position: Any
        board = kit(rules.name).board
        self.signs: Mapping[str, str] = board.SIGNS if board is not None else {}

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
        return tuple(self.position.players)

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

    def card(self, card: str) -> Any:
        """A card's definition."""
        name = self.position.cards[card]
        return self.position.own_cards.get(name) or self.rules.cards[name]

    def hand(self, seat: str) -> tuple[str, ...]:
        """A seat's hand in the order of its numbers, which is that of the board."""
        return tuple(sorted(self.position.players[seat].hand)) if seat in self.position.players else ()

    def has_twin(self, card: str) -> bool:  # noqa: ARG002
        """Whether another card in sight has the same name, so that a name alone would not do."""
        return False

    def look(self, card: str) -> object:
        """What makes a card different from others of its name: those that look the same are interchangeable."""
        return self.position.cards[card]

    def whereabouts(self, card: str) -> str:  # noqa: ARG002
        """Where a card is, behind its name."""
        return ""

    def name(self, card: str) -> str:
        """A card's name; where that would not do, its id as well."""
        name = self.position.cards.get(card, card)
        return printable(f"{name} {card}" if self.has_twin(card) else name)

    def names(self, cards: Iterable[str]) -> str:
        """Several names."""
        return ", ".join(self.name(card) for card in cards)

    def named(self, message: str) -> str:
        """An engine's message with names in the place of ids."""
        return re.sub(r"'?([\w-]+\.[0-9]+)'?", lambda id_: self.name(id_[1]), message)

    def summary(self, card: Any) -> str:  # noqa: ARG002
        """A card's printed values in one line."""
        return ""

    def text(self, card: Any) -> str:  # noqa: ARG002
        """A card's printed text, in lines."""
        return ""

    # Wordings

    def worded(self, answer: Answer, seat: str) -> str:
        """An answer in words, as far as the viewer may know them."""
        if isinstance(answer, Drawn):
            # Too few or too many outcomes are for the engine to refuse; until then there is no more to say.
            return "; ".join(
                self.shown(draw, outcome) for draw, outcome in zip(self.draws(), answer.results, strict=False)
            )
        secret = "" if self.viewer() in (seat, JUDGE) else self.secret(answer)
        return secret or self.ORDERS[type(answer)](self, answer)

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
        if event.what in self.SAID_BY.get(type(answer), ()):
            return ""
        if event.what == "drawn" and self.viewer() in (event.seat, JUDGE):
            return f"{self.called(event.seat)} draws {self.names(event.cards)}."
        return self.EVENTS.get(event.what, "").format(
            seat=self.called(event.seat),
            area=event.area,
            amount=event.amount,
            clause=event.clause,
            unit=self.name(event.unit),
            card=self.name(event.card),
            cards=self.names(event.cards),
        )

    def ending(self) -> str:
        """How the game has ended, in a sentence."""
        winner = self.position.result.winner
        return f"{winner.capitalize()} wins." if winner else "Nobody wins."


def words_of(rules: Edition, viewer: Viewer = judge) -> Wording | None:
    """Somebody who speaks of the games of an edition, if anybody can."""
    make = kit(rules.name).phrasebook
    return make(rules, viewer) if make else None
