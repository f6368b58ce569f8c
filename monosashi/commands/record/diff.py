"""``monosashi record diff``: where two recorded games part."""

import argparse
from collections.abc import Iterator

from monosashi.commands import complain, print_lines, read_twice
from monosashi.records.game_record import BadRecord, read
from monosashi.records.parting import Parting, header_differences, parting
from monosashi.reports.parting import boards
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import called
from monosashi.support.text import printable


def run(options: argparse.Namespace) -> int:
    """Read both, compare, tell."""
    if fault := read_twice(options.one, options.other):
        return complain(fault)
    try:
        one, other = read(options.one), read(options.other)
    except BadRecord as error:
        return complain(str(error))
    found = parting(one, other)
    about = header_differences(one, other)
    print_lines(_told(about, found, (called(options.one), called(options.other)), len(one.lines)))
    return ALL_PASS if found is None else FAILURES


def _told(
    about: list[tuple[str, str, str]], found: Parting | None, names: tuple[str, str], length: int
) -> Iterator[str]:
    """The headers, then the parting."""
    for field, left, right in about:
        yield f"{field}: {printable(left)} | {printable(right)}"
    if found is None:
        yield f"the same game, {length} lines"
        return
    where = {"line": "at number", "position": "in the position after number", "end": "at the end, after number"}
    yield f"the games part {where[found.what]} {found.number}"
    if found.what == "position":
        yield f"  {printable(found.other)}"
    else:
        yield from (f"  {name}: {printable(said)}" for name, said in zip(names, (found.one, found.other), strict=True))
    yield from boards(found.one_view, found.other_view, names)
