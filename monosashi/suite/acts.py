"""Acts and the sentences that say them, readable both ways: a sentence gives the action, an action its sentence.

``[...]`` in a sentence is said only where there is something to say: ``{seat} uses {card}[ on {units}]``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from monosashi.suite.placeholders import English, Placeholder, Voice, filled, kind_of
from monosashi.suite.tenses import SEAT, Tense, in_tense, order

ABOUT = "(about)"
"""Instead of a field: what the question is about, which the sentence names and the action does not."""

Action = dict[str, Any]
"""An answer as plain data, as the protocol has it; ``do`` names its act."""


@dataclass(frozen=True)
class Sentence:
    """One way to say an act.

    ``fields`` are those of the action by placeholder, where they are not called alike; ``fixed`` are fields that
    the sentence implies. Whoever acts is ``{seat}``, or else always ``by``.
    """

    text: str
    fields: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    by: str = ""

    @cached_property
    def placeholders(self) -> list[str]:
        """Everything that is filled in, but for the seat."""
        return [name for name in re.findall(r"\{(\w+)\}", self.text) if name != "seat"]

    @cached_property
    def needed(self) -> list[str]:
        """The placeholders that cannot be left out."""
        needed = re.findall(r"\{(\w+)\}", re.sub(r"\[[^][]*\]", "", self.text))
        return [name for name in needed if name != "seat"]

    def field_of(self, placeholder: str) -> str:
        """The field of the action that a placeholder stands for."""
        return self.fields.get(placeholder, placeholder)

    def action(self, do: str, values: Mapping[str, Any]) -> Action:
        """What a sentence with these values means."""
        told = {self.field_of(name): plain(value) for name, value in values.items() if name != "seat"}
        return {"do": do, **self.fixed, **{name: value for name, value in told.items() if name != ABOUT}}

    def values(self, seat: str, action: Action, about: str) -> dict[str, Any] | None:
        """What the sentence is filled with to say this action; None if it cannot say it."""
        if self.by and seat != self.by:
            return None
        fields = {name: self.field_of(name) for name in self.placeholders}
        if any((action.get(name) or None) != (value or None) for name, value in self.fixed.items()):
            return None
        if any(action[name] for name in action.keys() - {"do", *self.fixed, *fields.values()}):
            return None
        told = {name: about if place == ABOUT else action.get(place) for name, place in fields.items()}
        # None of something can be what is said: "bids 0"; where it may be left out, it says nothing.
        given = {name for name, value in told.items() if value or (name in self.needed and is_number(value))}
        if not given.issuperset(self.needed):
            return None
        return {"seat": seat, **{name: value for name, value in told.items() if name in given}}


def is_number(value: Any) -> bool:
    """Whether it is a number, which a truth value is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def plain(value: Any) -> Any:
    """A value as plain data has it."""
    if isinstance(value, Mapping):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


@dataclass(frozen=True)
class Act:
    """Something that can be done: ``about`` says what it is, in a sentence; ``sentences`` how it is said.

    The first sentence that can say an action is its sentence. ``typed`` are further ways to say it at the table, as
    orders. ``brief`` is said instead where nobody wants to hear everything. ``quiet``: without further words it means
    nothing, or nothing more.
    """

    do: str
    about: str
    sentences: tuple[Sentence, ...]
    typed: tuple[Sentence, ...] = ()
    brief: Sentence | None = None
    quiet: bool = False

    def orders(self) -> list[Sentence]:
        """Every way to say it as an order."""
        return [Sentence(order(s.text), s.fields, s.fixed, s.by) for s in self.sentences] + list(self.typed)

    def is_nothing(self, action: Action) -> bool:
        """Whether an action of this kind means nothing, or nothing more."""
        return self.quiet and not any(action[name] for name in action if name != "do")


class Acts:
    """All acts of a game, and how their actions are said."""

    def __init__(self, placeholders: Mapping[str, Placeholder]) -> None:
        """Start with no act; ``placeholders`` are the game's."""
        self.placeholders = placeholders
        self.by_name: dict[str, Act] = {}

    def said(
        self, seat: str, action: Action, voice: Voice | None = None, *, tense: Tense = Tense.DOES, about: str = "",
        brief: bool = False,
    ) -> str:  # fmt: skip
        """An action in words; in its brief ones, if it has any. Raises Unsayable."""
        sentence, values = self.sentence(seat, action, about, brief=brief)
        return self.filled(in_tense(speaker(voice).phrase(sentence.text), tense), values, speaker(voice))

    def told(self, seat: str, action: Action) -> str:
        """An action in words and as data, for a report; as data alone if no sentence says it."""
        wire = msgspec.json.encode(action).decode()
        try:
            return f"“{self.said(seat, action)}” ({wire})"
        except Unsayable:
            return f"{wire} by {seat}"

    def ordered(
        self, seat: str, action: Action, voice: Voice | None = None, *, about: str = "", brief: bool = False
    ) -> str:
        """An action as an order: without whoever carries it out. Raises Unsayable."""
        sentence, values = self.sentence(seat, action, about, brief=brief)
        return self.filled(order(sentence.text), values, speaker(voice))

    def sentence(
        self, seat: str, action: Action, about: str = "", *, brief: bool = False
    ) -> tuple[Sentence, dict[str, Any]]:
        """The sentence that says an action, and what it is filled with. Raises Unsayable."""
        act = self.by_name.get(action["do"])
        if act is None:
            raise Unsayable(f"no sentence is declared for the act {action['do']!r}")
        short: Sequence[Sentence] = (act.brief,) if brief and act.brief is not None else ()
        for sentence in (*short, *act.sentences):
            values = sentence.values(seat, action, about)
            if values is not None:
                return sentence, values
        raise Unsayable(f"no sentence says {action} by {seat or 'nobody'}")

    def filled(self, template: str, values: Mapping[str, Any], voice: Voice) -> str:
        """A template with these values in words."""
        said = {name: self.placeholders[kind_of(name)].said(value, voice) for name, value in values.items()}
        return filled(template, said)


def speaker(voice: Voice | None) -> Voice:
    """Whoever speaks; if nobody is named, scenarios do."""
    return voice or English()


class Unsayable(Exception):
    """An action that no sentence can say."""


def is_tensed(text: str) -> bool:
    """Whether a sentence of an act has forms: somebody does something."""
    return text.startswith(SEAT)
