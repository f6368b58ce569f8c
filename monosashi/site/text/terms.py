"""The terms of a game in its texts: the first time that a text uses one, it leads to the glossary."""

import re
from collections.abc import Iterator, Mapping
from html import escape

from monosashi.rulebook.glossary import Term, anchors, glossary
from monosashi.site.text.language import ENGLISH, Language

ALTERNATIVES = re.compile(r"\s*[/／]\s*")
ADDITION = re.compile(r"\s*[(（](.*)[)）]$")
KATAKANA, KANJI = "ァ-ヺー", "㐀-鿿"


class Terms:
    """The words that a language has for the terms of its game, and where they are explained."""

    def __init__(self, language: Language, page: str = "glossary.html") -> None:
        """``page`` is the glossary's, seen from where the texts stand; empty if they stand in it."""
        terms = glossary(language.game)
        self.page = page
        self.places = anchors(terms)
        words = _words(terms, language)
        pattern = _english if language.code == ENGLISH else _japanese
        self.patterns = [
            (re.compile(pattern(word)), words[word]) for word in sorted(words, key=lambda word: (-len(word), word))
        ]

    def linked(self, text: str, own: str = "") -> str:
        """A text as HTML, each of its terms a link where it first stands, but for the term that it explains itself.

        Longer words come first, wherever they stand, and what belongs to one is no other word.
        """
        found: dict[int, tuple[int, str]] = {}
        for pattern, term in self.patterns:
            for match in pattern.finditer(text):
                if all(match.end() <= start or end <= match.start() for start, (end, _) in found.items()):
                    found[match.start()] = match.end(), term
        parts: list[str] = []
        last, told = 0, {own}
        for start in sorted(found):
            end, term = found[start]
            if term not in told:
                told.add(term)
                word = escape(text[start:end], quote=False)
                parts += [
                    escape(text[last:start], quote=False),
                    f'<a class="term" href="{self._href(term)}">{word}</a>',
                ]
                last = end
        return "".join([*parts, escape(text[last:], quote=False)])

    def _href(self, term: str) -> str:
        return escape(f"{self.page}#{self.places[term]}")


def _words(terms: tuple[Term, ...], language: Language) -> Mapping[str, str]:
    """The words of all terms, each with its term.

    A term may have several, ``walk / fly``; what stands in brackets behind it tells it from another one, ``attack
    (value)``, or is short for it, ``hit points (HP)``. A word that could be two terms is none.
    """
    found: dict[str, str] = {}
    shorter: dict[str, set[str]] = {}
    for term in terms:
        for word in ALTERNATIVES.split(language.text("glossary", term.term)):
            found[word] = term.term
            for part in _parts(word):
                shorter.setdefault(part, set()).add(term.term)
    for word, meant in shorter.items():
        if len(meant) == 1 and word not in found:
            (found[word],) = meant
    return found


def _parts(word: str) -> Iterator[str]:
    added = ADDITION.search(word)
    if added:
        yield word[: added.start()]
        if added[1].isupper():
            yield added[1]


def _english(word: str) -> str:
    """A whole word, one or several of it; one that is written small may begin a sentence.

    >>> [bool(re.search(_english("own territory"), text)) for text in ("Own territories", "brown territory")]
    [True, False]
    """
    stem = re.escape(word[:-1]) + "(?:y|ies)" if re.search(r"[^aeiou]y$", word) else re.escape(word) + "(?:e?s)?"
    first = f"[{word[0]}{word[0].upper()}]" if word[0].islower() else re.escape(word[0])
    return rf"(?<![\w-]){first}{stem[len(re.escape(word[0])) :]}(?![\w-])"


def _japanese(word: str) -> str:
    """A word that is no part of a longer one in katakana, and, if it is a single kanji, of none at all.

    >>> [bool(re.search(_japanese("街"), text)) for text in ("街にいる", "街道にいる")]
    [True, False]
    """
    before, after = _edge(word, word[0]), _edge(word, word[-1])
    return f"{f'(?<![{before}])' if before else ''}{re.escape(word)}{f'(?![{after}])' if after else ''}"


def _edge(word: str, letter: str) -> str:
    """The letters that would make the word go on."""
    if re.match(f"[{KATAKANA}]", letter):
        return KATAKANA
    return KANJI if re.fullmatch(f"[{KANJI}]", word) else ""
