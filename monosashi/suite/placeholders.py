"""Placeholders of sentences: what they match, what they become, and how that is said again."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Protocol

NAME = r"[A-Z][\w'-]*(?: (?:[A-Z0-9][\w'-]*|of|the))*"
"""The name of a card."""

NAMES = rf"{NAME}(?:(?:, | and ){NAME})*"
"""Several names."""

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def names(text: str) -> tuple[str, ...]:
    """Split ``A, B and C`` into its names."""
    return tuple(name.strip() for name in re.split(r",\s*|\s+and\s+", text) if name.strip())


def with_underscores(text: str) -> str:
    """Words as a name of the engine: ``first hand adjustment`` is ``first_hand_adjustment``."""
    return text.replace(" ", "_")


class Voice(Protocol):
    """Somebody who says sentences: calls cards and seats by names, in a language."""

    def name(self, card: str) -> str:
        """A card."""

    def seat(self, seat: str) -> str:
        """A player."""

    def word(self, kind: str, english: str) -> str:
        """A word out of a closed list."""

    def phrase(self, english: str) -> str:
        """A sentence, or a part of one, with its placeholders."""

    def listed(self, items: list[str]) -> str:
        """Several things: ``A, B and C``."""

    def row(self, items: list[str]) -> str:
        """Several words that belong to one thing: ``fire water``."""


class English:
    """Says things as scenarios do: everything is called by its id."""

    def name(self, card: str) -> str:
        """An id, which in scenarios is the name."""
        return card

    def seat(self, seat: str) -> str:
        """A seat as a word."""
        return seat.capitalize()

    def word(self, _kind: str, english: str) -> str:
        """The word itself."""
        return english

    def phrase(self, english: str) -> str:
        """The sentence itself."""
        return english

    def listed(self, items: list[str]) -> str:
        """``A, B and C``."""
        return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)

    def row(self, items: list[str]) -> str:
        """``fire water``."""
        return " ".join(items)


@dataclass(frozen=True)
class Placeholder:
    """What it matches, as a regular expression without groups, and what that becomes. Its text is the same for all."""

    pattern: str
    becomes: Callable[[str], Any] = str

    def read(self, text: str) -> Any:
        """What a text of it means."""
        return self.becomes(text)

    def said(self, value: Any, voice: Voice) -> str:  # noqa: ARG002
        """A value in words."""
        return str(value)


@dataclass(frozen=True)
class Number(Placeholder):
    """A number; of several things, how many they are."""

    def said(self, value: Any, voice: Voice) -> str:  # noqa: ARG002
        """The number, or how many."""
        return str(value if isinstance(value, int) else len(value))


@dataclass(frozen=True)
class Place(Placeholder):
    """A place in a row, counted from 0: ``second`` is 1; beyond the words that there are, ``#12`` is 11."""

    pattern: str = "|".join((*ORDINALS, r"#\d+"))

    def read(self, text: str) -> int:
        """Its number."""
        return int(text[1:]) - 1 if text.startswith("#") else ORDINALS.index(text.lower())

    def said(self, value: Any, voice: Voice) -> str:
        """The ordinal."""
        return voice.word("ordinal", ORDINALS[value]) if 0 <= value < len(ORDINALS) else f"#{value + 1}"


@dataclass(frozen=True)
class Counted(Placeholder):
    """A place in a row, counted from 0 but spoken of by its number from 1."""

    pattern: str = r"[1-9]"

    def read(self, text: str) -> int:
        """One less."""
        return int(text) - 1

    def said(self, value: Any, voice: Voice) -> str:  # noqa: ARG002
        """The number."""
        return str(value + 1)


@dataclass(frozen=True)
class Name(Placeholder):
    """One card."""

    pattern: str = NAME

    def said(self, value: Any, voice: Voice) -> str:
        """What it is called."""
        return voice.name(value)


@dataclass(frozen=True)
class Names(Placeholder):
    """Several cards."""

    pattern: str = NAMES

    def read(self, text: str) -> tuple[str, ...]:
        """The names."""
        return names(text)

    def said(self, value: Any, voice: Voice) -> str:
        """What they are called."""
        return voice.listed([voice.name(card) for card in value])


@dataclass(frozen=True)
class Seat(Placeholder):
    """A player."""

    def read(self, text: str) -> str:
        """The seat."""
        return text.lower()

    def said(self, value: Any, voice: Voice) -> str:
        """Who it is."""
        return voice.seat(value)


@dataclass(frozen=True)
class Words(Placeholder):
    """Several words of a closed list, ``fire water``; ``nothing`` if there is none."""

    kind: str = ""

    def read(self, text: str) -> tuple[str, ...]:
        """The words."""
        return () if text == "nothing" else tuple(text.split())

    def said(self, value: Any, voice: Voice) -> str:
        """The words."""
        return voice.row([voice.word(self.kind, word) for word in value or ("nothing",)])


@dataclass(frozen=True)
class Coded(Placeholder):
    """A word of a closed list, for which documents have a code: ``pawn`` is ``P`` there."""

    codes: Mapping[str, str] = field(default_factory=dict)
    kind: str = ""

    def read(self, text: str) -> str:
        """The code."""
        return self.codes[text]

    def said(self, value: Any, voice: Voice) -> str:
        """The word."""
        return voice.word(self.kind, next(word for word, code in self.codes.items() if code == value))


def coded(kind: str, codes: Mapping[str, str]) -> Coded:
    """A placeholder called ``kind`` for these words.

    >>> coded("piece", {"pawn": "P", "promoted pawn": "+P"}).read("promoted pawn")
    '+P'
    """
    return Coded("|".join(sorted(codes, key=len, reverse=True)), codes=codes, kind=kind)


@dataclass(frozen=True)
class Groups(Placeholder):
    """Parts in a row, each said like ``template``; the values are a mapping from the first of it to the second.

    ``{units} to {area}``: ``Knight and Mage to b2, Wisp to a1`` gives each unit its area. Where the first stands for
    one thing only, the second may be several: ``Mage's fire and Seer's water water``.
    """

    template: str = ""
    one: Placeholder = Name()
    other: Placeholder = Name()

    @property
    def kinds(self) -> list[str]:
        """The two placeholders of the template."""
        return re.findall(r"\{(\w+)\}", self.template)

    def parts(self, text: str) -> Iterator[tuple[str, str]]:
        """The two sides of each part, as they are written."""
        yield from re.findall(grouped(self.template, f"({self.one.pattern})", f"({self.other.pattern})"), text)

    def read(self, text: str) -> Any:
        """What belongs to what. Raises ValueError for a text that is not made of such parts."""
        if text and not re.fullmatch(self.pattern, text):
            raise ValueError(f"{text!r}: expected parts like {self.template!r}")
        found: dict[str, Any] = {}
        for ones, other in self.parts(text):
            for one in names(ones) if isinstance(self.one, Names) else (ones,):
                value = self.other.read(other)
                found[one] = (*found.get(one, ()), *value) if isinstance(value, tuple) else value
        return self.whole(found)

    def whole(self, found: dict[str, Any]) -> Any:
        """What an action has of all parts."""
        return found

    def said(self, value: Any, voice: Voice) -> str:
        """The parts, those together that have the same second side."""
        template = voice.phrase(self.template)
        if isinstance(self.one, Names):
            shared: dict[Any, list[str]] = {}
            for one, other in value.items():
                shared.setdefault(other, []).append(one)
            pairs: list[tuple[Any, Any]] = [(ones, other) for other, ones in shared.items()]
        else:
            pairs = list(value.items())
        first, second = self.kinds
        return voice.listed([
            filled(template, {first: self.one.said(one, voice), second: self.other.said(other, voice)})
            for one, other in pairs
        ])  # fmt: skip


@dataclass(frozen=True)
class Listed(Groups):
    """Parts in a row whose order matters: the values are a list of objects with two fields, called as in ``template``.

    ``{creature} along {path}``: ``Wolf along b2 and b3, Rat along c1`` is who moves, and where, one after another.
    """

    def whole(self, found: dict[str, Any]) -> list[dict[str, Any]]:
        """An object for each part."""
        first, second = self.kinds
        return [
            {first: one, second: list(other) if isinstance(other, tuple) else other} for one, other in found.items()
        ]

    def said(self, value: Any, voice: Voice) -> str:
        """The parts in their order."""
        first, second = self.kinds
        return super().said({part[first]: part[second] for part in value}, voice)


def grouped(template: str, one: str, other: str) -> str:
    """The regular expression of a part, given those of its two sides."""
    before, between, after = re.split(r"\{\w+\}", template)
    return before + one + between + other + after


def groups(template: str, one: Placeholder, other: Placeholder) -> Groups:
    """A placeholder for several parts, each said like the template."""
    return Groups(in_a_row(template, one, other), template=template, one=one, other=other)


def list_placeholder(template: str, one: Placeholder, other: Placeholder) -> Listed:
    """The same for parts whose order matters."""
    return Listed(in_a_row(template, one, other), template=template, one=one, other=other)


def in_a_row(template: str, one: Placeholder, other: Placeholder) -> str:
    """The regular expression of several parts."""
    part = grouped(template, f"(?:{one.pattern})", f"(?:{other.pattern})")
    return f"{part}(?:(?:, | and ){part})*"


def kept(template: str, present: Iterable[str]) -> str:
    """A template without the optional parts, in square brackets, whose placeholders are not present."""
    return _kept(template, frozenset(present)) if "[" in template else template


@cache
def _kept(template: str, present: frozenset[str]) -> str:
    return re.sub(
        r"\[([^][]*)\]",
        lambda part: part[1] if present.issuperset(re.findall(r"\{(\w+)\}", part[1])) else "",
        template,
    )


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with its placeholders filled, without the optional parts for which there is nothing."""
    return kept(template, values).format_map(values)


PLACEHOLDERS: Mapping[str, Placeholder] = MappingProxyType(
    {
        "n": Number(r"-?\d+", int),
        "numbers": Placeholder(r"\d+(?:(?:, | and )\d+)*", lambda text: tuple(int(number) for number in names(text))),
        "clause": Placeholder(r"[a-z_]+(?:\.[A-Za-z0-9_]+)+"),
        "card": Name(),
        "cards": Names(),
        "ordinal": Place(),
        "which": Counted(),
        "text": Placeholder(r".+"),
    }
)
"""The placeholders that mean the same in every game; seats, places and the rest are each game's own."""


def seats(*called: str) -> Mapping[str, Placeholder]:
    """The placeholders for the seats of a game, and for those who look at the table."""
    one = "|".join(called)
    return {
        "seat": Seat(one),
        "viewer": Placeholder(f"{one}|the public|the judge", lambda text: text.lower().removeprefix("the ")),
    }


def kind_of(name: str) -> str:
    """What kind of placeholder it is: of ``unit2`` and ``unit`` it is the same."""
    return name.rstrip("0123456789")
