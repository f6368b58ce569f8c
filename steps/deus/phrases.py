"""The phrase table of Deus: what stands for what in its sentences."""

from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import Name, Names, Number, Placeholder, Seat, Words, groups, seats, with_underscores

from ..common import FURTHER, SHARED
from ..hand_and_deck import HAND_AND_DECK
from ..monster_collection import FAMILY

AREA = Placeholder(r"[abc][123]")

ICON = "any|earth|evil|fire|holy|multi|water|wind"

ICONS = Words(rf"(?:{ICON})(?: (?:{ICON}))*|nothing", kind="icon")

PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "North"),
    "first": Seat("South|North"),
    "area": AREA,
    "south": Number(r"[1-6]", int),
    "north": Number(r"[1-6]", int),
    "unit": Name(),
    "units": Names(),
    "occasion": Names(),
    "tokens": Names(),
    "summoner": Name(),
    "moves": groups("{units} to {area}", Names(), AREA),
    "icons": ICONS,
    "payment": groups("{unit}'s {icons}", Name(), ICONS),
    "factions": Names(r"[\w'-]+(?: and [\w'-]+)*"),
    "zone": Placeholder(r"hand|deck|discard pile|token area|summoner area"),
    "state": Placeholder(r"ready|exhausted"),
    "end": Placeholder(r"first|last"),
    "lie": Placeholder(r"is|are|is not|are not"),
    "value": Placeholder(r"attack|defence"),
    "dice": Placeholder(r"initiative|judgement|draft|turn order"),
    "pile": Placeholder(r"hand|deck|discard pile"),
    "phase": Placeholder(
        r"power charge|first hand adjustment|main|normal summon|second hand adjustment|end declaration",
        with_underscores,
    ),
    "timing": Placeholder(
        r"instant summon timing|line-up|quick timing|before-attack timing|after-attack timing|right to counter",
        str,
    ),
    "act": Placeholder(
        r"adjust|choose summoner|decline|discard|drop|end phase|end turn|intercept|line up|march|pass|pick|put back"
        r"|rearrange|return|shuffle|summon|trigger|use",
        with_underscores,
    ),
    "question": Placeholder(r"[a-z]+(?: [a-z]+)*"),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED, FURTHER, HAND_AND_DECK, FAMILY)
step, deed = TABLE.step, TABLE.deed
