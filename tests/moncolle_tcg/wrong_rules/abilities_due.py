"""Wrong ways to process automatic abilities that are due."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, offer, perform, step, step_before
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import conditions, targets, triggers

with clause("moncolle_tcg.ruling.automatic_is_forced"):
    mutant("one may pass when an automatic ability is due", offer("pass", "trigger"))

    @wrong("an ability that could harm one's own units does not work", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        reached = [part.to for group in ability.do for part in group if hasattr(part, "to")]
        return "allies" not in reached and real(game, source, ability)

    @wrong("with a choice of targets the ability may be left out", perform, "trigger")
    def _(real, game, frame, seat, answer):
        if answer.targets:
            triggers.taken(game, frame, seat, answer)
            return AGAIN
        return real(game, frame, seat, answer)


with clause("moncolle_tcg.ruling.turn_player_abilities_first"):
    mutant("the opponent's come first", step_before("triggers", "defending_side", "marching_side"))

    @wrong("South's come first", step, "triggers", "marching_side")
    def _(real, game, frame):
        return (real if game.position.marching == "south" else triggers.defending_side)(game, frame)

    @wrong("North's come first", step, "triggers", "marching_side")
    def _(real, game, frame):
        return (real if game.position.marching == "north" else triggers.defending_side)(game, frame)

    @wrong("after one of the turn player's it is the other side's turn", perform, "trigger")
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        frame.step = "defending_side"
        return found


with clause("moncolle_tcg.ruling.own_abilities_in_chosen_order"):

    @wrong("the unit that comes first by name goes first", condition, "trigger", "moncolle_tcg.abilities.automatic")
    def _(real, game, seat, use):
        due = [(each.unit, each.trigger) for each in game.position.stack[-1].due if each.seat == seat]
        return real(game, seat, use) or (use.unit, use.trigger) != min(due)

    @wrong("the unit that comes last by name goes first", condition, "trigger", "moncolle_tcg.abilities.automatic")
    def _(real, game, seat, use):
        due = [(each.unit, each.trigger) for each in game.position.stack[-1].due if each.seat == seat]
        return real(game, seat, use) or (use.unit, use.trigger) != max(due)

    @wrong("of one unit the ability printed first goes first", condition, "trigger", "moncolle_tcg.abilities.automatic")
    def _(real, game, seat, use):
        due = [each.trigger for each in game.position.stack[-1].due if each.seat == seat and each.unit == use.unit]
        return real(game, seat, use) or use.trigger != min(due, default=use.trigger)


with clause("moncolle_tcg.ruling.automatic_without_target"):

    @wrong("an ability without a target goes on with what needs none", judgement, triggers.trigger_of)
    def _(real, game, due):
        found = real(game, due)
        there = [u for u in game.position.units.values() if u.area == game.position.battle]
        fitting = targets.candidates(game, due.seat, found.target, game.position.battle) if found.target else there
        return found if len(fitting) >= getattr(found.target, "count", 0) else replace(found, target=None)

    @wrong("an ability with too few targets takes those there are", judgement, triggers.trigger_of)
    def _(real, game, due):
        found = real(game, due)
        if found.target is None:
            return found
        fitting = targets.candidates(game, due.seat, found.target, game.position.battle)
        return replace(found, target=replace(found.target, count=min(found.target.count, max(1, len(fitting)))))

    @wrong("whoever is there is reached when nobody fits", judgement, triggers.trigger_of)
    def _(real, game, due):
        found = real(game, due)
        if found.target is None or targets.candidates(game, due.seat, found.target, game.position.battle):
            return found
        return replace(found, target=replace(found.target, filter=type(found.target.filter)()))


with clause("moncolle_tcg.ruling.automatic_before_next_link"):

    @wrong("automatic abilities wait for the end of the chain", judgement, triggers.interruption)
    def _(real, game):
        waiting = any(frame.name == "chain" and frame.items for frame in game.position.stack)
        return None if waiting else real(game)

    @wrong("the defending side's wait for the end of the chain", judgement, triggers.interruption)
    def _(real, game):
        waiting = any(frame.name == "chain" and frame.items for frame in game.position.stack)
        theirs = all(due.seat != game.position.marching for due in game.position.due)
        return None if waiting and theirs else real(game)

    @wrong("those that an attack brings about wait for the end of the chain", judgement, triggers.interruption)
    def _(real, game):
        attack = any(frame.name == "chain" and frame.items and frame.items[0].kind == "attack"
                     for frame in game.position.stack)  # fmt: skip
        return None if attack else real(game)
