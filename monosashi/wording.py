"""What is done and what happens in a game, in the words of the table: an answer as an order, an event as a sentence."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from monosashi.board import SIGNS, printable
from monosashi.play_words import EVENTS, SAID_BY
from reference_engine.deus.after_battle import Return
from reference_engine.deus.deck_building import Pick, Select
from reference_engine.deus.draft_2018.deck_building import ChooseSummoner
from reference_engine.deus.draft_2018.setup import PutBack
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.limit_adjustment import Adjust
from reference_engine.deus.line_up import LineUp
from reference_engine.deus.march import March
from reference_engine.deus.position import Position
from reference_engine.deus.setup import Shuffle
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.deus.turn import EndPhase, EndTurn
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn, Pass, Resign
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.abilities import Use
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.position import opponent
from reference_engine.monster_collection.triggers import Decline, UseTrigger


class Wording:
    """Speaks of the game at ``position``, as a viewer may know it: a judge, unless a subclass says otherwise."""

    def __init__(self, rules: Edition) -> None:
        """Speak of games by ``rules``; ``position`` is set by whoever plays."""
        self.rules = rules
        self.position: Position

    def viewer(self) -> str:
        """Through whose eyes the game is seen."""
        return "judge"

    def headline(self, seat: str, answer: Answer) -> str:
        """Who does what, before it is done: ``▲ South: pass``."""
        who = seat.capitalize() if seat in SIGNS else "Dice" if isinstance(answer, Drawn) else seat
        return f"{SIGNS.get(seat, '•')} {who}: {self.worded(answer, seat)}"

    def sentences(self, events: Iterable[Event], answer: Answer) -> Iterator[tuple[Event, str]]:
        """What came of an answer, once it is done: the events that are worth telling, each with its sentence."""
        for event in events:
            sentence = self.told(event, answer)
            if sentence:
                yield event, sentence

    def seat(self) -> str:
        """Who is to answer."""
        assert self.position.pending is not None
        return self.position.pending.seat

    def kind(self) -> str:
        """What kind of decision is to be made."""
        assert self.position.pending is not None
        return self.position.pending.kind

    def draws(self) -> tuple[Draw, ...]:
        """What chance is to draw."""
        assert self.position.pending is not None
        return self.position.pending.draws

    # Names

    def called(self, seat: str) -> str:
        """A seat as a word."""
        return "Dice" if seat == CHANCE else seat.capitalize()

    def card(self, card: str) -> Card:
        """A card's definition."""
        name = self.position.cards[card]
        return self.position.own_cards.get(name) or self.rules.cards[name]

    def hand(self, seat: str) -> tuple[str, ...]:
        """A seat's hand in the order of its numbers, which is that of the board."""
        return tuple(sorted(self.position.players[seat].hand)) if seat in SIGNS else ()

    def name(self, card: str) -> str:
        """A card's name; for one of several such units, its id as well."""
        name = self.position.cards.get(card, card)
        units = self.position.units
        alike = card in units and sum(self.position.cards[unit] == name for unit in units) > 1
        return printable(f"{name} {card}" if alike else name)

    def names(self, cards: Iterable[str]) -> str:
        """Several names."""
        return ", ".join(self.name(card) for card in cards)

    def named(self, message: str) -> str:
        """An engine's message with names in the place of ids."""
        return re.sub(r"'?([\w-]+\.[0-9]+)'?", lambda id_: self.name(id_[1]), message)

    # Wordings

    def worded(self, answer: Answer, seat: str) -> str:
        """An answer in words, as far as the terminal's viewer may know them."""
        if isinstance(answer, Select) and self.viewer() not in (seat, "judge"):
            return "choose 30 cards and a summoner, face down"
        if isinstance(answer, PutBack) and self.viewer() not in (seat, "judge"):
            return f"put {len(answer.cards)} cards under the deck"
        if isinstance(answer, Drawn):
            # Too few or too many outcomes are for the engine to refuse; until then there is no more to say.
            return "; ".join(
                drawn(asked, outcome) for asked, outcome in zip(self.draws(), answer.outcomes, strict=False)
            )
        words: str = WORDS[type(answer)](self, answer)
        return words

    def moved(self, moves: Mapping[str, str]) -> str:
        """Units and where they go."""
        units = self.position.units
        return ", ".join(f"{self.name(unit)} {units[unit].area}→{area}" for unit, area in moves.items())

    def used(self, answer: Use | UseTrigger) -> str:
        """An effect with everything that was chosen for it."""
        card = answer.card if isinstance(answer, Use) else answer.unit
        index = answer.ability if isinstance(answer, Use) else answer.trigger
        effects: Sequence[object] = self.card(card).abilities if isinstance(answer, Use) else self.card(card).triggers
        parts = [f"use {self.name(card)}"]
        parts += [f"ability {index + 1}"] if len(effects) > 1 else []
        parts += [f"on {self.names(answer.targets)}"] if answer.targets else []
        if answer.slots:
            paid = (f"{self.name(unit)} {' '.join(icons)}" for unit, icons in answer.slots.items())
            parts.append(f"paid by {', '.join(paid)}")
        parts += [f"discarding {self.names(answer.discards)}"] if answer.discards else []
        parts += [f"at {answer.area}"] if answer.area else []
        return " ".join(parts)

    def told(self, event: Event, answer: Answer) -> str:
        """What happened, in a sentence; nothing for what the answer has already said or nobody needs to hear."""
        if event.what in SAID_BY.get(type(answer), ()):
            return ""
        if event.what == "drawn" and self.viewer() in (event.seat, "judge"):
            return f"{self.called(event.seat)} draws {self.names(event.cards)}."
        if event.what == "declared":
            return "" if event.card else f"{self.called(event.seat)} attacks."
        sentence = EVENTS.get(event.what, "")
        cards = {"unit": self.name(event.unit), "card": self.name(event.card)}
        return sentence.format(
            seat=self.called(event.seat), area=event.area, amount=event.amount, clause=event.clause, **cards
        )


def drawn(asked: Draw, outcome: int | tuple[str, ...]) -> str:
    """One outcome in words; an order of cards stays a secret."""
    owner = asked.seat.capitalize()
    return f"{owner}'s {asked.name} shows {outcome}" if isinstance(outcome, int) else f"{owner}'s deck is shuffled"


WORDS: Mapping[type, Callable[[Wording, Any], str]] = {
    Pass: lambda _words, _answer: "pass",
    Resign: lambda _words, _answer: "resign",
    Pick: lambda _words, answer: f"pick {' and '.join(answer.factions)}",
    Select: lambda words, answer: f"choose {len(answer.cards)} cards, with {words.name(answer.summoner)} as summoner",
    ChooseSummoner: lambda words, answer: f"choose {words.name(answer.summoner)}",
    PutBack: lambda words, answer: f"put {words.names(answer.cards)} under the deck",
    Shuffle: lambda words, _answer: f"have the deck of {opponent(words.seat()).capitalize()} shuffled once more",
    Discard: lambda words, answer: f"discard {words.names(answer.cards)}" if answer.cards else "discard nothing",
    March: lambda words, answer: f"march {words.moved(answer.moves)}",
    Use: Wording.used,
    EndPhase: lambda words, _answer: f"end the {words.kind()} phase",
    Intercept: lambda words, answer: f"intercept with {words.names(answer.units)}",
    Summon: lambda words, answer: f"summon {words.name(answer.card)} into {answer.area}",
    Rearrange: lambda words, answer: f"rearrange {words.moved(answer.areas)}",
    EndTurn: lambda _words, _answer: "end the turn",
    InstantSummon: lambda words, answer: f"summon {words.name(answer.card)} into the battle",
    LineUp: lambda words, answer: f"line up {words.names(answer.order)}",
    Drop: lambda words, answer: f"discard {words.names(answer.cards)}",
    UseTrigger: Wording.used,
    Decline: lambda words, answer: f"decline the effect of {words.name(answer.unit)}",
    Return: lambda words, answer: f"return {words.name(answer.unit)} to {answer.area}",
    Adjust: lambda words, answer: f"discard {words.name(answer.unit)}",
}
"""Every answer in words, as an order."""
