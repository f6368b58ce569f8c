"""Wrong second normal timings."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import step, table
from reference_engine.deus import normal_timing
from reference_engine.deus.procedures import NormalTiming
from reference_engine.kernel.decision import Decision
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

with clause("deus.battle.second.needs_survivor"):

    @wrong("a side that is wiped out has its timing all the same", step, "battle", "second_normal_timing")
    def _(_game, battle):
        return None if battle.first is None else Call(NormalTiming(seat=opponent(battle.first)))

    @wrong("a second side without enemies has no timing", step, "battle", "second_normal_timing")
    def _(game, battle):
        if battle.first is not None and not units_in(game.position, battle.area, battle.first):
            return None
        return normal_timing.second_normal_timing(game, battle)

    @wrong("a second side whose units are all exhausted has no timing", step, "battle", "second_normal_timing")
    def _(game, battle):
        second = None if battle.first is None else opponent(battle.first)
        if second and (not any(unit.ready for unit in units_in(game.position, battle.area, second))):
            return None
        return normal_timing.second_normal_timing(game, battle)


with clause("deus.battle.second.preattack_any"):
    mutant("the second side uses one effect before its attack", one_effect(first=False))

    @wrong("the second side has no effects before its attack", step, "normal_timing", "before_attack")
    def _(game, timing):
        return normal_timing.before_attack(game, timing) if timing.first else None

    @wrong(
        "the first side is asked for effects once more before the second attacks",
        step,
        "normal_timing",
        "before_attack",
    )
    def _(game, timing):
        found = normal_timing.before_attack(game, timing)
        if not timing.first and isinstance(found, Decision):
            return Decision(opponent(timing.seat), found.kind, found.clause, about=found.about)
        return found


with clause("deus.battle.second.attack_mandatory"):
    mutant("exhausted units strike back, too", attackers_are(False, lambda *_: True))
    mutant("the second side declares an attack even if no enemy is left", in_timing(False, attacks_without_enemies))

    @wrong("units without attack stay out of the second side's attack", attackers_are, False)
    def _(game, unit):
        return unit.ready and attack(game, unit) > 0

    @wrong("one unit of the second side attacks", attackers_are, False)
    def _(game, unit):
        return bool(unit.ready and unit.id == game.position.line_ups[unit.owner][0])


with clause("deus.battle.second.attack_once"):
    mutant("the second side attacks again with units that have become ready", in_timing(False, attacks_while_ready))

    @wrong("the second side has two timings", table)
    def _(edition):
        steps = {}
        for name, step in edition.procedures["battle"].items():
            steps[name] = step
            if name == "second_normal_timing":
                steps["third_normal_timing"] = step
        return edition.amended(edition.name, procedures={"battle": steps})
