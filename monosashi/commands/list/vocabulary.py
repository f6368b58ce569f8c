"""``monosashi list vocabulary``: the words of card texts, and every document that is to be turned down."""

import argparse

from monosashi.adapters.vocabulary import vocabulary, words
from monosashi.commands import complain, print_lines
from monosashi.commands.naming import edition_named, first_game
from monosashi.support.files import plain_json


def run(options: argparse.Namespace) -> int:
    """Print the words, or everything."""
    edition = edition_named(options.game or first_game())
    if options.json:
        return print_lines([plain_json(vocabulary(edition)).decode().rstrip()])
    found = list(words(edition))
    if not found:
        return complain(f"the cards of {edition} have no texts")
    width = max(len(each.word) for each in found)
    return print_lines(f"{each.word:{width}}  {each.about}".rstrip() for each in found)
