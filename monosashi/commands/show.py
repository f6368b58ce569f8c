"""``monosashi show``: a recorded game in words and boards."""

import argparse
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, count, file_name, print_lines, say, unwritable_among
from monosashi.commands.naming import edition_named, edition_option
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import called
from monosashi.support.progress import tracked

if TYPE_CHECKING:
    from monosashi.records.game_record import Record
    from monosashi.records.transcript import Scene

EXAMPLES = """\
examples:
  monosashi show game.jsonl                        the whole game in words, a board at the beginning of each turn
  monosashi show game.jsonl --boards               a board after every decision
  monosashi show game.jsonl --at 57                the board after line number 57, and what led there
  monosashi show game.jsonl --from 50 --to 60 --boards
  monosashi record - | monosashi show -            a random game
  monosashi show game.jsonl --html game.html       a page with a picture of every decision

Numbers are those of the record's lines.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "show",
        "show a recorded game in words and boards",
        "Show a recorded game: what was done, what came of it, and the boards.",
        EXAMPLES,
        well="shown",
        found="the game cannot be played to its end",
    )
    parser.add_argument("record", type=file_name, metavar="FILE", help="the record of a game; - is standard input")
    parser.add_argument("--at", type=count, metavar="N", help="only the decision with this number")
    parser.add_argument("--from", dest="first", type=count, default=0, metavar="N", help="begin at this number")
    parser.add_argument("--to", dest="last", type=count, metavar="N", help="stop at this number")
    parser.add_argument("--boards", action="store_true", help="a board after every decision")
    edition_option(parser, "the edition to play by", "the one recorded on")
    parser.add_argument("--html", type=file_name, metavar="OUT", help="write a page instead")


def run(options: argparse.Namespace) -> int:
    """Read, play, show."""
    from monosashi.records.game_record import BadRecord, read
    from monosashi.records.playback import Diverges

    if options.at is not None and (options.first or options.last is not None):
        return complain("give either --at or --from and --to")
    if fault := unwritable_among(options.html):
        return complain(fault)
    try:
        record = read(options.record)
    except BadRecord as error:
        return complain(str(error))
    edition = edition_named(options.edition or record.header.edition)
    length = len(record.lines)
    first = options.first if options.at is None else options.at
    last = length if options.at is None and options.last is None else options.last if options.at is None else options.at
    if not first <= last or first > length:
        return complain(
            f"the numbers of {called(options.record)} go from 0 to {length}; asked for is {first} to {last}"
        )
    try:
        if options.html is not None:
            return _page(options.html, Path(called(options.record)).name, record, edition, (first, last))
        boards = options.boards or options.at is not None
        return print_lines(_told(record, edition, (first, last), boards=boards))
    except Diverges as parting:
        found = parting.divergence
        complain(f"the game cannot be played beyond number {found.number} by {edition}: {found.message}")
        return FAILURES
    except OSError as error:
        return complain(f"{options.html} cannot be written: {error.strerror or error}")


def _within(record: "Record", edition: str, span: tuple[int, int]) -> "Iterator[Scene]":
    """The scenes asked for. Of outcomes that are drawn together any number stands for all. Raises Diverges."""
    import reference_engine as engine
    from monosashi.records.transcript import scenes

    first, last = span
    for scene in scenes(record, engine.edition(edition)):
        if scene.number >= first:
            yield scene
        if scene.number >= last:
            return


def _told(record: "Record", edition: str, span: tuple[int, int], *, boards: bool) -> Iterator[str]:
    """The heading, then each scene."""
    from monosashi.kit.text_board import WIDTH, draw, flowed

    yield from chain(flowed(heading(record, edition), WIDTH, glue=" · "), [""])
    for scene in _within(record, edition, span):
        headline = scene.headline or "the game begins"
        yield from flowed([f"{scene.number:4}", *headline.split(" ")], WIDTH, indent="       ")
        for sentence in scene.sentences:
            yield from flowed(sentence.split(" "), WIDTH, first="       ", indent="         ")
        if boards or scene.turned or scene.over:
            yield from (draw(scene.view), "")


def heading(record: "Record", edition: str) -> list[str]:
    """Which game it is, in parts."""
    from monosashi.support.text import printable

    header = record.header
    players = [f"{seat.capitalize()}: {player}" for seat, player in header.players.items()]
    by = "" if edition == header.edition else f"shown by {edition}"
    actions = f"{record.actions} actions"
    return [printable(part) for part in (header.edition, by, *players, header.engine, header.note, actions) if part]


def _page(out: Path, name: str, record: "Record", edition: str, span: tuple[int, int]) -> int:
    """Write the page."""
    from monosashi.reports.game import page
    from monosashi.support.files import write_file
    from monosashi.support.text import harmless

    scenes = list(_within(record, edition, span))
    shown = tracked("drawing", scenes)
    write_file(out, harmless(page(name, " · ".join(heading(record, edition)), shown)).encode())
    say(f"{out}  {len(scenes)} decisions")
    return ALL_PASS
