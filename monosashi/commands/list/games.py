"""``monosashi list games``: which games and editions there are."""

import argparse
from collections.abc import Iterator

from monosashi.commands import complain, print_lines
from monosashi.kit.registry import games
from monosashi.rulebook.catalogue import BadCatalogue
from monosashi.rulebook.ledger import BadLedger
from monosashi.site.book.chapters import BadParts, presentation
from monosashi.site.text.language import ENGLISH, is_translated, language


def run(options: argparse.Namespace) -> int:
    """Print a line for each edition."""
    try:
        return print_lines(list(rows("ja" if options.ja else "en")))
    except (BadCatalogue, BadLedger, BadParts) as error:
        return complain(f"list games: {error}")


def rows(code: str) -> Iterator[str]:
    """Each edition of each game that can be used."""
    for each in games():
        told = presentation(each.name)
        spoken = language(code if is_translated(code, each.name) else ENGLISH, each.name)
        newest = each.game.newest.name
        for edition in each.game.editions:
            called = told.editions.get(edition, edition.partition("@")[2])
            cells = [edition, spoken.text("game", told.title), spoken.text("edition", called)]
            yield "\t".join((*cells, ", ".join(each.game.seats), *(["newest"] if edition == newest else [])))
