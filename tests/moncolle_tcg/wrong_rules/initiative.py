"""Wrong initiative."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, drawn, judgement
from reference_engine.kernel.procedure import AGAIN
from reference_engine.moncolle_tcg.initiative import first_side, initiative_value
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.moncolle_tcg.values import given_by_terrain, initiative
from reference_engine.monster_collection.position import both_sides


def _with(bonus: Callable[[Any, str], int]) -> Bend:
    """What a side adds to its die."""
    return judgement(initiative_value, lambda game, seat, face: face + bonus(game, seat))


def _values(game: Any, seat: str) -> list[int]:
    return [initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat)]


def _counting(counts: Callable[[Any, Any], bool]) -> Bend:
    """Only some units add their Initiative."""

    def bonus(game: Any, seat: str) -> int:
        there = units_in(game.position, game.position.battle, seat)
        return sum(initiative(game, unit) for unit in there if counts(game, unit))

    return _with(bonus)


def _first(other: Callable[[Any, dict[str, int]], str | None]) -> Bend:
    return judgement(first_side, other)


with clause("moncolle_tcg.battle.initiative_roll"):
    mutant("Initiative is forgotten", _with(lambda *_: 0))
    mutant("the die is forgotten", judgement(initiative_value, lambda game, seat, _face: sum(_values(game, seat))))
    mutant("the highest Initiative of a side counts", _with(lambda game, seat: max(_values(game, seat), default=0)))
    mutant("the Initiative of one unit counts", _with(lambda game, seat: (_values(game, seat) or [0])[0]))
    mutant("two units add their Initiative at most", _with(lambda game, seat: sum(_values(game, seat)[:2])))
    mutant("South's Initiative is forgotten", _with(lambda g, seat: 0 if seat == "south" else sum(_values(g, seat))))
    mutant("North's Initiative is forgotten", _with(lambda g, seat: 0 if seat == "north" else sum(_values(g, seat))))
    mutant("the defending side's Initiative is forgotten", _counting(lambda g, unit: unit.owner == g.position.marching))
    mutant("the marching side's Initiative is forgotten", _counting(lambda g, unit: unit.owner != g.position.marching))
    mutant("new units do not count", _counting(lambda _game, unit: not unit.instantly_summoned))
    mutant(
        "the defending side's new units do not count",
        _counting(lambda g, unit: not unit.instantly_summoned or unit.owner == g.position.marching),
    )

    @wrong("units outside the battle count, too", _with)
    def _(game, seat):
        return sum(initiative(game, unit) for unit in game.position.units.values() if unit.owner == seat)

    @wrong("units in the own base count, too", _with)
    def _(game, seat):
        base = "b1" if seat == "south" else "b4"
        at_home = units_in(game.position, base, seat) if game.position.battle != base else []
        return sum(_values(game, seat)) + sum(initiative(game, unit) for unit in at_home)

    @wrong("the dice are taken for the other side", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        return real(game, battle, faces[::-1])

    @wrong("both sides have the marching side's die", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        return real(game, battle, (faces[0], faces[0]))


with clause("moncolle_tcg.battle.initiative_higher"):

    @wrong("the lower total goes first", _first)
    def _(_game, totals):
        return None if len(set(totals.values())) == 1 else min(totals, key=lambda seat: totals[seat])

    @wrong("the marching side goes first unless the totals are equal", _first)
    def _(_game, totals):
        return None if len(set(totals.values())) == 1 else next(iter(totals))

    @wrong("the defending side goes first unless the totals are equal", _first)
    def _(_game, totals):
        return None if len(set(totals.values())) == 1 else next(reversed(totals))

    @wrong("a lead of 1 is no lead", _first)
    def _(_game, totals):
        low, high = sorted(totals.values())
        return None if high - low < 2 else max(totals, key=lambda seat: totals[seat])

    @wrong("South goes first unless the totals are equal", _first)
    def _(_game, totals):
        return None if len(set(totals.values())) == 1 else "south"

    @wrong("the higher die goes first", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        if battle.first is not None and faces[0] != faces[1]:
            battle.first = both_sides(game.position)[0 if faces[0] > faces[1] else 1]
        return outcome


with clause("moncolle_tcg.battle.initiative_tie"):
    mutant(
        "with equal totals the marching side goes first",
        _first(lambda _g, totals: max(totals, key=lambda s: totals[s])),
    )
    mutant(
        "with equal totals the defending side goes first",
        _first(lambda _g, totals: max(reversed(totals), key=lambda s: totals[s])),
    )

    @wrong("equal totals are rolled again", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        return AGAIN if battle.simultaneous else outcome

    @wrong("equal dice are a tie, whatever is added", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        battle.simultaneous = battle.simultaneous or faces[0] == faces[1]
        battle.first = None if battle.simultaneous else battle.first
        return outcome

    @wrong("a tie takes equal dice", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        if battle.simultaneous and faces[0] != faces[1]:
            battle.first, battle.simultaneous = both_sides(game.position)[0 if faces[0] > faces[1] else 1], False
        return outcome

    @wrong("a tie that South marches into is South's", _first)
    def _(game, totals):
        tie = len(set(totals.values())) == 1
        return ("south" if game.position.marching == "south" else None) if tie else max(totals, key=lambda s: totals[s])

    @wrong("a tie that North marches into is North's", _first)
    def _(game, totals):
        tie = len(set(totals.values())) == 1
        return ("north" if game.position.marching == "north" else None) if tie else max(totals, key=lambda s: totals[s])

    @wrong("with equal totals nobody attacks", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        outcome = real(game, battle, faces)
        battle.simultaneous = False
        return outcome


def _printed(game: Any, unit: Any) -> int:
    return card_of(game, unit.id).standing.initiative


def _granted(_game: Any, unit: Any) -> int:
    return sum(one.standing.initiative for one in unit.modifiers)


def _worn(game: Any, unit: Any) -> int:
    return sum(card_of(game, card).standing.initiative for card in unit.equipment)


def _laid(game: Any, unit: Any) -> int:
    return sum(one.standing.initiative for one in given_by_terrain(game, unit))


def _of(*kinds: Callable[[Any, Any], int]) -> Bend:
    """Only some kinds of Initiative count."""

    def bonus(game: Any, seat: str) -> int:
        there = units_in(game.position, game.position.battle, seat)
        return sum(kind(game, unit) for unit in there for kind in kinds)

    return _with(bonus)


with clause("moncolle_tcg.ruling.initiative_of_all_kinds"):
    mutant("only printed Initiative counts", _of(_printed))
    mutant("worn Initiative does not count", _of(_printed, _granted, _laid))
    mutant("granted Initiative does not count", _of(_printed, _worn, _laid))
    mutant("Initiative of the terrain does not count", _of(_printed, _worn, _granted))
    mutant("printed Initiative does not count", _of(_worn, _granted, _laid))
    mutant("exhausted units do not count", _counting(lambda _game, unit: unit.ready))
    mutant("a value below zero counts as none", _with(lambda g, seat: sum(max(0, value) for value in _values(g, seat))))
    mutant("the sum is never below zero", _with(lambda game, seat: max(0, sum(_values(game, seat)))))
    mutant("the highest value of a side counts", _with(lambda game, seat: max(_values(game, seat), default=0)))
    mutant(
        "exhausted units count only below zero", _counting(lambda game, unit: unit.ready or initiative(game, unit) < 0)
    )
    mutant(
        "exhausted units never count below zero", _counting(lambda game, unit: unit.ready or initiative(game, unit) > 0)
    )
    mutant(
        "the total is never below 1",
        judgement(initiative_value, lambda game, seat, face: max(1, face + sum(_values(game, seat)))),
    )
