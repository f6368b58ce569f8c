"""The battle (page 18): its timings in order. Each timing with rules of its own has its own module."""

from reference_engine.deus.position import Position
from reference_engine.deus.procedures import AfterBattle, Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Goto, Next
from reference_engine.monster_collection import conditions, zones
from reference_engine.monster_collection.position import both_sides, units_in


def begin_battle(game: Context[Position], battle: Battle) -> Next:
    """A front area holds units of both sides: a battle begins.

    Clauses: deus.battle.occurs
    """
    position = game.position
    position.battle = battle.area
    # Constant effects of scope Battle come into force now.
    game.unsettled = True
    game.emit(Event("battle_begins", "deus.battle.occurs", place=battle.area))
    conditions.occur(game, "battle_begins", units_in(position, battle.area))
    return None


def cut_short(game: Context[Position], battle: Battle) -> Goto | None:
    """If no unit is left on either side the battle goes straight to its end.

    If one side is gone the remaining timings are still gone through. The edition may read either otherwise.

    Clauses: deus.ruling.battle_continues_when_side_gone, deus.ruling.battle_ends_when_both_sides_gone
    """
    left = [bool(units_in(game.position, battle.area, seat)) for seat in both_sides(game.position)]
    if all(left):
        return None
    gone = "one_side" if any(left) else "both_sides"
    return Goto("end_battle") if game.edition.switches[f"continue_battle_when_{gone}_gone"] == "no" else None


def end_battle(game: Context[Position], battle: Battle) -> Next:
    """The effects of the battle end, and nothing is suspended any more.

    Units whose defence this leaves at 0 or less fall in the battle, and are gone before the outcome is judged.

    Clauses: deus.ruling.battle_end_expiry_before_outcome, deus.ruling.battle_end_discards,
        deus.ruling.effects_return_at_battle_end
    """
    game.position.suspended = False
    lose_effects(game)
    game.unsettled = True
    game.emit(Event("battle_ends", "deus.battle.end.durations", place=battle.area))
    return leave_battle(game, battle) if game.edition.switches["battle_end_discards"] == "after it" else None


@judgement
def lose_effects(game: Context[Position]) -> None:
    """All effects with a duration used in the battle are lost together, and all spell slots are free again.

    Those used outside battles until a battle ends are among them, wherever this one was.

    Clauses: deus.battle.end.durations, deus.battle.end.slots, deus.ruling.next_battle_ends_it
    """
    zones.expire(game, frozenset({"battle"}))
    for unit in list(game.position.units.values()):
        if unit.spent:
            zones.change_unit(game, unit.id, spent=())


def leave_battle(game: Context[Position], _battle: Battle) -> Next:
    """The battle is over: its constant effects rest, Field effects count again.

    What its very end has made due may have begun effects and consumed slots once more.

    Clauses: deus.scope.battle, deus.ruling.battle_end_discards, deus.scope.field
    """
    position = game.position
    lose_effects(game)
    position.battle = ""
    position.line_ups = {}
    game.unsettled = True
    return None


def after_battle(_game: Context[Position], battle: Battle) -> Next:
    """The handling after the battle follows.

    Clauses: deus.battle.step_order
    """
    return Call(
        AfterBattle(area=battle.area, intercepted=battle.intercepted, origins=battle.origins, sources=battle.sources)
    )
