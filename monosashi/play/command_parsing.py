"""What is typed at the table: names that mean cards, and what cannot be understood."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import reference_engine as engine
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


def several(words: Wording, text: str, *groups: Sequence[str]) -> tuple[str, ...]:
    """The cards that a list calls: separated by commas, or else the longest names that make sense."""
    found: list[str] = []
    if "," in text:
        for name in filter(None, text.split(",")):
            found.append(find(words, name.strip(), *groups, taken=found))
        return tuple(found)
    parts = text.split()
    while parts:
        for count in range(min(len(parts), 6), 0, -1):
            try:
                card = find(words, " ".join(parts[:count]), *groups, taken=found)
            except Misunderstood:
                if count == 1:
                    raise
            else:
                found.append(card)
                del parts[:count]
                break
    return tuple(found)


def hand_cards(words: Wording, text: str) -> tuple[str, ...]:
    """Hand cards of the asked seat, by number or by name."""
    hand = words.hand(words.seat())
    if text == "nothing":
        return ()
    if not re.fullmatch(r"[0-9]+(?:[ ,]+[0-9]+)*", text):
        return several(words, text, hand)
    numbers = re.findall(r"[0-9]+", text)
    wrong = [number for number in numbers if len(number) > 6 or not 1 <= int(number) <= len(hand)]
    if wrong:
        raise Misunderstood(f"There is no hand card {quoted(wrong[0])}; the hand has {len(hand)} cards.")
    return tuple(hand[int(number) - 1] for number in numbers)


def completed(words: Wording, typed: Any, said: Mapping[str, Any], ways: Iterable[Any], missing: str) -> Any:
    """The typed answer, with what was left out taken from the one lawful way, of these, that has all that was said.

    If there is none, it stays as it is, so that the rules can say what is wrong with it. Raises Misunderstood, with
    what is ``missing``, if there are several.
    """
    if typed in engine.legal(words.rules, words.position):
        return typed
    fitting = [way for way in ways if replace(way, **said) == way]
    if len({words.worded(way, words.seat()) for way in fitting}) > 1:
        raise Misunderstood(f"There are {len(fitting)} ways to {words.worded(typed, words.seat())}; {missing}.")
    return fitting[0] if fitting else typed


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
