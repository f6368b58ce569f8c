"""Wrong states of units."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement
from reference_engine.monster_collection import zones

with clause("deus.status.two_states"):
    mutant("a unit exhausted by an effect stays so until the next turn", judgement(zones.make_ready, lambda *_: None))

    @wrong("a unit that has just been summoned is exhausted", judgement, zones.enter)
    def _(real, game, seat, card, area, **how):
        real(game, seat, card, area, **how)
        zones.change_unit(game, card, ready=False)

    @wrong("units that stay behind are exhausted with those that march", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        zones.exhaust(game, list(game.position.units.values()), "deus.march.exhaust_after_march")

    @wrong("a unit that is exhausted once more is ready again", judgement, zones.exhaust)
    def _(game, units, _clause):
        for unit in units:
            zones.change_unit(game, unit.id, ready=not unit.ready)
