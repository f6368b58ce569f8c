"""Two editions side by side, clause by clause: what each says, and the first position at which they part, as boards."""

from collections.abc import Iterator
from html import escape
from typing import Any

import reference_engine as engine
from monosashi.impact.model import ScenarioChange
from monosashi.pictures import pictures_of
from monosashi.pictures.speech import Speech
from monosashi.rulebook.ledger import Clause
from monosashi.site.book.chapters import Book
from monosashi.site.pages.page import Page, front_matter, heading, place
from monosashi.site.pages.partings import partings
from monosashi.site.pages.titles import label, row_titles
from monosashi.site.text.language import Language

Pair = tuple[Clause, tuple[Clause, ...]]
"""A clause of the new edition with those of the old one that it replaced."""


def editions_page(book: Book, language: Language) -> Page:
    """The present edition beside the one before it."""
    say = language.say
    old, new = list(book.editions)[-2:]
    names = language.text("edition", book.editions[old]), language.text("edition", book.editions[new])
    title = say("Editions compared")
    about = say(
        "Two editions clause by clause, {old} and {new}: what each says where they differ, and the first position at "
        "which a game by both of them parts.",
        new=names[1],
        old=names[0],
    )
    path = f"{book.game}/editions.md"
    body, plain, inserts = [heading(title, "editions"), f"{about}\n"], [f"# {title}\n", f"{about}\n"], {}
    found = partings(book.game, old, new)
    for clause, before in _pairs(book):
        called = language.text("title", clause.title)
        parting = next((found[each.id] for each in (clause, *before) if each.id in found), None)
        inserts[clause.id] = _compared(book, language, names, (clause, before), parting)
        body += [heading(called, clause.id, 2), f"{place(clause.id)}\n"]
        plain += [f"## {called}\n", f"- {names[1]}: {language.text(clause.id, clause.en)} (`{clause.id}`)"]
        plain += [*(f"- {names[0]}: {language.text(each.id, each.en)} (`{each.id}`)" for each in before), ""]
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain), inserts)


def _pairs(book: Book) -> Iterator[Pair]:
    for entry in book.entries.values():
        if entry.clause.supersedes:
            yield entry.clause, tuple(book.clauses[name] for name in entry.clause.supersedes)


def _compared(
    book: Book, language: Language, names: tuple[str, str], pair: Pair, parting: ScenarioChange | None
) -> str:
    """Both texts, and below them both boards."""
    clause, before = pair
    texts = (
        "".join(_text(book, language, each) for each in before),
        _text(book, language, clause),
    )
    columns = [
        f'<div><p class="edition">{escape(name)}</p>{text}</div>' for name, text in zip(names, texts, strict=True)
    ]
    shown = f'<div class="compared">{"".join(columns)}</div>'
    if parting is not None:
        boards = "".join(f"<div>{board}</div>" for board in _boards(language, parting))
        shown += f'<div class="compared">{boards}</div>{_told(book, language, parting)}'
    return shown


def _text(book: Book, language: Language, clause: Clause) -> str:
    entry = book.entries[clause.id]
    return (
        f'<p><a href="{book.place(clause.id)}">{escape(label(entry, language))}</a><br>'
        f"{escape(language.text(clause.id, clause.en))}</p>"
    )


def _boards(language: Language, parting: ScenarioChange) -> tuple[str, str]:
    """What a judge sees by the old and by the new edition, what differs marked."""
    views = [_view(language.game, shown) for shown in (parting.before, parting.after)]
    speech, pictures = Speech(language), pictures_of(language.game)
    if pictures is None:
        return "", ""
    drawn = [
        pictures.draw(view, other=other, ident=f"{side}-{parting.scenario}", legend=False, speech=speech)
        for side, view, other in (("old", views[0], views[1]), ("new", views[1], views[0]))
    ]
    return drawn[0], drawn[1]


def _view(game: str, shown: Any) -> Any:
    return engine.game(game).views.convert(shown)


def _told(book: Book, language: Language, parting: ScenarioChange) -> str:
    """Which scenario the boards are from."""
    group = book.groups[parting.scenario]
    title = row_titles(group, language)[parting.scenario]
    section = book.clauses[group.rows[0].clause].section
    link = f'<a href="{section}.html#{parting.scenario}">{escape(title)}</a>'
    return f'<p class="more">{escape(language.say("The boards are from the scenario"))} {link}</p>'
