"""Players of Monster Maker who choose by chance, and travel, fight and get in each other's way."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import msgspec

from monosashi.records.random_games import NO_RANDOMNESS, draw_chance, weighted
from reference_engine import legal
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.annihilation import CallTime
from reference_engine.monster_maker.assignment import Assign
from reference_engine.monster_maker.end import Discard
from reference_engine.monster_maker.position import Position, obstacles, unhurt
from reference_engine.monster_maker.values import monster_face

Answer = Any


class Style(msgspec.Struct, frozen=True):
    """How readily the players of a game do what is on offer, against ten parts for passing.

    ``explore`` is for placing a card face down, ``players`` how many there are; in one decision of so many as ``time``
    says the match time is over.
    """

    players: int = 2
    move: int = 70
    explore: int = 30
    dismiss: int = 1
    place_character: int = 100
    rank_up: int = 100
    place_monster: int = 40
    place_miracle: int = 40
    use_skill: int = 30
    activate: int = 20
    counter: int = 20
    battle: int = 30
    retreat: int = 10
    support: int = 30
    loot: int = 30
    time: int = 0


STYLES = (
    Style(),
    Style(players=3),
    Style(players=4),
    Style(move=200, explore=60, place_monster=2, dismiss=0),  # who is first at level ten?
    Style(players=3, place_monster=300, battle=20, retreat=20),  # armies, and how to get away from them
    Style(use_skill=90, activate=90, counter=90, place_miracle=90),
    Style(move=1, explore=0, place_character=5, place_monster=1),  # decks run out
    Style(players=4, place_monster=90, time=300),
    Style(move=30, explore=90, place_miracle=90, dismiss=10),  # missions, and parties that come and go
)
"""Two, three and four travellers; racers, besiegers, spell users, idlers, players against the clock, explorers."""

DRAWN = 1500
"""How many decisions are drawn; most games are over long before."""

UNLISTED = ("assign", "discard", "deck_bottom")
"""Questions whose answers are too many to be listed at every decision."""

LOOKED_AT = 40
"""How many answers of an act a player looks at."""

PASS = 10


def start(_rules: Edition, style: Style) -> dict[str, Any]:
    """A game for so many players, with the specimen decks."""
    return {"players": style.players}


def choose(rules: Edition, position: Position, random: Random, style: Style) -> tuple[str, Answer]:
    """What the asked seat says; now and then the clock has run down before."""
    assert position.pending is not None
    if style.time and may_call_time(position) and random.randrange(style.time) == style.time - 1:
        return CHANCE, CallTime()
    return position.pending.seat, answer(rules, position, random, style)


def choose_casually(rules: Edition, position: Position, random: Random) -> Answer:
    """What an ordinary traveller says."""
    return answer(rules, position, random, STYLES[0])


def finish(rules: Edition, position: Position, style: Style) -> tuple[str, Answer]:
    """The match time is over, and nothing more happens in the phase under way."""
    if may_call_time(position):
        return CHANCE, CallTime()
    return choose(rules, position, NO_RANDOMNESS, msgspec.structs.replace(style, time=0))


def may_call_time(position: Position) -> bool:
    """Whether a turn is being played against a clock that still runs."""
    return position.turn > 0 and not position.time_is_up


def answer(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """An act by its weight, passing first, then one of its options; an act without any is no choice."""
    pending = position.pending
    assert pending is not None
    if pending.seat == CHANCE:
        return draw_chance(rules, position, random)
    if pending.kind in POLICIES:
        return POLICIES[pending.kind](rules, position, random)
    acts = sorted(rules.offers[pending.kind], key=lambda act: act != "pass")
    weights = {act: PASS if act == "pass" else getattr(style, act, 1) for act in acts}
    while weights:
        act = weighted(random, weights)
        del weights[act]
        options = list(islice(legal(rules, position).of(act), LOOKED_AT))
        if act == "move" and options:
            options = one_side_up(options, random, style)
        if options:
            return options[random.randrange(len(options))]
    raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")


def one_side_up(options: list[Answer], random: Random, style: Style) -> list[Answer]:
    """Only the lands, or only what is placed face down."""
    down = weighted(random, {"face up": style.move, "face down": style.explore}) == "face down"
    return [option for option in options if option.face_down == down] or options


def assign(rules: Edition, position: Position, random: Random) -> Assign:
    """As many characters to each monster as it needs, beginning anywhere; of the others some join in."""
    player = position.players[position.turn_player]
    game = Context(rules, position)
    monsters = [monster.card for monster in obstacles(player)]
    able = turned([character.card for character in unhurt(player)], random)
    needs = monsters + [card for card in monsters for _ in range(monster_face(game, card).attack_count - 1)]
    if len(able) < len(monsters):
        needs = turned(monsters, random)
    mains = dict(zip(able, needs, strict=False))
    for card in able[len(needs) :]:
        chosen = random.randrange(len(monsters) + 1)
        mains |= {card: monsters[chosen - 1]} if chosen else {}
    return Assign(mains)


def discard(rules: Edition, position: Position, random: Random) -> Discard:
    """What is too much, beginning anywhere in the hand."""
    hand = sorted(position.players[position.turn_player].hand)
    return Discard(tuple(turned(hand, random)[: len(hand) - rules.numbers["hand_limit"]]))


def turned(cards: list[str], random: Random) -> list[str]:
    """The cards in a circle, beginning anywhere."""
    first = random.randrange(len(cards))
    return cards[first:] + cards[:first]


POLICIES: dict[str, Callable[[Edition, Position, Random], Answer]] = {"assign": assign, "discard": discard}
"""Decisions that are not answered from the list of options."""
