"""Cards described in tables: rows to card definitions, effects in words to the effect vocabulary.

An effect reads ``timing[, cost ...][, forced][, field]: parts``, for instance

* ``before-attack: [3] to an enemy unit``
* ``counter, cost fire: defence +2 to an own unit``
* ``counter, cost water water and discard 1: [flame:2D] to all enemy units``
* ``quick, exhaust this: ready an own unit``
* ``when this dies, forced: gain 1 power``
* ``constant: attack +1 to own units``
* ``ritual, cost 2 power: attack +2 & defence +1 to an own unit until turn end``
* ``before-attack: [2] to an enemy unit, then draw 1``
"""

import re
from collections.abc import Mapping
from typing import Any

ICONS = ("fire", "water", "earth", "wind", "holy", "evil", "multi")
NUMBER_WORDS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}
EVENTS = {
    "dies": "dies",
    "is discarded": "discarded",
    "is summoned": "summoned",
    "is damaged": "damaged",
    "attacks": "attacks",
}
WHO = {"this": "this", "another own unit": "other", "an own unit": "own", "an enemy unit": "enemy", "any unit": "any"}
FLAGS = {"cannot die": "cannot_die", "cannot march": "cannot_march", "may march exhausted": "may_march_exhausted"}


class Unclear(Exception):
    """An effect or a table row that cannot be read."""


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
            made["slots"] = _icons(row["spell"])
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


def _icons(text: str) -> list[str]:
    icons = text.split()
    wrong = [icon for icon in icons if icon not in ICONS]
    if wrong:
        raise Unclear(f"{wrong[0]!r} is no icon; icons are {', '.join(ICONS)}")
    return icons


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
    body, until = _until(body)
    if until:
        made["until"] = until
    if group == "constants":
        return group, _constant(body, made)
    script, target = _script(body)
    made["do"] = script
    if target:
        made["target"] = target
    return group, made


def _timing(timing: str, made: dict[str, Any]) -> str:
    if timing in ("ritual", "quick", "before-attack", "counter"):
        made["timing"] = timing.replace("-", "_")
        return "abilities"
    if timing == "constant":
        return "constants"
    if timing == "when a battle begins":
        made["when"] = {"event": "battle_begins"}
        return "triggers"
    if timing == "when a turn begins":
        made["when"] = {"event": "turn_begins"}
        return "triggers"
    match = re.fullmatch(rf"when ({'|'.join(WHO)}) ({'|'.join(EVENTS)})", timing)
    if match is None:
        raise Unclear(f"{timing!r} is no timing")
    made["when"] = {"event": EVENTS[match[2]], "who": WHO[match[1]]}
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
        cost["slots"] = _icons(item)


def _until(body: str) -> tuple[str, str]:
    match = re.fullmatch(r"(.*) until (battle|phase|turn|next turn) end", body)
    return (match[1], match[2].replace(" ", "_")) if match else (body, "")


def _constant(body: str, made: dict[str, Any]) -> dict[str, Any]:
    script, target = _script(body)
    change: dict[str, Any] = {}
    for part in script[0]:
        change |= part
    if target:
        # "attack +1 to an own fire unit": a constant chooses nobody, it holds for all of them.
        change["to"] = {"own": "allies", "enemy": "enemies", "any": "all"}[target["side"]]
        made["filter"] = target.get("filter", {})
    made["change"] = change
    return made


def _script(body: str) -> tuple[list[list[dict[str, Any]]], dict[str, Any] | None]:
    target: dict[str, Any] | None = None
    groups = []
    for group in body.split(", then "):
        parts: list[dict[str, Any]] = []
        for text in group.split(" & "):
            part, chosen = _part(text)
            target = chosen or target
            parts.append(part)
        # "attack -2 & defence -1 to an enemy unit": the last part's reach holds for those that name none.
        reach = next((part["to"] for part in reversed(parts) if "to" in part), None)
        for part in parts:
            if reach and part["verb"] in ("damage", "change") and "to" not in part:
                part["to"] = reach
        groups.append(parts)
    return groups, target


SELF_CONTAINED: list[tuple[str, Any]] = [
    (r"draw (\d+)", lambda m: {"verb": "draw", "count": int(m[1])}),
    (r"the enemy draws (\d+)", lambda m: {"verb": "draw", "count": int(m[1]), "who": "enemy"}),
    (r"drop (\d+)", lambda m: {"verb": "drop", "count": int(m[1]), "who": "own"}),
    (r"the enemy drops (\d+)", lambda m: {"verb": "drop", "count": int(m[1])}),
    (r"gain (\d+) power", lambda m: {"verb": "power", "count": int(m[1])}),
    (r"lose (\d+) power", lambda m: {"verb": "power", "count": -int(m[1])}),
    (r"the enemy gains (\d+) power", lambda m: {"verb": "power", "count": int(m[1]), "who": "enemy"}),
    (r"the enemy loses (\d+) power", lambda m: {"verb": "power", "count": -int(m[1]), "who": "enemy"}),
    (r"summon token (.+)", lambda m: {"verb": "token", "token": m[1]}),
    (r"take token (.+) into the hand", lambda m: {"verb": "token_to_hand", "token": m[1]}),
    (r"summon this", lambda _: {"verb": "summon_this"}),
    (r"dice ([+-]\d+)", lambda m: {"verb": "change", "dice": int(m[1]), "to": "allies"}),
]

REACHING: list[tuple[str, Any]] = [
    (r"\[(?:([a-z]+):)?(\d+)\]", lambda m: {"verb": "damage", "amount": int(m[2]), **_attribute(m[1])}),
    (
        r"\[(?:([a-z]+):)?(\d+)D(?:\+(\d+))?\]",
        lambda m: {"verb": "damage", "dice": int(m[2]), "amount": int(m[3] or 0), **_attribute(m[1])},
    ),
    (r"(attack|defence|initiative) ([+-]\d+)", lambda m: {"verb": "change", m[1]: int(m[2])}),
    (r"ward (\d+) against ([a-z]+)", lambda m: {"verb": "change", "ward": int(m[1]), "ward_of": m[2]}),
    (rf"({'|'.join(FLAGS)})", lambda m: {"verb": "change", "flags": [FLAGS[m[1]]]}),
    (r"exhaust", lambda _: {"verb": "exhaust"}),
    (r"ready", lambda _: {"verb": "ready"}),
    (r"kill", lambda _: {"verb": "kill"}),
    (r"discard", lambda _: {"verb": "discard_unit"}),
    (r"return to hand", lambda _: {"verb": "to_hand"}),
    (r"move", lambda _: {"verb": "move"}),
]


def _attribute(name: str | None) -> dict[str, str]:
    return {"attribute": name} if name else {}


def _part(text: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """One part of an effect and, if it chooses units, what it may choose."""
    text = text.strip()
    if text == "cancel a declaration":
        return {"verb": "cancel"}, {"what": "declaration"}
    for pattern, make in SELF_CONTAINED:
        if match := re.fullmatch(pattern, text):
            return make(match), None
    for pattern, make in REACHING:
        if match := re.fullmatch(rf"{pattern}(?:(?: to| for)? (?P<whom>.+))?", text):
            part: dict[str, Any] = make(match)
            if match["whom"] is None:
                return part, None
            reach, target = _whom(match["whom"])
            return part | {"to": reach}, target
    raise Unclear(f"{text!r} is no part of an effect")


def _whom(text: str) -> tuple[str, dict[str, Any] | None]:
    fixed = {
        "this": "this",
        "own units": "allies",
        "all own units": "allies",
        "other own units": "others",
        "all other own units": "others",
        "enemy units": "enemies",
        "all enemy units": "enemies",
        "all units": "all",
        "that unit": "that_unit",
    }
    if text in fixed:
        return fixed[text], None
    pattern = (
        r"(?P<count>an|a|one|two|three)"
        r"(?: (?P<state>ready|exhausted))?(?: (?P<side>own|enemy))?"
        r"(?: (?P<attributes>(?:fire|water|earth|wind|holy|evil)(?: or (?:fire|water|earth|wind|holy|evil))*))?"
        r" units?(?: of level (?P<level>\d) or (?P<bound>less|more))?"
        r"(?: in (?:a )?(?P<place>front|territory)(?: area)?)?"
    )
    match = re.fullmatch(pattern, text)
    if match is None:
        raise Unclear(f"{text!r} names no units")
    target: dict[str, Any] = {"count": NUMBER_WORDS[match["count"]], "side": match["side"] or "any"}
    chosen: dict[str, Any] = {}
    if match["state"]:
        chosen["state"] = match["state"]
    if match["attributes"]:
        chosen["attributes"] = match["attributes"].split(" or ")
    if match["level"]:
        chosen["max_level" if match["bound"] == "less" else "min_level"] = int(match["level"])
    if match["place"]:
        chosen["place"] = match["place"]
    if chosen:
        target["filter"] = chosen
    return "target", target
