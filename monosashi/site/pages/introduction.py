"""A game in a few minutes, for those who have never seen it."""

from collections.abc import Iterator
from typing import Protocol

from monosashi.kit.registry import late_part
from monosashi.rulebook.glossary import slug
from monosashi.site.book.chapters import Book
from monosashi.site.film.markup import sheet
from monosashi.site.pages.page import SHEET, Page, front_matter, heading, place, unmarked
from monosashi.site.pages.tutorial import Lesson, Sight, tutorial_lines
from monosashi.site.text.language import ENGLISH, Language
from monosashi.site.text.language import language as language_of


class Introduction(Protocol):
    """The game for newcomers. Without it the game has no page of its own to begin with."""

    @property
    def SIGHT(self) -> Sight:
        """What presents the game on the start page."""

    def lessons(self, language: Language) -> Iterator[Lesson]:
        """The steps of the introduction, in their order."""


def introduction(game: str) -> Introduction:
    """A game's introduction."""
    found: Introduction = late_part(game, "introduction", Introduction)
    return found


def introduction_page(book: Book, language: Language, told: Introduction) -> Page:
    """The page of an introduction, with examples that move."""
    title = language.say("The game in three minutes")
    about = language.text("game", book.about)
    path = f"{book.game}/introduction.md"
    inserts: dict[str, str] = {}
    lines = [heading(title, "introduction"), f"{about}\n"]
    english = told.lessons(language_of(ENGLISH, book.game))
    for lesson, source in zip(told.lessons(language), english, strict=True):
        lines.append(heading(lesson.heading, slug(source.heading), 2))
        lines += _lesson(book, language, lesson, inserts)
    plain = unmarked("\n".join(line for line in lines if not line.startswith("<")))
    inserts[SHEET] = sheet(language, book.game)
    lines.append(f"{place(SHEET)}\n")
    return Page(path, title, front_matter(path, title, about) + "\n".join(lines), plain, inserts)


def _lesson(book: Book, language: Language, lesson: Lesson, inserts: dict[str, str]) -> Iterator[str]:
    yield f"{lesson.text}\n"
    yield from tutorial_lines(book, language, lesson.sight, "", inserts)
    titles = {chapter.name: language.text("chapter", chapter.title) for chapter in book.chapters}
    links = [f"[{titles[name]}]({name}.md)" for name in lesson.chapters]
    yield f"{language.say('More')}: {language.marks.comma.join(links)}\n{{ .more }}\n"
