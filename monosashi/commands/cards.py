"""``monosashi cards``: the specimen cards, as a list or as definitions that an engine can read."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from monosashi.commands import command, complain, print_lines
from monosashi.commands.naming import edition_named, first_game, game_argument

EXAMPLES = """\
examples:
  monosashi cards                     every card: id, copies, faction, name, kind, values, text
  monosashi cards --ja                names and texts in Japanese
  monosashi cards monster_maker       those of another game
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
        "List the specimen cards that games with the capability setup are played with, separated by tabs.\n"
        "A card with several copies has that many ids, numbered on from the one shown.",
        EXAMPLES,
    )
    game_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--ja", action="store_true", help="in Japanese")
    form.add_argument("--json", action="store_true", help="one JSON object: every card's id and its definition")


def run(options: argparse.Namespace) -> int:
    """Print the cards."""
    import reference_engine as engine
    from monosashi.kit.registry import kit

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
    import msgspec

    last = [*ids][-1]
    yield "{"
    for card_id, name in ids.items():
        key, value = (msgspec.json.encode(part).decode() for part in (card_id, cards[name]))
        yield f"{key}: {value}" + ("" if card_id == last else ",")
    yield "}"
