"""Names for the cards of a line that sentences can say: in scenarios a card is called by its id."""

import re
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from msgspec.structs import replace

from monosashi.differential.quiet import definition
from monosashi.subjects.lines import Line, Said
from monosashi.suite.placeholders import NAME
from reference_engine.kernel.edition import Edition

CALLED = (
    "Knight", "Ogre", "Squire", "Troll", "Archer", "Wraith", "Mage", "Drake", "Scout", "Golem", "Smith", "Harpy",
    "Monk", "Imp", "Rider", "Giant",
)  # fmt: skip
"""What cards are called whose names do not matter."""


def renamed(rules: Edition, line: Line) -> Line:
    """The line with every card called by a name; described cards have it printed on them, too."""
    cards = line.document.get("cards") or {}
    taken = {*rules.cards}
    free = _free(taken)
    names = {card: card if _is_name(card) and card not in taken else next(free) for card in cards}
    document = _called(line.document, names)
    document["cards"] = {names[card]: _printed(rules, said, names[card]) for card, said in cards.items()}

    def said(one: Said) -> Said:
        chance = tuple(replace(each, order=_called(each.order, names)) for each in one.chance)
        return Said(one.seat, _called(one.action, names), chance)

    tried = said(line.tried) if line.tried is not None else None
    return replace(line, document=document, said=tuple(map(said, line.said)), tried=tried)


def _is_name(card: str) -> bool:
    return re.fullmatch(NAME, card) is not None


def _free(taken: set[str]) -> Iterator[str]:
    for number in count():
        for name in CALLED:
            found = name if not number else f"{name} {number + 1}"
            if found not in taken:
                yield found


def _printed(rules: Edition, said: Any, name: str) -> Any:
    return {**definition(rules, said), "name": name}


def _called(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        head, colon, tail = value.partition(":")
        return names.get(value, names.get(head, head) + colon + tail)
    if isinstance(value, Mapping):
        return {names.get(key, key): each if key == "cards" and isinstance(each, Mapping) else _called(each, names)
                for key, each in value.items()}  # fmt: skip
    if isinstance(value, list):
        return [_called(each, names) for each in value]
    return tuple(_called(each, names) for each in value) if isinstance(value, tuple) else value
