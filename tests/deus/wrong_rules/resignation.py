"""Wrong resignations."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, perform
from reference_engine.deus import victory
from reference_engine.monster_collection.position import Ending, opponent


def refused_if(wrong: Callable[[Any, str], bool]) -> Bend:
    return condition("resign", "deus.resign.any_time", lambda game, seat, _answer: wrong(game, seat))


with clause("deus.resign.any_time"):
    mutant("nobody resigns during a chain", refused_if(lambda game, _seat: game.position.stack[-1].name == "chain"))
    mutant("nobody resigns before the first turn", refused_if(lambda game, _seat: game.position.turn == 0))
    mutant("nobody resigns in the final turn", refused_if(lambda game, _seat: bool(game.position.final_turn)))

    @wrong("one resigns in one's own turn", refused_if)
    def _(game, seat):
        return game.position.turn > 0 and seat != game.position.marching

    @wrong("one resigns when one is asked for something", refused_if)
    def _(game, seat):
        return game.position.pending.seat != seat

    @wrong("nobody resigns while a battle is handled", refused_if)
    def _(game, _seat):
        return game.position.stack[-1].name == "after_battle"

    @wrong("nobody resigns while an intercept is decided", refused_if)
    def _(game, _seat):
        return game.position.pending.kind == "intercept"


def resigning(ends: Callable[[Any, str], None]) -> Bend:
    return perform("resign", lambda game, _frame, seat, _answer: ends(game, seat))


with clause("deus.resign.loses"):
    mutant("whoever resigns wins", resigning(lambda game, seat: victory.end(game, seat, "deus.resign.loses")))
    mutant("a resignation is a draw", resigning(lambda game, _seat: victory.end(game, "", "deus.resign.loses")))

    @wrong("the defending side wins whenever somebody resigns", resigning)
    def _(game, _seat):
        return victory.end(game, opponent(game.position.marching), "")

    @wrong("after a resignation the question still stands", resigning)
    def _(game, seat):
        pending = game.position.pending
        victory.end(game, opponent(seat), "deus.resign.loses")
        game.position.result = None if pending.kind == "main" else Ending(opponent(seat), "deus.resign.loses")
        game.position.pending = pending

    @wrong("whoever holds more front areas wins when somebody resigns", resigning)
    def _(game, seat):
        front = [unit.owner for unit in game.position.units.values() if unit.area[1] == "2"]
        other = opponent(seat)
        victory.end(game, seat if front.count(seat) > front.count(other) else other, "deus.resign.loses")
