"""Wrong [condition] effects."""

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import conditions, triggers
from reference_engine.monster_collection.cards import Trigger, When
from reference_engine.monster_collection.position import Due, Unit
from reference_engine.monster_collection.triggers import Decline, Triggers, UseTrigger
from tests.deus.wrong_rules.bends import Real, Table


@judgement(conditions.occur, "deus.trigger.condition_met", "being discarded meets the condition of dying")
def a_discard_is_a_death(real: Real, game: Table, event: str, units: list[Unit]) -> None:
    """Gone is gone."""
    real(game, event, units)
    if event == "discarded":
        real(game, "dies", units)


@judgement(conditions.concerns, "deus.trigger.condition_met", "it does not matter to which unit it happens")
def anybody_will_do(real: Real, _game: Table, when: When, source: Unit, unit: Unit) -> bool:
    """Something has happened."""
    return True


@judgement(conditions.concerns, "deus.trigger.condition_met", '"another own unit" may be the unit itself')
def it_is_another_itself(real: Real, game: Table, when: When, source: Unit, unit: Unit) -> bool:
    """Any own unit."""
    found: bool = real(game, When(when.event, "own") if when.who == "other" else when, source, unit)
    return found


@judgement(conditions.occur, "deus.trigger.condition_met", "a unit that has left meets no condition of its own")
def the_gone_are_forgotten(real: Real, game: Table, event: str, units: list[Unit]) -> None:
    """Its last state does not count."""
    real(game, event, [unit for unit in units if unit.id in game.position.units])


@judgement(conditions.occur, "deus.trigger.condition_met", "an attack meets no condition")
def attacks_go_unnoticed(real: Real, game: Table, event: str, units: list[Unit]) -> None:
    """Everything else does."""
    if event != "attacks":
        real(game, event, units)


@mutant("deus.trigger.once_per_occurrence", "two deaths at the same time meet a condition twice")
def once_for_each_unit(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "trigger_count", "each unit")


@judgement(triggers.without, "deus.trigger.once_per_occurrence", "of several effects due on a unit one may be used")
def one_effect_for_each_unit(real: Real, _game: Table, due: tuple[Due, ...], taken: Due) -> tuple[Due, ...]:
    """The others are gone with it."""
    return tuple(each for each in due if each.unit != taken.unit)


@mutant("deus.trigger.once_per_occurrence", "an effect that has been used remains due while others are")
def used_again_and_again(edition: Edition) -> Edition:
    """It goes only with the last of the others."""
    act = edition.acts["trigger"]

    def use(game: Table, frame: Triggers, seat: str, answer: UseTrigger) -> Next:
        before = frame.due
        found: Next = act.perform(game, frame, seat, answer)
        if len(before) > 1:
            frame.due = before
        return found

    return amend.perform(edition, "trigger", use)


@mutant("deus.trigger.own_order", "due effects are used in the order of the units")
def in_the_order_of_units(edition: Edition) -> Edition:
    """The first one due must be used first."""

    def is_the_first(game: Table, seat: str, answer: UseTrigger) -> str | None:
        frame = game.position.stack[-1]
        mine = [due for due in frame.due if due.seat == seat]
        return None if (mine[0].unit, mine[0].trigger) == (answer.unit, answer.trigger) else "it is not its turn"

    return amend.condition(edition, "trigger", "deus.trigger.own_order", is_the_first)


@judgement(triggers.without, "deus.trigger.own_order", "a player chooses one of the due effects, the rest is lost")
def one_of_them(real: Real, _game: Table, due: tuple[Due, ...], taken: Due) -> tuple[Due, ...]:
    """Not one after another."""
    return tuple(each for each in due if each.seat != taken.seat)


@mutant("deus.trigger.side_order", "the defending side's effects come first")
def the_defender_first(edition: Edition) -> Edition:
    """The steps change places."""
    real = edition.procedures["triggers"]
    swapped = amend.step(edition, "triggers", "marching_side", real["defending_side"])
    return amend.step(swapped, "triggers", "defending_side", real["marching_side"])


@mutant("deus.trigger.side_order", "the side that goes first in the battle goes first with its effects, too")
def the_first_side_first(edition: Edition) -> Edition:
    """The initiative decides."""
    real = edition.procedures["triggers"]

    def first(game: Table, frame: Triggers) -> Next:
        leader = next((each.first for each in game.position.stack if each.name == "battle" and each.first), None)
        turned = leader is not None and leader != game.position.marching
        return real["defending_side" if turned else "marching_side"](game, frame)

    def second(game: Table, frame: Triggers) -> Next:
        return real["defending_side"](game, frame) or real["marching_side"](game, frame)

    return amend.step(amend.step(edition, "triggers", "marching_side", first), "triggers", "defending_side", second)


@judgement(triggers.interruption, "deus.trigger.side_order", "an effect caused by another joins those that wait")
def newcomers_join(real: Real, game: Table) -> Triggers | None:
    """No batch of its own."""
    frame = game.position.stack[-1]
    if isinstance(frame, Triggers) and game.position.due:
        frame.due += game.position.due
        game.position.due = ()
    found: Triggers | None = real(game)
    return found


@judgement(triggers.trigger_of, "deus.trigger.optional", "an effect that leaves nothing to choose is used unasked")
def all_are_forced(real: Real, game: Table, due: Due) -> Trigger:
    """As if it were forced."""
    found: Trigger = real(game, due)
    return replace(found, forced=True)


@mutant("deus.trigger.optional", "who declines one effect declines all that are due")
def declined_together(edition: Edition) -> Edition:
    """Nothing is left of them."""
    act = edition.acts["decline"]

    def decline(game: Table, frame: Triggers, seat: str, answer: Decline) -> Next:
        found = act.perform(game, frame, seat, answer)
        frame.due = tuple(each for each in frame.due if each.seat != seat)
        return found

    return amend.perform(edition, "decline", decline)


@judgement(triggers.trigger_of, "deus.trigger.forced", "a forced effect waits until its player uses it")
def none_is_forced(real: Real, game: Table, due: Due) -> Trigger:
    """As if it were optional."""
    found: Trigger = real(game, due)
    return replace(found, forced=False)


def _forced_due(game: Table, seat: str) -> list[Due]:
    frame = game.position.stack[-1]
    return [due for due in frame.due if due.seat == seat and triggers.trigger_of(game, due).forced]


@mutant("deus.trigger.mixed_order", "forced effects must be used before optional ones")
def forced_ones_first(edition: Edition) -> Edition:
    """No free order."""

    def forced_come_first(game: Table, seat: str, answer: UseTrigger) -> str | None:
        forced = _forced_due(game, seat)
        mine = any((due.unit, due.trigger) == (answer.unit, answer.trigger) for due in forced)
        return "a forced effect is due" if forced and not mine else None

    return amend.condition(edition, "trigger", "deus.trigger.mixed_order", forced_come_first)


@mutant("deus.trigger.mixed_order", "optional effects must be used before forced ones")
def optional_ones_first(edition: Edition) -> Edition:
    """No free order."""

    def optional_come_first(game: Table, seat: str, answer: UseTrigger) -> str | None:
        forced = _forced_due(game, seat)
        waiting = len([due for due in game.position.stack[-1].due if due.seat == seat]) > len(forced)
        mine = any((due.unit, due.trigger) == (answer.unit, answer.trigger) for due in forced)
        return "an optional effect is due" if mine and waiting else None

    return amend.condition(edition, "trigger", "deus.trigger.mixed_order", optional_come_first)


@mutant("deus.trigger.mixed_order", "forced effects take place by themselves before the optional ones are offered")
def forced_ones_by_themselves(edition: Edition) -> Edition:
    """Without waiting for their turn."""
    real = edition.procedures["triggers"]

    def marching_side(game: Table, frame: Triggers) -> Next:
        for due in _forced_due(game, game.position.marching):
            uses = list(triggers.uses_of(game, due))
            if len(uses) == 1:
                return triggers.use(game, frame, due.seat, uses[0])
        return real["marching_side"](game, frame)

    return amend.step(edition, "triggers", "marching_side", marching_side)
