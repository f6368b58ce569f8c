"""The specimen cards of Dungeon Command, for a list."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import reference_engine as engine
from monosashi.kit.interface import CardLanguage
from monosashi.suite.card_phrases import phrases_of
from reference_engine.dungeon_command import card_list
from reference_engine.dungeon_command.quiet import start
from reference_engine.dungeon_command.quiet_document import Start


def schema() -> dict[str, Any]:
    """The JSON Schema of one file of cards."""
    return card_list.card_schema()


def in_warbands(edition: str) -> dict[str, str]:
    """Every physical card of the two ready-made warbands: its id to its name."""
    return start(engine.edition(edition), Start()).cards


def copies_of(edition: str) -> Mapping[str, str]:
    """The same, and for each card in neither warband the id that South's first copy would have."""
    known = in_warbands(edition)
    others = [name for name in engine.edition(edition).cards if name not in set(known.values())]
    return known | {f"south.{slug(name)}.1": name for name in others}


def slug(name: str) -> str:
    """What the ids of a card begin with, after the seat.

    >>> slug("Guardian's Arm")
    'guardian-s-arm'
    """
    return "-".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


def rows(edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:
    """Id, copies in the ready-made warbands, kind, name, personal name, values and text."""
    phrases = phrases_of("dungeon_command")
    copies = Counter(in_warbands(edition).values())
    for card in engine.edition(edition).cards.values():
        name = card.ja if language == "ja" else card.name
        numbers = f"south.{slug(card.name)}.1", str(copies[card.name])
        yield *numbers, card.kind, name, "", phrases.values(card, language), phrases.text(card, language)
