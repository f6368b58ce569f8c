"""A chapter as plain Markdown, for readers and programs that want the text alone."""

from collections.abc import Iterator

from monosashi.site.book.chapters import Book, Chapter, ChapterEntry
from monosashi.site.film.sentences import sentence, table
from monosashi.site.pages.titles import row_titles
from monosashi.site.text.language import Language
from monosashi.site.text.locators import locator
from monosashi.suite import Scenario


def plain_chapter(book: Book, chapter: Chapter, language: Language) -> str:
    """The chapter as plain Markdown: clauses, scenarios, tables; no pictures, no markup."""
    return "\n".join(_chapter(book, chapter, language))


def _chapter(book: Book, chapter: Chapter, language: Language) -> Iterator[str]:
    yield f"# {language.text('chapter', chapter.title)}\n"
    if chapter.about:
        yield f"{language.text('chapter', chapter.about)}\n"
    for entry in chapter.entries:
        yield from _entry(book, entry, language)


def _entry(book: Book, entry: ChapterEntry, language: Language) -> Iterator[str]:
    clause, say = entry.clause, language.say
    yield f"## {language.text('title', clause.title)}\n"
    where = locator(clause, book.editions, language)
    yield f"`{clause.id}` · {clause.status}" + (f" · {where}" if where else "") + "\n"
    yield f"{language.text(clause.id, clause.en)}\n"
    for term, texts in (
        (say("Why"), [clause.why]),
        (say("Reason"), [clause.reason]),
        (say("Not chosen"), clause.others),
    ):
        yield from (f"- {term}: {language.text(clause.id, text)}" for text in texts if text)
    for name in (*clause.of, *filter(None, [clause.into])):
        yield f"- {say('See')}: `{name}` {language.text('title', book.clauses[name].title)}"
    yield ""
    for group in entry.groups:
        titles = row_titles(group, language)
        first, *others = group.rows
        yield from _scenario(first, titles[first.id], language)
        if others:
            yield say("Likewise: {titles}", titles=language.marks.semicolon.join(titles[row.id] for row in others))
            yield ""


def _scenario(scenario: Scenario, title: str, language: Language) -> Iterator[str]:
    yield f"### {title}\n"
    for step in scenario.steps:
        yield f"- {language.word('keyword', step.keyword)} {sentence(step.text, language)}"
        if step.table:
            header, *rows = table(step.table, language)
            yield f"\n  | {' | '.join(header)} |\n  |{' --- |' * len(header)}"
            yield from (f"  | {' | '.join(row)} |" for row in rows)
            yield ""
    yield ""
