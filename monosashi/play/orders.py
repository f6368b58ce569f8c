"""What is typed at a table, understood by the sentences of the acts: ``march Knight to b2`` is an order to march.

A sentence is typed without whoever acts. Cards are called by the beginning of a name; whatever may be left out is taken
from what is lawful, if that leaves no choice.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from textwrap import wrap
from typing import Any, NamedTuple

from msgspec import to_builtins

import reference_engine as engine
from monosashi import suite
from monosashi.kit.interface import Commands
from monosashi.play.command_parsing import (
    LOOKED_AT,
    Misunderstood,
    capitals,
    field_of,
    find,
    is_plain,
    lawful_ways,
    quoted,
    value_of,
)
from monosashi.suite.acts import ABOUT, Act, Action, Sentence, plain
from monosashi.suite.phrasebook import Wording
from monosashi.suite.placeholders import Groups, Placeholder, kind_of
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition

QUIET = ("pass", "end")
"""Typed alone, they say nothing (more) in whatever way the question calls for."""

WIDE = 40
"""Where the explanations of the help begin."""

HELP_COLUMNS = 120
"""Columns of a line of the help."""


class Order(NamedTuple):
    """A way to type an act."""

    act: Act
    sentence: Sentence
    pattern: re.Pattern[str]

    @property
    def verb(self) -> str:
        """The word with which it begins."""
        return self.sentence.text.split()[0].partition("[")[0]


class Reading(NamedTuple):
    """What a line may mean, as far as it says it."""

    order: Order
    said: Action


def orders(rules: Edition) -> list[Order]:
    """Every order that there is in an edition."""
    return [order for order in _orders(rules.name.partition("@")[0]) if order.act.do in rules.acts]


@cache
def _orders(game: str) -> tuple[Order, ...]:
    table = suite.phrases(game)
    return tuple(
        Order(act, sentence, pattern(sentence, table.placeholders))
        for act in table.acts.by_name.values()
        for sentence in act.orders()
    )


def verbs(rules: Edition) -> set[str]:
    """The words with which orders begin."""
    return {*QUIET, *(order.verb for order in orders(rules))}


def pattern(sentence: Sentence, placeholders: Mapping[str, Placeholder]) -> re.Pattern[str]:
    """What may be typed for an order. What stands behind its first name may be left out, and come in any order."""
    text = re.sub(r"^(\w+) (with|to|at) \{", r"\1[ \2] {", sentence.text)
    first = re.search(r"\{\w+\}(?![^][]*\])", text)
    head, tail = (text[: first.end()], text[first.end() :]) if first else (text, "")
    parts = re.findall(r"\[([^][]*)\]|([^][{}]+\{\w+\}[^][{} ]*(?:[^][{}]*$)?)|([^][{}]+)", tail)
    optional = [one or two for one, two, three in parts if not three]
    words = [three for _, _, three in parts if three]
    # Words that tell two ways of an act apart must be there, wherever they stand.
    needed = "".join(f"(?=.*{re.escape(word)})" for word in words if sentence.fixed)
    optional += words
    any_order = f"(?:{'|'.join(_typed(part, placeholders) for part in optional)})*" if optional else ""
    return re.compile(needed + _typed(head, placeholders) + any_order, re.IGNORECASE)


def _typed(template: str, placeholders: Mapping[str, Placeholder]) -> str:
    def typed(match: re.Match[str]) -> str:
        kind = placeholders[kind_of(match[1])]
        own = kind.pattern if is_plain(kind) else ".+?"
        return f"(?P<{match[1]}>{own})"

    literal = re.sub(r"([.()+*?^$|\\])", r"\\\1", template)
    # A name that may be left out is not the word behind it: "move along b2" moves nobody called "along".
    literal = re.sub(r"\[ (\{\w+\})\] (\w+)", r"[ (?!\2 )\1] \2", literal)
    literal = literal.replace("[", "(?:").replace("]", ")?")
    # What has a form of its own is known without the word before it: "summon Spark Imp a1".
    loose = re.sub(
        r" (\w+) \{(\w+)\}",
        lambda match: f" (?:{match[1]} )?{{{match[2]}}}" if is_plain(placeholders[kind_of(match[2])]) else match[0],
        literal,
    )
    return re.sub(r"\{(\w+)\}", typed, loose)


def understood(words: Wording, room: Commands, line: str) -> Answer:
    """The answer that a line means. Raises Misunderstood with the reason."""
    readings, complaint = [], None
    for order, said in matching(words, line):
        try:
            readings.append(Reading(order, read(words, room, order, said)))
        except Misunderstood as error:
            complaint = complaint or error
    if not readings:
        seat = words.seat()
        listed: Iterable[Answer] = islice(engine.legal(words.rules, words.position), LOOKED_AT)
        for answer in listed if complaint else ():
            # A sentence may say less than its answer, "select 30 cards": then it means the one that is listed so.
            if words.worded(answer, seat) == line:
                return answer
        raise complaint or Misunderstood(f"“{quoted(line)}” is no command; help lists them all.")
    return decided(words, readings, line)


def matching(words: Wording, line: str) -> list[tuple[Order, Mapping[str, str]]]:
    """The orders that a line may be, with what stands for each placeholder; first those for the present question.

    Raises Misunderstood for a line that begins like an order and is none.
    """
    offered, typed = words.rules.offers[words.kind()], line.lower()
    known = sorted(orders(words.rules), key=lambda order: order.act.do not in offered)
    found: list[tuple[Order, Mapping[str, str]]] = []
    if typed in QUIET:
        quiet = [order for order in known if order.act.quiet and order.act.do in offered]
        found = [(order, {}) for order in quiet if not order.sentence.placeholders]
    for order in known:
        match = order.pattern.fullmatch(line)
        if match is not None:
            found.append((order, {name: text for name, text in match.groupdict().items() if text is not None}))
        elif typed not in QUIET and order.sentence.text.lower().startswith(f"{typed} "):
            found.append((order, {}))
    like = next((order for order in known if order.verb == typed.split()[0]), None)
    if not found and like is not None:
        raise Misunderstood(
            f"“{quoted(line)}” is not understood; say it like: {order_for_help(words.rules, like.sentence)}."
        )
    return found


def read(words: Wording, room: Commands, order: Order, said: Mapping[str, str]) -> Action:
    """What the names on a line mean. Raises Misunderstood."""
    placeholders = suite.phrases(words.rules.name.partition("@")[0]).placeholders
    values: dict[str, Any] = {}
    for name, text in said.items():
        kind, place = placeholders[kind_of(name)], order.sentence.field_of(name)
        if place == ABOUT:
            about = words.position.pending.about
            if find(words, text, [about], words.card_names()) != about:
                raise Misunderstood(f"The question is about {words.name(about)}, not about “{quoted(text)}”.")
        elif name in room.READERS:
            values[name] = room.READERS[name](words, text)
        else:
            values[name] = value_of(words, room.reach, order.act.do, place, kind, text)
    return order.sentence.action(order.act.do, values)


def decided(words: Wording, readings: list[Reading], line: str) -> Answer:
    """The one answer among the readings of a line: what is lawful as it was said, or when it is completed.

    If nothing is, the rules are to say what is wrong with it.
    """
    legal = engine.legal(words.rules, words.position)
    whole: list[Answer] = []
    ways: dict[str, Answer] = {}
    for reading in readings:
        answer = complete(words, reading)
        whole += [answer] if answer is not None else []
        lawful = lawful_ways(words, reading.order.act.do) if answer is None or answer not in legal else [answer]
        for way in lawful:
            if fits(way, reading.said):
                ways.setdefault(words.worded(way, words.seat()), way)
    if len(ways) > 1:
        raise Misunderstood(f"“{quoted(line)}” may mean {len(ways)} things, for example: {next(iter(ways))}.")
    first = readings[0].order
    short = first.act.do in words.rules.offers[words.kind()] and complete(words, readings[0]) is None
    if not ways and (short or not whole):
        like = order_for_help(words.rules, first.sentence)
        raise Misunderstood(f"“{quoted(line)}” does not say enough; say it like: {like}.")
    return next(iter([*ways.values(), *whole]))


def complete(words: Wording, reading: Reading) -> Answer | None:
    """A reading as an answer, if it says everything that must be said."""
    try:
        answer: Answer = engine.game(words.rules.name).answers.convert(reading.said)
    except engine.Unreadable:
        return None
    return answer


def fits(way: Answer, said: Action) -> bool:
    """Whether an answer is what was said, and perhaps more."""
    return all(plain(to_builtins(field_of(way, name))) == value for name, value in said.items() if name != "do")


# Help


def order_for_help(rules: Edition, sentence: Sentence) -> str:
    """An order as the help has it: ``use CARD [on UNITS] [to AREA]``, ``march UNITS to AREA, …``."""
    placeholders = suite.phrases(rules.name.partition("@")[0]).placeholders
    told = sentence.text
    for name in sentence.placeholders:
        kind = placeholders[kind_of(name)]
        if isinstance(kind, Groups):
            told = told.replace(f"{{{name}}}", f"{kind.template}, …")
    return capitals(told.replace("[ ", " ["))


def help_of(rules: Edition) -> str:
    """Every order of a game, with a sentence about it."""
    lines = []
    acts = suite.phrases(rules.name.partition("@")[0]).acts.by_name
    for act in (acts[do] for do in dict.fromkeys(order.act.do for order in orders(rules))):
        sentences = [order_for_help(rules, sentence) for sentence in act.orders()]
        *others, last = (line for told in sentences for line in wrap(told, HELP_COLUMNS, subsequent_indent="    "))
        lines += others
        beside = len(last) < WIDE and not last.startswith(" ")
        lines += [f"{last:{WIDE}}{act.about}"] if beside else [last, f"{'':{WIDE}}{act.about}"]
    return "\n".join(lines)
