"""Wrong instant summons."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, condition, perform, step, table
from reference_engine.deus import areas, instant_summon
from reference_engine.kernel.procedure import Goto
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of


def with_check(clause: str, wrong: Callable[[Any, str, Any], bool]) -> Bend:
    return condition("instant_summon", clause, lambda game, seat, answer: wrong(game, seat, card_of(game, answer.card)))


with clause("deus.battle.instant_summon.only_flagged") as this:
    mutant("no unit can be instantly summoned", with_check(this, lambda *_: True))

    @wrong("units up to level 6 can be instantly summoned", with_check, this)
    def _(_game, _seat, card):
        return (card.level or 0) > 6


with clause("deus.battle.instant_summon.one_by_one") as this:

    @wrong("each side instantly summons one unit", perform, "instant_summon")
    def _(real, *arguments):
        real(*arguments)

    @wrong("an instant summon costs a power counter", perform, "instant_summon")
    def _(real, game, frame, seat, answer):
        zones.gain_power(game, seat, -1)
        return real(game, frame, seat, answer)

    @wrong("a battle takes two instantly summoned units of a side", with_check, this)
    def _(game, seat, _card):
        return (
            len([unit for unit in game.position.units.values() if unit.instantly_summoned and unit.owner == seat]) >= 2
        )


def summoned(**changes: Any) -> Bend:
    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, **changes)
        return outcome

    return perform("instant_summon", summon)


with clause("deus.battle.instant_summon.face_up_unacted"):
    mutant("an instantly summoned unit is exhausted", summoned(ready=False))

    @wrong("an instantly summoned unit waits in own territory", perform, "instant_summon")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, area=frame.area[0] + ("1" if seat == "south" else "3"))
        return outcome

    @wrong(
        "an instantly summoned unit is still ready after the battle", after_step, "after_battle", "exhaust_ready_units"
    )
    def _(game, _frame):
        zones.make_ready(game, [unit for unit in game.position.units.values() if unit.instantly_summoned], "")


def with_load(load: Callable[[Any, str], int]) -> Bend:
    return with_check(
        "deus.battle.instant_summon.limit", lambda game, seat, card: load(game, seat) + (card.level or 0) > 8
    )


with clause("deus.battle.instant_summon.limit"):

    @wrong("9 levels are the limit of an instant summon", with_load)
    def _(game, seat):
        return areas.total_level(game, seat, game.position.battle) - 1

    @wrong("7 levels are the limit of an instant summon", with_load)
    def _(game, seat):
        return areas.total_level(game, seat, game.position.battle) + 1

    @wrong("all own units on the battlefield count", with_load)
    def _(game, seat):
        return sum(unit.level for unit in game.position.units.values() if unit.owner == seat)

    @wrong("only instantly summoned units count", with_load)
    def _(game, seat):
        mine = [unit for unit in game.position.units.values() if unit.owner == seat]
        return sum(unit.level for unit in mine if unit.instantly_summoned)


with clause("deus.battle.instant_summon.order"):

    @wrong("the sides summon in turn, one unit each", perform, "instant_summon")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)
        return Goto("defending_side_summons" if seat == game.position.marching else "marching_side_summons")


with clause("deus.battle.instant_summon.both_sides"):

    @wrong("after an intercept nobody summons", table)
    def _(edition):
        def unless_intercepted(real):
            return lambda game, battle: None if battle.intercepted else real(game, battle)

        for name in ("marching_side_summons", "defending_side_summons"):
            edition = step("battle", name, unless_intercepted(getattr(instant_summon, name)))(edition)
        return edition
