"""Games by the rules of an edition, and the moments in them to which scenarios may be led."""

from collections import deque
from collections.abc import Collection, Sequence
from itertools import islice, permutations, product
from math import factorial, prod
from random import Random
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.records.random_games import draw_chance
from monosashi.records.reaching.wanted import Document, Progress
from monosashi.subjects.lines import Line, Move, Said, as_plain, canonical, make_move, with_draws
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

MOST_POSITIONS = 20_000
"""A game with more positions is not searched through."""

MOST_OUTCOMES = 36
"""Of a draw with more outcomes not all are looked at."""


class Moment(NamedTuple):
    """A position of a game in which somebody is asked, as a quiet one, after so many moves, by so many clauses."""

    game: int
    moves: int
    clauses: int
    position: Any
    document: Document


class Pool:
    """Games by the rules of an edition and the moments in them; ``complete`` if there are no others."""

    def __init__(self, rules: Edition, questions: Collection[str]) -> None:
        """Nothing has been played; ``questions`` are those with which quiet positions begin."""
        self.rules = rules
        self.questions = questions
        self.games: list[tuple[Document, Sequence[Move]]] = []
        self.moments: list[Moment] = []
        self.complete = False

    def note(self, position: Any, moves: Sequence[Move]) -> None:
        """Keep a moment of the last game if nothing is under way."""
        if position.result is None and position.pending is not None and position.pending.kind in self.questions:
            document = kit(self.rules.name).arranged(self.rules, position)
            clauses = len({event.clause for move in moves for event in move.events})
            self.moments.append(Moment(len(self.games) - 1, len(moves), clauses, position, document))

    def line(self, moment: Moment) -> Line:
        """The game up to a moment."""
        start, moves = self.games[moment.game]
        (_, first), *rest = with_draws(moves[: moment.moves])
        said = [Said(m.seat, canonical(self.rules, m.answer), tuple(drawn)) for m, drawn in rest if m is not None]
        return Line(start, tuple(first), tuple(said))


def searched_through(
    rules: Edition, starts: Sequence[Document], questions: Collection[str], most: int = MOST_POSITIONS
) -> Pool | None:
    """Every position of a small game, each by the shortest way; None if there are more than are looked at."""
    pool = Pool(rules, questions)
    codec = engine.game(rules.name).positions
    waiting: deque[tuple[Document, tuple[Move, ...], Any]] = deque(
        (start, (), engine.begin(rules, start).position) for start in starts if can_begin(rules, start)
    )
    seen: set[bytes] = set()
    while waiting:
        start, moves, position = waiting.popleft()
        mark = codec.dump(position)
        if mark in seen:
            continue
        seen.add(mark)
        pool.games.append((start, moves))
        pool.note(position, moves)
        if position.result is not None or position.pending is None:
            continue
        answers = _every_answer(rules, position)
        if answers is None or len(seen) + len(waiting) > most:
            return None
        for answer in answers:
            made = make_move(rules, position, position.pending.seat, answer)
            waiting.append((start, (*moves, made), made.after))
    pool.complete = True
    return pool


def can_begin(rules: Edition, start: Document) -> bool:
    """Whether a game can begin like that."""
    try:
        engine.begin(rules, start)
    except engine.Unreadable:
        return False
    return True


def _every_answer(rules: Edition, position: Any) -> list[Any] | None:
    """What the asked seat may answer, or chance; None if that is too much."""
    if position.pending.seat != CHANCE:
        found = list(islice(engine.legal(rules, position), MOST_POSITIONS))
        return None if len(found) == MOST_POSITIONS else found
    draws = position.pending.draws
    if prod(draw.sides if draw.kind == "die" else factorial(len(draw.among)) for draw in draws) > MOST_OUTCOMES:
        return None
    every = [range(1, draw.sides + 1) if draw.kind == "die" else permutations(draw.among) for draw in draws]
    answers = engine.game(rules.name).answers
    return [answers.convert({"do": "draw", "results": as_plain(outcome)}) for outcome in product(*every)]


def played_by_chance(
    rules: Edition,
    starts: Sequence[Document],
    questions: Collection[str],
    numbers: Sequence[int],
    advance: Progress = lambda: None,
) -> Pool:
    """The moments of random games, one for each number; the beginnings take turns."""
    pool, player = Pool(rules, questions), kit(rules.name).player
    for number in numbers:
        random = Random(number)
        start = starts[number % len(starts)]
        style = player.STYLES[random.randrange(len(player.STYLES))]
        moves: list[Move] = []
        position = engine.begin(rules, start).position
        pool.games.append((start, moves))
        while position.result is None and position.pending is not None and len(moves) < player.DRAWN:
            pool.note(position, moves)
            if position.pending.seat == CHANCE:
                seat, answer = CHANCE, draw_chance(rules, position, random)
            else:
                seat, answer = player.choose(rules, position, random, style)
            moves.append(make_move(rules, position, seat, answer))
            position = moves[-1].after
        advance()
    return pool
