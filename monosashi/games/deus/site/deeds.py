"""What somebody did in a game of Deus or tried to do: where there is one, in the sentence of a scenario."""

from collections.abc import Mapping, Sequence
from typing import Any

from monosashi.site.film.namer import Caller

Action = Mapping[str, Any]

PLAIN = {
    "pass": ("{seat} passes", "{seat} tries to pass"),
    "resign": ("{seat} resigns", "{seat} tries to resign"),
    "end_phase": ("{seat} ends the phase", "{seat} tries to end the phase"),
    "end_turn": ("{seat} declares the end of the turn", "{seat} tries to declare the end of the turn"),
    "intercept": ("{seat} intercepts with {units}", "{seat} tries to intercept with {units}"),
    "line_up": ("{seat} lines up {units}", "{seat} tries to line up {units}"),
    "instant_summon": ("{seat} instantly summons {card}", "{seat} tries to instantly summon {card}"),
    "summon": ("{seat} summons {card} to {area}", "{seat} tries to summon {card} to {area}"),
    "return": ("{seat} returns {unit} to {area}", "{seat} tries to return {unit} to {area}"),
    "adjust": ("{seat} gives up {unit} to the limit", "{seat} tries to give up {unit} to the limit"),
    "shuffle": ("{seat} shuffles the other deck too", "{seat} tries to shuffle the other deck too"),
    "decline": ("{seat} declines {unit}'s trigger", "{seat} tries to decline {unit}'s trigger"),
    "drop": ("{seat} drops {cards}", "{seat} tries to drop {cards}"),
}
"""For an act that was accepted and for one that was not: the phrase that says it."""


def deed(caller: Caller) -> str:
    """What somebody did or tried to do."""
    say, act = caller.language.say, caller.act
    action, tries = act.action, not act.accepted
    match action["do"]:
        case "start":
            return say("a new beginner game begins") if action.get("beginner") else say("a new game begins")
        case "march":
            return _march(caller, action["moves"], tries)
        case "rearrange":
            text = "{seat} tries to rearrange these units" if tries else "{seat} rearranges these units"
            return caller.listing(caller.phrase(text), _moves(caller, action["areas"]))
        case "use" | "trigger":
            return _use(caller, action, tries)
        case "discard":
            return _discard(caller, action.get("cards", ()), tries)
        case "pick":
            text = "{seat} tries to pick {factions}" if tries else "{seat} picks {factions}"
            return caller.phrase(text, factions=caller.names(action["factions"]))
        case "choose_summoner":
            return say("{seat} chooses {card}", seat=caller.seat(act.seat), card=caller.name(action["summoner"]))
        case "put_back":
            text = "{seat} tries to put {n} cards under the deck" if tries else "{seat} puts {n} cards under the deck"
            return caller.phrase(text, n=len(action["cards"]))
        case "select":
            values = {"seat": caller.seat(act.seat), "n": len(action["cards"])}
            return (
                say("{seat} tries to select {n} cards", **values)
                if tries
                else say("{seat} selects {n} cards", **values)
            )
        case _:
            return _plain(caller, action, tries)


def _plain(caller: Caller, action: Action, tries: bool) -> str:
    """The acts that have a sentence of their own with all that they need."""
    done, tried = PLAIN[action["do"]]
    return caller.phrase(
        tried if tries else done,
        card=caller.name(action.get("card", "")),
        cards=caller.names(action.get("cards", ())),
        unit=caller.name(action.get("unit", "")),
        units=caller.names(action.get("units") or action.get("order") or ()),
        area=action.get("area", ""),
    )


def _march(caller: Caller, moves: Mapping[str, str], tries: bool) -> str:
    areas = list(dict.fromkeys(moves.values()))
    if len(areas) == 1:
        text = "{seat} tries to march {units} to {area}" if tries else "{seat} marches {units} to {area}"
        return caller.phrase(text, units=caller.names(list(moves)), area=areas[0])
    text = "{seat} tries to march these units" if tries else "{seat} marches these units"
    return caller.listing(caller.phrase(text), _moves(caller, moves))


def _moves(caller: Caller, moves: Mapping[str, str]) -> list[str]:
    return [f"{caller.name(unit)} → {area}" for unit, area in moves.items()]


def _use(caller: Caller, action: Action, tries: bool) -> str:
    say = caller.language.say
    targets = caller.names(action.get("targets", ()))
    on = " on {units}" if targets else ""
    if action["do"] == "use":
        text = "{seat} tries to use {card}" if tries else "{seat} uses {card}"
        told = caller.phrase(text + on, card=caller.name(action["card"]), units=targets)
    else:
        text = "{seat} tries to use {unit}'s trigger" if tries else "{seat} uses {unit}'s trigger"
        told = caller.phrase(text + on, unit=caller.name(action["unit"]), units=targets)
    details = []
    if action.get("slots"):
        paid = [_slots(caller, unit, icons) for unit, icons in action["slots"].items()]
        details.append(say("paid by {slots}", slots=caller.language.listed(paid)))
    if action.get("discards"):
        details.append(say("discarding {cards}", cards=caller.names(action["discards"])))
    if action.get("area"):
        details.append(say("to {area}", area=action["area"]))
    return told + (caller.language.bracketed(details) if details else "")


def _slots(caller: Caller, unit: str, icons: Sequence[str]) -> str:
    language = caller.language
    words = language.listed([language.word("icon", icon) for icon in icons or ("nothing",)])
    return language.say("{unit}'s {icons}", unit=caller.name(unit), icons=words)


def _discard(caller: Caller, cards: Sequence[str], tries: bool) -> str:
    if not cards:
        return caller.phrase("{seat} tries to discard nothing" if tries else "{seat} discards nothing")
    text = "{seat} tries to discard {cards}" if tries else "{seat} discards {cards}"
    return caller.phrase(text, cards=caller.names(cards))
