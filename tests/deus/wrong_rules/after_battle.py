"""Wrong handling after battles."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, bend, condition, judgement, step, step_before, table
from reference_engine.deus import after_battle, areas, limit_adjustment, returns, victory
from reference_engine.deus.board import AREAS, TERRITORY
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent, units_in
from tests.deus.wrong_rules.march import exhausting


@dataclass(frozen=True)
class Outcome:
    """Something that happens to the units in the area once they are placed, after one outcome only."""

    letter: str
    happens: Callable[[Any, Any], None]

    def __call__(self, game: Any, frame: Any) -> None:
        """Let it happen if this was the outcome."""
        if frame.ending == self.letter:
            self.happens(game, frame)


with clause("deus.after.exhaust_unacted"):
    mutant(
        "units are exhausted after they have gone back, where the battle was",
        step_before("after_battle", "exhaust_ready_units", "marching_side_returns_summoned"),
    )

    @wrong("the defending side's units stay ready", exhausting)
    def _(game, frame, unit):
        return (unit.area, unit.owner) == (frame.area, game.position.marching)

    @wrong("the marching side's units stay ready", exhausting)
    def _(game, frame, unit):
        return unit.area == frame.area and unit.owner != game.position.marching

    @wrong("the units in the areas the marchers came from are exhausted, too", exhausting)
    def _(_game, frame, unit):
        return unit.area == frame.area or unit.area in frame.origins.values()

    @wrong("units that effects moved out of the battle stay ready", exhausting)
    def _(_game, frame, unit):
        return unit.area == frame.area


with clause("deus.ruling.post_battle_exhausts_battle_only"):

    @wrong("units that effects move out of the battle are exhausted at once", judgement, zones.move)
    def _(real, game, unit, area, clause):
        real(game, unit, area, clause)
        if game.position.battle:
            zones.exhaust(game, [game.position.units[unit]], clause)


def marking(when: Callable[[Any, Any], bool]) -> Bend:
    def mark(game: Any, frame: Any) -> Any:
        return after_battle.place_battle_marker(game, frame) if when(game, frame) else None

    return step("after_battle", "place_battle_marker", mark)


with clause("deus.after.battle_marker"):
    mutant("only a battle in a held area leaves a marker", marking(lambda _game, frame: not frame.intercepted))

    @wrong("no marker is placed where the battle left nobody", marking)
    def _(game, frame):
        return bool(units_in(game.position, frame.area))

    @wrong("no marker is placed where the marching side has won", marking)
    def _(game, frame):
        return bool(units_in(game.position, frame.area, opponent(game.position.marching)))

    @wrong("there is one battle marker, which moves on", step, "after_battle", "place_battle_marker")
    def _(game, frame):
        game.position.battle_markers = (frame.area,)


with clause("deus.after.A"):

    @wrong("marchers who outnumber the survivors of the defending side have won", step, "after_battle", "judge_outcome")
    def _(game, frame):
        defenders = units_in(game.position, frame.area, opponent(game.position.marching))
        if len(defenders) == 1 and units_in(game.position, frame.area, game.position.marching):
            zones.leave(game, defenders, what="discarded", clause="deus.after.A")
        return after_battle.judge_outcome(game, frame)


def afterwards(letter: str, happens: Callable[[Any, Any], None]) -> Bend:
    return after_step("after_battle", "return_units", Outcome(letter, happens))


with clause("deus.after.B"):

    @wrong("victorious interceptors are discarded with the marchers", afterwards, "B")
    def _(game, frame):
        zones.leave(game, units_in(game.position, frame.area), what="discarded", clause="deus.after.B")


with clause("deus.after.C"):

    @wrong("the intercepted area is open again for the turn", afterwards, "C")
    def _(game, frame):
        markers = game.position.battle_markers
        game.position.battle_markers = tuple(area for area in markers if area != frame.area)


@bend
def with_origins(edition: Edition, origins: Callable[[Any, Any, Any], list[str]]) -> Edition:
    def is_one(game: Any, _seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        unit = game.position.units[answer.unit]
        return None if answer.area in origins(game, frame, unit) else "not from there"

    for clause_id in ("deus.after.C_instant", "deus.after.E_instant"):
        edition = condition("return", clause_id, is_one)(edition)
    return edition


with clause("deus.after.C_instant"):
    mutant("instantly summoned units stay in the area", judgement(returns.stranded, lambda *_: []))

    @wrong("a unit may return to an origin of either side", with_origins)
    def _(_game, frame, _unit):
        return [a for side in frame.sources.values() for a in side]

    @wrong("a unit may return to any own territory", with_origins)
    def _(_game, _frame, unit):
        return list(TERRITORY[unit.owner])

    @wrong("the first origin is where all units return", judgement, returns.possible_origins)
    def _(_game, frame, unit):
        return list(frame.sources[unit.owner][:1])

    @wrong("dead units' origins do not count", judgement, returns.possible_origins)
    def _(real, game, frame, unit):
        found = [area for area in real(game, frame, unit) if units_in(game.position, area, unit.owner)]
        return found or list(real(game, frame, unit))


with clause("deus.ruling.instant_return_must_fit"):

    @wrong("one unit is sent back after the other, by their ids", judgement, returns.stranded)
    def _(real, game, frame, seat):
        return real(game, frame, seat)[:1]

    @wrong("who fits nowhere is sent first", judgement, returns.possible_origins)
    def _(real, game, frame, unit):
        return real(game, frame, unit) or list(frame.sources[unit.owner])


def _unless(letter: str, real: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda game, frame: None if frame.ending == letter else real(game, frame)


@bend
def without_adjustment(edition: Edition, letter: str, *, marching: bool = True, defending: bool = True) -> Edition:
    """The table in which a side does not adjust its areas after one outcome."""
    for name, spared in (("marching_side_adjusts", marching), ("defending_side_adjusts", defending)):
        if spared:
            real = edition.procedures["after_battle"][name]
            edition = step("after_battle", name, _unless(letter, real))(edition)
    return edition


with clause("deus.after.C_limit"):
    mutant("areas stay overfull after both sides' withdrawal", without_adjustment("C"))
    mutant("only the marching side's areas are adjusted", without_adjustment("C", marching=False))

    @wrong("units that marched are given up first", judgement, limit_adjustment.discarded_first)
    def _(real, game, seat, area):
        others = [unit for unit in units_in(game.position, area, seat) if not unit.instantly_summoned]
        return others or list(real(game, seat, area))

    @wrong("areas with exactly 8 levels are adjusted, too", judgement, limit_adjustment.overfull_areas)
    def _(game, seat):
        return [area for area in AREAS if areas.total_level(game, seat, area) >= 8]


with clause("deus.after.D"):

    @wrong("instantly summoned defenders are discarded after a successful defence", afterwards, "D")
    def _(game, frame):
        gone = [unit for unit in units_in(game.position, frame.area) if unit.instantly_summoned]
        zones.leave(game, gone, what="discarded", clause="deus.after.D")

    @wrong("a successful defence makes the defenders ready", afterwards, "D")
    def _(game, frame):
        zones.make_ready(game, units_in(game.position, frame.area), "deus.after.D")

    @wrong("the defending side's survivors go back to their territory", afterwards, "D")
    def _(game, frame):
        for unit in units_in(game.position, frame.area):
            zones.move(game, unit.id, frame.area[0] + TERRITORY[unit.owner][0][1], "deus.after.D")


with clause("deus.after.E"):

    @wrong("surviving marchers go back to the origin of the first of them", step, "after_battle", "return_units")
    def _(real, game, frame):
        if frame.ending == "E":
            frame.origins = dict.fromkeys(frame.origins, next(iter(frame.origins.values())))
        return real(game, frame)

    @wrong("surviving marchers go back to own territory, wherever they came from", afterwards, "E")
    def _(game, frame):
        for unit, origin in frame.origins.items():
            if unit in game.position.units and origin[1] == "2":
                area = origin[0] + TERRITORY[game.position.units[unit].owner][0][1]
                zones.move(game, unit, area, "deus.after.E")


with clause("deus.after.E_instant"):

    @wrong("instantly summoned marchers stay with the enemy", table)
    def _(edition):
        real = edition.procedures["after_battle"]["marching_side_returns_summoned"]
        return step("after_battle", "marching_side_returns_summoned", _unless("E", real))(edition)

    @wrong("instantly summoned marchers return to any own territory", with_origins)
    def _(_game, _frame, unit):
        return list(TERRITORY[unit.owner])

    @wrong("instantly summoned defenders are discarded when the marchers go back", afterwards, "E")
    def _(game, frame):
        gone = [
            u for u in units_in(game.position, frame.area, opponent(game.position.marching)) if u.instantly_summoned
        ]
        zones.leave(game, gone, what="discarded", clause="deus.after.E_instant")


with clause("deus.after.E_limit"):
    mutant("areas stay overfull after the marchers' withdrawal", without_adjustment("E"))

    @wrong("any unit of the area may be given up", judgement, limit_adjustment.discarded_first)
    def _(game, seat, area):
        return units_in(game.position, area, seat)

    @wrong("all instantly summoned units of an overfull area go", step, "after_battle", "marching_side_adjusts")
    def _(game, _frame):
        seat = game.position.marching
        overfull = limit_adjustment.overfull_areas(game, seat)
        gone = [u for area in overfull for u in units_in(game.position, area, seat) if u.instantly_summoned]
        zones.leave(game, gone, what="discarded", clause="deus.after.E_limit")


with clause("deus.after.F"):

    @wrong("an area left empty counts as taken by the marching side", afterwards, "F")
    def _(game, frame):
        game.position.control_markers = (*game.position.control_markers, frame.area)

    @wrong("the last unit of a battle does not die", judgement, zones.die)
    def _(real, game, units, clause):
        everybody = len(units) == len(units_in(game.position, game.position.battle))
        real(game, units[:-1] if everybody else units, clause)


with clause("deus.after.victory_check"):
    mutant("victory is looked at before units go back", step_before("after_battle", "check_victory", "return_units"))

    @wrong("only the marching side wins after a battle", step, "after_battle", "check_victory")
    def _(game, _frame):
        if victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_battle")

    @wrong("the front is looked at as soon as the initiative is decided", step, "battle", "first_normal_timing")
    def _(real, game, frame):
        victory.check(game, "deus.victory.check_after_battle")
        return real(game, frame)
