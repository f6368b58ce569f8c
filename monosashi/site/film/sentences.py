"""The sentences and tables of a scenario in a language, as pieces of text that know what they are.

English is as it was written; another language fills the translated phrase with the rendered values.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from monosashi import suite
from monosashi.site.text.language import ENGLISH, Language
from monosashi.site.text.vocabulary import names_in
from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import Counted, Groups, Words, filled, kept
from monosashi.suite.tenses import in_tense

NUMBERS = "numbers"
"""The kind of placeholder that is filled with several numbers."""


@dataclass(frozen=True)
class Piece:
    """A piece of a sentence: its kind (a placeholder's name, empty for what stands between) and its text."""

    kind: str
    text: str


def sentence(text: str, language: Language) -> str:
    """A sentence as plain text."""
    return "".join(piece.text for piece in pieces(text, language))


def pieces(text: str, language: Language) -> Iterator[Piece]:
    """A sentence of a scenario, piece by piece."""
    phrase, _ = suite.phrases(language.game).match(text)
    values = phrase.raw(text)
    pattern = language.text("phrase", phrase.text)
    if phrase.tense is not None:
        pattern = kept(in_tense(pattern, phrase.tense), values)
    for number, part in enumerate(re.split(r"\{(\w+)\}", pattern)):
        if number % 2:
            kind = language.vocabulary.kind_of(part)
            yield Piece(kind, value(kind, values[part], language))
        elif part:
            yield Piece("", part)


def value(kind: str, raw: str, language: Language) -> str:
    """What a placeholder of this kind is filled with."""
    known = language.vocabulary
    if language.code == ENGLISH:
        return raw
    if kind in known.names:
        return language.listed([language.name(name) for name in names_in(raw)])
    if kind in known.lists:
        return language.listed([language.word(kind, name) for name in names_in(raw)])
    if kind == NUMBERS:
        return language.listed(names_in(raw))
    placeholder = suite.phrases(language.game).placeholders.get(kind)
    if isinstance(placeholder, Groups):
        return language.listed([_part(placeholder, part, language) for part in placeholder.parts(raw)])
    if isinstance(placeholder, Words):
        return language.row_of([language.word(placeholder.kind, word) for word in raw.split()])
    if isinstance(placeholder, Counted):
        return raw
    grammar = known.grammars.get(kind)
    if grammar is not None and grammar.is_one(raw):
        return grammar.say(raw, language)
    return raw if kind in known.plain or known.is_plain(raw) else language.word(kind, raw)


def _part(groups: Groups, part: tuple[str, str], language: Language) -> str:
    kinds = dict(zip(groups.kinds, part, strict=True))
    return filled(
        language.text("phrase", groups.template), {kind: value(kind, raw, language) for kind, raw in kinds.items()}
    )


def table(rows: DataTable, language: Language) -> list[list[str]]:
    """A data table, the header first."""
    header = list(rows[0])
    body = [[cell(column, text, language) for column, text in zip(header, row, strict=True)] for row in rows[1:]]
    return [[language.word("column", column) for column in header], *body]


def cell(column: str, text: str, language: Language) -> str:
    """What stands in a cell of a column."""
    known = language.vocabulary
    if language.code == ENGLISH or not text:
        return text
    grammar = known.column_grammars.get(column)
    if grammar is not None:
        return grammar.say(text, language)
    if column in known.name_columns:
        return language.listed([language.name(name) for name in names_in(text)])
    return text if known.is_same(column, text) else language.word(f"cell:{column}", text)
