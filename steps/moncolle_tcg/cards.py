"""Cards described in tables: rows to card definitions, effects in words to the effect vocabulary.

An effect reads ``timing[, marks ...]: parts``, for instance

* ``normal, completion: [3] to an enemy unit``
* ``counter, cost fire: defence +2 to one of your units``  (on a battle spell)
* ``normal, cost 2 items: attack +1 to one of your units``  (on a consumable)
* ``own turn, declared, cost discard 1 battle spell: draw 1``
* ``counter, from the hand: [flame:2D] to all enemy units``
* ``normal, declared, uncounterable: exhaust an enemy unit, then draw 1``
* ``when this dies, always: draw 1``
* ``counter, declared: strip one equipment of an enemy unit``
* ``own turn, declared: grant {own turn, declared = mill 2; own turn, declared = draw 1} to this``
* ``normal, declared: lose abilities and resist for an enemy unit``

The effect of a terrain reads ``attack +1 & Resist flame to fire units``. Standing abilities read
``Initiative 1, Charge 2, Resist flame, Weakness flame 2, Item 1, Spell fire multi``.
"""

import re
from collections.abc import Mapping
from typing import Any

from ..monster_collection.effect_words import (
    CARDS,
    DAMAGE,
    DEEDS,
    NUMBER_WORDS,
    Unclear,
    Words,
    attribute,
    condition,
    icons,
    script,
    until,
)

KINDS = {"unit", "battle_spell", "consumable", "equipment", "terrain"}
STANDING = {"Initiative": "initiative", "Charge": "charge", "Defender": "defender", "Item": "items"}
LOST = "(?:initiative|charge|defender|items|spells|resist|weaknesses|abilities)"


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
        made["standing"] = standing(row["standing"])
    if row.get("only for"):
        made["race_only"] = row["only for"]
    for text in filter(None, re.split(r"\s+/\s+", row.get("effect", ""))):
        group, made_effect = terrain_effect(text) if kind == "terrain" else effect(text, kind)
        made.setdefault(group, []).append(made_effect)
    return made


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


def standing(text: str) -> dict[str, Any]:
    """Standing abilities in words."""
    made: dict[str, Any] = {}
    for each in text.split(", "):
        name, _, rest = each.partition(" ")
        if name in STANDING:
            made[STANDING[name]] = int(rest)
        elif name == "Spell":
            made["spells"] = icons(rest)
        elif name == "Resist":
            made.setdefault("resist", []).append(rest)
        elif name == "Weakness":
            to, _, more = rest.partition(" ")
            made.setdefault("weaknesses", []).append({"to": to, "more": int(more)})
        else:
            raise Unclear(f"{each!r} is no standing ability")
    return made


def effect(text: str, kind: str) -> tuple[str, dict[str, Any]]:
    """An effect in words: the list of the card it belongs to, and its definition."""
    head, colon, body = text.partition(": ")
    if not colon:
        raise Unclear(f"{text!r}: a colon separates the timing from what happens")
    timing, *marks = [mark.strip() for mark in head.split(", ")]
    made: dict[str, Any] = {}
    group = "abilities"
    if timing.startswith("when "):
        group, made["when"] = "automatic", condition(timing)
    elif timing in ("normal", "counter", "own turn"):
        made["timing"] = timing.replace(" ", "_")
        made["kind"] = "card" if kind in ("battle_spell", "consumable") else "declared"
    else:
        raise Unclear(f"{timing!r} is no timing")
    for mark in marks:
        _mark(mark, made)
    body, end = until(body, "battle|turn")
    if end:
        made["until"] = end
    body, equipment = _of_equipment(body)
    made["do"], target = script(body, SELF_CONTAINED, REACHING, ("damage", "grant"))
    if target:
        made["target"] = target | equipment
    return group, made


def _of_equipment(body: str) -> tuple[str, dict[str, Any]]:
    """What happens, and that it is equipment which is chosen: ``strip one equipment of an enemy unit``."""
    match = re.search(r"strip (up to )?(one|two|three) equipment of ", body)
    if match is None:
        return body, {}
    several = {"count": NUMBER_WORDS[match[2]], **({"up_to": True} if match[1] else {})}
    return body.replace(match[0], "strip "), {"equipment": True, **(several if several["count"] > 1 else {})}


def _mark(mark: str, made: dict[str, Any]) -> None:
    if mark in ("completion", "declared"):
        made["kind"] = mark
    elif mark == "from the hand":
        made["kind"] = "hand"
    elif mark == "uncounterable":
        made["uncounterable"] = True
    elif mark in ("battle", "own turn", "always") and "when" in made:
        made["timing"] = mark.replace(" ", "_")
    elif mark.startswith("cost "):
        for item in mark.removeprefix("cost ").split(" and "):
            _cost(item, made.setdefault("cost", {}))
    else:
        raise Unclear(f"{mark!r} is neither a cost nor a mark")


def _cost(item: str, cost: dict[str, Any]) -> None:
    if match := re.fullmatch(r"(\d+) items?", item):
        cost["items"] = int(match[1])
    elif match := re.fullmatch(r"discard (\d+)(?: ([a-z ]+))?", item):
        cost["discard"] = int(match[1])
        if match[2]:
            cost["discard_kind"] = match[2].replace(" ", "_")
    else:
        cost["slots"] = icons(item)


def terrain_effect(text: str) -> tuple[str, dict[str, Any]]:
    """What a terrain gives to the units on it, or to some of them."""
    what, _, whom = text.partition(" to ")
    made: dict[str, Any] = {}
    for each in what.split(" & "):
        if match := re.fullmatch(r"(attack|defence) ([+-]\d+)", each):
            made[match[1]] = int(match[2])
        else:
            made["standing"] = {**made.get("standing", {}), **standing(each)}
    if whom and whom != "units":
        match = re.fullmatch(
            r"(?:(fire|water|earth|wind|holy|evil)|(ready|exhausted)|([A-Z]\w+)|(foremost)) units"
            r"(?: of level (\d) or (less|more))?"
            r"|units of level (\d) or (less|more)",
            whom,
        )
        if match is None:
            raise Unclear(f"{whom!r} names no units")
        chosen = {"attributes": [match[1]] if match[1] else None, "state": match[2],
                  "races": [match[3]] if match[3] else None, "foremost": True if match[4] else None}  # fmt: skip
        level, bound = match[5] or match[7], match[6] or match[8]
        if level:
            chosen["max_level" if bound == "less" else "min_level"] = int(level)
        made["filter"] = {name: value for name, value in chosen.items() if value is not None}
    return "effects", made


def _granted(text: str) -> dict[str, Any]:
    return {"verb": "grant", "standing": standing(text)}


def _of_unit(text: str) -> dict[str, Any]:
    """A special ability that is granted: ``own turn, declared = draw 1``."""
    return effect(text.replace(" = ", ": "), "unit")[1]


SELF_CONTAINED: Words = [
    *CARDS,
    (r"mill (\d+)", lambda m: {"verb": "mill", "count": int(m[1]), "who": "own"}),
    (r"the enemy mills (\d+)", lambda m: {"verb": "mill", "count": int(m[1])}),
    (r"restore", lambda _: {"verb": "restore"}),
]

REACHING: Words = [
    *DAMAGE,
    (r"(attack|defence) ([+-]\d+)", lambda m: {"verb": "grant", m[1]: int(m[2])}),
    (r"(Weakness [a-z]+ \d+)", lambda m: _granted(m[1])),
    (r"((?:Initiative|Charge|Defender|Item) -?\d+)", lambda m: _granted(m[1])),
    (r"(Resist [a-z]+)", lambda m: _granted(m[1])),
    (r"(Spell (?:fire|water|earth|wind|holy|evil|multi))", lambda m: _granted(m[1])),
    (r"cannot die", lambda _: {"verb": "grant", "cannot_die": True}),
    (r"cannot attack", lambda _: {"verb": "grant", "cannot_attack": True}),
    (r"race ([A-Z]\w+)", lambda m: {"verb": "grant", "race": m[1]}),
    (r"grant \{(.+)\}", lambda m: {"verb": "grant", "abilities": [_of_unit(each) for each in m[1].split("; ")]}),
    (rf"lose ({LOST}(?: and {LOST})*)", lambda m: {"verb": "lose", "what": m[1].split(" and ")}),
    (r"lose one (item|fire|water|earth|wind|holy|evil|multi)", lambda m: {"verb": "lose", "icons": [m[1]]}),
    (r"lose two (item|fire|water|earth|wind|holy|evil|multi)", lambda m: {"verb": "lose", "icons": [m[1]] * 2}),
    (r"kill by ([a-z]+)", lambda m: {"verb": "kill", **attribute(m[1])}),
    (r"kill", lambda _: {"verb": "kill"}),
    (r"exclude", lambda _: {"verb": "exclude"}),
    (r"strip", lambda _: {"verb": "strip"}),
    *DEEDS,
]
