"""Where chapters are printed: by all processors at once, and only those that are not there yet.

A chapter's page takes longest of all, for the films of its scenarios. It is kept under a digest of everything that it
is made of, in memory for whoever edits a feature, and on disk for the next build.
"""

import gc
import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from monosashi.rulebook.glossary import glossary
from monosashi.site import build_cache
from monosashi.site.address import address
from monosashi.site.book.chapters import Book, Chapter
from monosashi.site.book.history import history
from monosashi.site.diagrams import watch
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.pages.classes import find_classes
from monosashi.site.pages.page import Page
from monosashi.site.pages.partings import find_partings
from monosashi.site.pages.preview import means
from monosashi.site.text.language import Language
from monosashi.site.text.language import language as language_of
from monosashi.support.interruption import end_with_parent

Piece = tuple[Book, Chapter, Language]
"""A chapter of a book to be printed in a language."""

Shelf = Mapping[tuple[str, str], tuple[Book, Language]]
"""Books in languages, by the language's code and the game's name."""

CHAPTERS_PRINTED_HERE = 2
"""So many chapters are printed by this process itself."""


_printed: dict[str, Page] = {}
_books: dict[str, Book] = {}
_order: Mapping[str, Piece] = {}
"""What is being printed, by digest, and the books that it is from."""


def chapter_pages(shelf: Shelf, check: Callable[[], None]) -> Mapping[tuple[str, str], Sequence[Page]]:
    """The pages of all chapters of some books in some languages, under the same keys.

    ``check`` raises what keeps the site from being made at all; it can be sent to another process.
    """
    pieces = {
        key: [(rules, chapter, language) for chapter in rules.chapters] for key, (rules, language) in shelf.items()
    }
    digests = {key: [digest(*piece) for piece in found] for key, found in pieces.items()}
    wanted = {name: piece for key, found in pieces.items() for name, piece in zip(digests[key], found, strict=True)}
    for name in wanted.keys() - _printed.keys():
        page = build_cache.get(name)
        if isinstance(page, Page):
            _printed[name] = page
    missing = {name: piece for name, piece in wanted.items() if name not in _printed}
    for name, page in _print(missing, check):
        _printed[name] = page
        build_cache.put(name, page)
    build_cache.evict()
    return {key: [_printed[name] for name in found] for key, found in digests.items()}


def _print(order: Mapping[str, Piece], check: Callable[[], None]) -> Iterator[tuple[str, Page]]:
    """Print what is missing: the longest first, all languages of a chapter together, for they share its recordings."""
    global _order
    _order = order
    lots: dict[tuple[str, str], list[str]] = {}
    for name, (rules, chapter, _) in order.items():
        lots.setdefault((rules.game, chapter.name), []).append(name)
    if len(lots) <= CHAPTERS_PRINTED_HERE:
        check()
        for lot in lots.values():
            yield from _lot(lot)
        return
    by_size = sorted(lots.values(), key=lambda lot: -_size(order[lot[0]][1]))
    _books.update({rules.game: rules for rules, _, _ in order.values()})
    # Forked children have the order in their memory already; only digests go out, only pages come back.
    with ProcessPoolExecutor(os.cpu_count(), initializer=_begin_child) as pool:
        checked = pool.submit(check)
        # What several pages need comes first, each done once.
        chores = [pool.submit(chore, name) for chore in (watch, _find_partings, _find_classes) for name in _books]
        pages = pool.map(_lot, by_size)
        try:
            checked.result()
            for printed in pages:
                yield from printed
            for chore in chores:
                chore.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _begin_child() -> None:
    """A child ends with its parent. It collects no garbage, which would take a quarter of its short life."""
    end_with_parent()
    gc.disable()


def _find_partings(game: str) -> None:
    find_partings(_books[game])


def _find_classes(game: str) -> None:
    find_classes(_books[game])


def _lot(names: list[str]) -> list[tuple[str, Page]]:
    return [(name, chapter_page(*_order[name])) for name in names]


def _size(chapter: Chapter) -> int:
    return sum(len(group.rows) for entry in chapter.entries for group in entry.groups)


# Digests


def digest(rules: Book, chapter: Chapter, language: Language) -> str:
    """A name for everything that a chapter's page is made of."""
    past = history(rules.game)
    parts = (
        chapter,
        {entry.clause.id: past.get(entry.clause.id, ()) for entry in chapter.entries},
        {name: (clause.section, clause.title) for name, clause in rules.clauses.items()},
        (rules.editions, rules.source, rules.languages),
        (glossary(rules.game), address(), means(language.code)),
    )
    found = hashlib.sha256(build_cache.code(rules.game).encode())
    for code in rules.languages:
        found.update(language_of(code, rules.game).digest)
    found.update(language.digest)
    found.update(msgspec.msgpack.encode(parts))
    return found.hexdigest()
