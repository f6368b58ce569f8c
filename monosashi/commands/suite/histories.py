"""``monosashi suite histories``: games that lead to where scenarios begin, for engines that cannot load positions."""

import argparse
from collections.abc import Iterator

from monosashi.commands import complain, print_lines
from monosashi.commands.naming import edition_named, first_game
from monosashi.records.reaching import faults, searched
from monosashi.rulebook.folders import PACKAGE
from monosashi.suite import scenarios
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import write_file
from monosashi.support.progress import busy
from monosashi.support.text import counted
from monosashi.verification.histories import Histories, encoded, file_of, histories


def run(options: argparse.Namespace) -> int:
    """Look for them anew and write them; or tell what is kept, and with ``--check`` whether it is right."""
    edition = edition_named(options.game or first_game(), amended=False)
    if options.check:
        with busy("playing"):
            wrong = list(faults(histories(edition)))
        print_lines([*wrong, *_report(histories(edition), unreached=False)])
        return FAILURES if wrong else ALL_PASS
    if options.update:
        path = file_of(edition)
        if path.is_relative_to(PACKAGE):
            return complain("the histories of an installed package stay as they are; --update is for a clone")
        with busy("looking for games"):
            found = searched(edition, options.search)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, encoded(found))
        histories.cache_clear()
    print_lines(_report(histories(edition), unreached=options.unreached))
    return ALL_PASS


def _report(kept: Histories, *, unreached: bool) -> Iterator[str]:
    """How many scenarios can be reached, and why the others cannot."""
    every = [scenario.id for scenario in scenarios(kept.edition)]
    left = {name: why for why, names in kept.unreached.items() for name in names}
    reached, share = sum(name not in left for name in every), 100 / max(1, len(every))
    told = f"{reached} of {counted(len(every), 'scenario')} can be reached from a start"
    yield f"{kept.edition}: {told} ({reached * share:.0f} %)"
    for why in kept.unreached:
        names = [name for name in every if left.get(name) == why]
        yield f"  {len(names)} cannot: {why}"
        yield from (f"    {name}" for name in names if unreached)
