"""Wrong courses of a battle."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, new_step, offer, perform, step, step_before
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import AGAIN, Call, Next
from reference_engine.moncolle_tcg import battle
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.moncolle_tcg.procedures import NormalTiming
from reference_engine.moncolle_tcg.zones import enter
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context


def summoned_now(game: Context, _frame: Any, seat: str, answer: Any) -> Next:
    """A unit joins the battle, whatever it is at."""
    area, clause = game.position.battle, "moncolle_tcg.battle.instant_actions"
    enter(game, seat, answer.card, area, clause=clause, instantly=True)
    return AGAIN


with clause("moncolle_tcg.battle.timing_order"):
    mutant(
        "the line-ups come before the instant summons",
        step_before("battle", "marching_side_lines_up", "marching_side_summons"),
        step_before("battle", "defending_side_lines_up", "marching_side_summons"),
    )
    mutant("the dice fall before the line-ups", step_before("battle", "decide_initiative", "marching_side_lines_up"))

    for moment in ("before_attack", "after_attack", "counter"):
        mutant(
            f"units are instantly summoned at the question of {moment} as well",
            offer("instant_summon", moment),
            perform("instant_summon", summoned_now),
        )

    @wrong("both sides strike once more after the normal timings", step, "battle", "both_sides_attack")
    def _(real, game, frame):
        frame.simultaneous = True
        return real(game, frame)

    @wrong("after a simultaneous attack the marching side has a timing", new_step, "battle", "more", "end_battle")
    def _(game, frame):
        seat = game.position.marching
        asked = frame.simultaneous and units_in(game.position, frame.area, seat)
        return Call(NormalTiming(seat=seat, first=True)) if asked else None

    @wrong("after the second normal timing the first side has another", new_step, "battle", "more", "end_battle")
    def _(game, frame):
        asked = frame.first and units_in(game.position, frame.area, frame.first)
        return Call(NormalTiming(seat=frame.first, first=True)) if asked else None


with clause("moncolle_tcg.battle.empty_side"):

    @wrong("the battle ends as soon as a side has no units", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        enemies = units_in(game.position, game.position.battle, opponent(timing.seat))
        return real(game, timing) if enemies else None

    @wrong("a side whose enemies are gone has no timing of its own", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        return real(game, frame) if frame.first and units_in(game.position, frame.area, frame.first) else None

    @wrong("a side whose enemies are gone has no actions before the attack", step, "normal_timing", "before_attack")
    def _(real, game, timing):
        enemies = units_in(game.position, game.position.battle, opponent(timing.seat))
        return real(game, timing) if enemies else None

    @wrong("a side without units is asked before an attack all the same", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        gone = frame.first and not units_in(game.position, frame.area, opponent(frame.first))
        asked = opponent(frame.first) if gone else ""
        return Decision(asked, "before_attack", "moncolle_tcg.battle.empty_side") if asked else real(game, frame)

    @wrong("the battle ends where the first side has no units", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        gone = frame.first and not units_in(game.position, frame.area, frame.first)
        return None if gone and frame.first == opponent(game.position.marching) else real(game, frame)

    @wrong("whoever is left takes the timing of the side that is gone", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        seat = opponent(frame.first) if frame.first else None
        gone = seat and not units_in(game.position, frame.area, seat)
        left = gone and units_in(game.position, frame.area, frame.first)
        return Call(NormalTiming(seat=frame.first)) if left else real(game, frame)


with clause("moncolle_tcg.battle.icons_per_battle"):

    @wrong("used icons are gone for the game", judgement, battle.free_icons)
    def _(_game):
        return None

    @wrong("only Spell icons come back", judgement, battle.free_icons)
    def _(game):
        for unit in list(game.position.units.values()):
            zones.change_unit(game, unit.id, spent=())

    @wrong("only Item icons come back", judgement, battle.free_icons)
    def _(game):
        for unit in list(game.position.units.values()):
            zones.change_unit(game, unit.id, items_used=0)

    @wrong("only the marching side's icons come back", judgement, battle.free_icons)
    def _(game):
        _freed(game, game.position.marching)

    @wrong("only the defending side's icons come back", judgement, battle.free_icons)
    def _(game):
        _freed(game, opponent(game.position.marching))

    @wrong("icons come back after the attack", step, "normal_timing", "after_attack")
    def _(real, game, timing):
        battle.free_icons(game)
        return real(game, timing)

    @wrong("icons come back after every chain", step, "chain", "last_takes_effect")
    def _(real, game, frame):
        if not frame.items:
            battle.free_icons(game)
        return real(game, frame)

    @wrong("icons come back only where a march succeeds", judgement, battle.free_icons)
    def _(real, game):
        last = game.position.fought_on[-1]
        if not units_in(game.position, last, opponent(game.position.marching)):
            real(game)


def _freed(game: Context, seat: str) -> None:
    for unit in list(game.position.units.values()):
        if unit.owner == seat:
            zones.change_unit(game, unit.id, spent=(), items_used=0)
