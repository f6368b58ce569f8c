"""The page of the search: a box to ask in, and where to look without one."""

from collections.abc import Sequence
from html import escape

from monosashi.rulebook.glossary import glossary
from monosashi.site.book.chapters import Book
from monosashi.site.pages.page import Page, front_matter
from monosashi.site.text.language import Language


def search_page(volumes: Sequence[tuple[Book, Language]], language: Language) -> Page:
    """What the sign of the search leads to where no script makes a box of it."""
    say = language.say
    title = say("Search")
    about = say(
        "Ask in the words of a player, or name a rule. Without scripts the contents and the glossaries lead to it."
    )
    lists = []
    for book, spoken in volumes:
        links = [f"[{say('Contents')}]({book.game}/index.md)"]
        links += [f"[{say('Glossary')}]({book.game}/glossary.md)"] if glossary(book.game) else []
        lists.append(f"- {escape(spoken.text('game', book.title), quote=False)}: {', '.join(links)}")
    told = "\n".join(lists)
    matter = front_matter("search.md", title, about)
    body = f"# {title}\n\n{about}\n\n"
    return Page("search.md", title, f"{matter}{body}<div data-rules-search></div>\n\n{told}\n", f"{body}{told}\n")
