"""Wrong turns of the draft of 2018-08-29."""

from typing import Any

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, bend, condition, judgement, step
from reference_engine.deus import summon
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent


@bend
def _skips(edition: Edition, step: str, turns: int) -> Edition:
    """One phase is left out in the first so many turns, and only then."""
    real = edition.procedures["turn"][step]

    def skipping(game: Any, frame: Any) -> Next:
        number = game.position.turn
        if number <= turns:
            return None
        if number > edition.numbers["turns_without_opening"]:
            outcome: Next = real(game, frame)
            return outcome
        game.position.turn = edition.numbers["turns_without_opening"] + 1
        outcome = real(game, frame)
        game.position.turn = number
        return outcome

    return amend.step("turn", step, skipping)(edition)


with clause("deus.draft.turn.power.skip_first"):
    mutant("the second player's first turn has no power charge either", _skips("power_charge", 2))
    mutant("the first turn has a power charge", _skips("power_charge", 0))

with clause("deus.draft.turn.hand1.skip_first"):
    mutant("the second player's first turn has no first hand adjustment either", _skips("first_hand_adjustment", 2))
    mutant("the first turn has a first hand adjustment", _skips("first_hand_adjustment", 0))

with clause("deus.draft.turn.main.skip_first"):
    mutant("the second player's first turn has no main phase either", _skips("main", 2))
    mutant("the first turn has a main phase", _skips("main", 0))

with clause("deus.draft.turn.power.gain"):

    @wrong("the defending side gains power, too", after_step, "power_charge", "gain_power")
    def _(game, _frame):
        zones.gain_power(game, opponent(game.position.marching), 1)


with clause("deus.draft.turn.summon.rearrange_scope") as this:
    mutant("only own territory is rearranged", condition("rearrange", this, summon.own_territory_only))


with clause("deus.draft.turn.summon.rearrange_no_vacate") as this:

    @wrong("nobody may leave the front at all", condition, "rearrange", this)
    def _(game, _seat, answer):
        units = game.position.units
        return [unit for unit, area in answer.areas.items() if units[unit].area[1] == "2" and area[1] != "2"]


def _removed_by(which: Any) -> Bend:
    def remove(game: Any, _frame: Any) -> None:
        position = game.position
        position.ownership = {area: seat for area, seat in position.ownership.items() if not which(position, area)}

    return step("hand_adjustment", "remove_empty_markers", remove)


def _empty(position: Any, area: str) -> bool:
    return all(unit.area != area for unit in position.units.values())


with clause("deus.draft.turn.hand2.remove_empty_markers"):
    mutant("the first hand adjustment removes them, too", _removed_by(_empty))
    mutant("all markers are removed", _removed_by(lambda *_: True))

    @wrong("only the marching side's own are removed", _removed_by)
    def _(p, area):
        return _empty(p, area) and p.ownership[area] == p.marching

    @wrong("markers are removed as soon as an area is empty", judgement, "vacated areas")
    def _(game):
        position = game.position
        position.ownership = {area: seat for area, seat in position.ownership.items() if not _empty(position, area)}
