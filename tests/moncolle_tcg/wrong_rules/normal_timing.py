"""Wrong normal timings."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import anybody_at, condition, judgement, new_step, perform, step
from reference_engine.kernel.procedure import FINISH, Call, Next
from reference_engine.moncolle_tcg import values
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.moncolle_tcg.procedures import Battle, NormalTiming
from reference_engine.monster_collection import attack, chain
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context


def second(timing: NormalTiming) -> bool:
    """Whether it is the second side's timing."""
    return not timing.first


def in_battle(game: Context, seat: str) -> list[Any]:
    """A side's units in the battle."""
    return units_in(game.position, game.position.battle, seat)


def attacks_again(game: Context, timing: NormalTiming) -> Any:
    """One more attack of the side, if it can."""
    seat = timing.seat
    return Call(chain.opened_by(game, chain.attack_declaration(game, seat))) if attack.can_attack(game, seat) else None


with clause("moncolle_tcg.battle.first_sequence"):
    mutant("either side acts in the step before the attack", anybody_at("before_attack"))
    mutant("either side acts in the step after the attack", anybody_at("after_attack"))

    @wrong("only the second side acts before its attack", step, "normal_timing", "before_attack")
    def _(real, game, timing):
        return real(game, timing) if second(timing) else None

    @wrong("only the second side acts after its attack", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        return real(game, timing) if second(timing) else None

    @wrong("the first side acts once more after that", new_step, "normal_timing", "more", "")
    def _(game, timing):
        return game.edition.procedures["normal_timing"]["after_attack"](game, timing) if timing.first else None


with clause("moncolle_tcg.battle.second_sequence"):
    mutant("either side acts before the second attack", anybody_at("before_attack"))
    mutant("either side acts after the second attack", anybody_at("after_attack"))

    @wrong("the second side has no actions before its attack", step, "normal_timing", "before_attack")
    def _(real, game, timing):
        return None if second(timing) else real(game, timing)

    @wrong("the second side has no actions after its attack", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        return None if second(timing) else real(game, timing)

    @wrong("the second side does not attack", step, "normal_timing", "attack")
    def _(real, game, timing):
        return None if second(timing) else real(game, timing)

    @wrong("the first side has the second timing, too", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        turned = Battle(area=frame.area, origins=frame.origins, first=opponent(frame.first)) if frame.first else frame
        return real(game, turned)


with clause("moncolle_tcg.battle.normal_any_number"):

    @wrong("of actions before an attack there is one", perform, "use")
    def _(real, game, frame, seat, answer):
        return _last(real(game, frame, seat, answer), frame, "before_attack")

    @wrong("of actions after an attack there is one", perform, "use")
    def _(real, game, frame, seat, answer):
        return _last(real(game, frame, seat, answer), frame, "after_attack")

    @wrong("an effect that holds on its user is not used again", condition, "use", "moncolle_tcg.timing.normal")
    def _(real, game, seat, answer):
        unit = game.position.units.get(answer.card)
        held = unit is not None and any(each.source == game.position.cards[unit.id] for each in unit.modifiers)
        return real(game, seat, answer) or held

    @wrong("who has granted nothing before the attack has no actions after it", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        granted = any(unit.modifiers for unit in in_battle(game, timing.seat))
        return real(game, timing) if granted else None


def _last(done: Next, frame: Any, at: str) -> Next:
    moved = isinstance(frame, NormalTiming) and frame.step == at
    return Call(done.procedure) if moved and isinstance(done, Call) else done


with clause("moncolle_tcg.battle.attack_forced"):
    mutant("exhausted units attack as well", judgement("attackers", in_battle))
    mutant("at most two units attack", judgement("attackers", lambda g, seat: attack.attackers_of(g, seat)[:2]))
    mutant("one unit attacks", judgement("attackers", lambda g, seat: attack.attackers_of(g, seat)[:1]))
    mutant("the last ready unit stays out", judgement("attackers", lambda g, s: attack.attackers_of(g, s)[:-1] or []))

    @wrong("every ready unit of the side attacks, wherever it is", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in game.position.units.values() if unit.owner == seat and unit.ready]

    @wrong("who has no attack stays out", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in in_battle(game, seat) if unit.ready and values.attack(game, unit) > 0]

    @wrong("who was summoned into the battle stays out", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in attack.attackers_of(game, seat) if not unit.instantly_summoned]

    @wrong("the defending side need not attack", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and seat == game.position.marching

    @wrong("in the second timing one unit attacks", judgement, "attackers")
    def _(game, seat):
        found = attack.attackers_of(game, seat)
        timing = game.position.stack[-1]
        return found[:1] if isinstance(timing, NormalTiming) and second(timing) else found


with clause("moncolle_tcg.battle.attack_once"):

    @wrong("who is ready after the second step attacks again", new_step, "normal_timing", "again", "")
    def _(game, timing):
        return attacks_again(game, timing)

    @wrong("after an attack those attack who are ready", new_step, "normal_timing", "again", "after_attack")
    def _(game, timing):
        return attacks_again(game, timing)

    @wrong("the first side attacks again in the second timing", new_step, "normal_timing", "again", "after_attack")
    def _(game, timing):
        first = NormalTiming(seat=opponent(timing.seat))
        return attacks_again(game, first) if second(timing) else None

    @wrong("in the second timing all who are ready attack", judgement, chain.attack_declaration)
    def _(real, game, seat):
        made = real(game, seat)
        enemies = attack.attackers_of(game, opponent(seat))
        timing = game.position.stack[-1]
        both = isinstance(timing, NormalTiming) and second(timing)
        return replace(made, users=(*made.users, *(unit.id for unit in enemies))) if both else made

    @wrong("at the end of the battle who is ready attacks again", new_step, "battle", "again", "end_battle")
    def _(game, frame):
        seat = opponent(frame.first) if frame.first else ""
        return attacks_again(game, NormalTiming(seat=seat)) if seat else None


with clause("moncolle_tcg.battle.attack_skipped"):

    @wrong("an attack is declared with nobody ready", judgement, "attack possible")
    def _(game, seat):
        return bool(in_battle(game, opponent(seat)))

    @wrong("an attack is declared against nobody", judgement, "attack possible")
    def _(game, seat):
        return bool(attack.attackers_of(game, seat))

    @wrong("a side attacks only if all its units are ready", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and all(unit.ready for unit in in_battle(game, seat))

    @wrong("only a side with several ready units attacks", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and len(attack.attackers_of(game, seat)) > 1

    @wrong("without an attack there are no actions after it", step, "normal_timing", "attack")
    def _(real, game, timing):
        return real(game, timing) or FINISH
