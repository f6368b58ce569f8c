"""Battles of the draft, as in the trading card game: no quick timing, and effects after the attack, too.

Clauses: deus.draft.battle.as_tcg, deus.ruling.draft_battle_by_quick_reference
"""

from reference_engine.deus.position import Position, owners
from reference_engine.deus.procedures import AfterBattle, NormalTiming
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import units_in


def after_attack(game: Context[Position], timing: NormalTiming) -> Next:
    """After its attack a side with units left may use before-attack effects once more.

    Clauses: deus.draft.battle.as_tcg
    """
    area = game.position.battle
    if not units_in(game.position, area, timing.seat):
        return None
    return Decision(timing.seat, "after_attack", "deus.draft.battle.as_tcg", about=area)


def close_area(game: Context[Position], frame: AfterBattle) -> Next:
    """An area without a marker in which both sides have survived, or nobody has, is closed for this turn.

    . One with a marker is not, whether nobody is left or the marching side has to withdraw, unless silence is read as
    in ver2.00. Closed areas are where ver2.00 has its battle markers.

    Clauses: deus.draft.after.D, deus.after.F, deus.draft.after.C, deus.march.e_empty, deus.ruling.draft_closed_areas,
        deus.ruling.draft_lists_are_complete, deus.ruling.draft_marked_area_wiped_out
    """
    position = game.position
    unmarked = frame.area not in owners(position) and frame.ending in ("C", "E", "F")
    if unmarked or (frame.ending == "E" and game.edition.switches["draft_silence"] == "as in 2.00"):
        position.battle_markers = (*(area for area in position.battle_markers if area != frame.area), frame.area)
        game.emit(Event("battle_marker", f"deus.after.{frame.ending}", place=frame.area))
    return None
