"""Wrong resignations."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import victory
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import Ending, opponent


def refused_if(edition: Edition, wrong: Callable[[Any, str], bool]) -> Edition:
    """The table in which nobody resigns at certain moments."""

    def check(game: Any, seat: str, _answer: Any) -> str | None:
        return "not now" if wrong(game, seat) else None

    return amend.condition(edition, "resign", "deus.resign.any_time", check)


@mutant("deus.resign.any_time", "one resigns in one's own turn")
def in_the_own_turn(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, seat: game.position.turn > 0 and seat != game.position.marching)


@mutant("deus.resign.any_time", "one resigns when one is asked for something")
def when_asked(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, seat: game.position.pending.seat != seat)


@mutant("deus.resign.any_time", "nobody resigns during a chain")
def not_in_a_chain(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, _seat: game.position.stack[-1].name == "chain")


@mutant("deus.resign.any_time", "nobody resigns before the first turn")
def not_before_the_first_turn(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, _seat: game.position.turn == 0)


@mutant("deus.resign.any_time", "nobody resigns while a battle is handled")
def not_after_a_battle(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, _seat: game.position.stack[-1].name == "after_battle")


@mutant("deus.resign.any_time", "nobody resigns in the final turn")
def not_in_the_final_turn(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, _seat: bool(game.position.final_turn))


@mutant("deus.resign.any_time", "nobody resigns while an intercept is decided")
def not_during_an_intercept(edition: Edition) -> Edition:
    """One more condition."""
    return refused_if(edition, lambda game, _seat: game.position.pending.kind == "intercept")


def resigning(edition: Edition, ends: Callable[[Any, str], None]) -> Edition:
    """The table in which a resignation does something else."""

    def resign(game: Any, _frame: Any, seat: str, _answer: Any) -> None:
        ends(game, seat)

    return amend.perform(edition, "resign", resign)


@mutant("deus.resign.loses", "whoever resigns wins")
def who_resigns_wins(edition: Edition) -> Edition:
    """The seats are mixed up."""
    return resigning(edition, lambda game, seat: victory.end(game, seat, "deus.resign.loses"))


@mutant("deus.resign.loses", "a resignation is a draw")
def resigning_is_a_draw(edition: Edition) -> Edition:
    """Nobody wins."""
    return resigning(edition, lambda game, _seat: victory.end(game, "", "deus.resign.loses"))


@mutant("deus.resign.loses", "the defending side wins whenever somebody resigns")
def the_defending_side_wins(edition: Edition) -> Edition:
    """Only the marching side is thought of."""
    return resigning(edition, lambda game, _seat: victory.end(game, opponent(game.position.marching), ""))


@mutant("deus.resign.loses", "after a resignation the question still stands")
def the_game_is_played_on(edition: Edition) -> Edition:
    """The game has a result, but goes on."""

    def ends(game: Any, seat: str) -> None:
        pending = game.position.pending
        victory.end(game, opponent(seat), "deus.resign.loses")
        game.position.result = None if pending.kind == "main" else Ending(opponent(seat), "deus.resign.loses")
        game.position.pending = pending

    return resigning(edition, ends)


@mutant("deus.resign.loses", "whoever holds more front areas wins when somebody resigns")
def the_board_decides(edition: Edition) -> Edition:
    """The position counts, not the resignation."""

    def ends(game: Any, seat: str) -> None:
        front = [unit.owner for unit in game.position.units.values() if unit.area[1] == "2"]
        other = opponent(seat)
        victory.end(game, seat if front.count(seat) > front.count(other) else other, "deus.resign.loses")

    return resigning(edition, ends)
