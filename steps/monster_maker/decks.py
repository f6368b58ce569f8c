"""Decks of specimen cards, in words."""

import re

from monosashi.suite.card_phrases import Unclear

LEVEL_ZERO = ("Wenna the Squire", "Odo the Novice", "Pell Quickfingers", "Sister Amaranth")
"""The specimen cards that can be start characters."""

OTHERS = (
    "Bramble Hollow", "Gullwing Cliffs", "Reedwater Fen", "Cinder Steps", "Milestone Plain", "Ashen Pass",
    "Mirror Lake", "Lantern Ford", "Tallow Market", "Saltgate", "Wenna the Knight", "Hedge Militia", "Road Warden",
    "Kite Archer",
    "Drum Bearer", "Ditch Goblin", "Thornback Boar", "Ember Wisp", "Mudlark Imp", "Gale Harrier", "Cairn Ghoul",
    "Undertow Serpent", "Hollow Sentry", "Ransom Gang", "Waystone Blade", "Letters of Passage", "Marching Song",
    "Cleaving Stroke", "Battle Stance", "Mending Prayer", "Spark", "Tripwire",
)  # fmt: skip
"""Specimen cards that can not, in the order in which they fill a deck."""

COPIES = 4


def deck(size: int, among: str) -> list[str]:
    """A deck of so many cards: first those named, ``4 Spark, 3 Tripwire and 1 Wenna the Squire``, then others.

    Without a name of somebody who can start one is added, unless ``no level 0 character`` is wanted.
    """
    wanted = [text for text in re.split(r", | and ", among) if text]
    none = "no level 0 character" in wanted
    made: list[str] = []
    for text in wanted:
        if text == "no level 0 character":
            continue
        match = re.fullmatch(r"(\d+) (.+)", text)
        if match is None:
            raise Unclear(f"{text!r} is no number of a card")
        made += [match[2]] * int(match[1])
    if not none and not set(made) & set(LEVEL_ZERO):
        made.append(LEVEL_ZERO[0])
    fillers = [card for card in OTHERS for _ in range(COPIES - made.count(card))]
    made += fillers[: max(0, size - len(made))]
    if len(made) != size:
        raise Unclear(f"{among!r} does not make a deck of {size} cards")
    return made
