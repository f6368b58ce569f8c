"""The terms of a game: ``features/<game>/glossary.toml``."""

import re
from collections.abc import Iterable, Mapping

import msgspec

from monosashi.rulebook.folders import features_of
from reference_engine.kernel.plain import toml_of


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the glossary: a term, what it is, and the clauses that define it."""

    term: str
    text: str
    clauses: tuple[str, ...]


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``glossary.toml`` of a game."""

    term: tuple[Term, ...] = ()


def glossary(game: str) -> tuple[Term, ...]:
    """The terms of a game, in the order in which a newcomer meets them; none in a game without a glossary."""
    path = features_of(game) / "glossary.toml"
    return msgspec.convert(toml_of(path.read_bytes()), Glossary).term if path.exists() else ()


def anchors(terms: Iterable[Term]) -> Mapping[str, str]:
    """Where each term stands on the page of the glossary, in every language.

    >>> anchors([Term("front area", "", ()), Term("walk / fly", "", ()), Term("Front area!", "", ())])
    {'front area': 'front-area', 'walk / fly': 'walk-fly', 'Front area!': 'front-area-2'}
    """
    found: dict[str, str] = {}
    for term in terms:
        word = name = slug(term.term) or "term"
        number = 1
        while name in found.values():
            number += 1
            name = f"{word}-{number}"
        found[term.term] = name
    return found


def slug(text: str) -> str:
    """An English text as an anchor.

    >>> slug("attack (value)")
    'attack-value'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
