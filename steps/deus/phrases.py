"""The phrase table of Deus: what stands for what in its sentences."""

from monosashi.suite.phrases import NAME, NAMES, PhraseTable, Placeholder, names, seats, with_underscores

from ..common import SHARED

PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "North"),
    "first": ("South|North", str.lower),
    "area": (r"[abc][123]", str),
    "south": (r"[1-6]", int),
    "north": (r"[1-6]", int),
    "unit": (NAME, str),
    "units": (NAMES, names),
    "factions": (r"[\w'-]+(?: and [\w'-]+)*", names),
    "zone": (r"hand|deck|discard pile|token area|summoner area", str),
    "state": (r"ready|exhausted", str),
    "marker": (r"(?:a|no) (?:control|battle) marker", str),
    "end": (r"first|last", str),
    "lie": (r"is|are|is not|are not", str),
    "value": (r"attack|defence", str),
    "dice": (r"initiative|judgement|draft|turn order", str),
    "pile": (r"hand|deck|discard pile", str),
    "phase": (
        r"power charge|first hand adjustment|main|normal summon|second hand adjustment|end declaration",
        with_underscores,
    ),
    "timing": (
        r"instant summon timing|line-up|quick timing|before-attack timing|after-attack timing|right to counter",
        str,
    ),
    "act": (
        r"adjust|choose summoner|decline|discard|drop|end phase|end turn|intercept|line up|march|pass|pick|put back"
        r"|rearrange|return|shuffle|summon|trigger|use",
        with_underscores,
    ),
    "question": (r"[a-z]+(?: [a-z]+)*", with_underscores),
    "payment": (r"[A-Z].*", str),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED)
step = TABLE.step
