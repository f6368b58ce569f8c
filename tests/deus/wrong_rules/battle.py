"""Wrong battles."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import step, step_before
from reference_engine.deus import march
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection.position import opponent

with clause("deus.battle.occurs"):

    @wrong("a march into an area that nobody holds is a battle, too", step, "march", "fight")
    def _(game, frame):
        marching = game.position.marching
        if not frame.contested:
            return None
        frame.fought = True
        sources = {marching: tuple(dict.fromkeys(frame.origins.values())), opponent(marching): ()}
        return Call(Battle(area=frame.contested, origins=frame.origins, sources=sources))

    @wrong("a battle needs an intercept", step, "march", "fight")
    def _(game, frame):
        return march.fight(game, frame) if frame.interceptors else None

    @wrong("a battle needs defenders who were there before", step, "march", "fight")
    def _(game, frame):
        return None if frame.interceptors else march.fight(game, frame)


with clause("deus.battle.step_order"):
    mutant(
        "line-ups are fixed before the instant summons",
        step_before("battle", "marching_side_lines_up", "marching_side_summons"),
        step_before("battle", "defending_side_lines_up", "marching_side_summons"),
    )
    mutant(
        "quick effects are used before the line-ups are fixed",
        step_before("battle", "marching_side_quick", "marching_side_lines_up"),
        step_before("battle", "defending_side_quick", "marching_side_lines_up"),
    )
    mutant(
        "the initiative is decided before the quick effects",
        step_before("battle", "decide_initiative", "marching_side_quick"),
    )
