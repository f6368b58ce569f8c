"""Where a game does not go as it is written, or two games part: in the terminal, with both boards."""

from collections.abc import Iterator
from typing import Any

import msgspec

from monosashi.kit.positions import about_of
from monosashi.kit.text_board import compare, draw
from monosashi.records.playback import Divergence
from monosashi.support.text import printable

RECORDED, PLAYED = "as recorded", "as played"


def lines(found: Divergence) -> Iterator[str]:
    """Where, what was said, what was expected, what came instead, and the boards."""
    yield f"  parts at number {found.number}: {place(found)}"
    if found.action:
        yield f"  {'action:':10}{printable(found.seat)} {printable(msgspec.json.encode(found.action).decode())}"
    yield f"  {'expected:':10}{printable(found.expected)}"
    yield f"  {'actual:':10}{printable(found.actual)}"
    yield from boards(found.expected_view, found.actual_view, (RECORDED, PLAYED))


def place(found: Divergence) -> str:
    """The turn, the phase, and who is asked what."""
    parts = [f"turn {found.turn}" if found.turn else "before the first turn", found.phase.replace("_", " ")]
    if found.asked is not None and found.asked.kind:
        about = f" ({about_of(found.asked)})" if about_of(found.asked) else ""
        parts.append(f"{found.asked.seat} is asked for {found.asked.kind.replace('_', ' ')}{about}")
    return printable(", ".join(part for part in parts if part))


def boards(one: Any, other: Any, titles: tuple[str, str]) -> Iterator[str]:
    """Both boards beside each other, or the one that is known."""
    known = [view for view in (one, other) if view is not None]
    if len(known) == 2:
        yield compare(known[0], known[1], titles=titles)
    elif known:
        yield draw(known[0])
