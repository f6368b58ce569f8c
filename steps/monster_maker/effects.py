"""Effects in words: what is printed on cards, to the effect vocabulary.

An effect reads ``timing[, mark ...]: part[ and part ...]``, several are separated by `` / ``, for instance

* ``skill: 2 damage to a creature``
* ``activated, once: heal one of your wounded characters``
* ``activated, discard 1: 1D+1 damage to a fire monster and draw 1``
* ``counter to skills and miracles, wound this: cancel it``
* ``battle start: attack +2 to your party until battle end``
* ``battle end, as a monster: wound a character of another player``
* ``constant: ward 1 for this / constant: level +2 for placing miracles``
"""

import re
from collections.abc import Callable
from typing import Any

ATTRIBUTES = "fire|water|wind|earth"
NUMBER_WORDS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}
DECLARED = {"skills": "skill", "miracles": "miracle", "abilities": "ability", "counters": "counter"}
TIMINGS = {"skill": "skill", "activated": "activated", "battle start": "battle_start", "battle end": "battle_end"}


class Unclear(Exception):
    """An effect or a table row that cannot be read."""


def effect(text: str) -> tuple[str, dict[str, Any]]:
    """An effect in words: the list of the card it belongs to, and its definition."""
    head, colon, body = text.partition(": ")
    if not colon:
        raise Unclear(f"{text!r}: a colon separates the timing from what happens")
    timing, *marks = head.split(", ")
    if timing == "constant":
        if marks:
            raise Unclear(f"{text!r}: a constant effect has no {marks[0]!r}")
        return "constants", _constant(body)
    made: dict[str, Any] = _timing(timing)
    for mark in marks:
        _mark(mark, made)
    parts = [_part(part) for part in body.split(" and ")]
    made["do"] = [part for part, _ in parts]
    targets = [target for _, target in parts if target is not None]
    if len(targets) > 1:
        raise Unclear(f"{text!r}: creatures are chosen once; what is done to them then is done to 'it' or 'them'")
    if targets:
        made["target"] = targets[0]
    return "abilities", made


def _timing(timing: str) -> dict[str, Any]:
    if timing in TIMINGS:
        return {"timing": TIMINGS[timing]}
    words = timing.removeprefix("counter to ").split(" and ")
    if words == [timing] or not set(words) <= set(DECLARED):
        raise Unclear(f"{timing!r} is no timing")
    return {"timing": "counter", "answers": [DECLARED[word] for word in words]}


def _mark(mark: str, made: dict[str, Any]) -> None:
    if mark == "once":
        made["once"] = True
    elif mark in ("as a character", "as a monster"):
        made["used_as"] = mark.removeprefix("as a ")
    elif mark in ("discard this", "wound this"):
        made.setdefault("cost", {})[mark.replace(" ", "_")] = True
    elif match := re.fullmatch(r"discard (\d+)", mark):
        made.setdefault("cost", {})["discard"] = int(match[1])
    else:
        raise Unclear(f"{mark!r} is neither a cost nor a limit")


def _constant(body: str) -> dict[str, Any]:
    if match := re.fullmatch(r"(attack|ward) ([+-]?\d+) (?:to|for) (this|the party)", body):
        return {match[1]: int(match[2]), "to": match[3].removeprefix("the ")}
    if match := re.fullmatch(r"level ([+-]\d+) for placing (character|miracle)s", body):
        return {"level": int(match[1]), "placing": match[2]}
    raise Unclear(f"{body!r} is no constant effect")


def roll(text: str) -> dict[str, int]:
    """A fixed value or dice: ``3``, ``1D``, ``2D-1``."""
    match = re.fullmatch(r"(?:(\d+)D([+-]\d+)?|(-?\d+))", text)
    if match is None:
        raise Unclear(f"{text!r} is neither a number nor dice such as 2D-1")
    return {"dice": int(match[1] or 0), "plus": int(match[2] or match[3] or 0)}


ALONE: dict[str, Callable[[re.Match[str]], dict[str, Any]]] = {
    r"draw (\d+)": lambda m: {"verb": "draw", "count": int(m[1])},
    r"cancel it": lambda _: {"verb": "cancel"},
}

REACHING: dict[str, Callable[[re.Match[str]], dict[str, Any]]] = {
    r"(\S+) damage to (?P<whom>.+)": lambda m: {"verb": "damage", "roll": roll(m[1])},
    r"wound (?P<whom>.+)": lambda _: {"verb": "wound"},
    r"heal (?P<whom>.+)": lambda _: {"verb": "heal"},
    r"attack ([+-]\d+) to (?P<whom>.+) until (battle|turn) end": lambda m: {
        "verb": "strengthen", "attack": int(m[1]), "until": m[3],
    },
    r"return (?P<whom>.+) to hand": lambda _: {"verb": "to_hand"},
    r"send (?P<whom>.+)": lambda _: {"verb": "send"},
}  # fmt: skip


def _part(text: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """One part of an effect and, if it chooses creatures, what it may choose."""
    for pattern, make in ALONE.items():
        if match := re.fullmatch(pattern, text):
            return make(match), None
    for pattern, make in REACHING.items():
        if match := re.fullmatch(pattern, text):
            reach, target = _whom(match["whom"])
            return make(match) | {"to": reach}, target
    raise Unclear(f"{text!r} is no part of an effect")


FIXED = {
    "this": "this",
    "your party": "party",
    "the obstacles": "obstacles",
    "all opposing characters": "opponents",
    "everybody": "everybody",
    "it": "target",
    "them": "target",
}
"""Whom a part reaches without a choice of its own."""

CHOICE = re.compile(
    r"(?P<count>an|a|one|two|three)(?P<own> of your)?"
    r"(?: (?P<state>unhurt|wounded))?"
    rf"(?: (?P<attributes>(?:{ATTRIBUTES})(?: or (?:{ATTRIBUTES}))*))?"
    r" (?P<what>character|monster|creature)s?(?P<other> of another player)?(?P<here> here)?"
)


def _whom(text: str) -> tuple[str, dict[str, Any] | None]:
    if text in FIXED:
        return FIXED[text], None
    match = CHOICE.fullmatch(text)
    if match is None or (match["own"] and match["other"]):
        raise Unclear(f"{text!r} names no creatures")
    target: dict[str, Any] = {
        "what": match["what"],
        "count": NUMBER_WORDS[match["count"]],
        "side": "own" if match["own"] else "other" if match["other"] else "any",
        "here": match["here"] is not None,
    }
    if match["state"]:
        target["state"] = match["state"]
    if match["attributes"]:
        target["attributes"] = match["attributes"].split(" or ")
    return "target", target
