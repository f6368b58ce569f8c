"""The simultaneous attack timing (page 21): on an initiative tie all ready units strike at the same time."""

from reference_engine.deus.battle import cut_short, lose_effects
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import attack, conditions, zones
from reference_engine.monster_collection.position import Unit, both_sides, units_in


def suspend_effects(game: Context[Position], battle: Battle) -> Next:
    """Constant and lasting effects in the battle do not count during this timing; states stay as they are.

    Clauses: deus.battle.simultaneous.effects_lost, deus.battle.simultaneous.status_kept,
        deus.ruling.simultaneous_suspends_effects
    """
    if battle.simultaneous:
        game.position.suspended = True
    return cut_short(game, battle)


def simultaneous_attack(game: Context[Position], battle: Battle) -> Next:
    """All ready units of both sides attack at once, with printed values; nobody can declare anything.

    Both attacks are worked out before anybody is removed, and all who die leave together. What waits for one of the
    units to attack is due with what waits for its damage, after the attack.

    Clauses: deus.battle.simultaneous.all_unacted, deus.battle.simultaneous.base_values,
        deus.battle.simultaneous.no_declarations, deus.ruling.attacks_in_simultaneous,
        deus.ruling.simultaneous_removal_together
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
    exhaust_all(game, battle)
    return None


@judgement
def exhaust_all(game: Context[Position], battle: Battle) -> None:
    """Every unit in the battle is exhausted by it, before anything that it has made due takes place.

    Clauses: deus.battle.simultaneous.exhausts, deus.ruling.attackers_exhaust_after_resolution
    """
    zones.exhaust(game, units_in(game.position, battle.area), "deus.battle.simultaneous.exhausts")


def resume_effects(game: Context[Position], battle: Battle) -> Next:
    """What was suspended counts again, once the battle's own effects are over, or by a switch before that.

    Clauses: deus.duration.simultaneous_suspends, deus.ruling.effects_return_at_battle_end
    """
    if battle.simultaneous:
        if game.edition.switches["effects_after_simultaneous"] == "at the end":
            lose_effects(game)
        game.position.suspended = False
        game.unsettled = True
    return None
