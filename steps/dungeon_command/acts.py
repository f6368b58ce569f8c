"""Everything that can be done in a game of Dungeon Command: each act in one sentence, from which all others are made.

Scenarios, orders typed at the table, films, records and reports speak of acts in these words.
"""

from collections.abc import Mapping
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.acts import ABOUT, Action
from monosashi.verification.case import Case

from .phrases import TABLE

act = TABLE.act

CHOSEN = "[ on {cards}][ aimed at {square}][ moving {moves}][ discarding {paid}]"
"""What may be chosen for an effect: targets, a square, who moves where, and what it costs."""

CHOICES = {"creature": ABOUT, "cards": "targets", "paid": "discards", "ordinal": "ability"}


def called(case: Case, name: str, seat: str, *, in_hand: bool = False) -> str:
    """The id of a card: its name, but in a game that was begun the first of that name, on the table or in a hand."""
    if not case.notes.get("started"):
        return name
    view = case.look()
    player = view.players[seat]
    there = [each.id for each in sorted(view.creatures, key=lambda each: each.controller != seat)]
    held = (*(player.creature_hand or ()), *(player.order_hand or ()))
    return next((card for card in ((*held, *there) if in_hand else (*there, *held)) if view.cards[card] == name), name)


def by_this_creature(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """In an activation the creature that a sentence names is the one that has been activated."""
    asked = case.look().asked
    if asked is not None and asked.kind == "act" and "creature" in values:
        case.expect(asked.about, called(case, values["creature"], seat), "the creature that has been activated")
    return action


def of_the_game(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """Scenarios call the cards of a game that was begun by what is printed on them."""
    named = {field: action[field] for field in ("card", "creature") if field in action}
    return {**action, **{field: called(case, name, seat, in_hand=field == "card") for field, name in named.items()}}


def with_the_shuffles(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """When the side is chosen, chests and decks come in the orders that the scenario has told of before."""
    if tries:
        return action
    view = case.look()
    if "chests" in case.notes:
        case.chance.append(Chance("treasure chests", "chance", order=case.notes["chests"]))
    if "shuffles" in case.notes:
        turn = -1 if case.notes["shuffles"] == "upside down" else 1
        decks: dict[tuple[str, str], tuple[str, ...]] = case.notes.setdefault("decks", {})
        for owner in sorted(view.players, key=lambda each: each != view.first_player):
            for kind in ("creature", "order"):
                deck = decks[owner, kind] = getattr(view.players[owner], f"{kind}_deck")
                case.chance.append(Chance(f"{kind} deck", owner, order=deck[::turn]))
        for owner, part in case.notes.get("drawn anew", ()):
            deck = decks[owner, "creature"][::turn]
            third = len(deck) // 3
            order = deck[::-1] if part == "bottom" else (*deck[third:], *deck[:third])
            case.chance.append(Chance("creature deck", owner, order=order))
    return action


# Before the first turn

act("choose_first", "{seat} chooses {first} as first player", "Who takes the first turn.")
act(
    "choose_side",
    "{seat} chooses the {side} side",
    "Which sides of the tiles lie up.",
    meant=with_the_shuffles,
)
act(
    "deploy", "{seat} deploys {card} on {square}", "A creature card of the hand, in your start area.", meant=of_the_game
)

# An activation

act("activate", "{seat} activates {creature}", "One of your creatures; it moves and acts.", meant=of_the_game)
act(
    "move",
    "{seat} moves[ {creature}] along {path}",
    "The creature that is being activated, over these squares.",
    fields={"creature": ABOUT},
    meant=by_this_creature,
)
act(
    "attack",
    [
        ("{seat} attacks {target} in melee[ with {creature}]", {"attack": "melee"}),
        ("{seat} attacks {target} at range[ with {creature}]", {"attack": "ranged"}),
    ],
    "A creature, adjacent or in range and in sight.",
    fields={"creature": ABOUT},
    meant=by_this_creature,
)
act(
    "use_order",
    f"{{seat}} uses {{card}}[ with {{creature}}]{CHOSEN}",
    "An order card of the hand.",
    fields=CHOICES,
    meant=by_this_creature,
)
act(
    "use_power",
    f"{{seat}} uses the[ {{ordinal}}] power of {{card}}[ with {{creature}}]{CHOSEN}",
    "A power of it or of an attached card.",
    fields=CHOICES,
    meant=by_this_creature,
)
act(
    "collect",
    "{seat} collects treasure[ with {creature}]",
    "A token of the chest on the creature's square.",
    fields={"creature": ABOUT},
    meant=by_this_creature,
)

# Reactions and damage

act(
    "dodge",
    "{seat} lets {creature} dodge",
    "The target of a ranged attack that has cover.",
    typed=["dodge with {creature}"],
)
act(
    "immediate",
    f"{{seat}} reacts with[ the {{ordinal}} power of] {{card}} by {{creature}}[ for {{victim}}]{CHOSEN}",
    "An order card or a power, in answer.",
    fields={**CHOICES, "creature": "user"},
)
act("cower", "{seat} lets {creature} cower", "Morale instead of damage.", typed=["cower with {creature}"])
act("take", "{seat} lets {creature} take the damage", "All of it.", typed=["take the damage with {creature}"])

# Effects of a turn, and the end

act(
    "resolve",
    [
        ("{seat} resolves the hazard under {card}", {"ability": -1}),
        "{seat} resolves the {ordinal} effect of {card}",
    ],
    "Which of several effects comes next.",
    fields={"ordinal": "ability"},
)
act("resign", "{seat} resigns", "Give up the game.")
