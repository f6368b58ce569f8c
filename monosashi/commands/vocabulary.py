"""``monosashi vocabulary``: the words of card texts, and every document that is to be turned down."""

import argparse
from typing import Any

from monosashi.commands import command, complain, print_lines
from monosashi.commands.naming import edition_named, first_game, game_argument

EXAMPLES = """\
examples:
  monosashi vocabulary                   the words of the first game, a line each
  monosashi vocabulary monster_maker     another game's
  monosashi vocabulary --json            the same as JSON, and every bad document with what is wrong in it
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "vocabulary",
        "list the words in which card texts are written",
        "List the words of card texts, as an engine may name them in hello to say which it knows.",
        EXAMPLES,
    )
    game_argument(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, with the documents that are to be turned down")


def run(options: argparse.Namespace) -> int:
    """Print the words, or everything."""
    from monosashi.adapters.vocabulary import vocabulary, words
    from monosashi.support.files import plain_json

    edition = edition_named(options.game or first_game())
    if options.json:
        return print_lines([plain_json(vocabulary(edition)).decode().rstrip()])
    found = list(words(edition))
    if not found:
        return complain(f"the cards of {edition} have no texts")
    width = max(len(each.word) for each in found)
    return print_lines(f"{each.word:{width}}  {each.about}".rstrip() for each in found)
