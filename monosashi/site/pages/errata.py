"""The page of errata: what each says instead, the scenarios it brings, and what it changes elsewhere."""

from collections.abc import Iterator
from html import escape

from monosashi import suite
from monosashi.rulebook.errata import Erratum, edition_ledger, errata
from monosashi.site.book.chapters import Book, Group
from monosashi.site.film.citing import citing
from monosashi.site.film.markup import Film, closed_film, film, sheet
from monosashi.site.film.recording import record
from monosashi.site.film.reels import reel
from monosashi.site.pages.page import SHEET, Page, front_matter, heading, place
from monosashi.site.pages.partings import partings
from monosashi.site.pages.titles import label, row_titles
from monosashi.site.text.language import Language
from monosashi.suite import Scenario

ERRATA = "errata"
"""The name of the reel with the films of all errata."""


def errata_page(book: Book, language: Language) -> Page:
    """Every erratum, proposed or adopted."""
    say = language.say
    title = say("Errata")
    about = say(
        "Corrections of the rules, and what each would change. A proposed one is an exercise: nobody has adopted it, "
        "and the rules on the other pages are without it."
    )
    path = f"{book.game}/errata.md"
    body, plain = [heading(title, "errata"), f"{about}\n"], [f"# {title}\n", f"{about}\n"]
    films: dict[str, Film] = {}
    found = errata(book.game)
    if not found:
        body.append(f"{say('There is none so far.')}\n")
    for erratum in found:
        called = language.text("erratum", erratum.title)
        body += [heading(called, erratum.id, 2), *_facts(erratum, language), ""]
        body += list(_texts(book, erratum, language))
        body += list(_scenarios(book, erratum, language, films))
        plain += [f"## {called}\n", language.text("erratum", erratum.reason), ""]
        plain += [f"- `{row.clause}`: {language.text(row.clause, row.en)}" for row in erratum.restates] + [""]
    inserts = {SHEET: sheet(language)} if found else {}
    body += [f"{place(key)}\n" for key in inserts]
    files = {f"{book.game}/films/{ERRATA}.js": reel(ERRATA, films)} if films else {}
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain), inserts, files)


def _facts(erratum: Erratum, language: Language) -> Iterator[str]:
    say = language.say
    status = {"proposed": say("proposed"), "adopted": say("adopted")}[erratum.status]
    yield (
        f'<p class="facts"><span class="status interpretation">{escape(status)}</span> <span>{erratum.date}</span> '
        f"<code>{erratum.amended_edition}</code></p>\n"
    )
    rows = [
        (say("Reason"), language.text("erratum", erratum.reason)),
        (say("Source"), language.text("erratum", erratum.source)),
    ]
    rows += [(say("Switch"), f"{name} = {reading}") for name, reading in erratum.switches.items()]
    facts = "".join(f"<dt>{escape(term)}</dt><dd>{escape(text)}</dd>" for term, text in rows)
    yield f'<dl class="notes">{facts}</dl>\n'


def _texts(book: Book, erratum: Erratum, language: Language) -> Iterator[str]:
    """What the clauses say now, and what they would say."""
    say, amended = language.say, edition_ledger(erratum.amended_edition)
    for name in erratum.clauses:
        before = book.clauses.get(name)
        after = amended.get(name)
        texts = (
            "" if before is None else language.text(name, before.en),
            "" if after is None else language.text(name, after.en),
        )
        heads = say("as it stands"), say("with the erratum")
        columns = "".join(
            f'<div><p class="edition">{escape(head)}</p><p>{escape(text) or "–"}</p></div>'
            for head, text in zip(heads, texts, strict=True)
        )
        shown = label(book.entries[name], language) if name in book.entries else name
        where = book.place(name) if name in book.entries else ""
        yield f'<p><a href="{where}">{escape(shown)}</a></p><div class="compared">{columns}</div>\n'


def _scenarios(book: Book, erratum: Erratum, language: Language, films: dict[str, Film]) -> Iterator[str]:
    """The erratum's own scenarios to watch, and those that do not hold any more."""
    groups: dict[str, list[Scenario]] = {}
    cite = citing(book, language)
    for scenario in suite.erratum_scenarios(book.game, erratum.id):
        groups.setdefault(scenario.title, []).append(scenario)
    for title, rows in groups.items():
        told = row_titles(Group(title, tuple(rows)), language)
        for row in rows:
            ident = f"{erratum.id}/{row.id}"
            films[ident] = film(record(row, erratum.amended_edition), language, cite)
            yield f"{closed_film(ident, told[row.id], f'films/{ERRATA}.js')}\n"
    gone = [name for name in erratum.supersedes if name in book.groups]
    changed = partings(book.game, erratum.edition, erratum.amended_edition)
    pages = dict.fromkeys(book.clauses[name].section for name in changed if name in book.clauses)
    titles = {chapter.name: language.text("chapter", chapter.title) for chapter in book.chapters}
    links = [f'<a href="{name}.html">{escape(titles[name])}</a>' for name in pages]
    old = [
        f'<a href="{book.clauses[book.groups[name].rows[0].clause].section}.html#{name}">'
        f"{escape(row_titles(book.groups[name], language)[name])}</a>"
        for name in gone
    ]
    rows_ = [(language.say("Does not hold any more"), old), (language.say("Chapters touched"), links)]
    facts = "".join(f"<dt>{escape(term)}</dt><dd>{language.listed(things)}</dd>" for term, things in rows_ if things)
    yield f'<dl class="notes">{facts}</dl>\n'
