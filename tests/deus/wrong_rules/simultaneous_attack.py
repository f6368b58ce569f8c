"""Wrong simultaneous attacks."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import Bend, after_step, judgement, new_step, step, table
from reference_engine.deus import simultaneous_attack
from reference_engine.kernel.decision import Decision
from reference_engine.monster_collection import attack, conditions, values, zones
from reference_engine.monster_collection.position import both_sides, units_in


def strikes(others: Callable[[Any], Any]) -> Bend:
    def strike(game: Any, battle: Any) -> None:
        if battle.simultaneous:
            others(game)
            simultaneous_attack.exhaust_all(game, battle)

    return step("battle", "simultaneous_attack", strike)


def blows_of(game: Any, seat: str, units: list[Any]) -> list[Any]:
    """What these units deal, if there is anybody to hit."""
    return attack.blows(game, seat, units) if units else []


with clause("deus.battle.simultaneous.all_unacted"):

    @wrong("exhausted units strike, too", strikes)
    def _(game):
        position = game.position
        dealt = []
        for seat in both_sides(position):
            dealt += blows_of(game, seat, units_in(position, position.battle, seat))
        attack.land(game, dealt)

    @wrong("the marching side strikes just before the defending side", strikes)
    def _(game):
        for seat in both_sides(game.position):
            attack.land(game, blows_of(game, seat, attack.attackers_of(game, seat)))

    @wrong("the defending side strikes just before the marching side", strikes)
    def _(game):
        for seat in reversed(both_sides(game.position)):
            attack.land(game, blows_of(game, seat, attack.attackers_of(game, seat)))

    @wrong("nobody strikes unless both sides can", strikes)
    def _(game):
        sides = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
        dealt = [blow for seat, units in sides.items() for blow in blows_of(game, seat, units)]
        attack.land(game, dealt if all(sides.values()) else [])


with clause("deus.battle.simultaneous.exhausts"):

    @wrong(
        "nobody is exhausted by a simultaneous attack before the battle is over",
        judgement,
        simultaneous_attack.exhaust_all,
    )
    def _(_game, _battle):
        pass

    @wrong("a simultaneous attack exhausts all units on the battlefield", judgement, simultaneous_attack.exhaust_all)
    def _(game, _battle):
        zones.exhaust(game, list(game.position.units.values()), "deus.battle.simultaneous.exhausts")

    @wrong("what the attack has made due takes place before anybody is exhausted", table)
    def _(edition):
        def strike(game, battle):
            if battle.simultaneous:
                both = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
                attack.land(game, [blow for seat, units in both.items() for blow in blows_of(game, seat, units)])

        def resume(game, battle):
            if battle.simultaneous:
                simultaneous_attack.exhaust_all(game, battle)
            return simultaneous_attack.resume_effects(game, battle)

        return step("battle", "resume_effects", resume)(step("battle", "simultaneous_attack", strike)(edition))


def at_once(game: Any, event: str) -> bool:
    """Whether units attack because of a tie."""
    return event == "attacks" and bool(game.position.suspended)


with clause("deus.ruling.attacks_in_simultaneous"):

    @wrong("to strike at the same time is not to attack", judgement, conditions.occur)
    def _(real, game, event, units):
        if not at_once(game, event):
            real(game, event, units)

    @wrong("each side's attack is an event of its own", judgement, conditions.occur)
    def _(real, game, event, units):
        if not at_once(game, event):
            real(game, event, units)
            return
        for seat in both_sides(game.position):
            real(game, event, [unit for unit in units if unit.owner == seat])

    @wrong("whoever is in the battle attacks", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, units_in(game.position, game.position.battle) if at_once(game, event) else units)

    @wrong("what is forced by attacking takes place before the blows", table)
    def _(edition):
        def suspend(game, battle):
            outcome = simultaneous_attack.suspend_effects(game, battle)
            if battle.simultaneous:
                fighting = [seat for seat in both_sides(game.position) if attack.can_attack(game, seat)]
                units = [unit for seat in fighting for unit in attack.attackers_of(game, seat)]
                conditions.occur(game, "attacks", units)
            return outcome

        def both(game):
            sides = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
            attack.land(game, [blow for seat, units in sides.items() for blow in blows_of(game, seat, units)])

        return step("battle", "suspend_effects", suspend)(strikes(both)(edition))


with clause("deus.battle.simultaneous.no_declarations"):

    @wrong(
        "the marching side uses an effect before a simultaneous attack",
        new_step,
        "battle",
        "effects",
        "suspend_effects",
    )
    def _(game, battle):
        asked = Decision(game.position.marching, "before_attack", "deus.timing.preattack", about=battle.area)
        return asked if battle.simultaneous else None


def bearing(game: Any, unit: Any, kind: str, counts: Callable[[Any], bool]) -> int:
    """What those lasting and constant effects that count add to a unit."""
    suspended, game.position.suspended = (game.position.suspended, False)
    found = [effect for effect in values.bearing_on(game, unit) if counts(effect)]
    game.position.suspended = suspended
    return sum(getattr(effect, kind) for effect in found)


def some_effects_count(real: Any, game: Any, unit: Any, kind: str, counts: Callable[[Any], bool]) -> int:
    """A value of a unit if some effects count in spite of the simultaneous attack."""
    value: int = real(game, unit)
    return value + bearing(game, unit, kind, counts) if values.values_are_printed(game, unit) else value


with clause("deus.battle.simultaneous.effects_lost"):

    @wrong("rituals from before the battle go on", judgement, values.attack)
    def _(real, game, unit):
        return some_effects_count(real, game, unit, "attack", lambda effect: getattr(effect, "until", "") == "turn")

    @wrong("constants go on", judgement, values.attack)
    def _(real, game, unit):
        return some_effects_count(real, game, unit, "attack", lambda effect: not hasattr(effect, "until"))

    @wrong("what a simultaneous attack suspends is lost for good", step, "battle", "suspend_effects")
    def _(game, battle):
        if battle.simultaneous:
            for unit in units_in(game.position, battle.area):
                zones.change_unit(game, unit.id, modifiers=())
        return simultaneous_attack.suspend_effects(game, battle)


with clause("deus.ruling.effects_return_at_battle_end"):

    @wrong(
        "effects count again before what the attack has made due takes place",
        after_step,
        "battle",
        "simultaneous_attack",
    )
    def _(game, _battle):
        game.position.suspended = False


with clause("deus.battle.simultaneous.status_kept"):

    @wrong("units that lose their effects become ready", after_step, "battle", "suspend_effects")
    def _(game, battle):
        if battle.simultaneous:
            zones.make_ready(game, units_in(game.position, battle.area), "deus.battle.simultaneous.status_kept")


with clause("deus.battle.simultaneous.base_values"):

    @wrong("the attack is not the printed one", judgement, values.attack)
    def _(real, game, unit):
        return some_effects_count(real, game, unit, "attack", lambda _effect: True)

    @wrong("the defence is not the printed one", judgement, values.defence)
    def _(real, game, unit):
        return some_effects_count(real, game, unit, "defence", lambda _effect: True)
