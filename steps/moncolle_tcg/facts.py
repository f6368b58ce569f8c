"""What can be seen of a game of the TCG: each fact in one sentence."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from monosashi.suite.facts import PLAYERS, Things

from ..monster_collection.facts import ENDED, UNITS, family_facts
from .phrases import TABLE

FACTS = family_facts(
    TABLE,
    {"discard pile": "discard", "exclusion zone": "excluded"},
    {"initiative": ("decide_initiative",), "simultaneous attack": ("suspend_effects", "simultaneous_attack")},
)
fact = FACTS.fact

BARE = SimpleNamespace(kind="", placed_by="", limit=0, card="nothing", used={})

FIELD = Things(lambda view: view.field.items(), ("area",), otherwise=BARE)

PROXY = Things(lambda view: (("", view),), told="{what}.", film="")

fact(UNITS, "{unit} wears {cards}", "{unit} wears nothing", cards="equipment", chip="wears {cards}")
fact(FIELD, "{card} lies on {area}", card="card")
fact(
    FIELD, "{viewer} sees {card} on {area}", "{viewer} does not see what lies on {area}", card="card", tells=False
)  # fmt: skip
fact(FIELD, "a {ground} of {seat} lies on {area}", "nothing lies on {area}", ground="kind", seat="placed_by")
fact(FIELD, "the limit of {area} is {n}", n="limit")
fact(PLAYERS, chip="paid {cards}", cards="waiting")
fact(PROXY, chip="The proxy of this turn has been laid", used="proxy_used")
fact(ENDED, "the game has ended in a draw", seat=lambda view: view.result.winner)


def levels(view: Any) -> Iterator[str]:
    """How many levels of an area each side uses."""
    for area, ground in view.field.items():
        yield from (f"{seat.capitalize()} uses {count} levels of {area}" for seat, count in ground.used.items())


FACTS.tellers.append(levels)

# What happens

event = TABLE.event

event("base_placed", "the top card of {seat}'s deck becomes the base in {place}")
event("slots_spent", "{about} uses up Spell icons: {amount}")
event("items_used", "{about} uses up Item icons: {amount}")
event("excluded", "{about} is excluded from the game")
event("restored", "{seat} puts {amount} cards under the deck", one="{seat} puts a card under the deck")
event("trigger", "the automatic effect of {about} takes place")
event("outcome", "the march fails: nobody is left")
event("outcome@moncolle_tcg.march.success", "the march succeeds: the marching side alone is left")
event("outcome@moncolle_tcg.march.failure_return", "the march fails: the defending side is still there")
for what in ("equipped", "placed", "swapped"):
    event(what, "")
