"""Random whole games by the reference, with a policy that fights: for records, and for the properties of whole games.

Every choice is one small number drawn from a random source, and number 0 is always the quietest choice (pass, end
the phase, discard everything), so that hypothesis shrinks a failing game to the few answers that matter.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from monosashi.records import Record, Taken, recorded
from reference_engine import Result, apply, begin, legal, ruleset, view
from reference_engine.deus.board import FRONT
from reference_engine.kernel.decision import CHANCE, Resign, act_of
from reference_engine.kernel.edition import Edition

QUIET = 0
"""The answer that a random source without imagination gives."""

Answer = Any
Position = Any


class Move(msgspec.Struct, frozen=True):
    """One accepted answer: who gave it, what the position was, what came of it."""

    seat: str
    answer: Answer
    before: Position
    after: Position
    events: tuple[Any, ...]


Look = Callable[[Position], None]
Watch = Callable[[Move], None]


class GameFailed(AssertionError):
    """Something was wrong in a game. The message is the answers that led there, one a line, and what was wrong."""


def told(seat: str, answer: Answer) -> str:
    """An answer on one line, ``south {"do":"march","moves":{"x":"b2"}}``."""
    return f"{seat} {msgspec.json.encode(answer).decode()}"


# Playing


class Played(msgspec.Struct, frozen=True):
    """A game that has come to its end: how it began, every answer, the last position."""

    start: dict[str, Any]
    moves: tuple[Move, ...]
    last: Position


def play(
    rules: Edition,
    random: Random,
    *,
    look: Look | None = None,
    watch: Watch | None = None,
    turns: int = 0,
    drawn: int = 250,
    bound: int = 4000,
) -> Played:
    """Play one game to its end. Raises GameFailed if anything goes wrong, in the rules or in whoever looks on.

    ``look`` sees every position, ``watch`` every accepted answer; either raises if something is wrong. The first
    ``drawn`` decisions, or those of the first ``turns`` turns if that is less, are the random source's; the rest are
    quiet, which ends any game within ``bound`` decisions.
    """
    style = STYLES[random.randrange(len(STYLES))]
    start = {"beginner": True} if style.beginner and "beginner deck" in rules.rules else {}
    answers: list[str] = [f"begin {json.dumps(start)}"]
    moves: list[Move] = []
    try:
        position = begin(rules, start).position
        for count in range(bound):
            if look is not None:
                look(position)
            if position.result is not None:
                return Played(start, tuple(moves), position)
            seat = position.pending.seat
            free = count < drawn and not (turns and position.turn > turns)
            answer = choose(rules, position, random if free else IDLE, style)
            answers.append(told(seat, answer))
            result: Result = apply(rules, position, seat, answer)
            moves.append(Move(seat, answer, position, result.position, result.events))
            if watch is not None:
                watch(moves[-1])
            position = result.position
    except Exception as error:
        raise GameFailed("\n".join([*answers, f"=> {type(error).__name__}: {error}"])) from error
    raise GameFailed("\n".join([*answers, f"=> the game has not ended after {bound} decisions"]))


class _Idle(Random):
    """A random source without imagination."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:  # noqa: ARG002
        """The first number."""
        return start if stop is not None else QUIET


IDLE: Random = _Idle(0)


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


def choose(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """One legal answer of the asked seat: first an act, by its weight, then one of its options."""
    pending = position.pending
    if style.resigns and pending.seat != CHANCE and random.randrange(style.resigns) == style.resigns - 1:
        return Resign()
    make = throw if pending.seat == CHANCE else POLICIES.get(pending.kind)
    if make is not None:
        return make(rules, position, random, style)
    options = by_act(rules, position)
    if not options:
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")
    weights = {act: getattr(style, act, 1) if act not in STOPPING else 1 for act in options}
    act = weighted(random, weights)
    if act == "march":
        return a_march(rules, position, random, style, options[act])
    return options[act][random.randrange(len(options[act]))]


STOPPING = ("pass", "decline", "end_phase", "end_turn")


def by_act(rules: Edition, position: Position) -> dict[str, list[Answer]]:
    """The listed options by act, the stopping ones first."""
    found: dict[str, list[Answer]] = {}
    for option in legal(rules, position):
        found.setdefault(act_of(option), []).append(option)
    return dict(sorted(found.items(), key=lambda item: item[0] not in STOPPING))


def weighted(random: Random, weights: dict[str, int]) -> str:
    """One key by chance, the first one if there is no other."""
    ticket = random.randrange(max(1, sum(weights.values())))
    for key, weight in weights.items():
        if ticket < weight:
            return key
        ticket -= weight
    return next(iter(weights))


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


def throw(rules: Edition, position: Position, random: Random, _style: Style) -> Answer:
    """What chance draws. Without imagination the dice differ, so that nobody rolls for ever."""
    outcomes: list[Any] = []
    for index, draw in enumerate(position.pending.draws):
        if draw.kind == "die":
            outcomes.append(1 + (index + random.randrange(draw.sides)) % draw.sides)
        else:
            # One number for a whole order: shuffles would use up the random source, and tell nothing when shrunk.
            order = list(draw.among)
            Random(random.randrange(1000)).shuffle(order)
            outcomes.append(order)
    return ruleset(rules.name).answers.convert({"do": "draw", "outcomes": outcomes})


def select(rules: Edition, position: Position, random: Random, _style: Style) -> Answer:
    """A deck, from one number."""
    options = legal(rules, position)
    seed = random.randrange(1000)
    return options.sample(Random(seed)) if seed else next(iter(options))


def adjust_hand(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """Discard what is too much and a little more; without imagination everything, which ends the game soon."""
    hand = view(rules, position, position.pending.seat).players[position.pending.seat].hand
    must = max(0, len(hand) - rules.numbers["hand_limit"])
    count = min(len(hand), must + style.discard[random.randrange(len(style.discard))])
    first = random.randrange(len(hand)) if 0 < count < len(hand) else 0
    cards = (*hand[first:], *hand[:first])[:count]
    return ruleset(rules.name).answers.convert({"do": "discard", "cards": cards})


POLICIES: dict[str, Callable[[Edition, Position, Random, Style], Answer]] = {
    "selection": select,
    "hand_adjustment": adjust_hand,
}
"""Decisions that are not answered from the list of options."""


# Records


def random_record(rules: Edition, seed: int, turns: int = 0) -> Record:
    """The record of a random game. Raises GameFailed."""
    note = f"random game, seed {seed}" + (f", quiet after turn {turns}" if turns else "")
    return record_of(rules, play(rules, Random(seed), turns=turns), note)


def record_of(rules: Edition, played: Played, note: str) -> Record:
    """A random game as a record."""
    taken = [Taken(move.before, move.seat, move.answer) for move in played.moves]
    return recorded(rules, played.start, taken, played.last, players={"south": "chance", "north": "chance"}, note=note)
