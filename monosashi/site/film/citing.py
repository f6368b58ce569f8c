"""How films cite clauses: where each stands, and what it says."""

from collections.abc import Callable
from dataclasses import dataclass

from monosashi.site.book.chapters import Book
from monosashi.site.text.language import Language


@dataclass(frozen=True)
class Citing:
    """``href`` says where a clause stands, seen from the page of the film; ``rule`` what it says, in its language."""

    href: Callable[[str], str]
    rule: Callable[[str], str]


def citing(book: Book, language: Language, folder: str = "") -> Citing:
    """How pages cite a book's clauses. ``folder`` leads from the page to the game's own pages: empty, or ``deus/``."""

    def href(name: str) -> str:
        return f"{folder}{book.place(name)}"

    def rule(name: str) -> str:
        clause = book.clauses[name]
        return language.text(clause.id, clause.en)

    return Citing(href, rule)
