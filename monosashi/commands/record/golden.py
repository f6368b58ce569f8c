"""``monosashi record golden``: the golden games that come with the suite."""

import argparse
from collections.abc import Iterator

from monosashi.commands import complain, print_lines
from monosashi.commands.naming import edition_named
from monosashi.records import golden
from monosashi.records.golden import Corpus, Index, names_untouched
from monosashi.records.golden_update import SEARCHED, updated
from monosashi.records.random_games import GameFailed
from monosashi.rulebook.folders import PACKAGE
from monosashi.support.exit_codes import ALL_PASS, FAILURES, worst
from monosashi.support.files import Refused, plain_json, publish
from monosashi.support.progress import bar


def run(options: argparse.Namespace) -> int:
    """Play again, tell, mend."""
    if options.search is not None and not options.update:
        return complain("--search belongs to --update")
    named = options.edition and edition_named(options.edition, amended=False)
    names = (named,) if named else golden.editions()
    if not names:
        return complain("no edition has golden games; monosashi record golden --edition EDITION --update makes some")
    try:
        if options.update:
            return worst(_update(name, options.search) for name in names)
        return worst(_tell(golden.read_index(name).edition, options) for name in names)
    except golden.BadCorpus as error:
        return complain(str(error))


def _tell(edition: str, options: argparse.Namespace) -> int:
    found = golden.corpus(edition)
    wrong = golden.check(found)
    index = golden.described(found)
    if options.json:
        print_lines([plain_json(index).decode().rstrip()])
    else:
        print_lines(_report(found, index, wrong, untouched=options.untouched))
    return FAILURES if wrong else ALL_PASS


def _report(corpus: Corpus, index: Index, wrong: list[str], *, untouched: bool) -> Iterator[str]:
    """The games, what they touch, what is wrong."""
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
        yield "monosashi record golden --update makes the games right again"


def _update(edition: str, search: int | None) -> int:
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
