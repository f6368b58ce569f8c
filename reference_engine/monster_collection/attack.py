"""Attacks: who takes part, what the attack deals, how it runs along the line-up."""

from collections.abc import Sequence

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection import conditions, zones
from reference_engine.monster_collection.position import Position, Seat, Unit, opponent, units_in
from reference_engine.monster_collection.values import (
    attack,
    cannot_attack,
    cannot_die,
    damage_taken,
    defence,
    line_up,
)


def attackers_of(game: Context[Position], seat: str) -> list[Unit]:
    """Every ready unit of the side must attack, whatever its attack, unless a text keeps it from attacking.

    Clauses: attack.all_unacted_participate, attack.all_units_can, attack.zero_attack_must
    """
    party = units_in(game.position, game.position.battle, seat)
    return [unit for unit in party if unit.ready and not cannot_attack(game, unit)]


def can_attack(game: Context[Position], seat: str) -> bool:
    """An attack is impossible only if a side has no unit, or all units of a side are exhausted or kept from attacking.

    Clauses: attack.cannot.no_units, attack.cannot.all_exhausted, attack.cannot.only_these
    """
    enemies = units_in(game.position, game.position.battle, opponent(seat))
    return bool(enemies) and bool(attackers_of(game, seat))


def total_damage(game: Context[Position], attackers: Sequence[Unit]) -> int:
    """The sum of the attackers' attack; a negative one counts as 0.

    Clauses: attack.damage_sum, attack.zero_attack_contributes_0, cards.unit.attack, ruling.negative_attack_counts_zero
    """
    return sum(max(0, attack(game, unit)) for unit in attackers)


def damage_along(game: Context[Position], line: list[Unit], total: int) -> list[int]:
    """Each unit takes the total less the defence of all units in front of it, never below 0.

    Clauses: attack.damage_formula, attack.damage_formula_zero, ruling.immortal_unit_still_shields
    """
    dealt: list[int] = []
    in_front = 0
    for unit in line:
        dealt.append(total - in_front if total > in_front else 0)
        in_front += defence(game, unit)
    return dealt


def blows(game: Context[Position], seat: str, attackers: Sequence[Unit]) -> list[tuple[Unit, int]]:
    """What an attack by ``seat`` deals to each enemy unit, front to rear; nothing is changed yet."""
    line = line_up(game, opponent(seat))
    damage = game.edition.judgements["damage along line-up"](
        game, line, game.edition.judgements["total damage"](game, attackers)
    )
    return list(zip(line, damage, strict=True))


@judgement
def land(game: Context[Position], dealt: list[tuple[Unit, int]]) -> None:
    """All attack damage is given at the same time; it is typeless.

    Those who die leave together.

    Clauses: damage.attack_typeless, attack.applied_front_first_all_at_once, ruling.zero_damage_attack_still_declared
    """
    dead: list[Unit] = []
    hurt: list[Unit] = []
    counts = game.edition.switches["zero_damage_counts_as_damage"] == "yes"
    for unit, amount in dealt:
        taken = damage_taken(game, unit, amount, "")
        game.emit(Event("damaged", game.clause("attack.damage_formula"), about=unit.id, amount=taken))
        if taken > 0 or counts:
            hurt.append(unit)
        if taken >= defence(game, unit) and taken > 0 and not cannot_die(game, unit):
            dead.append(unit)
    conditions.occur(game, "damaged", hurt)
    zones.die(game, dead, game.clause("damage.lethal"))


@judgement
def takes_effect(game: Context[Position], seat: str, declared: tuple[str, ...]) -> None:
    """An attack takes effect with the values of this moment.

    The attackers were fixed when it was declared; those still in the battle strike.

    Clauses: ruling.attack_values_at_resolution, ruling.attackers_fixed_at_declaration
    """
    position = game.position
    present = [position.units[unit] for unit in declared if unit in position.units]
    attackers = [unit for unit in present if unit.area == position.battle]
    if game.edition.switches["attack_requires_unacted_at_resolution"] == "yes":
        attackers = [unit for unit in attackers if unit.ready]
    if attackers:
        land(game, blows(game, seat, attackers))
    exhausts(game, seat, attackers)


@judgement
def exhausts(game: Context[Position], seat: Seat, attackers: Sequence[Unit]) -> None:
    """After its attack the side is exhausted, whether it hit anybody or not.

    That is whoever attacked, and whoever was made ready meanwhile, unless the edition reads it otherwise.

    Clauses: attack.exhaust_after, ruling.attack_exhausts_the_side, ruling.attackers_exhaust_after_resolution
    """
    units = game.position.units
    side = units_in(game.position, game.position.battle, seat)
    if game.edition.switches["attack_exhausts"] == "attackers":
        side = [units[unit.id] for unit in attackers if unit.id in units]
    zones.exhaust(game, side, game.clause("attack.exhaust_after"))
