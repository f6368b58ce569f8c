"""What could be answered, listed for a reader: many combinations of the same cards are one line.

So are many answers that differ in what is said last alone, such as the square on which a creature is put.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from monosashi import suite
from monosashi.play.orders import order_for_help
from monosashi.suite.acts import Act
from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.decision import Answer, act_of

COMBINATIONS_LISTED = 12
"""So many combinations are listed one by one."""


class Option(NamedTuple):
    """A listed answer and its wording."""

    words: str
    answer: Answer


class Line(NamedTuple):
    """One line of a list: the numbers of its options, and what they are."""

    first: int
    last: int
    words: str

    @property
    def number(self) -> str:
        """``7``, or ``1–216``."""
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def lines(words: Wording, options: Sequence[Option]) -> Iterator[Line]:
    """The options, numbered from 1; those of an act that combine the same cards, or end differently, in one line."""
    at = 0
    while at < len(options):
        act = act_of(options[at].answer)
        end = at
        while end < len(options) and act_of(options[end].answer) == act:
            end += 1
        combined = combinations(words, options[at:end]) if end - at > COMBINATIONS_LISTED else ""
        if combined:
            yield Line(at + 1, end, combined)
        else:
            shortened = by_stem if end - at > COMBINATIONS_LISTED else each_alone
            yield from shortened(options[at:end], at + 1)
        at = end


def each_alone(options: Sequence[Option], first: int = 1) -> Iterator[Line]:
    """Every option in a line of its own, numbered from the first."""
    return (Line(number, number, option.words) for number, option in enumerate(options, first))


def by_stem(options: Sequence[Option], first: int) -> Iterator[Line]:
    """Options of an act; those that follow each other and differ in one field only, told last, are one line."""
    at = 0
    while at < len(options):
        field, end = "", at + 1
        while end < len(options) and (found := only_difference(options[at], options[end])) and field in ("", found):
            field, end = found, end + 1
        stem = common_stem([option.words for option in options[at:end]]) if end - at > 2 else ""
        if stem:
            ends = (f"{first + each} {options[each].words.removeprefix(stem)}" for each in range(at, end))
            yield Line(first + at, first + end - 1, f"{stem}… {' · '.join(ends)}")
        else:
            yield from each_alone(options[at:end], first + at)
        at = end


def only_difference(one: Option, other: Option) -> str:
    """The field in which alone two answers differ, if both fill it."""
    plain, twin = (msgspec.structs.asdict(option.answer) for option in (one, other))
    differ = [name for name in plain if plain[name] != twin[name]]
    return differ[0] if len(differ) == 1 and plain[differ[0]] and twin[differ[0]] else ""


def common_stem(wordings: Sequence[str]) -> str:
    """What wordings begin with, up to the end of a word; nothing if they end alike, too.

    >>> common_stem(["deploy Wolf on a1", "deploy Wolf on a2"])
    'deploy Wolf on '
    """
    said = [wording.split(" ") for wording in wordings]
    if len({words[-1] for words in said}) == 1:
        return ""
    stem = [words[0] for words in takewhile(lambda words: len({*words}) == 1, zip(*said, strict=False))]
    return "".join(f"{word} " for word in stem)


def combinations(words: Wording, options: Sequence[Option]) -> str:
    """How to say any of some answers that are the same but for which cards of the hand; empty if they are not."""
    plain = [msgspec.structs.asdict(option.answer) for option in options]
    differ = [name for name in plain[0] if any(each[name] != plain[0][name] for each in plain)]
    if len(differ) != 1 or not all(isinstance(each[differ[0]], tuple) for each in plain):
        return ""
    chosen = [each[differ[0]] for each in plain]
    if max(map(len, chosen)) < 2:
        return ""
    hand = list(words.hand(words.seat()))
    named = dict.fromkeys(card for cards in chosen for card in cards)
    if not named.keys() <= words.position.cards.keys():
        return ""
    if named.keys() <= {*hand}:
        alike = {words.name(card) for card in named}
        cards = [f"{number} {words.name(card)}" for number, card in enumerate(hand, 1) if words.name(card) in alike]
    else:
        cards = [words.name(card) for card in named]
    least, most = min(map(len, chosen)), max(map(len, chosen))
    many = str(most) if least == most else f"{least} to {most}"
    act: Act = suite.phrases(words.rules.name.partition("@")[0]).acts.by_name[act_of(options[0].answer)]
    return (
        f"{order_for_help(words.rules, act.orders()[0])}, {many} of: {', '.join(cards)} (more lists all combinations)"
    )
