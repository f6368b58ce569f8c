"""Wrong battles: attacks, chains, costs, damage and what comes after."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement
from reference_engine.monster_collection import abilities, attack, chain, costs, values
from reference_engine.monster_collection.position import units_in
from reference_engine.monster_collection.values import attack as attack_of


def with_check(wrong: Callable[[list[str], list[str]], bool]) -> Bend:
    def check(game: Any, seat: str, answer: Any) -> str | None:
        present = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
        return "not so" if wrong(list(answer.order), present) else None

    return condition("line_up", "deus.battle.lineup.must_decide", check)


with clause("deus.battle.lineup.must_decide"):
    mutant("a unit may stand in two places of the line-up", with_check(lambda named, there: set(named) != set(there)))

    @wrong("units of other areas, or of the enemy, may stand in the line-up", with_check)
    def _(named, there):
        return not set(there) <= set(named) or len(set(named)) != len(named)


def also_fitting(timing: str) -> Bend:
    real = abilities.timing_fits("quick")

    def fits(game: Any, seat: str, answer: Any) -> str | None:
        return None if abilities.ability_of(game, answer).timing == timing else real(game, seat, answer)

    return condition("use", "deus.battle.quick.kinds", fits)


with clause("deus.battle.quick.kinds") as this:
    mutant("counters are used in the quick timing, too", also_fitting("counter"))


with clause("deus.attack.zero_attack_must"):

    @wrong("a unit with a negative attack stays out of the attack", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in attack.attackers_of(game, seat) if attack_of(game, unit) >= 0]


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


with clause("deus.ruling.named_group_counts_as_targeted"):

    @wrong("beside chosen units no group counts", judgement, abilities.affected_by)
    def _(real, game, seat, use):
        found = real(game, seat, use)
        return use.targets or found


with clause("deus.cost.required"):

    @wrong("a slot of any icon pays any other", judgement, costs.wrong_icons)
    def _(real, game, cost, payment):
        named = sum(len(icons) for icons in payment.slots.values())
        return None if named == len(cost.slots) else real(game, cost, payment)


with clause("deus.cost.additional") as this:

    @wrong("one card is enough for a printed discard of several", judgement, costs.wrong_discards)
    def _(real, game, seat, cost, payment):
        enough = min(cost.discard, max(1, len(payment.discards)))
        return real(game, seat, replace(cost, discard=enough), payment)

    @wrong("a spell may be discarded to pay for itself", condition, "use", this)
    def _(game, seat, use):
        cost = abilities.ability_of(game, use).cost
        return costs.wrong_discards(game, seat, cost, abilities.payment_of(game, use))


with clause("deus.cost.shared_slots") as this:

    @wrong("units outside the battle share the cost", condition, "use", this)
    def _(game, seat, use):
        units = game.position.units
        return any(units[unit].owner != seat for unit in use.slots)

    @wrong("enemy units in the battle share the cost", condition, "use", this)
    def _(game, seat, use):
        position = game.position
        return any(position.units[unit].area != position.battle for unit in use.slots)


with clause("deus.cost.payer_gone"):

    @wrong("the payers that are left are enough", judgement, chain.effect_takes_place)
    def _(real, game, item):
        units = game.position.units
        left = {unit: icons for unit, icons in item.payment.slots.items() if unit in units}
        if left:
            users = tuple(unit for unit in item.users if unit in units)
            item = replace(item, users=users, payment=replace(item.payment, slots=left))
        return real(game, item)


with clause("deus.damage.typeless_not_attribute"):

    @wrong("protection from attributes helps against one of them only", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute) if attribute in ("", "flame") else amount


@dataclass(frozen=True)
class Outcome:
    """Something that happens to the units in the area once they are placed, after one outcome only."""

    letter: str
    happens: Callable[[Any, Any], None]

    def __call__(self, game: Any, frame: Any) -> None:
        """Let it happen if this was the outcome."""
        if frame.ending == self.letter:
            self.happens(game, frame)
