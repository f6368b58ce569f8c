"""Positions of Dungeon Command that tell whether a program is connected, and a move to see it act."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from monosashi.kit.interface import SampleAction, SamplePosition

RULES_DECIDE = re.compile(
    r"asked|phase|result|activating|moved|declared|hits|creatures\[.*\]\.(?:hit_points|activated):"
)
"""The hit points that a creature has left are worked out from its card."""

OPEN = ("NNNN....", ".....$..", "..~^....", "..o#$...", "........", "SSSS....")
LEGEND = {"S": ["south"], "N": ["north"]}


def creature(name: str, **more: Any) -> dict[str, Any]:
    """A plain creature card."""
    face = {"level": 1, "speed": 6, "hit_points": 50, "melee": 20}
    return {"name": name, "kind": "creature", "creature": {**face, **more}}


def order(name: str) -> dict[str, Any]:
    """An order card without a text, of a level that nobody reaches."""
    return {"name": name, "kind": "order", "order": {"level": 20, "action": "standard"}}


def battlefield() -> dict[str, Any]:
    """A small battlefield with one square of each terrain and two treasure squares."""
    return {"side": "dungeon", "rows": list(OPEN), "legend": LEGEND}


def there(square: str, controller: str, **more: Any) -> dict[str, Any]:
    """A creature on its square."""
    return {"square": square, "controller": controller, **more}


MINIMAL = SamplePosition(
    MappingProxyType(
        {
            "turn_player": "south",
            "battlefield": {"side": "dungeon", "rows": ["..."]},
            "players": {"south": {}, "north": {}},
            "cards": {"Wolf": creature("Wolf"), "Rat": creature("Rat")},
            "creatures": {"Wolf": there("a1", "south"), "Rat": there("c1", "north")},
        }
    ),
    "loaded and shown: turn 1, activate phase, two creatures on three squares",
)

RICH: Mapping[str, Any] = MappingProxyType(
    {
        "turn_player": "north",
        "turn": 6,
        "phase": "activate",
        "first_player": "south",
        "battlefield": battlefield(),
        "cards": {
            **{name: creature(name) for name in ("Wolf", "Rat", "Owl", "Boar", "Stag", "Hare")},
            "Giant": creature("Giant", level=4, speed=4, hit_points=120, abilities=["strength"]),
            "Archer": creature("Archer", ranged={"damage": 20, "range": 8}),
            "Hawk": creature("Hawk", moves="fly"),
            **{name: order(name) for name in ("Charge", "Parry", "Volley", "March", "Rally")},
            "Marshal": {
                "name": "Marshal",
                "kind": "commander",
                "commander": {"creature_hand": 3, "order_hand": 4, "leadership": 8, "morale": 12},
            },
        },
        "players": {
            "south": {
                "commander": "Marshal",
                "leadership": 9,
                "morale": 7,
                "creature_deck": ["Rat", "Owl"],
                "creature_hand": ["Boar"],
                "creature_discard": ["Stag"],
                "order_deck": ["Charge"],
                "order_hand": ["Parry"],
                "order_discard": ["Volley"],
            },
            "north": {"leadership": 8, "morale": 11, "creature_hand": ["Hare"], "order_hand": ["March", "Rally"]},
        },
        "creatures": {
            "Wolf": there("b2", "south", damage=20, tapped=True),
            "Giant": there("c3", "north"),
            "Archer": there("g6", "north", activated=True),
            "Hawk": there("h1", "south", owner="north"),
        },
        "treasures": {"e3": {"number": 2}, "f5": {"number": 3, "left": 1, "face_down": False}},
    }
)


def rich(_edition: str) -> SamplePosition:
    """Something in every zone that needs no card text."""
    return SamplePosition(
        RICH, "the map, creatures, damage, chests, hands, decks and discard piles are shown as they were loaded"
    )


ODD_IDS = ("Zoë's Wolf № 7 – 狼", 'the "Old" one \\ two', "007", " spaced  out ", "wolf", "Long" * 75)

ODD = SamplePosition(
    MappingProxyType(
        {
            "turn_player": "south",
            "battlefield": battlefield(),
            "cards": {
                **{name: creature(name) for name in ODD_IDS},
                "Wolf": creature("Wolf"),
                "Wolf 2": creature("Wolf"),
                "Last": order("Last"),
            },
            "players": {
                "south": {"creature_hand": list(ODD_IDS[3:]), "order_deck": ["Last"]},
                "north": {},
            },
            "creatures": {
                "Wolf": there("a1", "south"),
                "Wolf 2": there("b1", "south", tapped=True),
                ODD_IDS[0]: there("c1", "south"),
                ODD_IDS[1]: there("a6", "north"),
                ODD_IDS[2]: there("b6", "north"),
            },
        }
    ),
    "two creatures of one card are two creatures",
)

ACTIVATION: Mapping[str, Any] = MappingProxyType(
    {
        "turn_player": "south",
        "battlefield": battlefield(),
        "cards": {"Wolf": creature("Wolf"), "Owl": creature("Owl"), "Rat": creature("Rat")},
        "players": {"south": {}, "north": {}},
        "creatures": {
            "Wolf": there("a1", "south"),
            "Owl": there("b1", "south"),
            "Rat": there("h6", "north"),
        },
    }
)
"""Two creatures to activate, and nothing in the way."""

DEED = SampleAction("an activation", ACTIVATION, "south", MappingProxyType({"do": "activate", "creature": "Wolf"}))

NONSENSE: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "an act that does not exist": {"do": "juggle", "with": ["Wolf"]},
        "the activation of a creature that is not there": {"do": "activate", "creature": "Nobody"},
        "a move over no square": {"do": "move", "path": []},
    }
)
