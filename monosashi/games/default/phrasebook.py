"""Answers and events of any game in words: by their act or kind, and what their fields say.

What a viewer is told keeps the game's own secrets: a value is told if the viewer sees it before or after, or if nobody
but the speaker could tell it from the views anyway.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi.games.default.answers import answer_fields, leaves
from monosashi.games.default.layout import worded
from monosashi.suite.acts import Unsayable
from monosashi.suite.phrasebook import JUDGE, TableVoice, Wording
from monosashi.suite.placeholders import filled, kind_of
from monosashi.suite.tenses import order
from monosashi.support.text import printable
from monosashi.verification.view_types import place_of, thing_of
from reference_engine.kernel.decision import Answer, Drawn, act_of
from reference_engine.kernel.events import Event

HIDDEN = "…"
"""In the place of what the viewer may not know."""

TOLD = ("about", "other", "cards", "place", "amount")
"""What an event says beside its kind and its seat, in the order in which it is told."""


class Veiled(TableVoice):
    """Says acts as they are said at a table, but for what is hidden there."""

    def __init__(self, words: Wording, hidden: frozenset[Any]) -> None:
        """Speak in these words."""
        super().__init__(words)
        self.hidden = hidden

    def name(self, card: str) -> str:
        """A card's name, if it is not hidden."""
        return HIDDEN if card in self.hidden else super().name(card)


class Words(Wording):
    """Speaks of a game that has no words of its own."""

    EVENTS: ClassVar[Mapping[str, str]] = {}
    position: Any
    veiled: frozenset[Any] | None = None
    """What was kept back of the answer that was said last, None before the first."""

    def judged(self) -> Any:
        """What the judge sees."""
        return engine.view(self.rules, self.position, JUDGE)

    def name(self, card: str) -> str:
        """A card's name, and its id where that says more."""
        name = self.card_names().get(card, card)
        return printable(card if name == card or not isinstance(name, str) else f"{name} {card}")

    def look(self, card: str) -> object:
        """What is seen of a thing makes it different from others of its name."""
        thing = thing_of(self._view(), card)
        return super().look(card), repr(replace(thing, id="")) if thing is not None else ""

    def whereabouts(self, card: str) -> str:
        """The place that a thing is seen in."""
        thing = thing_of(self._view(), card)
        return f" in {place}" if thing is not None and (place := place_of(thing)) else ""

    def hand(self, seat: str) -> tuple[str, ...]:
        """What the seat holds, if its view says so."""
        seen = engine.view(self.rules, self.position, seat) if seat in self.seats() else None
        player = (getattr(seen, "players", None) or {}).get(seat)
        return tuple(sorted(getattr(player, "hand", None) or ()))

    def discard(self, seat: str) -> list[str]:
        """What the seat has discarded, if the judge's view says so."""
        player = (getattr(self.judged(), "players", None) or {}).get(seat)
        return [self.name(card) for card in getattr(player, "discard", None) or ()]

    def card(self, card: str) -> Any:
        """A card's definition; where there is none, its name."""
        name = self.card_names().get(card, card)
        own = getattr(self.position, "own_cards", {})
        return own.get(name) or self.rules.cards.get(name) or name

    def named(self, message: str) -> str:
        """An engine's message as it is: what looks like an id may be a word."""
        return printable(message)

    def summary(self, card: Any) -> str:
        """The fields of a card's definition."""
        return ", ".join(_facts(card)) if isinstance(card, Struct) else ""

    def worded(self, answer: Answer, seat: str) -> str:
        """The act in its sentence; without one, its name and its fields: ``play Fox``."""
        if isinstance(answer, Drawn):
            return super().worded(answer, seat)
        hidden = self.secrets(answer, seat) if self.viewer() not in (seat, JUDGE) else frozenset()
        self.veiled = hidden
        with suppress(Unsayable):
            return self.in_sentence(answer, seat, hidden)
        values = answer_fields(answer)
        if len(values) == 1 and (alone := next(iter(values.values()))) is not True:
            return f"{worded(act_of(answer))} {self.value(alone, hidden)}"
        parts = [
            worded(name) if value is True else f"{worded(name)} {self.value(value, hidden)}"
            for name, value in values.items()
        ]
        return " ".join([worded(act_of(answer)), ", ".join(parts)]).strip()

    def in_sentence(self, answer: Answer, seat: str, hidden: frozenset[Any]) -> str:
        """The sentence of the act, as an order, but for what is hidden. Raises Unsayable."""
        about = self.position.pending.about if self.position.pending is not None else ""
        sentence, values = self.acts.sentence(seat, msgspec.to_builtins(answer), about, brief=True)
        voice = Veiled(self, hidden)
        told = {
            name: HIDDEN if _plain(value) in hidden else self.acts.placeholders[kind_of(name)].said(value, voice)
            for name, value in values.items()
        }
        return filled(order(sentence.text), told)

    def value(self, value: Any, hidden: frozenset[Any] = frozenset()) -> str:
        """A field's value, but for what is hidden."""
        if isinstance(value, Mapping):
            pairs = (f"{self.value(key, hidden)} → {self.value(item, hidden)}" for key, item in value.items())
            return ", ".join(pairs) or "nothing"
        if isinstance(value, tuple | list | set | frozenset):
            return ", ".join(self.value(item, hidden) for item in value) or "nothing"
        if isinstance(value, Struct):
            return " ".join(f"{worded(name)} {self.value(item, hidden)}" for name, item in answer_fields(value).items())
        if _plain(value) in hidden:
            return HIDDEN
        return self.name(value) if isinstance(value, str) else str(value)

    def secrets(self, answer: Answer, seat: str) -> frozenset[Any]:
        """What the answer names and the judge will see, but not the viewer."""
        try:
            after = engine.apply(self.rules, self.position, seat, answer).position
        except engine.Refused:
            after = self.position
        known = self._newleaves(after, self.viewer())
        secret = self._newleaves(after, JUDGE) - known
        seen = set(leaves(engine.view(self.rules, self.position, self.viewer())))
        return (
            frozenset(value for _, value in secret)
            - {value for _, value in known}
            - {value for _, value in seen if isinstance(value, str)}
        )

    def _newleaves(self, after: Any, viewer: str) -> set[tuple[str, Any]]:
        """What a view says after the answer, wherever it did not before."""
        before = set(leaves(engine.view(self.rules, self.position, viewer)))
        return set(leaves(engine.view(self.rules, after, viewer))) - before

    def told(self, event: Event, answer: Answer) -> str:
        """What happened: ``South: drawn 2 cards``; what the viewer does not see is counted or left out."""
        if self._repeats(event, answer):
            return ""
        sentence = self.sentence_of(event)
        if sentence is not None:
            return sentence
        who = f"{self.called(event.seat)}: " if event.seat else ""
        seen = self._seen()
        parts: list[str] = []
        for field in TOLD:
            value = getattr(event, field)
            if not value or (field == "amount" and value == len(event.cards)):
                continue
            if field == "cards":
                parts.append(self._seen_cards(value, seen))
            elif isinstance(value, str):
                parts.append(self.name(value) if field == "place" or value in seen else "a card")
            else:
                parts.append(str(value))
        sentence = f"{worded(event.what)} {', '.join(parts)}".strip()
        return f"{who}{sentence}." if who else f"{sentence[:1].upper()}{sentence[1:]}."

    def sentence_of(self, event: Event) -> str | None:
        """The event in the sentence that the game's steps declare for it, None if there is none."""
        seen = self._seen()

        def name(card: str) -> str:
            return self.name(card) if card in seen or card == event.place else "a card"

        return self.declared(event, name, lambda cards: self._seen_cards(tuple(cards), seen))

    def _seen_cards(self, cards: tuple[str, ...], seen: set[str]) -> str:
        """Cards by their names if all of them are seen, else how many they are."""
        open_ = all(card in seen for card in cards)
        return self.names(cards) if open_ else f"{len(cards)} card{'s' * (len(cards) != 1)}"

    def _repeats(self, event: Event, answer: Answer) -> bool:
        """Whether an event says nothing that the answer has not said to this viewer: ``played Fox`` of ``play Fox``."""
        if isinstance(answer, Drawn) or not event.what.startswith(act_of(answer)):
            return False
        values = {value for field in TOLD for value in _values(getattr(event, field))}
        own = self.viewer() in (event.seat, JUDGE)
        heard = own or (self.veiled is not None and values.isdisjoint(self.veiled))
        return heard and values <= {value for _, value in leaves(answer)}

    def _seen(self) -> set[str]:
        """Every word that the viewer's view holds: what it does not hold may be a secret."""
        return {value for _, value in leaves(self._view()) if isinstance(value, str)}

    def _view(self) -> Any:
        return engine.view(self.rules, self.position, self.viewer())


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int | bool) else None


def _values(field: Any) -> tuple[Any, ...]:
    return field if isinstance(field, tuple) else (field,) if field else ()


def _facts(card: Struct) -> Iterator[str]:
    for name, value in answer_fields(card).items():
        if name != "name":
            shown = value if isinstance(value, str | int) else msgspec.json.encode(value).decode()
            yield f"{worded(name)} {shown}"
