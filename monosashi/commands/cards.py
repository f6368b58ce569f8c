"""``monosashi cards``: the specimen cards, as a list or as definitions that an engine can read."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, print_lines

if TYPE_CHECKING:
    from reference_engine.monster_collection.cards import Card

EXAMPLES = """\
examples:
  monosashi cards                     every card: id, copies, faction, name, kind, values, text
  monosashi cards --ja                names and texts in Japanese
  monosashi cards | grep summoner     only some
  monosashi cards --json > cards.json
                                      every id with its whole definition, as in the "cards" of a position
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "cards",
        "list the specimen cards, or print their definitions",
        "List the specimen cards that games with the level setup are played with, separated by tabs.\n"
        "A card with several copies has that many ids, numbered on from the one shown.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", default="deus", metavar="GAME", help="which game (default: %(default)s)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--ja", action="store_true", help="in Japanese")
    form.add_argument("--json", action="store_true", help="one JSON object: every card's id and its definition")


def run(options: argparse.Namespace) -> int:
    """Print the cards."""
    from reference_engine import RULESETS

    if options.game not in RULESETS:
        return complain(f"unknown game {options.game!r}; known: {', '.join(RULESETS)}")
    *_, edition = RULESETS[options.game].editions.values()
    return print_lines(
        definitions(edition.cards) if options.json else rows(edition.cards, "ja" if options.ja else "en")
    )


def definitions(cards: Any) -> Iterator[str]:
    """One JSON object in lines, a card each: id to definition, as a position could bring it."""
    import msgspec

    from reference_engine.deus.card_list import copies_of

    ids = copies_of(cards)
    last = [*ids][-1]
    yield "{"
    for card_id, name in ids.items():
        key, value = (msgspec.json.encode(part).decode() for part in (card_id, cards[name]))
        yield f"{key}: {value}" + ("" if card_id == last else ",")
    yield "}"


def rows(cards: Any, language: Any) -> Iterator[str]:
    """A line for each different card."""
    from reference_engine.deus.card_list import copies_of, japanese_words
    from reference_engine.monster_collection.card_text import text

    words = japanese_words() if language == "ja" else {}
    first: dict[str, str] = {}
    for card_id, name in copies_of(cards).items():
        first.setdefault(name, card_id)
    for card in cards.values():
        said = text(card, language, words).replace("\n", " / ")
        name = card.ja if language == "ja" else card.name
        yield "\t".join((first[card.name], str(card.copies), card.faction, name, card.kind, values(card), said))


def values(card: "Card") -> str:
    """What is printed beside a unit's text: level, attack, defence, how it marches; empty for other cards."""
    return "" if card.level is None else f"level {card.level}, {card.attack}/{card.defence}, {card.march}"
