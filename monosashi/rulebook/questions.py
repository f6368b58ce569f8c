"""What players ask (``features/<game>/questions.toml``), and their words (``synonyms.toml``, ``keywords.toml``).

A game may lack each of them.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from monosashi.rulebook.folders import features_of
from monosashi.support.faulty import Faulty
from reference_engine.kernel.names import nearest
from reference_engine.kernel.plain import unmarked

File = TypeVar("File")


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question as a player asks it, in every language that the game is told in.

    ``clauses`` answer it, what matters most first; ``scenario`` shows the answer, if any does.
    """

    en: str
    clauses: tuple[str, ...]
    ja: str = ""
    scenario: str = ""

    def text(self, language: str) -> str:
        """The question in a language, by its code; empty if nobody has asked it there."""
        return str(getattr(self, language, ""))


class QuestionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``questions.toml`` of a game."""

    question: tuple[Question, ...] = ()


class QuestionTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that mean the same to whoever asks, by the language's code."""

    en: tuple[str, ...] = ()
    ja: tuple[str, ...] = ()

    def of(self, language: str) -> tuple[str, ...]:
        """Those of a language."""
        found: tuple[str, ...] = getattr(self, language, ())
        return found


class SynonymsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of players' words. ``noise`` says nothing about what is asked, by the language's code."""

    words: tuple[QuestionTexts, ...] = ()
    noise: dict[str, str] = {}


class Keywords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words by which players look for a clause and which it does not have itself, by the language's code."""

    en: str = ""
    ja: str = ""

    def text(self, language: str) -> str:
        """Those of a language, one after another."""
        return str(getattr(self, language, ""))


class BadQuestions(Faulty):
    """The questions of a game, or its players' words, cannot be used; the message has a sentence for each reason."""


def questions(game: str) -> tuple[Question, ...]:
    """What players ask of a game, in the order of its file; nothing without one. Raises BadQuestions."""
    path = _path(game)
    return _read(path, QuestionsFile).question if path.exists() else ()


def synonyms(path: Path) -> SynonymsFile:
    """A file of players' words; an empty one if there is none. Raises BadQuestions."""
    return _read(path, SynonymsFile) if path.exists() else SynonymsFile()


def checked_keywords(game: str, clauses: Collection[str]) -> Mapping[str, Keywords]:
    """The keywords of the clauses of a game, by their ids; nothing without a file. Raises BadQuestions."""
    path = features_of(game) / "keywords.toml"
    found = _read(path, dict[str, Keywords]) if path.exists() else {}
    wrong = [f"{path}: there is no clause {name!r}{nearest(name, clauses)}" for name in found if name not in clauses]
    if wrong:
        raise BadQuestions("\n".join(wrong))
    return found


def checked_questions(
    game: str, clauses: Mapping[str, object], scenarios: Collection[str], languages: Sequence[str]
) -> tuple[Question, ...]:
    """The questions of a game whose clauses and scenarios there are, asked in all these languages.

    Raises BadQuestions with everything that is wrong.
    """
    found = questions(game)
    wrong = [f"{_path(game)}: {fault}" for each in found for fault in _faults(each, clauses, scenarios, languages)]
    if wrong:
        raise BadQuestions("\n".join(wrong))
    return found


def _faults(
    question: Question, clauses: Mapping[str, object], scenarios: Collection[str], languages: Sequence[str]
) -> Iterator[str]:
    who = f"the question {question.en!r}"
    for language in languages:
        if not question.text(language).strip():
            yield f"{who} is not asked in {language!r}"
    if not question.clauses:
        yield f"{who} is answered by no clause"
    for clause in question.clauses:
        if clause not in clauses:
            yield f"{who}: there is no clause {clause!r}{nearest(clause, clauses)}"
    if question.scenario and question.scenario not in scenarios:
        yield f"{who}: there is no scenario {question.scenario!r}{nearest(question.scenario, scenarios)}"


def _path(game: str) -> Path:
    return features_of(game) / "questions.toml"


def _read(path: Path, kind: type[File]) -> File:
    try:
        return msgspec.toml.decode(unmarked(path.read_bytes()), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadQuestions(f"{path}: {error}") from None
