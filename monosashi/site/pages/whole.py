"""The whole rules of a game on one page: for a browser's own search, and for paper."""

from collections.abc import Iterator
from html import escape

from monosashi.site.book.chapters import Book, Chapter, ChapterEntry
from monosashi.site.pages.card import card_path
from monosashi.site.pages.notes import status
from monosashi.site.pages.standalone import in_languages, standalone
from monosashi.site.text.language import Language
from monosashi.site.text.locators import locator


def whole_path(book: Book) -> str:
    """Where the page lies, below the language's folder."""
    return f"{book.game}/all.html"


def whole_page(book: Book, language: Language) -> str:
    """Every chapter with every clause: letter, title and sentence, place in the rulebook, status and reasons."""
    game, say = language.text("game", book.title), language.say
    title = say("The whole rules on one page")
    about = language.text("game", book.about)
    contents = "".join(
        f"<li><b>{escape(language.text('part', part.title))}</b> "
        + " · ".join(f'<a href="#{each.name}">{_title(each, language)}</a>' for each in part.chapters)
        for part in book.parts
    )
    body = (
        f'<header><a href="index.html">{escape(game)}</a>'
        f"{in_languages(whole_path(book), book.languages, language.code)}</header><main><h1>{escape(game)}</h1>"
        f'<p class="rule">{escape(about, quote=False)}</p><ul class="contents">{contents}</ul>'
        f"{''.join(_chapters(book, language))}</main>"
    )
    head = f'<meta property="og:title" content="{escape(f"{title} · {game}")}">'
    return standalone(f"{title} · {game}", body, language, "../", description=about, head=head)


def _title(chapter: Chapter, language: Language) -> str:
    return escape(language.text("chapter", chapter.title), quote=False)


def _chapters(book: Book, language: Language) -> Iterator[str]:
    for chapter in book.chapters:
        yield f'<section><h2 id="{chapter.name}"><a href="{chapter.name}.html">{_title(chapter, language)}</a></h2>'
        for entry in chapter.entries:
            yield from _clause(book, entry, language)
        yield "</section>"


def _clause(book: Book, entry: ChapterEntry, language: Language) -> Iterator[str]:
    clause, say = entry.clause, language.say
    letter = f"{entry.letter}. " if entry.letter else ""
    heading = escape(letter + language.text("title", clause.title), quote=False)
    yield f'<div class="clause" id="{clause.id}"><h3><a href="../{card_path(clause.id)}">{heading}</a></h3>'
    yield f"<p>{escape(language.text(clause.id, clause.en), quote=False)}</p>"
    told = [status(clause.status, language)] if clause.status != "normative" else []
    place = locator(clause, book.editions, language)
    told += [place] if place else []
    if clause.confidence is not None:
        told.append(say("confidence {confidence}", confidence=f"{clause.confidence:.2f}"))
    facts = " · ".join(escape(each, quote=False) for each in told)
    yield f'<p class="facts">{facts}{" · " if facts else ""}<code>{clause.id}</code></p>'
    reasons = [(say("Why"), clause.why), (say("Reason"), clause.reason)]
    for term, text in reasons:
        if text:
            yield f'<p class="reason">{term}: {escape(language.text(clause.id, text), quote=False)}</p>'
    if clause.into:
        into = book.clauses[clause.into]
        name = escape(language.text("title", into.title), quote=False)
        yield f'<p class="reason">{escape(say("Said by"))}: <a href="#{into.id}">{name}</a></p>'
    yield "</div>"
