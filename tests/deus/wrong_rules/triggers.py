"""Wrong [condition] effects."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, perform, step, table
from reference_engine.monster_collection import conditions, triggers
from reference_engine.monster_collection.cards import When
from reference_engine.monster_collection.position import Due
from reference_engine.monster_collection.triggers import Triggers
from tests.deus.wrong_rules.bends import Table

with clause("deus.trigger.condition_met"):
    mutant("it does not matter to which unit it happens", judgement(conditions.concerns, lambda *_: True))

    @wrong("being discarded meets the condition of dying", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, units)
        if event == "discarded":
            real(game, "dies", units)

    @wrong('"another own unit" may be the unit itself', judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        return real(game, When(when.event, "own") if when.who == "other" else when, source, unit)

    @wrong("a unit that has left meets no condition of its own", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, [unit for unit in units if unit.id in game.position.units])

    @wrong("an attack meets no condition", judgement, conditions.occur)
    def _(real, game, event, units):
        if event != "attacks":
            real(game, event, units)


with clause("deus.trigger.once_per_occurrence"):

    @wrong("of several effects due on a unit one may be used", judgement, triggers.without)
    def _(real, _game, due, taken):
        return tuple(each for each in due if each.unit != taken.unit)

    @wrong("an effect that has been used remains due while others are", perform, "trigger")
    def _(real, game, frame, seat, answer):
        before = frame.due
        found = real(game, frame, seat, answer)
        if len(before) > 1:
            frame.due = before
        return found


with clause("deus.trigger.own_order") as this:

    @wrong("due effects are used in the order of the units", condition, "trigger", this)
    def _(game, seat, answer):
        frame = game.position.stack[-1]
        mine = [due for due in frame.due if due.seat == seat]
        return (mine[0].unit, mine[0].trigger) != (answer.unit, answer.trigger)

    @wrong(
        "whatever is said, an effect comes first for the unit that met its condition first", judgement, triggers.meant
    )
    def _(real, game, seat, answer):
        return real(game, seat, replace(answer, about=()))

    @wrong(
        "whatever is said, an effect comes first for the unit that met its condition last", judgement, triggers.meant
    )
    def _(real, game, seat, answer):
        return real(game, seat, replace(answer, about=()))[::-1]

    mutant("for which unit an effect comes first is told by the units", judgement(triggers.told_apart, lambda *_: ()))

    @wrong("a player chooses one of the due effects, the rest is lost", judgement, triggers.without)
    def _(real, _game, due, taken):
        return tuple(each for each in due if each.seat != taken.seat)


with clause("deus.trigger.side_order"):

    @wrong("the defending side's effects come first", table)
    def _(edition):
        real = edition.procedures["triggers"]
        swapped = step("triggers", "marching_side", real["defending_side"])(edition)
        return step("triggers", "defending_side", real["marching_side"])(swapped)

    @wrong("the side that goes first in the battle goes first with its effects, too", table)
    def _(edition):
        real = edition.procedures["triggers"]

        def first(game, frame):
            leader = next((each.first for each in game.position.stack if each.name == "battle" and each.first), None)
            turned = leader is not None and leader != game.position.marching
            return real["defending_side" if turned else "marching_side"](game, frame)

        def second(game, frame):
            return real["defending_side"](game, frame) or real["marching_side"](game, frame)

        return step("triggers", "defending_side", second)(step("triggers", "marching_side", first)(edition))

    @wrong("an effect caused by another joins those that wait", judgement, triggers.interruption)
    def _(real, game):
        frame = game.position.stack[-1]
        if isinstance(frame, Triggers) and game.position.due:
            frame.due += game.position.due
            game.position.due = ()
        return real(game)


with clause("deus.trigger.optional"):

    @wrong("an effect that leaves nothing to choose is used unasked", judgement, triggers.trigger_of)
    def _(real, game, due):
        found = real(game, due)
        return replace(found, forced=True)

    @wrong("who declines one effect declines all that are due", perform, "decline")
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        frame.due = tuple(each for each in frame.due if each.seat != seat)
        return found


with clause("deus.trigger.forced"):

    @wrong("a forced effect waits until its player uses it", judgement, triggers.trigger_of)
    def _(real, game, due):
        found = real(game, due)
        return replace(found, forced=False)


def _forced_due(game: Table, seat: str) -> list[Due]:
    frame = game.position.stack[-1]
    return [due for due in frame.due if due.seat == seat and triggers.trigger_of(game, due).forced]


with clause("deus.trigger.mixed_order") as this:

    @wrong("forced effects must be used before optional ones", condition, "trigger", this)
    def _(game, seat, answer):
        forced = _forced_due(game, seat)
        mine = any((due.unit, due.trigger) == (answer.unit, answer.trigger) for due in forced)
        return forced and not mine

    @wrong("optional effects must be used before forced ones", condition, "trigger", this)
    def _(game, seat, answer):
        forced = _forced_due(game, seat)
        waiting = len([due for due in game.position.stack[-1].due if due.seat == seat]) > len(forced)
        mine = any((due.unit, due.trigger) == (answer.unit, answer.trigger) for due in forced)
        return mine and waiting

    @wrong(
        "forced effects take place by themselves before the optional ones are offered",
        step,
        "triggers",
        "marching_side",
    )
    def _(real, game, frame):
        for due in _forced_due(game, game.position.marching):
            uses = list(triggers.uses_of(game, due))
            if len(uses) == 1:
                return triggers.use(game, frame, due.seat, uses[0])
        return real(game, frame)
