"""Effects in words: how the Monster Collection games write in tables what a card does, and whom it reaches."""

import re
from collections.abc import Callable, Sequence
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
WHO = {
    "this": "this",
    "another of your units": "other",
    "one of your units": "own",
    "an enemy unit": "enemy",
    "any unit": "any",
}

Words = Sequence[tuple[str, Callable[[re.Match[str]], dict[str, Any]]]]
"""Patterns of parts of effects, each with what it makes."""

Part = dict[str, Any]


class Unclear(Exception):
    """An effect or a table row that cannot be read."""


def icons(text: str) -> list[str]:
    """A list of icons: ``fire fire multi``."""
    found = text.split()
    wrong = [icon for icon in found if icon not in ICONS]
    if wrong:
        raise Unclear(f"{wrong[0]!r} is no icon; icons are {', '.join(ICONS)}")
    return found


def condition(timing: str) -> dict[str, str]:
    """The condition of an effect that waits for something: ``when one of your units dies``."""
    if timing == "when a battle begins":
        return {"event": "battle_begins"}
    if timing == "when a turn begins":
        return {"event": "turn_begins"}
    match = re.fullmatch(rf"when ({'|'.join(WHO)}) ({'|'.join(EVENTS)})", timing)
    if match is None:
        raise Unclear(f"{timing!r} is no timing")
    return {"event": EVENTS[match[2]], "who": WHO[match[1]]}


def until(body: str, ends: str) -> tuple[str, str]:
    """What happens, and until when, if that is said: ``... until turn end``."""
    match = re.fullmatch(rf"(.*) until ({ends}) end", body)
    return (match[1], match[2].replace(" ", "_")) if match else (body, "")


def script(body: str, alone: Words, reaching: Words, shared: Sequence[str]) -> tuple[list[list[Part]], Part | None]:
    """The groups of parts, and what is chosen.

    ``alone`` are parts that name nobody, ``reaching`` those that say whom they reach; of ``shared`` verbs the last one
    says it for those before it, too: ``attack -2 & defence -1 to an enemy unit``.
    """
    target: Part | None = None
    groups = []
    for group in body.split(", then "):
        parts: list[Part] = []
        for text in group.split(" & "):
            made, chosen = part(text.strip(), alone, reaching)
            target = chosen or target
            parts.append(made)
        reach = next((each["to"] for each in reversed(parts) if "to" in each), None)
        for each in parts:
            if reach and each["verb"] in shared and "to" not in each:
                each["to"] = reach
        groups.append(parts)
    return groups, target


def part(text: str, alone: Words, reaching: Words) -> tuple[Part, Part | None]:
    """One part of an effect and, if it chooses something, what it may choose."""
    if match := re.fullmatch(r"cancel an? (?:(own|enemy) )?declaration", text):
        return {"verb": "cancel"}, {"what": "declaration", **({"side": match[1]} if match[1] else {})}
    for pattern, make in alone:
        if match := re.fullmatch(pattern, text):
            return make(match), None
    for pattern, make in reaching:
        if match := re.fullmatch(rf"{pattern}(?:(?: to| for)? (?P<whom>.+))?", text):
            made = make(match)
            if match["whom"] is None:
                return made, None
            reach, target = whom(match["whom"])
            return made | {"to": reach}, target
    raise Unclear(f"{text!r} is no part of an effect")


DAMAGE: Words = [
    (r"\[(?:([a-z]+):)?(\d+)\]", lambda m: {"verb": "damage", "amount": int(m[2]), **attribute(m[1])}),
    (
        r"\[(?:([a-z]+):)?(\d+)D(?:\+(\d+))?\]",
        lambda m: {"verb": "damage", "dice": int(m[2]), "amount": int(m[3] or 0), **attribute(m[1])},
    ),
]
"""Damage, of an attribute or typeless, fixed or by dice: ``[3]``, ``[flame:2D+1]``."""

CARDS: Words = [
    (r"draw (\d+)", lambda m: {"verb": "draw", "count": int(m[1])}),
    (r"the enemy draws (\d+)", lambda m: {"verb": "draw", "count": int(m[1]), "who": "enemy"}),
    (r"drop (\d+)", lambda m: {"verb": "drop", "count": int(m[1]), "who": "own"}),
    (r"the enemy drops (\d+)", lambda m: {"verb": "drop", "count": int(m[1])}),
    (r"hand limit ([+-]\d+)", lambda m: {"verb": "hand_limit", "count": int(m[1])}),
    (r"the enemy's hand limit ([+-]\d+)", lambda m: {"verb": "hand_limit", "count": int(m[1]), "who": "enemy"}),
]
"""Cards that are drawn, or discarded from a hand, and how many a hand may hold."""

DEEDS: Words = [
    (r"exhaust", lambda _: {"verb": "exhaust"}),
    (r"ready", lambda _: {"verb": "ready"}),
    (r"discard", lambda _: {"verb": "discard_unit"}),
    (r"return to hand", lambda _: {"verb": "to_hand"}),
    (r"put on the deck", lambda _: {"verb": "to_deck"}),
]
"""What happens to units."""


def attribute(name: str | None) -> dict[str, str]:
    """The attribute of a damage, if it has one."""
    return {"attribute": name} if name else {}


def whom(text: str) -> tuple[str, Part | None]:
    """Whom a part reaches, and if it chooses somebody, what may be chosen."""
    fixed = {
        "this": "this",
        "your units": "allies",
        "all your units": "allies",
        "your other units": "others",
        "all your other units": "others",
        "enemy units": "enemies",
        "all enemy units": "enemies",
        "all units": "all",
        "that unit": "that_unit",
    }
    if text in fixed:
        return fixed[text], None
    if match := re.fullmatch(r"a card of (your|the enemy's|a) discard pile", text):
        whose = {"your": "own", "the enemy's": "enemy", "a": "any"}[match[1]]
        return "target", {"what": "discarded", "side": whose}
    pattern = (
        r"(?P<up_to>up to )?(?P<count>an|a|one|two|three)(?P<own> of your)?"
        r"(?: (?P<foremost>foremost))?(?: (?P<state>ready|exhausted))?(?P<enemy> enemy)?"
        r"(?: (?P<attributes>(?:fire|water|earth|wind|holy|evil)(?: or (?:fire|water|earth|wind|holy|evil))*))?"
        r"(?: (?P<race>[A-Z]\w+))? units?(?: of level (?P<level>\d) or (?P<bound>less|more))?"
        r"(?: in (?:a )?(?P<place>front|territory)(?: area)?)?"
    )
    match = re.fullmatch(pattern, text)
    if match is None or (match["own"] and match["enemy"]):
        raise Unclear(f"{text!r} names no units")
    side = "own" if match["own"] else "enemy" if match["enemy"] else "any"
    target: dict[str, Any] = {"count": NUMBER_WORDS[match["count"]], "side": side}
    if match["up_to"]:
        target["up_to"] = True
    chosen: dict[str, Any] = {}
    if match["foremost"]:
        chosen["foremost"] = True
    if match["state"]:
        chosen["state"] = match["state"]
    if match["attributes"]:
        chosen["attributes"] = match["attributes"].split(" or ")
    if match["race"]:
        chosen["races"] = [match["race"]]
    if match["level"]:
        chosen["max_level" if match["bound"] == "less" else "min_level"] = int(match["level"])
    if match["place"]:
        chosen["place"] = match["place"]
    if chosen:
        target["filter"] = chosen
    return "target", target
