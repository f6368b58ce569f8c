"""Wrong instant summons."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import areas, instant_summon
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Goto
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of


def with_check(edition: Edition, clause: str, wrong: Callable[[Any, str, Any], bool]) -> Edition:
    """The table with another judgement of the card that is summoned."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        return "not so" if wrong(game, seat, card_of(game, answer.card)) else None

    return amend.condition(edition, "instant_summon", clause, check)


def summoned(edition: Edition, **changes: Any) -> Edition:
    """The table in which an instantly summoned unit comes in another way."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, **changes)
        return outcome

    return amend.around(edition, "instant_summon", summon)


@mutant("deus.battle.instant_summon.only_flagged", "units up to level 6 can be instantly summoned")
def small_units_only(edition: Edition) -> Edition:
    """The level is looked at, not the mark."""
    return with_check(
        edition, "deus.battle.instant_summon.only_flagged", lambda _game, _seat, card: (card.level or 0) > 6
    )


@mutant("deus.battle.instant_summon.only_flagged", "no unit can be instantly summoned")
def nobody_comes(edition: Edition) -> Edition:
    """The mark is misread."""
    return with_check(edition, "deus.battle.instant_summon.only_flagged", lambda _game, _seat, _card: True)


@mutant("deus.battle.instant_summon.one_by_one", "each side instantly summons one unit")
def one_summon_each(edition: Edition) -> Edition:
    """The timing is over after a summon."""

    def summon(real: Any, *arguments: Any) -> None:
        real(*arguments)

    return amend.around(edition, "instant_summon", summon)


@mutant("deus.battle.instant_summon.one_by_one", "an instant summon costs a power counter")
def summons_cost_power(edition: Edition) -> Edition:
    """Take the power away."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        zones.gain_power(game, seat, -1)
        return real(game, frame, seat, answer)

    return amend.around(edition, "instant_summon", summon)


@mutant("deus.battle.instant_summon.one_by_one", "a battle takes two instantly summoned units of a side")
def two_summons_each(edition: Edition) -> Edition:
    """The number is limited, not only the levels."""

    def two(game: Any, seat: str, _card: Any) -> bool:
        return (
            len([unit for unit in game.position.units.values() if unit.instantly_summoned and unit.owner == seat]) >= 2
        )

    return with_check(edition, "deus.battle.instant_summon.one_by_one", two)


@mutant("deus.battle.instant_summon.face_up_unacted", "an instantly summoned unit is exhausted")
def summoned_exhausted(edition: Edition) -> Edition:
    """The wrong state."""
    return summoned(edition, ready=False)


@mutant("deus.battle.instant_summon.face_up_unacted", "an instantly summoned unit waits in own territory")
def summoned_elsewhere(edition: Edition) -> Edition:
    """The wrong place."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_unit(game, answer.card, area=frame.area[0] + ("1" if seat == "south" else "3"))
        return outcome

    return amend.around(edition, "instant_summon", summon)


@mutant("deus.battle.instant_summon.face_up_unacted", "an instantly summoned unit is still ready after the battle")
def summoned_units_stay_ready(edition: Edition) -> Edition:
    """They are forgotten when units become exhausted."""

    def ready(game: Any, _frame: Any) -> None:
        zones.make_ready(game, [unit for unit in game.position.units.values() if unit.instantly_summoned], "")

    return amend.after_step(edition, "after_battle", "exhaust_ready_units", ready)


def with_load(edition: Edition, load: Callable[[Any, str], int]) -> Edition:
    """The table with another way to count what is there before an instant summon."""
    return with_check(
        edition,
        "deus.battle.instant_summon.limit",
        lambda game, seat, card: load(game, seat) + (card.level or 0) > 8,
    )


@mutant("deus.battle.instant_summon.limit", "9 levels are the limit of an instant summon")
def limit_of_nine(edition: Edition) -> Edition:
    """Off by one."""
    return with_load(edition, lambda game, seat: areas.total_level(game, seat, game.position.battle) - 1)


@mutant("deus.battle.instant_summon.limit", "7 levels are the limit of an instant summon")
def limit_of_seven(edition: Edition) -> Edition:
    """Off by one."""
    return with_load(edition, lambda game, seat: areas.total_level(game, seat, game.position.battle) + 1)


@mutant("deus.battle.instant_summon.limit", "all own units on the battlefield count")
def units_elsewhere_count(edition: Edition) -> Edition:
    """The area is forgotten."""
    return with_load(
        edition, lambda game, seat: sum(unit.level for unit in game.position.units.values() if unit.owner == seat)
    )


@mutant("deus.battle.instant_summon.limit", "only instantly summoned units count")
def only_summoned_units_count(edition: Edition) -> Edition:
    """The marchers and the defenders are forgotten."""

    def load(game: Any, seat: str) -> int:
        mine = [unit for unit in game.position.units.values() if unit.owner == seat]
        return sum(unit.level for unit in mine if unit.instantly_summoned)

    return with_load(edition, load)


@mutant("deus.battle.instant_summon.order", "the defending side summons first")
def defender_summons_first(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(edition, "battle", "defending_side_summons", "marching_side_summons")


@mutant("deus.battle.instant_summon.order", "the sides summon in turn, one unit each")
def sides_alternate(edition: Edition) -> Edition:
    """After a summon the other side is asked, which ends when the defending side passes."""

    def summon(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        real(game, frame, seat, answer)
        return Goto("defending_side_summons" if seat == game.position.marching else "marching_side_summons")

    return amend.around(edition, "instant_summon", summon)


@mutant("deus.battle.instant_summon.both_sides", "the defending side summons nobody")
def defender_does_not_summon(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "battle", "defending_side_summons")


@mutant("deus.battle.instant_summon.both_sides", "after an intercept nobody summons")
def no_summons_after_an_intercept(edition: Edition) -> Edition:
    """The interceptors are reinforcement enough."""

    def unless_intercepted(real: Any) -> Any:
        return lambda game, battle: None if battle.intercepted else real(game, battle)

    for name in ("marching_side_summons", "defending_side_summons"):
        edition = amend.step(edition, "battle", name, unless_intercepted(getattr(instant_summon, name)))
    return edition
