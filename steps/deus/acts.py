"""Everything that can be done in a game of Deus: each act in one sentence, from which all others are made.

Scenarios, orders typed at the table, films, records and reports speak of acts in these words.
"""

from collections.abc import Mapping
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.acts import Action
from monosashi.verification.case import Case

from .half_decks import faction
from .phrases import TABLE

act = TABLE.act

CHOSEN = "[ on {units}][ paid by {payment}][ discarding {cards}][ taking {tokens}][ to {area}]"
"""What may be chosen for an effect."""

OCCURRENCE = "[ for {occasion}]"
"""Which units met the condition of an effect that is due several times."""

CHOICES = {"units": "targets", "payment": "slots", "cards": "discards", "occasion": "about"}


def by_their_places(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """Scenarios name factions by their places in the set: first, second ... sixth."""
    return {**action, "factions": [faction(case, name) for name in action["factions"]]}


def turned_over(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """In scenarios one more shuffle of the opponent's deck reverses it."""
    other = "north" if seat == "south" else "south"
    if not tries:
        deck = case.look().players[other].deck
        case.chance.insert(0, Chance("shuffle", other, order=tuple(reversed(deck))))
    return action


# Before the first turn

act("pick", "{seat} picks {factions}", "Factions of the draft.", meant=by_their_places)
act(
    "select",
    "{seat} selects {cards} with {summoner}",
    "Thirty cards and a summoner.",
    brief="{seat} selects {n} cards with {summoner}",
    fields={"n": "cards"},
)
act("choose_summoner", "{seat} chooses {summoner}", "The summoner, in the open (draft of 2018).")
act("put_back", "{seat} puts {cards} under the deck", "Hand cards, the last one lowest (draft of 2018).")
act("shuffle", "{seat} shuffles the other deck too", "The opponent's deck, once more.", meant=turned_over)

# A turn

act("discard", ["{seat} discards {cards}", ("{seat} discards nothing", {"cards": []})], "Hand cards.", quiet=True)
act("march", "{seat} marches {moves}", "Units, each to its area, all at the same time.")
act("intercept", "{seat} intercepts with {units}", "The march that has just been declared.")
act("summon", "{seat} summons {card} to {area}", "A unit of the hand comes into your territory.")
act("rearrange", "{seat} rearranges {moves}", "Units get new areas, all at once.", fields={"moves": "areas"})
act("end_phase", "{seat} ends the phase", "On to the next phase.", quiet=True)
act("end_turn", "{seat} declares the end of the turn", "It is the opponent's turn.", typed=["end the turn"], quiet=True)
act("resign", "{seat} resigns", "Give up the game.")

# A battle

act(
    "instant_summon", "{seat} instantly summons {card}", "A unit of the hand joins the battle.", typed=["summon {card}"]
)
act(
    "line_up",
    "{seat} lines up {units}",
    "The order of your units in the battle, the front one first.",
    fields={"units": "order"},
)
act("return", "{seat} returns {unit} to {area}", "A unit that was instantly summoned goes back.")
act(
    "adjust",
    "{seat} gives up {unit} to keep the limit",
    "A unit, if there are too many levels.",
    typed=["discard {unit}"],
)

# Effects

act(
    "use",
    f"{{seat}} uses [the {{ordinal}} ability of ]{{card}}{CHOSEN}",
    "An ability or a spell; a card's first ability unless you say another.",
    needs="effects",
    fields={**CHOICES, "ordinal": "ability"},
)
act(
    "trigger",
    [
        f"{{seat}} uses {{unit}}'s trigger{OCCURRENCE}{CHOSEN}",
        f"{{seat}} uses trigger {{which}} of {{unit}}{OCCURRENCE}{CHOSEN}",
    ],
    "A due [condition] effect; of several say which by number, and for whom.",
    needs="effects",
    fields={**CHOICES, "which": "trigger"},
)
act(
    "decline",
    [
        f"{{seat}} declines {{unit}}'s trigger{OCCURRENCE}",
        f"{{seat}} declines trigger {{which}} of {{unit}}{OCCURRENCE}",
    ],
    "A due effect that need not be used is left out.",
    needs="effects",
    fields={"which": "trigger", "occasion": "about"},
)
act(
    "drop",
    "{seat} drops {cards}",
    "Hand cards that an effect makes you discard.",
    needs="effects",
    typed=["discard {cards}"],
)
