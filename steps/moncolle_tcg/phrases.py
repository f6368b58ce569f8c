"""The phrase table of the TCG: what stands for what in its sentences."""

from typing import Any

from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import (
    NAME,
    Name,
    Names,
    Number,
    Placeholder,
    Seat,
    Voice,
    Words,
    groups,
    seats,
    with_underscores,
)

from ..common import FURTHER, SHARED
from ..hand_and_deck import HAND_AND_DECK
from ..monster_collection import FAMILY

AREA = Placeholder(r"[abc][1234]")

ICON = "earth|evil|fire|holy|multi|water|wind"

ICONS = Words(rf"(?:{ICON})(?: (?:{ICON}))*", kind="icon")


class Taker(Name):
    """A unit that takes equipment, or nobody, which no swap can do: an empty name."""

    def read(self, text: str) -> str:
        """The unit, if it is one."""
        return "" if text == "nobody" else text

    def said(self, value: Any, voice: Voice) -> str:
        """What it is called."""
        return voice.name(value or "nobody")


PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "North"),
    "first": Seat("South|North"),
    "area": AREA,
    "south": Number(r"[1-6]", int),
    "north": Number(r"[1-6]", int),
    "unit": Name(),
    "units": Names(),
    "user": Name(),
    "occasion": Names(),
    "icons": ICONS,
    "payment": groups("{unit}'s {icons}", Name(), ICONS),
    "wearers": groups("{cards} to {unit}", Names(), Taker(rf"{NAME}|nobody")),
    "zone": Placeholder(r"hand|deck|discard pile|exclusion zone"),
    "state": Placeholder(r"ready|exhausted"),
    "end": Placeholder(r"first|last"),
    "lie": Placeholder(r"is|are|is not|are not"),
    "value": Placeholder(r"attack|defence"),
    "dice": Placeholder(r"initiative|turn order"),
    "pile": Placeholder(r"hand|deck|discard pile|exclusion zone"),
    "phase": Placeholder(
        r"first hand adjustment|main|normal summon|second hand adjustment|end declaration", with_underscores
    ),
    "timing": Placeholder(
        r"instant summon timing|line-up|before-attack timing|after-attack timing|right to counter", str
    ),
    "act": Placeholder(
        r"adjust|discard|discard equipment|drop|end phase|end turn|equip|instant summon|line up|march|pass|place proxy"
        r"|place terrain|return|summon|swap|trigger|use",
        with_underscores,
    ),
    "question": Placeholder(r"[a-z]+(?: [a-z]+)*"),
    "ground": Placeholder(r"base|terrain|proxy"),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED, FURTHER, HAND_AND_DECK, FAMILY)
step, deed = TABLE.step, TABLE.deed
