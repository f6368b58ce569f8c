"""Cards described in tables: rows to card definitions, effects in words to the effect vocabulary."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from monosashi.suite.card_phrases import Unclear
from reference_engine.monster_maker.cards import LandFace, MissionCondition, Roll

from .card_phrases import PHRASES

COLUMNS = (
    "kind", "name", "named", "level", "attack", "durability", "skills", "support", "attack count", "retreat",
    "attribute", "town", "condition", "mission", "class", "effect",
)  # fmt: skip
"""The columns that describe a card; ``name`` is what is printed on it, if several cards are copies of one."""

CLASSES = "fighter|cleric|mage|thief"
ATTRIBUTES = ("fire", "water", "wind", "earth")


def plain(name: str) -> dict[str, Any]:
    """A card that nobody cares about: a miracle of a level that no party reaches."""
    return {"name": name, "kind": "miracle", "miracle": {"level": 20}}


def card(row: Mapping[str, str], kind: str = "") -> dict[str, Any]:
    """A card definition from a table row; empty cells take plain values that do not matter.

    ``kind`` holds where the row names none; without any it is a plain card.
    """
    name = row.get("name") or row["card"]
    kind = row.get("kind") or kind
    if not kind:
        filled = [column for column in COLUMNS if row.get(column)]
        if filled and filled != ["name"]:
            raise Unclear(f"{row['card']}: say of what kind it is, for it has a column {filled[-1]!r}")
        return plain(name)
    if kind not in FACES:
        raise Unclear(f"{row['card']}: {kind!r} is no kind of card; kinds are {', '.join(FACES)}")
    known = {"kind", "name", "named", "effect", *(column for face in FACES[kind] for column in READ[face])}
    strange = [column for column in COLUMNS if row.get(column) and column not in known]
    if strange:
        raise Unclear(f"{row['card']}: a {kind} has no {strange[0]}")
    made: dict[str, Any] = {"name": name, "kind": OF_KIND.get(kind) or FACES[kind][0]}
    for face in FACES[kind]:
        made[OF_KIND.get(face, face)] = FACE[face](row)
    if row.get("named"):
        made["named"] = row["named"]
    effects = row.get("effect") or ("skill: draw 1" if kind == "skill" else "")
    return PHRASES.onto(made, effects)


def is_so(row: Mapping[str, str], column: str, yes: str, no: str = "") -> bool:
    """What a cell says that can say one thing, or the other, or nothing."""
    cell = row.get(column, "")
    if cell not in ("", yes, no):
        raise Unclear(f"{row['card']}: {column} is {yes!r} or {no!r}, not {cell!r}")
    return cell == yes


# Faces


def _number(row: Mapping[str, str], column: str, default: int) -> int:
    text = row.get(column) or str(default)
    if not re.fullmatch(r"-?\d+", text):
        raise Unclear(f"{row['card']}: {column} {text!r} is no number")
    return int(text)


def _attribute(row: Mapping[str, str]) -> dict[str, str]:
    text = row.get("attribute", "")
    if text in ("", "none"):
        return {}
    if text not in ATTRIBUTES:
        raise Unclear(f"{row['card']}: {text!r} is no attribute")
    return {"attribute": text}


def _land(row: Mapping[str, str]) -> dict[str, Any]:
    made: dict[str, Any] = {"level": _number(row, "level", 1), "town": is_so(row, "town", "yes"), **_attribute(row)}
    if row.get("condition"):
        made = PHRASES.parsed(LandFace, row["condition"]) | made
    return made


def _creature(row: Mapping[str, str]) -> dict[str, Any]:
    return {
        "level": _number(row, "level", 0),
        "attack": PHRASES.parsed(Roll, row.get("attack") or "1"),
        "durability": _number(row, "durability", 3),
    }


def _character(row: Mapping[str, str]) -> dict[str, Any]:
    made = _creature(row) | {"support": _number(row, "support", 0)}
    if row.get("skills"):
        made["skills"] = dict(_class_and_level(text) for text in row["skills"].split(" and "))
    return made


def _class_and_level(text: str) -> tuple[str, int]:
    match = re.fullmatch(rf"({CLASSES}) (\d+)", text)
    if match is None:
        raise Unclear(f"{text!r} is no skill class with a level")
    return match[1], int(match[2])


def _monster(row: Mapping[str, str]) -> dict[str, Any]:
    counts = {"attack_count": _number(row, "attack count", 1), "retreat": _number(row, "retreat", 1)}
    return _creature(row) | counts | _attribute(row)


def _miracle(row: Mapping[str, str]) -> dict[str, Any]:
    return {"level": _number(row, "level", 0)}


def _item(row: Mapping[str, str]) -> dict[str, Any]:
    return {"level": _number(row, "level", 0), "type": "item"}


def _mission(row: Mapping[str, str]) -> dict[str, Any]:
    wanted = PHRASES.parsed(MissionCondition, row.get("mission") or "level 1")
    return {"level": _number(row, "level", 0), "type": "mission", "mission": wanted}


def _skill(row: Mapping[str, str]) -> dict[str, Any]:
    return {"level": _number(row, "level", 1), "skill_class": row.get("class") or "fighter"}


FACES = {
    **{kind: (kind,) for kind in ("land", "character", "monster", "item", "mission", "miracle", "skill")},
    "character and monster": ("character", "monster"),
    "monster and character": ("monster", "character"),
}
"""What a card of a kind can be used as: a character and monster is a deemed monster, the other a deemed character."""

OF_KIND = {"item": "miracle", "mission": "miracle"}

FACE: dict[str, Callable[[Mapping[str, str]], dict[str, Any]]] = {
    "land": _land,
    "character": _character,
    "monster": _monster,
    "item": _item,
    "mission": _mission,
    "miracle": _miracle,
    "skill": _skill,
}

READ = {
    "land": ("level", "town", "attribute", "condition"),
    "character": ("level", "attack", "durability", "skills", "support"),
    "monster": ("level", "attack", "durability", "attack count", "retreat", "attribute"),
    "item": ("level",),
    "mission": ("level", "mission"),
    "miracle": ("level",),
    "skill": ("level", "class"),
}
"""The columns that a face is read from."""
