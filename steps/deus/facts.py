"""What can be seen of a game of Deus: each fact in one sentence."""

from typing import Any

from monosashi.suite.facts import PLAYERS, THE_TABLE, Things

from ..monster_collection.facts import family_facts
from .phrases import TABLE


def summoner(player: Any) -> tuple[str, ...]:
    """The card in a summoner area, as far as it can be seen."""
    return (player.summoner,) if player.summoner else ()


FACTS = family_facts(
    TABLE,
    {"discard pile": "discard", "token area": lambda player: player.tokens, "summoner area": summoner},
    {
        "quick effects of the marching side": ("marching_side_quick",),
        "quick effects of the defending side": ("defending_side_quick",),
    },
)
fact = FACTS.fact

FRONT = Things(
    lambda view: (
        (area, (view.control_markers.count(area), view.battle_markers.count(area))) for area in ("a2", "b2", "c2")
    ),
    ("area",),
)
"""How many control markers and battle markers lie in each front area."""

fact(PLAYERS, "{seat}'s power is {n}", n="power")
fact(
    FRONT, ("{area} carries a control marker", {"n": 1}), "{area} carries no control marker",
    n=lambda markers: markers[0],
)  # fmt: skip
fact(
    FRONT, ("{area} carries a battle marker", {"n": 1}), "{area} carries no battle marker",
    n=lambda markers: markers[1],
)  # fmt: skip
fact(
    THE_TABLE, "the board carries no marker", markers=lambda view: (*view.control_markers, *view.battle_markers)
)  # fmt: skip
fact(
    THE_TABLE, ("the decks are still being built", {"phase": "deck_building"}),
    ("the game is being set up", {"phase": "setup"}), phase="phase",
)  # fmt: skip
fact(
    PLAYERS, ("{viewer} sees {seat}'s summoner face down", {"down": True}), down="summoner_face_down",
    card="summoner",
)  # fmt: skip
fact(PLAYERS, chip="summoner face down", down="summoner_face_down")
fact(PLAYERS, chip="factions {factions}", factions="factions")
fact(PLAYERS, "{viewer} sees no summoner of {seat} face down", down="summoner_face_down")
fact(PLAYERS, ("{viewer} sees which summoner {seat} has", {"known": True}), known=lambda player: bool(player.summoner))

# What happens

event = TABLE.event

event("slots_spent", "{about} spends spell slots: {amount}")
event("power", "{seat}'s power changes by {signed}")
event("battle_marker", "a battle marker is put on {place}")
event("control_marker", "a control marker is put on {place}")
event("ownership_marker", "an ownership marker of {seat} is put on {place}")
event("marker_removed", "the marker is taken off {place}")
event("markers_removed", "the markers are removed")
event("put_back", "{seat} puts {amount} cards under the deck", one="{seat} puts a card under the deck")
event("trigger", "the trigger of {about} takes place")
event("trigger@deus.trigger.forced", "the forced trigger of {about} takes place")
event("revealed", "{seat} reveals {about}")
event("to_token_area", "{about} goes to {seat}'s token area")
event("outcome@deus.after.A", "outcome A: the marching side alone is left and holds the area")
event("outcome@deus.after.B", "outcome B: the interceptors’ side alone is left and holds the area")
event("outcome@deus.after.C", "outcome C: both sides are left and go back to where they came from")
event("outcome@deus.after.D", "outcome D: the defending side alone is left and holds its area")
event("outcome@deus.after.E", "outcome E: both sides are left; the marching side goes back, the defending side stays")
event("outcome@deus.after.F", "outcome F: nobody is left")
for what in ("declined", "intercepted", "picked", "selected"):
    event(what, "")
