"""Where chapters are printed: by all processors at once, and only those that are not there yet.

A chapter's page takes longest of all, for the films of its scenarios. It is kept under a digest of everything that it
is made of, in memory for whoever edits a feature, and on disk for the next build.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache

import msgspec

from docs.generator.chapter_page import chapter_page
from docs.generator.chapters import Book, Chapter
from docs.generator.history import history
from docs.generator.kept import code, keep, kept, sweep
from docs.generator.language import Language
from docs.generator.page import Page

FEW = 2
"""So many chapters are printed by this process itself."""


@dataclass(frozen=True)
class Order:
    """Chapters to print in some languages; ``wanted`` has chapter and language by digest."""

    rules: Book
    wanted: Mapping[str, tuple[Chapter, Language]]


_printed: dict[str, Page] = {}
_order: Order | None = None


def chapter_pages(rules: Book, languages: Sequence[Language]) -> Mapping[tuple[str, str], Page]:
    """The pages of all chapters by language code and chapter name."""
    pairs = [(chapter, language) for chapter in rules.chapters for language in languages]
    wanted = {digest(rules, chapter, language): (chapter, language) for chapter, language in pairs}
    for name in wanted.keys() - _printed.keys():
        page = kept(name)
        if isinstance(page, Page):
            _printed[name] = page
    missing = {name: pair for name, pair in wanted.items() if name not in _printed}
    for name, page in _print(Order(rules, missing)):
        _printed[name] = page
        keep(name, page)
    sweep()
    return {(language.code, chapter.name): _printed[name] for name, (chapter, language) in wanted.items()}


def _print(order: Order) -> Iterator[tuple[str, Page]]:
    """Print what is missing: the longest first, all languages of a chapter together, for they share its recordings."""
    global _order
    _order = order
    lots: dict[str, list[str]] = {}
    for name, (chapter, _) in order.wanted.items():
        lots.setdefault(chapter.name, []).append(name)
    if len(lots) <= FEW:
        for lot in lots.values():
            yield from _lot(lot)
        return
    by_size = sorted(lots.values(), key=lambda lot: -_size(order.wanted[lot[0]][0]))
    # Forked children have the order in their memory already; only digests go out, only pages come back.
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for printed in pool.map(_lot, by_size):
            yield from printed


def _lot(names: list[str]) -> list[tuple[str, Page]]:
    assert _order is not None
    return [(name, chapter_page(_order.rules, *_order.wanted[name])) for name in names]


def _size(chapter: Chapter) -> int:
    return sum(len(group.rows) for entry in chapter.entries for group in entry.groups)


# Digests


def digest(rules: Book, chapter: Chapter, language: Language) -> str:
    """A name for everything that a chapter's page is made of."""
    past = history(rules.ruleset)
    parts = (
        chapter,
        {entry.clause.id: past.get(entry.clause.id, ()) for entry in chapter.entries},
        {name: (clause.section, clause.title) for name, clause in rules.clauses.items()},
    )
    found = hashlib.sha256(code().encode())
    found.update(language.code.encode() + _messages(tuple(language.found.items())))
    found.update(msgspec.msgpack.encode(parts))
    return found.hexdigest()


@cache
def _messages(items: tuple[object, ...]) -> bytes:
    return hashlib.sha256(repr(items).encode()).digest()
