"""Wrong simultaneous attacks."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import simultaneous_attack
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import attack, conditions, values, zones
from reference_engine.monster_collection.position import both_sides, units_in


def strikes(edition: Edition, others: Callable[[Any], Any]) -> Edition:
    """The table with another way to attack at the same time."""

    def strike(game: Any, battle: Any) -> None:
        if battle.simultaneous:
            others(game)
            simultaneous_attack.exhaust_all(game, battle)

    return amend.step(edition, "battle", "simultaneous_attack", strike)


def blows_of(game: Any, seat: str, units: list[Any]) -> list[Any]:
    """What these units deal, if there is anybody to hit."""
    return attack.blows(game, seat, units) if units else []


@mutant("deus.battle.simultaneous.all_unacted", "exhausted units strike, too")
def exhausted_units_strike(edition: Edition) -> Edition:
    """The state is forgotten."""

    def both(game: Any) -> None:
        position = game.position
        dealt: list[Any] = []
        for seat in both_sides(position):
            dealt += blows_of(game, seat, units_in(position, position.battle, seat))
        attack.land(game, dealt)

    return strikes(edition, both)


@mutant("deus.battle.simultaneous.all_unacted", "the marching side strikes just before the defending side")
def one_after_the_other(edition: Edition) -> Edition:
    """The dead do not strike back."""

    def both(game: Any) -> None:
        for seat in both_sides(game.position):
            attack.land(game, blows_of(game, seat, attack.attackers_of(game, seat)))

    return strikes(edition, both)


@mutant("deus.battle.simultaneous.all_unacted", "the defending side strikes just before the marching side")
def defenders_strike_first(edition: Edition) -> Edition:
    """The dead do not strike back."""

    def both(game: Any) -> None:
        for seat in reversed(both_sides(game.position)):
            attack.land(game, blows_of(game, seat, attack.attackers_of(game, seat)))

    return strikes(edition, both)


@mutant("deus.battle.simultaneous.all_unacted", "nobody strikes unless both sides can")
def both_or_nobody(edition: Edition) -> Edition:
    """One side without a ready unit spares both."""

    def both(game: Any) -> None:
        sides = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
        dealt = [blow for seat, units in sides.items() for blow in blows_of(game, seat, units)]
        attack.land(game, dealt if all(sides.values()) else [])

    return strikes(edition, both)


@judgement(
    simultaneous_attack.exhaust_all,
    "deus.battle.simultaneous.exhausts",
    "nobody is exhausted by a simultaneous attack before the battle is over",
)
def nobody_is_exhausted(_real: Any, _game: Any, _battle: Any) -> None:
    """Leave it out."""


@judgement(
    simultaneous_attack.exhaust_all,
    "deus.battle.simultaneous.exhausts",
    "a simultaneous attack exhausts all units on the battlefield",
)
def everybody_is_exhausted(_real: Any, game: Any, _battle: Any) -> None:
    """The area is forgotten."""
    zones.exhaust(game, list(game.position.units.values()), "deus.battle.simultaneous.exhausts")


@mutant("deus.battle.simultaneous.exhausts", "what the attack has made due takes place before anybody is exhausted")
def due_effects_come_first(edition: Edition) -> Edition:
    """Exhaust when the timing is over."""

    def strike(game: Any, battle: Any) -> None:
        if battle.simultaneous:
            both = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
            attack.land(game, [blow for seat, units in both.items() for blow in blows_of(game, seat, units)])

    def resume(game: Any, battle: Any) -> Any:
        if battle.simultaneous:
            simultaneous_attack.exhaust_all(game, battle)
        return simultaneous_attack.resume_effects(game, battle)

    return amend.step(amend.step(edition, "battle", "simultaneous_attack", strike), "battle", "resume_effects", resume)


def at_once(game: Any, event: str) -> bool:
    """Whether units attack because of a tie."""
    return event == "attacks" and bool(game.position.suspended)


@judgement(conditions.occur, "deus.ruling.attacks_in_simultaneous", "to strike at the same time is not to attack")
def nobody_attacks(real: Any, game: Any, event: str, units: list[Any]) -> None:
    """Nothing is due."""
    if not at_once(game, event):
        real(game, event, units)


@judgement(conditions.occur, "deus.ruling.attacks_in_simultaneous", "each side's attack is an event of its own")
def each_side_attacks(real: Any, game: Any, event: str, units: list[Any]) -> None:
    """What waits for anybody's attack is due twice."""
    if not at_once(game, event):
        real(game, event, units)
        return
    for seat in both_sides(game.position):
        real(game, event, [unit for unit in units if unit.owner == seat])


@judgement(conditions.occur, "deus.ruling.attacks_in_simultaneous", "whoever is in the battle attacks")
def all_attack(real: Any, game: Any, event: str, units: list[Any]) -> None:
    """Ready or not, with somebody to strike or not."""
    real(game, event, units_in(game.position, game.position.battle) if at_once(game, event) else units)


@mutant("deus.ruling.attacks_in_simultaneous", "what is forced by attacking takes place before the blows")
def attacking_comes_before_the_blows(edition: Edition) -> Edition:
    """As after a declaration."""

    def suspend(game: Any, battle: Any) -> Any:
        outcome = simultaneous_attack.suspend_effects(game, battle)
        if battle.simultaneous:
            fighting = [seat for seat in both_sides(game.position) if attack.can_attack(game, seat)]
            units = [unit for seat in fighting for unit in attack.attackers_of(game, seat)]
            conditions.occur(game, "attacks", units)
        return outcome

    def both(game: Any) -> None:
        sides = {seat: attack.attackers_of(game, seat) for seat in both_sides(game.position)}
        attack.land(game, [blow for seat, units in sides.items() for blow in blows_of(game, seat, units)])

    return amend.step(strikes(edition, both), "battle", "suspend_effects", suspend)


@mutant("deus.battle.simultaneous.no_declarations", "the marching side uses an effect before a simultaneous attack")
def effects_before_the_attack(edition: Edition) -> Edition:
    """It is asked once."""

    def ask(game: Any, battle: Any) -> Any:
        if battle.simultaneous:
            return Decision(game.position.marching, "before_attack", "deus.timing.preattack", about=battle.area)
        return None

    steps: dict[str, Any] = {}
    for name, step in edition.procedures["battle"].items():
        if name == "suspend_effects":
            steps["effects_before_the_attack"] = ask
        steps[name] = step
    return edition.amended(edition.name, procedures={"battle": steps})


@mutant("deus.battle.simultaneous.no_declarations", "optional [condition] effects are used in a simultaneous attack")
def optional_triggers(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "triggers_in_simultaneous", "all")


@mutant("deus.battle.simultaneous.no_declarations", "no [condition] effect takes place in a simultaneous attack")
def no_triggers(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "triggers_in_simultaneous", "none")


@mutant("deus.battle.simultaneous.effects_lost", "all effects go on in a simultaneous attack")
def effects_go_on(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "battle", "suspend_effects")


def bearing(game: Any, unit: Any, kind: str, counts: Callable[[Any], bool]) -> int:
    """What those lasting and constant effects that count add to a unit."""
    suspended, game.position.suspended = game.position.suspended, False
    found = [effect for effect in values.bearing_on(game, unit) if counts(effect)]
    game.position.suspended = suspended
    return sum(getattr(effect, kind) for effect in found)


def some_effects_count(real: Any, game: Any, unit: Any, kind: str, counts: Callable[[Any], bool]) -> int:
    """A value of a unit if some effects count in spite of the simultaneous attack."""
    value: int = real(game, unit)
    return value + bearing(game, unit, kind, counts) if values.values_are_printed(game, unit) else value


@judgement(values.attack, "deus.battle.simultaneous.effects_lost", "rituals from before the battle go on")
def rituals_go_on(real: Any, game: Any, unit: Any) -> int:
    """Only what began in the battle is lost."""
    return some_effects_count(real, game, unit, "attack", lambda effect: getattr(effect, "until", "") == "turn")


@judgement(values.attack, "deus.battle.simultaneous.effects_lost", "constants go on")
def constants_go_on(real: Any, game: Any, unit: Any) -> int:
    """Only lasting effects are lost."""
    return some_effects_count(real, game, unit, "attack", lambda effect: not hasattr(effect, "until"))


@mutant("deus.battle.simultaneous.effects_lost", "what a simultaneous attack suspends is lost for good")
def effects_are_lost_for_good(edition: Edition) -> Edition:
    """All modifiers are taken off."""

    def lose(game: Any, battle: Any) -> Any:
        if battle.simultaneous:
            for unit in units_in(game.position, battle.area):
                zones.change_unit(game, unit.id, modifiers=())
        return simultaneous_attack.suspend_effects(game, battle)

    return amend.step(edition, "battle", "suspend_effects", lose)


@mutant("deus.battle.simultaneous.status_kept", "units that lose their effects become ready")
def everybody_becomes_ready(edition: Edition) -> Edition:
    """The state is taken for an effect."""

    def ready(game: Any, battle: Any) -> None:
        if battle.simultaneous:
            zones.make_ready(game, units_in(game.position, battle.area), "deus.battle.simultaneous.status_kept")

    return amend.after_step(edition, "battle", "suspend_effects", ready)


@judgement(values.attack, "deus.battle.simultaneous.base_values", "the attack is not the printed one")
def attack_with_effects(real: Any, game: Any, unit: Any) -> int:
    """All effects on attack count."""
    return some_effects_count(real, game, unit, "attack", lambda _effect: True)


@judgement(values.defence, "deus.battle.simultaneous.base_values", "the defence is not the printed one")
def defence_with_effects(real: Any, game: Any, unit: Any) -> int:
    """All effects on defence count."""
    return some_effects_count(real, game, unit, "defence", lambda _effect: True)
