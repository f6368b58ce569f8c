"""The phrase table of Monster Maker: what stands for what in its sentences."""

from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import Name, Names, Placeholder, Seat, groups, names, seats, with_underscores

from ..common import FURTHER, SHARED
from ..hand_and_deck import HAND_AND_DECK

SEAT = "South|West|North|East"

PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "West", "North", "East"),
    "opponent": Seat(SEAT),
    "tied": Placeholder(rf"(?:{SEAT})(?:(?:, | and )(?:{SEAT}))+", lambda text: tuple(map(str.lower, names(text)))),
    "choosers": Placeholder(
        rf"nobody|everybody|(?:{SEAT})(?:(?:, | and )(?:{SEAT}))*",
        lambda text: tuple(map(str.lower, names(text))),
    ),
    "character": Name(),
    "main": Name(),
    "monster": Name(),
    "pairs": groups("{cards} to {monster}", Names(), Name()),
    "supports": groups("{cards} support {main}", Names(), Name()),
    "paid": Names(),
    "zone": Placeholder(r"hand|deck|discard pile|party|map|other cards"),
    "pile": Placeholder(r"hand|deck|discard pile"),
    "lie": Placeholder(r"is|are|is not|are not"),
    "state": Placeholder(r"unhurt|wounded"),
    "face": Placeholder(r"face up|face down"),
    "dice": Placeholder(r"attack|effect"),
    "moment": Placeholder(r"the effects|assignment|support|targets|the loot"),
    "phase": Placeholder(
        r"draw phase|first window|battle phase|victory check|second window|move phase|third window|encounter phase"
        r"|end phase",
        with_underscores,
    ),
    "act": Placeholder(
        r"activate|aim|apply effect|assign|battle|counter|deck bottom|discard|dismiss|end turn|loot|move"
        r"|pass|place character|place miracle|place monster|rank up|retreat|start character|support|use skill",
        lambda text: "choose_start" if text == "start character" else with_underscores(text),
    ),
    "end": Placeholder(r"first|last"),
    "question": Placeholder(r"[a-z]+(?: [a-z]+)*"),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED, FURTHER, HAND_AND_DECK)
step, deed = TABLE.step, TABLE.deed
