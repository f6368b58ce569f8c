"""What can be seen of a game of Dungeon Command: each fact in one sentence."""

from collections.abc import Iterator
from typing import Any

from monosashi.suite.facts import PLAYERS, THE_TABLE, Facts, Things

from .phrases import TABLE

FACTS = Facts(TABLE)
fact = FACTS.fact

CREATURES = Things(
    lambda view: ((each.id, each) for each in view.creatures), ("creature", "cards"),
    "{name} is not on the battlefield", title="creatures",
    of=lambda view, seat: ((each.id, each) for each in view.creatures if each.controller == seat),
)  # fmt: skip


def hits(view: Any) -> Iterator[tuple[str, int]]:
    """The damage that each creature is about to take."""
    amounts = {hit.id: hit.amount for hit in view.hits}
    return ((each.id, amounts.get(each.id, 0)) for each in view.creatures)


HITS = Things(hits, CREATURES.names, CREATURES.absent)

CHESTS = Things(lambda view: view.treasures.items(), ("square",), "there is no chest on {name}")

ENDING = Things(lambda view: (("", view.result),) if view.result else None, absent="nobody has won yet")

fact(CREATURES, "{creature} stands on {square}", square="square", chip="{creature} on {square}")
fact(CREATURES, "{creature} has {n} hit points left", n="hit_points", chip="{n} hit points left")
fact(CREATURES, "{cards} has {n} damage", "{cards} have {n} damage", n="damage", chip="{n} damage")
fact(CREATURES, "{cards} {lie} {state}", state=lambda each: "tapped" if each.tapped else "untapped")
fact(CREATURES, chip="tapped", tapped="tapped")
fact(CREATURES, "{cards} {has} been activated", has="activated", chip="activated")
fact(CREATURES, "{creature} is controlled by {seat}", seat="controller")
fact(CREATURES, "{creature} belongs to {seat}", seat="owner")
fact(CREATURES, chip="{seat}'s card", seat=lambda each: each.owner if each.owner != each.controller else "")
fact(
    CREATURES, "{creature} carries {cards}", "{creature} carries no order cards", cards="attached",
    chip="carries {cards}",
)  # fmt: skip
fact(HITS, "{creature} is about to take {n} damage", n=lambda amount: amount)
fact(THE_TABLE, "{creature} is being activated", "nobody is being activated", creature="activating")

fact(CHESTS, "the chest on {square} holds {n}", n="left")
fact(
    CHESTS, "the chest on {square} lies {face}", viewer="public",
    face=lambda chest: "face down" if chest.number is None else "face up",
)  # fmt: skip
fact(
    CHESTS, "{viewer} sees that the chest on {square} holds {n}",
    ("{viewer} does not see what the chest on {square} holds", {"n": None}), n="left",
)  # fmt: skip

fact(PLAYERS, "{seat}'s commander is {card}", card="commander", viewer="public", chip="commander {card}")
fact(PLAYERS, "{seat}'s morale is {n}", n="morale", chip="morale {n}")
fact(PLAYERS, "{seat}'s leadership is {n}", n="leadership", chip="leadership {n}")
FACTS.zones("pile")
fact(THE_TABLE, "it has become {seat}'s {phase} phase", seat="turn_player", phase="phase")
fact(
    ENDING, "{seat} has won under {clause}", ("the game has ended in a draw under {clause}", {"seat": ""}),
    seat="winner", clause="clause", tells=False,
)  # fmt: skip

asked_for = FACTS.asks(
    {
        "the first player": "first_player",
        "the side": "side",
        "starting creatures": "starting",
        "a turn effect": "turn_effect",
        "an activation": "activate",
        "an action": "act",
        "a reaction": "react",
        "cower or take": "cower",
        "a deployment": "deploy",
    },
    "{seat} is asked for {question}",
    "{seat} is asked for {question} about {creature}",
)

# What happens

event = TABLE.event

event("turn_begins", "turn {amount} begins, it is {seat}'s")
event("drew_orders", "{seat} draws {amount} order cards", one="{seat} draws {amount} order card")
event("drew_creatures", "{seat} draws {amount} creature cards", one="{seat} draws {amount} creature card")
event("hand_shown", "{seat} shows the hand[, {cards},] and draws anew")
event("revealed", "{seat}'s commander is {about}", film=False)
event("revealed@dungeon_command.treasure.number", "the chest on {place} holds {amount}", film=False)
event("activated", "{about} is activated", film=False)
event("entered", "{about} enters {place}")
event("tapped", "{about} is tapped", many="{abouts} are tapped")
event("untapped", "{about} untaps", many="{abouts} untap")
event("declared", "")
event("declared@hazard", "hazardous terrain is about to damage {about}", film=False)
event("declared@effect", "an effect of {card} comes about", film=False)
event("takes_effect", "the effect of {card} is carried out")
event("no_effect", "what {about} does comes to nothing")
event("cancelled", "what {about} does is cancelled")
event("dodged", "{about} dodges")
event("prevented", "damage to {about} is prevented")
event("damaged", "{about} takes {amount} damage")
event("cowered", "{about} cowers")
event("healed", "{amount} damage is taken off {about}")
event("changed", "{about}: {place} {signed}", film=False)
event("destroyed", "{about} is destroyed", many="{abouts} are destroyed")
event("morale", "{seat}: morale {signed}", film=False)
event("leadership", "{seat}: leadership {signed}", film=False)
event("deployed", "{about} is deployed on {place}", film=False)
event("attached", "{other} is attached to {about}")
event("control_taken", "{seat} controls {about} now")
event("chest_removed", "the chest on {place} is empty")
event("first_player", "{seat} goes first", film=False)
event("side", "the {place} side is played", film=False)
event("resigned", "{seat} resigns", film=False)
event("game_over", "the game is over[: {seat} has won]")
event("chest", "")
event("creature_discarded", "")
event("half", "")
event("order_discarded", "")
event("tiles", "")
