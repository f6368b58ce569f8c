"""What must be translated: every text of the rules and every sentence of the site, and the files that have it.

``monosashi site messages`` writes new messages into the catalogues and takes those out that nobody needs.
"""

import ast
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from monosashi import suite
from monosashi.differential.perft.positions import ABOUT, named_positions
from monosashi.kit.registry import games as kits
from monosashi.kit.registry import kit
from monosashi.pictures import pictures_of
from monosashi.rulebook.catalogue import Key, faults, read
from monosashi.rulebook.errata import errata, texts
from monosashi.rulebook.folders import PACKAGE
from monosashi.rulebook.glossary import glossary
from monosashi.site.book.chapters import Book, book
from monosashi.site.book.chapters import games as published
from monosashi.site.code_folders import own_folders
from monosashi.site.diagrams import names
from monosashi.site.text import findings
from monosashi.site.text.language import ENGLISH, catalogues, is_translated
from monosashi.site.text.vocabulary import vocabulary
from monosashi.site.text.words import words
from monosashi.suite.placeholders import ORDINALS
from monosashi.suite.upright import every_exemption
from monosashi.support.files import write_file

FOLDERS = ("site", "pictures", "playground", "games/default", "games/monster_collection", "classes")

SOURCES = tuple(path for folder in FOLDERS for path in sorted((PACKAGE / folder).rglob("*.py")))
"""Where ``say`` is called for all games, or for a family of them."""


TOLD = 20
"""How many missing messages are told in full."""


class Untranslated(Exception):
    """A language cannot be published; the message lists the first reasons."""


def wanted(language: str, games: Sequence[str] = ()) -> Mapping[Path, tuple[Key, ...]]:
    """For each catalogue of a language the messages it must have, in the order of their sources.

    Those of all games that we publish, or of some others.

    Every game has one for its rules and its own pages beside its ledger, and one beside its steps if it has any; what
    is said for all games stands in one for all.
    """
    found = {}
    for game in games or published():
        rules, *steps = catalogues(language, game)[1:]
        found[rules] = tuple(dict.fromkeys((*of_rules(book(game)), *of_game(game), *of_positions(game))))
        found |= {path: tuple(dict.fromkeys(of_steps(game))) for path in steps}
    (shared,) = catalogues(language)
    return {**found, shared: tuple(dict.fromkeys(of_site()))}


def of_rules(rules: Book) -> Iterator[Key]:
    """What the game is called, parts, chapters, clauses, scenarios, and the words and names that scenarios use."""
    yield "game", rules.title
    yield "game", rules.about
    if rules.source:
        yield "source", rules.source
    for title in rules.editions.values():
        yield "edition", title
    for part in rules.parts:
        yield "part", part.title
        for chapter in part.chapters:
            yield "chapter", chapter.title
            if chapter.about:
                yield "chapter", chapter.about
    for row in filter(None, (topic.row for topic in rules.topics)):
        yield from (("topic", text) for text in (row.title, row.before, row.now))
    for entry in rules.entries.values():
        clause = entry.clause
        yield from (("section", page) for page in clause.page.values() if not page[0].isdigit())
        yield "title", clause.title
        for text in (clause.en, clause.why, clause.reason, *clause.others):
            if text:
                yield clause.id, text
        for group in entry.groups:
            yield "scenario", group.title
    for amending in errata(rules.game):
        yield from texts(amending)
        yield from (("scenario", each.title) for each in suite.erratum_scenarios(rules.game, amending.id))
    for term in glossary(rules.game):
        yield "glossary", term.term
        yield "glossary", term.text
    for exemption in every_exemption(suite.every_scenario(rules.game)):
        yield "exemption", exemption.reason
    yield from words(rules.game)
    # Boards and films name whoever sits at the table, also where no scenario does.
    yield from (("seat", seat.capitalize()) for seat in kit(rules.game).game.seats)
    yield from names(rules.game)


def of_steps(game: str) -> Iterator[Key]:
    """The sentences of the steps."""
    for text in suite.phrases(game).texts():
        yield "phrase", text
    if any("{ordinal}" in text for text in suite.phrases(game).texts()):
        yield from (("ordinal", ordinal) for ordinal in ORDINALS)


def of_positions(game: str) -> Iterator[Key]:
    """What the positions are for from which sequences are counted, of a game whose counts our own site has."""
    if game in [each.name for each in kits()]:
        every = (position for edition in kit(game).game.editions for position in named_positions(edition))
        yield from (("position", position.about) for position in every if position.about not in ABOUT.values())


def of_site() -> Iterator[Key]:
    """Every sentence that is said somewhere in the generator, in a picture of any game or by rules that games share."""
    for path in SOURCES:
        for message in messages_of_file(path):
            yield "site", message
    yield from (("fact", text) for text in findings.of_all())
    yield from (("position", text) for text in ABOUT.values())


def of_game(game: str) -> Iterator[Key]:
    """What a game's own pictures, films, diagrams, boards and rules say, and nobody else does; the words of both."""
    shared = frozenset(of_site())
    for folder in own_folders(game):
        for path in sorted(folder.rglob("*.py")):
            yield from (("site", message) for message in messages_of_file(path) if ("site", message) not in shared)
    pictures = pictures_of(game)
    yield from (("name", word) for word in (pictures.WORDS if pictures is not None else ()))
    for question in kit(game).board.SENTENCES:
        if ("site", question) not in shared:
            yield "site", question
    yield from (("fact", text) for text in findings.of_game(game))
    yield from (("code", word) for word in findings.words_of(game))
    yield from (("field", word) for word in vocabulary(game).fields)


@cache
def messages_of_file(path: Path) -> tuple[str, ...]:
    """The literals that a module says, also within f-strings, where Babel's own extractor does not look.

    What is called ``LEGEND`` is said by the site, too.
    """
    text = path.read_text("utf-8")
    return tuple(_said(ast.parse(text))) if "say(" in text or "LEGEND" in text else ()


def _said(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="say") | ast.Name(id="say"), args=[ast.Constant(value=str(message)), *_]
            ):
                yield message
            case ast.Assign(targets=[ast.Name(id="LEGEND")], value=ast.Constant(value=str(message))):
                yield message


def check(language: str, games: Sequence[str] = ()) -> None:
    """Raises Untranslated if a message of a language is missing, fuzzy or ill-placed, with the first of them."""
    if language == ENGLISH:
        return
    found = [fault for path, keys in wanted(language, games).items() for fault in faults(path, keys)]
    if found:
        rest = [f"… and {len(found) - TOLD} more"] if len(found) > TOLD else []
        help_ = (
            "monosashi site messages adds to the catalogues what is missing in them; a game without a ja.po beside its "
            "ledger is published in English alone"
        )
        raise Untranslated("\n".join([*found[:TOLD], *rest, help_]))


def update(language: str, games: Sequence[str] = ()) -> Iterator[tuple[Path, int]]:
    """Bring the catalogues of a language up to date; yields each with the number of messages still to translate.

    Present translations stay as they are; those of messages that nobody needs go. A game that nobody has begun to
    translate is left alone.
    """
    begun = [game for game in games or published() if is_translated(language, game)]
    for path, keys in wanted(language, begun).items() if begun else ():
        old = read(path) if path.exists() else Catalog(locale=language)
        new = merged(old, keys, language)
        write_file(path, printed(new).encode("utf-8"))
        yield path, sum(1 for message in new if message.id and (not message.string or message.fuzzy))


def merged(old: Catalog, keys: Iterable[Key], language: str) -> Catalog:
    """A catalogue with just these messages, in this order, with the translations that there are."""
    new = Catalog(locale=language, project="Monosashi", fuzzy=False)
    for context, english in keys:
        known = old.get(english, context)
        flags = {flag for flag in known.flags if flag == "fuzzy"} if known else ()
        new.add(english, string=known.string if known else "", context=context, flags=flags)
    return new


def printed(catalogue: Catalog) -> str:
    """A catalogue as a file: without dates, which would change with every writing."""
    buffer: IO[bytes] = io.BytesIO()
    write_po(buffer, catalogue, width=110, omit_header=True)
    buffer.seek(0)
    header = f'msgid ""\nmsgstr ""\n"Language: {catalogue.locale}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    return f"{header}\n{buffer.read().decode('utf-8')}"
