"""The battle: its timings in order. Each timing with rules of its own has its own module."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Goto, Next
from reference_engine.moncolle_tcg import zones
from reference_engine.moncolle_tcg.position import Position, units_in
from reference_engine.moncolle_tcg.procedures import Battle, BattleEnd
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import both_sides


def begin_battle(game: Context[Position], battle: Battle) -> Next:
    """Units of both sides stand on one space.

    Clauses: moncolle_tcg.march.battle_if_enemy
    """
    position = game.position
    position.battle = battle.area
    position.line_ups = {
        seat: tuple(unit.id for unit in units_in(position, battle.area, seat)) for seat in both_sides(position)
    }
    position.fought_on = tuple(sorted({*position.fought_on, battle.area}))
    game.unsettled = True
    game.emit(Event("battle_begins", "moncolle_tcg.march.battle_if_enemy", place=battle.area))
    conditions.occur(game, "battle_begins", units_in(position, battle.area))
    return None


@judgement
def cut_short(game: Context[Position], battle: Battle) -> Goto | None:
    """With nobody left on either side the battle goes to its end; one side alone goes on.

    Clauses: moncolle_tcg.battle.empty_side
    """
    return None if units_in(game.position, battle.area) else Goto("end_battle")


def end_battle(game: Context[Position], battle: Battle) -> Next:
    """Everything granted in the battle vanishes, before anything else; what a simultaneous attack turned off is back.

    Whoever falls by that is not there when the result is fixed.

    Clauses: moncolle_tcg.battle.end_effects_first, moncolle_tcg.battle.simul_no_equip_stats,
        moncolle_tcg.ruling.fallen_at_the_end
    """
    game.position.suspended = False
    zones.forget(game, frozenset({"battle"}))
    game.unsettled = True
    game.emit(Event("battle_ends", "moncolle_tcg.battle.end_then_result", place=battle.area))
    return None


def leave_battle(game: Context[Position], _battle: Battle) -> Next:
    """The battle is over; icons are free again, and nobody is first or second any more.

    Clauses: moncolle_tcg.battle.icons_per_battle, moncolle_tcg.standing.charge, moncolle_tcg.standing.defender
    """
    position = game.position
    position.battle = ""
    position.line_ups = {}
    free_icons(game)
    game.unsettled = True
    return None


@judgement
def free_icons(game: Context[Position]) -> None:
    """Spell and Item icons that were used up can be used in the next battle.

    Clauses: moncolle_tcg.battle.icons_per_battle
    """
    for unit in list(game.position.units.values()):
        if unit.spent or unit.items_used:
            shared.change_unit(game, unit.id, spent=(), items_used=0)


def result(_game: Context[Position], battle: Battle) -> Next:
    """The result of the march is fixed.

    Clauses: moncolle_tcg.battle.end_then_result
    """
    return Call(BattleEnd(area=battle.area, origins=battle.origins))
