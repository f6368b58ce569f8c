"""Cards described in tables: rows to card definitions."""

import re
from collections.abc import Mapping
from typing import Any

from monosashi.suite.card_phrases import Unclear
from reference_engine.moncolle_tcg.cards import Standing

from .card_phrases import PHRASES, role

KINDS = {"unit", "battle_spell", "consumable", "equipment", "terrain"}


def card(row: Mapping[str, str]) -> dict[str, Any]:
    """A card definition from a table row; empty cells take plain values that do not matter."""
    kind = row.get("kind", "").replace(" ", "_") or _kind_of(row)
    if kind not in KINDS:
        raise Unclear(f"{kind!r} is no kind of card")
    made: dict[str, Any] = {"name": row.get("unit") or row.get("card") or row.get("terrain") or "", "kind": kind}
    made |= BLANK[kind](row)
    for name in ("race", "classification", "faction"):
        if row.get(name):
            made[name] = row[name]
    if row.get("attribute"):
        made["attributes"] = re.split(r"\s+and\s+|\s+", row["attribute"])
    if row.get("standing"):
        made["standing"] = PHRASES.parsed(Standing, row["standing"])
    if row.get("only for"):
        made["race_only"] = row["only for"]
    return PHRASES.onto(made, row.get("effect", ""), lambda _: role(kind))


def _kind_of(row: Mapping[str, str]) -> str:
    return "terrain" if row.get("terrain") else "unit"


def _unit(row: Mapping[str, str]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "level": int(row.get("level") or 2),
        "attack": int(row.get("attack") or 2),
        "defence": int(row.get("defence") or 3),
        "march": (row.get("march") or "walk").replace(" ", "_"),
    }
    if row.get("instant") == "yes":
        made["instant"] = True
    if row.get("hero"):
        made["hero"] = int(row["hero"])
    return made


def _equipment(row: Mapping[str, str]) -> dict[str, Any]:
    made: dict[str, Any] = {"wearing_cost": int(row.get("cost") or 1)}
    return made | {name: int(row[name]) for name in ("attack", "defence") if row.get(name)}


BLANK: dict[str, Any] = {
    "unit": _unit,
    "equipment": _equipment,
    "terrain": lambda row: {"limit": int(row.get("limit") or 8)},
    "battle_spell": lambda _row: {},
    "consumable": lambda _row: {},
}
"""What a card of each kind has besides its name."""
