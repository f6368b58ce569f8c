"""The specimen cards of Monster Maker, for a list."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import reference_engine as engine
from monosashi.kit.interface import CardLanguage
from monosashi.suite.card_phrases import phrases_of
from reference_engine.monster_maker import card_list
from reference_engine.monster_maker.position import SEATED
from reference_engine.monster_maker.quiet import Start, start


def schema() -> dict[str, Any]:
    """The JSON Schema of one file of cards."""
    return card_list.card_schema()


def in_decks(edition: str) -> dict[str, str]:
    """Every physical card of the ready-made decks, as a full table begins with them: its id to its name."""
    names: dict[str, str] = start(engine.edition(edition), Start(players=max(SEATED))).cards
    return names


def copies_of(edition: str) -> Mapping[str, str]:
    """The same, and for each card in none of these decks the id that its first copy would have in another one."""
    known = in_decks(edition)
    others = [name for name in engine.edition(edition).cards if name not in set(known.values())]
    return known | {f"{slug(name)}.1": name for name in others}


def slug(name: str) -> str:
    """What the ids of a card begin with.

    >>> slug("Will-o'-the-Wisp Lure")
    'will-o-the-wisp-lure'
    """
    return "-".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


def rows(edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:
    """Id, copies in the ready-made decks, kind, name, personal name, values and text."""
    phrases = phrases_of("monster_maker")
    copies = Counter(in_decks(edition).values())
    for card in engine.edition(edition).cards.values():
        name = card.ja if language == "ja" else card.name
        numbers = f"{slug(card.name)}.1", str(copies[card.name])
        yield *numbers, card.kind, name, card.named, phrases.values(card, language), phrases.text(card, language)
