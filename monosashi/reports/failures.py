"""Failures in the terminal: one in full, or all of a cause with the first of them in full."""

import shlex
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.cells import cell_len as wide
from rich.console import Console

import reference_engine as engine
from monosashi import suite
from monosashi.kit.text_board import draw
from monosashi.rulebook.ledger import Clause
from monosashi.subjects.status import MEANING
from monosashi.suite import Scenario
from monosashi.suite.controls import controls
from monosashi.support.text import counted, printable
from monosashi.verification.grouping import Group
from monosashi.verification.verdict import Verdict

OTHERS = 10
"""How many further failures of a cause have a line each."""


def line(console: Console, text: str, style: str = "") -> None:
    """A text as it is, no markup, no wrapping; what would move the cursor is left out: engines may say anything."""
    text = "\n".join(map(printable, text.split("\n")))
    console.print(text, style=style, highlight=False, markup=False, soft_wrap=True)


def failures_of(
    console: Console,
    number: int,
    group: Group[Verdict],
    ledger: Mapping[str, Clause],
    edition: str,
    command: Sequence[str],
) -> None:
    """A cause: the sentence of its clause, its first failure in full, a line for each of the others."""
    first, *others = group.verdicts
    line(console, "")
    line(console, f"{number}. {group.headline}", "bold red")
    for clause in dict.fromkeys((*group.clauses, first.clause)):
        line(console, f"   {restated(clause, ledger, edition)}")
    if group.spread:
        line(console, f"   {group.spread}", "dim")
    _in_full(console, first, edition, command)
    if others:
        line(console, f"   the same in {counted(len(others), 'more scenario')}:")
    for verdict in others[:OTHERS]:
        line(console, f"     {verdict.scenario} — {verdict.file}:{verdict.line}{image_mark(verdict)}", "dim")
    if others[OTHERS:]:
        line(console, f"     … and {len(others) - OTHERS} more", "dim")


def restated(clause: str, ledger: Mapping[str, Clause], edition: str) -> str:
    """A clause with what it says, and where; by its id alone if there is none such."""
    known = ledger.get(clause)
    if known is None:
        return clause
    where = known.where(edition)
    return f"{clause}: {known.en}{f' ({where})' if where else ''}"


def failure(
    console: Console, number: int, verdict: Verdict, ledger: Mapping[str, Clause], edition: str, command: Sequence[str]
) -> None:
    """One failure: clause, page, restatement, sentences, board, expected, actual, and how to replay it."""
    clause = ledger.get(verdict.clause)
    line(console, "")
    line(console, f"{number}. {verdict.clause} · {verdict.status}{image_mark(verdict)}", "bold red")
    if clause is not None:
        where = clause.where(edition)
        line(console, f"   {clause.en} ({where})" if where else f"   {clause.en}")
    _in_full(console, verdict, edition, command)


def _in_full(console: Console, verdict: Verdict, edition: str, command: Sequence[str]) -> None:
    """The scenario with its sentences, the board, what was expected and came instead, how to replay it."""

    def indented(text: str, style: str = "") -> None:
        line(console, f"   {text}", style)

    indented(f"{verdict.name} — {verdict.file}:{verdict.line} · {verdict.status}{image_mark(verdict)}", "dim")
    sentences = failure_lines(edition, verdict)
    for row in sentences:
        indented(row)
    for row in board(edition, verdict.after):
        indented(row)
    if not sentences:
        indented(f"at:       {verdict.step}")
    if verdict.expected:
        indented(f"expected: {verdict.expected}")
    if verdict.actual:
        indented(f"actual:   {verdict.actual}")
    if verdict.message and verdict.message != verdict.actual:
        indented(f"{MEANING[verdict.status]}: {verdict.message}", "dim")
    for message in verdict.sent:
        indented(f"as sent:  {message}", "dim")
    for word in verdict.words[-3:]:
        indented(f"it said:  {word}", "dim")
    indented(f"replay:   {replay(verdict.again, command, edition)}")


def failure_lines(edition: str, verdict: Verdict) -> list[str]:
    """The sentences of a scenario with their tables, the one at which it ended marked; none if it is not known."""
    scenario = known_scenario(edition, verdict.scenario)
    lines = []
    for step in scenario.steps if scenario else ():
        ended = step.line == verdict.line and f"{step.keyword} {step.text}" == verdict.step
        lines.append(f"{'→' if ended else ' '} {step.keyword} {step.text}")
        widths = [max(map(wide, column)) for column in zip(*step.table or (), strict=True)]
        for row in step.table or ():
            cells = (cell + " " * (width - wide(cell)) for cell, width in zip(row, widths, strict=True))
            lines.append(f"      | {' | '.join(cells)} |")
    return lines


@cache
def _known_scenarios(edition: str) -> Mapping[str, Scenario]:
    return {each.id: each for each in (*suite.scenarios(edition), *controls(edition.partition("@")[0]))}


def known_scenario(edition: str, identity: str) -> Scenario | None:
    """A scenario of this suite; None if a record names one that it does not have."""
    return _known_scenarios(edition).get(identity)


def image_mark(verdict: Verdict) -> str:
    """In which image a scenario fails that holds as it is written; nothing otherwise."""
    return f" · image: {verdict.image}" if verdict.image else ""


def board(edition: str, view: dict[str, Any] | None) -> list[str]:
    """A recorded position, drawn; no lines if there is none or if it is none."""
    try:
        return [] if view is None else draw(engine.game(edition).views.convert(view)).splitlines()
    except engine.Unreadable:
        return []


def replay(scenario: str, command: Sequence[str], edition: str) -> str:
    """The command that plays just that scenario."""
    which = "" if edition == [*engine.game(edition).editions][-1] else f" --edition {edition}"
    tail = f" -- {shlex.join(command)}" if command else ""
    return f"monosashi verify{which} --clause {scenario}{tail}"
