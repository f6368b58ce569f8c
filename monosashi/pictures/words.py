"""What cards and seats are called in the pictures of any game, and how many of them are listed."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from monosashi.pictures.speech import PLAIN, Speech
from monosashi.support import text
from reference_engine import GAMES

STOCK = re.compile(r"((?:South|West|North|East) (?:Creature |Order )?(Hand|Deck|Discard|Land) )(\d+)")
"""The names of cards that nobody cares about: ``South Hand 1``, ``South Hand 2`` …"""

printable = lru_cache(maxsize=8192)(text.printable)
"""Text without anything that would move a cursor; films say the same few names thousands of times."""


class Seen(Protocol):
    """A view of any game, as far as it names cards."""

    @property
    def cards(self) -> Mapping[str, str]:
        """The names of the cards that can be seen, by id."""


def side(seat: str, speech: Speech = PLAIN) -> str:
    """A seat's name."""
    return speech.wording.word("seat", seat.capitalize()) if is_seat(seat) else printable(seat) or "nobody"


def is_seat(name: str) -> bool:
    """Whether a place at a table of any game is called so."""
    return any(name in game.seats for game in GAMES.values())


def onlooker(viewer: str, speech: Speech = PLAIN) -> str:
    """Whoever looks at the table, if it is not the judge: ``North``, ``the public``."""
    return speech.wording.word("viewer", f"the {viewer}" if viewer == "public" else viewer.capitalize())


def title(view: Seen, card: str, speech: Speech = PLAIN) -> str:
    """A card's name; its id where the name cannot be seen, or where ids are names of their own."""
    name = view.cards.get(card, card)
    if not speech.ids and card[:1].isupper():
        name = card
    return speech.wording.name(printable(name))


def label(view: Seen, card: str, speech: Speech = PLAIN) -> str:
    """A card's name, with the id if cards are told apart by their ids."""
    if not speech.ids:
        return title(view, card, speech)
    name = view.cards.get(card, card)
    return printable(card if name == card else f"{name} {card}")


def titles(view: Seen, cards: Iterable[str], speech: Speech) -> str:
    """Several cards in a row."""
    return speech.wording.marks.comma.join(title(view, card, speech) for card in cards)


def collected(view: Seen, cards: Iterable[str], speech: Speech, home: str = "") -> list[str]:
    """The names of cards; with a count where some are equal, with numbers from and to where they are only numbered.

    Cards that nobody cares about and that lie where they are called after, their ``home`` (``Hand``), are only counted
    behind the others (``+3``); if there are no others, nothing is left to be said of them.
    """
    if speech.ids:
        return counted(title(view, card, speech) for card in cards)
    stock = 0
    found: list[str] = []
    row, first, last = "", 0, 0
    rows: list[tuple[str, int, int]] = []
    for card in cards:
        match = STOCK.fullmatch(card)
        if match is None:
            found.append(title(view, card, speech))
            continue
        if match[2] == home:
            stock += 1
            continue
        stem, number = match[1], int(match[3])
        if stem == row and number == last + 1:
            last = number
        else:
            if row:
                rows.append((row, first, last))
            row, first, last = stem, number, number
    if row:
        rows.append((row, first, last))
    numbered = [
        speech.wording.name(f"{stem}{low}") + (f"–{high}" if high > low else "") for stem, low, high in _joined(rows)
    ]
    named = counted(found) + numbered
    return [*named, f"+{stock}"] if named and stock else named


def _joined(rows: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Rows of numbers put together: names in the order of letters have 1, 10, 11 before 2."""
    joined: list[tuple[str, int, int]] = []
    for stem, low, high in sorted(rows):
        if joined and joined[-1][0] == stem and joined[-1][2] == low - 1:
            joined[-1] = (stem, joined[-1][1], high)
        else:
            joined.append((stem, low, high))
    return joined


def counted(names: Iterable[str]) -> list[str]:
    """Names with a count after those that follow each other several times."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return [f"{name} ×{number}" if number > 1 else name for name, number in found]


def shortened(names: Sequence[str], most: int = 6) -> Sequence[str]:
    """No more than the first names, and how many more there are."""
    return names if len(names) <= most else [*names[:most], f"+{len(names) - most}"]
