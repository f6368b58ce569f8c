"""Wrong attacks."""

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.procedures import NormalTiming
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import attack, chain, zones
from reference_engine.monster_collection.chain import Chain, Declaration
from reference_engine.monster_collection.position import Unit, card_of, opponent, units_in
from reference_engine.monster_collection.values import attack as attack_of
from reference_engine.monster_collection.values import cannot_die, defence
from tests.deus.wrong_rules.bends import Real, Table

Dealt = list[tuple[Unit, int]]


def _in_battle(game: Table, seat: str) -> list[Unit]:
    return units_in(game.position, game.position.battle, seat)


@mutant("deus.attack.all_units_can", "a unit attacks only if it has an ability of some kind")
def only_the_gifted_attack(edition: Edition) -> Edition:
    """Plain units stand by."""

    def attackers(game: Table, seat: str) -> list[Unit]:
        found = attack.attackers_of(game, seat)
        return [unit for unit in found if card_of(game, unit.id).abilities or card_of(game, unit.id).slots]

    return amend.rule(edition, "attackers", attackers)


@mutant("deus.attack.all_units_can", "tokens do not attack")
def tokens_do_not_attack(edition: Edition) -> Edition:
    """Cards only."""
    return amend.rule(
        edition,
        "attackers",
        lambda game, seat: [u for u in attack.attackers_of(game, seat) if card_of(game, u.id).kind != "token"],
    )


@mutant("deus.attack.timing", "in each normal timing the other side attacks")
def the_other_side_attacks(edition: Edition) -> Edition:
    """The seats are mixed up."""
    real = edition.procedures["normal_timing"]["attack"]
    return amend.step(
        edition,
        "normal_timing",
        "attack",
        lambda game, timing: real(game, NormalTiming(seat=opponent(timing.seat), first=timing.first)),
    )


@mutant("deus.attack.timing", "in the second normal timing the first side attacks again")
def the_first_side_attacks_twice(edition: Edition) -> Edition:
    """One attack too many, if somebody is ready for it."""
    real = edition.procedures["normal_timing"]["attack"]

    def attack_again(game: Table, timing: NormalTiming) -> Next:
        return None if timing.first else real(game, NormalTiming(seat=opponent(timing.seat)))

    steps = {**edition.procedures["normal_timing"], "attack_again": attack_again}
    return edition.amended(edition.name, procedures={"normal_timing": steps})


@mutant("deus.attack.all_unacted_participate", "exhausted units attack as well")
def exhausted_units_attack(edition: Edition) -> Edition:
    """Whoever is there."""
    return amend.rule(edition, "attackers", _in_battle)


@mutant("deus.attack.all_unacted_participate", "every ready unit of the side attacks, wherever it is")
def units_elsewhere_attack(edition: Edition) -> Edition:
    """The battle is everywhere."""
    return amend.rule(
        edition,
        "attackers",
        lambda game, seat: [unit for unit in game.position.units.values() if unit.owner == seat and unit.ready],
    )


@mutant("deus.attack.all_unacted_participate", "at most two units attack")
def two_units_attack(edition: Edition) -> Edition:
    """The third has no room."""
    return amend.rule(edition, "attackers", lambda game, seat: attack.attackers_of(game, seat)[:2])


@judgement(chain.add, "deus.attack.exhaust_after", "attackers are exhausted as soon as the attack is declared")
def exhausted_at_once(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Before anybody can counter."""
    real(game, frame, item)
    if item.kind == "attack":
        zones.exhaust(game, [game.position.units[unit] for unit in item.users], "deus.attack.exhaust_after")


@judgement(attack.takes_effect, "deus.attack.exhaust_after", "attackers stay ready")
def attackers_stay_ready(real: Real, game: Table, seat: str, declared: tuple[str, ...]) -> None:
    """Only the end of the battle exhausts them."""
    before = game.position.units
    ready = [unit for unit in declared if unit in before and before[unit].ready]
    real(game, seat, declared)
    zones.make_ready(game, [game.position.units[u] for u in ready if u in game.position.units], "")


@judgement(attack.takes_effect, "deus.attack.exhaust_after", "an attack that deals nothing exhausts nobody")
def a_vain_attack_costs_nothing(real: Real, game: Table, seat: str, declared: tuple[str, ...]) -> None:
    """The attackers have done nothing."""
    units = game.position.units
    if attack.total_damage(game, [units[unit] for unit in declared if unit in units]):
        real(game, seat, declared)


@mutant("deus.attack.zero_attack_must", "a unit with attack 0 or less stays out of the attack")
def the_harmless_stay_out(edition: Edition) -> Edition:
    """Only who can hurt."""
    return amend.rule(
        edition,
        "attackers",
        lambda game, seat: [unit for unit in attack.attackers_of(game, seat) if attack_of(game, unit) > 0],
    )


@mutant("deus.attack.zero_attack_must", "a unit with a negative attack stays out of the attack")
def the_weakened_stay_out(edition: Edition) -> Edition:
    """Zero takes part, less does not."""
    return amend.rule(
        edition,
        "attackers",
        lambda game, seat: [unit for unit in attack.attackers_of(game, seat) if attack_of(game, unit) >= 0],
    )


@mutant("deus.attack.zero_attack_contributes_0", "a negative attack is taken off the total")
def a_negative_attack_counts(edition: Edition) -> Edition:
    """The plain sum."""
    return amend.rule(edition, "total damage", lambda game, attackers: sum(attack_of(game, unit) for unit in attackers))


@mutant("deus.attack.zero_attack_contributes_0", "every attacker adds at least 1")
def everybody_adds_one(edition: Edition) -> Edition:
    """One more than nothing."""
    return amend.rule(
        edition, "total damage", lambda game, attackers: sum(max(1, attack_of(game, unit)) for unit in attackers)
    )


@mutant("deus.attack.damage_sum", "only the strongest attacker counts")
def the_strongest_counts(edition: Edition) -> Edition:
    """The largest, not the sum."""
    return amend.rule(
        edition, "total damage", lambda game, attackers: max(0, *(attack_of(game, unit) for unit in attackers), 0)
    )


@mutant("deus.attack.damage_sum", "printed attack values are added up")
def printed_attacks_are_added(edition: Edition) -> Edition:
    """Without what bears on the units."""
    return amend.rule(
        edition, "total damage", lambda game, attackers: sum(card_of(game, unit.id).attack or 0 for unit in attackers)
    )


@judgement(
    attack.line_up,
    "deus.attack.applied_front_first_all_at_once",
    "attack damage is worked out from the rear of the line-up",
)
def from_the_rear(real: Real, game: Table, seat: str) -> list[Unit]:
    """The last is hit in full."""
    return list(reversed(real(game, seat)))


@judgement(
    attack.line_up,
    "deus.attack.applied_front_first_all_at_once",
    "attack damage is worked out in the order of the unit's names",
)
def in_the_order_of_names(_real: Real, game: Table, seat: str) -> list[Unit]:
    """The line-up does not matter."""
    return units_in(game.position, game.position.battle, seat)


@judgement(
    attack.land,
    "deus.attack.applied_front_first_all_at_once",
    "attack damage is dealt to one unit after another, and the dead leave in between",
)
def one_after_another(real: Real, game: Table, dealt: Dealt) -> None:
    """Who dies first no longer strengthens the next."""
    for blow in dealt:
        real(game, [blow])


@mutant("deus.attack.damage_formula", "a unit is shielded only by the unit directly in front of it")
def the_neighbour_shields(edition: Edition) -> Edition:
    """The defence in front is not summed."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        shields = [0, *(defence(game, unit) for unit in line)]
        return [max(0, total - shield) for shield, _ in zip(shields, line, strict=False)]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.damage_formula", "a unit's own defence is taken off what it takes as well")
def ones_own_defence_shields(edition: Edition) -> Edition:
    """Up to and with the unit itself."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        sums = [sum(defence(game, unit) for unit in line[: index + 1]) for index in range(len(line))]
        return [max(0, total - shield) for shield in sums]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.damage_formula", "printed defence shields the units behind")
def printed_defence_shields(edition: Edition) -> Edition:
    """Without what bears on the units in front."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        sums = [sum(card_of(game, unit.id).defence or 0 for unit in line[:index]) for index in range(len(line))]
        return [max(0, total - shield) for shield in sums]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.damage_formula", "a unit that cannot die stops the attack")
def the_immortal_stop_it(edition: Edition) -> Edition:
    """Nothing goes past it."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        dealt = attack.damage_along(game, line, total)
        walls = [index for index, unit in enumerate(line) if cannot_die(game, unit)]
        return [amount if not walls or index <= walls[0] else 0 for index, amount in enumerate(dealt)]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.damage_formula_zero", "a total equal to the defence in front still deals 1")
def an_equal_total_deals_one(edition: Edition) -> Edition:
    """One too many at the edge."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        in_front = [sum(defence(game, unit) for unit in line[:index]) for index in range(len(line))]
        return [1 if total == shield else max(0, total - shield) for shield in in_front]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.damage_formula_zero", "what falls short of the defence in front is dealt all the same")
def a_shortfall_is_dealt(edition: Edition) -> Edition:
    """The difference without its sign."""

    def damage_along(game: Table, line: list[Unit], total: int) -> list[int]:
        return [abs(total - sum(defence(game, unit) for unit in line[:index])) for index in range(len(line))]

    return amend.rule(edition, "damage along line-up", damage_along)


@mutant("deus.attack.cannot.no_units", "a side attacks even if no enemy is left")
def nobody_is_attacked(edition: Edition) -> Edition:
    """Own units are enough."""
    return amend.rule(edition, "attack possible", lambda game, seat: bool(attack.attackers_of(game, seat)))


@mutant("deus.attack.cannot.no_units", "a side without units attacks")
def nobody_attacks(edition: Edition) -> Edition:
    """Enemies are enough."""

    def can_attack(game: Table, seat: str) -> bool:
        own = _in_battle(game, seat)
        return bool(_in_battle(game, opponent(seat))) and (not own or any(unit.ready for unit in own))

    return amend.rule(edition, "attack possible", can_attack)


@mutant("deus.attack.cannot.all_exhausted", "a side whose units are all exhausted still declares an attack")
def the_exhausted_declare(edition: Edition) -> Edition:
    """Units on both sides are enough."""
    return amend.rule(
        edition,
        "attack possible",
        lambda game, seat: bool(_in_battle(game, seat)) and bool(_in_battle(game, opponent(seat))),
    )


@mutant("deus.attack.cannot.all_exhausted", "one exhausted unit keeps the whole side from attacking")
def one_exhausted_unit_stops_all(edition: Edition) -> Edition:
    """All must be ready."""

    def can_attack(game: Table, seat: str) -> bool:
        return attack.can_attack(game, seat) and all(unit.ready for unit in _in_battle(game, seat))

    return amend.rule(edition, "attack possible", can_attack)


@mutant("deus.attack.cannot.only_these", "a side whose total attack is 0 does not attack")
def the_harmless_do_not_declare(edition: Edition) -> Edition:
    """There must be something to deal."""

    def can_attack(game: Table, seat: str) -> bool:
        return attack.can_attack(game, seat) and attack.total_damage(game, attack.attackers_of(game, seat)) > 0

    return amend.rule(edition, "attack possible", can_attack)


@mutant("deus.attack.cannot.only_these", "enemies that cannot die are not attacked")
def the_immortal_are_left_alone(edition: Edition) -> Edition:
    """There must be somebody to kill."""

    def can_attack(game: Table, seat: str) -> bool:
        enemies = _in_battle(game, opponent(seat))
        return attack.can_attack(game, seat) and not all(cannot_die(game, unit) for unit in enemies)

    return amend.rule(edition, "attack possible", can_attack)
