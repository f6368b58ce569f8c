"""Cards described in tables: rows to card definitions, effects in words to the effect vocabulary.

An effect reads ``timing[, cost ...][, forced][, field]: parts``, for instance

* ``before-attack: [3] to an enemy unit``
* ``counter, cost fire: defence +2 to one of your units``
* ``counter, cost water water and discard 1: [flame:2D] to all enemy units``
* ``quick, exhaust this: ready one of your units``
* ``when this dies, forced: gain 1 power``
* ``constant: attack +1 to your units``
* ``ritual, cost 2 power: attack +2 & defence +1 to one of your units until turn end``
* ``before-attack: [2] to an enemy unit, then draw 1``
"""

import re
from collections.abc import Mapping
from typing import Any

from ..monster_collection.effect_words import CARDS, DAMAGE, DEEDS, Unclear, Words, condition, icons, script, until

FLAGS = {
    "cannot die": "cannot_die",
    "cannot march": "cannot_march",
    "may march exhausted": "may_march_exhausted",
    "cannot attack": "cannot_attack",
}


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
            made["slots"] = icons(row["spell"])
        if row.get("race"):
            made["race"] = row["race"]
    if row.get("attribute"):
        made["attributes"] = re.split(r"\s+and\s+|\s+", row["attribute"])
    if row.get("hand") == "never":
        made["never_in_hand"] = True
    for text in filter(None, re.split(r"\s+/\s+", row.get("effect", ""))):
        group, made_effect = effect(text)
        made.setdefault(group, []).append(made_effect)
    return made


def _kind_of(row: Mapping[str, str]) -> str:
    for kind in ("token", "summoner"):
        if row.get(kind):
            return kind
    return "unit"


def effect(text: str) -> tuple[str, dict[str, Any]]:
    """An effect in words: the list of the card it belongs to, and its definition."""
    head, colon, body = text.partition(": ")
    if not colon:
        raise Unclear(f"{text!r}: a colon separates the timing from what happens")
    timing, *marks = [mark.strip() for mark in head.split(", ")]
    made: dict[str, Any] = {}
    group = _timing(timing, made)
    made["scope"] = "field" if timing == "ritual" else "battle"
    for mark in marks:
        _mark(mark, made)
    body, end = until(body, "battle|phase|turn|next turn")
    if end:
        made["until"] = end
    if group == "constants":
        return group, _constant(body, made)
    groups, target = script(body, SELF_CONTAINED, REACHING, ("damage", "change"))
    made["do"] = groups
    if target:
        made["target"] = target
    return group, made


def _timing(timing: str, made: dict[str, Any]) -> str:
    if timing in ("ritual", "quick", "before-attack", "counter"):
        made["timing"] = timing.replace("-", "_")
        return "abilities"
    if timing == "constant":
        return "constants"
    made["when"] = condition(timing)
    return "triggers"


def _mark(mark: str, made: dict[str, Any]) -> None:
    if mark in ("forced", "each"):
        made[mark] = True
    elif mark in ("field", "battle"):
        made["scope"] = mark
    elif mark in ("from the hand", "from the battlefield"):
        made["usable_from"] = mark.removeprefix("from the ")
    elif mark == "exhaust this":
        made.setdefault("cost", {})["exhaust_this"] = True
    elif mark.startswith("cost "):
        for item in mark.removeprefix("cost ").split(" and "):
            _cost(item, made.setdefault("cost", {}))
    else:
        raise Unclear(f"{mark!r} is neither a cost nor a mark")


def _cost(item: str, cost: dict[str, Any]) -> None:
    if match := re.fullmatch(r"(\d+) power", item):
        cost["power"] = int(match[1])
    elif match := re.fullmatch(r"discard (\d+)", item):
        cost["discard"] = int(match[1])
    elif item == "exhaust this":
        cost["exhaust_this"] = True
    else:
        cost["slots"] = icons(item)


def _constant(body: str, made: dict[str, Any]) -> dict[str, Any]:
    # "attack +1 to your fire units": a constant chooses nobody, it holds for all of them.
    body = re.sub(r"\byour (?!(?:other )?units$)", "one of your ", body)
    groups, target = script(body, SELF_CONTAINED, REACHING, ("damage", "change"))
    change: dict[str, Any] = {}
    for part in groups[0]:
        change |= part
    if target:
        change["to"] = {"own": "allies", "enemy": "enemies", "any": "all"}[target["side"]]
        made["filter"] = target.get("filter", {})
    made["change"] = change
    return made


SELF_CONTAINED: Words = [
    *CARDS,
    (r"gain (\d+) power", lambda m: {"verb": "power", "count": int(m[1])}),
    (r"lose (\d+) power", lambda m: {"verb": "power", "count": -int(m[1])}),
    (r"the enemy gains (\d+) power", lambda m: {"verb": "power", "count": int(m[1]), "who": "enemy"}),
    (r"the enemy loses (\d+) power", lambda m: {"verb": "power", "count": -int(m[1]), "who": "enemy"}),
    (r"summon token (.+)", lambda m: {"verb": "token", "token": m[1]}),
    (r"take token (.+) into the hand", lambda m: {"verb": "token_to_hand", "token": m[1]}),
    (r"summon this", lambda _: {"verb": "summon_this"}),
    (r"dice ([+-]\d+)", lambda m: {"verb": "change", "dice": int(m[1]), "to": "allies"}),
]

REACHING: Words = [
    *DAMAGE,
    (r"(attack|defence|initiative) ([+-]\d+)", lambda m: {"verb": "change", m[1]: int(m[2])}),
    (r"ward (\d+) against ([a-z]+)", lambda m: {"verb": "change", "ward": int(m[1]), "ward_of": m[2]}),
    (rf"({'|'.join(FLAGS)})", lambda m: {"verb": "change", "flags": [FLAGS[m[1]]]}),
    (r"race ([A-Z]\w+)", lambda m: {"verb": "change", "race": m[1]}),
    *DEEDS,
    (r"kill", lambda _: {"verb": "kill"}),
    (r"move", lambda _: {"verb": "move"}),
]
