"""What is typed at the table: names that mean cards, and what cannot be understood."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from monosashi.games.phrasebook import Wording
from monosashi.support.text import printable

LOOKED_AT = 1000
"""How many options are looked at in all."""


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
    names = {card: words.position.cards[card].casefold() for card in cards}
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
