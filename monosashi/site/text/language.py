"""A language of the site: the rules' texts, the site's own sentences, and how a scenario's words are said in it.

English is the language of the sources; every other language is looked up in the message catalogue.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from monosashi.pictures.speech import Marks
from monosashi.rulebook.catalogue import Key, messages, rules_files, translated
from monosashi.site.text.vocabulary import Vocabulary, is_names, names_in, vocabulary

SITE = Path(__file__).resolve().parents[1]
ENGLISH = "en"
LANGUAGES = MappingProxyType({"en": "English", "ja": "日本語"})
"""Every language the site is published in, by its code, with its own name."""


@dataclass(frozen=True)
class Language:
    """One language for one game, or for what all of them share. ``found`` is empty for English."""

    code: str
    game: str
    found: Mapping[Key, str]

    def text(self, context: str, english: str) -> str:
        """A text of the rules: a restatement, a title, a reason. Raises BadCatalogue if it is not translated."""
        return english if self.code == ENGLISH else translated(self.found, context, english)

    def knows(self, context: str, english: str) -> bool:
        """Whether a text can be said in it: what a game's defaults say nobody has translated."""
        return self.code == ENGLISH or (context, english) in self.found

    def say(self, message: str, /, **values: object) -> str:
        """A sentence of the site or of a picture, its ``{placeholders}`` filled.

        ``message`` must be a literal: the catalogue is extracted from these calls.
        """
        found = self.text("site", message)
        return found.format(**values) if values else found

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list (a phase, a zone, a column …), as scenarios use it."""
        return self.text(kind, english) if english else ""

    def phrase(self, english: str) -> str:
        """A sentence of scenarios, or the few words of a fact."""
        return self.text("phrase", english)

    def name(self, english: str) -> str:
        """A specimen's name; what has none of its own in the language (an id) stays."""
        known = self._names.get(english)
        if known is None:
            known = self._names[english] = self._name(english)
        return known

    @cached_property
    def _names(self) -> dict[str, str]:
        """Names that have been asked for before: pictures ask for the same few again and again."""
        return {}

    def _name(self, english: str) -> str:
        if self.code == ENGLISH:
            return english
        made = self.vocabulary.parts_of(english)
        if made is not None:
            seat, (kind, word), number = made
            return f"{self.word('seat', seat)}{self.word(kind, word)}{number}"
        return self.card_words.get(english, english)

    def row(self, column: str, value: str) -> str:
        """A value of an outline's row, as the title has it."""
        if self.code == ENGLISH or self.vocabulary.is_plain(value):
            return value
        if is_names(value):
            return self.listed([self.found.get(("seat", name)) or self.name(name) for name in names_in(value)])
        return self.text(f"row:{column}", value)

    @property
    def marks(self) -> Marks:
        """Its punctuation."""
        return Marks() if self.code == ENGLISH else Marks("、", "；", "", "（", "）")

    def bracketed(self, items: list[str]) -> str:
        """Something added behind a title: `` (A, B)``."""
        return f"{self.marks.opening}{self.marks.comma.join(items)}{self.marks.closing}"

    @cached_property
    def card_words(self) -> Mapping[str, str]:
        """What names in card texts are called: those of the edition's own cards and those of the scenarios."""
        own = {english: text for (context, english), text in self.found.items() if context in ("name", "damage")}
        return {**self.vocabulary.card_words(), **own}

    @cached_property
    def code_words(self) -> Mapping[str, str]:
        """What seats, questions and acts are called, by how the engine spells them: ``before_attack``."""
        found = {english: text for (context, english), text in self.found.items() if context == "code"}
        seats = {english.lower(): text for (context, english), text in self.found.items() if context == "seat"}
        return {**found, **seats}

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """What rules can find against an answer, in English with ``{holes}``, as far as it is translated."""
        return tuple(english for context, english in self.found if context == "fact")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """How the words of the game's scenarios are told apart."""
        return vocabulary(self.game)

    @cached_property
    def digest(self) -> bytes:
        """What tells it from the same language with other translations."""
        return sha256(repr((self.code, tuple(self.found.items()))).encode()).digest()

    @property
    def shared(self) -> str:
        """Where that stands which all languages share, seen from a folder of pages: English is at the root."""
        return "../" if self.code == ENGLISH else "../../"

    def listed(self, items: list[str]) -> str:
        """Several things in a row: ``A, B and C``."""
        if self.code != ENGLISH or len(items) < 2:
            return self.marks.comma.join(items)
        return f"{', '.join(items[:-1])} and {items[-1]}"

    def row_of(self, words: list[str]) -> str:
        """Several words that belong to one thing: ``fire water``."""
        return " ".join(words) if self.code == ENGLISH else self.listed(words)


def language(code: str, game: str = "") -> Language:
    """A language with the catalogues it needs for a game, without one for what all share. Raises BadCatalogue.

    It stays the same for as long as its catalogues do.
    """
    files = () if code == ENGLISH else catalogues(code, game)
    return _language(code, game, files, tuple(path.stat().st_mtime_ns for path in files if path.exists()))


@cache
def _language(code: str, game: str, files: tuple[Path, ...], _written: tuple[int, ...]) -> Language:
    return Language(code, game, messages(files))


def is_translated(code: str, game: str) -> bool:
    """Whether anybody has begun to say a game's rules in a language."""
    return code == ENGLISH or rules_files(game, code)[0].exists()


def published_in(games: Iterable[str]) -> tuple[str, ...]:
    """The languages, by their codes, in which some games can be published together."""
    shelf = tuple(games)
    return tuple(code for code in LANGUAGES if all(is_translated(code, game) for game in shelf))


def catalogues(code: str, game: str = "") -> tuple[Path, ...]:
    """The catalogues of a language: the site's own, and a game's rules and sentences, as far as it has sentences."""
    files = rules_files(game, code) if game else ()
    return (SITE / f"{code}.po", *(path for path in files if path.parent.is_dir()))


class Speaker:
    """Says in a language what is no name of a card: words of closed lists, sentences of scenarios, enumerations."""

    def __init__(self, language: Language) -> None:
        """Speak this language."""
        self.language = language

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list."""
        return self.language.word(kind, english)

    def phrase(self, english: str) -> str:
        """One of the sentences that scenarios are made of."""
        return self.language.text("phrase", english)

    def listed(self, items: list[str]) -> str:
        """Several things."""
        return self.language.listed(items)

    def row(self, items: list[str]) -> str:
        """Several words that belong to one thing."""
        return self.language.row_of(items)
