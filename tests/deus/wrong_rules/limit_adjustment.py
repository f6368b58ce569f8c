"""Wrong limit adjustments."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import limit_adjustment
from reference_engine.deus.areas import total_level
from reference_engine.deus.board import AREAS
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import targets, zones
from reference_engine.monster_collection.position import Unit, units_in

First = Callable[..., list[Unit]]
Overfull = Callable[..., str | None]
Discard = Callable[..., Next]


@judgement(limit_adjustment.overfull_area, "deus.limit_adjust.trigger", "nine levels are let pass")
def nine_are_fine(real: Overfull, game: Any, seat: str) -> str | None:
    """Be off by one."""
    area = real(game, seat)
    return area if area and total_level(game, seat, area) > 9 else None


@judgement(limit_adjustment.overfull_area, "deus.limit_adjust.trigger", "eight levels are too many")
def eight_are_too_many(_real: Overfull, game: Any, seat: str) -> str | None:
    """Be off by one the other way."""
    return next((area for area in AREAS if total_level(game, seat, area) >= 8), None)


@mutant("deus.limit_adjust.trigger", "a limit adjustment may be passed over")
def may_be_passed(edition: Edition) -> Edition:
    """Let it pass."""
    return edition.amended(edition.name, offers={"limit_adjustment": ("adjust", "pass")})


@judgement(limit_adjustment.discarded_first, "deus.limit_adjust.trigger", "the units that were there before go")
def residents_go(real: First, game: Any, seat: str, area: str) -> list[Unit]:
    """Leave the others."""
    first = {unit.id for unit in real(game, seat, area)}
    return [unit for unit in units_in(game.position, area, seat) if unit.id not in first] or real(game, seat, area)


@judgement(limit_adjustment.give_up, "deus.limit_adjust.until_within", "a limit adjustment discards one unit")
def one_is_enough(real: Discard, game: Any, unit: Unit) -> Next:
    """Do not look again."""
    real(game, unit)
    return None


@judgement(limit_adjustment.give_up, "deus.limit_adjust.until_within", "all units that were summoned go")
def all_summoned_go(real: Discard, game: Any, unit: Unit) -> Next:
    """Discard the rest with it."""
    real(game, unit)
    rest = [other for other in units_in(game.position, unit.area, unit.owner) if other.instantly_summoned]
    zones.leave(game, rest, what="discarded", clause="deus.limit_adjust.until_within")
    return AGAIN


@mutant("deus.limit_adjust.until_within", "a unit may be given up in the main phase, limit or not")
def given_up_at_will(edition: Edition) -> Edition:
    """Offer it."""

    def adjust(game: Any, _frame: Any, _seat: str, answer: Any) -> Next:
        zones.leave(game, [game.position.units[answer.unit]], what="discarded", clause="")
        return AGAIN

    act = edition.acts["adjust"]
    rules = edition.amended(edition.name, offers={"main": (*edition.offers["main"], "adjust")})
    return rules.amended(edition.name, acts={"adjust": type(act)(perform=adjust)})


@judgement(limit_adjustment.give_up, "deus.limit_adjust.one_by_one", "two units go at a time")
def two_at_a_time(real: Discard, game: Any, unit: Unit) -> Next:
    """Discard another one with it."""
    real(game, unit)
    rest = [other for other in units_in(game.position, unit.area, unit.owner) if other.instantly_summoned]
    zones.leave(game, rest[:1], what="discarded", clause="deus.limit_adjust.one_by_one")
    return AGAIN


@judgement(limit_adjustment.discarded_first, "deus.limit_adjust.one_by_one", "the weakest unit goes, without a choice")
def weakest_goes(real: First, game: Any, seat: str, area: str) -> list[Unit]:
    """Take the lowest level."""
    return sorted(real(game, seat, area), key=lambda unit: unit.level)[:1]


@mutant("deus.limit_adjust.instant_first", "units summoned in an earlier battle of the turn are like any others")
def this_battle_only(edition: Edition) -> Edition:
    """Forget them when the battle is over."""

    def forget(game: Any, _frame: Any) -> Next:
        for unit in list(game.position.units.values()):
            zones.change_unit(game, unit.id, instantly_summoned=False)
        return None

    return amend.after_step(edition, "after_battle", "defending_side_adjusts", forget)


@judgement(limit_adjustment.discarded_first, "deus.limit_adjust.instant_first", "all units are alike")
def all_alike(_real: First, game: Any, seat: str, area: str) -> list[Unit]:
    """Do not look how they came."""
    return units_in(game.position, area, seat)


@judgement(
    limit_adjustment.discarded_first,
    "deus.limit_adjust.instant_first",
    "units that an effect brought go first, then those instantly summoned",
)
def brought_first(real: First, game: Any, seat: str, area: str) -> list[Unit]:
    """Change the order."""
    return [unit for unit in units_in(game.position, area, seat) if unit.entered_by_effect] or real(game, seat, area)


@mutant("deus.limit_adjust.order", "the defending side adjusts first")
def defender_first(edition: Edition) -> Edition:
    """Change the order."""
    return amend.step_before(edition, "after_battle", "defending_side_adjusts", "marching_side_adjusts")


@mutant("deus.limit_adjust.order", "the defending side need not adjust")
def marching_side_only(edition: Edition) -> Edition:
    """Leave it out."""
    return amend.without_step(edition, "after_battle", "defending_side_adjusts")


@mutant("deus.limit_adjust.order", "the sides take turns, one unit each")
def taking_turns(edition: Edition) -> Edition:
    """Let the defending side go on after the first unit."""
    real = edition.procedures["after_battle"]["marching_side_adjusts"]

    def first(game: Any, frame: Any) -> Next:
        outcome = real(game, frame)
        return None if outcome is AGAIN else outcome

    def adjusted(game: Any, frame: Any, seat: str, answer: Any) -> Next:
        outcome = limit_adjustment.adjust(game, frame, seat, answer)
        return None if seat == game.position.marching else outcome

    rules = amend.step(edition, "after_battle", "marching_side_adjusts", first)
    return amend.perform(rules, "adjust", adjusted)


@mutant("deus.limit_adjust.not_intentional", "a summoned unit may go back where it does not fit")
def return_anywhere(edition: Edition) -> Edition:
    """Read it so."""
    return amend.switch(edition, "return_must_fit", "no")


@judgement(targets.spoken_of, "deus.limit_adjust.not_intentional", "only chosen units are counted when moved")
def nobody_isspoken_of(_real: Any, *_: Any) -> tuple[str, ...]:
    """Units that an effect moves without their being chosen are forgotten."""
    return ()


@mutant("deus.limit_adjust.not_intentional", "an effect moves units into own territory only if it is empty")
def only_into_empty_areas(edition: Edition) -> Edition:
    """Refuse more than the limit does."""

    def place(game: Any, _seat: str, _chosen: tuple[str, ...], area: str) -> str | None:
        return f"{area} is taken" if units_in(game.position, area) else None

    return amend.rule(edition, "move place", place)
