"""The phrase table: what sentences the features may use, and which function each one means.

One table serves the direct runner, the pytest-bdd binding and the checks for unused and ambiguous phrases.
A phrase is written with placeholders, whose names fix what they match and what they become::

    @step("{seat} marches {units} to {area}", "{seat} tries to march {units} to {area}")
    def march(case, seat, units, area): ...
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Table = Sequence[Sequence[str]]
"""A data table: rows of cells, the header first."""


def _names(text: str) -> tuple[str, ...]:
    """Split ``A, B and C`` into its names."""
    return tuple(name.strip() for name in re.split(r",\s*|\s+and\s+", text) if name.strip())


def _seat(text: str) -> str:
    return text.lower()


NAME = r"[A-Z][\w'-]*(?: (?:[A-Z0-9][\w'-]*|of|the))*"

PLACEHOLDERS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "seat": (r"South|North", _seat),
    "first": (r"South|North", _seat),
    "viewer": (r"South|North|the public|the judge", lambda text: text.lower().removeprefix("the ")),
    "area": (r"[abc][123]", str),
    "n": (r"-?\d+", int),
    "south": (r"[1-6]", int),
    "north": (r"[1-6]", int),
    "clause": (r"[a-z_]+(?:\.[A-Za-z0-9_]+)+", str),
    "unit": (NAME, str),
    "card": (NAME, str),
    "units": (rf"{NAME}(?:(?:, | and ){NAME})*", _names),
    "cards": (rf"{NAME}(?:(?:, | and ){NAME})*", _names),
    "numbers": (r"\d+(?:(?:, | and )\d+)*", lambda text: tuple(int(number) for number in _names(text))),
    "factions": (r"[\w'-]+(?: and [\w'-]+)*", _names),
    "zone": (r"hand|deck|discard pile|token area|summoner area", str),
    "state": (r"ready|exhausted", str),
    "marker": (r"(?:a|no) (?:control|battle) marker", str),
    "end": (r"first|last", str),
    "lie": (r"is|are|is not|are not", str),
    "value": (r"attack|defence", str),
    "dice": (r"initiative|judgement|draft|turn order", str),
    "pile": (r"hand|deck|discard pile", str),
    "phase": (
        r"power charge|first hand adjustment|main|normal summon|second hand adjustment|end declaration",
        lambda text: text.replace(" ", "_"),
    ),
    "timing": (
        r"instant summon timing|line-up|quick timing|before-attack timing|after-attack timing|right to counter",
        str,
    ),
    "act": (
        r"adjust|choose summoner|decline|discard|drop|end phase|end turn|intercept|line up|march|pass|pick|put back"
        r"|rearrange|return|shuffle|summon|trigger|use",
        lambda text: text.replace(" ", "_"),
    ),
    "question": (r"[a-z]+(?: [a-z]+)*", lambda text: text.replace(" ", "_")),
    "payment": (r"[A-Z].*", str),
    "text": (r".+", str),
}
"""Placeholder -> what it matches, what it becomes."""


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


class PhraseTable:
    """All phrases, looked up by sentence."""

    def __init__(self) -> None:
        """Start with no phrase."""
        self.phrases: list[Phrase] = []
        self._found: dict[str, tuple[Phrase, dict[str, Any]]] = {}

    def step(self, *texts: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a function under one or more phrases."""

        def register(function: Callable[..., None]) -> Callable[..., None]:
            for text in texts:
                self.phrases.append(_phrase(text, function))
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
            values = {name: PLACEHOLDERS[_kind(name)][1](value) for name, value in match.groupdict().items()}
            found = self._found[sentence] = (phrase, values)
        return found


def _kind(name: str) -> str:
    return name.rstrip("0123456789")


def _phrase(text: str, function: Callable[..., None]) -> Phrase:
    fields: list[str] = []

    def placeholder(match: re.Match[str]) -> str:
        name = match.group(1)
        fields.append(name)
        return f"(?P<{name}>{PLACEHOLDERS[_kind(name)][0]})"

    # Only the text between placeholders is taken literally.
    literal = re.sub(r"([.()\[\]+*?^$|\\])", r"\\\1", text)
    pattern = re.compile(re.sub(r"\{(\w+)\}", placeholder, literal))
    return Phrase(text, pattern, function, tuple(fields))


TABLE = PhraseTable()
step = TABLE.step
