"""What the page shows of one failure beside its words: the positions as pictures, their differences, the replay."""

import re
from collections.abc import Mapping, Sequence
from html import unescape
from typing import Any
from urllib.parse import quote

from msgspec import Struct

import reference_engine as engine
from monosashi.pictures import Pictures
from monosashi.reports.comparison import Comparison, Failure, one_line
from monosashi.reports.failures import replay
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.support.text import printable, shortened
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import differences
from monosashi.verification.verdict import Verdict

DIFFERENCES_SHOWN, DIFFERENCE_LENGTH = 8, 300
"""How many differences are listed, and how many characters of each."""

READABLE = " !'()*,-./:;=?@[]^_`{|}~$+"
"""What may stand in an address of data as it is, in an attribute in double quotes."""

ALTERNATIVES = (
    re.compile(r"<title\b[^>]*>(.*?)</title>", re.DOTALL),
    re.compile(r"<desc\b[^>]*>(.*?)</desc>", re.DOTALL),
)
"""Where a picture says in words what it shows: the heading, the description."""


class Picture(Struct, frozen=True):
    """A position with a caption: an image in the page itself and what it shows in words, or why there is none.

    Each is a file of its own, as an address: one element in the page, however much it shows.
    """

    caption: str
    source: str = ""
    words: str = ""
    size: tuple[str, str] = ("", "")
    fault: str = ""


class Parts(Struct, frozen=True):
    """What is shown of one failure of one implementation.

    ``note`` says what the pictures have in common or why there are none; ``differences`` are those between the
    reference's position and the implementation's, ``more`` counts those that there is no room for.
    """

    pictures: tuple[Picture, ...]
    differences: tuple[str, ...]
    more: int
    note: str
    replay: str


def parts_of(comparison: Comparison, failure: Failure, pictures: Pictures | None, *, drawn: bool) -> Parts:
    """The parts of one failure."""
    row, column, verdict = failure
    views = _views(comparison.edition, verdict)
    shown: Sequence[Picture] = ()
    note = ""
    if pictures is None:
        note = "There are no pictures of this game's positions."
    elif not any(view is not None for view in views.values()):
        note = "No position had been shown when the scenario ended."
    elif not drawn:
        note = "The positions of this failure are not drawn in this page."
    else:
        described = cards_of(row.scenario, comparison.edition) if row.scenario else {}
        shown, note = _draw_all(pictures, views, described, column.label)
    after, reference = views["after"], views["reference"]
    comparable = not isinstance(after, str) and not isinstance(reference, str) and after and reference
    found = differences(reference, after) if comparable else []
    return Parts(
        tuple(shown),
        tuple(shortened(printable(line), DIFFERENCE_LENGTH) for line in found[:DIFFERENCES_SHOWN]),
        max(len(found) - DIFFERENCES_SHOWN, 0),
        note,
        one_line(replay(verdict.again, column.run.header.command, column.run.header.edition)),
    )


def _views(edition: str, verdict: Verdict) -> dict[str, Any]:
    """The positions of a verdict: views, None for what is not there, or a sentence about what cannot be read."""
    found: dict[str, Any] = {}
    for name in ("before", "after", "reference"):
        plain = getattr(verdict, name)
        try:
            found[name] = None if plain is None else engine.game(edition).views.convert(plain)
        except engine.Unreadable as error:
            found[name] = f"This position cannot be drawn: {printable(error.faults[0])}."
    return found


def _draw_all(
    pictures: Pictures, views: Mapping[str, Any], cards: Mapping[str, Any], label: str
) -> tuple[list[Picture], str]:
    """The pictures side by side; equal ones are drawn once, and a note says so."""
    before, after, reference = views["before"], views["after"], views["reference"]
    shown, note = [], ""
    if before is not None and before == after:
        shown.append((f"Before the action and after it, as {label} shows it", after, reference))
    else:
        shown.append(("Before the action", before, None))
        shown.append((f"After it, as {label} shows it", after, reference))
    if reference is not None and reference == after:
        note = "The reference has the same position: what differs is the answer, or what the scenario looks at."
    else:
        shown.append(("After it, as the reference has it", reference, after))
    found = []
    for caption, view, other in shown:
        if isinstance(view, str):
            found.append(Picture(caption, fault=view))
        elif view is not None:
            against = None if isinstance(other, str) else other
            svg = pictures.draw(view, other=against, cards=cards, standalone=True, legend=False)
            found.append(_as_image(caption, svg))
    return found, note


def _as_image(caption: str, svg: str) -> Picture:
    """A picture that is a file of its own as an image, its text alternative beside it."""
    words = [unescape(found[1]) for each in ALTERNATIVES if (found := each.search(svg))]
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    drawn = re.sub(r"<(title|desc)\b[^>]*>.*?</\1>", "", svg, flags=re.DOTALL)
    source = f"data:image/svg+xml,{quote(drawn, safe=READABLE)}"
    return Picture(caption, source, ". ".join(words), (size[1], size[2]) if size else ("", ""))


def cards_of(scenario: Scenario, edition: str) -> Mapping[str, Any]:
    """The cards that a scenario describes for itself, by name; the reference plays it to find out."""
    case = Case(Reference(engine.edition(edition)), edition)
    runner.play(case, scenario)
    found = {}
    for plain in case.arrangement.get("cards", {}).values():
        if isinstance(plain, dict):
            try:
                card = engine.game(edition).cards.convert(plain)
            except engine.Unreadable:
                continue
            found[card.name] = card
    return found
