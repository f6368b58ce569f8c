"""Scenarios about card texts, played with an author's own cards in the place of those that the scenario describes.

Where a card's text is code, an engine cannot read a definition, but it has cards of its own. A file of own cards
(:mod:`monosashi.kit.own_cards`) says what these do. A card of it stands in for one of a scenario if it is of the same
kind and has all of that one's words, or if the file says that it does. The scenario must still pass on the reference:
what it demands is then true of these cards, too.
"""

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

from monosashi.kit.own_cards import Card, OwnCards
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.card_texts import card_texts
from monosashi.verification import runner
from monosashi.verification.case import Case, name_of
from reference_engine.kernel.edition import Edition

CANDIDATES = 6
"""How many own cards are considered for one of a scenario, those with the fewest words besides first."""

TRIES = 12
"""How many ways to put own cards in the places of a scenario's cards are tried."""


class StandIns(NamedTuple):
    """The own cards by the names of those that they stand in for; if there are none, why not, in a sentence."""

    cards: Mapping[str, Card]
    why_not: str = ""


def stand_ins(rules: Edition, scenario: Scenario, own: OwnCards) -> StandIns:
    """Own cards for all cards of a scenario that have texts; none for a scenario that describes no such card."""
    case = Case(Reference(rules), rules.name)
    if runner.play(case, scenario).status is not Status.PASS:
        return StandIns({})
    texts = card_texts(own.game)
    described = case.arrangement.get("cards", {})
    wanted = {name_of(card): card for card in described.values() if texts.of(card) or name_of(card) in own.stand_ins}
    if not wanted:
        return StandIns({})
    lacking: set[str] = set()
    choices: list[list[Card]] = []
    for name, card in wanted.items():
        found = [*_candidates(name, card, own)]
        if not found:
            lacking.update(_without(card, own))
        choices.append(found)
    if not all(choices):
        return StandIns({}, f"none of your cards has {', '.join(sorted(lacking)) or 'all of its words'}")
    for chosen in islice(product(*choices), TRIES):
        worn = dict(zip(wanted, chosen, strict=True))
        if len({card["name"] for card in chosen}) == len(chosen) and _passes(rules, scenario, worn):
            return StandIns(worn)
    return StandIns({}, "with none of your cards in their places is what it demands true")


def _candidates(name: str, card: Any, own: OwnCards) -> Iterator[Card]:
    """Own cards that can stand in for one, the likeliest first."""
    if name in own.stand_ins:
        yield own.cards[own.stand_ins[name]]
        return
    texts = card_texts(own.game)
    words = {*texts.of(card)}
    alike = [each for each in own.cards.values() if _kind(each) == _kind(card) and words <= {*texts.of(each)}]
    yield from sorted(alike, key=lambda each: len(texts.of(each)))[:CANDIDATES]


def _without(card: Any, own: OwnCards) -> Iterator[str]:
    """The words of a card that no own card of its kind has."""
    texts = card_texts(own.game)
    known = {word for each in own.cards.values() if _kind(each) == _kind(card) for word in texts.of(each)}
    return (word for word in texts.of(card) if word not in known)


def _kind(card: Card) -> Any:
    return card.get("kind")


def _passes(rules: Edition, scenario: Scenario, worn: Mapping[str, Card]) -> bool:
    return runner.play(Case(Reference(rules), rules.name, worn=worn), scenario).status is Status.PASS


def unknown_words(own: OwnCards) -> tuple[str, ...]:
    """The words of the vocabulary that no own card has."""
    texts = card_texts(own.game)
    known = {word for card in own.cards.values() for word in texts.of(card)}
    return tuple(word for word in texts.every if word not in known)
