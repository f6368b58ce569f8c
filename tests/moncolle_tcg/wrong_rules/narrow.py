"""Narrow wrong rules: where a value comes from, what causes an event and who watches it, here against anywhere."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.moncolle_tcg import effects, initiative, standing, values, zones
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import effects as shared_effects

with clause("moncolle_tcg.equip.needs_free_icons"):

    @wrong("icons of the card that is put on count", condition, "equip", "moncolle_tcg.equip.needs_free_icons")
    def _(real, game, seat, answer):
        gives = card_of(game, answer.card).standing.items
        unit = game.position.units.get(answer.unit)
        cost = card_of(game, answer.card).wearing_cost
        if gives and unit is not None and cost is not None and cost <= values.free_items(game, unit) + gives:
            return None
        return real(game, seat, answer)

    @wrong("icons of worn equipment do not pay for more", condition, "equip", "moncolle_tcg.equip.needs_free_icons")
    def _(real, game, seat, answer):
        unit = game.position.units.get(answer.unit)
        if unit is not None and any(card_of(game, worn).standing.items for worn in unit.equipment):
            return "worn icons do not count"
        return real(game, seat, answer)


with clause("moncolle_tcg.standing.defender"):

    @wrong("Defender of the terrain does not count", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        field = dict(game.position.field)
        if battle.first is not None:
            lain = field[battle.area]
            if lain.kind == "terrain" and any(each.standing.defender for each in card_of(game, lain.card).effects):
                game.position.field = {**field, battle.area: replace(lain, kind="proxy")}
        real(game, battle)
        game.position.field = field

    @wrong("worn Defender does not count", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        units = dict(game.position.units)
        for unit in units.values():
            game.position.units[unit.id] = replace(unit, equipment=())
        real(game, battle)
        for unit in units.values():
            game.position.units[unit.id] = replace(game.position.units[unit.id], equipment=unit.equipment)

    @wrong("Defender helps against attacks alone", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        def without(unit):
            own = [each for each in unit.modifiers if each.source != game.position.cards[unit.id]]
            return replace(unit, modifiers=tuple(own))

        return real(game, frame, [(part, [without(unit) for unit in units]) for part, units in parts])


with clause("moncolle_tcg.attack.zero_defence"):

    @wrong("defence taken by equipment does not kill", judgement, standing.fall_without_defence)
    def _(real, game):
        lowered = [
            unit
            for unit in game.position.units.values()
            if any((card_of(game, worn).defence or 0) < 0 for worn in unit.equipment)
        ]
        if not lowered:
            real(game)

    @wrong("defence taken by terrain does not kill", judgement, standing.fall_without_defence)
    def _(real, game):
        units = game.position.units.values()
        if not any(each.defence < 0 for unit in units for each in values.given_by_terrain(game, unit)):
            real(game)


with clause("moncolle_tcg.abilities.automatic"):

    @wrong("damage of an effect that kills is not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        if event == "damaged" and game.departed is not None:
            units = [unit for unit in units if values.defence(game, unit) > 3]
        real(game, event, units)

    @wrong("damage of an attack that kills is not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        if event == "damaged" and game.departed is None and len(units) > 1:
            return
        real(game, event, units)

    @wrong("units that die together do not notice each other", judgement, conditions.occur)
    def _(real, game, event, units):
        if event in ("dies", "discarded"):
            game.departed = None
            for unit in units:
                real(game, event, [unit])
            return
        real(game, event, units)

    @wrong("of units that fall at once the other side's are not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        if event == "dies" and len({unit.owner for unit in units}) > 1:
            for seat in ("south", "north"):
                game.departed = None
                real(game, event, [unit for unit in units if unit.owner == seat])
            return
        real(game, event, units)


with clause("moncolle_tcg.battle.end_effects_first"):

    @wrong("what units elsewhere were granted stays", judgement, zones.forget)
    def _(real, game, ended):
        battle = game.position.battle
        elsewhere = {unit.id: unit for unit in game.position.units.values() if battle and unit.area != battle}
        real(game, ended)
        game.position.units = {**game.position.units, **elsewhere}


with clause("moncolle_tcg.ruling.turn_player_first"):

    @wrong("of two who discard the user chooses first", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        return sorted(real(game, frame), key=lambda drop: drop[0] != frame.seat)

    @wrong("who discards chooses as printed", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        drops = real(game, frame)
        printed = [part for part in shared_effects.parts_of(game, frame) if part in [drop[1] for drop in drops]]
        return sorted(drops, key=lambda drop: printed.index(drop[1]))


with clause("moncolle_tcg.equip.discard_windows"):

    @wrong(
        "in a battle equipment of units elsewhere cannot be discarded",
        condition,
        "discard_equipment",
        "moncolle_tcg.equip.discard_windows",
    )
    def _(real, game, seat, answer):
        battle = game.position.battle
        away = any(answer.card in unit.equipment for unit in game.position.units.values() if unit.area != battle)
        return (
            "it is elsewhere"
            if battle and away and game.question.kind == "instant_summon"
            else real(game, seat, answer)
        )
