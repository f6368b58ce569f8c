"""The terms of a game: ``features/<game>/glossary.toml``."""

import tomllib

import msgspec

from monosashi.rulebook.folders import features_of


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
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Glossary).term if path.exists() else ()
