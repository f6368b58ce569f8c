"""Effects in words: what is printed on cards, to the effect vocabulary.

An effect reads ``timing[, once]: part[ and part ...]``, several are separated by `` / ``, for instance

* ``use: 30 damage to an enemy within 6 in sight``
* ``use: melee attack +10 and slide it by 2``
* ``answer to damage on your creatures within 3: prevent 20``
* ``standard power: shift two of your creatures by 3``
* ``power, once: untap this``
* ``turn end: 10 damage to enemies within 1``
* ``use: attach to this / constant: speed +2 to this``
"""

import re
from collections.abc import Callable
from typing import Any

NUMBER_WORDS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}

TIMINGS: dict[str, dict[str, Any]] = {
    "use": {},
    "power": {},
    "standard power": {"action": "standard"},
    "minor power": {"action": "minor"},
    "turn start": {"at": "turn_start"},
    "turn end": {"at": "turn_end"},
}

STATS = {"speed": "speed", "melee": "melee", "ranged": "ranged", "range": "range", "hp": "hit_points"}

STAT = "|".join(STATS)

YOURS = {"your creatures": "own"}

MOVING = {"flying": "fly", "burrowing": "burrow", "shifting": "shift"}

TRIGGER = re.compile(
    r"answer to (?P<what>attack|melee|ranged|damage|hazard|order|power)"
    r"(?: on (?P<on>your creatures|any))?(?P<by> by enemy)?(?: within (?P<within>\d+))?"
)


class Unclear(Exception):
    """An effect or a table row that cannot be read."""


def effect(text: str) -> tuple[str, dict[str, Any]]:
    """An effect in words: the list of the card it belongs to, and its definition."""
    head, colon, body = text.partition(": ")
    if not colon:
        raise Unclear(f"{text!r}: a colon separates the timing from what happens")
    timing, *marks = head.split(", ")
    if set(marks) - {"once"} or (timing == "constant" and marks):
        raise Unclear(f"{head!r} says more than a timing; only 'once' may stand behind it")
    if timing == "constant":
        return "constants", _constant(body)
    parts = [_part(part) for part in body.split(" and ")]
    made: dict[str, Any] = {"do": [part for part, _ in parts], **_timing(timing)}
    if marks:
        made["once"] = True
    targets = [target for _, target in parts if target is not None]
    if len(targets) > 1:
        raise Unclear(f"{text!r}: creatures are chosen once; what is done to them then is done to 'it' or 'them'")
    if targets:
        made["target"] = targets[0]
    return "texts", made


def _timing(timing: str) -> dict[str, Any]:
    if timing in TIMINGS:
        return TIMINGS[timing]
    match = TRIGGER.fullmatch(timing)
    if match is None:
        raise Unclear(f"{timing!r} is no timing")
    answers: dict[str, Any] = {"what": match["what"]}
    if match["on"]:
        answers["on"] = YOURS.get(match["on"], match["on"])
    if match["by"]:
        answers["by"] = "enemy"
    if match["within"]:
        answers["within"] = int(match["within"])
    return {"answers": answers}


def _constant(body: str) -> dict[str, Any]:
    what, _, whom = body.rpartition(" to ")
    if whom not in ("this", *YOURS):
        raise Unclear(f"{body!r} is no constant effect to 'this' or to 'your creatures'")
    made: dict[str, Any] = {} if whom == "this" else {"to": YOURS[whom]}
    if match := re.fullmatch(rf"({STAT}) ([+-]\d+)", what):
        return {**made, "stat": STATS[match[1]], "amount": int(match[2])}
    if what in MOVING:
        return {**made, "moves": MOVING[what]}
    if what in ("immunity", "unstoppable"):
        return {**made, {"immunity": "immune"}.get(what, what): True}
    raise Unclear(f"{body!r} is no constant effect")


ALONE: dict[str, Callable[[re.Match[str]], dict[str, Any]]] = {
    r"(melee|ranged) attack(?: ([+-]\d+))?": lambda m: {
        "verb": "attack", "kind": m[1], **({"plus": int(m[2])} if m[2] else {}),
    },
    r"draw (\d+)( creatures?)?": lambda m: {
        "verb": "draw", "count": int(m[1]), **({"deck": "creature"} if m[2] else {}),
    },
    r"(enemy )?morale ([+-]\d+)": lambda m: {
        "verb": "morale", "amount": int(m[2]), **({"of": "enemy"} if m[1] else {}),
    },
    r"prevent (?:all|(\d+))": lambda m: {"verb": "prevent", **({"amount": int(m[1])} if m[1] else {})},
    r"cancel it": lambda _: {"verb": "cancel"},
}  # fmt: skip

REACHING: dict[str, Callable[[re.Match[str]], dict[str, Any]]] = {
    r"(\d+) (unpreventable )?damage to (?P<whom>.+)": lambda m: {
        "verb": "damage", "amount": int(m[1]), **({"unpreventable": True} if m[2] else {}),
    },
    r"heal (?P<whom>.+) by (\d+)": lambda m: {"verb": "heal", "amount": int(m[2])},
    r"tap (?P<whom>.+)": lambda _: {"verb": "tap"},
    r"untap (?P<whom>.+)": lambda _: {"verb": "untap"},
    rf"({STAT}) ([+-]\d+) to (?P<whom>.+) until (activation|turn) end": lambda m: {
        "verb": "change", "stat": STATS[m[1]], "amount": int(m[2]), "until": m[4],
    },
    r"attach to (?P<whom>.+)": lambda _: {"verb": "attach"},
    r"control (?P<whom>.+)": lambda _: {"verb": "control"},
    r"destroy (?P<whom>.+)": lambda _: {"verb": "destroy"},
    r"(move|fly|burrow|shift|slide) (?P<whom>.+?)(?: by (\d+))?": lambda m: {
        "verb": "move", "kind": {"move": "normal"}.get(m[1], m[1]), **({"squares": int(m[3])} if m[3] else {}),
    },
}  # fmt: skip


def _part(text: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """One part of an effect and, if it chooses creatures, what it may choose."""
    for pattern, make in ALONE.items():
        if match := re.fullmatch(pattern, text):
            return make(match), None
    for pattern, make in REACHING.items():
        if match := re.fullmatch(pattern, text):
            reach, target = _whom(match["whom"])
            return make(match) | reach, target
    raise Unclear(f"{text!r} is no part of an effect")


FIXED = {
    "this": "this",
    **YOURS,
    "enemies": "enemies",
    "others": "others",
    "the actor": "actor",
    "everybody": "everybody",
    "it": "target",
    "them": "target",
}
"""Whom a part reaches without a choice of its own."""

CHOICE = re.compile(
    r"(?P<count>an|a|one|two|three)(?P<own> of your)?(?: (?P<state>tapped|untapped))?"
    r" (?P<what>enemy|enemies|creatures?)(?P<other> but this)?(?P<beside> adjacent)?"
    r"(?: within (?P<within>\d+))?(?P<sight> in sight)?"
)


def _whom(text: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """Whom a part reaches, and what may be chosen for it."""
    if text in FIXED:
        return {"to": FIXED[text]}, None
    if match := re.fullmatch(r"(your creatures|enemies|everybody) within (\d+)", text):
        return {"to": FIXED[match[1]], "within": int(match[2])}, None
    match = CHOICE.fullmatch(text)
    if match is None or (match["own"] and not match["what"].startswith("creature")):
        raise Unclear(f"{text!r} names no creatures")
    target: dict[str, Any] = {"count": NUMBER_WORDS[match["count"]]}
    if match["own"] or match["what"].startswith("enem"):
        target["side"] = "own" if match["own"] else "enemy"
    if match["within"]:
        target["within"] = int(match["within"])
    if match["state"]:
        target["tapped"] = match["state"] == "tapped"
    for group, field in (("beside", "adjacent"), ("sight", "sight"), ("other", "not_this")):
        if match[group]:
            target[field] = True
    return {"to": "target"}, target
