"""The specimen cards of the TCG, for a list."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import reference_engine as engine
from monosashi.kit.interface import CardLanguage
from monosashi.suite.card_phrases import phrases_of
from reference_engine.moncolle_tcg import card_list
from reference_engine.moncolle_tcg.card_list import japanese_words
from reference_engine.moncolle_tcg.quiet import Start, start


def schema() -> dict[str, Any]:
    """The JSON Schema of one file of cards."""
    return card_list.card_schema()


def in_decks(edition: str) -> dict[str, str]:
    """Every physical card of the two specimen decks, as a game begins with them: its id to its name."""
    return start(engine.edition(edition), Start()).cards


def copies_of(edition: str) -> Mapping[str, str]:
    """The same, and an id for each card that is in neither deck."""
    known = in_decks(edition)
    others = [name for name in engine.edition(edition).cards if name not in set(known.values())]
    return known | {f"x{number}": name for number, name in enumerate(others, start=1)}


def rows(edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:
    """The first id, copies in the specimen decks, kind, race or classification, attributes, name, values and text."""
    words = japanese_words() if language == "ja" else {}
    phrases = phrases_of("moncolle_tcg")
    copies = Counter(in_decks(edition).values())
    first: dict[str, str] = {}
    for card_id, name in copies_of(edition).items():
        first.setdefault(name, card_id)
    for card in engine.edition(edition).cards.values():
        kin = card.race or card.classification
        name = card.ja if language == "ja" else card.name
        numbers = first[card.name], str(copies[card.name])
        attributes = [phrases.called("attributes", each, language) for each in card.attributes]
        sorts = card.kind, words.get(kin, kin), " ".join(attributes)
        yield *numbers, *sorts, name, phrases.values(card, language), phrases.text(card, language, words)
