"""Wrong ends of battles."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, lifted, step, step_before
from reference_engine.kernel.procedure import AGAIN
from reference_engine.moncolle_tcg import battle_end, effects, field, victory, zones
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

RETURN = "moncolle_tcg.march.instant_units_return"
OVERFLOW = "moncolle_tcg.march.return_overflow"


def keeps(game: Context, ended: Any, kept: Any) -> None:
    """Granted effects are forgotten, but for those that ``kept`` wants to keep."""
    for unit in list(game.position.units.values()):
        left = tuple(g for g in unit.modifiers if g.until not in ended or kept(unit, g))
        if left != unit.modifiers:
            shared.change_unit(game, unit.id, modifiers=left)
            game.unsettled = True


with clause("moncolle_tcg.battle.end_effects_first"):
    mutant("granted effects never end with a battle", judgement(zones.forget, lambda _game, _ended: None))

    @wrong("the marching side's granted effects stay", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda unit, _g: unit.owner == game.position.marching)

    @wrong("the defending side's granted effects stay", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda unit, _g: unit.owner != game.position.marching)

    @wrong("granted attack stays", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.attack)

    @wrong("granted defence stays", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.defence)

    @wrong("what was taken away stays", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.attack < 0 or g.defence < 0)

    @wrong("granted standing abilities stay", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.standing.spells)

    @wrong("what was lost stays lost", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.loses)

    @wrong("what the unit has granted itself stays", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda unit, g: g.source == game.position.cards[unit.id])

    @wrong("what lasts for the turn ends with the battle", judgement, zones.forget)
    def _(real, game, ended):
        real(game, frozenset({*ended, "turn"}))

    @wrong("equipment goes with the battle", after_step, "battle", "leave_battle")
    def _(game, frame):
        for unit in units_in(game.position, frame.area):
            shared.change_unit(game, unit.id, equipment=())


with clause("moncolle_tcg.battle.end_then_result"):
    mutant("the result is fixed before granted effects vanish", step_before("battle", "result", "end_battle"))

    @wrong("whoever is alone on the terrain has won at once", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        area = game.position.battle
        alone = not units_in(game.position, area, opponent(game.position.marching))
        if alone:
            victory.check(game, area, "moncolle_tcg.victory.base_captured")
        return None if game.position.result else real(game, timing)

    @wrong("who began the battle decides, alive or not", step, "battle_end", "judge_result")
    def _(real, game, frame):
        done = real(game, frame)
        frame.failed = True
        return done

    @wrong("the fallen return from a lost battle", step, "battle", "end_battle")
    def _(real, game, frame):
        before = dict(game.position.units)
        done = real(game, frame)
        for name, unit in before.items():
            held = tuple(g for g in unit.modifiers if g.until != "battle" and not g.defence)
            game.position.units[name] = replace(unit, modifiers=held)
        return done


with clause("moncolle_tcg.ruling.fallen_at_the_end"):
    mutant(
        "the result is fixed before granted effects vanish",
        step_before("battle", "result", "end_battle"),
    )

    @wrong("a unit whose defence ends with the battle lives on", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda _unit, g: g.defence > 0)

    @wrong("a defender whose defence ends with the battle lives on", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda unit, g: g.defence > 0 and unit.owner != game.position.marching)

    @wrong("a marcher whose defence ends with the battle lives on", judgement, zones.forget)
    def _(game, ended):
        keeps(game, ended, lambda unit, g: g.defence > 0 and unit.owner == game.position.marching)

    @wrong("a battle ends well as soon as one defender falls at its end", step, "battle", "end_battle")
    def _(real, game, frame):
        seat = opponent(game.position.marching)
        doomed = [u for u in units_in(game.position, frame.area, seat) if any(g.defence < 0 for g in u.modifiers)]
        if doomed:
            shared.die(game, units_in(game.position, frame.area, seat), "moncolle_tcg.attack.zero_defence")
        return real(game, frame)


with clause("moncolle_tcg.ruling.card_duration_wins"):

    @wrong("everything ends with the battle", judgement, zones.forget)
    def _(real, game, ended):
        real(game, frozenset({*ended, "turn"}))

    @wrong("of what lasts for the turn the defending side's ends with the battle", judgement, zones.forget)
    def _(game, ended):
        whole = frozenset({*ended, "turn"})
        keeps(game, whole, lambda unit, g: g.until not in ended and unit.owner == game.position.marching)

    @wrong("of what lasts for the turn the marching side's ends with the battle", judgement, zones.forget)
    def _(game, ended):
        whole = frozenset({*ended, "turn"})
        keeps(game, whole, lambda unit, g: g.until not in ended and unit.owner != game.position.marching)

    @wrong("what lasts for the turn lasts for the game", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended - {"turn"})

    @wrong("lowered values last for the battle only", judgement, zones.forget)
    def _(game, ended):
        whole = frozenset({*ended, "turn"})
        keeps(game, whole, lambda _unit, g: g.until not in ended and g.defence >= 0)

    @wrong("no effect of a battle outlives it", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        for unit in list(game.position.units.values()):
            ended = tuple(replace(g, until="battle") if game.position.battle else g for g in unit.modifiers)
            shared.change_unit(game, unit.id, modifiers=ended)
        return done


with clause("moncolle_tcg.march.success"):

    @wrong("the march fails although the defenders are dead", step, "battle_end", "judge_result")
    def _(real, game, frame):
        done = real(game, frame)
        frame.failed = True
        return done

    @wrong("with losses of its own the march fails", step, "battle_end", "judge_result")
    def _(real, game, frame):
        done = real(game, frame)
        frame.failed = frame.failed or any(unit not in game.position.units for unit in frame.origins)
        return done

    @wrong("units summoned into the battle do not stay after a success", after_step, "battle_end", "judge_result")
    def _(game, frame):
        for unit in frame.summoned if not frame.failed else ():
            shared.move(game, unit, sorted(frame.origins.values())[0], RETURN)

    @wrong("one marcher holds the terrain, the others go back", after_step, "battle_end", "marchers_return")
    def _(game, frame):
        present = [unit for unit in sorted(frame.origins) if unit in game.position.units]
        for unit in present[1:] if not frame.failed else ():
            shared.move(game, unit, frame.origins[unit], RETURN)

    @wrong("after a tie the march fails", step, "battle", "simultaneous_attack")
    def _(real, game, frame):
        done = real(game, frame)
        if frame.simultaneous:
            for unit in units_in(game.position, frame.area, game.position.marching):
                shared.move(game, unit.id, frame.origins.get(unit.id, unit.area), RETURN)
        return done


with clause("moncolle_tcg.march.failure_return"):

    @wrong("the march succeeds against defenders as well", after_step, "battle_end", "judge_result")
    def _(_game, frame):
        frame.failed = False

    @wrong("the march succeeds if a defender has died", after_step, "battle_end", "judge_result")
    def _(game, frame):
        piles = [game.position.players[opponent(game.position.marching)].discard]
        frame.failed = frame.failed and not any(piles)

    @wrong("only units defending from the start keep the terrain", after_step, "battle_end", "judge_result")
    def _(game, frame):
        there = units_in(game.position, frame.area, opponent(game.position.marching))
        frame.failed = frame.failed and not all(unit.instantly_summoned for unit in there)

    @wrong("all go back to where the first came from", step, "battle_end", "marchers_return")
    def _(real, game, frame):
        frame.origins = dict.fromkeys(frame.origins, next(iter(frame.origins.values())))
        return real(game, frame)

    @wrong("who fails goes back to the own base", step, "battle_end", "marchers_return")
    def _(real, game, frame):
        frame.origins = dict.fromkeys(frame.origins, "b1" if game.position.marching == "south" else "b4")
        return real(game, frame)

    @wrong("who fails is discarded", step, "battle_end", "marchers_return")
    def _(game, frame):
        if frame.failed:
            units = units_in(game.position, frame.area, game.position.marching)
            shared.leave(game, units, what="discarded", clause=RETURN)

    @wrong("the defenders leave the terrain, too", after_step, "battle_end", "marchers_return")
    def _(game, frame):
        gone = frame.failed and not units_in(game.position, frame.area, game.position.marching)
        units = units_in(game.position, frame.area, opponent(game.position.marching)) if gone else []
        shared.leave(game, units, what="discarded", clause=RETURN)

    @wrong("who fails against a base takes it", step, "march", "check_victory")
    def _(real, game, march):
        enemy = opponent(game.position.marching)
        hidden = units_in(game.position, march.destination, enemy)
        for unit in hidden:
            game.position.units.pop(unit.id)
        return real(game, march)


with clause("moncolle_tcg.march.both_destroyed"):

    @wrong("a march that leaves nobody takes the base", step, "march", "check_victory")
    def _(real, game, march):
        nobody = march.fought and not units_in(game.position, march.destination)
        base = "b4" if game.position.marching == "south" else "b1"
        if nobody and march.destination == base:
            victory.end(game, game.position.marching, "moncolle_tcg.victory.base_captured")
        return real(game, march)

    @wrong("a terrain on which nobody is left is discarded", after_step, "battle_end", "judge_result")
    def _(game, frame):
        if not units_in(game.position, frame.area) and frame.area not in ("b1", "b4"):
            game.position.field = {a: g for a, g in game.position.field.items() if a != frame.area}

    @wrong("with nobody left the last marcher stays", step, "battle", "simultaneous_attack")
    def _(real, game, frame):
        there = units_in(game.position, frame.area, game.position.marching)
        done = real(game, frame)
        if not units_in(game.position, frame.area):
            game.position.units[there[-1].id] = there[-1]
        return done


with clause("moncolle_tcg.march.instant_units_return"):
    mutant("they may go anywhere", lifted("return", RETURN))

    @wrong("they are discarded", step, "battle_end", "summoned_units_return")
    def _(game, frame):
        shared.leave(game, battle_end.without_place(game, frame), what="discarded", clause=RETURN)

    @wrong("they go back to the hand", step, "battle_end", "summoned_units_return")
    def _(game, frame):
        for unit in battle_end.without_place(game, frame):
            shared.to_hand(game, unit)

    @wrong("they go to the own base", judgement, battle_end.origins_of)
    def _(game, _frame):
        return ["b1" if game.position.marching == "south" else "b4"]

    @wrong("the base may be chosen as well", judgement, battle_end.origins_of)
    def _(real, game, frame):
        return sorted({*real(game, frame), "b1" if game.position.marching == "south" else "b4"})

    @wrong("every area with own units may be chosen", judgement, battle_end.origins_of)
    def _(real, game, frame):
        own = {unit.area for unit in game.position.units.values() if unit.owner == game.position.marching}
        return sorted({*real(game, frame), *own})

    @wrong("all go to one origin, the first", judgement, battle_end.origins_of)
    def _(real, game, frame):
        return real(game, frame)[:1]

    @wrong("all go to one origin, the last", judgement, battle_end.origins_of)
    def _(real, game, frame):
        return real(game, frame)[-1:]

    @wrong("the second goes where the first has gone", judgement, battle_end.origins_of)
    def _(real, game, frame):
        gone = [game.position.units[u].area for u in frame.summoned if u in game.position.units]
        return [area for area in gone if area != frame.area][:1] or real(game, frame)

    @wrong("the defending side's summoned units go, too", step, "battle_end", "summoned_units_return")
    def _(real, game, frame):
        for unit in units_in(game.position, frame.area, opponent(game.position.marching)):
            if unit.instantly_summoned:
                shared.to_hand(game, unit)
        return real(game, frame)

    @wrong("who marched may choose, too", step, "battle_end", "marchers_return")
    def _(real, game, frame):
        return None if len(set(frame.origins.values())) > 1 else real(game, frame)


with clause("moncolle_tcg.ruling.any_origin_of_the_march"):

    @wrong("only origins of survivors count", judgement, battle_end.origins_of)
    def _(real, game, frame):
        left = sorted({area for unit, area in frame.origins.items() if unit in game.position.units})
        return left or real(game, frame)

    @wrong("with all marchers fallen the first origin is left", judgement, battle_end.origins_of)
    def _(real, game, frame):
        return real(game, frame) if any(unit in game.position.units for unit in frame.origins) else ["b1"]

    @wrong("only areas where the unit fits count", judgement, battle_end.origins_of)
    def _(real, game, frame):
        seat = game.position.marching
        looking = [unit.level for unit in battle_end.without_place(game, frame)]
        most = max(looking, default=0)
        fits = [area for area in real(game, frame) if field.over_limit(game, seat, area, most) is None]
        return fits or real(game, frame)


with clause("moncolle_tcg.march.return_overflow"):
    mutant("any own unit may be given up", lifted("adjust", OVERFLOW))

    @wrong("units summoned in this battle do not go first", judgement, battle_end.discarded_first)
    def _(game, _frame, seat, area):
        return units_in(game.position, area, seat)

    @wrong("units that marched go first", judgement, battle_end.discarded_first)
    def _(real, game, frame, seat, area):
        return [u for u in units_in(game.position, area, seat) if u.id in frame.origins] or real(
            game, frame, seat, area
        )

    @wrong("all units summoned in this battle go", judgement, battle_end.give_up)
    def _(real, game, unit):
        for other in units_in(game.position, unit.area, unit.owner):
            if other.instantly_summoned and other.id != unit.id:
                real(game, other)
        return real(game, unit)

    @wrong("a terrain is overfull when it is just full", judgement, battle_end.overfull_spaces)
    def _(game, seat):
        held = sorted({unit.area for unit in game.position.units.values() if unit.owner == seat})
        return [area for area in held if field.total_level(game, seat, area) >= field.limit_of(game, area)]

    @wrong("who is given up has died", judgement, battle_end.give_up)
    def _(game, unit):
        shared.die(game, [unit], OVERFLOW)
        return AGAIN

    @wrong("who is given up goes back to the hand", judgement, battle_end.give_up)
    def _(game, unit):
        shared.to_hand(game, unit)
        return AGAIN

    @wrong("two points over the Limit are no matter", judgement, battle_end.overfull_spaces)
    def _(real, game, seat):
        over = real(game, seat)
        return [area for area in over if field.total_level(game, seat, area) > field.limit_of(game, area) + 2]

    @wrong("nobody but the South player has too many", judgement, battle_end.overfull_spaces)
    def _(real, game, seat):
        return real(game, seat) if seat == "south" else []
