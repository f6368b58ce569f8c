"""The page of a game's classes of situations: which have a scenario, which cannot be, which are open."""

import hashlib
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import reference_engine as engine
from monosashi.classes.files import IMPOSSIBLE as REASONS
from monosashi.classes.filling import filled
from monosashi.reports.classes import IMPOSSIBLE, OPEN, plain
from monosashi.rulebook.folders import features_of
from monosashi.site import build_cache
from monosashi.site.book.chapters import Book
from monosashi.site.pages.page import Page, front_matter, heading, place
from monosashi.site.text.language import Language
from monosashi.verification.results_file import suite_hash

Told = Mapping[str, Any]
"""A table as plain data, see :func:`monosashi.reports.classes.plain`."""

_remembered: dict[str, tuple[Told, ...]] = {}


def find_classes(rules: Book) -> None:
    """Watch every edition's suite for the page, and keep what was found."""
    for edition in _editions(rules):
        _told(edition)


def _editions(rules: Book) -> tuple[str, ...]:
    """The editions that there is an engine for, the newest first."""
    return tuple(engine.game(rules.game).editions)[::-1] if rules.game in engine.GAMES else ()


def _told(edition: str) -> tuple[Told, ...]:
    game = edition.partition("@")[0]
    reasons = features_of(game) / REASONS
    digest = hashlib.sha256(reasons.read_bytes() if reasons.exists() else b"").hexdigest()
    name = f"classes-{edition}-{build_cache.code(game)}-{suite_hash(game)}-{digest}"
    found = _remembered.get(name) or build_cache.get(name)
    if found is None:
        found = tuple(plain(edition, filled(edition))["classes"])
        build_cache.put(name, found)
    _remembered[name] = found
    return found


def has_classes(rules: Book) -> bool:
    """Whether there are scenarios to be watched."""
    return bool(_editions(rules)) and any(entry.groups for entry in rules.entries.values())


def classes_page(rules: Book, language: Language) -> Page:
    """Every class as a table of the newest edition, with the numbers of all."""
    say = language.say
    title = say("Classes of situations")
    about = say(
        "A suite that people write looks in one direction. For each way to do so there is a table, made by watching "
        "every scenario being played: how many scenarios have been in a situation, which no scenario can ever be in, "
        "which are still open. Acts, questions and clauses have the names that the engine gives them."
    )
    editions = _editions(rules)
    newest, *others = ({told["name"]: told for told in _told(edition)} for edition in editions)
    legend = say(
        "A number: so many scenarios. {impossible}: cannot be. {open}: open.", impossible=IMPOSSIBLE, open=OPEN
    )
    text = [f"# {title}\n", f"{about}\n", f"{legend}\n"]
    body, inserts = [heading(title, "classes"), *text[1:]], {}
    for name, told in newest.items():
        called = escape(say(told["title"]), quote=False)
        counts = list(_counts(name, editions, (newest, *others), language))
        key = f"classes:{name}"
        inserts[key] = _table(told, language)
        lines = [f"{say(told['about'])}\n", *counts, ""]
        body += [heading(called, name, 2), *lines, f"{place(key)}\n"]
        text += [f"## {called}\n", *lines, *_plain_table(told, language), ""]
    path = f"{rules.game}/classes.md"
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(text), inserts)


def _counts(
    name: str, editions: tuple[str, ...], tables: tuple[Mapping[str, Told], ...], language: Language
) -> Iterator[str]:
    for edition, told in zip(editions, tables, strict=True):
        if name in told:
            counts = told[name]["counts"]
            numbers = language.say(
                "{edition}: with scenarios {full}, cannot be {impossible}, open {open}",
                edition=f"`{edition}`",
                **counts,
            )
            yield f"- {numbers}"


def label(text: str, language: Language) -> str:
    """A row or a column in the reader's language, as far as it has words; what the engine calls something stays."""
    if found := language.found.get(("site", text)):
        return found
    first, colon, rest = text.partition(": ")
    return f"{label(first, language)}{colon}{label(rest, language)}" if colon else text


def _cell(told: Told, row: str, column: str) -> str:
    cell = told["cells"].get(row, {}).get(column, {})
    return (
        str(len(cell["scenarios"]))
        if "scenarios" in cell
        else IMPOSSIBLE
        if "impossible" in cell
        else OPEN
        if cell
        else ""
    )


def _table(told: Told, language: Language) -> str:
    """The columns are numbered, so that tables stay narrow; what they are stands above."""
    columns = told["columns"]
    names = "".join(f"<li>{escape(label(column, language))}</li>" for column in columns)
    head = "".join(f'<th scope="col">{number}</th>' for number in range(1, len(columns) + 1))
    rows = "".join(
        f'<tr><th scope="row">{escape(label(row, language))}</th>'
        + "".join(_shown(told, row, column, language) for column in columns)
        + "</tr>"
        for row in told["rows"]
    )
    title = escape(language.say(told["title"]))
    return (
        f'<ol class="columns">{names}</ol><div class="classes" role="region" tabindex="0" aria-label="{title}">'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _shown(told: Told, row: str, column: str, language: Language) -> str:
    """A cell; why it cannot be can be read in it."""
    cell = told["cells"].get(row, {}).get(column, {})
    reason = f' title="{escape(label(cell["impossible"], language))}"' if "impossible" in cell else ""
    return f"<td{reason}>{_cell(told, row, column)}</td>"


def _plain_table(told: Told, language: Language) -> Iterator[str]:
    columns = told["columns"]
    yield f"| | {' | '.join(label(column, language) for column in columns)} |"
    yield f"| --- |{' ---: |' * len(columns)}"
    for row in told["rows"]:
        yield f"| {label(row, language)} | {' | '.join(_cell(told, row, column) for column in columns)} |"
