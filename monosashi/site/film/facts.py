"""The facts that decide why something was refused: told by the reference in English, said in the reader's language."""

import re
from collections.abc import Iterator

from monosashi.site.text.findings import patterns
from monosashi.site.text.language import ENGLISH, Language

REASON = re.compile(r"(?P<told>.+?) \((?P<clause>[a-z]\w*(?:\.\w+)+)\)(?:; |$)")
SEAT = re.compile(r"\b(south|north|east|west)\b")
COMPOUND = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
"""A step, a question or an act by its name in the code: ``before_attack``."""


def facts(message: str, language: Language) -> Iterator[tuple[str, str]]:
    """The clauses of a refusal with the fact behind each; those that nobody can say in the language are left out.

    >>> from monosashi.site.text.language import language
    >>> list(facts("Ogre is exhausted (deus.march.a); b3 is enemy territory (deus.march.b)", language("en", "deus")))
    [('deus.march.a', 'Ogre is exhausted'), ('deus.march.b', 'b3 is enemy territory')]
    """
    for found in REASON.finditer(message):
        told = fact(found["told"], language)
        if told is not None:
            yield found["clause"], told


def fact(english: str, language: Language) -> str | None:
    """What a condition has found, in a language; None if no rule of the game finds such a thing."""
    if language.code == ENGLISH:
        return COMPOUND.sub(_spaced, SEAT.sub(lambda seat: seat[0].capitalize(), english))
    for pattern in patterns(language.facts):
        values = pattern.values(english)
        if values is not None:
            said = {hole: _said(value, language) for hole, value in values.items()}
            return language.text("fact", pattern.text).format(**said)
    return None


def _spaced(found: re.Match[str]) -> str:
    return found[0].replace("_", " ")


def _said(value: str, language: Language) -> str:
    """What fills a hole: nothing, a finding within a finding, or words and names in a row."""
    if re.search("[a-z]{2} [a-z]|^ ", value):
        within = fact(value, language)
        if within is not None:
            return within
    return language.listed([_word(word.strip("'"), language) for word in re.split(r", | and | or ", value) if word])


def _word(word: str, language: Language) -> str:
    """A word of the rules, a seat, a card; a square or a number as it is."""
    return language.code_words.get(word) or language.name(word)
