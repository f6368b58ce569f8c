"""Where two records part: in what they say of themselves, in a line, or in the position that a line leads to."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import reference_engine as engine
from monosashi.records.game_record import Action, Line, Record
from monosashi.records.playback import Diverges, judged, playback_steps
from monosashi.verification.differences import differences, display, summarise
from reference_engine.kernel.edition import Edition

ABOUT = ("edition", "start", "position", "players", "engine", "suite", "note")
"""What a header says."""


class Parting(NamedTuple):
    """The first difference between two games: at which number, what it is, and what judges see, if it can be played.

    ``number`` is that of the line that is not the same, or after which the position is not; ``what`` is ``line``,
    ``position`` or ``end``.
    """

    number: int
    what: str
    one: str
    other: str
    one_view: Any = None
    other_view: Any = None


def header_differences(one: Record, other: Record) -> list[tuple[str, str, str]]:
    """What the headers say differently: the field and both values."""
    pairs = ((name, getattr(one.header, name), getattr(other.header, name)) for name in ABOUT)
    return [(name, display(left), display(right)) for name, left, right in pairs if left != right]


def parting(one: Record, other: Record) -> Parting | None:
    """Where two games part, each played by its own edition if there is one of that name; None if nowhere."""
    views = zip_longest(_views(one), _views(other), fillvalue=(None, None))
    seen: dict[int, tuple[Any, Any]] = {}
    apart: int | None = None
    for (number, left), (other_number, right) in views:
        if number is not None:
            seen[number] = (left, seen.get(number, (None, None))[1])
        if other_number is not None:
            seen[other_number] = (seen.get(other_number, (None, None))[0], right)
        if apart is None and number == other_number and differences(left, right):
            apart = number
    number = _first_line(one, other)
    if apart is not None and (number is None or apart < number):
        left, right = seen[apart]
        found = summarise(differences(left, right))
        return Parting(apart, "position", "", found, left, right)
    if number is not None:
        lines = [_at(each, number) for each in (one, other)]
        after = seen.get(number) or next((seen[key] for key in sorted(seen) if key >= number), (None, None))
        return Parting(number, "line", _told(lines[0]), _told(lines[1]), *after)
    if one.end.result != other.end.result:
        return Parting(len(one.lines), "end", display(one.end.result), display(other.end.result))
    return None


def _first_line(one: Record, other: Record) -> int | None:
    """The number of the first line that does not say the same; expectations are left aside."""
    for number, (left, right) in enumerate(zip_longest(one.lines, other.lines), 1):
        if _said(left) != _said(right):
            return number
    return None


def _said(line: Line | None) -> Line | None:
    """A line without what it expects."""
    return replace(line, asked=None, identity="") if isinstance(line, Action) else line


def _at(record: Record, number: int) -> Line | None:
    return record.lines[number - 1] if number <= len(record.lines) else None


def _told(line: Line | None) -> str:
    if line is None:
        return "no more lines"
    if isinstance(line, Action):
        return f"{line.seat} {msgspec.json.encode(line.action).decode()}"
    return f"{line.draw} of {line.of}: {line.shows or ' '.join(line.order)}"


def _views(record: Record) -> Iterator[tuple[int, Any]]:
    """What a judge sees after each number, as far as the game can be played."""
    if record.header.edition not in engine.editions():
        return
    rules: Edition = engine.edition(record.header.edition)
    try:
        for moment in playback_steps(record, rules, strict=False):
            yield moment.number, judged(rules, moment)
    except Diverges:
        return
