"""Markdown for a comment on a pull request: the three numbers, what changed, who disagrees, what failed."""

import re
from collections.abc import Iterator, Sequence

from monosashi.diagnosis import telling
from monosashi.reports.causes import shares, whose
from monosashi.reports.comparison import LETTERS, Changes, Column, Comparison, Failure, Row, one_line
from monosashi.reports.site_links import SiteLinks
from monosashi.reports.standing import clauses_told
from monosashi.support.text import counted
from monosashi.verification.verdict import Verdict

COMMENT_LINES = 50
"""How many lines a list has: a comment has room for 65,536 characters."""

CAUSES = 20
"""How many causes are told."""

JOINER = "\u2060"
"""An invisible letter: after it neither names, numbers nor addresses are taken for such."""

MESSAGE_LENGTH = 160
"""How many characters of a message are shown in a list."""


def markdown(comparison: Comparison, site: str = "") -> str:
    """The whole comment; with the address of the ``site``, clauses are links to it."""
    lines = [f"## {code(comparison.edition)} measured by monosashi", ""]
    for column in comparison.columns:
        if column.problem:
            lines += [f"> ❗ **This run proves nothing:** {safe(column.label)}: {safe(column.problem)}", ""]
    for warning in comparison.warnings:
        lines += [f"> ⚠️ **Other scenarios:** {safe(warning)}", ""]
    for column in comparison.columns:
        for note in column.notes:
            lines += [f"> {safe(column.label)}: {safe(note)}", ""]
    lines += [
        "| implementation | passed | not passed | unsupported | required | partial |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for column in comparison.columns:
        run = column.run
        mark = f"{column.mark} " if len(comparison.columns) > 1 else ""
        name = mark + safe(column.label) + (" — **proves nothing**" if column.problem else "")
        partial = "; ".join(column.limits)
        numbers = (len(run.passed), len(run.failed), len(run.unsupported), run.header.required)
        lines.append(f"| {name} | {' | '.join(map(str, numbers))} | {f'**{safe(partial)}**' if partial else 'no'} |")
    lines.append("")
    for column in comparison.columns:
        mark = f"{column.mark}: " if len(comparison.columns) > 1 else ""
        told = (clauses_told(column.run), column.run.in_images, column.run.in_second_look, column.run.drawn)
        lines += [line for each in told if each for line in (f"{mark}{safe(each)}.", "")]
    if comparison.changes:
        lines += changed(comparison.changes)
    elif len(comparison.columns) > 1:
        found = [f"{code(row.id)}: {', '.join(_statuses(row))}" for row in comparison.disagreements]
        lines += folded("Who disagrees", found)
    for column in comparison.columns:
        lines += _diagnosis(column, several=len(comparison.columns) > 1)
    lines += _causes(comparison, SiteLinks(comparison.game, site))
    return "\n".join(lines).rstrip() + "\n"


def _diagnosis(column: Column, *, several: bool) -> Iterator[str]:
    """What an implementation behaves like."""
    if not (told := telling.headline(column.diagnosis)):
        return
    yield f"**{f'{column.mark} {safe(column.label)}: ' if several else ''}{safe(told)}**"
    yield ""
    for number, suspect in enumerate(telling.suspects(column.diagnosis), 1):
        yield f"{number}. **{safe(suspect.headline)}** {' '.join(map(safe, suspect.details))}"
    for sentence in telling.rest(column.diagnosis):
        yield f"- {safe(sentence)}"
    yield ""


def _causes(comparison: Comparison, links: SiteLinks) -> Iterator[str]:
    """What was not passed, by cause: the sentence of the clause, the first scenario with its message, some others."""
    failed = sum(row.failed for row in comparison.rows)
    groups = comparison.causes
    told = f", {counted(len(groups), 'cause')}" if groups else ""
    yield f"<details><summary>Not passed: {failed}{told}</summary>"
    yield ""
    rows = [tuple(dict.fromkeys(failure.row for failure in group.failures)) for group in groups[:CAUSES]]
    for group, here, shown in zip(groups, rows, shares([*map(len, rows)], COMMENT_LINES), strict=False):
        yield f"- **{safe(group.headline)}**{whose(comparison, group)}"
        for name in group.clauses:
            clause = comparison.ledger.get(name)
            address = links.clause(name)
            named = f"[{code(name)}]({address})" if address else code(name)
            yield f"  - {named}{f': {safe(clause.en)}' if clause else ''}"
        for number, row in enumerate(here[:shown]):
            mine = [failure for failure in group.failures if failure.row is row]
            said = not number or any(failure.verdict.image for failure in mine)
            yield f"  - {code(row.id)}" + (f": {'; '.join(_messages(mine))}" if said else "")
        if len(here) > shown:
            yield f"  - … and {len(here) - shown} more that are not listed here"
    if groups[CAUSES:]:
        yield f"- … and {counted(len(groups) - CAUSES, 'more cause')} that are not listed here"
    yield ""
    yield "</details>"


def changed(changes: Changes) -> Iterator[str]:
    """What changed between two runs."""
    yield f"From {safe(changes.old.label)} to {safe(changes.new.label)}; {changes.same} scenarios ended as before."
    yield ""
    lists: Sequence[tuple[str, Sequence[tuple[Verdict, Verdict]]]] = (
        ("Newly failing", changes.broken),
        ("Newly passing", changes.fixed),
        ("Other changes", changes.others),
    )
    for title, pairs in lists:
        yield from folded(title, [f"{code(new.scenario)}: {old.status} → {new.status}" for old, new in pairs])
    yield from folded("New scenarios", [f"{code(verdict.scenario)}: {verdict.status}" for verdict in changes.added])
    yield from folded("No longer in the run", [code(verdict.scenario) for verdict in changes.gone])


def folded(title: str, items: Sequence[str]) -> Iterator[str]:
    """A list that can be opened; it says how many of its items are missing."""
    yield f"<details><summary>{title}: {len(items)}</summary>"
    yield ""
    yield from (f"- {item}" for item in items[:COMMENT_LINES])
    if len(items) > COMMENT_LINES:
        yield f"- … and {len(items) - COMMENT_LINES} more that are not listed here"
    yield ""
    yield "</details>"
    yield ""


def _statuses(row: Row) -> Iterator[str]:
    for mark, verdict in zip(LETTERS, row.verdicts, strict=False):
        yield f"{mark} {verdict.status.value if verdict is not None else 'not asked'}"


def _messages(failures: Sequence[Failure]) -> Iterator[str]:
    for row, column, verdict in failures:
        message = one_line(verdict.message)
        shown = message if len(message) <= MESSAGE_LENGTH else message[: MESSAGE_LENGTH - 1] + "…"
        mark = f" (image: {safe(verdict.image)})" if verdict.image else ""
        yield f"{column.mark + ' ' if len(row.verdicts) > 1 else ''}{verdict.status}{mark}, {safe(shown)}"


def safe(text: str) -> str:
    """Somebody else's text in a line of Markdown: nothing in it is markup, a link, or calls anybody."""
    plain = re.sub(r"([@#]|:(?=//)|www(?=\.))", f"\\1{JOINER}", one_line(text))
    return re.sub(r"[\\`*_{}\[\]<>|&~!$]", lambda found: f"&#{ord(found[0])};", plain)


def code(text: str) -> str:
    """An id as code; what could end the code is left out."""
    return f"`{one_line(text).replace('`', '’').replace('|', '¦')}`"
