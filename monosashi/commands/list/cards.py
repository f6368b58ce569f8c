"""``monosashi list cards``: the specimen cards, as a list or as definitions that an engine can read."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.commands import complain, print_lines
from monosashi.commands.naming import edition_named, first_game
from monosashi.kit.registry import kit


def run(options: argparse.Namespace) -> int:
    """Print the cards."""
    edition = edition_named(options.game or first_game())
    cards = kit(edition).cards
    if not engine.edition(edition).cards:
        return complain(f"{edition} has no list of cards")
    if options.json:
        return print_lines(definitions(cards.copies_of(edition), engine.edition(edition).cards))
    rows = cards.rows(edition, "ja" if options.ja else "en")
    return print_lines("\t".join(cell.replace("\n", " / ") for cell in row) for row in rows)


def definitions(ids: Mapping[str, str], cards: Mapping[str, Any]) -> Iterator[str]:
    """One JSON object in lines, a card each: id to definition, as a position could bring it."""
    last = [*ids][-1]
    yield "{"
    for card_id, name in ids.items():
        key, value = (msgspec.json.encode(part).decode() for part in (card_id, cards[name]))
        yield f"{key}: {value}" + ("" if card_id == last else ",")
    yield "}"
