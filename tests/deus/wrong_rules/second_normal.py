"""Wrong second normal timings."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import normal_timing
from reference_engine.deus.procedures import NormalTiming
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection.position import opponent, units_in
from reference_engine.monster_collection.values import attack
from tests.deus.wrong_rules.first_normal import (
    attackers_are,
    attacks_while_ready,
    attacks_without_enemies,
    in_timing,
    one_effect,
)


@mutant("deus.battle.second.needs_survivor", "a side that is wiped out has its timing all the same")
def the_dead_have_their_timing(edition: Edition) -> Edition:
    """The condition is forgotten."""

    def timing(_game: Any, battle: Any) -> Any:
        return None if battle.first is None else Call(NormalTiming(seat=opponent(battle.first)))

    return amend.step(edition, "battle", "second_normal_timing", timing)


@mutant("deus.battle.second.needs_survivor", "a second side without enemies has no timing")
def no_timing_without_enemies(edition: Edition) -> Edition:
    """The condition of the attack is taken for the timing's."""

    def timing(game: Any, battle: Any) -> Any:
        if battle.first is not None and not units_in(game.position, battle.area, battle.first):
            return None
        return normal_timing.second_normal_timing(game, battle)

    return amend.step(edition, "battle", "second_normal_timing", timing)


@mutant("deus.battle.second.needs_survivor", "a second side whose units are all exhausted has no timing")
def no_timing_for_the_exhausted(edition: Edition) -> Edition:
    """The condition of the attack is taken for the timing's."""

    def timing(game: Any, battle: Any) -> Any:
        second = None if battle.first is None else opponent(battle.first)
        if second and not any(unit.ready for unit in units_in(game.position, battle.area, second)):
            return None
        return normal_timing.second_normal_timing(game, battle)

    return amend.step(edition, "battle", "second_normal_timing", timing)


@mutant("deus.battle.second.preattack_any", "the second side uses one effect before its attack")
def one_effect_second(edition: Edition) -> Edition:
    """The attack follows the first chain."""
    return one_effect(edition, first=False)


@mutant("deus.battle.second.preattack_any", "the second side has no effects before its attack")
def no_effects_second(edition: Edition) -> Edition:
    """It goes on with the attack."""

    def ask(game: Any, timing: Any) -> Any:
        return normal_timing.before_attack(game, timing) if timing.first else None

    return amend.step(edition, "normal_timing", "before_attack", ask)


@mutant("deus.battle.second.preattack_any", "the first side is asked for effects once more before the second attacks")
def first_side_is_asked_again(edition: Edition) -> Edition:
    """The seats are mixed up."""

    def ask(game: Any, timing: Any) -> Any:
        found = normal_timing.before_attack(game, timing)
        if not timing.first and isinstance(found, Decision):
            return Decision(opponent(timing.seat), found.kind, found.clause, about=found.about)
        return found

    return amend.step(edition, "normal_timing", "before_attack", ask)


@mutant("deus.battle.second.attack_mandatory", "exhausted units strike back, too")
def exhausted_units_attack_second(edition: Edition) -> Edition:
    """The state is forgotten."""
    return attackers_are(edition, False, lambda _game, _unit: True)


@mutant("deus.battle.second.attack_mandatory", "units without attack stay out of the second side's attack")
def harmless_units_stay_out_second(edition: Edition) -> Edition:
    """Only who can do harm attacks."""
    return attackers_are(edition, False, lambda game, unit: unit.ready and attack(game, unit) > 0)


@mutant("deus.battle.second.attack_mandatory", "one unit of the second side attacks")
def one_unit_attacks_second(edition: Edition) -> Edition:
    """The front unit only."""

    def front(game: Any, unit: Any) -> bool:
        return bool(unit.ready and unit.id == game.position.line_ups[unit.owner][0])

    return attackers_are(edition, False, front)


@mutant("deus.battle.second.attack_mandatory", "the second side declares an attack even if no enemy is left")
def second_attack_without_enemies(edition: Edition) -> Edition:
    """The condition is forgotten."""
    return in_timing(edition, False, attacks_without_enemies)


@mutant("deus.battle.second.attack_once", "the second side attacks again with units that have become ready")
def second_side_attacks_again(edition: Edition) -> Edition:
    """As long as somebody is ready."""
    return in_timing(edition, False, attacks_while_ready)


@mutant("deus.battle.second.attack_once", "the second side has two timings")
def second_side_comes_again(edition: Edition) -> Edition:
    """One step more."""
    steps: dict[str, Any] = {}
    for name, step in edition.procedures["battle"].items():
        steps[name] = step
        if name == "second_normal_timing":
            steps["third_normal_timing"] = step
    return edition.amended(edition.name, procedures={"battle": steps})
