"""``monosashi diff``: where two recorded games part."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, file_name, print_lines, read_twice
from monosashi.support.exit_codes import ALL_PASS, FAILURES

if TYPE_CHECKING:
    from monosashi.records.parting import Parting

EXAMPLES = """\
examples:
  monosashi diff a.jsonl b.jsonl       what the headers say differently, where the games part, both boards
  monosashi record - --seed 1 | monosashi diff a.jsonl -
  monosashi record a.jsonl --edition monster_maker@2021-03-20 --seed 1
  monosashi record b.jsonl --edition monster_maker@2021-03-20 --seed 1 --turns 4
  monosashi diff a.jsonl b.jsonl       in turn 5 the second one has come to its end

Two games are the same if every answer, everything drawn and every position is; what a record expects besides, and what
its header says of players, engine and origin, is told but does not count.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "diff",
        "compare two records of games",
        "Say where two recorded games part, with both boards.",
        EXAMPLES,
        well="the same game",
        found="they part",
    )
    parser.add_argument("one", type=file_name, metavar="A", help="the record of a game; - is standard input")
    parser.add_argument("other", type=file_name, metavar="B", help="another one")


def run(options: argparse.Namespace) -> int:
    """Read both, compare, tell."""
    from monosashi.records.game_record import BadRecord, read
    from monosashi.records.parting import header_differences, parting
    from monosashi.support.files import called

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
    about: list[tuple[str, str, str]], found: "Parting | None", names: tuple[str, str], length: int
) -> Iterator[str]:
    """The headers, then the parting."""
    from monosashi.reports.parting import boards
    from monosashi.support.text import printable

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
