"""The specimen cards of Monster Maker, for a list."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import reference_engine as engine
from monosashi.cards import Language
from reference_engine.monster_maker import card_list
from reference_engine.monster_maker.card_text import text, values
from reference_engine.monster_maker.position import SEATED
from reference_engine.monster_maker.quiet import Start, start


def schema() -> dict[str, Any]:
    """The JSON Schema of one file of cards."""
    return card_list.card_schema()


def copies_of(edition: str) -> Mapping[str, str]:
    """Every physical card of the ready-made decks, as a full table begins with them: its id to its name."""
    names: dict[str, str] = start(engine.edition(edition), Start(players=max(SEATED))).cards
    return names


def rows(edition: str, language: Language) -> Iterator[tuple[str, ...]]:
    """Id, copies in the ready-made decks, kind, name, personal name, values and text."""
    first: dict[str, str] = {}
    for card_id, name in copies_of(edition).items():
        first.setdefault(name, card_id)
    copies = Counter(copies_of(edition).values())
    for card in engine.edition(edition).cards.values():
        name = card.ja if language == "ja" else card.name
        numbers = first[card.name], str(copies[card.name])
        yield *numbers, card.kind, name, card.named, values(card, language), text(card, language)
