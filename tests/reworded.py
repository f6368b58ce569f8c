"""Cards that say something else: texts made anew of the words that an edition's own cards have.

Whole games with them come to what no specimen card says, such as a text that puts three things into one area.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from reference_engine import game
from reference_engine.kernel.edition import Edition

Plain = dict[str, Any]
Sizes = Mapping[str, Mapping[str, tuple[Any, ...]]]
Faults = Callable[[Edition, Any], Iterable[Any]]

TEXTS = 2
"""How many texts of one list a card has at most."""

TRIES = 12
"""How often a text is looked for that a card of its kind can have."""


@dataclass(frozen=True)
class WordsOfCards:
    """What new texts are made of: ``faults`` says what no card can be, ``often`` are the verbs of most parts.

    ``sizes`` has for each kind of card the fields that are drawn anew, with what they are drawn from.
    """

    faults: Faults
    often: frozenset[str]
    sizes: Sizes = field(default_factory=dict)


def reworded(rules: Edition, random: Random, words: WordsOfCards) -> Edition:
    """The edition with other texts on its cards, each used when and how the text of some card is."""
    codec = game(rules.name).cards
    plain = {name: json.loads(msgspec.json.encode(card)) for name, card in rules.cards.items()}
    texts: dict[str, list[Plain]] = {}
    for card in plain.values():
        for name, said in card.items():
            if isinstance(said, list):
                texts.setdefault(name, []).extend(text for text in said if isinstance(text, dict) and "do" in text)
    texts = {kind: found for kind, found in texts.items() if found}
    parts = list({json.dumps(part, sort_keys=True): part for part in _parts(list(plain.values()))}.values())
    favoured = [part for part in parts if part["verb"] in words.often]
    cards = {}
    for identity, card in plain.items():
        sizes = {name: random.choice(among) for name, among in words.sizes.get(card["kind"], {}).items()}
        other = {**card, **sizes}
        for kind, found in texts.items():
            said: list[Plain] = []
            for _ in range(TRIES):
                more = [*said, _with_parts(random.choice(found), random, parts, favoured)]
                if len(more) <= TEXTS and not any(words.faults(rules, codec.convert({**other, kind: more}))):
                    said = more
            other = {**other, kind: said} if said else other
        if not any(words.faults(rules, codec.convert(other))):
            cards[identity] = codec.convert(other)
    return rules.amended(rules.name, cards=cards)


def _parts(said: Any) -> Iterator[Plain]:
    """Everything that has a verb, wherever it stands."""
    if isinstance(said, dict):
        if "verb" in said:
            yield said
        said = list(said.values())
    if isinstance(said, list):
        for value in said:
            yield from _parts(value)


def _with_parts(text: Plain, random: Random, parts: list[Plain], favoured: list[Plain]) -> Plain:
    """The same text with other parts, most of them favoured; half of the texts cost nothing."""

    def some() -> list[Plain]:
        return [random.choice(favoured if random.randrange(4) else parts) for _ in range(1 + random.randrange(3))]

    kept = {name: said for name, said in text.items() if name != "cost" or random.randrange(2)}
    grouped = isinstance(text["do"][0], list)
    return {**kept, "do": [some() for _ in range(1 + random.randrange(2))] if grouped else some()}
