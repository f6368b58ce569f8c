"""Wrong ends of battles."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import after_step, judgement, step, table
from reference_engine.deus import battle
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import units_in

BATTLE = frozenset({"battle"})

with clause("deus.battle.end.durations"):

    @wrong("effects of the battle last until the turn ends", judgement, zones.expire)
    def _(real, game, ended):
        if ended != BATTLE:
            real(game, ended)

    @wrong("rituals from before a battle end with it", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended | {"turn"} if ended == BATTLE else ended)

    @wrong("only the marching side's units lose their effects", judgement, zones.expire)
    def _(real, game, ended):
        position = game.position
        kept = {unit.id: unit.modifiers for unit in position.units.values() if unit.owner != position.marching}
        real(game, ended)
        for unit, modifiers in kept.items() if ended == BATTLE else ():
            zones.change_unit(game, unit, modifiers=modifiers)

    @wrong("effects are lost after each side's timing", after_step, "normal_timing", "attack")
    def _(game, _timing):
        return zones.expire(game, BATTLE)

    @wrong("a bonus ends before a malus does", table)
    def _(edition):
        def end(game, frame):
            kept = {unit.id: unit.modifiers for unit in units_in(game.position, frame.area)}
            battle.end_battle(game, frame)
            for unit, modifiers in kept.items():
                late = tuple(one for one in modifiers if one.defence < 0 and one.until == "battle")
                zones.change_unit(game, unit, modifiers=(*game.position.units[unit].modifiers, *late))

        def after(game, frame):
            zones.expire(game, BATTLE)
            return battle.after_battle(game, frame)

        return step("battle", "after_battle", after)(step("battle", "end_battle", end)(edition))


with clause("deus.battle.end.slots"):

    @wrong("slots stay consumed for the turn", judgement, battle.lose_effects)
    def _(real, game):
        spent = {unit.id: unit.spent for unit in units_in(game.position, game.position.battle)}
        real(game)
        for unit, slots in spent.items():
            zones.change_unit(game, unit, spent=slots)

    @wrong("a unit that was moved out of the battle stays without its slots", judgement, battle.lose_effects)
    def _(real, game):
        position = game.position
        spent = {unit.id: unit.spent for unit in position.units.values() if unit.area != position.battle}
        real(game)
        for unit, slots in spent.items():
            zones.change_unit(game, unit, spent=slots)

    @wrong("slots are free again after the quick timing", after_step, "battle", "defending_side_quick")
    def _(game, frame):
        for unit in units_in(game.position, frame.area):
            zones.change_unit(game, unit.id, spent=())

    @wrong("slots are free again in each timing", after_step, "normal_timing", "before_attack")
    def _(game, _frame):
        for unit in units_in(game.position, game.position.battle):
            zones.change_unit(game, unit.id, spent=())


with clause("deus.ruling.battle_end_discards"):

    @wrong("what the end of a battle sets off outlasts it", step, "battle", "leave_battle")
    def _(game, _frame):
        game.position.battle, game.position.line_ups = "", {}
        game.unsettled = True

    @wrong("constants of the battle rest before its effects end", step, "battle", "end_battle")
    def _(real, game, frame):
        battle.leave_battle(game, frame)
        return real(game, frame)
