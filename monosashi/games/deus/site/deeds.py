"""What somebody did in a game of Deus or tried to do: where there is one, in the sentence of a scenario."""

from collections.abc import Mapping, Sequence
from typing import Any

from monosashi.site.film.namer import Namer

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


def deed(namer: Namer) -> str:
    """What somebody did or tried to do."""
    say, act = namer.language.say, namer.act
    action, tries = act.action, not act.accepted
    match action["do"]:
        case "start":
            return say("a new beginner game begins") if action.get("beginner") else say("a new game begins")
        case "march":
            return _march(namer, action["moves"], tries)
        case "rearrange":
            text = "{seat} tries to rearrange these units" if tries else "{seat} rearranges these units"
            return namer.listing(namer.phrase(text), _moves(namer, action["areas"]))
        case "use" | "trigger":
            return _use(namer, action, tries)
        case "discard":
            return _discard(namer, action.get("cards", ()), tries)
        case "pick":
            text = "{seat} tries to pick {factions}" if tries else "{seat} picks {factions}"
            return namer.phrase(text, factions=namer.names(action["factions"]))
        case "choose_summoner":
            return say("{seat} chooses {card}", seat=namer.seat(act.seat), card=namer.name(action["summoner"]))
        case "put_back":
            text = "{seat} tries to put {n} cards under the deck" if tries else "{seat} puts {n} cards under the deck"
            return namer.phrase(text, n=len(action["cards"]))
        case "select":
            values = {"seat": namer.seat(act.seat), "n": len(action["cards"])}
            return (
                say("{seat} tries to select {n} cards", **values)
                if tries
                else say("{seat} selects {n} cards", **values)
            )
        case _:
            return _plain(namer, action, tries)


def _plain(namer: Namer, action: Action, tries: bool) -> str:
    """The acts that have a sentence of their own with all that they need."""
    done, tried = PLAIN[action["do"]]
    return namer.phrase(
        tried if tries else done,
        card=namer.name(action.get("card", "")),
        cards=namer.names(action.get("cards", ())),
        unit=namer.name(action.get("unit", "")),
        units=namer.names(action.get("units") or action.get("order") or ()),
        area=action.get("area", ""),
    )


def _march(namer: Namer, moves: Mapping[str, str], tries: bool) -> str:
    areas = list(dict.fromkeys(moves.values()))
    if len(areas) == 1:
        text = "{seat} tries to march {units} to {area}" if tries else "{seat} marches {units} to {area}"
        return namer.phrase(text, units=namer.names(list(moves)), area=areas[0])
    text = "{seat} tries to march these units" if tries else "{seat} marches these units"
    return namer.listing(namer.phrase(text), _moves(namer, moves))


def _moves(namer: Namer, moves: Mapping[str, str]) -> list[str]:
    return [f"{namer.name(unit)} → {area}" for unit, area in moves.items()]


def _use(namer: Namer, action: Action, tries: bool) -> str:
    say = namer.language.say
    targets = namer.names(action.get("targets", ()))
    on = " on {units}" if targets else ""
    if action["do"] == "use":
        text = "{seat} tries to use {card}" if tries else "{seat} uses {card}"
        told = namer.phrase(text + on, card=namer.name(action["card"]), units=targets)
    else:
        text = "{seat} tries to use {unit}'s trigger" if tries else "{seat} uses {unit}'s trigger"
        told = namer.phrase(text + on, unit=namer.name(action["unit"]), units=targets)
    details = []
    if action.get("slots"):
        paid = [_slots(namer, unit, icons) for unit, icons in action["slots"].items()]
        details.append(say("paid by {slots}", slots=namer.language.listed(paid)))
    if action.get("discards"):
        details.append(say("discarding {cards}", cards=namer.names(action["discards"])))
    if action.get("area"):
        details.append(say("to {area}", area=action["area"]))
    return told + (namer.language.bracketed(details) if details else "")


def _slots(namer: Namer, unit: str, icons: Sequence[str]) -> str:
    language = namer.language
    words = language.listed([language.word("icon", icon) for icon in icons or ("nothing",)])
    return language.say("{unit}'s {icons}", unit=namer.name(unit), icons=words)


def _discard(namer: Namer, cards: Sequence[str], tries: bool) -> str:
    if not cards:
        return namer.phrase("{seat} tries to discard nothing" if tries else "{seat} discards nothing")
    text = "{seat} tries to discard {cards}" if tries else "{seat} discards {cards}"
    return namer.phrase(text, cards=namer.names(cards))
