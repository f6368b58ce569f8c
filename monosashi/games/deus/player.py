"""Players of Deus who choose by chance, and fight."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from monosashi.records.random_games import NO_RANDOMNESS, by_act, draw_chance, weighted
from reference_engine import game, legal, view
from reference_engine.deus.board import FRONT
from reference_engine.kernel.decision import CHANCE, Resign
from reference_engine.kernel.edition import Edition

Answer = Any
Position = Any


class Style(msgspec.Struct, frozen=True):
    """How readily the players of a game do what is on offer, against one part for stopping or passing.

    ``discard`` are numbers of hand cards to choose from; one decision in so many as ``resigns`` says is to give up.
    """

    march: int = 8
    use: int = 5
    summon: int = 8
    rearrange: int = 1
    intercept: int = 3
    instant_summon: int = 5
    trigger: int = 3
    shuffle: int = 1
    discard: tuple[int, ...] = (99, 0, 0, 0, 0, 0, 0, 1, 1, 2)
    crowd: bool = True
    beginner: bool = False
    resigns: int = 0


STYLES = (
    Style(),
    Style(use=12, instant_summon=9, discard=(99, 0, 0, 0, 1)),
    Style(march=5, use=2, intercept=9),
    Style(march=0, summon=0, use=0, discard=(99, 99, 99, 2)),  # decks run out, the dice decide
    Style(march=3, crowd=False, discard=(99, 3, 3, 0)),
    Style(march=9, use=1, summon=20, instant_summon=20),  # battles that both sides survive
    Style(beginner=True),
    Style(resigns=150),
)
"""Fighters, spell users, defenders, idlers, single marchers, survivors, beginners, and those who give up."""


DRAWN = 250
"""How many decisions are drawn; by then most games are over, and the others will be when the decks are."""

UNLISTED = ("selection",)
"""Questions whose answers are too many to be listed at every decision."""

STOPPING = ("pass", "decline", "end_phase", "end_turn")


def start(rules: Edition, style: Style) -> dict[str, Any]:
    """The draft, of the beginner variant if the style says so and there is one."""
    return {"beginner": True} if style.beginner and "beginner deck" in rules.judgements else {}


def choose(rules: Edition, position: Position, random: Random, style: Style) -> tuple[str, Answer]:
    """One legal answer of the asked seat."""
    return position.pending.seat, answer(rules, position, random, style)


def choose_casually(rules: Edition, position: Position, random: Random) -> Answer:
    """Any act, and any way to do it."""
    return legal(rules, position).sample(random)


def finish(rules: Edition, position: Position, style: Style) -> tuple[str, Answer]:
    """Pass and discard everything: the game ends when the decks do."""
    return choose(rules, position, NO_RANDOMNESS, style)


def answer(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """First an act, by its weight, then one of its options."""
    pending = position.pending
    if style.resigns and pending.seat != CHANCE and random.randrange(style.resigns) == style.resigns - 1:
        return Resign()
    if pending.seat == CHANCE:
        return draw_chance(rules, position, random)
    make = POLICIES.get(pending.kind)
    if make is not None:
        return make(rules, position, random, style)
    options = by_act(rules, position, STOPPING)
    if not options:
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")
    weights = {act: getattr(style, act, 1) if act not in STOPPING else 1 for act in options}
    act = weighted(random, weights)
    if act == "march":
        return a_march(rules, position, random, style, options[act])
    return options[act][random.randrange(len(options[act]))]


def a_march(rules: Edition, position: Position, random: Random, style: Style, alone: list[Answer]) -> Answer:
    """Prefer front areas, best enemy ones, and take along whoever may come."""
    offers: dict[str, list[str]] = {}
    for option in alone:
        for unit, area in option.moves.items():
            offers.setdefault(area, []).append(unit)
    enemies = {unit.area for unit in position.units.values() if unit.owner != position.marching}
    weights = {area: (9 if area in enemies else 5) if area in FRONT else 1 for area in offers}
    goal = weighted(random, weights)
    wanted = 1 + (random.randrange(3) if style.crowd else 0)
    first = random.randrange(len(offers[goal]))
    moves: dict[str, str] = {}
    for unit in offers[goal][first:] + offers[goal][:first]:
        more = type(alone[0])({**moves, unit: goal})
        if len(moves) < wanted and more in legal(rules, position):
            moves[unit] = goal
    if not random.randrange(5):
        return type(alone[0])(moves)
    return with_company(rules, position, random, type(alone[0])(moves), alone)


def with_company(rules: Edition, position: Position, random: Random, march: Answer, alone: list[Answer]) -> Answer:
    """Somebody else marches elsewhere at the same time, if the rules allow it."""
    other = alone[random.randrange(len(alone))]
    both = type(march)({**other.moves, **march.moves})
    return both if both in legal(rules, position) else march


def select(rules: Edition, position: Position, random: Random, _style: Style) -> Answer:
    """A deck, from one number."""
    options = legal(rules, position)
    seed = random.randrange(1000)
    return options.sample(Random(seed)) if seed else next(iter(options))


def adjust_hand(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """Discard what is too much and a little more; without imagination everything, which ends the game soon."""
    hand = view(rules, position, position.pending.seat).players[position.pending.seat].hand
    must = len(next(iter(legal(rules, position))).cards)  # the smallest set that may go is listed first
    count = min(len(hand), must + style.discard[random.randrange(len(style.discard))])
    first = random.randrange(len(hand)) if 0 < count < len(hand) else 0
    cards = (*hand[first:], *hand[:first])[:count]
    return game(rules.name).answers.convert({"do": "discard", "cards": cards})


POLICIES: dict[str, Callable[[Edition, Position, Random, Style], Answer]] = {
    "selection": select,
    "hand_adjustment": adjust_hand,
}
"""Decisions that are not answered from the list of options."""
