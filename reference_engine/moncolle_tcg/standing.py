"""What applies between any two steps: units without defence, equipment without icons, due automatic abilities."""

from collections.abc import Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Procedure
from reference_engine.moncolle_tcg import equipment
from reference_engine.moncolle_tcg.cards import Automatic, WhenSummoned
from reference_engine.moncolle_tcg.position import Position, Unit
from reference_engine.moncolle_tcg.procedures import Shedding
from reference_engine.moncolle_tcg.values import changed_units, defence, is_in_battle
from reference_engine.monster_collection import triggers, zones


def state_based_actions(game: Context[Position]) -> Procedure | None:
    """Settle what nobody decides; hand over what somebody must."""
    while game.unsettled:
        game.unsettled = False
        # What a simultaneous attack switches off comes back: nothing is given up for it.
        if not game.position.suspended:
            equipment.drop_what_is_for_others(game)
        fall_without_defence(game)
    names = [frame.name for frame in game.position.stack]
    if names[-1] not in ("effect", "shedding") and not game.position.suspended:
        unit = equipment.overburdened(game)
        if unit is not None:
            return Shedding(unit=unit.id)
    return triggers.interruption(game) if game.position.due else None


@judgement
def fall_without_defence(game: Context[Position]) -> None:
    """A unit whose defence is 0 or less has died, whatever has lowered it and whatever keeps it from dying.

    Nothing else is looked at: what a unit has survived does not kill it when its defence falls back to what is printed.

    Clauses: moncolle_tcg.attack.zero_defence, moncolle_tcg.ruling.no_defence_beats_no_death,
        moncolle_tcg.ruling.old_damage_is_over
    """
    gone = [unit for unit in changed_units(game) if defence(game, unit) <= 0]
    what = "dies" if game.edition.switches["zero_defence"] == "dies" else "discarded"
    zones.leave(game, gone, what=what, clause="moncolle_tcg.attack.zero_defence")


def is_allowed(game: Context[Position], source: Unit, ability: Automatic) -> bool:
    """Whether an automatic ability works now; a simultaneous attack switches all of them off.

    Clauses: moncolle_tcg.timing.battle, moncolle_tcg.glossary.loss,
        moncolle_tcg.ruling.no_death_abilities_in_simultaneous, moncolle_tcg.timing.own_turn
    """
    position = game.position
    if isinstance(ability, WhenSummoned) and game.edition.switches["hand_type"] == "declared":
        return False
    if any("abilities" in granted.loses for granted in source.modifiers):
        return False
    if position.suspended and game.edition.switches["simultaneous_off"] != "usable_only":
        return False
    if ability.timing == "battle":
        return is_in_battle(game, source)
    return ability.timing == "always" or position.marching == source.owner


def automatic_faults(game: Context[Position], seat: str, answer: triggers.UseTrigger) -> Iterator[str]:
    """There must be such an ability, and this game has no tokens among which it could choose."""
    yield from triggers.use_faults(game, seat, answer)
    if answer.tokens:
        yield "an automatic ability chooses no tokens"
