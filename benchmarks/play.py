"""Random play: decisions and games a second of every game, legal answers listed, beside python-chess in the same run.

usage: python benchmarks/play.py [ROUNDS] [SECONDS]
"""

import statistics
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any

import chess

import reference_engine as engine
from reference_engine.kernel.decision import CHANCE

EDITION = engine.edition("deus@2.00")


def whole_game(game: str, random: Random) -> int:
    """One whole game from its preparation to the end, the legal answers listed at every decision."""
    edition = list(engine.game(game).editions.values())[-1]
    position = engine.begin(edition).position
    decisions = 0
    while position.result is None:
        legal = engine.legal(edition, position)
        seat = position.pending.seat
        answer = (
            legal.sample(random) if seat == CHANCE or position.pending.kind in COMBINATORIAL else pick(legal, random)
        )
        position = engine.apply(edition, position, seat, answer).position
        decisions += 1
    return decisions


COMBINATORIAL = ("selection", "hand_adjustment", "line_up", "assign", "discard", "deck_bottom")
"""Questions with thousands of answers: one is drawn, as a player would."""


def pick(legal: engine.Legal, random: Random) -> Any:
    """All answers are listed; then an act by chance, and one of its answers."""
    by_act: dict[type, list[Any]] = {}
    for option in legal:
        by_act.setdefault(type(option), []).append(option)
    return random.choice(random.choice(list(by_act.values())))


def chess_game(random: Random) -> int:
    """One game of chess at random, the legal moves listed at each ply, as long as python-chess lets it last."""
    board = chess.Board()
    plies = 0
    while plies < 400 and not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        plies += 1
    return plies


def rate(game: Callable[[Random], int], seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games a second of processor time."""
    random = Random(seed)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += game(random)
        games += 1
    spent = process_time() - started
    return decisions / spent, games / spent


def timed(action: Callable[[], object], times: int = 2000) -> float:
    """Microseconds for one call, the best of five series."""
    best = float("inf")
    for _ in range(5):
        started = perf_counter()
        for _ in range(times):
            action()
        best = min(best, (perf_counter() - started) / times)
    return best * 1e6


def battle_position() -> Any:
    """A position in the middle of a battle, a chain under way if one turns up, from random play."""
    for seed in range(200):
        random = Random(seed)
        position = engine.begin(EDITION).position
        while position.result is None:
            if position.battle and len(position.units) >= 8 and any(f.name == "chain" for f in position.stack):
                return position
            answer = engine.legal(EDITION, position).sample(random)
            position = engine.apply(EDITION, position, position.pending.seat, answer).position
    raise SystemExit("no battle with a chain was met")


def main(rounds: int = 7, seconds: float = 2.0) -> None:
    """Print medians and ratios."""
    players: dict[str, Callable[[Random], int]] = {game: partial(whole_game, game) for game in engine.GAMES}
    players["python-chess"] = chess_game
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for number in range(rounds):
        for name, play in players.items():
            rates[name].append(rate(play, seconds, number))
    print(f"{rounds} rounds of {seconds:g} s each, medians [min-max], processor time")
    chess_rate = statistics.median(plies for plies, _ in rates["python-chess"])
    for name, measured in rates.items():
        decisions, games = ([each[which] for each in measured] for which in (0, 1))
        median = statistics.median(decisions)
        told = f"{median:8,.0f} decisions/s [{min(decisions):,.0f}-{max(decisions):,.0f}]"
        print(f"  {name:16} {told:38} {statistics.median(games):7.2f} games/s   {median / chess_rate:5.3f} of chess")
    position = battle_position()
    text = engine.dump(position)
    game = engine.game("deus")
    dump, load = timed(lambda: engine.dump(position)), timed(lambda: game.positions.load(text))
    print(f"a mid-battle position of {len(text):,} bytes, microseconds, best of five series")
    print(f"  dump {dump:.1f}   load {load:.1f}   both {dump + load:.1f}   copy {timed(position.copied):.2f}")
    print(f"  load with every check against the book {timed(lambda: engine.load(text, EDITION), 500):.1f}")
    print(f"  view for a judge {timed(lambda: engine.view(EDITION, position, 'judge'), 500):.1f}")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 7, float(given[1]) if len(given) > 1 else 2.0)
