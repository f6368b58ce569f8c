"""The sentences and tables of a scenario in a language, as pieces of text that know what they are.

English is as it was written; another language fills the translated phrase with the rendered values.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from docs.generator.language import ENGLISH, Language
from docs.generator.words import (
    KINDS_OF_NAMES,
    NAME_COLUMNS,
    is_effect,
    is_plain,
    is_same,
    kind_of,
    names_in,
    specimen,
)
from monosashi import suite
from monosashi.phrases import Table
from reference_engine.monster_collection.card_text import text as card_text


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
    phrase, _ = suite.phrases(language.ruleset).match(text)
    match = phrase.pattern.fullmatch(text)
    values = match.groupdict() if match else {}
    pattern = language.text("phrase", phrase.text)
    for number, part in enumerate(re.split(r"\{(\w+)\}", pattern)):
        if number % 2:
            yield Piece(kind_of(part), value(kind_of(part), values[part], language))
        elif part:
            yield Piece("", part)


def value(kind: str, raw: str, language: Language) -> str:
    """What a placeholder of this kind is filled with."""
    if language.code == ENGLISH:
        return raw
    if kind in KINDS_OF_NAMES:
        return language.listed([language.name(name) for name in names_in(raw)])
    if kind == "factions":
        return language.listed([language.word(kind, name) for name in names_in(raw)])
    if kind == "numbers":
        return language.listed(names_in(raw))
    if kind == "payment":
        return language.listed([_payment(part, language) for part in raw.split(" and ")])
    if kind == "text" and is_effect(raw):
        return effect(raw, language)
    return raw if kind in ("area", "n", "clause", "south", "north") or is_plain(raw) else language.word(kind, raw)


def _payment(raw: str, language: Language) -> str:
    """``Mage's fire water``: whose slots pay, and which."""
    payer, _, icons = raw.partition("'s ")
    paid = language.listed([language.word("icon", icon) for icon in icons.split()])
    return language.say("{unit}'s {icons}", unit=language.name(payer), icons=paid)


def effect(raw: str, language: Language) -> str:
    """Effects in words, as the card would say it."""
    if language.code == ENGLISH:
        return raw
    return " / ".join(card_text(specimen(raw), "ja", language.card_words).splitlines())


def table(rows: Table, language: Language) -> list[list[str]]:
    """A data table, the header first."""
    header = list(rows[0])
    body = [[cell(column, text, language) for column, text in zip(header, row, strict=True)] for row in rows[1:]]
    return [[language.word("column", column) for column in header], *body]


def cell(column: str, text: str, language: Language) -> str:
    """What stands in a cell of a column."""
    if language.code == ENGLISH or not text:
        return text
    if column == "effect":
        return effect(text, language)
    if column in NAME_COLUMNS:
        return language.listed([language.name(name) for name in names_in(text)])
    return text if is_same(column, text) else language.word(f"cell:{column}", text)
