"""Positions of the TCG that tell whether a program is connected, and a march to see it act."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from monosashi.games.monster_collection.samples import ODD_IDS, cards, unit, unit_card
from monosashi.kit.interface import SampleAction, SamplePosition

RULES_DECIDE = re.compile(r"asked|final_turn|phase|battle[:.]|in_use|result|field\[\w+\]\.(limit|used)")
"""Limits of bases and proxies are the rules', and so is how much of a Limit is used."""


def terrain_card(name: str, **more: Any) -> dict[str, Any]:
    """A plain terrain card."""
    return {"name": name, "kind": "terrain", "limit": 8, **more}


def equipment_card(name: str, **more: Any) -> dict[str, Any]:
    """Equipment that adds nothing and costs nothing."""
    return {"name": name, "kind": "equipment", "classification": "Tool", "wearing_cost": 0, **more}


def terrains(*names: str) -> dict[str, Any]:
    """Plain terrain cards by id, each called by it."""
    return {name: terrain_card(name) for name in names}


def terrain(card: str, area: str, placed_by: str, **more: Any) -> dict[str, Any]:
    """A card on an area."""
    return {"card": card, "area": area, "placed_by": placed_by, **more}


MINIMAL = SamplePosition(
    MappingProxyType({"marching": "south"}), "loaded and shown: turn 3, main phase, two bases and nothing else"
)

RICH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "north",
        "turn": 6,
        "cards": {
            **cards("Page", "Cook", "Groom", "Bard", "Orc", "Goblin", "Imp", "Troll", "Monk", "Rat", "Under"),
            **terrains("Moor", "Ford"),
            "Ridge": terrain_card("Ridge", limit=12),
            "Cap": equipment_card("Cap"),
            "Belt": equipment_card("Belt"),
            "Knight": unit_card("Knight", level=3, attack=4, defence=5),
            "Squire": unit_card("Squire", level=1, attack=0, defence=1),
            "Ogre": unit_card("Ogre", level=8, attack=7),
            "Wyvern": unit_card("Wyvern", march="fly", attack=5),
        },
        "south": {"hand": ["Page"], "deck": ["Groom", "Cook"], "discard": ["Bard"], "base": "Monk"},
        "north": {"hand": ["Orc", "Goblin"], "deck": ["Imp"], "discard": ["Troll"], "excluded": ["Rat"]},
        "units": [
            unit("Knight", "south", "b1", equipment=["Cap", "Belt"]),
            unit("Squire", "south", "b2", ready=False),
            unit("Ogre", "north", "c3"),
            unit("Wyvern", "north", "a3", ready=False),
        ],
        "terrain": [
            terrain("Moor", "b2", "south"),
            terrain("Ridge", "c3", "north"),
            terrain("Ford", "a2", "north"),
            terrain("Under", "a3", "north", proxy=True),
        ],
        "fought_on": ["b2"],
        "proxy_used": True,
    }
)


def rich(_edition: str) -> SamplePosition:
    """Something in every zone that needs no card text."""
    says = "units, equipment, terrain, a proxy, a base, hands, decks and piles are shown as they were loaded"
    return SamplePosition(RICH, says)


ODD = SamplePosition(
    MappingProxyType(
        {
            "marching": "south",
            "cards": {
                **cards(*ODD_IDS[1:]),
                ODD_IDS[0]: terrain_card(ODD_IDS[0]),
                "Knight": unit_card("Knight"),
                "Knight 2": unit_card("Knight"),
                **cards("Last"),
            },
            "south": {"hand": list(ODD_IDS[3:]), "deck": ["Last"]},
            "units": [
                unit("Knight", "south", "b1"),
                unit("Knight 2", "south", "b1", ready=False),
                *(unit(name, "north", "b3") for name in ODD_IDS[1:3]),
            ],
            "terrain": [terrain(ODD_IDS[0], "b3", "north")],
        }
    ),
    "two units of one card are two units",
)

MARCH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "south",
        "cards": {**cards("Knight", "Squire", "Ogre", "Page", "Imp"), **terrains("Moor", "Heath", "Fen", "Ridge")},
        "south": {"hand": ["Fen"], "deck": ["Page"]},
        "north": {"deck": ["Imp"]},
        "units": [
            unit("Knight", "south", "b1"),
            unit("Squire", "south", "a1", ready=False),
            unit("Ogre", "north", "c3"),
        ],
        "terrain": [
            terrain("Moor", "a1", "south"),
            terrain("Heath", "b2", "south"),
            terrain("Ridge", "c3", "north"),
        ],
    }
)
"""A ready unit and an exhausted one, an empty terrain before them, and nobody near."""

DEED = SampleAction("a march", MARCH, "south", MappingProxyType({"do": "march", "units": ["Knight"], "area": "b2"}))

NONSENSE: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "an act that does not exist": {"do": "juggle", "with": ["Knight"]},
        "a march of a unit that is not there": {"do": "march", "units": ["Nobody"], "area": "b2"},
        "a march to an area that does not exist": {"do": "march", "units": ["Knight"], "area": "z9"},
        "terrain from nobody's hand": {"do": "place_terrain", "card": "Nothing", "area": "c1"},
    }
)
