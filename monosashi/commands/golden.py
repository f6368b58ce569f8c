"""``monosashi golden``: the golden games that come with the suite."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, count, print_lines
from monosashi.commands.naming import edition_named, edition_option
from monosashi.support.exit_codes import ALL_PASS, FAILURES, worst
from monosashi.support.progress import bar

if TYPE_CHECKING:
    from monosashi.records.golden import Corpus, Index

EXAMPLES = """\
examples:
  monosashi golden                               play all golden games again, say what they touch of the rules
  monosashi golden --untouched                   and list what they do not touch, with the reason
  monosashi golden --update                      make the games of every edition right again: what goes otherwise is
                                                recorded anew or replaced; nothing is written when all is well
  monosashi golden --edition deus@2.00 --update  one edition's, also if it has none yet
  monosashi golden --edition monster_maker@2021-03-20 --untouched

A game touches a step that is taken in it, a question that is put, an act that answers one, and a clause that puts a
question, is cited by something that happens, or had to be fulfilled by an answer. The games are in
features/<game>/games/; monosashi replay plays them on other editions and other engines.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "golden",
        "the golden games: play them again, say what they touch, keep them current",
        "Play the golden games of the suite again and say what they touch of the rules.",
        EXAMPLES,
        well="all games go as they are written and touch what their index says, or are made right",
        found="some do not",
    )
    edition_option(parser, "whose golden games", "every one that has some")
    parser.add_argument("--untouched", action="store_true", help="list what no game touches, and why")
    parser.add_argument("--json", action="store_true", help="print the index of each edition as JSON")
    parser.add_argument("--update", action="store_true", help="replace what is not right any more, and say why")
    parser.add_argument(
        "--search",
        type=count,
        metavar="N",
        help="with --update: look for what no game touches in so many random ones (default: 1000, if anything is new)",
    )


def run(options: argparse.Namespace) -> int:
    """Play again, tell, mend."""
    from monosashi.records import golden

    if options.search is not None and not options.update:
        return complain("--search belongs to --update")
    named = options.edition and edition_named(options.edition, amended=False)
    names = (named,) if named else golden.editions()
    if not names:
        return complain("no edition has golden games; monosashi golden --edition EDITION --update makes some")
    try:
        if options.update:
            return worst(_update(name, options.search) for name in names)
        return worst(_tell(golden.read_index(name).edition, options) for name in names)
    except golden.BadCorpus as error:
        return complain(str(error))


def _tell(edition: str, options: argparse.Namespace) -> int:
    from monosashi.records import golden
    from monosashi.support.files import plain_json

    found = golden.corpus(edition)
    wrong = golden.check(found)
    index = golden.described(found)
    if options.json:
        print_lines([plain_json(index).decode().rstrip()])
    else:
        print_lines(_report(found, index, wrong, untouched=options.untouched))
    return FAILURES if wrong else ALL_PASS


def _report(corpus: "Corpus", index: "Index", wrong: list[str], *, untouched: bool) -> Iterator[str]:
    """The games, what they touch, what is wrong."""
    from monosashi.records.golden import names_untouched

    yield f"{corpus.edition} · {len(corpus.records)} golden games"
    for entry in index.games:
        ending = f"{entry.result['winner'] or 'nobody'} wins, {entry.result['clause']}"
        yield f"  {entry.file}  {entry.actions:4} actions  touches {entry.touches}, alone {len(entry.alone)}  {ending}"
    for kind, names in index.touched.items():
        yield f"{kind}s touched: {len(names)} of {len(names) + len(names_untouched(index, kind))}"
        for reason, rest in index.untouched[kind].items():
            yield f"  {len(rest)} not: {reason}"
            if untouched:
                yield from (f"    {name}" for name in rest)
    yield from (f"wrong: {sentence}" for sentence in wrong)
    if wrong:
        yield "monosashi golden --update makes the games right again"


def _update(edition: str, search: int | None) -> int:
    from monosashi.records import golden
    from monosashi.records.golden_update import SEARCHED, updated
    from monosashi.records.random_games import GameFailed
    from monosashi.rulebook.folders import PACKAGE
    from monosashi.support.files import Refused, publish

    folder = golden.folder_of(edition)
    if folder.is_relative_to(PACKAGE):
        return complain("the golden games of an installed package stay as they are; --update is for a clone")
    searched = SEARCHED if search is None else search
    try:
        with bar("looking for games", searched) as advance:
            found = golden.corpus(edition)
            wanted = updated(found, searched, advance, again=search is not None)
        if wanted.changes:
            folder.parent.mkdir(exist_ok=True)
            publish(folder, golden.INDEX, wanted.files.items())
    except GameFailed as error:
        return complain(f"a random game has failed: {str(error).splitlines()[-1]}")
    except Refused as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{folder} cannot be written: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain(f"stopped; {folder} is as it was")
    print_lines(f"{edition}: {change}" for change in wanted.changes or ("all is well, nothing is written",))
    return ALL_PASS
