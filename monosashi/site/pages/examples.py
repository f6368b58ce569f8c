"""All examples of a clause in words: what its films show, for readers without scripts, for print and for search."""

import re
from collections.abc import Iterator, Mapping
from html import escape

from monosashi.site.book.chapters import Book, ChapterEntry, Group
from monosashi.site.film.markup import Film
from monosashi.site.film.reels import reel_name
from monosashi.site.film.sentences import sentence, table
from monosashi.site.pages.standalone import standalone
from monosashi.site.pages.titles import label, outline_title, row_titles
from monosashi.site.text.language import Language
from monosashi.suite import Scenario

CAPTION = re.compile(r"<figcaption>(.*)</figcaption>")
SIGN = re.compile(r"<svg.*?</svg>| <a [^>]*>§</a>")
DEED = re.compile(r'<p class="deed(?: pass)?">(.*?)</p>')
TAG = re.compile(r"<[^>]+>")


def examples_path(clause: str) -> str:
    """Where the page lies, seen from the pages of the game."""
    return f"examples/{reel_name(clause)}.html"


def examples_page(book: Book, entry: ChapterEntry, language: Language, films: Mapping[str, Film]) -> str:
    """The page: every scenario's sentences, and below each what happens then; the films by their scenarios' ids."""
    clause = entry.clause
    game, heading = language.text("game", book.title), label(entry, language)
    chapter = next(each for each in book.chapters if each.name == clause.section)
    where = f"{game} · {language.text('chapter', chapter.title)}"
    rule = language.text(clause.id, clause.en)
    parts = [
        f'<p><a href="../{book.place(clause.id)}">{escape(where)}</a></p><h1>{escape(heading)}</h1>'
        f"<p class=rule>{escape(rule, quote=False)}</p>"
    ]
    for group in entry.groups:
        parts += _group(group, language, films)
    return standalone(f"{heading} · {game}", "".join(parts), language, "../../", description=rule)


def _group(group: Group, language: Language, films: Mapping[str, Film]) -> Iterator[str]:
    """A scenario; of an outline the first row, and of the others what is not the same as there."""
    titles = row_titles(group, language)
    known: frozenset[str] = frozenset()
    if group.rows[0].row:
        yield f'<h2 id="{group.id}">{escape(outline_title(group, language), quote=False)}</h2>'
    for row in group.rows:
        level = "h3" if row.row else "h2"
        yield f'<{level} id="{row.id}">{escape(titles[row.id], quote=False)}</{level}>'
        lines = list(_lines(row, films[row.id], language))
        new = [number for number, line in enumerate(lines) if line not in known]
        if len(new) < len(lines):
            yield f"<p>{escape(language.say('As the first, but:'))}"
        yield f"<ol>{''.join(_item(number, number - 1 in new or not number, lines[number]) for number in new)}</ol>"
        known = known or frozenset(lines)


def _item(number: int, follows: bool, line: str) -> str:
    """A line of the list. A browser counts on by itself."""
    return f"<li>{line}" if follows else f"<li value={number + 1}>{line}"


def _lines(scenario: Scenario, film: Film, language: Language) -> Iterator[str]:
    """Each sentence, and what happens then."""
    told = 0
    for number, step in enumerate(scenario.steps):
        keyword = escape(language.word("keyword", step.keyword))
        line = f"<b>{keyword}</b> {escape(sentence(step.text, language), quote=False)}"
        if step.table:
            line += rows_table(table(step.table, language))
        after = max((halt.still + 1 for halt in film.halts if halt.sentence == number), default=told)
        said = _bare(line)
        words = (_words(still, said) for still in film.stills[told:after])
        yield line + "".join(f"<p>{each}" for each in words if each)
        told = max(told, after)


def _words(still: str, said: str) -> str:
    """The caption of a still without markup, nor with what the sentence has said just before."""
    found = CAPTION.search(still)
    if not found:
        return ""
    deed = DEED.match(found[1])
    told = found[1][deed.end() :] if deed and _bare(deed[1]) in said else found[1]
    return " ".join(TAG.sub(" ", SIGN.sub("", told)).split())


def _bare(markup: str) -> str:
    """The letters and digits of a text, by which two ways of saying the same are known."""
    return re.sub(r"\W", "", TAG.sub("", markup)).lower()


def rows_table(rows: list[list[str]]) -> str:
    """A data table, the header first, as plain as can be."""
    head, *body = rows
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell, quote=False)}" for cell in row) for row in body)
    return f"<table><tr>{''.join(f'<th>{escape(cell, quote=False)}' for cell in head)}{lines}</table>"
