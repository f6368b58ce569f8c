"""The contents of a game, called after it: the ways in for a newcomer, then every chapter, part by part."""

from collections.abc import Iterator
from html import escape

from monosashi.rulebook.glossary import glossary, slug
from monosashi.site.book.chapters import Book, Chapter, Part
from monosashi.site.pages.page import Page, front_matter, heading, place
from monosashi.site.pages.whole import whole_page, whole_path
from monosashi.site.text.language import Language


def contents_page(book: Book, language: Language) -> Page:
    """Every chapter with what it is about and how much it holds."""
    title, about = language.text("game", book.title), language.text("game", book.about)
    path = f"{book.game}/index.md"
    body, plain, inserts = (
        [heading(title, "contents"), f"{about}\n", f"{_list(book, language)}\n"],
        [f"# {title}\n", f"{about}\n"],
        {},
    )
    plain += [f"- [{text}]({name}.md)" for name, text in ways(book, language).items()]
    plain.append(f"- [{language.say('The whole rules on one page')}](all.html)")
    for part in book.parts:
        called, key = language.text("part", part.title), f"part:{part.title}"
        inserts[key] = _chapters(part, language)
        body += [f"## {called} {{ #{slug(part.title)} .part }}\n", f"{place(key)}\n"]
        plain += [f"\n## {called}\n", *_plain(part, language)]
    files = {whole_path(book): whole_page(book, language)}
    return Page(
        path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain) + "\n", inserts, files
    )


def ways(book: Book, language: Language) -> dict[str, str]:
    """What a player opens beside the chapters, by the names of the pages."""
    say = language.say
    found = {"introduction": say("The game in three minutes")}
    if glossary(book.game):
        found["glossary"] = say("Glossary")
    if len(book.editions) > 1:
        found["editions"] = say("Editions compared")
    return found


def _list(book: Book, language: Language) -> str:
    say = language.say
    named = {**ways(book, language), "table": say("Try any position"), "all": say("The whole rules on one page")}
    links = (f'<li><a href="{name}.html">{escape(text)}</a></li>' for name, text in named.items())
    return f'<ul class="ways">{"".join(links)}</ul>'


def _chapters(part: Part, language: Language) -> str:
    rows = []
    for chapter in part.chapters:
        title = escape(language.text("chapter", chapter.title))
        about = f'<span class="about">{escape(language.text("chapter", chapter.about))}</span>' if chapter.about else ""
        counted = f'<span class="counted">{escape(_counted(chapter, language))}</span>'
        rows.append(f'<li><a href="{chapter.name}.html">{title}</a> {counted} {about}</li>')
    return f'<ul class="chapters">{"".join(rows)}</ul>'


def _counted(chapter: Chapter, language: Language) -> str:
    scenarios = sum(len(group.rows) for entry in chapter.entries for group in entry.groups)
    if not scenarios:
        return language.say("{clauses} clauses", clauses=len(chapter.entries))
    return language.say("{clauses} clauses, {scenarios} examples", clauses=len(chapter.entries), scenarios=scenarios)


def _plain(part: Part, language: Language) -> Iterator[str]:
    for chapter in part.chapters:
        about = f": {language.text('chapter', chapter.about)}" if chapter.about else ""
        yield f"- [{language.text('chapter', chapter.title)}]({chapter.name}.md){about}"
