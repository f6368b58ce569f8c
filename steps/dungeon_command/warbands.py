"""Warbands of specimen cards, in words."""

import re
from collections.abc import Mapping
from typing import Any

from monosashi.suite.card_phrases import Unclear
from monosashi.suite.placeholders import names

COMMANDER = "Captain Orla Wick"
"""Who leads if nobody else is named."""

CREATURES = (
    "Wick Runner", "Mudlark Urchin", "Lantern Squire", "Sling Scout", "Tin Beetle", "Bell Novice", "Gate Warden",
    "Quill Adept", "Sootwing Bat", "Fair-Tongued Herald", "Bramble Hound", "Ember Newt",
)  # fmt: skip
"""Specimen creatures, in the order in which they fill a creature deck; every commander can deploy any of them."""

ORDERS = (
    "Heavy Swing", "Shield Rush", "Stunning Blow", "Whirling Cut", "Quick Shot", "Cut and Fade", "Pinning Bolt",
    "Cinder Bolt",
)  # fmt: skip
"""Specimen order cards, in the order in which they fill an order deck."""

COPIES = 4


def warband(row: Mapping[str, str]) -> dict[str, Any]:
    """A warband of so many cards, these among them: ``2 Ditch Runner and 3 Heavy Swing``.

    What is no order card by its name counts as a creature, also where it is none.
    """
    wanted: dict[str, list[str]] = {"creatures": [], "orders": []}
    for column in wanted:
        for text in names(row.get(f"{column} among them", "")):
            match = re.fullmatch(r"(\d+) (.+)", text)
            if match is None:
                raise Unclear(f"{text!r} is no number of a card")
            wanted[column] += [match[2]] * int(match[1])
    made: dict[str, Any] = {
        "commander": row.get("commander") or COMMANDER,
        "creatures": _filled(wanted["creatures"], CREATURES, int(row.get("creatures") or 12)),
        "orders": _filled(wanted["orders"], ORDERS, int(row.get("orders") or 30)),
    }
    return {**made, "tiles": list(names(row["tiles"]))} if row.get("tiles") else made


def _filled(wanted: list[str], others: tuple[str, ...], size: int) -> list[str]:
    rest = [card for number in range(COPIES) for card in others if wanted.count(card) + number < COPIES]
    if len(wanted) > size:
        raise Unclear(f"{len(wanted)} cards named are more than {size}")
    return [*wanted, *rest[: size - len(wanted)]]
