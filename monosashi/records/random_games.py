"""Random whole games by the reference, with players that really play: for records, and for what whole games must obey.

How a game is played by chance its part ``player`` knows. Every choice is one small number drawn from a random source,
and number 0 is always the quietest choice, so that hypothesis shrinks a failing game to the few answers that matter.
"""

import json
from collections.abc import Callable, Container
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

import msgspec

from monosashi.kit.own_cards import beginning
from monosashi.kit.positions import turn_of
from monosashi.kit.registry import kit
from monosashi.records.game_record import Record, recorded
from monosashi.subjects.lines import Move, answer_line, make_move
from monosashi.suite.phrasebook import wording_of
from reference_engine import begin, game, legal
from reference_engine.kernel.decision import CHANCE, act_of
from reference_engine.kernel.edition import Edition

QUIET = 0
"""The answer that a random source without imagination gives."""

Answer = Any
Position = Any


Look = Callable[[Position], None]
Watch = Callable[[Move], None]


class GameFailed(AssertionError):
    """Something was wrong in a game. The message is the answers that led there, one a line, and what was wrong."""

    @property
    def brief(self) -> str:
        """What was wrong, after how many answers, and where in the rules."""
        *answers, wrong = str(self).splitlines()
        of = "" if answers[:1] and answers[0].startswith("begin ") else f"{answers.pop(0)}: "
        cause = self.__cause__
        traced = extract_tb(cause.__traceback__) if cause is not None else []
        where = f" ({Path(traced[-1].filename).name}, line {traced[-1].lineno})" if traced else ""
        last = f", after {len(answers) - 1} answers, the last {answers[-1]}" if len(answers) > 1 else ""
        return f"{of}{wrong.removeprefix('=> ')}{where}{last}"


# Playing


class Played(msgspec.Struct, frozen=True):
    """A game that has come to its end, or was left: how it began, every answer, the last position."""

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
    drawn: int | None = None,
    bound: int = 4000,
    unfinished: bool = False,
) -> Played:
    """Play one game to its end. Raises GameFailed if anything goes wrong, in the rules or in whoever looks on.

    ``look`` sees every position, ``watch`` every accepted answer; either raises if something is wrong. The first
    ``drawn`` decisions (if not given, as many as the game's player says), or those of the first ``turns`` turns if that
    is less, are the random source's; the rest are quiet, which ends any game within ``bound`` decisions. An
    ``unfinished`` game is left instead when the drawn decisions are over.
    """
    player = kit(rules.name).player
    style = player.STYLES[random.randrange(len(player.STYLES))]
    start = beginning(rules, style, random)
    free = player.DRAWN if drawn is None else drawn
    answers: list[str] = [f"begin {json.dumps(start)}"]
    moves: list[Move] = []
    try:
        position = begin(rules, start).position
        for count in range(bound):
            if look is not None:
                look(position)
            if position.result is not None or (unfinished and count == free):
                return Played(start, tuple(moves), position)
            if count < free and not (turns and turn_of(position) > turns):
                seat, answer = player.choose(rules, position, random, style)
            else:
                seat, answer = player.finish(rules, position, style)
            answers.append(answer_line(seat, answer))
            moves.append(make_move(rules, position, seat, answer))
            if watch is not None:
                watch(moves[-1])
            position = moves[-1].after
    except Exception as error:
        raise GameFailed("\n".join([*answers, f"=> {type(error).__name__}: {error}"])) from error
    raise GameFailed("\n".join([*answers, f"=> the game has not ended after {bound} decisions"]))


# What players by chance need


class _Idle(Random):
    """A random source without imagination."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:  # noqa: ARG002
        """The first number."""
        return start if stop is not None else QUIET


NO_RANDOMNESS: Random = _Idle(0)


def by_act(rules: Edition, position: Position, stopping: Container[str]) -> dict[str, list[Answer]]:
    """The listed options by act, those first that stop what is going on."""
    found: dict[str, list[Answer]] = {}
    for option in legal(rules, position):
        found.setdefault(act_of(option), []).append(option)
    return dict(sorted(found.items(), key=lambda item: item[0] not in stopping))


def weighted(random: Random, weights: dict[str, int]) -> str:
    """One key by chance, the first one if there is no other."""
    ticket = random.randrange(max(1, sum(weights.values())))
    for key, weight in weights.items():
        if ticket < weight:
            return key
        ticket -= weight
    return next(iter(weights))


def draw_chance(rules: Edition, position: Position, random: Random) -> Answer:
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
    return game(rules.name).answers.convert({"do": "draw", "results": outcomes})


# Records


def random_record(rules: Edition, seed: int, turns: int = 0) -> Record:
    """The record of a random game. Raises GameFailed."""
    note = f"random game, seed {seed}" + (f", quiet after turn {turns}" if turns else "")
    return record_of(rules, play(rules, Random(seed), turns=turns), note)


def record_of(rules: Edition, played: Played, note: str) -> Record:
    """A random game as a record."""
    words = wording_of(rules.name)(rules)
    words.position = played.last
    players = dict.fromkeys(words.seats(), CHANCE)
    return recorded(rules, played.start, played.moves, played.last, players=players, note=note)
