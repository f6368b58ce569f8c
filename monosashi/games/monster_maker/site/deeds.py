"""What somebody did in a game of Monster Maker or tried to do, in the sentence of a scenario."""

from collections.abc import Mapping
from typing import Any

from monosashi.site.film.namer import Namer

Action = Mapping[str, Any]

PHRASES = {
    "pass": ("{seat} passes", "{seat} tries to pass"),
    "call_time": ("the match time is over", "{seat} tries to call time"),
    "choose_start": ("{seat} chooses {card} as start character", "{seat} tries to choose {card} as start character"),
    "use_skill": ("{seat} uses {card} with {character}", "{seat} tries to use {card} with {character}"),
    "place_miracle": ("{seat} places {card}", "{seat} tries to place {card}"),
    "activate": ("{seat} activates {card}", "{seat} tries to activate {card}"),
    "counter": ("{seat} counters with {card}", "{seat} tries to counter with {card}"),
    "apply_effect": ("{seat} applies {card}", "{seat} tries to apply {card}"),
    "battle": ("{seat} declares a battle", "{seat} tries to declare a battle"),
    "retreat": ("{seat} retreats", "{seat} tries to retreat"),
    "assign": ("{seat} assigns {pairs}", "{seat} tries to assign {pairs}"),
    "support": ("{seat} lets {cards} support {main}", "{seat} tries to let {cards} support {main}"),
    "aim": ("{seat} aims {monster} at {cards}", "{seat} tries to aim {monster} at {cards}"),
    "loot": ("{seat} takes the loot", "{seat} tries to take the loot"),
    "deck_bottom": ("{seat} puts {cards} under the deck", "{seat} tries to put {cards} under the deck"),
    "move": ("{seat} moves to {card}", "{seat} tries to move to {card}"),
    "dismiss": ("{seat} dismisses {cards}", "{seat} tries to dismiss {cards}"),
    "place_character": ("{seat} places {card} in the party", "{seat} tries to place {card} in the party"),
    "rank_up": ("{seat} ranks up {character} to {card}", "{seat} tries to rank up {character} to {card}"),
    "place_monster": ("{seat} places {card} on {opponent}'s land", "{seat} tries to place {card} on {opponent}'s land"),
    "discard": ("{seat} discards {cards}", "{seat} tries to discard {cards}"),
    "end_turn": ("{seat} ends the turn", "{seat} tries to end the turn"),
}
"""For an act that was accepted and for one that was not: the phrase that says it."""

NOBODY = "{seat} aims {monster} at nobody"
SECOND = "{seat} activates the second ability of {card}"
SEVERAL = "{seat} lets them support"
"""What is done in another sentence, and never in vain."""

BEGINS = ("a new game begins", "a new game of {n} players begins")


def deed(namer: Namer) -> str:
    """What somebody did or tried to do."""
    action, tries = namer.act.action, not namer.act.accepted
    match action["do"]:
        case "start":
            players = action.get("players", 2)
            return namer.phrase(BEGINS[players != 2], n=players)
        case "assign":
            return namer.phrase(PHRASES["assign"][tries], pairs=_pairs(namer, action["mains"]))
        case "support" if not tries and len(set(action["supports"].values())) > 1:
            return namer.listing(namer.phrase(SEVERAL), [_pairs(namer, action["supports"])])
        case "support":
            return _plain(namer, PHRASES["support"][tries], {"cards": list(action["supports"]), **_main(action)})
        case "aim" if not action["characters"] and not tries:
            return _plain(namer, NOBODY, action)
        case "aim":
            return _plain(namer, PHRASES["aim"][tries], {"cards": action["characters"]})
        case "dismiss":
            return _plain(namer, PHRASES["dismiss"][tries], {"cards": action["characters"]})
        case "activate" if action.get("ability") and not tries:
            return _use(namer, SECOND, action)
        case "use_skill" | "activate" | "counter" | "apply_effect" as use:
            return _use(namer, PHRASES[use][tries], action)
        case "place_miracle" if action.get("on"):
            return _plain(namer, PHRASES["place_miracle"][tries] + " on {character}", {**action, "user": action["on"]})
        case "move" if action.get("face_down"):
            return _plain(namer, PHRASES["move"][tries] + " face down", action)
        case other:
            return _plain(namer, PHRASES[other][tries], action)


def _plain(namer: Namer, phrase: str, action: Action) -> str:
    """A phrase, filled with whatever an act is about."""
    before = namer.still.before
    asked = before.asked if before is not None else None
    on = action.get("on", "")
    return namer.phrase(
        phrase,
        card=namer.name(action.get("card", "")),
        cards=namer.names(action.get("cards", ())),
        character=namer.name(action.get("user") or action.get("replaces") or ""),
        main=namer.name(action.get("main", "")),
        monster=namer.name(asked.about) if asked is not None else "",
        opponent=namer.seat(on) if on else "",
    )


def _main(action: Action) -> dict[str, str]:
    return {"main": next(iter(action["supports"].values()), "")}


def _pairs(namer: Namer, pairs: Mapping[str, str]) -> str:
    """``Hero and Ally to Wolf, Page to Rat``."""
    shared: dict[str, list[str]] = {}
    for card, other in pairs.items():
        shared.setdefault(other, []).append(card)
    say = namer.language.say
    told = [say("{units} to {other}", units=namer.names(cards), other=namer.name(other))
            for other, cards in shared.items()]  # fmt: skip
    return namer.language.marks.comma.join(told)


def _use(namer: Namer, phrase: str, action: Action) -> str:
    """The use of a skill or an ability, with everything that was chosen for it."""
    say, targets = namer.language.say, action.get("targets", ())
    told = _plain(namer, phrase + (" on {cards}" if targets else ""), {**action, "cards": targets})
    details = [say("discarding {cards}", cards=namer.names(action["paid"]))] if action.get("paid") else []
    details += [say("sent to {seat}", seat=namer.seat(action["to"]))] if action.get("to") else []
    return told + (namer.language.bracketed(details) if details else "")
