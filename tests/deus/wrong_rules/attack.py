"""Wrong attacks."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, new_step, step
from reference_engine.deus.procedures import NormalTiming
from reference_engine.monster_collection import attack, chain, values, zones
from reference_engine.monster_collection.position import Unit, card_of, opponent, units_in
from reference_engine.monster_collection.values import attack as attack_of
from reference_engine.monster_collection.values import cannot_die, defence
from tests.deus.wrong_rules.bends import Table

with clause("deus.attack.all_units_can"):

    @wrong("a unit attacks only if it has an ability of some kind", judgement, "attackers")
    def _(game, seat):
        found = attack.attackers_of(game, seat)
        return [unit for unit in found if card_of(game, unit.id).abilities or card_of(game, unit.id).slots]

    @wrong("tokens do not attack", judgement, "attackers")
    def _(game, seat):
        return [u for u in attack.attackers_of(game, seat) if card_of(game, u.id).kind != "token"]


with clause("deus.attack.timing"):

    @wrong("in each normal timing the other side attacks", step, "normal_timing", "attack")
    def _(real, game, timing):
        return real(game, NormalTiming(seat=opponent(timing.seat), first=timing.first))

    @wrong("in the second normal timing the first side attacks again", new_step, "normal_timing", "attack_again", "")
    def _(game, timing):
        enemy = NormalTiming(seat=opponent(timing.seat))
        return None if timing.first else game.edition.procedures["normal_timing"]["attack"](game, enemy)


def _in_battle(game: Table, seat: str) -> list[Unit]:
    return units_in(game.position, game.position.battle, seat)


with clause("deus.attack.all_unacted_participate"):
    mutant("exhausted units attack as well", judgement("attackers", _in_battle))
    mutant("at most two units attack", judgement("attackers", lambda game, seat: attack.attackers_of(game, seat)[:2]))

    @wrong("every ready unit of the side attacks, wherever it is", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in game.position.units.values() if unit.owner == seat and unit.ready]


with clause("deus.attack.exhaust_after"):

    @wrong("attackers are exhausted as soon as the attack is declared", judgement, chain.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            zones.exhaust(game, [game.position.units[unit] for unit in item.users], "deus.attack.exhaust_after")

    @wrong("attackers stay ready", judgement, attack.takes_effect)
    def _(real, game, seat, declared):
        before = game.position.units
        ready = [unit for unit in declared if unit in before and before[unit].ready]
        real(game, seat, declared)
        zones.make_ready(game, [game.position.units[u] for u in ready if u in game.position.units], "")

    @wrong("an attack that deals nothing exhausts nobody", judgement, attack.takes_effect)
    def _(real, game, seat, declared):
        units = game.position.units
        if attack.total_damage(game, [units[unit] for unit in declared if unit in units]):
            real(game, seat, declared)


with clause("deus.ruling.attack_exhausts_the_side"):

    @wrong("an attack exhausts everybody in the battle", judgement, attack.exhausts)
    def _(game, _seat, _attackers):
        zones.exhaust(game, units_in(game.position, game.position.battle), "deus.attack.exhaust_after")

    @wrong("an attack exhausts the units of its side elsewhere, too", judgement, attack.exhausts)
    def _(game, seat, _attackers):
        zones.exhaust(game, [u for u in game.position.units.values() if u.owner == seat], "deus.attack.exhaust_after")


with clause("deus.attack.zero_attack_must"):

    @wrong("a unit with attack 0 or less stays out of the attack", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in attack.attackers_of(game, seat) if attack_of(game, unit) > 0]

    @wrong("a unit with a negative attack stays out of the attack", judgement, "attackers")
    def _(game, seat):
        return [unit for unit in attack.attackers_of(game, seat) if attack_of(game, unit) >= 0]


with clause("deus.attack.zero_attack_contributes_0"):

    @wrong("a negative attack is taken off the total", judgement, "total damage")
    def _(game, attackers):
        return sum(attack_of(game, unit) for unit in attackers)

    @wrong("every attacker adds at least 1", judgement, "total damage")
    def _(game, attackers):
        return sum(max(1, attack_of(game, unit)) for unit in attackers)


with clause("deus.attack.damage_sum"):

    @wrong("only the strongest attacker counts", judgement, "total damage")
    def _(game, attackers):
        return max(0, *(attack_of(game, unit) for unit in attackers), 0)

    @wrong("printed attack values are added up", judgement, "total damage")
    def _(game, attackers):
        return sum(card_of(game, unit.id).attack or 0 for unit in attackers)


with clause("deus.attack.applied_front_first_all_at_once"):

    @wrong("attack damage is worked out from the rear of the line-up", judgement, values.line_up)
    def _(real, game, seat):
        return list(reversed(real(game, seat)))

    @wrong("attack damage is worked out in the order of the unit's names", judgement, values.line_up)
    def _(game, seat):
        return units_in(game.position, game.position.battle, seat)

    @wrong("attack damage is dealt to one unit after another, and the dead leave in between", judgement, attack.land)
    def _(real, game, dealt):
        for blow in dealt:
            real(game, [blow])


with clause("deus.attack.damage_formula"):

    @wrong("a unit is shielded only by the unit directly in front of it", judgement, "damage along line-up")
    def _(game, line, total):
        shields = [0, *(defence(game, unit) for unit in line)]
        return [max(0, total - shield) for shield, _ in zip(shields, line, strict=False)]

    @wrong("a unit's own defence is taken off what it takes as well", judgement, "damage along line-up")
    def _(game, line, total):
        sums = [sum(defence(game, unit) for unit in line[: index + 1]) for index in range(len(line))]
        return [max(0, total - shield) for shield in sums]

    @wrong("printed defence shields the units behind", judgement, "damage along line-up")
    def _(game, line, total):
        sums = [sum(card_of(game, unit.id).defence or 0 for unit in line[:index]) for index in range(len(line))]
        return [max(0, total - shield) for shield in sums]

    @wrong("a unit that cannot die stops the attack", judgement, "damage along line-up")
    def _(game, line, total):
        dealt = attack.damage_along(game, line, total)
        walls = [index for index, unit in enumerate(line) if cannot_die(game, unit)]
        return [amount if not walls or index <= walls[0] else 0 for index, amount in enumerate(dealt)]


with clause("deus.attack.damage_formula_zero"):

    @wrong("a total equal to the defence in front still deals 1", judgement, "damage along line-up")
    def _(game, line, total):
        in_front = [sum(defence(game, unit) for unit in line[:index]) for index in range(len(line))]
        return [1 if total == shield else max(0, total - shield) for shield in in_front]

    @wrong("what falls short of the defence in front is dealt all the same", judgement, "damage along line-up")
    def _(game, line, total):
        return [abs(total - sum(defence(game, unit) for unit in line[:index])) for index in range(len(line))]


with clause("deus.attack.cannot.no_units"):

    @wrong("a side attacks even if no enemy is left", judgement, "attack possible")
    def _(game, seat):
        return bool(attack.attackers_of(game, seat))

    @wrong("a side without units attacks", judgement, "attack possible")
    def _(game, seat):
        own = _in_battle(game, seat)
        return bool(_in_battle(game, opponent(seat))) and (not own or any(unit.ready for unit in own))


with clause("deus.attack.cannot.all_exhausted"):

    @wrong("a side whose units are all exhausted still declares an attack", judgement, "attack possible")
    def _(game, seat):
        return bool(_in_battle(game, seat)) and bool(_in_battle(game, opponent(seat)))

    @wrong("one exhausted unit keeps the whole side from attacking", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and all(unit.ready for unit in _in_battle(game, seat))


with clause("deus.attack.cannot.only_these"):

    @wrong("a side whose total attack is 0 does not attack", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and attack.total_damage(game, attack.attackers_of(game, seat)) > 0

    @wrong("enemies that cannot die are not attacked", judgement, "attack possible")
    def _(game, seat):
        enemies = _in_battle(game, opponent(seat))
        return attack.can_attack(game, seat) and (not all(cannot_die(game, unit) for unit in enemies))
