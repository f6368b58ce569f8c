"""A language of the site: the rules' texts, the site's own sentences, and how a scenario's words are said in it.

English is the language of the sources; every other language is looked up in the message catalogue.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType

from docs.generator.words import is_names, is_plain, names_in
from monosashi.catalogue import Key, messages, rules_files, translated
from monosashi.pictures.speech import Marks
from reference_engine.deus.card_list import japanese_words

DOCS = Path(__file__).resolve().parents[1]
ENGLISH = "en"
LANGUAGES = MappingProxyType({"en": "English", "ja": "日本語"})
"""Every language the site is published in, by its code, with its own name."""


@dataclass(frozen=True)
class Language:
    """One language for one ruleset. ``found`` is empty for English."""

    code: str
    ruleset: str
    found: Mapping[Key, str]

    def text(self, context: str, english: str) -> str:
        """A text of the rules: a restatement, a title, a reason. Raises BadCatalogue if it is not translated."""
        return english if self.code == ENGLISH else translated(self.found, context, english)

    def say(self, message: str, /, **values: object) -> str:
        """A sentence of the site or of a picture, its ``{placeholders}`` filled.

        ``message`` must be a literal: the catalogue is extracted from these calls.
        """
        return self.text("site", message).format(**values)

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list (a phase, a zone, a column …), as scenarios use it."""
        return self.text(kind, english) if english else ""

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
        numbered = re.fullmatch(r"(South|North) (Hand|Deck|Discard) (\d+)", english)
        if numbered and self.code != ENGLISH:
            seat, pile, number = numbered.groups()
            words = {"Hand": "hand", "Deck": "deck", "Discard": "discard pile"}
            return f"{self.text('seat', seat)}{self.text('zone', words[pile])}{number}"
        return english if self.code == ENGLISH else self.card_words.get(english, english)

    def row(self, column: str, value: str) -> str:
        """A value of an outline's row, as the title has it."""
        if self.code == ENGLISH or is_plain(value):
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
        return {**japanese_words(), **own}

    @property
    def shared(self) -> str:
        """Where that stands which all languages share, seen from a folder of pages: English is at the root."""
        return "../" if self.code == ENGLISH else "../../"

    def listed(self, items: list[str]) -> str:
        """Several things in a row: ``A, B and C``."""
        if self.code != ENGLISH or len(items) < 2:
            return self.marks.comma.join(items)
        return f"{', '.join(items[:-1])} and {items[-1]}"


@cache
def language(code: str, ruleset: str) -> Language:
    """A language with the catalogue it needs. Raises BadCatalogue."""
    files = () if code == ENGLISH else (*rules_files(ruleset, code), DOCS / f"{code}.po")
    return Language(code, ruleset, messages(files))
