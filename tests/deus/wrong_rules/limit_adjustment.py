"""Wrong limit adjustments."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, perform, step, table
from reference_engine.deus import limit_adjustment
from reference_engine.deus.areas import total_level
from reference_engine.deus.board import AREAS
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import effects, targets, zones
from reference_engine.monster_collection.position import units_in

with clause("deus.limit_adjust.trigger"):

    @wrong("nine levels are let pass", judgement, limit_adjustment.overfull_areas)
    def _(real, game, seat):
        return [area for area in real(game, seat) if total_level(game, seat, area) > 9]

    @wrong("eight levels are too many", judgement, limit_adjustment.overfull_areas)
    def _(game, seat):
        return [area for area in AREAS if total_level(game, seat, area) >= 8]

    @wrong("one area is adjusted after the other, from a1 on", judgement, limit_adjustment.overfull_areas)
    def _(real, game, seat):
        return real(game, seat)[:1]

    @wrong("the units that were there before go", judgement, limit_adjustment.discarded_first)
    def _(real, game, seat, area):
        first = {unit.id for unit in real(game, seat, area)}
        return [unit for unit in units_in(game.position, area, seat) if unit.id not in first] or real(game, seat, area)


with clause("deus.limit_adjust.until_within"):

    @wrong("a limit adjustment discards one unit", judgement, limit_adjustment.give_up)
    def _(real, game, unit):
        real(game, unit)

    @wrong("all units that were summoned go", judgement, limit_adjustment.give_up)
    def _(real, game, unit):
        real(game, unit)
        rest = [other for other in units_in(game.position, unit.area, unit.owner) if other.instantly_summoned]
        zones.leave(game, rest, what="discarded", clause="deus.limit_adjust.until_within")
        return AGAIN

    @wrong("a unit may be given up in the main phase, limit or not", table)
    def _(edition):
        def adjust(game, _frame, _seat, answer):
            zones.leave(game, [game.position.units[answer.unit]], what="discarded", clause="")
            return AGAIN

        act = edition.acts["adjust"]
        rules = edition.amended(edition.name, offers={"main": (*edition.offers["main"], "adjust")})
        return rules.amended(edition.name, acts={"adjust": type(act)(perform=adjust)})


with clause("deus.limit_adjust.one_by_one"):

    @wrong("two units go at a time", judgement, limit_adjustment.give_up)
    def _(real, game, unit):
        real(game, unit)
        rest = [other for other in units_in(game.position, unit.area, unit.owner) if other.instantly_summoned]
        zones.leave(game, rest[:1], what="discarded", clause="deus.limit_adjust.one_by_one")
        return AGAIN

    @wrong("the weakest unit goes, without a choice", judgement, limit_adjustment.discarded_first)
    def _(real, game, seat, area):
        return sorted(real(game, seat, area), key=lambda unit: unit.level)[:1]


with clause("deus.limit_adjust.instant_first"):

    @wrong(
        "units summoned in an earlier battle of the turn are like any others",
        after_step,
        "after_battle",
        "defending_side_adjusts",
    )
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            zones.change_unit(game, unit.id, instantly_summoned=False)

    @wrong("all units are alike", judgement, limit_adjustment.discarded_first)
    def _(game, seat, area):
        return units_in(game.position, area, seat)

    @wrong(
        "units that an effect brought go first, then those instantly summoned",
        judgement,
        limit_adjustment.discarded_first,
    )
    def _(real, game, seat, area):
        return [unit for unit in units_in(game.position, area, seat) if unit.entered_by_effect] or real(
            game, seat, area
        )


with clause("deus.limit_adjust.order"):

    @wrong("the sides take turns, one unit each", table)
    def _(edition):
        real = edition.procedures["after_battle"]["marching_side_adjusts"]

        def first(game, frame):
            outcome = real(game, frame)
            return None if outcome is AGAIN else outcome

        def adjusted(game, frame, seat, answer):
            outcome = limit_adjustment.adjust(game, frame, seat, answer)
            return None if seat == game.position.marching else outcome

        rules = step("after_battle", "marching_side_adjusts", first)(edition)
        return perform("adjust", adjusted)(rules)


with clause("deus.limit_adjust.not_intentional"):
    mutant("only chosen units are counted when moved", judgement(targets.spoken_of, lambda *_: ()))

    @wrong("an effect moves units into own territory only if it is empty", judgement, "move place")
    def _(game, _seat, _chosen, area):
        return f"{area} is taken" if units_in(game.position, area) else None


with clause("deus.ruling.limit_of_a_whole_effect"):

    @wrong("each part of an effect is looked at alone", judgement, targets.misplaced)
    def _(real, game, seat, effect, chosen, card, place, about=()):
        parts = targets.placing_parts(game, effect.do)
        alone = [replace(effect, do=((part,),)) for part in parts]
        faults = (real(game, seat, each, chosen, card, place, about) for each in alone)
        return next((wrong for wrong in faults if wrong is not None), None)

    @wrong("only the first group of parts counts", judgement, targets.placing_parts)
    def _(real, game, script):
        return real(game, script[:1]) or real(game, script)

    @wrong("the parts of a group count in the order in which they are printed", judgement, targets.placing_parts)
    def _(_game, script):
        return [part for group in script for part in group if isinstance(part, targets.PLACING)]

    @wrong("units that a trigger is about are not counted", judgement, targets.spoken_of)
    def _(real, game, seat, effect, to, card, about):
        return real(game, seat, effect, to, card, ())


with clause("deus.ruling.no_room_on_arrival"):
    mutant("what has been declared comes, room or not", judgement(effects.shut_out, lambda *_: False))

    @wrong("of several units only the first is measured", judgement, effects.shut_out)
    def _(real, game, frame, cards):
        return real(game, frame, cards[:1])
