"""Positions of Monster Maker that tell whether a program is connected, and a move to see it act."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from monosashi.kit.interface import SampleAction, SamplePosition

RULES_DECIDE = re.compile(
    r"asked|phase|battle[:.]|actions|returning|done|time_is_up|result|players\[\w+\]\..*\b(level|town|attack):"
)
"""Levels, towns and what is added to attack results are worked out from the cards."""


def character(name: str, **more: Any) -> dict[str, Any]:
    """A plain character card."""
    face = {"level": 0, "attack": {"dice": 1}, "durability": 3}
    return {"name": name, "kind": "character", "character": {**face, **more}}


def monster(name: str, **more: Any) -> dict[str, Any]:
    """A plain monster card."""
    face = {"level": 1, "attack": {"dice": 1}, "durability": 3, "attack_count": 1, "retreat": 1}
    return {"name": name, "kind": "monster", "monster": {**face, **more}}


def land(name: str, **more: Any) -> dict[str, Any]:
    """A plain land card."""
    return {"name": name, "kind": "land", "land": {"level": 1, **more}}


def miracle(name: str, kind: str = "other") -> dict[str, Any]:
    """A miracle card without a text."""
    return {"name": name, "kind": "miracle", "miracle": {"level": 0, "type": kind}}


def lands(*names: str) -> dict[str, Any]:
    """Plain land cards by id, each called by it."""
    return {name: land(name) for name in names}


MINIMAL = SamplePosition(
    MappingProxyType({"turn_player": "south", "players": {"south": {}, "north": {}}}),
    "loaded and shown: turn 1, first window, nothing on the table",
)

RICH: Mapping[str, Any] = MappingProxyType(
    {
        "turn_player": "north",
        "turn": 6,
        "phase": "encounter_phase",
        "first_player": "south",
        "cards": {
            **lands("Moor", "Ford", "Ridge", "Fen", "Heath", "Dale"),
            "Gate": land("Gate", level=2, town=True),
            "Marsh": land("Marsh", level=2, attribute="water"),
            **{name: character(name) for name in ("Page", "Squire", "Bard", "Monk")},
            "Knight": character("Knight", level=3, attack={"dice": 2, "plus": -1}, durability=5),
            **{name: monster(name) for name in ("Rat", "Boar", "Imp")},
            "Wolf": monster("Wolf", durability=5, attack_count=2, attribute="earth"),
            "Blade": miracle("Blade", "item"),
            "Shield": miracle("Shield", "item"),
            "Song": miracle("Song"),
        },
        "players": {
            "south": {
                "hand": ["Rat"],
                "deck": ["Moor", "Ford"],
                "discard": ["Bard"],
                "map": [{"id": "Gate"}, {"id": "Imp", "face_down": True},
                        {"id": "Marsh", "monsters": {"Wolf": "north", "Boar": "north"}}],
                "party": [{"id": "Page", "marked": True, "items": ["Blade", "Shield"]},
                          {"id": "Squire", "wounded": True}],
                "others": ["Song"],
            },
            "west": {"deck": ["Ridge"], "map": [{"id": "Heath"}], "annihilated": True},
            "north": {"hand": ["Monk", "Dale"], "deck": ["Fen"], "party": [{"id": "Knight"}]},
        },
        "damage": {"Wolf": 3, "Knight": 2},
        "placed_character": True,
        "monsters_on": ["south"],
    }
)  # fmt: skip


def rich(_edition: str) -> SamplePosition:
    """Something in every zone that needs no card text, at a table of three."""
    return SamplePosition(
        RICH, "maps, monsters, parties, items, damage, hands, decks and discard piles are shown as they were loaded"
    )


ODD_IDS = ("Zoë's Knight № 7 – 騎士", 'the "Old" one \\ two', "007", " spaced  out ", "knight", "Long" * 75)

ODD = SamplePosition(
    MappingProxyType(
        {
            "turn_player": "south",
            "cards": {
                ODD_IDS[0]: character(ODD_IDS[0]),
                ODD_IDS[1]: monster(ODD_IDS[1]),
                **lands(*ODD_IDS[2:]),
                "Knight": character("Knight"),
                "Knight 2": character("Knight"),
                "Last": land("Last"),
            },
            "players": {
                "south": {
                    "hand": list(ODD_IDS[3:]),
                    "deck": ["Last"],
                    "map": [{"id": "007", "monsters": {ODD_IDS[1]: "north"}}],
                    "party": [{"id": "Knight"}, {"id": "Knight 2", "wounded": True}, {"id": ODD_IDS[0]}],
                },
                "north": {},
            },
        }
    ),
    "two characters of one card are two characters",
)

MOVE: Mapping[str, Any] = MappingProxyType(
    {
        "turn_player": "south",
        "phase": "move_phase",
        "cards": {
            **lands("Moor", "Ford", "Fen"),
            "Page": character("Page"),
            "Squire": character("Squire"),
            "Rat": monster("Rat"),
        },
        "players": {
            "south": {"hand": ["Ford", "Rat"], "deck": ["Fen"], "map": [{"id": "Moor"}], "party": [{"id": "Page"}]},
            "north": {"party": [{"id": "Squire"}]},
        },
    }
)
"""A land in the hand, and nothing in the way."""

DEED = SampleAction("a move", MOVE, "south", MappingProxyType({"do": "move", "card": "Ford"}))

NONSENSE: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "an act that does not exist": {"do": "juggle", "with": ["Page"]},
        "a move with a card that is not there": {"do": "move", "card": "Nobody"},
        "a dismissal of nobody": {"do": "dismiss", "characters": []},
    }
)
