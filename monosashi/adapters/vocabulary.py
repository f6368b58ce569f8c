"""The vocabulary of card texts for implementers: its words with their clauses, and every bad document of the suite."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from monosashi.rulebook.errata import edition_ledger
from monosashi.suite.card_texts import card_texts
from monosashi.verification.turned_down import BadDocument, bad_documents


class Word(Struct, frozen=True):
    """A word as `hello` names it, what it means, and the clauses of the vocabulary that say more."""

    word: str
    about: str
    clauses: tuple[str, ...] = ()


class Vocabulary(Struct, frozen=True):
    """Everything there is to know before the cards of an edition can be read.

    ``bad_documents`` are to be turned down by whoever offers ``documents``, each with the places that are wrong.
    """

    edition: str
    words: tuple[Word, ...]
    bad_documents: tuple[BadDocument, ...]


def words(edition: str) -> Iterator[Word]:
    """The words of an edition's game."""
    game, ledger = edition.partition("@")[0], edition_ledger(edition)
    for word, about in card_texts(edition).meanings.items():
        parts = word.split(".")
        pair = f"{parts[0]}_{parts[-1]}"
        # A verb and its field, a field alone, or the verb: whatever has a clause of its own first.
        alone = parts[1:] if parts[0] in ("ability", "change", "grant", "to") else []
        names = ("_".join(parts), pair, pair.rstrip("s"), *alone, parts[0])
        clauses = dict.fromkeys(f"{game}.vocabulary.{name}" for name in names)
        yield Word(word, about, tuple(clause for clause in clauses if clause in ledger)[:1])


def vocabulary(edition: str) -> dict[str, Any]:
    """Words and bad documents as plain data."""
    found = Vocabulary(edition, tuple(words(edition)), tuple(bad_documents(edition)))
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def word_rows(edition: str) -> Iterator[str]:
    """The words as rows of a table in Markdown."""
    yield "| word | meaning | clause |"
    yield "| --- | --- | --- |"
    for each in words(edition):
        clauses = ", ".join(f"`{clause}`" for clause in each.clauses)
        yield f"| `{each.word}` | {each.about} | {clauses} |"


def verb_rows(edition: str) -> Iterator[str]:
    """What can happen, likewise: each verb with its fields, and the words that they hold if they are left out."""
    yield "| verb | fields | what it does |"
    yield "| --- | --- | --- |"
    for verb in card_texts(edition).verbs:
        usual = {name: f" (`{word}`)" for name, word in verb.fields.items() if isinstance(word, str) and word}
        fields = ", ".join(f"`{name}`{usual.get(name, '')}" for name in verb.fields)
        yield f"| `{verb.name}` | {fields} | {verb.about} |"
