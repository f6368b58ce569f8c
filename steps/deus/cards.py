"""Cards described in tables: rows to card definitions."""

import re
from collections.abc import Mapping
from typing import Any

from .card_phrases import PHRASES


def card(row: Mapping[str, str]) -> dict[str, Any]:
    """A card definition from a table row; empty cells take plain values that do not matter."""
    name = row.get("unit") or row.get("card") or row.get("token") or row.get("summoner") or ""
    kind = row.get("kind", "").replace(" ", "_") or _kind_of(row)
    made: dict[str, Any] = {"name": name, "kind": kind}
    if kind in ("unit", "token"):
        made |= {
            "level": int(row.get("level") or 2),
            "attack": int(row.get("attack") or 2),
            "defence": int(row.get("defence") or 3),
            "march": row.get("march") or "walk",
        }
        if row.get("instant") == "yes":
            made["instant"] = True
        if row.get("initiative"):
            made["initiative"] = int(row["initiative"])
        if row.get("spell"):
            made["slots"] = row["spell"].split()
        if row.get("race"):
            made["race"] = row["race"]
    if row.get("attribute"):
        made["attributes"] = re.split(r"\s+and\s+|\s+", row["attribute"])
    if row.get("hand") == "never":
        made["never_in_hand"] = True
    return PHRASES.onto(made, row.get("effect", ""))


def _kind_of(row: Mapping[str, str]) -> str:
    for kind in ("token", "summoner"):
        if row.get(kind):
            return kind
    return "unit"
