"""Wrong initiative."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, drawn, judgement
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection.position import both_sides, units_in
from reference_engine.monster_collection.values import initiative


def with_value(bonus: Callable[[Any, str], int]) -> Bend:
    return judgement("initiative value", lambda game, seat, face: face + bonus(game, seat))


def values(game: Any, seat: str) -> list[int]:
    """The Initiative:x of a side's units in the battle."""
    return [initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat)]


with clause("deus.battle.initiative.roll"):
    mutant("Initiative:x is forgotten", with_value(lambda *_: 0))

    @wrong("the highest Initiative:x of a side counts", with_value)
    def _(game, seat):
        return max(values(game, seat), default=0)

    @wrong("a negative Initiative:x counts as none", with_value)
    def _(game, seat):
        return sum(max(0, value) for value in values(game, seat))

    @wrong("exhausted units do not count", with_value)
    def _(game, seat):
        units = units_in(game.position, game.position.battle, seat)
        return sum(initiative(game, unit) for unit in units if unit.ready)

    @wrong("units outside the battle count, too", with_value)
    def _(game, seat):
        return sum(initiative(game, unit) for unit in game.position.units.values() if unit.owner == seat)


with clause("deus.battle.initiative.higher_first"):

    @wrong("the lower value goes first", judgement, "first side")
    def _(found):
        (one, value), (other, other_value) = found.items()
        return None if value == other_value else one if value < other_value else other

    @wrong("the marching side goes first unless the values are equal", judgement, "first side")
    def _(found):
        return None if len(set(found.values())) == 1 else next(iter(found))

    @wrong("a lead of 1 is no lead", judgement, "first side")
    def _(found):
        (one, value), (other, other_value) = found.items()
        return None if abs(value - other_value) < 2 else one if value > other_value else other


with clause("deus.battle.initiative.tie"):

    @wrong("with equal values the marching side goes first", judgement, "first side")
    def _(found):
        return max(found, key=lambda seat: found[seat])

    @wrong("with equal values the defending side goes first", judgement, "first side")
    def _(found):
        return max(reversed(found), key=lambda seat: found[seat])

    @wrong("equal values are rolled again", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        return AGAIN if battle.simultaneous else outcome

    @wrong("equal dice are a tie, whatever is added to them", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        tie = faces[0] == faces[1]
        higher = both_sides(game.position)[0 if faces[0] > faces[1] else 1]
        battle.first, battle.simultaneous = (None, True) if tie else (battle.first or higher, False)
        return outcome
