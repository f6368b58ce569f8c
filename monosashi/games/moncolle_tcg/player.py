"""Players of the TCG who choose by chance, build their way to the enemy base and fight."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from monosashi.records.random_games import NO_RANDOMNESS, by_act, draw_chance, weighted
from reference_engine import game, legal, view
from reference_engine.kernel.decision import CHANCE, Resign
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.board import BASE, distance
from reference_engine.monster_collection.position import opponent

Answer = Any
Position = Any


class Style(msgspec.Struct, frozen=True):
    """How readily the players of a game do what is on offer, against one part for stopping or passing.

    ``discard`` are numbers of hand cards to choose from; one decision in so many as ``resigns`` says is to give up. The
    ``deck`` is of specimen cards, if it is not a specimen deck.
    """

    march: int = 8
    use: int = 6
    place_terrain: int = 12
    place_proxy: int = 4
    swap: int = 1
    summon: int = 9
    equip: int = 6
    instant_summon: int = 5
    discard_equipment: int = 1
    discard: tuple[int, ...] = (0, 0, 0, 0, 0, 1, 1, 2)
    crowd: bool = True
    resigns: int = 0
    deck: tuple[str, ...] = ()


LADEN = (
    *("Bellows Apprentice", "Tinder Runner", "Moth-Eaten Squire", "Cutpurse Glove"),
    *("Whetted Billhook", "Thrice-Quilted Coat", "Courier's Spurs", "Novice's Beads"),
    *("Soot Nipper", "Taper Bearer", "Thistledown Mote", "Gravel Mole"),
    *("Slag Terrace", "Giants' Threshing Floor", "Resting-Stone Grove", "Copper-Toll Bridge"),
)
"""Who carries much, what is carried, who takes it away, and reinforcements."""

STYLES = (
    Style(),
    Style(use=12, instant_summon=9),
    Style(march=0, summon=2, discard=(99, 99, 6)),  # decks run out, units are counted
    Style(march=4, crowd=False, equip=12, swap=6),
    Style(march=9, use=1, instant_summon=20, place_proxy=12),  # battles that both sides survive
    Style(place_terrain=20, discard_equipment=4),
    Style(resigns=150),
    Style(march=12, use=12, place_terrain=20, equip=20, instant_summon=20, deck=LADEN),
    Style(march=20, use=20, place_terrain=20, equip=20, swap=6, summon=20, deck=LADEN),
)
"""Fighters, spell users, idlers, single marchers with equipment, survivors, builders, those who give up, the laden."""

DRAWN = 400
"""How many decisions are drawn; by then most games are over, and the others will be when the decks are."""

UNLISTED: tuple[str, ...] = ()
"""Questions whose answers are too many to be listed at every decision."""

STOPPING = ("pass", "end_phase", "end_turn")


def start(rules: Edition, style: Style) -> dict[str, Any]:
    """Specimen decks, or the same deck for both, as many copies of each card as there may be."""
    if not style.deck:
        return {}
    copies, size = rules.numbers["copies_of_a_name"], rules.numbers["deck_size"]
    more = [name for name in rules.cards if name not in style.deck and rules.cards[name].deck_limit is None]
    deck = [name for name in (*style.deck, *more) for _ in range(copies)][:size]
    return {"decks": {"south": deck, "north": deck}}


def choose(rules: Edition, position: Position, random: Random, style: Style) -> tuple[str, Answer]:
    """One legal answer of the asked seat."""
    return position.pending.seat, answer(rules, position, random, style)


def choose_casually(rules: Edition, position: Position, random: Random) -> Answer:
    """Any act, and any way to do it."""
    return legal(rules, position).sample(random)


def finish(rules: Edition, position: Position, style: Style) -> tuple[str, Answer]:
    """Pass and discard everything: the game ends when the decks do."""
    return choose(rules, position, NO_RANDOMNESS, msgspec.structs.replace(style, discard=(99,), resigns=0))


def answer(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """First an act, by its weight, then one of its options."""
    pending = position.pending
    if style.resigns and pending.seat != CHANCE and random.randrange(style.resigns) == style.resigns - 1:
        return Resign()
    if pending.seat == CHANCE:
        return draw_chance(rules, position, random)
    if pending.kind == "hand_adjustment":
        return adjust_hand(rules, position, random, style)
    options = by_act(rules, position, STOPPING)
    if not options:
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")
    weights = {act: getattr(style, act, 1) if act not in STOPPING else 1 for act in options}
    act = weighted(random, weights)
    make = POLICIES.get(act)
    if make is not None:
        return make(rules, position, random, style, options[act])
    return options[act][random.randrange(len(options[act]))]


def a_march(rules: Edition, position: Position, random: Random, style: Style, alone: list[Answer]) -> Answer:
    """Prefer the enemy base, then areas with enemies, then whatever is nearer to it, and take along who may come."""
    goals: dict[str, list[str]] = {}
    for option in alone:
        goals.setdefault(option.area, []).extend(option.units)
    base = BASE[opponent(position.marching)]
    enemies = {unit.area for unit in position.units.values() if unit.owner != position.marching}
    weights = {area: 20 if area == base else 9 if area in enemies else nearness(area, base) for area in goals}
    goal = weighted(random, weights)
    wanted = 1 + (random.randrange(4) if style.crowd else 0)
    units: tuple[str, ...] = ()
    first = random.randrange(len(goals[goal]))
    for unit in goals[goal][first:] + goals[goal][:first]:
        more = type(alone[0])(tuple(sorted((*units, unit))), goal)
        if len(units) < wanted and more in legal(rules, position):
            units = more.units
    return type(alone[0])(units, goal)


def a_place(_rules: Edition, position: Position, random: Random, _style: Style, options: list[Answer]) -> Answer:
    """Terrain goes towards the enemy base, seldom onto terrain that is there."""
    base = BASE[opponent(position.marching)]
    weights = {
        option.area: 1 if option.area in position.field else 2 * nearness(option.area, base) for option in options
    }
    goal = weighted(random, weights)
    there = [option for option in options if option.area == goal]
    return there[random.randrange(len(there))]


def nearness(area: str, base: str) -> int:
    """The more, the fewer steps a walker needs from an area to a base."""
    return 7 - sum(distance(area, base))


def adjust_hand(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """Discard what is too much and a little more; without imagination everything, which ends the game soon."""
    hand = view(rules, position, position.pending.seat).players[position.pending.seat].hand
    must = len(next(iter(legal(rules, position))).cards)  # the smallest set that may go is listed first
    count = min(len(hand), must + style.discard[random.randrange(len(style.discard))])
    first = random.randrange(len(hand)) if 0 < count < len(hand) else 0
    cards = (*hand[first:], *hand[:first])[:count]
    return game(rules.name).answers.convert({"do": "discard", "cards": cards})


POLICIES: dict[str, Callable[[Edition, Position, Random, Style, list[Answer]], Answer]] = {
    "march": a_march,
    "place_terrain": a_place,
    "place_proxy": a_place,
}
"""Acts that are not chosen evenly from the list of options."""
