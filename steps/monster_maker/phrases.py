"""The phrase table of Monster Maker: what stands for what in its sentences."""

import re

from monosashi.suite.phrases import NAME, NAMES, PhraseTable, Placeholder, names, seats, with_underscores

from ..common import SHARED

SEAT = "South|West|North|East"

PAIR = f"{NAMES} to {NAME}"


def pairs(text: str) -> dict[str, str]:
    """Who faces whom: ``Hero and Ally to Wolf, Page to Rat``."""
    found = re.findall(f"({NAMES}) to ({NAME})", text)
    return {name: other for several, other in found for name in names(several)}


PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "West", "North", "East"),
    "opponent": (SEAT, str.lower),
    "tied": (rf"(?:{SEAT})(?:(?:, | and )(?:{SEAT}))+", lambda text: tuple(map(str.lower, names(text)))),
    "choosers": (
        rf"nobody|everybody|(?:{SEAT})(?:(?:, | and )(?:{SEAT}))*",
        lambda text: tuple(map(str.lower, names(text))),
    ),
    "character": (NAME, str),
    "main": (NAME, str),
    "monster": (NAME, str),
    "pairs": (rf"{PAIR}(?:(?:, | and ){PAIR})*", pairs),
    "paid": (NAMES, names),
    "zone": (r"hand|deck|discard pile|party|map|other cards", str),
    "pile": (r"hand|deck|discard pile", str),
    "lie": (r"is|are|is not|are not", str),
    "state": (r"unhurt|wounded", str),
    "face": (r"face up|face down", str),
    "dice": (r"attack|effect", str),
    "moment": (r"the effects|assignment|support|targets|the loot", str),
    "phase": (
        r"draw phase|first window|battle phase|victory check|second window|move phase|third window|encounter phase"
        r"|end phase",
        with_underscores,
    ),
    "act": (
        r"activate|aim|apply effect|assign|battle|counter|deck bottom|discard|dismiss|end turn|loot|move"
        r"|pass|place character|place miracle|place monster|rank up|retreat|start character|support|use skill",
        lambda text: "choose_start" if text == "start character" else with_underscores(text),
    ),
    "end": (r"first|last", str),
    "question": (r"[a-z]+(?: [a-z]+)*", str),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED)
step = TABLE.step
