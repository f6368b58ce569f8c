"""[condition] effects: noticed at the moment their condition is met."""

from collections.abc import Sequence

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import Trigger, When
from reference_engine.monster_collection.position import Due, Position, Unit, card_of


@judgement
def occur(game: Context[Position], event: str, units: Sequence[Unit]) -> None:
    """Something happened to units at the same time: note every [condition] effect whose condition that meets.

    One event meets a condition once for each effect, however many units it concerned, unless the text counts them. A
    unit that has just left, or leaves with those whom it concerns, works from its last state on the battlefield.

    Clauses: trigger.once_per_occurrence, ruling.trigger_once_per_event, terms.amp
    """
    position = game.position
    present = position.units
    gone = {unit.id: unit for unit in (*(game.departed or ()), *units) if unit.id not in present}
    found: list[Due] = []
    for source in (*present.values(), *gone.values()):
        if not source.alert:
            continue
        for index, trigger in enumerate(card_of(game, source.id).triggers):
            if trigger.when.event != event or not is_allowed(game, source, trigger):
                continue
            met = [unit.id for unit in units if concerns(game, trigger.when, source, unit)]
            if trigger.each or game.edition.switches["trigger_count"] == "each unit":
                found.extend(Due(source.owner, source.id, index, source.area, (unit,)) for unit in met)
            elif met:
                found.append(Due(source.owner, source.id, index, source.area, tuple(met)))
    if found:
        position.due += tuple(found)


@judgement
def is_allowed(game: Context[Position], source: Unit, trigger: Trigger) -> bool:
    """Whether the effect's scope fits, and a simultaneous attack lets it apply.

    In a simultaneous attack forced effects apply, optional ones would be declarations and cannot be made.

    Clauses: scope.battle, ruling.forced_triggers_in_simultaneous, scope.field
    """
    position = game.position
    if trigger.scope == "field":
        return not position.battle or (
            game.edition.switches["field_constants_during_battle"] == "elsewhere" and source.area != position.battle
        )
    if not position.battle or source.area != position.battle:
        return False
    reading = game.edition.switches["triggers_in_simultaneous"] if position.suspended else "all"
    return reading == "all" or (reading == "forced only" and trigger.forced)


@judgement
def concerns(_game: Context[Position], when: When, source: Unit, unit: Unit) -> bool:
    """Whether what happened to a unit is what the trigger of the source waits for."""
    if when.who == "this":
        return unit.id == source.id
    if when.who == "other":
        return unit.owner == source.owner and unit.id != source.id
    if when.who == "own":
        return unit.owner == source.owner
    if when.who == "enemy":
        return unit.owner != source.owner
    return True
