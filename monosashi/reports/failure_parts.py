"""What the page shows of one failure beside its words: the positions as pictures, their differences, the replay."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup
from msgspec import Struct

import reference_engine as engine
from monosashi.games.interface import Pictures
from monosashi.reports.comparison import Comparison, Row, anchor, not_passed, one_line
from monosashi.reports.failures import replay
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.support.text import printable
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import differences
from monosashi.verification.verdict import Verdict


class Picture(Struct, frozen=True):
    """A position with a caption: an SVG element, or a sentence that says why there is none."""

    caption: str
    svg: Markup
    fault: str = ""


class Parts(Struct, frozen=True):
    """What is shown of one failure of one implementation.

    ``note`` says what the pictures have in common or why there are none; ``differences`` are those between the
    reference's position and the implementation's.
    """

    pictures: tuple[Picture, ...]
    differences: tuple[str, ...]
    note: str
    replay: str


def parts_of(comparison: Comparison, row: Row, pictures: Pictures | None, *, drawn: bool) -> Mapping[str, Parts]:
    """The parts for each column that failed the scenario, by its mark."""
    described = cards_of(row.scenario, comparison.edition) if drawn and row.scenario else {}
    found = {}
    for column, verdict in zip(comparison.columns, row.verdicts, strict=True):
        if verdict is None or not not_passed(verdict.status):
            continue
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
            shown, note = _draw_all(pictures, views, described, f"{anchor(row.id)}-{column.mark}", column.label)
        after, reference = views["after"], views["reference"]
        comparable = not isinstance(after, str) and not isinstance(reference, str) and after and reference
        found[column.mark] = Parts(
            tuple(shown),
            tuple(printable(line) for line in differences(reference, after)) if comparable else (),
            note,
            one_line(replay(verdict.scenario, column.run.header.command, column.run.header.edition)),
        )
    return found


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
    pictures: Pictures, views: Mapping[str, Any], cards: Mapping[str, Any], ident: str, label: str
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
    for number, (caption, view, other) in enumerate(shown):
        if isinstance(view, str):
            found.append(Picture(caption, Markup(), view))
        elif view is not None:
            against = None if isinstance(other, str) else other
            svg = pictures.draw(view, other=against, cards=cards, ident=f"{ident}-{number}", legend=False)
            found.append(Picture(caption, Markup(svg)))
    return found, note


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
