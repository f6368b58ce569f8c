"""The specimen cards of Deus, for a list."""

from collections.abc import Iterator, Mapping
from typing import Any

import reference_engine as engine
from monosashi.kit.interface import CardLanguage
from monosashi.suite.card_phrases import phrases_of
from reference_engine.deus import card_list
from reference_engine.deus.card_list import japanese_words
from reference_engine.monster_collection.cards import Card


def schema() -> dict[str, Any]:
    """The JSON Schema of one faction's cards."""
    return card_list.card_schema()


def copies_of(edition: str) -> Mapping[str, str]:
    """Every physical card of the set: its id to its name."""
    return card_list.copies_of(engine.edition(edition).cards)


def rows(edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:
    """Id, copies, faction, name, kind, values and text. Copies have running numbers, the first is in the id."""
    words = japanese_words() if language == "ja" else {}
    first: dict[str, str] = {}
    for card_id, name in copies_of(edition).items():
        first.setdefault(name, card_id)
    for card in engine.edition(edition).cards.values():
        name = card.ja if language == "ja" else card.name
        said = phrases_of("deus").text(card, language, words)
        yield first[card.name], str(card.copies), card.faction, name, card.kind, values(card), said


def values(card: Card) -> str:
    """What is printed beside a unit's text: level, attack, defence, how it marches; empty for other cards."""
    return "" if card.level is None else f"level {card.level}, {card.attack}/{card.defence}, {card.march}"
