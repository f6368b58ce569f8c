"""``monosashi record show``: a recorded game in words and boards."""

import argparse
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import reference_engine as engine
from monosashi.commands import complain, print_lines, say, unwritable_among
from monosashi.commands.naming import edition_named
from monosashi.kit.text_board import WIDTH, draw, flowed
from monosashi.records.game_record import BadRecord, Record, read
from monosashi.records.playback import Diverges
from monosashi.records.transcript import TranscriptScene, scenes
from monosashi.reports.game import page
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import called, write_file
from monosashi.support.progress import tracked
from monosashi.support.text import harmless, printable


def run(options: argparse.Namespace) -> int:
    """Read, play, show."""
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


def _within(record: Record, edition: str, span: tuple[int, int]) -> Iterator[TranscriptScene]:
    """The scenes asked for. Of outcomes that are drawn together any number stands for all. Raises Diverges."""
    first, last = span
    for scene in scenes(record, engine.edition(edition)):
        if scene.number >= first:
            yield scene
        if scene.number >= last:
            return


def _told(record: Record, edition: str, span: tuple[int, int], *, boards: bool) -> Iterator[str]:
    """The heading, then each scene."""
    yield from chain(flowed(heading(record, edition), WIDTH, glue=" · "), [""])
    for scene in _within(record, edition, span):
        headline = scene.headline or "the game begins"
        yield from flowed([f"{scene.number:4}", *headline.split(" ")], WIDTH, indent="       ")
        for sentence in scene.sentences:
            yield from flowed(sentence.split(" "), WIDTH, first="       ", indent="         ")
        if boards or scene.turned or scene.over:
            yield from (draw(scene.view), "")


def heading(record: Record, edition: str) -> list[str]:
    """Which game it is, in parts."""
    header = record.header
    players = [f"{seat.capitalize()}: {player}" for seat, player in header.players.items()]
    by = "" if edition == header.edition else f"shown by {edition}"
    actions = f"{record.actions} actions"
    return [printable(part) for part in (header.edition, by, *players, header.engine, header.note, actions) if part]


def _page(out: Path, name: str, record: Record, edition: str, span: tuple[int, int]) -> int:
    """Write the page."""
    scenes = list(_within(record, edition, span))
    shown = tracked("drawing", scenes)
    write_file(out, harmless(page(name, " · ".join(heading(record, edition)), shown)).encode())
    say(f"{out}  {len(scenes)} decisions")
    return ALL_PASS
