"""Wrong battles."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import march
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection.position import opponent


@mutant("deus.battle.occurs", "a march into an area that nobody holds is a battle, too")
def battles_against_nobody(edition: Edition) -> Edition:
    """The marching side fights alone."""

    def fight(game: Any, frame: Any) -> Any:
        marching = game.position.marching
        if not frame.contested:
            return None
        frame.fought = True
        sources = {marching: tuple(dict.fromkeys(frame.origins.values())), opponent(marching): ()}
        return Call(Battle(area=frame.contested, origins=frame.origins, sources=sources))

    return amend.step(edition, "march", "fight", fight)


@mutant("deus.battle.occurs", "a battle needs an intercept")
def battles_after_intercepts_only(edition: Edition) -> Edition:
    """Defenders who were there before let the marchers in."""
    return amend.step(
        edition, "march", "fight", lambda game, frame: march.fight(game, frame) if frame.interceptors else None
    )


@mutant("deus.battle.occurs", "a battle needs defenders who were there before")
def battles_in_held_areas_only(edition: Edition) -> Edition:
    """Interceptors do not count."""
    return amend.step(
        edition, "march", "fight", lambda game, frame: None if frame.interceptors else march.fight(game, frame)
    )


@mutant("deus.battle.step_order", "line-ups are fixed before the instant summons")
def line_ups_come_first(edition: Edition) -> Edition:
    """Two timings in each other's place."""
    bent = amend.step_before(edition, "battle", "marching_side_lines_up", "marching_side_summons")
    return amend.step_before(bent, "battle", "defending_side_lines_up", "marching_side_summons")


@mutant("deus.battle.step_order", "quick effects are used before the line-ups are fixed")
def quick_comes_before_line_ups(edition: Edition) -> Edition:
    """Two timings in each other's place."""
    bent = amend.step_before(edition, "battle", "marching_side_quick", "marching_side_lines_up")
    return amend.step_before(bent, "battle", "defending_side_quick", "marching_side_lines_up")


@mutant("deus.battle.step_order", "the initiative is decided before the quick effects")
def initiative_comes_before_quick(edition: Edition) -> Edition:
    """Two timings in each other's place."""
    return amend.step_before(edition, "battle", "decide_initiative", "marching_side_quick")


@mutant("deus.battle.step_order", "the second side acts before the first")
def second_side_acts_first(edition: Edition) -> Edition:
    """Two timings in each other's place."""
    return amend.step_before(edition, "battle", "second_normal_timing", "first_normal_timing")


@mutant("deus.battle.step_order", "the battle ends after the first side's timing")
def second_timing_is_forgotten(edition: Edition) -> Edition:
    """One timing is missing."""
    return amend.without_step(edition, "battle", "second_normal_timing")


@mutant("deus.battle.step_order", "with equal initiative the battle ends without an attack")
def ties_end_the_battle(edition: Edition) -> Edition:
    """The simultaneous attack is missing."""
    return amend.without_step(edition, "battle", "simultaneous_attack")


@mutant("deus.battle.step_order", "after the battle nothing more is done")
def nothing_follows(edition: Edition) -> Edition:
    """The handling after the battle is missing."""
    return amend.without_step(edition, "battle", "after_battle")


@mutant("deus.battle.step_order", "a battle in which one side is gone ends at once")
def ends_without_an_enemy(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "continue_battle_when_one_side_gone", "no")
