"""Positions of Deus that tell whether a program is connected, and a march to see it act."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import reference_engine as engine
from monosashi.games.monster_collection.samples import ODD_IDS, cards, unit, unit_card
from monosashi.kit.interface import SampleAction, SamplePosition

RULES_DECIDE = re.compile(r"asked|final_turn|phase|battle[:.]|in_use|result")

MINIMAL = SamplePosition(
    MappingProxyType({"marching": "south"}), "loaded and shown: turn 3, main phase, nothing on the table"
)

RICH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "north",
        "turn": 6,
        "cards": {
            **cards("Page", "Cook", "Groom", "Bard", "Orc", "Goblin", "Imp", "Troll"),
            "Knight": unit_card("Knight", level=3, attack=4, defence=5),
            "Squire": unit_card("Squire", level=1, attack=0, defence=1),
            "Ogre": unit_card("Ogre", level=8, attack=7),
            "Wyvern": unit_card("Wyvern", march="fly", attack=5),
        },
        "south": {"hand": ["Page"], "deck": ["Groom", "Cook"], "discard": ["Bard"], "power": 2},
        "north": {"hand": ["Orc", "Goblin"], "deck": ["Imp"], "discard": ["Troll"], "power": 5},
        "units": [
            unit("Knight", "south", "a1"),
            unit("Squire", "south", "b2", ready=False),
            unit("Ogre", "north", "c3"),
            unit("Wyvern", "north", "c2", ready=False),
        ],
        "start_owner": {"a2": "north", "b2": "south", "c2": "north"},
        "control_markers": ["a2"],
        "battle_markers": ["b2"],
    }
)
"""Something in every zone that needs no card text."""


def rich(edition: str) -> SamplePosition:
    """RICH with the markers that the edition has."""
    says = "units, states, hands, decks, discard piles, power and markers are shown as they were loaded"
    if not engine.edition(edition).numbers["ownership_markers"]:
        return SamplePosition(RICH, says)
    plain = {name: value for name, value in RICH.items() if name not in ("start_owner", "control_markers")}
    return SamplePosition({**plain, "ownership": {"a2": "north", "b2": "south", "c2": "north"}}, says)


ODD = SamplePosition(
    MappingProxyType(
        {
            "marching": "south",
            "cards": {
                **cards(*ODD_IDS),
                "Knight": unit_card("Knight"),
                "Knight 2": unit_card("Knight"),
                **cards("Last"),
            },
            "south": {"hand": list(ODD_IDS[3:]), "deck": ["Last"]},
            "units": [
                unit("Knight", "south", "a1"),
                unit("Knight 2", "south", "a1", ready=False),
                *(unit(name, "north", area) for name, area in zip(ODD_IDS, ("a3", "b3", "c3"), strict=False)),
            ],
        }
    ),
    "two units of one card are two units",
)

MARCH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "south",
        "cards": cards("Knight", "Squire", "Ogre", "Page", "Imp"),
        "south": {"deck": ["Page"]},
        "north": {"deck": ["Imp"]},
        "units": [
            unit("Knight", "south", "b1"),
            unit("Squire", "south", "a1", ready=False),
            unit("Ogre", "north", "c3"),
        ],
    }
)
"""A ready unit and an exhausted one, and nobody near."""

DEED = SampleAction("a march", MARCH, "south", MappingProxyType({"do": "march", "moves": {"Knight": "b2"}}))

NONSENSE: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "an act that does not exist": {"do": "juggle", "with": ["Knight"]},
        "a march of a unit that is not there": {"do": "march", "moves": {"Nobody": "b2"}},
        "a march to an area that does not exist": {"do": "march", "moves": {"Knight": "z9"}},
    }
)
