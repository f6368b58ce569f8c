"""Whether wrong rules that nobody notices can be seen at all: both play on from where a scenario begins and ends.

What no continuation shows is taken for equal in effect; what one shows is a hole of the suite, with a witness.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from monosashi.kit.registry import kit
from monosashi.mutants.kinds.making import Making, making
from monosashi.mutants.kinds.playing import GAMES, Places, numbered, spread
from monosashi.mutants.kinds.scanning import DRAWN
from monosashi.mutants.operators.playing import OperatorFate, counted
from monosashi.records import random_games
from monosashi.sharing import Crew, shared
from monosashi.subjects.lines import Move, Outcome, answer_line, canonical, make_move
from monosashi.subjects.reference import Reference
from monosashi.support.patience import TooLong
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import answer_key, differences, summarise
from reference_engine import apply, legal, view
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.legality import violations

SCENARIOS, CONTINUATIONS, ANSWERS = 25, 3, 18
"""From where wrong rules are tried, how often from each position, and how many answers long."""

Offers = frozenset[bytes]


class _Positions(Reference):
    """The reference, which keeps each position that it comes to."""

    def __init__(self, rules: Edition) -> None:
        super().__init__(rules)
        self.positions: list[Any] = []

    def came_of(self, outcome: Outcome) -> None:
        self.positions += [*(move.before for move in outcome.moves), outcome.position]
        super().came_of(outcome)


@cache
def _random_games(name: str) -> tuple[tuple[Move, ...], ...]:
    games: list[tuple[Move, ...]] = []
    for seed in range(GAMES):
        moves: list[Move] = []
        with suppress(random_games.GameFailed):
            random_games.play(making(name).edition, Random(seed), watch=moves.append, drawn=DRAWN)
        games.append(tuple(moves))
    return tuple(games)


@cache
def _continuations(name: str, place: int) -> tuple[tuple[Move, ...], ...]:
    """Random continuations of a scenario, from where it begins and from where it ends."""
    right, scenario = making(name).edition, numbered(name)[place]
    reference = _Positions(right)
    runner.play(Case(reference, name), scenario)
    going_on = [position for position in reference.positions if position.result is None]
    return tuple(
        _continuation(right, start, Random(crc32(f"{scenario.id} {number}".encode())))
        for start in (*going_on[:1], *going_on[1:][-1:])
        for number in range(CONTINUATIONS)
    )


def _continuation(rules: Edition, position: Any, random: Random) -> tuple[Move, ...]:
    player = kit(rules.name).player
    style = player.STYLES[random.randrange(len(player.STYLES))]
    moves: list[Move] = []
    while position.result is None and len(moves) < ANSWERS:
        seat, answer = player.choose(rules, position, random, style)
        moves.append(make_move(rules, position, seat, answer))
        position = moves[-1].after
    return tuple(moves)


def _offers(rules: Edition, position: Any) -> Offers:
    """The answers on offer as verification compares them: which of two targets is named first is no difference."""
    if position.pending is None or position.pending.seat == CHANCE:
        return frozenset()
    return frozenset(answer_key(canonical(rules, answer), rules.name) for answer in legal(rules, position))


@cache
def _offers_along(name: str, place: int, number: int) -> tuple[Offers, ...]:
    return tuple(_offers(making(name).edition, move.before) for move in _continuations(name, place)[number])


def witness(name: str, identity: str, places: Sequence[int]) -> str:
    """Where somebody sees that the game goes otherwise by the wrong rules of an id; nothing if nobody does.

    ``places`` are the scenarios, by number, in which something is otherwise inside; of those below 0 all random games
    are looked at.
    """
    made, every = making(name), numbered(name)
    for place in spread([place for place in places if place >= 0], SCENARIOS):
        for number, moves in enumerate(_continuations(name, place)):
            if seen := _seen(made, identity, moves, _offers_along(name, place, number)):
                return f"{every[place].id}, {seen}"
    for seed, moves in enumerate(_random_games(name)):
        if seen := _seen(made, identity, moves):
            return f"random game {seed}, {seen}"
    return ""


def _seen(made: Making, identity: str, moves: Sequence[Move], offers: Sequence[Offers] = ()) -> str:
    """The answer after which, or the question at which, the wrong rules are first seen to differ."""
    right = made.edition
    # Made anew for each: some remember what has happened in a turn.
    wrong = counted(made.rule(identity).bend(right))()
    position = moves[0].before if moves else None
    for number, move in enumerate(moves):
        where = f"answer {number + 1}, {answer_line(move.seat, move.answer)}"
        try:
            if offers and _offers(wrong, position) != offers[number]:
                return f"{where}: other answers are offered"
            if violations(wrong, position, move.seat, move.answer):
                return f"{where}: it is refused"
            position = apply(wrong, position, move.seat, move.answer).position
            lines = (
                differences(view(right, move.after, "judge"), view(wrong, position, "judge"))
                if position != move.after
                else []
            )
            if lines:
                return f"{where}: {summarise(lines, 2)}"
        except (Exception, TooLong) as error:
            return f"{where}: {type(error).__name__}"
    return ""


def _witnesses(work: Sequence[tuple[str, Sequence[int]]], name: str) -> list[tuple[str, str]]:
    return [(identity, witness(name, identity, places)) for identity, places in work]


def witnesses(
    name: str, silent: Iterable[str], otherwise: Places, known: Mapping[str, str], crew: Crew
) -> Iterator[tuple[str, str]]:
    """For wrong rules that nobody notices the witness of each, where there is one. Raises NoCluster.

    Those are tried of which it is known in which scenarios something is ``otherwise``, and those that have been seen
    before, where they were. The others stay unseen.
    """
    numbers = {scenario.id: number for number, scenario in enumerate(numbered(name))}
    work: list[tuple[str, Sequence[int]]] = []
    for identity in silent:
        before = numbers.get(known.get(identity, "").partition(",")[0])
        places = [*([] if before is None else [before]), *otherwise.get(identity, ())]
        if identity in known or identity in otherwise:
            work.append((identity, places))
    return shared(_witnesses, work, crew, name)


def witnessed(fates: Iterable[OperatorFate], witnesses: Mapping[str, str]) -> list[OperatorFate]:
    """The fates, those that nobody notices with their witnesses; without one they are unseen."""
    return [
        replace(fate, witness=witnesses.get(fate.id, ""), unseen=not witnesses.get(fate.id)) if fate.silent else fate
        for fate in fates
    ]
