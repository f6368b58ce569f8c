"""Hand-written pages for the search: their headings, in a file that is fetched only when somebody asks for them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from monosashi.site.search.index import as_script
from monosashi.site.text.language import Language


@dataclass(frozen=True)
class Document:
    """A hand-written page: its address, its title, and its headings by their anchors, that of the page being empty."""

    url: str
    title: str
    headings: tuple[tuple[str, str], ...]

    @staticmethod
    def of(page: Any) -> "Document":
        """What MkDocs knows of a page."""
        title = str(page.title)
        return Document(page.url, title, (("", title), *_below(page.toc.items, title)))


def _below(items: Sequence[Any], title: str) -> Iterator[tuple[str, str]]:
    for item in items:
        if item.title != title:
            yield item.id, item.title
        yield from _below(item.children, title)


def documents_script(documents: Sequence[Document], language: Language) -> Iterator[tuple[str, str]]:
    """The file of the documents and its path, if there are any: told as if they were the rules of a game."""
    if not documents:
        return
    told = {
        "id": "documents",
        "title": language.say("Documents"),
        "editions": [],
        "chapters": [[document.url, document.title] for document in documents],
        "clauses": [
            [number, anchor, heading, "", 0, 0, "", ""]
            for number, document in enumerate(documents)
            for anchor, heading in document.headings
        ],
        "terms": [],
        "questions": [],
        "words": [],
    }
    yield "assets/search-rules-documents.js", as_script("monosashiRules", told)
