"""What is typed at the table: names that mean cards, and what cannot be understood."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import reference_engine as engine
from monosashi.suite.phrasebook import Wording
from monosashi.suite.placeholders import Groups, Name, Names, Placeholder, Seat
from monosashi.support.text import printable

LOOKED_AT = 1000
"""How many options are looked at in all."""

Reach = Callable[[Wording, str, str], Iterable[Iterable[str]]]
"""The cards that a name may mean in a field of an act, the likeliest group first."""


class Misunderstood(Exception):
    """What was typed makes no sense; the message is one sentence that says why."""


def quoted(text: str) -> str:
    """What was typed, made fit to be repeated."""
    text = printable(text)
    return text if len(text) <= 40 else text[:39] + "…"


def find(words: Wording, text: str, *groups: Iterable[str], taken: Iterable[str] = ()) -> str:
    """The card that a text calls, from the first group that has one. Raises Misunderstood with the reason.

    Cards that are alike in everything that matters are interchangeable: any of them will do.
    """
    for group in groups:
        free = [card for card in group if card not in taken]
        found = matching(words, text, free)
        if not found:
            continue
        if len({words.look(card) for card in found}) == 1:
            return found[0]
        several = ", ".join(f"{words.name(card)}{words.whereabouts(card)}" for card in found)
        raise Misunderstood(f"“{quoted(text)}” may be {several}.")
    raise Misunderstood(f"Nothing here is called “{quoted(text)}”.")


def matching(words: Wording, text: str, cards: Sequence[str]) -> list[str]:
    """The cards of that id, else of that name, else with names that begin so, else that contain it."""
    wanted = text.casefold()
    if not wanted:
        return []
    known = words.card_names()
    names = {card: known.get(card, card).casefold() for card in cards}
    for fits in (
        lambda card: card.casefold() == wanted,
        lambda card: wanted in (names[card], f"{names[card]} {card.casefold()}"),
        lambda card: names[card].startswith(wanted),
        lambda card: f" {wanted}" in names[card],
    ):
        found = [card for card in cards if fits(card)]
        if found:
            return found
    return []


def several(words: Wording, text: str, *groups: Sequence[str], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """The cards that a list calls: separated by commas or ``and``, or else the longest names that make sense."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        if "," in text and " and " not in part:
            found.append(find(words, part, *groups, taken=[*taken, *found]))
            continue
        rest = part.split()
        while rest:
            for count in range(min(len(rest), 6), 0, -1):
                try:
                    card = find(words, " ".join(rest[:count]), *groups, taken=[*taken, *found])
                except Misunderstood:
                    if count == 1:
                        raise
                else:
                    found.append(card)
                    del rest[:count]
                    break
            if rest[:1] == ["and"]:
                del rest[0]
    return tuple(found)


def seat_of(words: Wording, text: str) -> str:
    """A player, by the beginning of the seat's name. Raises Misunderstood."""
    found = [seat for seat in words.seats() if text and seat.startswith(text.casefold())]
    if len(found) != 1:
        there = ", ".join(map(words.called, words.seats()))
        raise Misunderstood(f"“{quoted(text)}” is nobody here; there are {there}.")
    return found[0]


def value_of(words: Wording, reach: Reach, do: str, place: str, kind: Placeholder, text: str) -> Any:
    """What a text means for a field of an act."""
    text = text.strip(" ,")
    if not text:
        raise Misunderstood("Nothing stands where a name is to stand; help shows how orders are said.")
    groups = [list(group) for group in reach(words, do, place)]
    hand = list(words.hand(words.seat()))
    match kind:
        case Seat():
            return seat_of(words, text)
        case Groups():
            return paired(words, kind, text, groups)
        case Name():
            if re.fullmatch(r"[0-9]+", text) and hand in groups:
                return numbered(hand, text)
            lawful = [field_of(way, place) for way in lawful_ways(words, do)]
            known = words.card_names()
            return find(words, text, [card for card in lawful if card in known or not known], *groups)
        case Names():
            if re.fullmatch(r"[0-9]+(?:(?: and |[ ,]+)[0-9]+)*", text) and hand in groups:
                return tuple(numbered(hand, number) for number in re.findall(r"[0-9]+", text))
            # What nobody holds or sees, as the kinds of card to draft from, is known from the lawful answers.
            named = dict.fromkeys(name for way in lawful_ways(words, do) for name in field_of(way, place))
            return several(words, text, *groups, list(named))
    return kind.read(text.lower())


def numbered(hand: list[str], number: str) -> str:
    """A hand card by its number on the board."""
    if len(number) > 6 or not 1 <= int(number) <= len(hand):
        raise Misunderstood(f"There is no hand card {quoted(number)}; the hand has {len(hand)} cards.")
    return hand[int(number) - 1]


def paired(words: Wording, kind: Groups, text: str, groups: list[list[str]]) -> Any:
    """What belongs to what: ``Knight and Mage to b2, Wisp to a1``; ``Mage's fire, Witch's water``."""
    between = re.split(r"\{\w+\}", kind.template)[1]
    found: dict[str, Any] = {}
    for ones, other in sides(kind, text, between):
        value = kind.other.read(other.lower()) if is_plain(kind.other) else find(words, other, *groups)
        for one in several(words, ones, *groups, taken=found):
            found[one] = value
    return kind.whole(found)


def sides(kind: Groups, text: str, between: str) -> Iterator[tuple[str, str]]:
    """The two sides of each part of a list. Raises Misunderstood."""
    like = capitals(kind.template)
    if is_plain(kind.other):
        part = re.compile(rf"(.+?)(?:{between.rstrip()})? ({kind.other.pattern})(?:\s*,\s*|\s+and\s+|\s+|$)", re.I)
        at = 0
        while at < len(text):
            match = part.match(text, at)
            if match is None:
                raise Misunderstood(f"“{quoted(text[at:])}” is not understood; say it like: {like}.")
            yield match[1].strip(" ,"), match[2]
            at = match.end()
        return
    first, *rest = re.split(re.escape(between), text, flags=re.IGNORECASE)
    if not rest:
        raise Misunderstood(f"“{quoted(text)}” is not understood; say it like: {like}.")
    for between_parts in rest[:-1]:
        # A part ends at the first comma, or "and": then comes the next one.
        other, following = [*re.split(r"\s*,\s*|\s+and\s+", between_parts, maxsplit=1), ""][:2]
        yield first.strip(" ,"), other.strip()
        first = following
    yield first.strip(" ,"), rest[-1].strip(" ,")


def lawful_ways(words: Wording, do: str) -> Iterator[Any]:
    """The listed lawful answers of one act, as far as somebody looks."""
    if do in words.rules.offers[words.kind()]:
        yield from islice(engine.legal(words.rules, words.position).of(do), LOOKED_AT)


def field_of(answer: Any, written: str) -> Any:
    """A field of an answer by its name in documents: ``from``, which cannot be one in Python."""
    kind = type(answer)
    return getattr(answer, dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))[written])


def is_plain(kind: Placeholder) -> bool:
    """Whether a placeholder is filled with a word of its own form, and not with names."""
    return not isinstance(kind, Name | Names | Seat | Groups)


def capitals(template: str) -> str:
    """A template with its placeholders in capitals."""
    return re.sub(r"\{(\w+)\}", lambda match: match[1].upper(), template)


def best_name(text: str, cards: Mapping[str, Any], example: str) -> str:
    """The one name of a card that a text means. Raises Misunderstood."""
    wanted = text.casefold()
    if not wanted:
        raise Misunderstood(f"Say which card, like: card {example}.")
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [name for name in cards if fits(name.casefold(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misunderstood(f"“{quoted(text)}” may be {', '.join(found[:9])}{' …' if len(found) > 9 else ''}.")
    raise Misunderstood(f"No card is called “{quoted(text)}”.")
