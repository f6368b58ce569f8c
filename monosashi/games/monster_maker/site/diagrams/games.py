"""Small games that the diagrams play to ask the engine: a position, what an answer would break, games by chance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

import reference_engine as engine
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.cards import (
    Ability,
    Card,
    CharacterFace,
    Damage,
    LandFace,
    MonsterFace,
    Roll,
    Target,
)
from reference_engine.monster_maker.position import SEATED, Position
from reference_engine.monster_maker.quiet_document import CharacterThere, LandThere, Phase, QuietPosition, Side

TOWN, UNEXPLORED = "t", "u"
"""Lands of a map, as letters of a word, the oldest land first; any other letter is a wilderness. All have level 1."""

NO_DAMAGE: Mapping[str, int] = MappingProxyType({})


def by_chance(seed: int, decisions: int, rules: Edition) -> None:
    """Play the beginning of a game of two, three or four in which everybody does anything that is lawful."""
    random = Random(seed)
    position = engine.begin(rules, {"players": 2 + seed % 3}).position
    for _ in range(decisions):
        if position.result is not None:
            return
        answer = engine.legal(rules, position).sample(random)
        position = engine.apply(rules, position, position.pending.seat, answer).position


# Cards


def character(name: str, durability: int = 3, strikes: Sequence[int] = ()) -> Card:
    """A character; ``strikes`` are the damages that it can deal to any creature, one ability for each."""
    abilities = tuple(
        Ability("activated", (Damage(Roll(plus=damage)),), target=Target("creature"), once=True) for damage in strikes
    )
    return Card(name, "character", character=CharacterFace(0, Roll(plus=1), durability), abilities=abilities)


def monster(name: str, *, durability: int = 3, attack_count: int = 1, retreat: int = 1) -> Card:
    """A monster of the opponent's."""
    return Card(name, "monster", monster=MonsterFace(0, Roll(plus=1), durability, attack_count, retreat))


def land(name: str, level: int = 1, *, town: bool = False) -> Card:
    """A land without conditions."""
    return Card(name, "land", land=LandFace(level, town))


# Positions


@dataclass(frozen=True)
class Seat:
    """What one player has: a party, a map as a word (``wtu``), monsters on its newest land.

    ``wounded`` are names of the party. ``deck`` says whether there is a card in the deck.
    """

    party: tuple[Card, ...] = ()
    map: str = ""
    monsters: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    wounded: tuple[str, ...] = ()
    deck: bool = True

    def lands(self, seat: str) -> list[Card]:
        """The lands of the map, each with a name of its own."""
        return [land(f"{seat} {n}", town=kind == TOWN) for n, kind in enumerate(self.map, 1)]


def placed(rules: Edition, phase: Phase, *seats: Seat, damage: Mapping[str, int] = NO_DAMAGE) -> Position:
    """A position of South's turn at its first decision: South and others as they are given, clockwise.

    Where only South is given, North has one unhurt character. Raises Unreadable if it breaks the rules.
    """
    taken = SEATED[max(2, len(seats))]
    cards: dict[str, str | Card] = {}
    players: dict[Any, Side] = {}
    for name, given in zip(taken, (*seats, *(Seat(),) * (len(taken) - len(seats))), strict=True):
        lands, party = given.lands(name), given.party or (character(f"{name} hero"),)
        top = land(f"{name} deck")
        owner = next(other for other in taken if other != name)
        there = [LandThere(card.name, kind == UNEXPLORED) for card, kind in zip(lands, given.map, strict=True)]
        if given.monsters:
            there[-1] = LandThere(there[-1].id, there[-1].face_down, {card.name: owner for card in given.monsters})
        cards |= {card.name: card for card in (*lands, *party, *given.monsters, *given.hand, top)}
        players[name] = Side(
            hand=tuple(card.name for card in given.hand),
            deck=(top.name,) if given.deck else (),
            map=tuple(there),
            party=tuple(CharacterThere(card.name, card.name in given.wounded) for card in party),
        )
    quiet = QuietPosition("south", players, phase=phase, cards=cards, damage=dict(damage))
    position: Position = engine.begin(rules, quiet).position
    return position


def broken(rules: Edition, position: Position, answer: Answer) -> tuple[str, ...]:
    """The clauses that an answer of South's would break; none if it is accepted."""
    return tuple(violation.clause for violation in engine.violations(rules, position, "south", answer))


def after(rules: Edition, position: Position, *answers: Answer) -> Position:
    """The position after some answers by whoever is asked."""
    for answer in answers:
        assert position.pending is not None
        position = engine.apply(rules, position, position.pending.seat, answer).position
    return position
