"""Phrase tables: what sentences the features of a game may use, and which function each one means.

A game's table serves the direct runner, the pytest-bdd binding and the checks for unused and ambiguous phrases.
A phrase is written with placeholders, whose names fix what they match and what they become::

    @step("{seat} marches {units} to {area}", "{seat} tries to march {units} to {area}")
    def march(case, seat, units, area): ...

Sentences that any game has a use for (:mod:`steps.common`) are registered as :class:`Shared`; each table gives them the
meaning of its own placeholders.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

DataTable = Sequence[Sequence[str]]
"""A data table: rows of cells, the header first."""


Placeholder = tuple[str, Callable[[str], Any]]
"""What a placeholder matches, as a regular expression without groups, and what it becomes."""


def names(text: str) -> tuple[str, ...]:
    """Split ``A, B and C`` into its names."""
    return tuple(name.strip() for name in re.split(r",\s*|\s+and\s+", text) if name.strip())


NAME = r"[A-Z][\w'-]*(?: (?:[A-Z0-9][\w'-]*|of|the))*"
"""The name of a card."""

NAMES = rf"{NAME}(?:(?:, | and ){NAME})*"
"""Several names."""

PLACEHOLDERS: Mapping[str, Placeholder] = MappingProxyType(
    {
        "n": (r"-?\d+", int),
        "numbers": (r"\d+(?:(?:, | and )\d+)*", lambda text: tuple(int(number) for number in names(text))),
        "clause": (r"[a-z_]+(?:\.[A-Za-z0-9_]+)+", str),
        "card": (NAME, str),
        "cards": (NAMES, names),
        "text": (r".+", str),
    }
)
"""The placeholders that mean the same in every game; seats, places and the rest are each game's own."""


def seats(*called: str) -> Mapping[str, Placeholder]:
    """The placeholders for the seats of a game, and for those who look at the table."""
    one = "|".join(called)
    return {
        "seat": (one, str.lower),
        "viewer": (f"{one}|the public|the judge", lambda text: text.lower().removeprefix("the ")),
    }


def with_underscores(text: str) -> str:
    """Words as a name of the engine: ``first hand adjustment`` is ``first_hand_adjustment``."""
    return text.replace(" ", "_")


@dataclass(frozen=True)
class Phrase:
    """One sentence pattern and the function it means."""

    text: str
    pattern: re.Pattern[str]
    function: Callable[..., None]
    fields: tuple[str, ...]


class UnknownPhrase(Exception):
    """No phrase of the table matches a sentence."""


class AmbiguousPhrase(Exception):
    """More than one phrase of the table matches a sentence."""


class Shared:
    """Sentences for any game, each with its function."""

    def __init__(self) -> None:
        """Start with no sentence."""
        self.texts: list[tuple[str, Callable[..., None]]] = []

    def step(self, *texts: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a function under one or more sentences."""

        def register(function: Callable[..., None]) -> Callable[..., None]:
            self.texts += [(text, function) for text in texts]
            return function

        return register


class PhraseTable:
    """All phrases of a game, looked up by sentence."""

    def __init__(self, placeholders: Mapping[str, Placeholder], shared: Shared) -> None:
        """Start with the sentences of every game; ``placeholders`` are this game's own."""
        self.placeholders: Mapping[str, Placeholder] = {**PLACEHOLDERS, **placeholders}
        self.phrases = [self._phrase(text, function) for text, function in shared.texts]
        self._found: dict[str, tuple[Phrase, dict[str, Any]]] = {}

    def step(self, *texts: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a function under one or more phrases."""

        def register(function: Callable[..., None]) -> Callable[..., None]:
            for text in texts:
                self.phrases.append(self._phrase(text, function))
            return function

        return register

    def match(self, sentence: str) -> tuple[Phrase, dict[str, Any]]:
        """The phrase a sentence is an instance of, with its values.

        Raises UnknownPhrase or AmbiguousPhrase, each naming the sentence.
        """
        found = self._found.get(sentence)
        if found is None:
            matches = [(phrase, match) for phrase in self.phrases if (match := phrase.pattern.fullmatch(sentence))]
            if not matches:
                raise UnknownPhrase(f"no step is defined for: {sentence}")
            if len(matches) > 1:
                raise AmbiguousPhrase(f"{sentence}: matches {' and '.join(repr(p.text) for p, _ in matches)}")
            phrase, match = matches[0]
            values = {name: self.placeholders[kind_of(name)][1](value) for name, value in match.groupdict().items()}
            found = self._found[sentence] = (phrase, values)
        return found

    def _phrase(self, text: str, function: Callable[..., None]) -> Phrase:
        fields: list[str] = []

        def placeholder(match: re.Match[str]) -> str:
            name = match.group(1)
            fields.append(name)
            return f"(?P<{name}>{self.placeholders[kind_of(name)][0]})"

        # Only the text between placeholders is taken literally.
        literal = re.sub(r"([.()\[\]+*?^$|\\])", r"\\\1", text)
        pattern = re.compile(re.sub(r"\{(\w+)\}", placeholder, literal))
        return Phrase(text, pattern, function, tuple(fields))


def kind_of(name: str) -> str:
    """What kind of placeholder it is: of ``unit2`` and ``unit`` it is the same."""
    return name.rstrip("0123456789")
