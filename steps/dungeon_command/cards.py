"""Cards described in tables: rows to card definitions, effects in words to the effect vocabulary."""

import re
from collections.abc import Mapping
from typing import Any

from monosashi.suite.card_phrases import Unclear

from .card_phrases import PHRASES, role

CREATURE_COLUMNS = (
    "name", "level", "speed", "hp", "melee", "ranged", "range", "abilities", "moves", "types", "effect",
)  # fmt: skip
"""The columns that describe a creature; ``name`` is what is printed on it, if several cards are copies of one."""

ORDER_COLUMNS = ("name", "level", "ability", "action", "effect")
"""Those that describe an order card."""

COLUMNS = {"creature": CREATURE_COLUMNS, "order": ORDER_COLUMNS}

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

MOVES = ("fly", "burrow", "shift")

ACTIONS = ("standard", "minor", "immediate")

NOBODYS_LEVEL = 20
"""An order card of this level can be used by nobody."""

FAR = 20
"""The range of a ranged attack of which it does not matter."""


def plain(name: str, kind: str) -> dict[str, Any]:
    """A card that nobody cares about: a creature with plain values, an order card of a level that nobody reaches."""
    if kind == "creature":
        return {"name": name, "kind": kind, "creature": _creature(name, {})}
    return {"name": name, "kind": kind, "order": {"level": NOBODYS_LEVEL, "action": "standard"}}


def card(identity: str, row: Mapping[str, str], kind: str) -> dict[str, Any]:
    """A card definition from a table row; empty cells take plain values that do not matter."""
    made: dict[str, Any] = {"name": row.get("name") or identity, "kind": kind}
    made[kind] = _creature(identity, row) if kind == "creature" else _order(identity, row)
    return PHRASES.onto(made, row.get("effect", ""), lambda number: role(kind, number))


def commander(row: Mapping[str, str]) -> dict[str, Any]:
    """A commander card; what is left empty is 10, or a hand of no cards."""
    name = row["commander"]
    face = {
        "creature_hand": _number(name, row, "creature hand", 0),
        "order_hand": _number(name, row, "order hand", 0),
        "leadership": _number(name, row, "leadership", 10),
        "morale": _number(name, row, "morale", 10),
    }
    return {"name": name, "kind": "commander", "commander": face}


def is_so(identity: str, row: Mapping[str, str], column: str) -> bool:
    """What a cell says that says yes, or nothing."""
    cell = row.get(column, "")
    if cell not in ("", "yes"):
        raise Unclear(f"{identity}: {column} is 'yes' or empty, not {cell!r}")
    return cell == "yes"


def _creature(identity: str, row: Mapping[str, str]) -> dict[str, Any]:
    face: dict[str, Any] = {
        "level": _number(identity, row, "level", 1),
        "speed": _number(identity, row, "speed", 6),
        "hit_points": _number(identity, row, "hp", 50),
    }
    if row.get("melee") != "none":
        face["melee"] = _number(identity, row, "melee", 20)
    if row.get("ranged"):
        face["ranged"] = {
            "damage": _number(identity, row, "ranged", 0),
            "range": _number(identity, row, "range", FAR),
        }
    elif row.get("range"):
        raise Unclear(f"{identity}: there is a range, and no ranged attack")
    if row.get("abilities"):
        face["abilities"] = [_one_of(identity, ABILITIES, each) for each in re.split(r", | and ", row["abilities"])]
    if row.get("moves"):
        face["moves"] = _one_of(identity, MOVES, row["moves"])
    if row.get("types"):
        face["types"] = re.split(r", | and ", row["types"])
    return face


def _order(identity: str, row: Mapping[str, str]) -> dict[str, Any]:
    face: dict[str, Any] = {
        "level": _number(identity, row, "level", 1),
        "action": _one_of(identity, ACTIONS, row.get("action") or "standard"),
    }
    if row.get("ability"):
        face["ability"] = _one_of(identity, ABILITIES, row["ability"])
    return face


def _number(identity: str, row: Mapping[str, str], column: str, default: int) -> int:
    text = row.get(column) or str(default)
    if not re.fullmatch(r"-?\d+", text):
        raise Unclear(f"{identity}: {column} {text!r} is no number")
    return int(text)


def _one_of(identity: str, known: tuple[str, ...], text: str) -> str:
    if text not in known:
        raise Unclear(f"{identity}: {text!r} is none of {', '.join(known)}")
    return text
