"""Wrong ends of battles."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import battle
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import units_in

BATTLE = frozenset({"battle"})


@judgement(zones.expire, "deus.battle.end.durations", "effects of the battle last until the turn ends")
def effects_outlast_the_battle(real: Any, game: Any, ended: frozenset[str]) -> None:
    """They expire with the turn's."""
    if ended != BATTLE:
        real(game, ended)


@judgement(zones.expire, "deus.battle.end.durations", "rituals from before a battle end with it")
def rituals_end_with_the_battle(real: Any, game: Any, ended: frozenset[str]) -> None:
    """Everything of this turn expires."""
    real(game, ended | {"turn"} if ended == BATTLE else ended)


@judgement(zones.expire, "deus.battle.end.durations", "only the marching side's units lose their effects")
def defenders_keep_their_effects(real: Any, game: Any, ended: frozenset[str]) -> None:
    """The other side's modifiers are put back."""
    position = game.position
    kept = {unit.id: unit.modifiers for unit in position.units.values() if unit.owner != position.marching}
    real(game, ended)
    for unit, modifiers in kept.items() if ended == BATTLE else ():
        zones.change_unit(game, unit, modifiers=modifiers)


@mutant("deus.battle.end.durations", "effects are lost after each side's timing")
def effects_last_one_timing(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    return amend.after_step(edition, "normal_timing", "attack", lambda game, _timing: zones.expire(game, BATTLE))


@mutant("deus.battle.end.durations", "a bonus ends before a malus does")
def bonuses_end_first(edition: Edition) -> Edition:
    """Two steps with a look at the units between them."""

    def end(game: Any, frame: Any) -> None:
        kept = {unit.id: unit.modifiers for unit in units_in(game.position, frame.area)}
        battle.end_battle(game, frame)
        for unit, modifiers in kept.items():
            late = tuple(one for one in modifiers if one.defence < 0 and one.until == "battle")
            zones.change_unit(game, unit, modifiers=(*game.position.units[unit].modifiers, *late))

    def after(game: Any, frame: Any) -> Any:
        zones.expire(game, BATTLE)
        return battle.after_battle(game, frame)

    return amend.step(amend.step(edition, "battle", "end_battle", end), "battle", "after_battle", after)


@mutant("deus.battle.end.durations", "the outcome is judged before the battle's effects end")
def outcome_before_expiry(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(edition, "battle", "after_battle", "end_battle")


@mutant("deus.battle.end.slots", "slots stay consumed for the turn")
def slots_stay_consumed(edition: Edition) -> Edition:
    """They are put back after the battle's end."""

    def end(game: Any, frame: Any) -> None:
        spent = {unit.id: unit.spent for unit in units_in(game.position, frame.area)}
        battle.end_battle(game, frame)
        for unit, slots in spent.items():
            zones.change_unit(game, unit, spent=slots)

    return amend.step(edition, "battle", "end_battle", end)


@mutant("deus.battle.end.slots", "a unit that was moved out of the battle stays without its slots")
def moved_out_stays_spent(edition: Edition) -> Edition:
    """Only units that are still in the battle's area get them back."""

    def end(game: Any, frame: Any) -> None:
        spent = {unit.id: unit.spent for unit in game.position.units.values() if unit.area != frame.area}
        battle.end_battle(game, frame)
        for unit, slots in spent.items():
            zones.change_unit(game, unit, spent=slots)

    return amend.step(edition, "battle", "end_battle", end)


@mutant("deus.battle.end.slots", "slots are free again after the quick timing")
def slots_are_free_again_at_once(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""

    def free(game: Any, frame: Any) -> None:
        for unit in units_in(game.position, frame.area):
            zones.change_unit(game, unit.id, spent=())

    return amend.after_step(edition, "battle", "defending_side_quick", free)


@mutant("deus.battle.end.slots", "slots are free again in each timing")
def slots_are_free_in_each_timing(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""

    def free(game: Any, _frame: Any) -> None:
        for unit in units_in(game.position, game.position.battle):
            zones.change_unit(game, unit.id, spent=())

    return amend.after_step(edition, "normal_timing", "before_attack", free)
