"""The simultaneous attack timing: on equal initiative all ready units strike at the same time."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Position, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection import attack, conditions, zones
from reference_engine.monster_collection.position import Unit, both_sides


def suspend_effects(game: Context[Position], battle: Battle) -> Next:
    """What the text lists does not count during this timing.

    Clauses: moncolle_tcg.battle.simul_no_equip_stats, moncolle_tcg.battle.simul_no_abilities
    """
    if battle.simultaneous:
        game.position.suspended = True
        game.unsettled = True
    return cut_short(game, battle)


def both_sides_attack(game: Context[Position], battle: Battle) -> Next:
    """All ready units attack, those of both sides; what waits for an attack comes before the blows, if it is on.

    Clauses: moncolle_tcg.battle.simul_both, moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed
    """
    if battle.simultaneous:
        sides = [seat for seat in both_sides(game.position) if game.edition.judgements["attack possible"](game, seat)]
        attackers = [unit for seat in sides for unit in game.edition.judgements["attackers"](game, seat)]
        battle.attackers = tuple(unit.id for unit in attackers)
        conditions.occur(game, "attacks", attackers)
    return None


def simultaneous_attack(game: Context[Position], battle: Battle) -> Next:
    """Those who attack, on both sides, strike at once; nobody can declare anything.

    Both attacks are worked out before anybody is removed.

    Clauses: moncolle_tcg.battle.simul_both, moncolle_tcg.battle.simul_no_abilities,
        moncolle_tcg.battle.simul_no_charge, moncolle_tcg.battle.simul_no_spells_items
    """
    there = [unit for unit in units_in(game.position, battle.area) if unit.id in battle.attackers]
    dealt: list[tuple[Unit, int]] = []
    for seat in both_sides(game.position):
        own = [unit for unit in there if unit.owner == seat]
        if own:
            dealt += attack.blows(game, seat, own)
    attack.land(game, dealt)
    units = game.position.units
    struck = [units[unit.id] for unit in there if unit.id in units]
    zones.exhaust(game, struck, "moncolle_tcg.status.becomes_acted")
    return None
