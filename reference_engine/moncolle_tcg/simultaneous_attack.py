"""The simultaneous attack timing: on equal initiative all ready units strike at the same time."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Position
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


def simultaneous_attack(game: Context[Position], battle: Battle) -> Next:
    """The ready units of both sides attack at once; nobody can declare anything.

    Both attacks are worked out before anybody is removed.

    Clauses: moncolle_tcg.battle.simul_both, moncolle_tcg.battle.simul_no_abilities,
        moncolle_tcg.battle.simul_no_charge, moncolle_tcg.battle.simul_no_spells_items
    """
    if not battle.simultaneous:
        return None
    attackers: list[Unit] = []
    dealt: list[tuple[Unit, int]] = []
    for seat in both_sides(game.position):
        if game.edition.judgements["attack possible"](game, seat):
            own = game.edition.judgements["attackers"](game, seat)
            attackers += own
            dealt += attack.blows(game, seat, own)
    conditions.occur(game, "attacks", attackers)
    attack.land(game, dealt)
    units = game.position.units
    struck = [units[unit.id] for unit in attackers if unit.id in units]
    zones.exhaust(game, struck, "moncolle_tcg.status.becomes_acted")
    return None
