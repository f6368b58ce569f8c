"""``monosashi games``: which games and editions there are."""

import argparse
from collections.abc import Iterator
from typing import Any

from monosashi.commands import command, complain, print_lines

EXAMPLES = """\
examples:
  monosashi games                     a line for each edition: its name, the game, the edition, the seats
  monosashi games --ja                the same in Japanese
  monosashi games | cut -f 1          the names alone

The oldest edition of a game comes first; its newest is what the game's name alone means. Errata make further editions,
named after them, as in deus@2.00+counter-needs-one-target: monosashi erratum list.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "games",
        "list the games and their editions",
        "List the games and their editions, separated by tabs: name, game, edition, seats, whether it is the newest.",
        EXAMPLES,
    )
    parser.add_argument("--ja", action="store_true", help="in Japanese")


def run(options: argparse.Namespace) -> int:
    """Print a line for each edition."""
    from monosashi.rulebook.catalogue import BadCatalogue
    from monosashi.rulebook.ledger import BadLedger
    from monosashi.site.book.chapters import BadParts

    try:
        return print_lines(list(rows("ja" if options.ja else "en")))
    except (BadCatalogue, BadLedger, BadParts) as error:
        return complain(f"games: {error}")


def rows(code: str) -> Iterator[str]:
    """Each edition of each game that can be used."""
    from monosashi.kit.registry import games
    from monosashi.site.book.chapters import presentation
    from monosashi.site.text.language import ENGLISH, is_translated, language

    for each in games():
        told = presentation(each.name)
        spoken = language(code if is_translated(code, each.name) else ENGLISH, each.name)
        newest = each.game.newest.name
        for edition in each.game.editions:
            called = told.editions.get(edition, edition.partition("@")[2])
            cells = [edition, spoken.text("game", told.title), spoken.text("edition", called)]
            yield "\t".join((*cells, ", ".join(each.game.seats), *(["newest"] if edition == newest else [])))
